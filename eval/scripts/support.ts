import { attempts, choices, type Items, questions, swaps, tasks, wishes } from "./items.ts";

export const SUPPORT: Items = {
	domain: "support",
	tasks: tasks(`
get the espresso machine repaired | getting the espresso machine repaired | got the espresso machine repaired | the repair of the espresso machine | espresso machine
descale the boiler | descaling the boiler | descaled the boiler | the descaling of the boiler | boiler
photograph the serial plate | photographing the serial plate | photographed the serial plate | the photo of the serial plate | serial plate
print the return label | printing the return label | printed the return label | the return label | return label
register the extended warranty | registering the extended warranty | registered the extended warranty | the registration of the extended warranty | extended warranty
hand the parcel to the courier | handing the parcel to the courier | handed the parcel to the courier | the handover to the courier | courier

recover the locked mailbox | recovering the locked mailbox | recovered the locked mailbox | the recovery of the locked mailbox | mailbox
verify the passport scan | verifying the passport scan | verified the passport scan | the check of the passport scan | passport scan
reset the authenticator app | resetting the authenticator app | reset the authenticator app | the reset of the authenticator app | authenticator
revoke the unknown sessions | revoking the unknown sessions | revoked the unknown sessions | the revocation of the unknown sessions | unknown sessions
restore the deleted folders | restoring the deleted folders | restored the deleted folders | the restoration of the deleted folders | deleted folders
set a recovery phone number | setting a recovery phone number | set a recovery phone number | the recovery phone number | recovery phone

refund the double booking | refunding the double booking | refunded the double booking | the refund of the double booking | double booking
match the bank statement | matching the bank statement | matched the bank statement | the match with the bank statement | bank statement
cancel the Lisbon night | cancelling the Lisbon night | cancelled the Lisbon night | the cancellation of the Lisbon night | Lisbon
issue the voucher | issuing the voucher | issued the voucher | the voucher | voucher
notify the hotel desk | notifying the hotel desk | notified the hotel desk | the note to the hotel desk | hotel desk
close ticket 48213 | closing ticket 48213 | closed ticket 48213 | the closing of ticket 48213 | 48213`),
	choices: choices(`
the shipment | the pickup service | a drop-off point | the parcel weighs 19 kilos | pickup service | 19 kilos
the compensation | store credit | a bank transfer | the card on file has expired | store credit | expired
the contact channel | phone calls | e-mail | the spam filter eats our replies | phone calls | spam filter
the replacement | the graphite model | the white one | white is out of stock until March | graphite | March
the plan | the family tariff | two single ones | the second line costs only four euros | family tariff | four euros
the appointment | the Thursday slot | the weekend | the technician has the spare pump then | Thursday | spare pump
identification | the video call | a letter by post | the letter would take nine days | video call | nine days
the invoice address | the Rotterdam office | the head office | VAT is settled there | Rotterdam | VAT`),
	swaps: swaps(`
the delivery address | the home address | it was on the order | the neighbour at number 14 | the doorbell is broken | number 14, doorbell
the refund | PayPal | it is quick | the gift card | the PayPal account was closed | gift card, closed
the new router | the small one | it is cheap | the mesh kit | the attic has no reception | mesh kit, attic`),
	attempts: attempts(`
holding the reset button for thirty seconds | held the reset button for thirty seconds | the red lamp kept blinking | reset button
clearing the browser cookies | cleared the browser cookies | the login page still looped | cookies
reinstalling the printer driver | reinstalled the printer driver | error E-57 came back | printer driver, E-57
swapping the power adapter | swapped the power adapter | the display stayed dark | power adapter
calling the Glasgow branch | called the Glasgow branch | nobody there had the order | Glasgow
paying with the corporate card | paid with the corporate card | the bank declined it twice | corporate card
using the coupon SPRING15 | used the coupon SPRING15 | the basket rejected it | SPRING15`),
	questions: questions(`
is the damage covered by the insurance | the insurance cover | insurance
when will the backordered filter arrive | the backordered filter | filter
who signed for the first parcel | the signature for the first parcel | first parcel
can the loyalty points be transferred | the transfer of loyalty points | loyalty points
does the upgrade need a new SIM | the new SIM for the upgrade | SIM
is the Austrian address still valid | the Austrian address | Austrian
why was the deposit charged twice | the deposit | deposit`),
	wishes: wishes(`
call me Captain Vega | Vega
send steps one at a time | one at a time
quote prices in Swiss francs | francs
give dates with the weekday | weekday
skip the apologies | apologies
write without abbreviations | abbreviations
confirm things by text message | text message
answer in short sentences | short sentences`),
};
