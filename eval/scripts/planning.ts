import { attempts, choices, type Items, questions, swaps, tasks, wishes } from "./items.ts";

export const PLANNING: Items = {
	domain: "planning",
	tasks: tasks(`
plan the company retreat in the Dolomites | planning the company retreat in the Dolomites | planned the company retreat in the Dolomites | the company retreat in the Dolomites | Dolomites
reserve the mountain lodge | reserving the mountain lodge | reserved the mountain lodge | the reservation of the mountain lodge | mountain lodge
charter the coaches | chartering the coaches | chartered the coaches | the charter of the coaches | coaches
hire the hiking guide | hiring the hiking guide | hired the hiking guide | the hiring of the hiking guide | hiking guide
collect the shoe sizes | collecting the shoe sizes | collected the shoe sizes | the list of shoe sizes | shoe sizes
send the packing list | sending the packing list | sent the packing list | the packing list | packing list

organise the move to the Harbour Street office | organising the move to the Harbour Street office | organised the move to the Harbour Street office | the move to the Harbour Street office | Harbour Street
measure the meeting rooms | measuring the meeting rooms | measured the meeting rooms | the measuring of the meeting rooms | meeting rooms
order the standing desks | ordering the standing desks | ordered the standing desks | the order of the standing desks | standing desks
transfer the fibre contract | transferring the fibre contract | transferred the fibre contract | the transfer of the fibre contract | fibre contract
label the server racks | labelling the server racks | labelled the server racks | the labelling of the server racks | server racks
book the freight lift | booking the freight lift | booked the freight lift | the booking of the freight lift | freight lift

prepare the wedding of Ines and Tom | preparing the wedding of Ines and Tom | prepared the wedding of Ines and Tom | the wedding of Ines and Tom | Ines
taste the menu | tasting the menu | tasted the menu | the tasting of the menu | menu
print the invitations | printing the invitations | printed the invitations | the printing of the invitations | invitations
fit the dress | fitting the dress | fitted the dress | the fitting of the dress | dress
seat the cousins from Porto | seating the cousins from Porto | seated the cousins from Porto | the seating of the cousins from Porto | Porto
rehearse the string quartet | rehearsing the string quartet | rehearsed the string quartet | the rehearsal of the string quartet | quartet`),
	choices: choices(`
the catering | the Lebanese buffet | a set dinner | eleven guests are vegetarians | Lebanese | eleven
the venue | the old boathouse | the town hall | it holds 120 people with tables | boathouse | 120
the date | the second weekend of May | late June | the ferry runs daily by then | weekend of May | ferry
the transport | the night train | flying | the carbon budget is used up | night train | carbon
the photographer | Odile | the studio from last year | she brings her own lights | Odile | lights
the furniture | second-hand oak | new laminate | the budget is 14,000 at most | oak | 14,000
the music | a jazz trio | a DJ | the neighbours complain after ten | jazz trio | neighbours
the insurance | the all-weather policy | none at all | the deposit is not refundable | all-weather | refundable`),
	swaps: swaps(`
the keynote | a panel | it is easy to fill | the talk by Professor Amsel | two panellists cancelled | Amsel, panellists
the hotel | the Astoria | it is central | the Seeblick | the Astoria is under renovation | Seeblick, renovation
the gift | a voucher book | it is simple | the copper kettle | the bookshop went out of business | kettle, bookshop`),
	attempts: attempts(`
asking the ski school for guides | asked the ski school for guides | they only work until April | ski school
booking through the tour portal | booked through the tour portal | it charged us twice | tour portal
splitting the group over two huts | split the group over two huts | nobody wanted the lower one | two huts
polling the dates by e-mail | polled the dates by e-mail | half of the replies got lost | dates by e-mail
renting a single big van | rented a single big van | the pass is closed to it | van
haggling with the florist | haggled with the florist | she walked away from the order | florist
drafting the seating by age | drafted the seating by age | the families were torn apart | seating by age`),
	questions: questions(`
who pays for the single rooms | the single rooms | single rooms
is there a doctor near the valley | a doctor near the valley | doctor
do the children come along | the children | children
what happens if it rains on the terrace | rain on the terrace | terrace
may we hang lanterns in the courtyard | the lanterns in the courtyard | lanterns
does the Swiss team need visas | visas for the Swiss team | visas
how early does the bakery deliver | the delivery by the bakery | bakery`),
	wishes: wishes(`
give costs per person | per person
use the 24-hour clock | 24-hour
make checklists rather than prose | checklists
suggest two options at most | two options
keep the tone cheerful | cheerful
mention the walking time | walking time
leave Sundays free | Sundays
address everybody by first name | first name`),
};
