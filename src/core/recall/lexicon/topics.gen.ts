// Written by `npm run generate:lexicon` from the lists in scripts/lexicon/topics.
/** A topic a line, as stems: what asks for it, and behind "|" what tells of it: strongly, middling, weakly. */
export const TOPICS = `roof|chimnei;tile,slate,gutter,shingl,roofer,rafter,skylight;flash,drip,attic,ceil
gutter,downpip,drainpip|rainwat,bird nest,hopper;leaf,overflow,moss,roof,fascia,soffit,spout;ladder
chimnei,fireplac|grate,hearth;sweep,soot,mantelpiec,flue,ember,poker,coal,cowl;log,flu,kindl,wood burner
boiler,heat,furnac|ga engin,worcest;radiat,pilot light,lukewarm,combi,vaillant,cold shower,fault code;pressur,bleed,thermostat,hvac
radiat|towel rail,air lock,clank,sludg;bleed,lukewarm,valv,cold spot,gurgl,scald;boiler,thermostat
thermostat,room temperatur|eco mode,turn down;degre,heat,cosi,schedul,celsiu,fahrenheit,ac;hive,nest,jumper
air condit,aircon,ac|btu,split unit,freon,blow cold,window unit;compressor,swelter,heatwav;condens,sticki,heat pump
plumb,plumber,pipe|;u bend,stopcock,washer,tap,ballcock,copper,solder,damp patch,wrench;drip,burst,callout,oliv
tap,faucet|mixer,hot water,lime scale,o ring;washer,sink,cartridg,spout,dribbl;drip,plumber,stopcock
sink,basin|wast dispos;plughol,plunger,u bend,tap,gurgl,drano,belfast,splashback,hair clog;drain,dish
drain,sewer,sewag|manhol,fatberg;dyno rod,stink,rod,wet wipe,gurgl,back up,septic tank,tree root,roto rooter;plunger
toilet,loo,bathroom|bog,bidet,float valv,lavatori,wc;flush,cistern,seat,plunger,loo roll;overflow,ensuit,ballcock
shower|mira,power shower;hose,trai,grout,lukewarm,shower head,trickl;screen,curtain,mould,thermostat,cubicl,limescal,pressur
bath,bathtub,tub|clawfoot,bath bomb,radox,tap end,wallow;plug,sealant,epsom;bubbl,soak,overflow
bathroom renov,new bathroom|vaniti;tile,grout,rip out,walk in,cubicl,silicon,underfloor,extractor,cistern,towel rail;plumber,tiler
kitchen,new kitchen,kitchen fit|worktop,howden,quartz,countertop;cupboard,hob,island,splashback,wren,cabinet,fitter,backsplash;sink,oven
leak,water damag,flood|;ceil,damp patch,stopcock,burst,sodden;drip,soak,dehumidifi,puddl,upstair
damp,mould,mold|penetr;dehumidifi,condens,black spot,musti,ventil,silverfish,extractor,spore,rise damp,window sill;bleach,peel
electr,electrician,wire|;fuse,rcd,consum unit,sparki,rewir,breaker,burn smell,earth;trip,socket,spark,fuse box,flicker
power cut,blackout,outag|;gener,freezer,dark,substat,fuse box,flicker,grid,headlamp;torch,trip,power bank
light,lamp|dimmer;bulb,flicker,chandeli,spotlight,shade,hue,hu,pendant,halogen,downlight;switch,lead,fit,fairi light
socket,plug,outlet|three pin,prong,surg protector,power strip;extens lead,adapt,fuse,spark,usb,electrician,burn mark;trip
window,glaze|sill;pane,sash,doubl glaze,draught,condens,upvc,anglian,frame,glazier,velux;latch,shatter,putti
curtain,blind,drape|venetian,tieback;pole,roller,blackout,roman,slat,cord,pleat;rail,hem,net,hook,bracket
door,front door|;handl,knob,latch,draught,slam,composit,doorbel,porch,knocker;hing,lock,letterbox,squeak,stick,frame
lock,locksmith,lock out|drill out;yale,barrel,deadbolt,cylind,mortic;kei,spare,doorstep,credit card,latch,callout
kei,hous kei,lose kei|kei safe;keyr,timpson,doormat,locksmith,fob,plant pot,cut,lanyard,handbag;spare,lock
doorbel,ring doorbel|deliveri driver;chime,knock,porch,footag,motion,eufi,buzzer,intercom;camera,ring
alarm,burglar alarm,secur system|adt;siren,keypad,sensor,fals alarm,motion,simplisaf,go off;beep,panel,yale
smoke alarm,smoke detector,fire alarm|chirp,burn toast,kidd,test button;tea towel,go off,carbon monoxid,fire brigad;beep,ceil,wave
burglari,break in,burgl|jemmi;crowbar,jewelleri,window,ransack,crime number,forens,patio door,back door;smash,polic,laptop
hous fire,fire|extinguish;fire brigad,chip pan,flame,sing,soot,firefight;smoke,scorch,evacu
floor|;lamin,parquet,floorboard,lino,sand,underlai,karndean,herringbon;oak,varnish,creak,vinyl,plank,skirt,tile
carpet,rug|fitter,carpetright,berber,stair runner,gripper;underlai,stain,vacuum,pile,frai,shag,persian;wool,moth
stair,staircas,bannist|spindl,newel,top step;creak,runner,land,stair gate,tread,stairlift,spiral;rail
wall,plaster|skim,polyfilla;drywal,filler,artex,plasterboard,trowel;crack,plaster,stud,hole,sand,render,partit
wallpap|past,steamer,anaglypta;strip,pattern,farrow,woodchip,featur wall,laura ashlei;peel,roll,border,bubbl
paint,decor|;roller,dulux,brush,emuls,gloss,undercoat,mask tape,coat,tester pot,magnolia,primer,dust sheet,decor,eggshel,sherwin william;
tile|spacer,adhes,topp,mosaic;grout,tiler,splashback,porcelain,metro,sealant,trowel,wet see;crack
ceil|spotlight;artex,cobweb,damp patch,cove,sag,bulg;crack,plaster,drip,popcorn,rose,beam
insul,draught,draughti|rockwool,u valu,batt,heat loss;caviti,lag,foam,exclud,gap;loft,jumper,doubl glaze,epc,seal
loft,attic|hatch,rafter,christma decor,water tank;insul,joist,velux,dormer,wasp nest;ladder,box,convers,squirrel,cobweb
basement,cellar|sump pump,sub floor,mancav;flood,storag,musti,spider,step down;damp,wine,tank,washer
conservatori,sunroom,orangeri|wicker,polycarbon,sun trap;greenhous,boil,blind,patio door,rattan,upvc;glass
extens,build,hous extens|bifold,lintel;plan,builder,foundat,steel,rsj,architect,joist,build control;skip,foot,parti wall,scaffold
renov,refurb,do up,remodel|;builder,rip out,knock through,contractor,rewir,tarp,fixer upper,over budget;skip,dust,plaster,snag,quot,rubbl
builder,contractor,tradesman|site;cowboi,checkatrad,bodg,bricki;quot,skip,plaster,no show,snag,van,invoic
plan permiss,zone|;architect,object,refus,dormer,conserv area,varianc;extens,draw,appeal,permit,committe
dii,home improv|homebas;b q,screwfix,sand,paint,bodg,rawlplug,home depot,spirit level;shelf,screw
handyman,odd job|taskrabbit,leaki tap;hourli,fix,gutter,flat pack,toolbox;shelf,hing,bracket
shelf,bookcas,shelv|alcov,stud finder;bracket,rawlplug,spirit level,billi,wonki,sag;float,plank
furnitur,flat pack,ikea|leftov screw,dowel;allen kei,wardrob,billi,malm,df,instruct,sideboard;sofa,drawer,assembl,chest,wayfair,veneer
sofa,couch,sette|corner unit,three seater,chais;cushion,df,reclin,velvet,throw,loaf,sag,sofa bed;leather,loung,futon
armchair,reclin,chair|footstool,lazyboi,leg wobbl,upholsteri,ercol,wingback,eam,poang;lever;cushion,rock,seat
dine tabl,tabl|seat six,tablecloth;extend,chair,coaster,ring mark,trestl,walnut;oak,bench,leg,varnish
desk,home offic|stand desk;monitor,chair,lumbar,wfh,herman miller,box room,swivel;drawer,lamp,cabl,keyboard
bed,bed frame|;slat,headboard,king size,divan,creak,ottoman,four poster,bunk,malm,queen size;doubl,duvet
mattress|emma,topper,saggi,simba,pocket sprung,firm,tempur;memori foam,spring,casper,king size,bad back,lumpi,protector;
bed,duvet,sheet|tog,pillowcas,thread count,goos down;fit,cotton,linen,egyptian,king size,dunelm,quilt,comfort;feather
pillow|goos down,orthopaed,side sleeper;memori foam,feather,neck,lumpi,plump,drool,stiff neck,dunelm;
wardrob,closet,cloth storag|hanger,pax,slide door,build in;sharp,declutt,shoe rack;rail,drawer,moth,fit,mirror,walk in
drawer,dresser|tip over,upcycl;malm,knob,runner,dovetail;jam,sock,ikea,handl,oak,bedsid
bedroom,main bedroom|doubl bed;ensuit,headboard,wardrob,duvet,blackout,king size,wallpap,master;upstair,bedsid,pillow
spare room,guest room,box room|iron board,exercis bike;sofa bed,singl bed,guest,airb,lodger,junk,futon,put up;nurseri,desk
live room,loung,sit room|fireplac,coffe tabl,bai window;telli,rug,armchair,featur wall,mantelpiec,throw,footstool;sofa,curtain
hallwai,entranc,porch|coat hook,shoe rack,umbrella stand,consol tabl,coat rack,bannist;doormat,letterbox,pram,muddi;welli,mirror
garag|workbench,roller door;junk,freezer,bike,tool,lawnmow,open,dent;convers,remot
shed,garden shed,summerhous|feel,tool,creosot,roof feel;lawnmow,padlock,spade,spider,workbench,rot,lean to,cuprinol;bike
garden,yard,backyard|flower bed;lawn,mow,patio,spade,pergola;weed,hedg,fenc,border,compost,deck,trelli
garden,landscap,garden design|strim;turf,border,prune,patio,pave,wheelbarrow,mow,mulch,sleeper,rais bed;hedg,lawn,leaf blower
lawn,grass|patchi,mower;mow,turf,moss,strimmer,scarifi,dandelion,sprinkler,mole;weed,seed,stripe,edg
lawnmow,mower|grass,pull cord,toro;flymo,petrol,blade,cabl,robot,ride on,john deer,honda,spark plug;stripe,clip
hedg,bush,shrub|privet,laurel,hawthorn;trim,leylandii,clipper,overgrown,shear,conif,strimmer;box,boundari
fenc|blow down,creosot;post,boundari,concret,picket,cuprinol,rot,trelli,gravel board,hole dig;panel,gate,storm
gate,side gate|wrought iron;latch,padlock,bolt,squeak,drivewai,post;hing,fenc,swing,electr
patio,pave,deck|slab,sandston;jet wash,sealant,composit,bbq,rattan,mortar,slipperi,parasol,pressur washer,indian stone;weed,moss
drivewai,drive|block pave,oil stain,asphalt;gravel,tarmac,resin,kerb,jet wash,drop kerb;weed,pothol
tree,treed,tree surgeon|tpo;branch,trunk,stump,chainsaw,prune,fall,ash dieback,overhang,sycamor,conif,arborist,chipper;oak,root
flower,plant,bed plant|bloom,hang basket;rose,tulip,daffodil,petal,bulb,geranium,dahlia,peoni,seedl,garden centr,pansi;bouquet,lavend
rose|bloom,climber,david austin,deadhead,rambler,bare root;thorn,prune,black spot,aphid,petal;bouquet
bulb,spring flower|allium;daffodil,tulip,crocu,snowdrop,plant,squirrel,hyacinth,bluebel,autumn,soil;border
housepl,pot plant|repot,yucca;monstera,succul,cactu,overwat,peac lili,orchid,windowsil,potho,alo,drainag,gnat,spider plant;wilt,leaf
veget patch,veg garden,allot|spud;tomato,courgett,slug,rais bed,runner bean,compost,seedl,rhubarb,dig,polytunnel;plot,manur
tomato plant,grow tomato|grow bag,cherri,truss,ripen,vine,tomorit,side shoot;greenhous,blight,cane,beefsteak;
greenhous,polytunnel|;tomato,seedl,pane,cucumb,trai,germin,propag,vent;stage,pot,chilli
weed|roundup,bindwe,hoe,thistl;dandelion,nettl,knotwe,ho,dig out,ground elder,weedkil;patio,pull up
compost,mulch,soil|tea bag,dig in;worm,heap,manur,rot,turn,tumbler,dalek,grass cut;peel,bag,bin,bark
slug,snail,garden pest|beer trap,hosta,copper tape,munch,hole in;pellet,lettuc,slime,nematod,aphid,greenfli,eggshel;
water,hose,sprinkler|hozelock,irrig;hosepip ban,water butt,water can,wilt,holidai,dry out,nozzl,parch;drip,reel
pond,fish pond|koi,liner,duckwe,tadpol;frog,heron,alga,newt,lili,blanket weed;pump,goldfish
barbecu,bbq,grill|;burger,charcoal,weber,sausag,lighter,ga bottl,brisket,rib,coleslaw,skewer,marinad,tong,briquett,traeger;smoker,patio
fire pit,bonfir|chiminea,stink of;marshmallow,ember,kindl,gui fawk,lighter,s more;log,smoke,flame,ash
hot tub,jacuzzi,pool|jet,ph,green water;chlorin;bubbl,filter,inflat,soak,lifeguard,dip,pump
garden furnitur,patio set|parasol,teak,swing seat,hammock;rattan,deckchair,cushion,lounger,blow over;bench,argo
trampolin,swing,climb frame|blow over,break arm,neighbour kid,swing set;net,spring,backflip,monkei bar;bounc,slide,den
bird feeder,garden bird|blue tit,fat ball,woodpigeon,sparrow,niger;robin,seed,squirrel,goldfinch,nest box,blackbird,suet,hummingbird;
clean,tidi,tidi up|cillit bang;mop,scrub,zoflora,duster,marigold,sparkl,declutt,spick;hoover,dust,bleach,wipe
cleaner,clean ladi,maid|;mop,fortnightli,duster,spotless,marigold;hoover,oven,iron,kei,hourli,skirt
vacuum,hoover|suction;dyson,shark,henri,cordless,roomba,nozzl,cyclon,dog hair;bag,filter,carpet,attach,miel
robot vacuum,roomba|stick under,roborock,eufi;dock,poo,hair,lidar;bump into,mop,cabl,brush
mop,floor clean|vileda,swiffer;tile,zoflora,wring,streak,lino,footprint;steam,sticki,flash
dust|pledg,thick layer;cobweb,sneez,duster,allergi,ornament,dust bunni;shelf,skirt,polish,feather
stain,spill|white vinegar;vanish,red wine,carpet,bicarb,blot,ketchup,dry clean,ring mark,ribena,tide pen;soak,bleach,scrub
laundri,wash,wash cloth|airer;tumbl,line,peg,spin,deterg,persil,white,soften,lenor;fold,load
wash machin,washer|door seal,drain hose;spin,drum,error code,rins,hotpoint,judder,pre wash;bosch,filter,bear,coin,whirlpool
tumbl dryer,dryer|lint,fluff,warm towel;heat pump,shrink,condens,vent,creas,whirlpool;damp,bosch
iron|;board,creas,shirt,pile,scorch,burn mark,press,tefal,philip,starch,wrinkl;steam,collar
dishwash|rins aid,cutleri trai,cloudi glass,unload;tablet,load,finish,empti,error code;salt,bosch,filter,rack,stack,miel
dish,wash up|scourer,dry rack;fairi,sink,rubber glove,spong,marigold,tea towel,greasi,pan,pile up,sud;soak,dawn
bin,rubbish,trash,bin dai|black bin,garbag;recycl,collect,wheeli,food wast,caddi,bin man,dumpster;bag,kerb,maggot
recycl|bottl bank,blue bin,yoghurt pot,green bin;cardboard,tin,rins,landfil,crush;glass,plastic
tip,dump,skip,junk remov|old sofa,hippobag,recycl centr,clear out;landfil,rubbl,mattress,fly tip;van,slot
declutt,clear out|hoarder;mari kondo,freecycl,spark joi,minimalist;chariti shop,tip,skip,vint,goodwil,bin bag,car boot,gumtre,facebook marketplac
oven clean|oven pride,burn on,glass door,easi off,wire wool,elbow greas;greas,rack,bicarb,rubber glove;scrub,fume
limescal,hard water|viakal,shower head,citric acid,furri,calgon;descal,vinegar,tap,soften;kettl,scale,crust
smell,stink,odour|rotten,dead mous;febrez,whiff,mouldi,fart,musti,pong,reek,reed diffus;drain,fridg,trainer
pest,infest,extermin|;mous,rat,trap,rentokil,bait,cockroach,bedbug,ant,fumig,orkin,scurri;drop,wasp
mous,mice,rat,rodent|scurri,steel wool;trap,peanut butter,gnaw,rentokil;drop,skirt,poison,squeak,chew
ant,insect,bug|nippon,boric acid;nip,powder,trail,crumb,swarm,raid;fly,crawl,kettl,skirt
wasp,bee,beed,hornet|jam jar;sting,swarm,beekeep,picnic,vespa;nest,epipen,honei
spider,cobweb|web,hairi,hoover up;corner,conker,arachnophob,tarantula,black widow;glass,bath,leg
fly,fruit fly,fli|vinegar trap,swat,fruit bowl,zapper,flypap,bluebottl,fly sprai;maggot,food wast;bin
moth,cloth moth|cedar,larva,zensect;lavend,hole,trap,cashmer,nibbl;jumper,wool,freezer,carpet
bedbug,flea,lice|hot wash,indorex;mattress,fumig,frontlin,nit,comb,heat treatment;bite,itch,rash
neighbour,neighbor,next door|number twelv;nois,parcel,upstair,thin wall,park space,loud music;fenc,hedg,parti wall,bark,borrow
nois,noisi neighbour,nois complaint|;thump,upstair,parti,thin wall,stomp,environment health,racket,screech;bass,bark,earplug,3am,loud music
park space,park disput,park|revers;permit,drivewai,drop kerb,cone,doubl yellow,bai,clamp;kerb,resid
hous,properti|detach,three bed,end terrac;terrac,semi,bungalow,cottag,new build,duplex,townhous,victorian;garag
flat,apart,condo,studio|ground floor,on bed,walkup;balconi,top floor,leasehold,concierg,bedsit,maisonett;lift,servic charg
rent,rental|;tenanc,pcm,agent,openr,leas,per month,bill includ,zoopla,guarantor;arrear,spareroom,zillow,stand order
landlord,let agent|rent rise;inspect,tenanc,evict,section 21,repair,foxton,safeti certif;boiler,mould,inventori,notic
tenanc,leas,contract end|break claus;notic,twelv month,agent,period,guarantor,sublet;renew,joint,inventori
deposit,secur deposit|scheme,withhold,carpet stain;inventori,deduct,dp,scuff,disput,check out;
flatmat,roommat,housem|fridg shelf;rota,dish,spareroom,rent,passiv aggress,bathroom,wash up,lodger,move out;bill
evict,kick out|;section 21,notic,bailiff,arrear,sofa surf,lock chang,homeless;court,shelter
hous hunt,view|second view;rightmov,zoopla,agent,offer,ask price,south face,zillow,gazump,box room,open hous,catchment;realtor
hous purchas,bui hous|;mortgag,survei,complet,exchang,offer accept,stamp duti,conveyanc,search,escrow;close,gazump
sell hous,hous sale,sell|purplebrick;estat agent,view,ask price,offer,sell sign,complet,epc;chain,rightmov,valuat,realtor
mortgag,home loan|;fix rate,lender,nationwid,broker,remortgag,interest,two year,overpai,tracker,halifax,percent,afford;refin
estat agent,realtor|purplebrick,savil;foxton,view,rightmov,commiss,ask price,open hous;valuat,board,offer
survei,surveyor,hous survei,inspect|level three,homebuy;subsid,roof,ric,woodworm,knotwe,structur,red flag;damp,crack,valuat
subsid|underpin,tree root;foundat,clai,surveyor,lean,zigzag,structur engin,door stick;crack,insur,monitor
complet,exchang,close date|move date;remov van,fund,estat agent,notari,escrow;kei,chain,transfer
move,move hous,reloc|sofa through;remov,bubbl wrap,unpack,pack tape,complet,redirect,heav;box,van,u haul
mover,remov compani,remov van|luton,anyvan,pickford;piano,dent;box,sofa,quot,van,bubbl wrap,u haul,stair
pack,pack box,unpack|marker pen,kettl last,unopen box;bubbl wrap,tape,cardboard,newspap,fragil,suitcas;label,bin bag,crate
storag,storag unit,self storag|safestor,in between;big yellow,padlock,unit,contain,forklift;box,squar foot,u haul
move in,settl in,new place|hous warm,neighbour pop;unpack,meter read;box,kei,kettl,takeawai,curtain,paint
housewarm|;plant,unpack,nibbl,tour,new place;bottl,playlist
move out,leav home|kei back,final bill;notic,inventori,spareroom,clean,empti nest;box,van
address,hous address|street,avenu,sit nav,w3w;postcod,number,flat,close,buzzer,corner of,crescent;floor
redirect post,chang address,mail forward|previou occup,new postcod;royal mail,dvla,bank,elector roll,council tax,usp,util;letterbox
util bill,energi bill,ga bill,electr|;meter,tariff,british ga,smart meter,estim,stand charg,edf,eon,price cap;octopu,kwh,direct debit,read,pg e
meter,meter read,smart meter|prepai;cupboard,digit,supplier,estim,top up,ga,submit;kwh,octopu
council tax,properti tax|singl person,valuat offic;band,discount,arrear,rebat,assess;direct debit,bailiff
water bill,water suppli|rateabl,severn trent,cubic metr,boil notic;thame water,meter,stopcock,hosepip ban;tank,pressur
internet,wifi,broadband|virgin media;router,bt,fibr,mbp,drop out,mesh,dead spot;sky,lag,reboot,buffer,openreach,ethernet,comcast
router,modem|bt hub,orang light;flash light,reset,mesh,ethernet,red light,wifi;reboot,password,extend,unplug
home insur,insur claim,content insur|assessor,accident damag;excess,aviva,payout,loss adjust,admir,allstat;premium,renew,polici,claim,no claim
hous name,hous ag,period hous|edwardian,georgian,1930s,thatch,origin featur,cornic;victorian,sash,new build,tudor,craftsman;list,beam
balconi,terrac|bistro tabl,herb,dry wash;pigeon,pot,deckchair,top floor,overlook,sunbath,juliet;rail
lift,elev|;top floor,flight,oti,go up,heav;stick,stair,button,engin,buggi,floor,mirror
view,outlook|rooftop,skylin,brick wall;overlook,sea,balconi,top floor,shard,panorama,car park;sunset
street,road,area,neighbourhood|leafi,corner shop,gentrifi,school catchment;siren,rough,high street,speed bump,suburb;bypass
homeown associ,resid group,servic charg|manag agent,sink fund,lift repair;hoa,leasehold,freehold,commun,ground rent,committe,agm,clad;fine
decor,style,interior|scandi,boho,mid centuri,minimalist,shabbi chic;grei,cushion,print,featur wall,pinterest,sage green;panel,rattan
colour,color,paint colour|duck egg;sage,navi,teal,magnolia,terracotta,mustard,beig,tester pot,turquois,maroon,off white;cream
pictur,frame,artwork,hang pictur|command strip,galleri wall,desenio;nail,hook,print,wonki,canva,spirit level,mount;string,poster
mirror|reflect,seven year,full length,gilt,fog up,overmantel;smudg;crack,wardrob,selfi
rug clean,carpet clean|rug doctor,shampoo,bissel,chem dry;stain,dog wee,dry out;soak,vanish
candl,home fragranc|diffus,diptyqu,tealight,fig;yanke,wick,jo malon,scent,wax,vanilla,melt,three wick;match
christma tree,tree decor|needl drop,nordmann;baubl,tinsel,fairi light,fake,angel,fir,lopsid;pine
tool,toolbox|plier;hammer,screwdriv,spanner,wrench,makita,dewalt,socket set,stanlei knife;see,bosch,allen kei,chisel,milwauke
drill|bit,masonri,chuck,hammer action;rawlplug,dewalt,hole,makita,cordless,impact;wall,bosch
hammer,nail|pictur hook,bend,mallet,whack;thumb,claw,plank,rusti,tetanu,nail gun;pin
ladder|lean,foot of,toppl,aluminium,paint the;fall off,gutter,window cleaner;ring,wobbl,loft,extend
see,chainsaw,power tool|mitr;stihl,blade,branch,jigsaw,sawdust,husqvarna,circular;log,finger,plank,goggl
glue,glu,stick,mend|araldit,finger stick,uhu,pritt,wood glue,snap off,sugru;superglu,gorilla,epoxi,clamp,gaffer tape;
tape,duct tape|scotch,residu;gaffer,sellotap,patch up;sticki,mask,roll,scissor,parcel,peel,electr
screw,bolt,nut|phillip,strip head,countersink;rawlplug,rusti,screwdriv,wd40,tighten;thread,washer,allen kei
squeak,creak,rattl|bed frame,talc;wd40,floorboard,oil,greas;hing,stair,screw,bear
repair,fix,mend,break|spare part,beyond repair;bodg,callout,warranti,screwdriv,superglu,sort;glue,glu,engin,write off,conk out,solder
applianc,white good,applianc repair|ao;washer,dishwash,warranti,conk out,hotpoint,element,whirlpool,fault code;fridg,curri,bosch,miel,callout
warranti,guarante|;john lewi,serial number,void,applecar;receipt,curri,replac,expir,engin
callout,emerg repair|homeserv,weekend rate;locksmith,per hour,ga leak,fob off;plumber,boiler,british ga,burst,vat
ga leak,ga smell|nation grid,rotten egg,open window;carbon monoxid,meter,hob,turn off,valv,hiss;engin,evacu
solar,solar panel|tesla powerwal;roof,invert,export,feed in,sunni dai,south face,payback;kwh,octopu,gener,instal
heat pump|boiler replac,nois unit,vaillant,daikin,outdoor unit;grant,radiat,cop,underfloor,insul;octopu,samsung
wood burner,stove,log burner|firelight,kiln dri;kindl,season,chimnei sweep,flue,flu,glass door;log,cosi,ash,ax,ember
fridg,refriger|ic maker;samsung,hum,smeg,magnet,integr,warm,door ajar,compressor;milk,shelf,bosch,freezer,leftov,mouldi,defrost
freezer|fish finger,batch cook;defrost,frost,pea,chest,thaw,frostbit,leav open;ic,beep
oven,cooker|preheat;hob,aga,neff,element,ga mark,grill,smeg,timer,rangemast,convect;fan,door
hob,stove,induct|ga ring,ceram,boil over,crack glass;pan,ignit,flame,simmer,burner,neff,magnet;beep
microwav|reheat,readi meal,splatter,nuke;ping,popcorn,turntabl,porridg,jacket potato,zap,watt,defrost;
kettl|russel hobb;boil,limescal,brew,tea,smeg,whistl,dualit,element,descal,cuppa;switch
toaster,toast|crumb trai,crumpet,dualit,bread stick,pop tart;bagel,pop up,marmalad;burn,slot,marmit
coffe machin,coffe maker,espresso machin|delonghi,froth,crema,portafilt,gaggia;nespresso,bean,grind,pod,descal,aeropress,cafetier,brevil,keurig,tassimo;sage
air fryer|ninja,cosori,dual zone;crispi,wing,salmon,tower,philip,ten minut;chip,basket,oil
slow cooker,crockpot,instant pot|stew,pull pork,all dai,morphi richard;chilli,casserol,ragu,lid,brisket;curri,pressur
blender,mixer,food processor|vitamix,kenwood,dough hook,magimix;smoothi,nutribullet,kitchenaid,whisk,soup,ninja,blitz,batter,thermomix;
knife,kitchen knife|sharpen,chop,chop board,wusthof,global,sabati;blade,finger,blunt,steel,victorinox;slice
pan,saucepan,fry pan|non stick,tefal,wok,cast iron,stainless,teflon;le creuset,lid,scorch,hob,skillet;handl,burn,season
cutleri,crockeri,plate|denbi,dinner set;fork,bowl,dishwash,teaspoon,porcelain,ladl;spoon,chip,smash
glass,wine glass|stem,tumbler,riedel;crystal,flute,shard,dustpan,clink;smash,chip,pint,shatter
mug,cup|emma bridgewat,saucer;handl,tea,dishwash,favourit,yeti,brew,stanlei;chip,coffe,smash
televis,tv,telli|ol;remot,samsung,lg,freeview,wall mount,soundbar,aerial,4k;inch,sky,firestick,channel
remot,remot control|lose down;sofa cushion,telli,volum,aaa,firestick,dog chew;button,sky,mute
speaker,alexa,smart speaker|sono,hei siri,wake word;echo,bluetooth,timer,googl home,jbl,marshal,bose;playlist,volum
headphon,earphon,earbud|leav ear;airpod,soni,nois cancel,bluetooth,bose,charg case,jack,wash machin,muffl,wire;beat,tangl
phone,mobil,smartphon|screen crack;iphon,samsung,charger,android,storag full,face id;pixel,sim,giffgaff
crack screen,break phone|appl store,refurb;pavement,protector,repair shop,face down,splinter;drop,glass,shatter
phone contract,sim,mobil plan|unlimit data;giffgaff,ee,eed,vodafon,three,roam,verizon,pac code,sim onli;gig,o2,esim
charger,cabl,charg|type c,three percent;usb,lightn,plug,wireless,frai,magsaf,anker;power bank,dead
laptop,comput,pc|;macbook,dell,keyboard,lenovo,ram,blue screen;screen,hing,hp,ssd,thinkpad,chromebook
tablet,ipad,kindl|stylu,e reader,ebook;appl,pencil,fire,paperwhit,sketch;screen,swipe,charg
printer|paper jam;ink,cartridg,hp,toner,epson,offlin,canon,wifi,a4;laser
camera|mirrorless,fuji;canon,len,nikon,soni,shutter,tripod,film,memori card,dslr,focu,leica;zoom,gopro
watch,smartwatch|;appl watch,garmin,rolex,casio,fitbit,wrist,seiko,omega,swatch;strap,tick,buckl
clock,alarm clock|go forward,cuckoo;tick,wall,chime,grandfath,pendulum,lumi,oversleep;snooz,wind up
game consol,consol,game|;ps5,xbox,nintendo,control,playstat,joi con,fifa,steam deck,disc,mario,headset;switch,fortnit,zelda
batteri|duracel,leak acid,energ;aa,flat,charg,dead,aaa,lithium,recharg;drawer,remot,beep
umbrella,brolli|speak,fulton;insid out,rain,blow,drizzl,fold,poncho;soak,hood,gust
bag,handbag,backpack|fjallraven;tote,rucksack,purs,mulberri,michael kor,pocket,shoulder,crossbodi,satchel;strap,zip,leather,north face
suitcas,luggag|tumi,awai,pack cube;wheel,cabin,carri on,samsonit,handl,carousel,overweight,hand luggag,combin lock;zip,kilo
wallet,purs,lose wallet|;pickpocket,lose properti,drive licenc,back pocket,ridg;leather,coin,hand in
glass,spectacl,eyewear|warbi parker,steam up;specsav,len,frame,prescript,varifoc,optician,rai ban,sit on,bifoc;read
sunglass,shade|oaklei,polaris,aviat,sit on,wayfar,glare;rai ban,len,uv,tortoiseshel,squint;beach
jewelleri,jewelri|monica vinad;necklac,pandora,ear,gold,bracelet,pawn,tiffani,clasp,cartier,brooch;ring,diamond,silver,pearl,heirloom
ring,wed ring,engag ring|resiz;diamond,finger,carat,plughol,jewel,platinum,sapphir,h samuel,hatton garden,solitair,propos,emerald;gold
necklac,bracelet,ear|pierc;clasp,pendant,gold,pandora,stud,charm,locket,pearl,sterl silver;chain,hoop
toi|action figur;barbi,doll,playmobil,smyth,puzzl,hamlei,duplo,nerf,sylvanian;lego,teddi,hot wheel
lego|minifigur,ninjago;brick,set,star war,technic,foot,instruct,duplo,piec,millennium falcon,barefoot;
book,read book|;chapter,kindl,paperback,waterston,page,author,novel,audibl,hardback,spine;librari,bedsid,thriller,bookmark
sew machin,sew|janom;bobbin,singer,fabric,seam,brother;thread,hem,pattern,pedal
sleep bag,tent,camp gear|vango;peg,pole,airb,gui rope,coleman,stove,campsit,thermarest,groundsheet;pitch,torch
torch,flashlight|phone light,maglit,shine;headlamp,power cut,dim;beam
safe,valuabl|fireproof;combin,jewelleri,bolt,deed,keypad,heirloom;passport,code
antiqu,heirloom,vintag find|grandma,auction,mahogani,patina,art deco;flea market,silver,china;car boot,attic,dealer
second hand,us,chariti shop|pre love;marketplac,oxfam,gumtre,freecycl,thrift;ebai,vint,bargain,depop,car boot,craigslist
smart home,home autom|hub,motion sensor,homekit;hue,hu,alexa,googl home,zigbe,smart plug,routin,siri;nest,bulb
scale,bathroom scale|with,weigh in,step on,bodi fat,heavier,renpho;kilo,kitchen,gram;stone,pound
fan,cooler|breez,oscil,stuffi;dyson,blade,heatwav,blow,pedest,sweati;ceil,hum,argo
heater,space heater|fan heater,oil fill,trip fuse,delonghi,portabl,draughti,dust burn;toasti,halogen;blanket,kwh
electr blanket|dreamland,under sheet,silentnight;toasti,cosi,cold foot,fleec,rubber,snuggl;kettl,burst
dehumidifi,humidifi|meaco,dry cloth,dry skin;litr,tank,condens,empti,mist;damp,mould,hum
vase,ornament,potteri|figurin;china,flower,mantelpiec,clai,glaze,porcelain,kiln,superglu,wedgwood,lopsid;smash,wheel
piano,instrument,guitar|;string,tune,strum,chord,fender,practic,yamaha,violin,cello,gibson,pluck,upright;kei,lesson
wheelchair,mobil aid,walker|handrail,unsteadi;ramp,zimmer,crutch,scooter,access,rollat,hip,drop kerb;stick,fold
sick,poorli,unwel|chicken soup;fever,temperatur,throw up,cough,bed,lemsip,off work,bug,rough,sniffl;flu,snot
cold,common cold|block nose,dayquil;sniffl,snot,lemsip,tissu,sneez,vick,throat,bung up,runni nose,man flu;cough,strepsil
flu,influenza|;fever,shiver,ach,jab,bed,temperatur,lemsip,tamiflu,knock out,theraflu,chill;sweat,paracetamol,wipe out
covid,corona|tast;posit,test,later flow,isol,two line,pfizer,long covid,smell,lockdown,variant,pcr;booster
cough|chesti,phlegm,mucu,syrup,benylin,tickli;dry,throat,lung,inhal,bronchiti,robitussin,covonia;bark,honei
sore throat,throat,tonsil|tonsil,strep,gargl,lozeng;swallow,strepsil,croaki,gland,razor blade,hoars;honei,antibiot,hall
fever,temperatur,high temperatur|hot forehead,39;thermomet,shiver,calpol,burn up,chill,flannel,tylenol,deliri;sweat,paracetamol,degre
vomit,sick bug,stomach bug,throw up|keep down,barf,projectil,dry toast;puke,noroviru,dioralyt,both end,food poison,heav,spew,chunder,pedialyt;toilet
stomach,tummi ach,belli|indigest;cramp,gaviscon,bloat,ib,appendix,renni,bug,ulcer,peptobismol;nausea,wind,gurgl
diarrhoea,the run,toilet troubl|dodgi curri,shit,squit,pepto;imodium,dioralyt,delhi belli,noroviru,ib;toilet
constip|bran,senna,movicol,dulcolax,miralax,block up;prune,fibr,lax,strain;poo,bloat
heartburn,acid reflux,indigest|renni,omeprazol,antacid,tum,late dinner,gullet;gaviscon,spici,burp,chest,acid,hernia;
food poison|undercook;chicken,prawn,puke,dodgi,salmonella,oyster,buffet,e coli,both end,reheat rice;takeawai,kebab
headach,migrain|dark room,excedrin;throb,aura,ibuprofen,nurofen,templ,painkil,sumatriptan,advil;paracetamol,pound,squint,dehydr
hangov,hungov|;fry up,berocca,tequila,never again,headach,greasi,rough,dioralyt,lucozad,gatorad;paracetamol,puke,shot
dizzi,faint,pass out,lighthead|;vertigo,blood pressur,spin,black out,collaps,blood sugar,keel over,crystal,labyrinth,woozi;stand up
back pain,bad back,back|slip disc,spasm,heat pad;lumbar,osteopath,chiropractor,sciatica,twing,postur,vertebra,seiz up,put out;physio,lift
neck,stiff neck|crick,sleep funni;pillow,whiplash,shoulder,massag;physio,collar,knot,laptop
shoulder|rotat cuff,disloc,imping,lift arm;sling,tendon,steroid inject;socket,physio,blade
knee,kneed|cartilag,meniscu,kneecap,arthroscopi;acl,ligament,brace,run,crunchi,patella;swell,stair
ankl,foot,foot injuri|;sprain,twist,roll,ligament,plantar fasciiti,insol,stub,hobbl;swell,strap,crutch
hip,hip replac|walk stick,arthriti,titanium,bursiti;op,limp,x rai,surgeon,ball joint;crutch
wrist,hand,finger|splint,knuckl,scaphoid;sprain,carpal tunnel,cast,thumb,type,trigger;jam
break bone,fractur,break leg,break arm|hairlin,metal plate;cast,x rai,crutch,sling,fall,bone;plaster,snap,pin,wrist,six week,collarbon
sprain,strain,pull muscl|deep heat;twist,ligament,rest,calf,groin,limp,strap up,tweak,voltarol;ic,swell,hamstr,bandag
injuri,hurt,accid,injur|;bandag,blood,limp,ic pack,concuss,gash,trip over;a e,bruis,stitch,crutch,sprain,ambul
cut,wound,bleed|steri strip,germolen;blood,knife,gash,savlon,tetanu,band aid,deep,neosporin;plaster,stitch,bandag,scar,slice
burn,scald|cold water,hot pan,skin peel;alo,cling film,burn unit,oil spit;blister,oven,kettl,iron,scar
bruis,black ey|arnica;purpl,shiner,ic pack,knock,freez pea,walk into,yellow,punch;bump
concuss,head injuri,bang head|;lump,knock out,dizzi,ct scan,cupboard door,see star;a e,stitch,helmet,puke
noseble,nose|sinu,nostril,lean forward;tissu,pinch,blood,septum,bogei;drip,break,pick,snot
bite,insect bite,sting|;mosquito,tick,wasp,lyme,deet,anthisan,horsefli;itch,swell,antihistamin,midg
dog bite,anim bite|muzzl,tooth mark;tetanu,punctur,antibiot,postman,rabi,staffi,off lead;stitch
sunburn,sun burn|alo vera,red raw,sun cream;lobster,factor 50,aftersun,spf,shoulder,fall asleep;peel,calamin
blister|sho,compe,new boot,rub;shoe,pop,hobbl,raw,raw heel;plaster,heel,toe,to
splinter|emb;tweezer,dig out,wood,finger,magnet,barefoot,floorboard;deck,tini
rash,skin,skin problem|hydrocortison,red patch;eczema,cream,spot,dermatologist,steroid,psoriasi,ringworm,flare up,allerg,aveeno;itch,hive,e45
eczema,psoriasi,dry skin|emolli,cetraben;flare up,steroid,e45,dermatologist,flaki,aveeno,cerav;itch,scratch,cream,elbow
acn,spot,pimpl|zit,roaccutan,blackhead,duac,benzoyl;squeez,chin,breakout,salicyl,conceal,accutan;hormon,pu
mole,skin cancer|melanoma,sun damag,chang shape,irregular,dark patch;dermatologist,biopsi,freckl,remov,itchi,benign;clinic
wart,verruca|bazuka,salicyl,nitrogen,swim pool,burn off;sole,duct tape,file,chemist;finger,foot
allergi,allerg|;peanut,epipen,sneez,penicillin,shellfish,pollen,anaphylaxi,benadryl,gluten;antihistamin,hive,swell,rash,piriton,nut
hai fever,hayfev,pollen|itchi ey,cetirizin,stream,loratadin,nasal sprai;sneez,piriton,grass,zyrtec,birch,claritin,count high;antihistamin,tissu
asthma,inhal,breath|wheez,ventolin,blue inhal,chest tight,peak flow,salbutamol;puffer,steroid,spacer,attack,nebulis;
chest infect,bronchiti,pneumonia|phlegm,wheez;antibiot,cough,lung,amoxicillin,steroid,breathless,oxygen;x rai,rattl,drip
ear,earach,ear infect|syring,swimmer,otex,microsuct;wax,antibiot,hear,pu,drum,muffl,grommet,oliv oil;drop
hear,deaf,hear aid|pardon,speak up,sign languag,cochlear;specsav,tinnitu,lip read,audiologist;volum,whistl,mumbl
ey,ei,ey problem,eyesight|stye,conjunct,floater;optician,sty,len,blurri,gunk,cataract,lasik,pressur test,glaucoma,retina;sore,squint,specsav
optician,ey test|vision express;specsav,letter,prescript,len,contact,varifoc,short sight,dilat;glass
contact len,contact|solut,acuvu,dry ey,glass instead;daili,optician,monthli,dispos;tear,red ey
tooth,toothach|abscess,molar;dentist,fill,root canal,wisdom,crown,jaw,throb,clove oil,enamel;crack,nerv,extract,caviti
dentist,dental|;fill,crown,hygienist,root canal,wisdom,nh,floss;numb,x rai,chair,bupa,caviti,dribbl,extract
wisdom tooth,extract|dry socket,impact,oral surgeon,chipmunk;jaw,sedat,mouthwash,pull out;stitch,numb,swell,soup
brace,orthodontist|straighten,train track;retain,invisalign,elast,tooth,align,tighten,overbit,lisp;bracket
toothbrush,tooth brush|oral b,colgat,bristl,sonicar,two minut,sensodyn,interdent;floss,electr,past,mouthwash;gum
mouth ulcer,cold sore|zovirax,tingl,salt water;bonjela,lip,herp,tongu,run down,scab,aciclovir;blister,sore
doctor,gp,physician|8am;surgeri,appoint,receptionist,prescript,blood test,referr,wait room,locum,nh,blood pressur,co pai,stethoscop;antibiot
doctor appoint,see doctor|8am queue,phone back,telephon triag,e consult;receptionist,wait room,surgeri,referr,urgent care;slot,walk in
hospit,a e,er,emerg room|wait hour,corridor;ward,ambul,triag,x rai,nurs,discharg,admit,iv,royal infirmari;consult,bed,drip,theatr
ambul,emerg,999|stretcher,911,crew;paramed,blue light,siren,oxygen,cpr,defib;collaps
oper,surgeri,op|anaesthet,recoveri,scalpel;surgeon,theatr,scar,keyhol,gown,consent,incis;stitch,ward,groggi,discharg
anaesthet,go under|count back,propofol;groggi,gener,epidur,wake up,sedat,local;numb,op
recoveri,recov,get better|stitch out,painkil,convalesc;rest,foot up,crutch;physio
scan,mri,x rai,ultrasound|contrast,ct,lie still;claustrophob,gel,consult,result,radiograph,shadow,hospit gown,radiolog;tube,lump,all clear
blood test,blood,test result|phlebotomist,vial,defici,anaem;cholesterol,thyroid,faint,vein,hba1c;iron,fast,gp,vitamin d
blood pressur|cuff,ramipril,amlodipin,hypertens,140 over;stroke,dizzi,white coat;salt,monitor,gp,tablet
cholesterol|ldl,benecol,atorvastatin,fatti,lipid;statin,butter,heart,blood test,oat,diet;chees
heart,heart problem,heart attack|ecg,chest pain;stent,palpit,bypass,cardiologist,pacemak,aspirin,statin,angina,afib,valv,arrhythmia,flutter,defib;
stroke|face droop,slur,clot,leav side,walk again;rehab,speech therapist,tia,blood thinner;numb,ward
diabet,blood sugar|insulin,type 2,hypo,libr,glucos,prick;metformin,inject,carb,ozemp,sugar,pancrea,dexcom;pump
cancer,tumour|chemo,remiss,malign;lump,biopsi,oncologist,all clear,radiotherapi,macmillan,mastectomi,hair loss,survivor;benign,hospic
chemo,chemotherapi|oncolog,tumour shrink;wig,nausea,cycl,hair loss,cancer,bell;drip,port,scarf,ward
arthriti,joint pain|knuckl;stiff,hip,ibuprofen,rheumatologist,flare up,steroid inject,turmer,methotrex;swell,knee,kneed,ach
thyroid,hormon|levothyroxin,underact,tire,endocrinologist,goitr;blood test,hrt,weight gain,oestrogen,hot flush,gland;
menopaus,hot flush|night sweat,mood,perimenopaus,period stop;hrt,oestrogen,brain fog,gel,davina;patch,hormon
period,menstruat|tampon,heavi,flow;cramp,pad,pm,ibuprofen,late,mooncup,endometriosi;bloat
contracept,birth control|mirena;pill,coil,condom,implant,iud,morn after,depo,vasectomi,latex;hormon,clinic
pregnanc,pregnant,expect|;due date,midwif,kick,trimest,morn sick,folic acid,babi shower,week along,crib,posit test,swell ankl;bump,scan,nausea
morn sick|ginger biscuit,first trimest,retch,travel band;puke,nausea,cracker,hyperemesi;
birth,labour,give birth|;epidur,midwif,c section,water,induc,dilat,forcep,ten,cervix;contract,pound,ounc,ward
due date,babi due|week,braxton hick;overdu,induc,hospit bag,water,midwif,sweep,c section,raspberri leaf;
miscarriag,lose babi|griev,rainbow babi,epau,ectop,tommi;bleed,heartbeat,no heartbeat;scan,cramp
fertil,ivf|ovul,blastocyst;clinic,embryo,clomid,sperm,cycl,folic acid,donor;egg,transfer,inject,implant
infect|sepsi,flucloxacillin;antibiot,pu,swab,red,uti,amoxicillin,weep,cellul;swell,drip
uti,cystiti,bladder|sachet,nitrofurantoin,pee everi,trimethoprim;cranberri,wee,antibiot,urin sampl,kidnei,cathet;weed,burn
kidnei,kidnei stone|agoni,dialysi,pee,peed,transplant,drink water;morphin,stent,blast,urologist,pass it;stone
appendix,append|right side,doubl over,ruptur;burst,op,keyhol,ambul,surgeon;a e,fever,scar,remov
hernia,gallbladd,gallston|bulg,fatti food;groin,mesh,op,keyhol,colic,surgeon,jaundic,strain;remov
ib,gut health,bowel|colonoscopi,fodmap,crohn,probiot,kefir,buscopan,yakult;bloat,coliti,stoma;cramp,toilet,fibr
coeliac,gluten free,intoler|wheat,schar,rice flour,cross contamin;bread,lactos,bloat,oat milk,geniu,flare up,dairi;biopsi
shingl,chickenpox|nerv pain;calamin,spot,scab,aciclovir,contagi,oat bath;rash,itch,blister,piriton,scar
tonsil,glandular fever,mono|swell gland,white spot,week off;penicillin,throat,exhaust,kiss,ic lolli,gargl;antibiot
vaccin,jab,shoot|sore arm,moderna,astrazeneca;pfizer,booster,flu,nurs,dose,mmr,tetanu,side effect;surgeri
medicin,medic,tablet,pill|pharmaci,blister pack,with food;dose,prescript,mg,side effect,capsul,repeat,swallow;antibiot,walgreen
prescript,pharmaci,chemist|nomin,counter,rite aid,green slip;repeat,lloyd,tablet,paper bag,refil,walgreen;cv
painkil,pain relief|codein,cocodamol,naproxen;ibuprofen,nurofen,aspirin,tylenol,advil,morphin,tramadol,mg,panadol,vicodin;paracetamol
antibiot|cours,no alcohol,clarithromycin;amoxicillin,penicillin,infect,seven dai,thrush,probiot,doxycyclin,resist;chest,finish
antidepress,ssri|citalopram,fluoxetin,serotonin,mirtazapin,lexapro;sertralin,prozac,dose,wean off,zoloft,side effect;numb
vitamin,supplement|d3,multivitamin,omega 3,zinc,b12,fish oil,collagen;magnesium,gummi,berocca,capsul,creatin;iron
side effect|drowsi,weight gain;nausea,dry mouth,leaflet,dizzi,wean off,insomnia,dose,hair loss;rash,groggi
first aid|antisept,savlon,green box;bandag,tweezer,cpr,st john,recoveri posit,red cross;plaster,sling
specialist,consult,referr|outpati;gp,clinic,dermatologist,cardiologist,bupa,neurologist,rheumatologist,harlei street;wait list
wait list,nh wait|cancel op,eighteen week,cancel list;referr,consult,privat,backlog,hip;chase,bupa
health insur,privat healthcar,medic bill|vital,co pai,aetna;bupa,deduct,excess,network,blue cross,axa,obamacar,medicaid;premium,claim
nurs,carer,care|med,spong bath,district;ward,dress,visit,zimmer,scrub,shift,pill box,respit,commod;pad
care home,elderli parent,nurs home|respit,hoist;dementia,resid,carer,fee,social worker,zimmer,assist live,visit hour;
dementia,alzheim,memori loss|forget name,confus,wander,memori clinic,repeat question,recognis me;carer,sundown,puzzl;care home
physio,physiotherapi,physic therapi|exercis,dry needl,calf rais;stretch,resist band,rehab,knee,kneed,massag,foam roller,mobil;hamstr
massag,spa|hot stone,deep tissu,whale music,relax;knot,robe,oil,sauna,facial,shoulder,steam room,jacuzzi;
chiropractor,osteopath|adjust,align,hip out;click,spine,postur,neck,tabl,vertebra;crack,pop
therapi,therapist,counsel|anxieti,emdr;session,cbt,couch,betterhelp,talk through,childhood,psychologist,trauma,mind;cry,boundari
mental health,depress,low|dark place;sertralin,therapist,gp,black dog,samaritan,struggl,duvet dai,hopeless;cry,sign off,numb
anxieti,anxiou,panic attack|heart race,cant breath,propranolol,worri;breath,overthink,therapist,spiral,jitter,hyperventil,headspac;
stress,burnout|break point,workload,wit end;overwhelm,sleepless,meltdown,frazzl,frai,tension,on edg;sign off,snap
adhd,autism,neurodiverg|elvans,hyperfocu,stim,spectrum;diagnosi,assess,fidget,ritalin,adderal,sensori,concerta;meltdown
tire,exhaust,fatigu|;knacker,yawn,no sleep,poop,run down;nap,shatter,coffe,wipe out,drain,zombi,zonk
sleep,night|awak,bed by;insomnia,snore,pillow,melatonin,dream,wake up,eight hour,out cold,doze;nap,3am,mattress,conk out
insomnia,cant sleep,awak|toss;melatonin,3am,nytol,count sheep,ceil,magnesium,wide awak,camomil,caffein,lavend,ambien;scroll,sleepless
snore,sleep apnea|nose strip,mouth tape;spare room,cpap,elbow,earplug,roll over,sinu,pig,grunt;mask,chainsaw
dream,nightmar|tooth fall,vivid,sleep talk;nake,chees,exam,recur;chase,scream,fly
nap,siesta,doze|power,nod off;forti wink,pram,groggi,after lunch,kip,drool;sofa,snooz,cat
wake up,get up,oversleep,lie in|6am,bed hair,kid jump,morn person;groggi,earli bird,sleep through,cockerel;alarm,snooz
bedtim|;pyjama,light out,stori,earli night,pillow,tooth,late night,turn in;duvet,melatonin,teddi
weight,lose weight,diet|;slim world,calori,weight watcher,ozemp,keto,mounjaro,carb,5 2,jean fit,noom;stone,scale,pound,fast
ozemp,wegovi|appetit,glp,semaglutid,zepbound;mounjaro,inject,nausea,pen,dose,gallston;pound,stone
gym,workout,exercis|pt;treadmil,weight,squat,membership,crossfit,protein,leg dai;bench,puregym,spin,dumbbel,rep,peloton,david lloyd,deadlift
person trainer,pt,coach|;squat,session,burpe,form,rep,kettlebel,programm,macro,motiv;gym,plank,sore
weight lift,strength train,weight|;squat,deadlift,rep,barbel,dumbbel,protein,creatin,swole;bench,plate,pb,rack,sore,kettlebel
run,jog|;parkrun,5k,strava,marathon,pace,shin splint,10k,mile,kilometr,brook;trainer,pb,garmin,treadmil
marathon,half marathon,race run|train plan,mile 20,foil blanket,london;medal,gel,wall,taper,finish line,chafe;sponsor,nippl,bib
swim|;lane,pool,crawl,chlorin,breaststrok,verruca,speedo,wild;goggl,lido,wetsuit,float,butterfli,cap
cycl,bike ride|sore bum;lycra,saddl,punctur,strava,zwift,mile,gravel,headwind;helmet,peloton,pedal
yoga,pilat|adrien;mat,downward dog,stretch,plank,reform,vinyasa,core,flexibl,bendi,namast;instructor,leg,breath
walk,hike|10k step;step,trail,hill,stile,footpath,rambl,ordnanc survei;mud,view,peak,fitbit
step,step count,fit tracker|close ring;fitbit,10k,garmin,appl watch,strava,heart rate,pedomet,whoop,lunchtim;strap
stretch,flexibl|touch toe;hamstr,yoga,mat,foam roller,tight,hip flexor,calf,stiff,warm up;split
sore,muscl ach,dom|cant walk,epsom,glute;leg dai,squat,foam roller,deep heat,waddl,quad,john wayn;stair,ibuprofen
smoke,quit smoke,cigarett|nicorett;vape,fag,nicotin,cold turkei,champix,lighter,elf bar,marlboro;patch,crave,roll,gum
vape|ic flavour;elf bar,cloud,lose mari,nicotin,juic,mango,puff,dispos,coil,juul;pod
drink,alcohol,sober,dry januari|teetot,booz,0 0;unit,aa,abstain,week without,relaps,meet,mocktail;wine,pint,hangov
addict,rehab|intervent,priori;sober,relaps,aa,meet,clean,dealer,overdos,gambl,detox,withdraw;sponsor
blood donat,give blood|o neg,iron low,donor,plasma;biscuit,faint,orang squash,red cross;pint,session
eyelash,eyebrow,brow|tint,microblad,tweez,hd;lash,mascara,falsi;thread,lift,wax,lamin
height,tall,short|growth spurt;foot,cm,six foot,duck,top shelf,tower over,doorfram,tipto,basketbal;inch
pain,ach,hurt|twing,agoni;throb,ibuprofen,stab,sharp,dull,winc;cramp,paracetamol,nerv,sore,ouch
cramp,spasm|charlei hors,seiz,electrolyt;calf,magnesium,banana,night,stretch,hop around;salt,foot,knot
varicos vein,leg,clot|dvt;compress,stock,blood thinner,ach,throb,calf,vein,warfarin;swell,laser,flight
nail infect,ingrown toenail,podiatrist|chiropodist;toe,to,pu,sandal,clip,hard skin,fungu,cut out,bunion;foot,corn,curl
food,eat,meal|yum,delish,scoff;dinner,lunch,pasta,plate,starv,grub;curri,leftov,takeawai,second
dinner,tea,supper,even meal|plate up,spag bol,veg;pasta,fish finger,stir fry;roast,curri,oven,takeawai,leftov,casserol,chicken
lunch|;sandwich,meal deal,salad,soup,pret,panini,canteen,chipotl;wrap,leftov,pack,tupperwar,gregg,baguett
breakfast|weetabix;cereal,porridg,bacon,granola,yoghurt,fry up,pancak,muesli,full english,cheerio;toast,egg,croissant,oat,hash brown
brunch|egg benedict,bottomless,mimosa,shakshuka,hollandais,bloodi mari;avocado,pancak;prosecco,poach,waffl,sourdough
pack lunch,lunchbox,school lunch|frube,cool bag,carrot stick;sandwich,babybel,yoghurt,tupperwar,ham;crisp,appl,goldfish
snack,nibbl|fruit,chees string,twiglet,granola bar;biscuit,nut,hummu,popcorn,dorito,peckish,pringl,pretzel,rice cake;crisp
cook,recip|ingredi,chop,nigella;simmer,ottolenghi,stir,jami,teaspoon,season,mari berri,garlic,fry;oven,onion,hellofresh
bake|muffin;flour,dough,spong,tin,whisk,banana bread,rise,soggi bottom,yeast,self rais;oven,browni,mari berri
cake,birthdai cake|;spong,victoria,buttercream,slice,lemon drizzl,tier,sprinkl,red velvet,fondant;ic,layer,carrot
biscuit,cooki|digest,hobnob,chocol chip,oreo,custard cream,ginger nut;dunk,jaffa,shortbread,bourbon,mcviti,jammi dodger;tin,crumb
bread,loaf|warburton,wholem,hovi;sourdough,slice,starter,crust,knead,yeast,bap,baguett,crumpet,focaccia,rye,ry;toast,mouldi
sourdough,starter|proof,dutch oven,discard;flour,loaf,crumb,rise,hydrat,banneton,knead;bubbl,jar
pizza|pepperoni,margherita,franco manca,papa john;domino,dough,slice,mozzarella,ooni,pineappl,top;oven,crust,deep dish,base
pasta,spaghetti|bolognes,pesto,penn,al dent,sauc;carbonara,lasagn,parmesan,ragu,gnocchi,ravioli,tagliatel,linguin;mac
rice,risotto|basmati,uncl ben,arborio,cooker,stir,egg fri,pilau;paella,sushi,mushroom,grain;sticki,stock
curri,indian|korma,tikka,naan,poppadom,bhuna,madra;vindaloo,biryani,dal,bhaji,jalfrezi,mango chutnei,saag;takeawai,spici
chines,chines food,chines takeawai|noodl,prawn cracker,chow mein,spring roll,crispi duck,fri rice,soi sauc,hoisin,gener tso;dim sum,dumpl,chopstick,wonton;
thai,thai food,vietnames|coconut milk,lemongrass,tom yum,rice noodl,fish sauc;pad thai,green curri,pho,banh mi,massaman,satai;peanut
japanes,sushi|wasabi,sashimi,itsu,yo sushi;salmon,ramen,soi,roll,katsu,wagamama,tempura,chopstick,teriyaki,nigiri,bento;tuna
korean,korean food|gochujang,fri chicken,banchan,kimbap;kimchi,bibimbap,bbq,bulgogi,soju,tteokbokki,spici,noodl;
mexican,mexican food,taco|guacamol,fajita,wahaca;burrito,nacho,salsa,quesadilla,chipotl,margarita,jalapeno,tortilla,taco bell,enchilada;
italian,italian food,italian restaur|zizzi,bruschetta,oliv garden;pasta,tiramisu,carbonara,gelato,aperol,risotto,burrata,limoncello;pizza,prosecco,lasagn
greek,turkish,middl eastern,lebanes|meze,shish,pitta,tahini;hummu,halloumi,feta,falafel,tzatziki,baklava,souvlaki,moussaka,shawarma,kofta;kebab
chippi|mushi pea,harri ramsden,wooden fork,curri sauc,pickl egg;cod,batter,haddock,tartar;scrap,gravi
fish,seafood|squid;salmon,cod,prawn,tuna,mackerel,mussel,crab,bone,haddock,lobster,sea bass,scallop,sardin;oyster
meat,beef,steak|ribey,sirloin,butcher,hawksmoor,peppercorn;rare,medium,fillet,brisket,minc,well done,wagyu;joint,t bone
chicken|breast,thigh,kiev,rotisseri;nando,wing,nugget,kfc,drumstick,schnitzel,coron,popey;roast,fri
burger|patti,byron,shake shack;five gui,big mac,bun,mcdonald,chees,gherkin,bacon,beyond;fri,smash,whopper
sausag,bacon,ham|brown sauc,butti,rasher,cumberland,richmond;pig,bap,banger,chorizo,hot dog,mash,gammon;
roast,sundai roast,sundai lunch|beef,mint sauc;gravi,yorkshir,potato,stuf,lamb,crackl,parsnip,horseradish,carveri,bisto;trim
vegetarian,vegan,plant base|linda mccartnei;tofu,quorn,oat milk,lentil,chickpea,veganuari,seitan,halloumi,meat free,beyond,nut roast,tempeh,no dairi;
veget,veg|broccoli,spinach,cabbag,cauliflow,riverford;carrot,courgett,aubergin,pea,kale,leek,sweetcorn,zucchini,beetroot;sprout,parsnip
fruit|satsuma,melon,plum,kiwi;appl,banana,strawberri,mango,grape,blueberri,pear,peach,raspberri;smoothi
salad|crouton;lettuc,dress,tomato,rocket,cucumb,caesar,feta,avocado,coleslaw,quinoa,sweetgreen;bag,wilt,ranch
potato,spud,chip|king edward,dauphinois,mccain;mash,jacket,wedg,fri,mari piper,hash brown,tater tot;roast,peel,waffl
soup,stew|heinz,broth,crusti bread;bowl,tomato,leek,blend,ladl,lentil,minestron,dumpl,campbel;casserol,simmer,covent garden
egg|scrambl,yolk,omelett,runni,free rang,frittata;poach,soldier,fri,dozen,carton,devil;boil,shell
chees|cheddar,stilton;brie,bri,cracker,feta,halloumi,parmesan,camembert,babybel,mozzarella,grater,manchego,philadelphia,gouda;mouldi,toasti
milk|semi skim,oatli,cravendal;oat,carton,go off,almond,curdl,skim,cereal,lactos,alpro,sour;pint
butter,spread,jam|lurpak,margarin,bonn maman;marmalad,marmit,nutella,peanut butter,vegemit,flora,jelli;toast,jar,strawberri,honei
chocol,sweet,candi|dairi milk,kitkat,mar,m m,perci pig;cadburi,haribo,galaxi,lindt,twix,creme egg,maltes,rees,jelli babi,skittl;snicker
ic cream,gelato|magnum,99,haagen daz,cornetto;cone,scoop,vanilla,flake,sunda,sprinkl,mr whippi,sorbet;
dessert,pud,after|custard,meringu,profiterol;sticki toffe,crumbl,cheesecak,tiramisu,browni,trifl,pavlova,panna cotta,sunda,creme brule,appl pie;
pie,pi,pastri|filo,puff,shortcrust,pukka,quich;crust,gregg,appl,sausag roll,pasti,flaki,pecan,tart;gravi
pancak,waffl|shrove,crepe,ihop,buttermilk;batter,flip,mapl syrup,nutella,stack,fry pan;banana
sandwich|blt;pret,baguett,toasti,meal deal,panini,ham,mayo,club,tuna melt,reuben;wrap,subwai,crust,bagel
sauc,condiment|brown sauc;ketchup,mayo,sriracha,mustard,soi,tabasco,heinz,nando,tartar,pesto;hp,bbq,ranch,gravi
spice,spici,chilli|hot,cumin,scotch bonnet,cayenn,naga;paprika,jalapeno,turmer,sriracha,garam masala;coriand,sweat
herb|parslei,rosemari,thyme,dill,oregano,chive;basil,coriand,mint,windowsil,cilantro;sage,pot
drink|tonic;gin,coke,cocktail,lemonad,beer,juic,sip;pint,wine,squash,straw
coffe|;flat white,latt,costa,starbuck,espresso,cappuccino,americano,decaf,barista,instant,cold brew,dunkin;oat milk,bean,nespresso
tea,cuppa|pg tip,two sugar,tetlei;brew,yorkshir,pot,earl grei,camomil,peppermint,twine;bag,milk,kettl,builder,dunk
beer,al,lager,pint|stella,peroni,brewdog;guin,ipa,can,craft,bud,keg,bitter,camden,heineken,coor,six pack;pub
wine|rioja,sauvignon,pinot,majest;red,malbec,merlot,cork,chardonnai,vineyard,cabernet,shiraz;bottl,rose,white
champagn,prosecco,fizz,bubbl|moet,cava,bolling;cork,flute,pop,mimosa,sparkl,cheer;toast,bottl
cocktail|espresso martini,negroni,daiquiri,pornstar,pina colada;mojito,margarita,aperol,old fashion,shaker,happi hour,cosmopolitan,mixologist;umbrella
spirit,gin,vodka,whiski,rum|tonic,gordon,hendrick,smirnoff,jack daniel,bacardi;shoot,singl malt,neat,jameson,bourbon,slimlin,peati;doubl,tequila
soft drink,fizzi drink,soda|pepsi,sprite,fanta;coke,lemonad,can,diet,ribena,red bull,cordial,dr pepper,irn bru,ginger beer;squash,lucozad
juic,smoothi|orang,innoc,tropicana,pulp,jamba;appl,blender,carton,kale,squeez,mango;banana,detox
water,hydrat,drink water|evian,gulp;litr,sparkl,dehydr,chilli,stanlei,brita,parch,still,pee clear;bottl,tap
hot chocol|whip cream,velvetis,cocoa,swiss miss,ovaltin;marshmallow,cadburi,cosi,hotel chocolat,option;
pub,bar,local|;quiz,beer garden,last order,dart,bartend,wetherspoon,snug;pint,round,spoon,guin
restaur,eat out|;tabl,menu,starter,waiter,bill,book,nando,wagamama,michelin,opent,tast menu,pizza express,dessert,set menu,byo;
book,reserv,book tabl|7pm,parti of;tabl for,opent,fulli book,walk in,window seat,high chair,resi;no show
waiter,servic,waitress|rude,slow,order wrong,complain,cold food,water jug;attent,menu,special,manag;tip,servic charg
restaur bill,bill,check,tip|12 5;servic charg,per head,card machin,go half,itemis,overcharg,splitwis;split,receipt,monzo,venmo
menu,order food,meal order|main,side,sharer,medium rare;starter,special,burger,vegan option,dessert,steak,set lunch;soup
takeawai,takeout,deliveri food|chines,arriv cold;deliveroo,uber eat,just eat,doordash,domino,grubhub;curri,pizza,kebab,driver,chippi
fast food|drive thru,milkshak;mcdonald,kfc,burger king,big mac,nugget,wendi,taco bell,happi meal;fri,gregg,subwai
cafe,coffe shop|pastri;costa,flat white,latt,starbuck,barista,nero,gail;scone,laptop,croissant,pret,toasti,window seat
afternoon tea,cream tea|clot cream,finger sandwich,ritz,cake stand,teapot,dainti,macaron;scone,devon,betti;jam
buffet|stuff,pile high,tobi,pizza hut,hot plate;plate,second,trouser,vega,carveri,sausag roll;
picnic|pork pie;hamper,scotch egg,sandwich,wasp,cool box,ant;blanket,park,crisp,strawberri,rug
dinner parti,host dinner|cheeseboard;starter,seat,ottolenghi,allergi,nibbl,pavlova,tagin,bring dessert;wine,lasagn
groceri,food shop,supermarket|;sainsburi,aldi,lidl,waitros,asda,ocado,clubcard,self checkout;tesco,trollei,m s,walmart,costco,trader joe
groceri deliveri,onlin shop|minimum spend,hour slot;ocado,substitut,driver,crate,instacart,sainsburi,gorilla;slot,tesco
shop list,shop,errand|wash powder,toothpast;bread,loo roll,onion,butter,run out;milk,egg,banana,pasta,bin bag
meal kit,recip box|mind chef,cancel subscript,promo code;hellofresh,gousto,portion,ingredi,cardboard,ic pack,blue apron;box
leftov|reheat,lunch tomorrow,doggi bag,cold pizza;tupperwar,microwav,foil;fridg,curri,turkei
meal prep,batch cook|week ahead;tupperwar,chilli,freezer,portion,rice,chicken,contain,macro;lasagn
burn food,cook disast,kitchen disast|takeawai instead,forget timer;smoke alarm,charcoal,scrape,soggi,curdl;bin,sink,collaps
appetit,hungri,hunger|stomach rumbl,munchi;starv,peckish,hangri,snack,raven,famish,skip lunch;crave
favourit food,favourit dish,comfort food|pie,pi;lasagn,mum,ramen,mash,second,crumbl;roast,pizza
dislik food,hate eat,fussi eater,picki|textur,plain pasta,slimi;mushroom,coriand,oliv,sprout,blue chees,gag,beig,liver,nugget,wont touch;
nut allergi,food allergi|mai contain,sesam;epipen,peanut,shellfish,anaphylaxi,cashew,dairi free;label,swell,waiter
sugar,sweet tooth|stevia,energi crash;cut out,biscuit,crave,haribo,sweeten,fizzi,dessert;chocol,spoon,honei
protein,macro|whei,chicken breast,myprotein,huel,greek yoghurt;gram,bar,tofu,scoop,tuna,bulk;shake,egg
calori,calori count|deficit,tdee,tdeed,kcal,low fat,diet coke;myfitnessp,portion,weigh,cheat dai;log,salad,mainten
fast,intermitt fast,ramadan|16 8,skip breakfast,black coffe,eat window;iftar,suhoor,date,hangri,noon,5 2;sunset,lend
christma dinner,thanksgiv,festiv meal|brandi,bread sauc;turkei,sprout,gravi,stuf,cracker,cranberri,pud,pumpkin pie,yam,goos;
easter egg,easter food|hunt,mini egg,hollow;cadburi,creme egg,lamb,bunni,simnel,lindt;foil
jam make,preserv,pickl|set point;chutnei,sterilis,damson,sugar,marmalad,gherkin,onion,kilner;jar,vinegar
forag,berri pick|brambl,purpl finger;blackberri,mushroom,wild garlic,elderflow,sloe,slo,hedgerow,nettl,thorn,pyo;basket
cloth,outfit,wear|;dress,jean,jacket,zara,shirt,trouser,h m,blous,top;jumper,skirt,aso,primark,next,cardigan
shop cloth,bui cloth,cloth shop|nordstrom;zara,aso,h m,chang room,primark,size 12,sale,next,fit room;return,uniqlo,shein
dress|bodycon,lbd,cleavag;sequin,maxi,floral,midi,backless,size 10;hem,zip,strap,sleev,aso
suit,formal wear,black tie|lapel;tailor,moss,blazer,waistcoat,tux,trouser,cufflink,navi,bow tie,three piec,reiss,tuxedo;tie,ti
wed dress,bridal|boutiqu,tull,pronovia;lace,train,veil,fit,ivori,seamstress,strapless,alter,bridesmaid,satin;
shirt,blous,top|cuff,charl tyrwhitt;collar,sleev,linen,t shirt,creas,polo,tuck in,check;button,iron,oxford
t shirt,tee,teed|crew neck,v neck,screen print;cotton,print,band,slogan,uniqlo,merch;fade,hole
jumper,sweater,knitwear,hoodi|roll neck,moth hole,arran;cashmer,knit,cardigan,shrink,itchi,zip up,bobbl;wool,fleec,christma,patagonia
coat,jacket|;north face,parka,puffer,waterproof,barbour,trench,toggl,canada goos;zip,hood,leather,uniqlo,line,denim,anorak
trouser,jean,pant|skinni;levi,waist,denim,rip,chino,belt,baggi,insid leg,crotch,wide leg;zip,hem,button,leg,flare
skirt,short|;mini,denim,pleat,knee,tight,chafe,maxi,tartan,cargo,elast waist;hem,leg,kneed
underwear,knicker,pant,bra|calvin klein,thong,commando,victoria secret;boxer,m s,lace,spanx,brief,bravissimo,cup size;strap,primark
sock,tight|denier,happi;odd,hole,toe,to,merino,sock drawer;ladder,wool,pair
shoe,sho,footwear|size 7;lace,clark,sole,loafer,dr marten,sandal,pinch,schuh,zalando,brogu;heel,trainer,leather
trainer,sneaker|air max,stan smith,size 9;nike,adida,new balanc,jordan,run,sole,asic,jd,hoka,crep;van,convers,lace
boot,welli|;dr marten,ugg,hunter,lace,chelsea,timberland,break in,blundston;heel,mud,leather,waterproof,walk
heel,high heel|stiletto,louboutin,cobbl,barefoot home;wedg,platform,kitten;blister,wobbl,inch
sandal,flip flop|birkenstock,havaiana,slider,teva,pedicur;toe,to,croc,tan line,sock with;beach,strap
hat,cap,beani|bobbl,brim,basebal,panama,new era,hat hair;straw,bald,fascin,pom pom,beret;wool,fedora
scarf,glove|lose on,freez finger;knit,cashmer,mitten,bobbl hat,pashmina,tassel;wool,leather
belt,tie,ti,accessori|;buckl,hole,knot,silk,cufflink,windsor,waist,clip,bow tie,brace;leather,scarf
swimwear,swimsuit,bikini|beach bodi,tankini,board short;trunk,speedo,tan line,on piec,pool,holidai,strapless;wax
pyjama,nightwear,dress gown|;flannel,slipper,cosi,onesi,primark,stripe,silk,fluffi,nighti,robe;match
sportswear,gym cloth,leg|lululemon,gymshark,sport bra,sweati betti,squat proof,camel toe,under armour,high waist;nike,lycra,adida;
uniform,school uniform|;blazer,m s,logo,name label,polo,grow out,asda,pinafor,pe kit;tie,ti,skirt
costum,fanci dress,halloween costum|;wig,vampir,witch,face paint,cape,pirat,fake blood,superhero,spider man,pumpkin;zombi
size,fit,cloth size|size 12;too tight,medium,xl,baggi,waist,snug,zip up,petit;shrink,inch
alter,tailor,seamstress|take in,let out,shorten;timpson,sew,taper,dart,trouser;hem,zip,pin,fit,waist
hole,rip|barb wire;sew,moth,seam,snag,crotch,darn,safeti pin;patch,thread,split,elbow
dry clean,dry cleaner|hanger,wed dress;suit,timpson,plastic,stain,silk,johnson,press,delic;ticket
return cloth,refund cloth|too small,free return;aso,evri,herm,wrong size;label,receipt,drop off,post offic,klarna,zara
design,luxuri brand|bicest,burberri,versac;gucci,prada,loui vuitton,chanel,fake,logo,dior,balenciaga,saint laurent;herm,outlet
dress code,attir|smart casual,overdress,trainer ok;black tie,jean,blazer,jacket,cocktail,tux;heel,tie,ti,flat
fashion,style,trend|y2k,vogu,catwalk,preppi;vintag,zara,shein,flare,boho,capsul,athleisur;wardrob,tiktok
hair,haircut,hairstyl|inch off;bob,trim,layer,barber,highlight,blow dry,split end,undercut;fring,balayag,fade,curl,bang
hairdress,salon,barber|turkish;trim,blow dry,fade,root,highlight,clipper,gossip,supercut;chair,foil,balayag
hair colour,hair dye,dye hair|brunett,box dye,brassi,patch test;root,blond,highlight,balayag,toner,purpl shampoo,ombr;bleach,ginger,foil
grei hair,go grei|touch up,silver fox,first on,distinguish;root,dye,dy,pluck,templ,fifti;
hair loss,bald|minoxidil,turkei transplant,comb over,reced,finasterid,regain,rogain,alopecia;crown,plughol;wig
beard,moustach,shave|;trim,razor,stubbl,gillett,clipper,goate,itchi,movemb,handlebar,clean shaven,wilkinson;foam,oil
shampoo,hair product|dandruff,panten,curl cream,olaplex,hairsprai,argan;condition,frizz,mouss,aussi,batist;wax,gel
straighten,hairdryer,curler|ghd,dyson airwrap,babyliss;frizz,heat,blow dry,sing,leav on,superson,tong;burn,curl
wig,hair extens|weav,braid,lace front,human hair,synthet;clip in,tape,bond,itchi;glue,glu
hair remov,wax|veet,brazilian,ingrown,epil;bikini,laser,razor,strip,ouch,ipl,armpit;leg,hollywood
makeup,cosmet|bronzer;mascara,lipstick,foundat,conceal,mac,eyelin,charlott tilburi,blusher,sephora,contour,maybellin,nar,benefit;
lipstick,lip|balm,chapstick,vaselin,nude,matt,carmex;mac,gloss,charlott tilburi,tooth,smudg,filler;
skincar,face cream,moisturis|retinol,cerav,serum,cleanser,the ordinari,nivea,hyaluron,niacinamid;spf,cliniqu,routin,wrinkl;toner
wrinkl,ag,anti ag|botox,crow foot,retinol,frown line,jowl,laughter line;filler,neck,forehead,serum,saggi,facelift;
botox,filler,cosmet surgeri|frown,nose job,liposuct,turkei tooth;forehead,lip,boob job,facelift,tummi tuck,harlei street;clinic
nail,manicur,pedicur|opi,foot spa,essi;gel,shellac,polish,acryl,file,cuticl,french tip,biab;chip,bite,varnish
perfum,aftershav,scent|dior sauvag,sniff,spritz,tom ford;chanel,sprai,jo malon,duti free,cologn,musk,vanilla,le labo;bottl
tan,fake tan,sunb|streaki,st tropez,mitt,patchi ankl,bondi sand;bronz,sprai,tan line,sunbath,tango;bottl
tattoo|artist,parlour,laser remov,shoulder blade;ink,sleev,cling film,cover up,forearm,infin,stencil;ankl,scab
pierc|lobe,tragu;nose,belli button,stud,septum,hoop,cartilag,infect,clair,helix,salin;
deodor,bodi odour,sweat|pit,sure,dove,roll on,dri clor,old spice,mitchum;lynx,whiff,bo;patch,shower
look,appear,look like,describ person|tall,brown ey,curli,slim;blond,beard,freckl,stocki,dimpl;glass,ginger,tattoo,bald,nose,lanki
ey colour,face|hazel,brown,cheekbon,jawlin;blue,blu,green,freckl,dimpl,lash,chin,doubl chin,spit imag;nose
profil pictur,passport photo|plain background;booth,smile,selfi,squint,snappi snap,doubl chin,mugshot,headshot;linkedin,reject
makeov,transform,glow up|haircut,contact len,unrecognis,stylist;wardrob,weight,dye,dy,veneer,new look;gym
tooth whiten,smile|crest,sensit;veneer,strip,gap,invisalign,composit,hollywood;trai,charcoal,turkei
pet,anim|parrot;dog,cat,hamster,rabbit,guinea pig,tortois,rescu,fur,gerbil,budgi;vet,goldfish
dog,hound,doggo|tail;walki,lab,cockapoo,spaniel,fetch,paw,retriev,poo bag,kennel,beagl,dachshund;bark,lead,vet,collar,rescu
puppi,new dog|toilet train,breeder,eight week,socialis,puppi pad;chew,crate,litter,nip,cockapoo,vaccin,zoomi,whimper;
dog breed,breed|whippet,colli,terrier,frenchi;labrador,cockapoo,spaniel,dachshund,pug,mongrel,beagl,staffi,poodl,retriev,chihuahua;greyhound
dog walk,walk dog|;poo bag,squirrel,recal,off lead,har,walki,fetch;lead,park,mud,ball,wood
dog walker,dog sitter,pet sitter,kennel|rover,borrowmydoggi,per walk,send photo;board,pack,daycar,trustedhousesitt,overnight;kei,drop off
dog train,obedi|puppi class,bark at,behaviourist;sit,recal,treat,clicker,har;heel,reward,crate
dog food,pet food,feed pet|pedigre,fussi,pouch,butternut box,dreami,lili kitchen;kibbl,bowl,tin,raw,whiska,purina,felix;biscuit,treat
dog groom,groom|fur;clip,mat,brush,nail,groomer,shampoo,undercoat,stink,furmin;bath
bark|yap,leav alon,sprai collar;postman,doorbel,howl,separ,growl,muzzl;squirrel
dog mess,dog accid,pet accid|roll in,tread in;poo bag,wee,carpet,puddl,shoe,sho,stink,fox poo,pavement,mop up;weed
cat,kitti|purr,whisker,meow,tom;litter,tabbi,flap,paw,siames,hairbal,ragdol,bengal;scratch,vet,ginger
kitten,new cat|climb curtain,mew,cat protect,eight week,plai fight;litter trai,neuter,tabbi,purr,ragdol,microchip;tini
litter,cat litter,litter trai|clump,catsan,miss the;scoop,stink,poo,trai,robot,dig,scatter;hood
cat flap,cat outsid|tomcat,night in;microchip,collar,bell,window;fox,stick
miss pet,lose cat,lose dog|call name,neighbour check;poster,microchip,facebook group,reward,lamp post,run off,turn up,spook;shed
vet,veterinari,pet ill|anaesthet;jab,worm,neuter,limp,paw,pdsa;stitch,cone,bill,tick,x rai,inject,petplan
pet insur|vet bill,manypet;petplan,excess,pre exist,lifetim,cruciat,thousand;claim,premium
flea,worm,tick,pet treatment|spot on,advoc,bravecto,seresto;frontlin,collar,tweezer;scratch,vet,bite
spai,neuter,castrat|lampshad;cone,op,hormon,snip,hump;stitch,vet,heat,ball,groggi
pet death,dog di,put down|old ag,good boi,last cuddl;rainbow bridg,buri,cremat,kidnei;vet,ash,cry,collar
adopt pet,rescu anim,shelter|battersea,dog trust,home check,foster,rehom,romania;rspca,kennel,greyhound,blue cross,strai,cat protect;nervou
rabbit,bunni,guinea pig|burrow;hutch,hai,carrot,lettuc,hop,bed,pellet,dandelion,lop,myxi;ear,squeak
hamster,gerbil,pet rodent|escap,nocturn;wheel,cage,cheek,sawdust;tube,ball,bed
fish,fish tank,aquarium|betta,gill;goldfish,guppi,tropic,alga,gravel,neon tetra,flake,heater;filter,bowl,bubbl
bird,parrot,budgi,pet bird|squawk,perch,cuttlefish,fly out,molt;cage,feather,seed,wing,cockatiel,african grei;swear
reptil,snake,lizard,tortois|gecko,vivarium,heat lamp,shed skin,slither;python,cricket,beard dragon,hibern,lettuc,terrarium;shell,corn
hors,poni,ride|stabl,hoof,gallop;saddl,hai,canter,farrier,mare,bridl,geld,muck out,paddock,liveri,trot,rein;jump
chicken,hen,coop|lai,cluck,red mite,roost,broodi;hutch,cockerel,peck;egg,fox,corn,feather
farm anim,farm,livestock|goat,herd;cow,sheep,tractor,lamb,pig,barn,manur,calf,hai,alpaca;shear
fox,wild anim,wildlif|dig lawn,bushi;hedgehog,cub,badger,deer,squirrel,raccoon,coyot,dusk;bin bag,den
hedgehog|prickl,cat food,snuffl,curl up,log pile;hibern,spine,bonfir,dusk;box
zoo,safari,anim park|;giraff,lion,eleph,penguin,monkei,enclosur,tiger,keeper,gorilla,chester,longleat,meerkat,zebra,feed time;
squirrel,pigeon,nuisanc anim|coo,chew cabl;feeder,bulb,poo,nut,acorn,acrobat;loft,nest,balconi,spike
seagul,gull|swoop,squawk;poo,dive bomb,pasti;chip,beach,steal,roof,nest
deer,moos|antler,doe,do;headlight,stag,swerv,wood,bumper,bambi,hunter,venison,hedgerow;
babi,newborn,infant|;nappi,pram,cot,formula,burp,mose basket,colic,muslin,babygrow,dummi;bottl,wind,swaddl
babi name|after grandad,olivia,arthur,nameberri,noah,muhammad,unusu,amelia;middl name,shortlist,initi,veto;
babi gender|reveal,twenti week,willi,nub,cannon;blue,blu,pink,surpris,littl girl;scan,balloon
twin,sibl|doubl buggi,big sister,littl brother,womb,jealou;ident,share room,middl child,triplet,ag gap,squabbl,onli child;
nappi,diaper,chang babi|explos;pamper,poo,huggi,sudocrem,chang mat,cloth,blowout,bepanthen,poonami;wipe,rash,aldi
potti train,potti|knicker;accid,wee,pant,toilet seat,chart;weed,sticker,pull up,puddl,reward
breastfeed,breastfe,nurs babi|lansinoh,tongu tie,engorg;latch,nippl,mastiti,boob,cluster,letdown,express,medela,wean;pump,milk
formula,bottl feed|aptamil,teat,perfect prep,similac,dr brown;sterilis,ounc,burp,scoop,tomme tippe,mam;
wean,babi food,solid|pure,ella kitchen,sweet potato,gerber;high chair,banana,bib,blw,mush,six month,gag,splat;spoon
babi sleep,sleep through,sleep train|wake everi,2am feed,self settl,ferber,ewan;cot,white nois,dummi,swaddl,regress;rock
cry,babi cry,colic|gripe water,infacol,shush,drive round;wind,rock,teeth,white nois,witch hour,dummi;
teeth,babi tooth|red cheek,ashton parson,sophi giraff,first tooth;dribbl,calpol,gum,bonjela,chew,grumpi;bib
mileston,first step,first word|dada,sit up,furnitur;crawl,mama,smile,pull up,roll over,cruis,clap;
pram,buggi,pushchair,stroller|yoyo,rain cover,uppababi,silver cross,carrycot,icandi;bugaboo,fold,wheel,isofix,travel system,brake;
car seat,babi seat|maxi cosi,rear face,joie,joi,cybex;isofix,halford,swivel,buckl;strap,booster
cot,crib,nurseri|snuz,toddler bed,sleepyhead,chang tabl;mobil,mattress,wallpap,bar,mose basket,glider;monitor
babi monitor,babi gear|nanit,owlet,jumperoo,ergobabi,plai mat;sterilis,sling,bouncer,tomme tippe,muslin;camera
babi cloth,kid cloth|popper,sleepsuit,carter;babygrow,vest,next,grow out,mitten;bib,hat
babi shower|guess weight,gift list;game,nappi cake,sash,gender reveal;cake,balloon
christen,baptism,name ceremoni|;font,godpar,vicar,gown,church,silver spoon,holi water,priest;
toddler,terribl two|finger paint,into everyth;tantrum,peppa,meltdown,potti,bluei;nap,bite,buggi,sticki
tantrum,meltdown,kid behaviour|supermarket floor,overtir;naughti step,kick,time out,bribe;scream,bite
kid,child,son,daughter|year 4,naughti;school run,homework,bedtim,footbal practic,minecraft,playdat,club,teenag,toddler;lego,half term
teenag,teen|bedroom door;grunt,gcse,gcsed,slam,curfew,moodi,sixth form;tiktok,vape,snapchat,ey roll,prom
childcar,nurseri,daycar,crech|keywork,per dai;childmind,fund hour,drop off,fee,settl in;wait list,nap,ofst,pick up
nanni,babysitt,babysit|date night,sitter,kid asleep,pizza monei,live in;au pair,bedtim,hourli,grandpar;monitor,bubbl
school run,drop off,pick up|doubl park,pyjama under;gate,lollipop ladi,book bag,late,breakfast club,shoe on;traffic,scooter,playground
school,primari school,start school|;recept,teacher,uniform,book bag,catchment,gate,phonic,pe kit,kindergarten,classroom;assembl,ofst
school place,school applic|offer dai,distanc;catchment,ofst,sibl,first choic,grammar,11 plu,faith;wait list,appeal
homework,school work|time tabl,googl classroom,due mondai;spell,math,worksheet,essai,phonic,project,volcano,kitchen tabl;
parent even,school report|tini chair,concentr,math set,read ag,zoom cut;teacher,chatti,level,target,five minut,expect;
school trip|permiss slip,residenti;coach,pack lunch,farm,hi vi,museum,partner;welli,waterproof
after school,kid club,activ|;footbal,swim,ballet,browni,gymnast,beaver,piano,karat,cub,drama,rainbow,littl leagu;taxi
kid parti,birthdai parti,child parti|entertain,villag hall;parti bag,soft plai,bounci castl,magician,face paint,pinata,sausag roll;cake,balloon
playground,soft plai|ball pit,sandpit,climb frame,ziplin,seesaw,gambado;swing,roundabout,germ,monkei bar;slide
playdat,kid friend|juic box,toi everywher,come over,best friend,mum come;pick up,squabbl,tea,share;trampolin
screen time,kid tv|;ipad,peppa pig,bluei,minecraft,cbeebi,paw patrol,roblox,cocomelon,limit;youtub,tablet
nit,head lice,kid ill|hedrin,nitti gritti,chickenpox,impetigo;comb,scalp,condition,worm;itch,scratch
child ill,sick child,kid poorli|nurseri call,off school,croup;calpol,temperatur,thermomet,sick bucket,nurofen,clingi,tylenol,cuddl;spot,ear
child safeti,babi proof,childproof|stair gate,socket cover,corner guard,fireguard,blind cord;cupboard,choke,climb;lock,bleach
bath time,wash babi|johnson,shampoo ey,wee in;rubber duck,splash,towel,slipperi,flannel;bubbl,hood
dummi,pacifi,comfort|lose,thumb suck,give up;tomme tippe,cot,muslin,tooth fairi,mam,wean off;bunni
tooth fairi,wobbl tooth|;pound coin,pillow,gap,fall out,forget,lisp,front;wobbl,appl,glitter
bedtim stori,child book|julia donaldson,dahl,voic;gruffalo,hungri caterpillar,harri potter,yawn,dr seuss,tuck in,pop up;
pocket monei,allow|;gohenri,chore,piggi bank,robux,save up,tooth fairi,star chart;sweet,hoover
child chore,kid help|tidi room,pocket monei,sock pair,lego floor,lai tabl;dishwash,star chart,bribe,tabl,moan;
godpar,grandpar,grandchild|granni,first grandchild;nana,grandad,spoil,babysit,christen,nanni,sleepov,pop round;sweet,knit
custodi,co parent,visit|cafcass;weekend,ex,everi other,mainten,handov,swap,alimoni;court,mediat,half term
adopt,foster,adopt child|birth mother,forev;social worker,placement,sibl,match,care system;panel,court,attach
matern leav,patern leav|kit dai,smp,nine month,share parent,babi group;fmla,due,du;cover,handov
babi group,parent group,babi class|monkei music,mum friend,peekaboo,antenat;nct,sensori,rhyme time,church hall;swim
midwif,health visitor,antenat|red book,bump measur,doppler,centil,birth plan;weigh,heartbeat,book,urin sampl,jab;latch
weather,forecast,outsid|sunni,bbc app;rain,cloud,drizzl,degre,wind,meet offic,brolli;snow,scorch,fog,muggi
rain,raini,wet|brolli,piss down,torrenti;umbrella,pour,drizzl,puddl,bucket down,drench;soak,shower,welli,spit,waterproof
storm,hurrican,gale|tree down,roof tile,amber warn;wind,lightn,power cut,name,thunder,tornado,fema;fenc,gust,trampolin,evacu,board up
thunder,lightn,thunderstorm|dog hide;rumbl,strike,count second,clap,hail,humid,fork;flash,crack,unplug,bolt
wind,windi|blusteri;gust,trampolin,howl,mph,hair,breez,gale;fenc,branch,rattl
snow,snowi|flurri,white over;sledg,snowman,shovel,school close,slush,blizzard,gritter,snowbal,plow;inch,settl,carrot,drift
ic,ici,frost|de icer,freez pipe;slip,grit,scrape,windscreen,black ic,skid,minu,bambi;salt
fog,mist|cant see,visibl,murki,flight delai;headlight,crawl,thick,pea soup,vallei;lift,damp,dawn
sun,sunni,sunshin|factor;short,blue sky,tan,sunbath,bbq,scorcher,vitamin d,shade,deckchair,gloriou;
heat,hot,heatwav|;boil,melt,degre,paddl pool,ic lolli,aircon,shade;fan,sweat,scorch,sticki,muggi,swelter,bake
cold,cold weather,freez|;coat,minu,frost,glove,heat,layer,tooth chatter,nippi,brass monkei,thermal,baltic,parki;numb
humid,muggi,sticki|airless,shower twice;frizz,thunder,clammi,florida,tropic;sweat,fan,dehumidifi
flood,river flood|burst bank,water level,environ agenc,road close;sandbag,knee deep,boat,sewag,warn;evacu,carpet
drought,dry spell|reservoir,brown lawn,bone dry;hosepip ban,crack earth,water butt,no rain,parch,wildfir,ration,sprinkler;
wildfir,bush fire|hectar,air qualiti;helicopt,contain,orang sky,acr,dry,arson;smoke,evacu,ash,scorch
earthquak,tremor|magnitud,epicentr,tsunami,fault,doorwai,feel it;richter,aftershock,rubbl;shake,rattl,collaps
temperatur outsid,warm,cold|mid twenti,feel like;degre,minu,celsiu,coat,t shirt,fahrenheit,below zero,thermomet;jumper,frost
rainbow,cloud,sky|overcast;doubl,grei,blue,blu,arch,orang,fluffi;star,sunset,pink,photo
sunset,sunris|horizon,pink sky,silhouett,hilltop;golden hour,dawn,dusk;beach,photo
star,moon,night sky|constel,supermoon;telescop,full,milki wai,meteor,orion,eclips,plough,clear night,shoot,saturn;northern light
northern light,aurora|phone camera,swirl,norwai;green,tromso,iceland,pink,kp,clear night,alert,solar;sky
eclips,meteor shower|shoot star,partial;total,perseid,moon,cloud;glass,blanket,3am
spring,springtim|lighter even,first cut;daffodil,blossom,lamb,bluebel,crocu,bud,easter,hai fever,tulip;
summer,summertim|;bbq,short,pimm,heatwav,paddl pool,festiv,long even,sunburn,lake,flip flop;beach,ic cream
autumn,fall|halloween,foliag;leaf,conker,pumpkin,crunchi,rake,acorn,pumpkin spice,bonfir,harvest;
winter,wintertim|;snow,frost,coat,christma,heat,flu,sledg,de ic,ski,hibern,fireplac;glove,soup
clock chang,daylight save|spring forward,go back,bst;hour,dark,oven clock,bodi clock,lighter,jet lag;lie in,dawn
dark even,short dai,winter blue|sad lamp,4pm,gloomi,no sunlight;vitamin d,hibern,lumi,solstic;sofa
leav,leaf,rake|blower,wet;autumn,pile,gutter,crunchi,lawn,slipperi,sweep;bag,oak,compost
beach,seasid,coast|;sand,wave,tide,shell,seagul,donkei,windbreak,surf,pier;ic cream,paddl,dune
sea,ocean|rip current;wave,tide,jellyfish,wetsuit,surf,seawe,snorkel;salt,paddl,lifeguard,seal
lake,river,stream|paddl board,weir,jetti;kayak,swim,duck,bank,cano,fish,swan,kingfish;dip,boat,pebbl
mountain,hill,climb|;summit,peak,hike,snowdon,ridg,ben nevi,scafel,scrambl,everest,altitud;trail,cabl car
forest,wood|;tree,treed,bluebel,trail,den,mushroom,center parc;oak,mud,pine,deer,log
park,green space|jog;picnic,duck,frisbe,dog walk,swing,pond,bandstand;bench,squirrel,playground
countrysid,field,rural|muck;cow,stile,tractor,hedgerow,villag,farm,footpath,sheep;mud,lane,barn
birdwatch,bird|merlin,dawn choru;binocular,rspb,robin,kestrel,osprei,red kite,puffin,owl,kingfish,starl;nest,heron
butterfli,bee,beed,garden insect|buddleia,ladybird,caterpillar,red admir,cocoon;pollen,wildflow,bug hotel,nectar,bumbl;hive,wing
mushroom,fungu|toadstool,porcini,psychedel;chanterel,forag,spore,cap,garlic,truffl;button,wood,poison
fish,angl|;rod,carp,bait,trout,reel,hook,tackl,canal,pike;bite,cast,maggot
blossom,cherri tree,appl tree|cider,bramlei,scrump;petal,pick,windfal,prune,orchard,crumbl,kew;wasp
harvest,crop,homegrown|courgett glut;tomato,pick,bean,pumpkin,dig up,potato,chutnei,marrow;basket,allot,strawberri
air qualiti,pollut,smog|purifi,haze,particul,traffic fume,aqi;inhal,exhaust,diesel,ulez,wildfir;cough
climat,climat chang,global warm|carbon,ic melt,greta;heatwav,flood,emiss,net zero,fossil fuel,glacier,cop;
puddl,mud,muddi|hose down;welli,splash,dog,squelch,peppa,wash machin,glastonburi;stick
season decor,halloween,pumpkin|;carv,skeleton,cobweb,costum;sweet,witch,doorstep,seed
christma light,outdoor light|clark griswold,switch on,icicl;tangl,reindeer,fuse,solar,timer;ladder,inflat
home,homesick,home town|flight back,roast dinner,famili dog;mum cook,childhood bedroom,accent,skype,miss,parent,yorkshir tea,old bedroom;
household chore,chore,housework|laundri;dish,mop,loo,nag,bathroom,tidi;hoover,bin,iron,rota,dishwash
household rota,clean rota|argu,my turn,cleaner instead;rota,dish,bathroom;bin,whiteboard,hoover,slack
spring clean,deep clean|behind fridg,stacei solomon;declutt,grout,zoflora,mr hinch,chariti;skirt,oven,bleach,bin bag,window
window cleaner,clean window|squeege,karcher,chamoi,smear;streak,vinegar,fortnight;ladder,pole
pressur washer,jet wash|karcher,slab,filthi,wet foot,satisfi;patio,moss,drive,sprai,hose,wheeli bin;deck
bathroom clean,clean toilet|harpic,mould sprai,domesto;limescal,scrub,grout,viakal,rubber glove,rim,hair;bleach,brush
mattress stain,bed wet|sheet,dry nite,strip bed;protector,wee,bicarb,wash,2am,accid;weed,pull up,waterproof
block toilet,block drain|drano,coat hanger,caustic;plunger,wet wipe,dyno rod,overflow,loo roll,rise;snake
burst pipe,freez pipe|hairdryer,gush;stopcock,ceil,flood,lag,thaw,copper;plumber
water pressur,no water|trickl,immers,cold bath;stopcock,combi,thame water,airlock;boiler,pump,shower,bottl,tank
water heater,immers|megaflo,air cupboard,shower cold;cylind,element,timer,lukewarm,rust,gallon,pilot light;
extractor fan,cooker hood,ventil|duct;greas,condens,noisi,vent,cord;steam,filter,mould,hum,hood
skylight,velux,roof window|rain on;blind,dormer,light;loft,sky,flash,pole,star,attic
clad,fire safeti,build safeti|ews1,wake watch,grenfel,unsel;freehold,remortgag,leasehold;scaffold,foam,survei
asbesto|garag roof,specialist,1970s,corrug;artex,survei,remov,test,hazard;mask,lag
woodworm,rot,dry rot|fungu;joist,treat,hole,floorboard,crumbl,rentokil,spore;beam,damp
wasp nest,bee nest|eav,footbal size;powder,sting,swarm,pest control;loft,buzz,sprai,queen
japanes knotwe,invas plant|mortgag refus,bamboo,insur back,glyphos;inject,survei,cane,spread,ivi;root
bamboo,ivi,climb plant|wisteria,clemati,invad,root barrier;trelli,brick,honeysuckl,jasmin,choke,creeper;prune,wall
rais bed,planter,pot|sleeper,herb,drill hole,soil,trough,crack frost;compost,terracotta,gravel,liner,lettuc;strawberri
seed,sow,seedl|prick out,packet,leggi,harden off;trai,germin,windowsil,sprout,propag,sweet pea;compost
garden centr,nurseri plant|dobbi,fish section;compost,bed,cafe,trollei,pot,geranium,gnome,trelli;scone
lawn seed,bare patch|water daili,patch magic;rake,bird,turf,shade,moss,dog wee;sprout,net
artifici grass,astroturf|rubber,no mow,hot foot,neighbour sneer;fake,plastic,dog wee,sand,microplast;roll,glue,glu
prune,trim tree|lopper,deadhead,felco;secateur,branch,see,rose,overhang,shear;appl,hedg
pizza oven,outdoor kitchen|ooni,goznei,sourdough base,400 degre;dough,wood,char,pellet;peel,stone,brick
garden offic,outbuild,log cabin|man cave,armour cabl;insul,electr,commut,wfh,clad,base,plan;shed,desk
swing chair,hammock|swai;rope,tree,treed,hang,rattan;egg,nap,fall out,cushion,tangl
sandpit,paddl pool|cat poo,warm water;hose,splash,spade,lid,toddler;inflat,punctur,shell
wash line,dry cloth,cloth airer|lakeland,minki;peg,rotari,rain,heat,bird poo,prop,blow;rail,damp,dehumidifi
lose sock,miss sock|behind radiat;odd,drum,pair,tumbl,singl,strai;drawer,dog
shrink,laundri disast,colour run|red sock,wool wash,hot cycl,doll size,colour catcher,60 degre;ruin;jumper,bleach
dine room,dinner tabl|candlestick,best china,placemat;chair,sideboard,extend,homework,seat,chandeli,puzzl,serv;
util room,laundri room|dryer,airer,dog bed,pantri;washer,sink,deterg;boiler
pantri,larder,food cupboard|pasta jar,weevil,spice rack;tin,flour,chickpea;label,bean,moth
kitchen worktop,countertop|quartz,granit,burn ring,sileston;oil,crumb,island,marbl,clutter;oak,lamin,stain
kitchen cupboard,cabinet|shaker,tupperwar fall,soft close,spice;handl,paint,pull out,howden;hing,wrap
coffe tabl,side tabl|shin,glass top,magazin,stub toe;coaster,ring mark,marbl;nest,wood,lamp,remot
bunk bed,kid bed|top bunk,argu who,duvet cover;singl,storag,fall out,cabin,slat;ladder,slide,mattress
sofa bed,airb|metal bar,fold out;guest,deflat,futon,stai over;pump,ikea,punctur,creak
beanbag,footstool,pouff|bean everywher,gamer,fatboi,sprawl,dog steal;foot up,sag,loung,cushion,ottoman;
upholsteri,reupholst,sofa cover|cat scratch,linwood;fabric,stapl,foam,velvet,pipe,throw,ercol;stain,spring
upcycl,restor furnitur,sand down|chalk paint,anni sloan,frenchic,sandpap,skip find;wax,knob,decoupag,stripper;varnish,pine
cushion,throw,blanket|chunki knit,karat chop,oodi;plump,fleec,velvet,dunelm,snuggl,dog hair,tassel;fring
lampshad,lava lamp,night light|gro clock;bulb,bedsid,glow,dark,dunelm,pleat,rattan,tiffani;moth
bookshelf,book collect|colour order,tbr,alphabet;billi,waterston,paperback,alcov,sag;penguin
tv mount,hang tv|abov fireplac,hide wire,tilt;bracket,stud,cabl,plasterboard,soundbar,wonki;inch
aerial,satellit dish,tv signal|retun,coax;freeview,roof,no signal;sky,pixel,ladder,virgin,dish,pigeon
stereo,record player,hi fi|rega;vinyl,turntabl,amp,crackl,lp,speaker,sono,technic,discog;
projector,home cinema|surround,dolbi,ceil mount,subwoof;wall,bulb,popcorn,hdmi,epson;screen,blackout
comput slow,laptop slow|viru,ancient;ram,tab,restart,ssd,updat,malwar;fan,spin wheel,cach
password,login,lock account|;reset,lastpass,cap lock,two factor,forget,pet name,1password,hack,bitwarden;code,sticki note
phone batteri,batteri dead|die,old iphon;percent,charger,power bank,di,plug in,low power;drain,socket
lose phone,miss phone|down sofa;find my,taxi,ring it,silent,hand in,lose properti,imei;steal
phone number,call,miss call|ring back,unknown,text instead;voicemail,withheld,landlin,07,pocket dial,spam,signal;whatsapp
phone photo,storag full,backup|googl photo,gigabyt,whatsapp video;icloud,delet,hard drive,sync,screenshot,camera roll;upgrad
hard drive,usb stick,memori card|seagat,sd,click nois,sandisk,photo lose;terabyt,backup,plug,corrupt,recov;
tv licenc,stream,subscript|share password;disnei,bbc,prime,now tv,iplay,hulu,trial;netflix,direct debit,spotifi
smart plug,timer switch|tapo,kasa,turn on,tp link;alexa,lamp,schedul,holidai;socket,kwh
pen,stationeri,notebook|biro,ryman,fountain,muji;ink,moleskin,highlight,pencil,stapler,leuchtturm;post it,paper
scissor,tin open,kitchen gadget|peeler,grater,spatula,garlic press,spiralis;blunt,can,whisk,corkscrew,lakeland,tong;drawer
bottl open,corkscrew|waiter friend,screw top,shoe trick;cork,keyr,beer,push in;wine,snap
water bottl,flask,thermo|hydro flask,bag wet;stanlei,chilli,lid,litr,yeti,insul,straw;soup
tupperwar,food contain|lid miss,curri stain,takeawai tub,sistema,ziploc;stack,microwav;leftov
lighter,match|zippo,swan vesta;strike,ga,bbq,fag;box,flame,clipper,damp
parcel,packag,deliveri|;dpd,evri,doorstep,courier,safe place,fedex;amazon,herm,royal mail,steal,sign for
post,mail,letter|;postman,envelop,royal mail,letterbox,junk,redirect,brown envelop,usp;stamp,record,doormat
bicycl,bike|;punctur,brompton,saddl,pedal,gear,brake,halford,decathlon;chain,helmet,lock,steal,wheel,handlebar
scooter,e scooter,skateboard|lime,micro,graze knee;kerb,wheel,pavement,lithium,ramp;helmet,deck,charg
car boot,garag sale,yard sale|5am,trestl;haggl,field,junk,bargain,thermo,past tabl,earli bird;
ebai,marketplac,sell stuff|collect onli,lowbal,postag;bid,buyer,no show,time waster;list,gumtre
housesit,hous sit|alarm code,feed fish;plant,cat,post,trustedhousesitt;kei,bin,curtain,water
lodger,airbnb|sheet,kei box,bathroom share;spareroom,superhost,guest,review,clean fee;
student hous,hall,dorm|share kitchen,roomi;fresher,pasta,flatmat,singl bed,fire alarm,ensuit,traffic cone;mould,unit
keep awak,loud|bin lorri,car alarm;earplug,parti,siren,snore,4am,white nois;fox,bass,upstair
neighbour disput,boundari disput|;deed,parti wall,mediat,overhang;fenc,hedg,inch
upstair neighbour,downstair neighbour|furnitur drag,broom,music,babi cry,wash at;stomp,footstep,thump;heel,lamin
new neighbour|welcom,young coupl,nod,wifi name;remov van,babi,sell sign,introduc;biscuit
whatsapp group,street group,neighbourhood watch|nextdoor,suspici,bin dai,lose cat,ring footag,curtain twitch;moan;park,mute
roadwork,street work|ga main,cadent,park suspend,7am;cone,temporari light,dig up,divers;bt
build site|8am,block light;crane,scaffold,radio,cement,pile;dust,hi vi
squatter,empti hous|derelict,overgrown,break window;board up,bailiff,probat,graffiti;shutter,lock
nurs visit,district nurs,dress|wound,gauz,twice weekli;bandag,ulcer,tape,clean;stitch,leg,inject,pack
stitch,scar|dissolv,bio oil,heal;knee,kneed,stapl,chin,itchi;thread,remov,op,fade,forehead,c section
crutch,cast,plaster cast|leg up,see off,moon boot;six week,hop,armpit;sign,itch
tetanu,rabi,travel jab|rusti nail,hep a,yellow fever,travel clinic;typhoid,malaria,malaron;bite,booster
malaria,tropic diseas|mosquito net,malaron,dengu,zika;deet,doxycyclin,fever,travel clinic,typhoid,parasit;bite
lyme diseas,tick bite|long grass,tick tool,sock tuck;bullsey,doxycyclin,wood,tweezer,ach;rash,deer,lump
anaemia,low iron|spaton,spinach,pale,ferritin,black poo,red meat,infus,ferrou;tablet,breathless,tire;
vertigo,balanc,inner ear|room spin,eplei,stemetil,tilt head;crystal,labyrinth,puke,dizzi,menier;ear
tinnitu|hear test,high pitch,ent,constant;hum,white nois,gig,loud,audiologist,silenc;
sinu,sinus,block nose|sudaf,olba oil,beconas;pressur,forehead,snot,vick,neti pot;steam,cheek
lose voic,hoars|laryng;croaki,whisper,karaok,honei,lemon,throat,strepsil,rest,huski;squeak
hiccup,burp,fart|hold breath,scare;wind,bloat,bean,ga,trump,fizzi,sugar,stink;
itch,itchi|;eczema,calamin,scalp,powder,e45,raw;scratch,antihistamin,rash,bite,piriton
athlet foot,fungal infect,thrush|canesten,lamisil,daktarin,clotrimazol;toe,to,cream,yoghurt,discharg,flaki,sweati;itch
pile,haemorrhoid|anusol,bum;sit down,bleed,cushion,cream,strain,doughnut,prepar h;blush
std,sti,sexual health|chlamydia;clinic,swab,test,antibiot,condom,partner,herp,discharg,hpv;gum
smear test,pap,gynaecologist|speculum,stirrup,hpv,cervix,abnorm,colposcopi;swab,polyp,fibroid,nurs;awkward
mammogram,breast check|cyst;lump,squash,biopsi,all clear,recal,boob,armpit;clinic,van
prostat,man health|psa,enlarg,bph;urologist,finger,biopsi,cathet,rubber glove,dribbl;scan
vasectomi|tight pant;snip,freez pea,sore,sampl,clinic,twenti minut,waddl;ball
colonoscopi,endoscopi|polyp,bowel,moviprep;prep,sedat,throat,fart;camera,biopsi
pacemak,stent,heart surgeri|papworth,arteri,angiogram;cardiologist,chest,bypass,rehab,valv;scar
epilepsi,seizur,fit|keppra,eeg,lamict;collaps,foam,neurologist,flash light,bite tongu,aura;shake,licenc
parkinson,ms,neurolog|wheelchair,levodopa,lesion;tremor,neurologist,stiff,relaps,mri;shake,numb
crohn,coliti,stoma|infliximab,resect,weight loss,pentasa;flare up,steroid,ulcer,gastro,remiss;toilet,bag
endometriosi,pco|laparoscopi,cyst,ovari,gyna,fertil,chin hair;cramp,metformin;hormon
chronic fatigu,long covid,me,med|fibro;pace,crash,brain fog,exhaust,bed,flare,breathless;spoon,wipe out
fibromyalgia,chronic pain|amitriptylin,gabapentin,pregabalin,pain clinic,cbd,opioid;flare up,ach,brain fog,tender;spoon
eat disord,anorexia|skip meal,thin;weigh,clinic,purg,bing,calori,bone,bulimia,relaps;beat
self harm,suicid,crisi|crisi team,helplin,988;samaritan,scar,section,pill,safe,hopeless;a e,ward
alcohol limit,drink|piss;wast,shot,hammer,puke,tequila,black out,wreck,legless,slur,tipsi,paralyt;kebab,hungov
medit,mind,relax|calm,om,breathwork,unwind;headspac,breath,cross leg,retreat;bath,spa
sauna,ic bath,cold water|plung,wim hof;towel,lido,wild swim,barrel,birch;steam,sweat,shiver
fit class,spin class,gym class|f45,bodi pump,soulcycl,barri;zumba,hiit,bootcamp;instructor,sweat,saddl
home gym,exercis bike,peloton|cloth hors,concept2;treadmil,kettlebel,zwift,resist band,rower;dust,dumbbel,garag,instructor,mat
gym membership,cancel gym|never go;puregym,david lloyd,off peak;direct debit,contract,induct,planet fit,notic
footbal injuri,sport injuri|sub off;hamstr,acl,tackl,groin,ligament;physio,ankl,stud
fall,fall over,trip|;pavement,kerb,wrist,hip;stair,ic,bruis,knee,kneed,slip,graze
choke|cough up,back slap,fish bone,turn blue,airwai;heimlich,grape,throat,thump,swallow;
electr shock,electrocut|jolt,tingl;plug,rcd,toaster,live,zap;socket,fuse
period product,tampon,sanitari towel|tampax,alwai,bodyform,period pant;mooncup,pad,handbag;string
pharmacist|pharmaci,hayfev,travel sick,no prescript;cream,lemsip;paracetamol,antihistamin
travel sick,car sick,seasick|kwell,stugeron,wind road,window open;puke,ferri,dramamin;bag,ginger,wristband
jet lag|long haul;melatonin,wide awak,time zone,4am,bodi clock;groggi,nap,red ey
sick leav,off sick|fit note,ssp,self cert,phase return,rota cover;gp,statutori;sign off,hr,duvet
medic test,result,diagnosi|;consult,all clear,biopsi,posit,benign,neg,oncologist,call back;scan,blood
medic emerg,collaps|unconsci;ambul,cpr,defib,999,paramed,blue light,recoveri posit,resu;chest
ey surgeri,lasik,cataract op|optic express,moorfield,glass go,twenti twenti;laser,blurri,halo,eyelid;drop,patch,len
pink ey,conjunct,stye,sty|gunk,chloramphenicol,glu shut,warm compress;flannel,eyelid,contagi;sticki,drop,crust
foot,smelli foot,bunion|insol,odour eater,scholl;toe,to,hard skin,podiatrist,arch,wide fit;trainer,corn,chees
handwrit,leav hand|scrawl,pen grip,spideri;smudg,scissor,doctor,southpaw,illeg,calligraphi;ink
bra fit,bra|cup size,bravissimo,back fat,34,underwir,sport;m s,boob,tape measur;strap,lace
matern cloth,bump cloth|seraphin,over bump,stretchi,nurs bra;elast,dungare,waistband;leg
raincoat,waterproof|gore tex,soak through,berghau,poncho,rab;hood,mac,seam,cagoul,drench;patagonia
thermal,winter cloth,layer|heattech,long john,base layer,wool sock;uniqlo,fleec,merino,vest,down;glove,toasti
slipper|wear out,sheepskin;fluffi,ugg,cosi,sole,dress gown,croc,dog chew;m s,toe
shoelac,shoe repair,cobbler|resol,bunni ear,eyelet;timpson,sole,velcro,knot;heel,glue,glu,polish
shoe size,kid shoe,school shoe|gaug,width fit,grow,size 13,geox,patent;clark,velcro,scuff,measur,light;
zip,button,break zip|pop off,pencil trick;sew,miss,snag,safeti pin,tooth,pull;spare
static,lint,bobbl|pet hair,shaver,fluff,hair stand,dryer sheet;roller,velcro,tumbl,cling;jumper
knit,crochet|;yarn,scarf,pattern,purl,ravelri,granni squar,row,cast on,unravel;wool,stitch,ball,hook
sew,make cloth,dressmak|tilli;pattern,fabric,sew,bobbin,seam,overlock;zip,pin,line,john lewi,hem
wed outfit|hurr;fascin,aso,floral,rent,clutch,midi,pashmina,same dress;suit
interview outfit,work cloth|smart;blazer,shirt,trouser,pencil skirt,busi casual,brogu;heel,tie,ti,m s,lanyard
vintag cloth,thrift,vint|eighti,leather jacket,beyond retro,kilo sale,parcel shop;depop,retro,levi;chariti shop,goodwil,rail
hair disast,bad haircut|too short,mum cut,clipper slip;hat,mullet,grow out,bowl cut,wonki;cry,fring
curli hair,frizz|diffus,curl cream,mouss,scrunch,ringlet,boof,dry brush;humid,bonnet,perm,condition;tangl
plait,braid,updo|cornrow,hairband,bobbi pin,ponytail,scrunchi,claw clip,slick back;french,bun,fishtail;
dandruff,itchi scalp|nizor,t gel,coal tar,black top;flake,shoulder,dry;scratch,snow
eyelash extens,mascara|infil,panda ey,lash lift;lash,falsi,cluster,wand,maybellin;glue,glu,tube,fall out
facial,beautician,beauti treatment|dermaplan,microneedl,treatwel,hydrafaci,clarin;extract,salon;peel,steam
razor,shave|braun;gillett,nick,blade,foam,stubbl,harri,blunt;rash,electr,leg,bleed
birthmark,freckl|sun,brown,beauti spot,speckl;cheek,strawberri,map,forearm,raspberri;chest
teddi,soft toi,comfort toi|steiff;jellycat,bunni,wash machin,ear,squishmallow,cuddl,monkei;stuf
doll,barbi,doll hous|ken,babi annabel,mattel,plastic heel,american girl,tea set;sylvanian,pink,dress;
board game,puzzl,jigsaw|piec miss,edg first,1000 piec;monopoli,scrabbl,catan,cheat,dice,ravensburg,cluedo,uno;
balloon,parti decor|helium,card factori;banner,pop,bunt,arch,confetti,streamer,blow up;foil
music lesson,kid piano|grade on,practic,strangl cat,half hour;record,squeak,teacher,violin,exam,recit;scale
swim lesson|puddl duck,width,water babi;armband,float,dive,cling,stage two;badg,goggl,instructor
ride bike,balanc bike|stabilis,push off;graze,let go,frog,train wheel;wobbl,helmet,park,pedal
nightlight,child fear|check wardrob,creep in,door open;monster,lamp,dinosaur,hall light,spooki;witch
bulli|switch school,mean girl;playground,teacher,name call,push,lunch monei,leav out;cry,whatsapp
school holidai,half term,summer holidai|;camp,six week,bore,grandpar,soft plai,annual leav,forest school,legoland,zoo;juggl
camp,summer camp,holidai club|counselor,archeri;bunk,s more,pack lunch,drop off,homesick,craft,cabin,pgl,scout;swim
school plai,nativ|shepherd,walli,mari;costum,tea towel,donkei,angel,gruffalo,innkeep;tinsel
exam,gcse,gcsed,sat,kid exam|english,grade 9;revis,math,paper,result,flashcard,invigil,predict,past paper;nerv,tutor
tutor|11 plu,grammar school;math,hourli,gcse,gcsed,kumon,worksheet,past paper,explain,exam;zoom
kid phone|year 7,parent control,whatsapp drama;snapchat,nokia,screen time,argu,life360;tiktok,track,bu
famili car|dvd,boot space,seven seater,buggi fit;crumb,isofix,sick,zafira,squabbl;ipad
kid present|;smyth,book token,scooter,barbi,pokemon,craft,nerf,slime,squishmallow;lego,bike,voucher
pet name,dog name,cat name|luna,bella,rex,poppi,milo,charli,tiddl,daisi,buster;teddi,fluffi;
pet fur,dog hair,shed|moult,lint roller,black trouser;dyson,furmin,everywher,huski;hoover,sofa,brush,sneez
dog escap,recal|fenc hole,fenton;squirrel,whistl,deer,come back,dig,sausag,gate open;lead,chase
dog swallow,dog eat,chocol dog|raisin,poo out,advent calendar,foreign bodi,blockag;sick,x rai,grape;vet,sock,inject
dog bed,crate,pet bed|;paw,chew,snore,curl up;sofa,basket,blanket,cushion,den
firework,dog scare,dog anxieti|thundershirt,radio on;hide,pant,bonfir,whimper,sedat;shake,vet
cat scratch,scratch furnitur|shred,declaw,sisal,carpet stair,nail clip;claw,post,wallpap;sofa,curtain,sprai
cat bring,cat hunt|bell collar,shrew,headless;mous,bird,doormat,dead,present,frog;feather
hors fall,ride accid|air vest,saddl slip;spook,bolt,collarbon,buck,ditch,canter;mud,helmet,bruis
beekeep,bee,honei|;queen,swarm,smoker,suit,frame,comb,drone,veil,varroa;hive,jar,sting
allot shed,plot|couch grass,bean pole;spade,rhubarb,rais bed,flask,manur,marrow,water butt;wait list,bolt
weather warn,red alert|stai indoor,train cancel,school shut;amber,meet offic,yellow,storm,flood,travel;snow,gust
snow dai,snow in|bread milk;school close,sledg,shovel,wfh,snowman,gritter,hot chocol,drivewai;drift
sledg,snowman|tea trai,soggi glove,toboggan,coal;carrot,scarf,mitten,hot chocol;plastic
hail,sleet|golf ball,conservatori roof,ici;windscreen,dent,ping,slush;bounc,sting,stone,greenhous
tornado,cyclon,typhoon|basement,twister,categori,landfal,kansa,roof off;siren,funnel,shelter,debri;evacu
tide,wave,surf|;board,wetsuit,cut off,rip,newquai,sandbank,rnli,rock pool,paddl out;swell
rock pool,shell,fossil|ammonit,lyme regi,seawe,limpet,barnacl,jurass;crab,net,starfish,pebbl;
jellyfish,sea creatur,shark|tentacl,pee on,dolphin,whale,urchin;sting,vinegar,seal,fin,crab,jaw;octopu
waterfal,natur walk,sceneri|gorg,rope swing;sprai,pool,trail,moss,lake district,slipperi,yosemit;photo
nation trust,state home,garden visit|wall garden,english heritag,rhododendron,orangeri,oak leaf,maze;scone,membership,car park,tearoom,four poster;
camp,campsit|toilet block;tent,peg,sleep bag,airb,stove,groundsheet,gui rope,glamp,yurt;marshmallow,torch,pitch
walk rout,footpath,trail|komoot,alltrail,circular,all uphil;stile,ordnanc survei,mile,field,bull,appalachian;
argu,argument,row,fall out,fight,quarrel|storm off,not speak,scream match,word with;shout,slam,silent treatment,apologis,make up,sulk,snap at,blow up,bicker;
wed,marri,get marri|;bride,groom,vow,aisl,best man,bridesmaid,first danc,confetti,veil,registri offic,i do,marque;bouquet,recept,usher
engag,propos|fianc,down on,bend knee;on knee,said ye,diamond;ring,sparkler
wed dress,gown|bridal boutiqu;train,veil,lace,seamstress,fit,satin,corset,ivori,strapless,alter;hem
wed venu,recept venu|manor,wineri,countri hous,banquet hall;barn,marque,vineyard,castl,ballroom,state home,gazebo;
hen,hen do,bachelorett|peni straw,bridal parti,spa weekend,cocktail class,bottomless brunch;sash,life draw;prosecco,l plate
stag,stag do,bachelor parti|paintbal,strip club,lad,groomsman;pragu,best man,go kart,vega,handcuff;hungov
honeymoon|overwat bungalow;maldiv,newlyw,bali,santorini,just marri,mauritiu,cancun;upgrad
anniversari,year togeth|vow renew,year marri,forget our,wooden;candlelit,silver,golden,rubi;bouquet
divorc,split,separ|settlement,decre,paperwork sign,singl again;custodi,ex,move out,alimoni,irreconcil;mainten,lawyer
breakup,break up,dump,split up|block him,need space,it over;ex,heartbroken,rebound,unfollow,move out;ghost,ic cream
affair,cheat,unfaith|lie,li,mistress,side piec;hotel,catch,two time;lipstick
date,first date|cocktail bar;tinder,bumbl,swipe,match,drink,kiss,chemistri;hing,awkward,spark
boyfriend,partner,girlfriend,see someon|bae,ba,offici,move in,babe,love bloke;other half,spark,crush,go out;
husband,hubbi|spous,hon,him indoor,wed ring;snore,other half,in law,old man,better half;
wife,missu|spous,her indoor,honei do,the missu;other half,better half,wifei,bride;
crush,fanci,like someon|flirt,tongu ti;butterfli,blush,smitten,wink,swoon;fit
flirt,chat up|cheesi line,slide into;wink,banter,ey contact,dm,charm;number,giggl
kiss,snog|french kiss;lip,cheek,tongu,peck,pull,mistleto,make out,smooch,smack;
love,in love|soulmat,the on,ador;smitten,butterfli,besot,heart,heart ey;
singl,date life|spinster,third wheel,cat ladi;tinder,bachelor,swipe,solo;
live togeth|share leas,hi place,her flat,closet space;spare kei,toothbrush;drawer
pregnant,pregnanc,expect|;due,du,midwif,trimest,morn sick,kick,ultrasound,heartburn,two line,test posit,matern;bump,scan,crave,folic acid
birth,born,give birth,labour,deliv|placenta;midwif,epidur,water break,c section,push,crown,dilat,induc,hospit bag;contract,pound,ounc,cord
newborn,babi|diaper,breastfe,pacifi,bassinet;nappi,feed,burp,swaddl,mose basket,colic,formula,dummi,tini finger;wet wipe,onesi,pram
babi name|olivia,nicknam,namesak;middl name,oliv,shortlist,veto,christen;spell
twin|doubl buggi,non ident,fratern,doubl troubl,match outfit,two heartbeat,mirror twin;ident;
gender reveal|confetti cannon,powder cannon,team pink,team blue;pink,blue,blu,cupcak;balloon,smoke,scan
babi shower|diaper game,pastel,tini sock;nappi cake,registri,onesi,cupcak;bunt
toddler|throw food,sippi cup;tantrum,potti,cbeebi,peppa,terribl two,bluei;nap,buggi,meltdown
potti train|sticker chart,wet bed;wee,poo,accid,pull up,pant;weed,puddl,reward
babi sleep,sleep through|night feed,wake everi,sleep regress,lullabi,dream feed,cosleep;white nois,cot,swaddl;rock,monitor
breastfe,nurs|suppli,lactat,bottl refus,express milk;latch,mastiti,nippl,letdown;pump,sore
teeth|red cheek;dribbl,drool,calpol,gum,chew,bonjela,grumpi,molar;
first step,first word,mileston|dada,toddl,walk across,wave bye;mama,crawl,cruis,babbl,clap;wobbl
childcar,babysitt,sitter,nanni|gran mind,sitter cancel;nurseri,childmind,daycar,au pair,drop off,pick up,crech;bedtim
adopt,foster|birth mother,forev famili,home studi,open adopt,forev home;social worker,placement,care system;panel,agenc
ivf,fertil|egg collect,neg test;embryo,clinic,hormon,inject,ovul,clomid,cycl,sperm;transfer
miscarriag|week along,grief,angel babi;bleed,no heartbeat,cramp,d c,rainbow babi;scan,spot
die,di,death,pass awai|peacefulli;funer,hospic,condol,heart attack,coron,go,gone,cancer;ash
funer,burial,cremat|casket;coffin,hears,wake,eulogi,black tie,undertak,wreath,pallbear,gravesid,sandwich after;hymn,ash,crematorium
grief,mourn,bereav,loss|miss him,empti chair,counsel,old voicemail;anniversari,condol,widow,grave;cry,numb
grave,cemeteri|headston,tombston,churchyard,epitaph,graveston;plot,flower,buri;moss
will,inherit,estat|leav to,heir,granddad hous,split between;probat,executor,heirloom,contest;
mother,mum,mom|ma,ring her,fuss,mumsi;mama,nag,cuppa,matern,cardigan;roast
father,dad|papa,daddi,dad joke;pop,old man,armchair,step dad,pa;shed,barbecu
grandma,nan,grandmoth,granni|;knit,biscuit,care home,bungalow,nana,hear aid,great gran,werther,bingo,stairlift;pension
grandpa,grandad,grandfath|war stori,walk stick,werther,flat cap,gramp;allot,pipe,pop,domino,cardigan;
brother|bro,older,younger,half sibl,wrestl,big bro;twin,littl bro;
sister|si,older,pigtail;twin,bunk bed,niec,aunti,big si;
sibl|youngest,half brother,stepsist;middl child,eldest,twin,onli child,favourit child,bunk bed,squabbl;
in law|disapprov,sundai lunch,interfer,hubbi parent,guest room,criticis,unannounc visit;hi mum,passiv aggress,monster;
cousin,rel,aunt,uncl|famili tree,distant,dad side,clan;second cousin,remov,reunion,niec,nephew,aunti;
grandchild,grandkid|great gran,bake togeth,rascal;spoil,sleepov,school run,nana,papa,babysit;sweet
stepmoth,stepfath,step parent,stepfamili|remarri,half brother,evil,custodi weekend,step kid,real mum;blend,cinderella;
kid,child,son,daughter|youngest,teen,littl on,ankl biter;eldest,toddler,nurseri,school run,primari,nipper,sprog;
teenag,teen|door slam,bedroom stink;hoodi,moodi,grunt,spot,curfew;tiktok,gcse,gcsed,hormon,xbox,ey roll
parent,disciplin,tell off|gentl;naughti step,time out,ground,screen time,tantrum,bribe,star chart;bedtim,boundari
custodi,kid arrang|;altern,mediat,visit,ex,school holidai,fifti fifti;court,handov
famili reunion,famili gather|potluck,group photo,aunt,match shirt,great uncl,long tabl;cousin,barbecu,gossip;
famili tree,ancestri,genealog|23andme,dna,great great,censu,parish record,irish,descend,myheritag;birth certif;
background,where from,root,nation|grow up,half irish,dual passport,parent come,homeland;born in,immigr,accent,emigr,villag;
friend,best friend,mate|besti,bff,pal,known sinc,school togeth,insepar,bezzi;flatmat,buddi,homi;
make friend,new friend|meetup,bumbl bff,join;book club,click,newcom,small talk,parkrun;coffe
lose touch,drift apart,old friend|reach out,move awai;year sinc,catch up,facebook,bump into,reunion,reconnect;linkedin
neighbour,next door|;nois,parcel,borrow,park space,curtain twitcher,leaf blower;fenc,hedg,bin,bark,wall,parti
roommat,flatmat,housem|dirti dish,rent share,label milk,fridg shelf,clean rota;wash up,spareroom,sublet;
guest,visitor|air mattress,clean sheet;sofa bed,spare room,towel,overstai,put up,futon;in law,inflat
gossip,rumour|appar,hear that;spill,tea,between us,juici,goss,grapevin,dont tell;
reunion,school reunion|classmat,yearbook,twenti year,nametag,same old,class of;bald,prom king,nostalgia,facebook group;
angri,mad,furiou|rage;livid,fume,seeth,slam,see red,vein,lose it,piss off,flip out;swear
upset,sad,cry|blub;sob,tissu,weep,bawl,in bit,well up;tear,mascara,red ey
happi,glad,joi|thrill,delight,ecstat;chuf,grin,cloud nine,stoke;buzz,beam
worri,concern|;sleepless,fret,what if,pace,bite nail,overthink,on edg,lie awak,dread;
anxiou,anxieti,panic,panic attack|race heart,propranolol,tight chest;palpit,breath,sertralin,overthink,spiral,hyperventil,paper bag;therapist
stress|snappi,plate full,jaw clench;overwhelm,deadlin,headach,burnout,ey twitch,frazzl;
depress,low|antidepress,no energi;therapist,empti,prozac,duvet,black dog,sertralin;numb
lone,alon|empti flat,miss peopl,nobodi text,befriend,eat alon;isol,silenc;
jealou,jealousi,envi|possess,insecur,paranoid,clingi;green,fomo,compar;
embarrass,awkward,shame|wrong chat,die insid;blush,red face,mortifi,cring,fli open;trip,zip
bore,boredom|noth on,twiddl,dull,drag;scroll,yawn,doze;
nervou,befor interview,jitter|stomach churn;butterfli,sweati palm,dry mouth,pace,stutter,goosebump,palpit;shake,throw up
excit,look forward,cant wait|sleep till,giddi,pinch me;countdown,hype,squeal,sleep,stoke;buzz,bounc
proud|brag,tell everyon;chuf,burst,medal,well done;beam
guilti,guilt,regret|shouldnt have,feel bad,conscienc,hindsight,own fault;apologis,kick myself;
disappoint,let down|bummer,anticlimax,hope up;bail,promis,meh;gut,cancel,no show,reject
homesick,miss home|teabag,back home,care packag,skype home;mum cook,facetim,far awai,marmit,time differ;
tire,exhaust,fatigu|;knacker,yawn,eyelid,zonk;shatter,nap,wipe,drain
annoi,irrit,pet peev|chew loud,middl lane,loud phone,manspread;tut,slow walker,nerv;wind up
surpris,shock|doubl take,omg,blimei;jaw drop,gobsmack,gasp,speechless,stun,didnt expect;
grate,thank|appreci,legend,cheer,ta;lifesav,ow you;star
scare,afraid,fear,phobia|height;spider,clown,claustrophob,palpit,arachnophobia;shake,scream,snake,dark,lift
vertigo|ledg,glass floor,look down,knee jelli;cabl car,dizzi;ladder,wobbl,balconi,edg
spider|web,hairi,arachnophob,scuttl;conker,huntsman;bath,scream,leg,skirt
dentist|;sedat,gag,root canal,fill,hygienist,white coat;numb
public speak,speech,present nerv|toastmast,cue card,umm;mic,stutter,podium,dry mouth,best man,clammi;shake
nightmar,bad dream|sleep paralysi,night terror;monster,fall,bolt upright;sweat,chase
dream|exam unprepar,weird,subconsci,lucid,rem;fly,nake,recur;
cry,tear up,emot|;tissu,sob,onion,pixar,sniffl,mascara,weepi,choke up;
shy,introvert,quiet|wallflow;corner,recharg,hide,small talk,mumbl,leav earli,ey contact;blush
outgo,extrovert,sociabl|social butterfli,big person,karaok first,parti anim,gregari;chatti,loud,natter;bubbl
stubborn,pig head|wont listen,headstrong,never wrong,wont admit,mule head,obstin;mule,wont budg,refus;
lazi,idl|slob,bone idl,dosser;couch potato,procrastin;sofa,lie in,pyjama
messi,untidi|bomb site,floordrob,dirti sock;pigsti,pile,clutter,hoard,dump;tip
tidi,neat,organis|colour code,neat freak,storag box;mari kondo,declutt,spreadsheet,planner,ocd,coaster;label
late,punctual,alwai late|oversleep,keep wait,tardi,dawdl;five minut,own funer,run behind,earli bird;alarm
stingi,cheap|tightwad,split bill,wallet moth,never pai;tight,scroog,penni pincher,coupon,skinflint,reus teabag;round
gener,kind|treat everyon,big heart,give awai,thought,philanthropist;volunt,alwai pai;
rude,bad manner|queue jump,snap finger,cheeki,barg,flip off,obnoxi;swear,interrupt,gob;elbow
funni,joke|laugh,pun,hilari,sarcast,wee myself;banter,punchlin,crack up,dry,howl;stitch
bossi,control|boss around,bark order,take over,domin,order everyon,hi wai;micromanag,dictat,nag,control freak;
honest,trust,reliabl|straight up,solid,loyal;word,blunt,rock,depend,alwai there,integr;
lie,li,liar|pinocchio,stori chang,poker face,bullshit;fib,make up,catch out,porki,white lie;
secret,hide|nobodi know;dont tell,swear,between us,confess,promis,stash,skeleton;password
guilti pleasur|realiti tv,gossip mag,trashi,bieber;love island,nutella,take that,kardashian,abba,twilight;spoon
bad habit,habit|crack knuckl,pick spot,chew pen;bite nail,scroll,swear,procrastin;smoke,snooz,vape
nail bite,bite nail|bitter polish,stumpi,hangnail,raw finger;chew,cuticl,acryl,gel,fidget,gnaw;
quit smoke|allen carr;vape,gum,cold turkei,nicotin,fag,champix,last cigarett;patch,crave
quit drink,sober,alcohol|mocktail,alcohol free,teetot,heineken zero,dai without;dry januari,aa,wagon;hangov,rehab
resolut|less sugar,bullet journal;gym,dry januari,veganuari,quit,journal;duolingo
goal,bucket list,ambit|machu picchu,own busi,vision board;skydiv,northern light,marathon,tick off;
morn routin,wake up,get up|;shower,stretch,yoga,porridg,dog walk,5am club;alarm,snooz,coffe,commut
bedtim,night routin,wind down|herbal tea,skincar,brush tooth;melatonin,phone awai,lavend,light out;bath,blackout
weekend,saturdai plan|;brunch,parkrun,garden centr,footi;lie in,pub,ikea,car boot,takeawai,hangov
plan tonight,even plan,go out|tabl book,few beer;dinner,cinema,telli,gig,pre drink,uber,dress up;pub
meet up,catch up,get togeth|half six,usual place;lunch,brunch,doodl poll;coffe,pint,spoon,rain check
cancel,flake|;bail,rain check,postpon,no show,reschedul,let down,feel rough;last minut
invit|evit,guest list,whatsapp group,dress code;rsvp,plu on,leav out,paperless post;
birthdai,bdai,turn|wish;present,surpris,thirti,parti bag,blow out,cupcak;cake,balloon
birthdai present,birthdai gift|amazon wishlist,experi dai;perfum,bow,unwrap,chip in;voucher,wrap,lego
birthdai parti,kid parti|magician,music chair,caterpillar cake;bounci castl,parti bag,soft plai,face paint,pinata,entertain,clown;balloon
surpris parti|jump out,decoi,everyon hide;hide,light out,jaw drop,suspect;balloon
parti,hous parti|byob,red cup;playlist,neighbour complain,keg,dj,danc;balloon,karaok,crisp,hangov
christma,xma,decemb plan|;tree,treed,turkei,baubl,minc pie,cracker,carol,santa,mull wine,advent,nativ;stock,sprout,tinsel,secret santa
christma tree|nordmann,fake on;fairi light,tinsel,baubl,angel;stand
christma present,xma gift|wish list;santa,stock,unwrap,sellotap,secret santa,gift receipt;wrap,bow
christma dinner|brandi butter;turkei,sprout,gravi,parsnip,stuf,cracker,paper hat,pud,cranberri,nut roast;
christma ev|midnight mass,sherri,wrap till,santa tracker,new pyjama,track santa;stock,minc pie;
new year,nye,ny|jool holland,hootenanni;firework,countdown,midnight,big ben,hogmanai,ball drop,kiss,fizz;champagn
halloween|;pumpkin,costum,witch,carv,skeleton,fake blood,candi,vampir,spooki;sweet,ghost,zombi
easter|resurrect;bunni,lamb,good fridai,lend,egg hunt,creme egg,simnel;egg,bonnet,cadburi
thanksgiv|grate for,maci parad;turkei,pumpkin pie,stuf,cranberri,pecan,yam,footbal;black fridai,leftov
valentin,valentin dai|secret admir,heart shape;rose,candlelit,set menu,cupid;chocol,bouquet,teddi
mother dai|afternoon tea,spa voucher;daffodil,brunch,handmad,interflora;bouquet,chocol
father dai|grill tool,beer glass,fish gear;beer,bbq,whiski;sock,tie,ti
bonfir night,firework|catherin wheel,toffe appl,dog scare,displai,roman candl;sparkler,gui fawk,rocket,bang,jacket potato;
ramadan,fast|tarawih,hungri,no water;iftar,suhoor,date,mosqu,moon;sunset,dawn
eid|new cloth,mubarak,eidi,moon sight,sheer khurma;mosqu,henna,lamb,biryani,prayer,samosa;
diwali|diya,lakshmi,mithai,hindu;lamp,rangoli,firework,sari;sweet,sparkler
hanukkah,chanukah|menorah,dreidel,latk,gelt,eight night,sufganiyot,candelabra,maccabe;doughnut;
passov,jewish holidai|seder,matzah,bitter herb,kosher,haggadah,shofar,unleaven;rosh hashanah,yom kippur,synagogu;
pancak dai,shrove tuesdai|crepe;flip,batter,nutella,ceil,lend,mapl syrup,toss,fry pan;
lend|ash wednesdai,fish fridai,forti dai,abstain;sugar;chocol,crisp,sweet,wine,fast
church,mass|communion,collect plate;hymn,vicar,priest,pew,sermon,choir,prayer,parish,bell,sundai servic,gospel;
religion,religi,faith,believ|atheist,muslim,prai,bibl,buddhist,jewish;cathol,god,church,agnost,mosqu,laps,christian,baptist;quran
mosqu,muslim prayer|jummah,wudu,minaret,qibla;imam,fridai,shoe off,quran,hijab;mat
synagogu,templ|shabbat,kippah,torah,sikh,prayer shawl;rabbi,bar mitzvah,gurdwara,langar,shul;
christen,baptism|godmoth,holi water,name ceremoni,dedic;font,gown,vicar,godpar,silver spoon,dunk;
confirm,first communion,bar mitzvah|white dress,torah,bishop,catech,wafer,hora,torah portion,hebrew;rabbi,sponsor;
prai,prayer|amen,rosari,kneel,candl light,our father;knee,kneed,god,bless,lord,mosqu;
medit,mind|calm app,guid,vipassana,lotu,mantra;headspac,breath,cushion,retreat,om;
star sign,zodiac,astrolog,horoscop|mercuri retrograd,tauru,virgo,ari,birth chart,pisc;scorpio,gemini,leo,rise,capricorn,tarot;
superstit,superstiti|magpi,fridai 13th,touch wood,break mirror,lucki pant;black cat,finger cross,jinx;ladder
ghost,haunt,paranorm|ouija,footstep upstair,spirit,flicker light;creak,cold spot,medium,poltergeist,figur,seanc;
present,gift|bath set;surpris,bow,ribbon,chip in,regift,unwrap;wrap,voucher,receipt,gift card
gift voucher,gift card|love2shop;m s,john lewi,balanc,starbuck,redeem,next;amazon,expir,spa
secret santa|draw name,tenner limit,gag gift,elfster,novelti sock,mysteri gift;offic,budget;mug
wrap,wrap present|brown paper,gift bag,scotch tape,corner fold;sellotap,ribbon,bow,scissor;tag,curl
card,greet card|moonpig,hallmark,funki pigeon;envelop,scribbl,post box;stamp,sign,collect
flower,bouquet|interflora;rose,vase,tulip,lili,peoni,florist,sunflow,daffodil;wilt,letterbox
leav do,leav parti,farewel|good luck,leav gift;whip round,speech,collect,last dai,send off,goodby;pub
retir|;pension,golf,gold watch,allot,cruis,last dai,caravan,bu pass;speech,lie in
graduat|diploma,throw hat;cap,gown,mortarboard,first,2 1,ceremoni,valedictorian;degre,hood
prom|limo,ball gown,afterparti;corsag,tux,slow danc,date,tan,updo,prom king;
exam,test,final|;revis,resit,invigil,cram,fail,mock,multipl choic,past paper,flashcard,grade,sit;pass,blank,hall
exam result,result,grade|;fail,a star,envelop,uca,distinct,straight as,clear,nine,flunk,c minu;pass,resit,scrape,ac,merit
gcse,gcsed,a level,sat|grade 7,year 11,bites;mock,math,resit,revis,sixth form,past paper,chemistri,uca;
revis,studi|quizlet;flashcard,highlight,librari,past paper,all nighter,cram,pomodoro,anki,mind map;note,post it,red bull
homework,assign|dog eat;worksheet,hand in,due,du,math,essai,googl classroom,late night,copi;detent,spell
essai,paper,coursework|plagiar,bibliographi;word count,refer,intro,deadlin,draft,turnitin,chatgpt,footnot,conclus,harvard referenc;
dissert,thesi|bind,literatur review,methodolog,spss,acknowledg;supervisor,chapter,word count,viva,submit,defend;examin
phd,doctor|thesi,stipend,dr;supervisor,viva,lab,postdoc,fund,write up,correct;examin
univers,uni,colleg|campu,seminar,russel group;fresher,lectur,dorm,hall,student loan,semest,undergrad,frat;degre,tutor,major
univers applic|person statement,condit,open dai,common app,firm choic;uca,offer,clear,ivi leagu,waitlist,essai,sit score,earli decis;
univers cours,degre,major|psycholog,undergrad,second year,law,joint honour;histori,biologi,master,bachelor,modul,minor in;
student loan,tuition fee,student financ|nine grand;mainten,repai,debt,grant,bursari,fafsa,interest,scholarship,salli mae;overdraft
scholarship,bursari|full ride,tuition cover,fulbright,mean test,bursari letter;fund,essai,gpa,award,merit;
student accommod,dorm,hall|share kitchen,fire alarm,roommat,ra;ensuit,flatmat,fresher,kei card,commun;mattress
fresher|pub crawl,societi,fresher flu,toga,wkd,beer pong;wristband,flatmat,icebreak;hungov
lectur,class,seminar|professor,doze off,back row,moodl;note,hall,9am,lectur;slide,record,zoom
teacher|tell off,sir;strict,detent,whiteboard,mark,classroom,favourit,suppli;miss,lesson,ofst
school|year 6;uniform,classroom,assembl,pe kit,teacher,regist,bell,term,primari,recess;playground,pack lunch,lunchbox,locker
start school|;uniform,recept,name label,lunchbox,book bag,kindergarten,settl in;
school run,drop off|pta mum,late bell,walk bu,yellow bu;gate,book bag,carpool,scooter,lollipop ladi;
school trip,field trip|permiss slip,residenti,partner up;coach,pack lunch,museum,hi vi,sick bag,clipboard,pgl;
school plai,nativ|shepherd,innkeep,mari,angel wing;costum,tea towel,line,narrat,sheep,donkei;front row
parent even,parent teacher,school report|effort,predict grade,tini chair;tutor,talk;
school place,which school|;catchment,ofst,first choic,grammar,eleven plu,open dai,comp,privat,charter,academi;appeal,wait list
bulli|teas,nasti messag,snitch,trip up;name call,pick on,headteach,punch,lunch monei,leav out;
detent,suspend|catch vape,letter home,after school,fight,skip class,talk back;headteach,expel,line,isol,exclud;
skip school,truant,bunk off|fake sick,shop,attend,ferri bueller,hooki,park instead,forg note;thermomet,skive;
favourit subject|art,pe,ped,geographi,english light,bottom set,gym class;histori,drama,biologi;math
math|fraction,algebra,time tabl,calcul,long divis,equat,trigonometri,percentag,pythagora;kumon,calculu;
read ag|oxford owl,sound out,book band,bedtim stori,magic e,jolli phonic;phonic,letter,dyslexia,gruffalo;
dyslexia,adhd,learn difficulti|colour overlai;extra time,ritalin,fidget,diagnosi,concerta,ehcp,distract,assess,elvans,vyvans,spld;spell
tutor,privat lesson|weekli session,homework help;gcse,gcsed,hourli,math,eleven plu,kumon,struggl;zoom,catch up
onlin cours,mooc,cours|video lesson,skillshar,self pace;udemi,coursera,modul,khan academi,quiz,open univers;certif
even class,night class|adult educ,commun centr,tuesdai even,adult learner;potteri,spanish,beginn,term,upholsteri,life draw;
graduat job,after uni,gap year|grad scheme,intern,travel,milkround,work visa;backpack,thailand,australia,hostel;
drop out,quit uni|hate cours,chang major,mental health,tell parent,tuition refund,withdraw form;;switch,transfer
studi abroad,exchang,erasmu|host famili,exchang student;barcelona,semest,visa,languag,credit,cultur shock,sevil;dorm
languag learn|vocab,conjug;owl,streak,grammar,babbel,flashcard,fluent,italki,immers,anki,prepli;duolingo,accent
spanish,learn spanish|roll r,latin america,subjunct,mexican,gracia;hola,tapa,siesta;duolingo
french,learn french|verb,subjunct;bonjour,accent,croissant,a level,pari;duolingo
german,learn german|long word,dativ,umlaut,compound,guten,der;goeth,berlin;duolingo
italian,learn italian|ciao,grandmoth,bella,prego;hand,gelato,rome,espresso;duolingo,pizza
japanes,learn japanes|kanji,hiragana,wanikani,jlpt,katakana,tokyo,genki;anim,manga,anki;
chines,learn mandarin|tone,pinyin,hsk,hanzi,ni hao,hellochines,stroke order,tonal,hsk level;charact;
arab,learn arab|dialect,egyptian,alphabet,msa,guttur,alif,kh sound;script,quran;
sign languag|bsl,deaf,finger spell,asl,gestur,hear loss,makaton;interpret,hand,lip read;
accent,pronunci|twang,geordi,mispronounc,texan,glottal;scous,posh,brummi,drawl,roll r,cocknei;
ielt,toefl,languag exam|speak part,b2,c1,cambridg,visa requir;band,listen,score,goeth,delf;examin
teach english,tefl|classroom abroad,celta,korea,vietnam,pupil,english teacher;lesson plan,nativ speaker,kindergarten;visa
drive test,drive lesson|theori,dvsa;examin,parallel park,hazard percept,minor,provision;instructor,stall,pass,l plate,roundabout
hobbi,free time,pastim|photographi;knit,bake,gym,garden,paint,chess,climb,potteri,guitar,run;read,crochet
run,jog|;parkrun,5k,10k,strava,pace,shin splint,half marathon,asic;trainer,treadmil,garmin
marathon,half marathon|mile 20,foil blanket,train plan,ballot place;medal,pb,taper,finish line,nippl,chafe,sub four;gel
parkrun,5k|saturdai morn,marshal,tailwalk,barcod scanner;barcod,pb,volunt,lap,person best;
gym,work out,exercis|protein shake;treadmil,weight,squat,puregym,person trainer,membership,deadlift,leg dai,gain;bench,spin,sore,planet fit
person trainer,pt session|push me,hourli rate;squat,macro,burpe,plank,lung;account,form,kettlebel
yoga,pilat|namast,hot studio,child pose,savasana;downward dog,mat,reform,stretch,vinyasa,flexibl,core;leg
swim|;length,pool,lane,front crawl,chlorin,verruca,breaststrok,deep end,trunk;goggl,armband,lido,speedo
swim lesson|shallow end,woggl,doggi paddl,ten metr;armband,float,splash;badg,instructor,goggl
wild swim,open water|dryrob,tow float;lake,wetsuit,lido,sea,serpentin,gasp;shiver
cycl,bike ride|saddl sore;lycra,strava,hill,punctur,peloton,zwift,brompton,clip in,sportiv;pedal,gravel
mountain bike,mtb|downhil,berm,full face,bike park,singletrack,dirt jump;trail,suspens;mud
hike,walk,rambl|os map;summit,trail,rucksack,peak,muddi,alltrail,munro,snowdon,viewpoint,appalachian;blister,stile,lake district
climb,boulder|crag,v4,climb shoe;chalk,wall,har,belai,grade,forearm,grip,overhang,rope,hold;
ski,snowboard|slope,pist,boot hire;powder,chalet,black run,off pist,ski school,chairlift;lift,apr,knee,kneed,goggl,alp
surf|;wave,board,wetsuit,wipe out,newquai,paddl,bondi,rip;stand up,cornwal
sail|regatta,marina,rya;boat,dinghi,wind,capsiz,tack,jib,mast,seasick;knot
kayak,cano,paddleboard,sup|river,dry bag,lifejacket;paddl,capsiz,lake,rapid;inflat,soak
dive,scuba,snorkel|reef,flipper;padi,fish,tank,turtl,wreck,red sea,shark,coral,oxygen;mask
fish,angl|;rod,carp,bait,reel,lake,trout,tackl,wader;bite,maggot,hook,bass
footbal,soccer,footi|striker;goal,match,penalti,offsid,var,premier leagu,keeper,ref,derbi,arsen,half time;pitch,liverpool,unit,releg
footbal team|spur,man citi,glori hunter,dad club;arsen,liverpool,villa,season ticket,everton,chelsea,leed,celtic,newcastl;
match result,score,who win|nil,equalis,stoppag time;extra time,penalti,2 1,thrash,hat trick,rob;draw,overtim,hammer
world cup,euro,tournament|penalti shootout,england,group stage,sweepstak,southgat,argentina,kane,fanzon;semi,knockout,messi;
footbal ticket,season ticket|awai end,tout,kop,seat row;stand,ballot,membership,terrac;
rugbi|try,six nation,twickenham,hooker,ruck,cauliflow ear,line out;scrum,tackl,prop,all black,mouthguard;convers
cricket|wicket,over,batsman,lord,test match,centuri;bowl,in,run out,lbw,umpir,tea break,ipl;ash
tenni|wimbledon,deuc,djokov,alcaraz;racket,serv,set,backhand,grand slam,tie break,murrai;court,ac
padel,picklebal,squash,badminton|shuttlecock,book court,dink;racket,doubl,serv,ralli;court,smash,paddl
golf|birdi,handicap,bunker,tee,teed,putt,fairwai,eighteen hole;bogei,driver,par,clubhous,topgolf;caddi,buggi
basketbal|nba,lebron,three pointer,laker;dunk,hoop,celtic,dribbl,rebound,buzzer;
american footbal,nfl,super bowl|quarterback,mahom,field goal,bradi;touchdown,chief,wing,tailgat,eagl,fantasi leagu,cowboi;
basebal|pitcher,in,world seri,dodger,strikeout,ohtani;home run,yanke,bat,red sox,hot dog,met;
ic hockei,hockei|puck,rink,stanlei cup,skate;goali,overtim,leaf,power plai,mouthguard,bruin;stick
box,mma,ufc|knockout,furi,joshua,mcgregor;punch,glove,spar,octagon,heavyweight,southpaw,ppv;round,ring
martial art,karat,judo|dojo,black belt,bjj,sensei,gi;belt,grade,kick,taekwondo,spar;roll
gymnast,danc class,ballet|leotard,cartwheel,leap;tutu,tap,recit,backflip,bun,plie,pli;beam,split,point
danc,salsa|bachata,twirl;partner,step,zumba,ballroom,strictli,tango,jive,foxtrot;
hors ride,ride lesson|poni,stabl,trot,gallop,jodhpur;saddl,canter,hack,muck out,fall off,rosett,liveri;
formula 1,f1,grand prix|verstappen,pit stop,silverston,norri,monaco,safeti car;hamilton,ferrari,lap,mclaren;pole
dart,snooker,pool,billiard|180,cue,cu,luke littler,trebl,alli palli,crucibl;bullsey,black,pot,chalk,och,baiz,o sullivan;
bowl,ten pin|hollywood bowl;strike,shoe,lane,gutter,bumper;spare,pin,split,turkei
mini golf,crazi golf,go kart,laser tag|windmil,putter,pirat theme;vest,lap,junkyard;helmet,track,podium
ic skate,skate,skateboard|rink,penguin aid,olli,skate park,somerset hous,halfpip;blade,barrier,rollerblad;
olymp|team gb,open ceremoni,bile,heptathlon;gold,medal,sprint,pari,gymnast,relai;torch,podium
sport injuri,pull muscl,hurt plai|;hamstr,crutch,acl,sprain,limp,groin;physio,ic,strap,twist
sport dai|sack,three leg,last place,mum race,bean bag;ribbon,finish line,trophi,hurdl;
fantasi footbal,fpl,bet|haaland,salah;captain,point,acca,odd,booki,clean sheet,wildcard,paddi power,draftk,leagu tabl,parlai;
lotteri,win,scratchcard|bonu ball,lucki dip;jackpot,number,euromillion,syndic,millionair,premium bond,powerbal;tenner
poker,gambl,casino,card|bluff,royal flush,all in,hold em,bet;roulett,blackjack;chip,vega,slot,fold,dealer
chess|checkmat,elo,chess com,lichess,gambit,magnu;pawn,queen,open,bishop,knight,sicilian,blitz,rook,stalem;
board game,game night,boardgam|pictionari,risk,rule book,codenam,jenga;monopoli,catan,dice,scrabbl,cluedo,counter;
card game,card|rummi,explod kitten;uno,deal,shuffl,bridg,solitair,ac;snap,trump,deck
dnd,role plai|d20,campaign,nat 20,charact sheet,tavern,rogu,goblin,baldur;dm,wizard,dragon,paladin;
jigsaw,puzzl|miss on,thousand,ravensburg,sky bit,dine tabl,last piec;piec,edg,corner;
crossword,wordl,sudoku|six down,cryptic,five letter,nyt,anagram;clue,clu,yellow,green,streak,guess,connect,spell bee;
quiz,pub quiz,trivia|team name,pictur round,gener knowledg,capit citi,quizmast,answer sheet,kahoot;tie break;round
video game,game,gamer|consol,boss fight;ps5,xbox,level,control,fortnit,zelda,fifa,lobbi,mario,elden ring,noob;switch,headset,cod
comput game,pc game|mod,save file,valor,stardew,earli access;fp,graphic card,minecraft,discord;steam,sim,lag
minecraft,roblox|creeper,mine,obbi,redston,herobrin,skin;robux,diamond,build,server,pickax;
nintendo,switch|joi con,anim cross,smash bro,splatoon,hyrul;mario kart,zelda,pokemon,dock;drift
playstat,ps5,xbox,consol|game pass,gta,dualsens,achiev;control,disc,spider man,fifa,trophi,halo;hdmi
mobil game,phone game|candi crush,ad,pokemon go,in app,royal match,gem,angri bird,subwai surfer;level,clash;
pokemon|pikachu,shini,charizard,evolv,gotta catch,eeve,pokebal;booster pack,raid;
escap room|sixti minut,hint,hide door;clue,clu,got out,puzzl;lock,kei,code,padlock
theme park,rollercoast,ride|alton tower,thorp park,loop,oblivion;disneyland,log flume,fast pass,univers,six flag,candyfloss;scream
music,listen to,favourit music|indi,hip hop;playlist,techno,jazz,album,rap,metal,countri,appl music,r b;spotifi,headphon,vinyl,rock
band,favourit band,singer|coldplai,radiohead,arctic monkei,fleetwood mac;oasi,beatl,taylor swift,frontman,drummer,lead singer;album,gig,queen
song,tune|earworm,shazam,catchi,bop;choru,lyric,hum,banger,on repeat,radio,vers;
album,new record|delux,tracklist;vinyl,releas,singl,banger;track,spotifi,drop
vinyl,record player,record|first press,hmv;turntabl,lp,crate,sleev,discog,45s;scratch,chariti shop
playlist,spotifi|like song,daylist,most plai;shuffl,algorithm,podcast,mixtap;wrap,premium
concert,gig,live music|support act,ear ring;encor,front row,setlist,o2,mosh pit,merch,sing along,academi,crowd surf,wemblei;stage,stand,sell out
concert ticket,gig ticket|ticketmast,presal,resal,twicket,stubhub,era tour;sell out,dynam price,noseble;stand,ax
festiv,music festiv|;glastonburi,tent,welli,wristband,portaloo,coachella,lineup,camp,pyramid stage;mud,headlin,glitter,read,download
guitar|riff,acoust,callu;chord,string,strum,fender,pick,amp,fret,capo,gibson,wonderwal,pluck;
piano,keyboard|grade 5,chopin,tuner,moonlight sonata;pedal,upright,sheet music,yamaha,chopstick,leav hand;kei,scale
violin,cello,viola|suzuki,rosin,orchestra,grade 3,chin rest,pizzicato;bow,string,screech,fiddl;
drum,drummer,percuss|cymbal,snare,practic pad,bass drum;kit,neighbour complain,beat,bongo,hi hat;stick
flute,clarinet,saxophon,trumpet,wind instrument|reed,brass,mouthpiec,embouchur,band practic;jazz,squeak,blow,orchestra,spit;
record,ukulel,harmonica|squeaki,hawaiian,four string,primari school,bob dylan,plastic flute;strum,blue;
music lesson|metronom,major scale;grade,abrsm,sheet music,recit,neighbour complain,duet;scale,teacher
instrument|grade 8,sax;guitar,piano,violin,drum,ukulel,trumpet,cello,strum,self teach;bass
sing,choir|alto,tenor,harmoni,rock choir;soprano,tune,solo,high note,carol,tone deaf,conductor;karaok
karaok|sweet carolin,lucki voic,belt out;mic,bohemian rhapsodi,duet,tone deaf,mr brightsid;booth
dj,nightclub,club|danc floor;bouncer,techno,fabric,rave,cloakroom,hous music,ibiza,glow stick;deck,drop,shot
opera,classic concert,orchestra|verdi,beethoven,symphoni,surtitl;soprano,conductor,mozart,prom,la traviata,violin,interv;
music,broadwai|le mi,lion king;hamilton,wick,matine,cast,lotteri ticket,phantom,stand ovat,mamma mia,chicago;cat
theatr,theater,plai|interv,shakespear,royal circl;actor,matine,usher,programm,stand ovat,hamlet,nation;stage,stall,curtain
panto,pantomim|behind you,dame,widow twankei,aladdin,boo,cinderella,sweet throw,slapstick,boo hiss;;cast
stand up,comedi,comedian|edinburgh fring,tim minchin,jimmi carr,netflix special,mcintyr,bill burr;heckl,front row,mic,punchlin,set,open mic;
act,drama,amateur dramat|stage fright;audit,line,rehears,role,am dram,script,understudi,open night;costum
magic,magician,circu|trick,trapez,big top;rabbit,acrobat,hat,clown;juggl
film,movi|sequel,end;popcorn,trailer,oscar,director,thriller,actor,marvel,subtitl,rom com,imdb,trilogi;netflix,plot
cinema,movi,pictur|odeon,imax,cineworld,everyman;popcorn,vue,vu,trailer,nacho,amc;screen,seat,matine
horror,scari film|jump scare,gore,haunt,exorcist,slasher,conjur;;scream,zombi,see
rom com,romant film|love actual,hugh grant,bridget jone,chick flick,happi end,meet cute;not hill,notebook,weepi;tissu
sci fi,scienc fiction|alien,spaceship,blade runner,star trek,time travel,lightsab;star war,dune,interstellar,robot,doctor who;
superhero,marvel|aveng,thor,iron man,joker,post credit,wolverin,multivers;batman,spider man,cape,dc;
disnei film,kid film,anim|moana,encanto,elsa,toi stori,minion;pixar,lion king,shrek,paddington,insid out;
bad film,worst film|rotten tomato,overhyp,terribl act;fall asleep,cring,flop,yawn,leav earli,want refund;turkei
actor,favourit actor,actress|hank,meryl streep,tom cruis,dicaprio,pedro pascal,olivia colman,dench;oscar,role,hollywood;cast
seri,tv show,show,bing|crime drama;season,episod,final,cliffhang,bing,hbo,spoiler,success,plot twist,break bad,box set,stranger thing,bridgerton;netflix
final,end|kill off,last episod,loos end;cliffhang,twist,spoiler,wrap up,reunion;cry
netflix,stream,subscript|password share;disnei plu,prime,profil,bing,buffer,now tv,hulu,trial,appl tv,iplay;
realiti tv|traitor,kardashian,big brother,contest,vote off,housew,jungl;love island,villa,bachelor;
bake off,cook show,masterchef|hollywood handshak,paul hollywood,prue,pru,gordon ramsai;tent,soggi bottom,showstopp,technic;gregg,judg
strictli,danc show,talent show,x factor|claudia,simon cowel,glitterbal,golden buzzer,bgt,craig,quickstep;sequin;judg,vote
soap,soap opera|eastend,corri,emmerdal,duff duff,queen vic,albert squar,omnibu,hollyoak,amnesia;;
crime drama,detect,true crime|murder,serial killer,killer,whodunnit,sherlock;bodi,poirot,suspect,podcast,vera,luther,broadchurch,ted bundi;
comedi seri,sitcom|friend,laugh track,fawlti tower,peep show,seinfeld,onli fool,chandler,ross,fleabag;offic,blackadd;
documentari|planet earth,true stori,seaspiraci,loui theroux,archiv footag,blackfish;attenborough,narrat,panorama;penguin
anim,manga,cartoon|naruto,studio ghibli,crunchyrol,totoro,dragon ball,simpson;on piec,sub,cosplai;volum
kid tv,child show|hei dugge,numberblock;peppa pig,bluei,paw patrol,cbeebi,cocomelon,theme tune,teletubbi,blue peter,sesam street;
new|war,bulletin;bbc,headlin,break,elect,doomscrol,guardian;present
podcast|off menu,ad skip,serial;episod,host,headphon,true crime,joe rogan;spotifi,commut
radio|archer,breakfast show,capit,phone in,fm;dj,radio 4,station,tune,heart,dab,npr;
book,read,novel|;chapter,author,page turner,kindl,paperback,librari,thriller,bookmark,waterston,hardback,goodread,trilogi,richard osman;plot
book club|discuss,didnt finish;host,pick,salli roonei,next month,spoiler,live room;wine,chapter,snack,kindl
fantasi book,fantasi novel|fourth wing,sanderson,acotar;dragon,tolkien,wizard,elf,hobbit,narnia;
harri potter,potter|gryffindor,wand,dumbledor,hermion,quidditch,slytherin,muggl,butterb,voldemort,hufflepuff,studio tour;hogwart;
kindl,ebook,e reader|backlight,kobo,holidai read,page turn,real paper,e ink;paperwhit,download,sampl;
audiobook,audibl|stephen fry,libbi,listen while;narrat,credit,commut,chapter,speed;headphon
librari|;overdu,fine,librarian,reserv,rhyme time,quiet,libbi;shelf
bookshop,bui book|staff pick;waterston,second hand,sign copi,oxfam,foyl,daunt;shelf,chariti shop
comic,graphic novel|beano,issu;marvel,batman,superhero,comic con,manga,asterix,tintin;panel
child book,bedtim stori|roald dahl,julia donaldson,matilda,gangsta granni;gruffalo,hungri caterpillar,beatrix potter,dr seuss,tuck in;
poem,poetri|rhyme,stanza,haiku,sonnet,limerick,keat,wordsworth,plath;vers,open mic,od;
write,author|publish,nanowrimo,writer block,self publish;draft,chapter,agent,manuscript,charact;plot,reject
diari,journal|dear,entri,grate list,secret thought;bullet,page,moleskin,scribbl;lock,dai on
art,paint|galleri,bob ross;canva,brush,acryl,watercolour,easel,oil,sketch,palett,landscap,portrait,turp;
draw,sketch|life model,stick man;pencil,charcoal,procreat,doodl,portrait,shade,sketchbook,eras;ipad
galleri,exhibit,museum|tate,monet,van gogh,moma,v a,nation galleri,picasso;louvr,gift shop,banksi,audioguid,hocknei,sculptur;instal
potteri,ceram|;wheel,clai,kiln,glaze,wonki,throw,fire,vase;mug,bowl
knit,crochet|;scarf,yarn,ravelri,granni squar,purl;wool,stitch,jumper,hook,pattern
sew,dressmak|sew bee;machin,pattern,singer,fabric,bobbin,quilt;thread,hem,button
embroideri,cross stitch,macram|aida,wall hang,swear word,thimbl;hoop,kit,knot;thread,etsi
woodwork,carpentri,make furnitur|;see,plane,sand,workshop,dovetail,pine,lath,splinter,chisel,whittl;oak
craft,handmad|glue gun,hobbycraft,pipe cleaner,feel,pva,googli ey;etsi,glitter,decoupag,cricut,scrapbook;
candl make,soap make,jewelleri make|etsi stall,silver clai;wax,wick,bead,scent,soi,plier,lavend;mould
lego|millennium falcon,step on,botan;brick,set,instruct,star war,duplo,technic,minifigur;
model,model make,model railwai|airfix,hornbi,paint tini,spitfir,diecast;warhamm,miniatur,figur;glue,glu
collect,collector|pokemon card,displai cabinet,funko pop;coin,vinyl,first edit,fridg magnet,mint condit,panini;stamp,sticker
stamp,coin,antiqu|50p,roadshow,auction,royal mint,penni black,kew garden;album,victorian;car boot,dealer
garden hobbi,allot|;spade,tomato,courgett,seed,compost,plot,slug,runner bean;wait list,weed,greenhous
birdwatch,bird|merlin app;binocular,rspb,robin,feeder,kestrel,hide,goldfinch,twitcher,kingfish,puffin;
photographi,photo,camera|lightroom,apertur,fujifilm;len,canon,nikon,tripod,shutter,golden hour,dslr,raw;blurri,portrait
polaroid,film camera,develop photo|instax,35mm;roll,snappi snap,dispos,neg,darkroom,kodak;album
photo album,old photo|bad haircut,photobox;scrapbook,flare,babi,googl photo,shoebox,sepia;loft,scan
selfi|pout,front camera,duck face,photobomb,bad angl,selfi stick;chin,insta;filter,stick
school photo,famili photo,photo shoot|cheesi smile,blink,match outfit,backdrop,cowlick;ey close,photograph,sai chees;fring,tie,ti
drone|dji,propel,dji mini;fly,crash,aerial,footag;licenc
astronomi,star,telescop|saturn,jupit,dark sky;moon,meteor,orion,clear night,eclips,milki wai,perseid;northern light
metal detect,treasur|roman coin,ring pull,musket ball,garrett,detectorist,buri treasur;field,dig,hoard;beep
bake hobbi,bake,cake make|;spong,sourdough,mari berri,flour,soggi bottom,whisk,victoria,fondant,batter;ic,tin,starter
sourdough,bread make|proof,doughi;starter,knead,crust,flour,feed,loaf,banneton,rise,levain;
volunt,chariti work|litter pick;food bank,soup kitchen,scout,samaritan,rspca,tin rattl;chariti shop,oxfam,shelter
fundrais,chariti,sponsor|cake sale,head shave;justgiv,marathon,sponsor walk,gift aid,raffl,macmillan,donat,gofundm,comic relief;
scout,guid,browni,cub|akela,woggl,jambore,brown owl;camp,beaver,knot,promis,campfir;badg,cooki
kid activ|footbal practic;swim,ballet,beaver,karat,piano,drama,stagecoach,gymnast;pick up,trampolin
team sport,sundai leagu|astro,powerleagu;bib,sub,hungov,ref,goali,shin pad;pitch,hamstr
coach,train,practic|tuesdai night,shuttl run;bib,warm up,whistl,muddi;pitch,cone,session
trophi,medal,award|shield;podium,gold,first place,runner up,mantelpiec,engrav,rosett;certif,speech
race,competit,contest|entri,bib number;finish line,podium,heat,first place,disqualifi,runner up,rosett;judg,medal,final
phone,mobil,smartphon|;iphon,samsung,charger,case;screen,pixel,sim,camera,ee,eed,android,giffgaff
phone break,smash screen|;rice,repair shop,geniu bar,screen protector,face down,applecar;crack,toilet,insur,shatter
lose phone,phone miss|;find my,silent,sofa cushion,ring it,uber,last see,eras,imei;icloud,taxi,pickpocket
new phone,upgrad phone|sim free;iphon,trade in,samsung,pro max,storag,carphon,unbox;contract,transfer,pixel
phone batteri,charg phone|;power bank,dead,percent,cabl,plug,low power,usb c;drain,lightn
phone number,new number|text me,save contact,new sim;digit,sim,swap,07,area code;port,whatsapp
phone call,ring,call|;voicemail,miss,pick up,hang up,dial,engag,hold,speaker,call back,unknown number,pocket dial;
voicemail,miss call|121,silent mode,voicemail full;withheld,call back;beep
video call,facetim,zoom|camera off,background,pyjama bottom,gran forehead;wave,skype;mute,filter
text,messag,sm|doubl text;typo,autocorrect,blue tick,repli,emoji,thumb up;see,dm
whatsapp,group chat|voic note,gif,200 unread;blue tick,admin,meme,forward,archiv;mute,sticker
no repli,not answer|busi,aeroplan mode,onlin now;blue tick,see,doubl text,radio silenc;ghost,chase
autocorrect,typo|wrong word,fat finger,damn you;duck,spell,embarrass,swipe,predict;keyboard
voic note,voic messag|rambl,2x,transcrib,whatsapp audio,long rambl;five minut,podcast,listen;waffl
rington,notif|vibrat,crazi frog;nokia,silent,ping,alert;mute,buzz,banner
screen time,phone addict|app limit,greyscal,brick phone,delet insta,dopamin;doomscrol,detox,thumb;tiktok
social media,facebook,instagram|;stori,post,follow,like,reel,unfollow,timelin,hashtag;tiktok,influenc,tag,dm,snapchat
tiktok,viral|trend,fyp,lip sync;danc,view,algorithm,follow,meme;influenc,comment
facebook post,facebook|poke,friend request,memori,commun group;comment,marketplac,aunti,statu,timelin;tag
instagram,insta|close friend;stori,reel,grid,follow,dm,like;filter,selfi,influenc
block,unfriend,unfollow|stalk,weird messag,creep,troll,blocklist;ex,delet,spam;mute,remov
scam messag,phish text,fake call|link,microsoft;hi mum,parcel,royal mail,bank,fraud,gift card;hmrc,click,evri
meme,gif,funni video|reaction,distract boyfriend;cat,forward,cry laugh,share,viral,lol;tiktok,dog
emoji|skull,cry face;thumb up,cry laugh,aubergin,heart,wink,peach;poo,ey roll
email|;inbox,cc,repli all,spam,attach,subject line,unread,gmail,outlook;draft,signatur
letter,post,postcard|handwrit,pen pal,postmark,pillar box;envelop,royal mail,address,airmail;stamp,doormat
password,forget password|2fa,capit letter,three attempt,password manag;reset,pet name,lastpass,secur question,face id;post it
memori,rememb,childhood memori|madelein,summer holidai,reminisc,rose tint;nostalgia,grandad,caravan,den,us to;photo
childhood,grow up|tree hous,penni sweet,saturdai telli,scrape knee,plai out;bike,sibl,villag,tamagotchi,paper round,blue peter;den
first job,summer job|paper round,waitress,pot wash,shelf stack,camp counselor;mcdonald,minimum wage,babysit,saturdai,barista;lifeguard
first car|clap out,tape deck,micra;fiesta,corsa,mini,banger,polo,choke;insur
first love,first kiss|school disco,hold hand,summer camp,nose bump;brace,teenag,clumsi;awkward
meet partner|lock ey;tinder,mutual friend,uni,blind date;pub,swipe,hing,hall
forget|siev;oop,blank,remind,senior moment,anniversari;post it
forget birthdai,miss birthdai|belat,facebook remind,garag flower,wrong dai,belat card,late text;amazon prime,guilt;
forget name|thingi,whatshisnam;mate,face,blank,introduc,buddi;awkward,badg
lose,misplac|cant find,retrac;lose properti,airtag,pocket,last see;
lose kei,lock out|bunch;locksmith,window,pocket,handbag;spare,doorstep,yale,doormat
lose wallet,lose purs|cancel card,cash go,freez card,wallet go;hand in,pickpocket,lose properti,drive licenc;bu,monzo
oversleep,overslept,late wake|batteri die,half nine,no shower;leg it,dash,sleep through;alarm,snooz
trip,fall,fall over|;kerb,graze,knee,kneed,face plant,stack it,bum;stair,ic,banana,bruis,slip
accid,mishap,clumsi|;spill,knock over,butterfing;bruis,trip,smash,oop,break
spill,stain|white shirt;red wine,carpet,vanish,bake soda,dab,knock over;coffe,salt,keyboard
break someth,smash|;vase,piec,dustpan,knock off,ornament,butterfing,mum favourit;glue,glu,shatter,elbow
wardrob malfunct,cloth mishap|split trouser,button pop,odd shoe,fli undon,rip seat;insid out,safeti pin,toilet roll;zip
lock in,stick,trap|bathroom lock,alarm button,doorknob;fire brigad;lift,toilet,jam
prank,april fool,practic joke|fake spider,got me,gotcha,jelli stapler,clown horn;cling film,whoope cushion,wind up;
funni stori,funniest thing|hyster,tear stream,couldnt breath;wet myself,fart,seagul,howl,face plant,snort;trip,giggl
bird poo,seagul|swoop;splat,shoulder,brighton,lucki,dive bomb;chip,steal,pigeon
fart,burp|quiet meet;smell,loud,silent,bean,giggl;yoga,lift,trump
mistaken ident|doppelgang,lookalik,staff member,ringer,strang doubl;wrong person,name tag,twin;
celebr,famou person|autograph,starstruck,tom hank,vip;selfi,airport,waitros,paparazzi,red carpet;bump into
autograph,fan,idol|starstruck,stage door,sharpi,die hard,fangirl;selfi;sign,scream
drink,hammer|lose shoe;wast,tequila,throw up,blackout,piss,drink text,traffic cone;kebab,taxi,hangov,shot
hangov,hungov|bacon butti,alka seltzer;greasi,never again,dehydr,berocca,head pound,lucozad;paracetamol,sick,blurri
tattoo|ex name,tramp stamp;ink,sleev,regret,misspelt,artist,cover up,henna;ankl,butterfli,laser
pierc|clair;nose,ear,belli button,stud,infect,septum,helix;hoop
nicknam|everyon call,teas,monik,known as;call me,short for,school,initi,middl name,pet name;
name,full name|surnam,spell with,nicknam,after grandmoth;middl,maiden,short for,doubl barrel,hyphen;initi
ag,how old|millenni,gen z,boomer,idd;turn,thirti,born in,middl ag,forti;pension
height,how tall|shorti,high heel,tallest;six foot,cm,tipto,top shelf,duck under,lanki;inch
look like,appear,describ person|tall,blue ey;ginger,beard,blond,bald,freckl,curli,stocki;glass,tattoo
hair,haircut,hairdress|;dye,dy,bob,highlight,root,barber,split end,mullet;fring,balayag,trim,toner,salon,fade
bad haircut|wonki fring,too short,bowl cut,bald patch,wrong colour;grow out,shave head;cry,clipper
beard,shave,moustach|movemb,tach;razor,stubbl,trim,gillett,goate,clean shaven;itch,wax
ugli cry,bad dai,rough dai|shitti;duvet,hug,sob;wine,tear,chocol,bath,write off
good new,great new|;pregnant,engag,all clear,hug,congrat,offer accept;champagn,scream
bad new|brace yourself;sit down,diagnosi,di,biopsi,redund,termin;gut,hospit
congratul,well done|proud,hat off,woohoo,bravo;clink,high five,smash it;champagn,toast
apolog,sorri,apologis|grovel;flower,my bad,forgiv,ow you,oliv branch;
reconcil,peac|sorri,hatchet,truce;hug,oliv branch,flower,patch up;
famili feud,not speak,estrang|no contact,grudg;will,inherit,cut off,year sinc,black sheep,bad blood;
coupl argument|slam door,toilet seat,monei,dishwash load;dish,silent treatment,in law,jealou;thermostat
sibl fight|hair pull,mum favourit,tell mum,remot control,front seat;;bite,biscuit
neighbour disput|;nois,loud music,leylandii;fenc,hedg,park,bark,boundari,parti wall
kid fight,kid squabbl|hair pull,whose turn;snatch,share,time out,kick,not fair;bite,ipad
coupl therapi,marriag counsel|relat,trust,listen more;counsellor,commun,session,rekindl,blame,date night;sofa
therapi,therapist,counsel|talk through;cbt,session,betterhelp,couch,trauma,childhood,weekli,psychologist;wait list,tissu,boundari
toxic relationship,abus,control partner|gaslight,refug,check phone,leav him,narcissist,love bomb;red flag,restrain order;bruis
onlin date,date app|bio,profil pic,super like;tinder,bumbl,swipe,catfish;hing,match
catfish,fake profil|old photo,revers imag,steal pictur,romanc fraud,scam,model photo,fake name;bitcoin,oil rig;
bad date,worst date|ex talk,split bill,no spark,fake emerg,mother,awkward silenc;catfish,walk out,late,chew loud,bow out;
romant,romanc,romant gestur|love letter,serenad;rose,candlelit,petal,picnic,moonlight,pari;sunset
ag gap,toi boi|older man,sugar daddi,cougar,year younger,cradl snatch,gold digger,leo dicaprio,old enough;;judg
best man,wed speech|embarrass stori,cue card;mic,groom,heckl,laugh,stag;toast,nervou
bridesmaid|dress fit,updo,propos box;sage green,hen do,match,satin,flower girl;bouquet
wed guest,guest list|tabl plan,no kid,b list;plu on,rsvp,hat,seat,even do,fascin,second cousin;
wed gift,wed present|honeymoon fund,wine glass;registri,toaster,envelop,cash,le creuset,engrav,gift list;
wed cost,wed budget|dad pai;per head,venu,photograph,grand,elop,cater,loan,open bar;
wed food,wed cake|canap,hog roast,chees tower;tier,buttercream,buffet,three cours,fondant,cater,vegan option;
first danc,wed music|ed sheeran,slow song,perfect,choreograph;dj,ceilidh,band,danc floor;
elop,small wed|gretna green,two wit,no guest;vega,registri offic,secret,elvi,just us,citi hall,run off;
wed mishap|drink uncl,ring lose,late bride,cake collaps,tear dress,forget vow;rain,faint,jilt;
hat|jumpsuit,suit hire;fascin,aso,floral,moss bro,steamer,cocktail dress;heel,tie,ti,clutch,fit
costum,fanci dress|;wig,superhero,face paint,onesi,pirat,cape,cosplai,nun,vampir;inflat
dress up,suit,black tie|;tux,bow tie,cufflink,tailor,gown,moss bro,waistcoat;heel,clutch
kid toi,toi|;barbi,teddi,doll,hot wheel,argo,playmobil,train set,duplo,smyth,slime,nerf;lego
teddi,cuddli toi,comfort|on ear,blanki;bunni,leav behind,jellycat,stuf,bedtim,squishmallow,wash;
tooth fairi,wobbl tooth|wiggl,front,two pound;pound coin,pillow,gap,fall out,swallow;glitter
santa,father christma,still believ|sleigh,chimnei,grotto,north pole,ho ho;reindeer,beard,lap,elf;list
imaginari friend|pretend,talk to,extra plate,invis,phase,invis friend,make believ;blame;
naughti|;crayon,scissor,flush,lipstick,hide,sudocrem;giggl
kid sai|out loud,supermarket,innoc,granni wrinkl,bald man,loudli;embarrass,poo,blurt;
pocket monei,allow|wash car,junior isa;chore,gohenri,piggi bank,save up,robux,tooth fairi;sweet
chore,housework share|;dishwash,rota,nag,laundri,wash up,bribe,whose turn;bin,hoover,iron
move out,leav home,empti nest|quiet hous,own place,ring less,ikea pan,fridg full;uni,redecor;cry,box
elderli parent,ag parent|pill box,repeat herself;care home,dementia,carer,fall,stairlift,zimmer;hospit
dementia,alzheim|wander,memori clinic,confus,doesnt recognis,label cupboard;repeat,care home,carer,sundown;
care home,nurs home|bingo,visit hour,cqc;fee,resid,carer,gran,armchair,dementia,sing along;
visit parent,visit famili|sundai roast,drive up,train home,old bedroom,spare duvet,sundai visit;mum cook,tupperwar;feed
famili holidai|kid club,sunscreen,travel cot,i spy;caravan,center parc,butlin,eurocamp;airbnb
school holidai,half term,summer break|childcar,bore kid,raini;grandpar,camp,soft plai,dai out,six week;lego
dai out,famili dai|zoo,nation trust,legoland,steam train,aquarium;picnic,farm,gift shop,soft plai;beach,playground
zoo,safari park|windscreen wiper;penguin,giraff,monkei,lion,feed time,chester,gorilla,meerkat,enclosur;eleph
playground|climb frame,see see,zip wire,sandpit,rope bridg;swing,monkei bar;slide,roundabout
soft plai,trampolin park|ball pit,grip sock;headach,germ,flip out;sock,sticki,scream,slide,sprain
picnic|;wasp,sandwich,scotch egg,hamper,rug,ant,pimm,cool box;blanket,crisp
barbecu,bbq,cookout|;burger,charcoal,sausag,grill,tong,rain,marinad,weber,bap,gazebo;corn,halloumi
dinner parti|vegan guest,bring dessert,come dine;three cours,starter,seat,ottolenghi,cheeseboard;wine,host
housewarm|;plant,tour,new place,cactu;bottl,box
street parti,coron,jubile|trestl tabl,coron chicken,king charl;bunt,scone,flag,sausag roll,paper plate;queen
villag fete,fair,funfair|tombola,coconut shy,waltzer,candyfloss,dodgem,cake stall;goldfish,raffl,ferri wheel;bunt
parad,carniv,pride|drag queen,steel band;float,rainbow,not hill,feather,glitter,samba,march band,soho;
raffl,tombola,prize|never win,tombola stall;hamper,number,draw,bath salt;ticket
sleepov|midnight feast,pillow fight;sleep bag,giggl,popcorn,pyjama,no sleep,horror film;pizza
scout camp|wet sock,ghost stori,tent collaps;tent,marshmallow,campfir,sleep bag,s more;torch
girl night,girl trip|face mask,magic mike,girli night;cocktail,mamma mia,spa,group photo,goss;prosecco
lad night,boi trip|footi,golf weekend,golf trip;poker,benidorm,banter;pint,curri,spoon,kebab
spa dai,pamper,massag|hot stone,treatment;robe,hot tub,facial,sauna,steam room,jacuzzi,groupon,deep tissu,cucumb;slipper
manicur,nail done|french tip,cuticl oil;gel,shellac,acryl,polish,cuticl,salon,biab;chip
make up,makeup|blusher;mascara,lipstick,foundat,eyelin,conceal,sephora,contour,charlott tilburi,lash;wing
perfum,aftershav|;scent,chanel,sprai,jo malon,dior,sauvag,whiff,lynx;bottl
jewelleri,necklac,ring|;gold,pandora,silver,ear,bracelet,locket,pawn,clasp,tiffani,engrav,h samuel;diamond
lose ring,lose jewelleri|sentiment,gold band;plughol,finger,metal detector,u bend,slip off;beach,swim
tarot,psychic,fortun teller|crystal ball,cold read,death card,rune;palm,medium,pier,seanc;
charact,person|funni,stubborn,laid back,easi go,kind;chatti,moodi,quiet,arrog,blunt;loud,bubbl
moodi,grumpi,bad mood|befor coffe,stroppi,huff,scowl,grouch,cranki,strop;hangri,sulk;snap
hangri,hungri mood|feed me,stomach growl,cereal bar;snack,snicker,rumbl,skip lunch,starv;snap
competit,sore loser|rematch,victori danc,gloat,throw control,must win;cheat,monopoli,sulk;tantrum
perfectionist,fussi,picki|everi detail,redo,high standard,beig food,send back,straighten pictur,exact,fusspot;;
brave,courag|face fear,hero,fearless;skydiv,ball,bunge,rescu,firefight;gut
clever,smart,intellig|braini,iq,oxbridg,mensa,book smart,boffin,whizz;geniu,straight as;chess
stupid|doh,brain fart,muppet,airhead;facepalm,idiot,numpti,plonker,thick;repli all
weird,odd,quirki|eccentr,oddbal,odd sock,bonker,eccentr aunt,kooki;collect;
talk,chatterbox|gob,hind leg,yap,rabbit on,blabbermouth,yak;natter,waffl;
patient,patienc|wait,saint,deep breath,temper,tap foot;jigsaw,calm;snap
impuls,spontan|dy hair,why not,yolo,on impuls,without think,whim;tattoo;
strength,weak|impati,perfectionist,organis,good listen,detail,team player,peopl pleaser;procrastin,stubborn;
talent,hide talent,good at|parti trick,wiggl ear,moonwalk,rubik cube,ventriloquist;juggl,sing,impress,yodel;split
bad at,cant do,worst skill|cook,dire;parallel park,tone deaf,whistl,math,direct,hopeless;draw
procrastin,put off|tomorrow,tidi instead;later,scroll,deadlin,all nighter,dither;last minut,tiktok
diet,lose weight,slim|;calori,slim world,keto,myfitnessp,ozemp,mounjaro,cheat dai,weight watcher,syn;stone,scale,fast,salad
vegan,vegetarian,go veggi|meat free,linda mccartnei,plant base;tofu,oat milk,quorn,bacon,beyond burger,lentil,veganuari;
save monei,save up|no spend;isa,monzo pot,stand order,meal deal,round up;jar,piggi bank
declutt,sort out,clear out|;mari kondo,spark joi;chariti shop,vint,skip,bin bag,tip,goodwil
read more,read goal|fifti book,audiobook,bedsid stack,bookworm;goodread,kindl,librari,phone awai,tbr;
earli riser,morn person,night owl|5am;midnight,lark,2am,sunris,coffe first;alarm,snooz,lie in
sleep,sleep badli,insomnia|ceil stare,mind race;3am,melatonin,count sheep,nytol,wide awak,snore,blackout blind;
snore|separ room,sleep apnoea,spare bed,snorer;earplug,elbow,strip,chainsaw,roll over,cpap;
morn drink|pg tip;yorkshir,latt,espresso,builder,decaf,nespresso,french press;
comfort,cheer up|dog cuddl;hug,walk,mum,cuppa,duvet dai;chocol,bath,ic cream,blanket
relax,unwind,self care|;spa,book,yoga,foot up,face mask;bath,wine
surpris,surpris visit|secret flight;turn up,doorstep,airport,fly in;cry,scream,hide
skydiv,bunge|tandem,new zealand,freefal;parachut,jump,plane,gopro,elast;instructor,scream
helicopt ride|weather cancel,balloon fiesta;dawn,burner,cappadocia,rotor;basket,voucher,champagn,float
concert experi|deaf,voic go,support act;encor,sing along,goosebump,confetti,setlist,tinnitu;front row
taylor swift,era tour|swifti,cruel summer,surpris song,folklor,love stori;bracelet,sequin,wemblei;
oasi reunion,oasi|liam,noel,heaton park,bucket hat,dynam price,champagn supernova,gallagh;wonderwal,superson,parka;
eurovis|nul point,sweepstak,graham norton,douz point,kei chang,sweden,wind machin;flag,abba,waterloo;
award show,oscar,brit|best pictur,slap,nomine;red carpet,speech,dress,host,grammi,bafta;envelop
live show,tv record|graham norton,graham chair,can laughter,green room;audienc,studio,applaus,warm up;camera
street perform,busker|guitar case,human statu,spare chang;coin,juggl,covent garden,statu,hat;tube
danc floor,disco,school disco|conga,glitter ball,macarena,ymca,move,smoke machin;slow danc;squash,dj
photo booth|fake moustach,four pose,silli face,printout;strip,prop;curtain,wig
camera break,camera troubl|len cap,sd card,memori full,batteri flat,jam zoom;shutter,sand,sensor;flash
lose photo,delet pictur|recent delet,memori card,go forev,babi photo;backup,icloud,hard drive,recov,sync;
print photo,frame|snapfish,photobook,6x4,free print,glossi,pass partout;canva,mantelpiec,mount;
video,film,vlog|edit,ring light,capcut;gopro,subscrib,thumbnail,footag,tripod,channel;youtub
youtub channel,youtub|mrbeast,monetis,vlog,ad revenu;subscrib,thumbnail,view,upload,unbox;
colour,adult colour|feel tip,mandala,crayola,tini number,mind,pencil crayon,colour insid,colour book;crayon,gel pen;
origami,paper craft,scrapbook|washi tape,pritt stick,card stock,paper aeroplan;fold,crane,stencil;glue,glu,sticker,scissor
cosplai,comic con,convent|stormtroop;wig,foam,costum,merch,anim,excel;sign,panel
reenact,larp,mediev fair|sword,chainmail,joust,roundhead,corset,turkei leg,armour,cloak;vike,blacksmith;
trainspot,railwai|locomot,fly scotsman,engin number,heritag line,signal box,tank engin;platform,anorak,thermo;steam
classic car,car show|chrome,convert,morri minor;mot,restor,mg,mustang,beetl,rust;garag,polish
motorbik,motorcycl|visor;harlei,ducati,throttl,wheeli,cbt,triumph,kawasaki;helmet,leather
knit group,sew circl,craft club|wi,tuesdai;natter,biscuit,church hall,quilt,bobbl hat;wool,jam
choir concert,recit,school concert|proud parent,wrong note,choir robe;record,solo,hymn,front row,bow,trombon;squeak
orchestra,band practic|second chair,brass,timpani;conductor,rehears,violin,sheet music,march,cello,obo;
bagpip,folk music,ceilidh|fiddl,scottish,accordion,burn night,gai gordon,dosido;kilt,reel,bodhran;
burn night|neep,tatti,address,piper,scotland;haggi,whiski,kilt,poem,tartan;
gui fawk,bonfir|toffe,effigi,bonfir toffe,guido;sparkler,flame,jacket potato;burn,welli
midsumm,oktoberfest,beer festiv|stein,maypol,munich,real al,oompah,weissbier;lederhosen,bratwurst,tent,dirndl;
spring break,fresher holidai,teen holidai|magaluf,zant,malia,foam parti;cancun,shot,sunburn,read festiv;wristband
bank holidai,long weekend|df sale,mondai off,caravan queue;b q,beer garden,rain,garden centr;traffic,barbecu
snow dai|carrot nose,freez toe;sledg,snowman,school close,snowbal,hot chocol,mitten,igloo,toboggan;
sport kit,footbal boot,gear|shin pad,decathlon,sport direct;stud,jersei,outgrown;trainer,mud,nike,lace
footbal shirt,jersei|awai kit,70 quid,club crest,third kit;messi,replica,sponsor,retro;sign
gym membership,gym cost|januari,cancel fee;puregym,david lloyd,off peak,join fee;cancel,contract,direct debit,planet fit
weight,lift,strength train|spotter;squat,deadlift,pb,kettlebel,rep,protein,barbel,creatin;bench,dumbbel
home workout|joe wick,skip rope;mat,peloton,resist band,dumbbel,live room,burpe;youtub,kettlebel
spin class,peloton,fit class|leaderboard,bodypump,bodi combat;zumba,saddl,resist,hiit;instructor,sweat,leg
crossfit,hyrox,triathlon,ironman|wod,sled,box jump,70 3,wall ball,kona;burpe,transit,wetsuit;
step,fit tracker,fitbit|ten thousand,close ring,pedomet,pedomet wrist,rest puls;garmin,appl watch,strava,heart rate;
stretch,flexibl,physio exercis|touch toe,hip flexor,theragun,lacross ball,hip open,tight calf;foam roller,hamstr,resist band,ouch;
team,teammat,captain|squad,dress room,skipper,sub bench,teamwork;armband,sub,coach,huddl;bench
refere,red card,bad decis|;var,offsid,yellow,whistl,blind,penalti,linesman,send off,dive,rob;
stadium,awai game|pie,pi,turnstil,coach trip,bovril;stand,chant,anfield,old trafford,terrac,section;scarf,kick off
transfer,new manag|sack,fabrizio romano,deadlin dai,ten hag,amorim;fee,feed,medic,loan;contract
releg,promot,leagu posit|bottom three,playoff,championship,goal differ,mid tabl,top four,point clear,surviv;;
boat race,hors race,grand nation,derbi|jockei,ascot,cheltenham,furlong;each wai,hat,odd,oxford,booki,oar;fenc
cycl race|yellow jersei,pogacar,breakawai;peloton,alp,climb,champ elyse;stage,sprint
wimbledon|centr court,henman hill,rain delai,cyclop;strawberri,pimm,ballot,murrai,white;
sumo,wrestl,wwe,wwed|smackdown,cena,leotard,bodi slam,championship belt,tombston piledriv;rock,undertak,raw;ring
archeri,shoot,fenc|arrow,robin hood,quiver;bow,target,clai,bullsey,epe,pull;foil,pigeon
trampolin,bounci castl|sprain ankl,doubl bounc,safeti net;net,backflip,spring,garden,deflat;bounc,sick
kite,frisbe,rounder|dog catch,rounder post;string,wind,tangl,bat,base,ultim;beach,park
bike crash|car door,gravel rash,wheel buckl;handlebar,graze,pothol,collarbon,scab;helmet
break bone,break arm,break leg|;cast,x rai,sling,crutch;plaster,a e,trampolin,scooter
black ey,bruis,bump head|cricket ball,head butt,goos egg;cupboard door,freez pea,shiner,purpl,arnica,concuss;bruis
embarrass parent|dad danc,minivan,facebook tag,mum shout;sing along;
work blunder|hot mic,wrong attach,accident swear,wrong meet;repli all,fall asleep,screen share,fli open;mute
embarrass childhood,childhood mishap|eat crayon,school plai;wet myself,bean;
kid swallow|lego head;bead,coin,pea,magnet,tweezer,marbl;a e,poo
pet funni|chew shoe,zoomi;homework,hump,fox poo;steal,roast,sock
cook mishap,kitchen disast|fire blanket,blender lid,explod,oven glove,fire extinguish;smoke alarm,soggi;burn,takeawai,charcoal
holidai mishap|miss flight,lose luggag,passport expir,wrong hotel,wrong airport;food poison,sunburn,strand;jellyfish
sunburn|alo vera;lobster,aftersun,red,factor 50,strap mark,tan line;peel
sting,bite,wasp|bee,beed;jellyfish,vinegar,mosquito,hop around,anthisan;swell,antihistamin,epipen,sting
soak|drown rat,no coat,sop,soggi sock;drench,puddl,squelch,wring,downpour;
toilet emerg|bush,cross leg,no paper,servic station,hold it,desper;burst,portaloo;
wrong hous,wrong car,wrong place|next door,wrong door,mistak,wrong seat;stranger,ident,uber,postcod,taxi;
sleep talk,sleepwalk|nonsens,ey open;mumbl,nake,record,babbl;stair,fridg
sneez,hiccup,laugh fit|bless you,hold breath,nose tickl,achoo;snort,church,giggl,cackl;
practic help,favour|help move,water plant,good turn;borrow,ow you,babysit,look after;lift,lend
lend,borrow,ow|give back,never return,monzo request,mate rate,sub me;iou,lend;tenner
split bill,share cost|venmo request,share of;splitwis,monzo,go dutch,chip in,venmo,kitti,half;round
compliment|love hair,suit you,slai;glow,blush,smile,stranger,gorgeou,flatter;
insult,mean comment|fat,ugli,snide,twat,dig at,nasti;call me,cheek,ouch,bitch;burn
promis|pinki,let down,break it,pinki swear;word,swear,vow,honour;
trust issu,betrai|told everyon,li,best friend,juda;cheat,screenshot,snake,two face,backstab,confid;
peer pressur,dare|truth,doubl dare,tenner sai,egg on;chicken,shoot,daredevil;
first impress|arrog,nice,shy,firm grip,smarmi;handshak,posh,chatti,smell;click
stranger,random encount|bu stop,old ladi,dog walker,chatti driver,kind stranger,next seat;train,smile;bench
old classmat|havent chang,old school,recognis;year,school,small world;tesco,awkward,catch up
role model,hero,admir|obama,malala,rashford,mandela;nan,attenborough,mum,coach,inspir;
babysit|wont settl,bedtim stall;bedtim,tantrum,stori,peppa;pizza,bath
godpar,godmoth,godfath|honour;christen,font,silver,fairi,spoil,vow,baptism,godson,goddaught;
nephew,niec|si kid,cute,hand back,bro boi;aunti,uncl,spoil,toddler,godson;
onli child,big famili|minibu,brood,seven sibl;spoilt,sibl,bunk bed,spoil;
middl child,favourit child|golden boi,blue ei,mum boi,spoil babi;overlook,eldest,spoilt,attent,ignor;
twin,look alik,resembl|mini me,chip off,ey,uncanni;spit imag,nose,ident,doubl,doppelgang,clone;
widow|late husband,alon now,remarri,scatter ash,late wife,widowhood;casserol,pension;
last word,sai goodby|hold hand,peacefulli,too late,final breath,last breath;bedsid,hospic,whisper,squeez;
condol,sympathi|donat,deepest,bereav;lili,casserol,wreath;
ash,scatter|urn,beauti spot,favourit bench,rose bush;sea,mantelpiec,crematorium,scatter,sprinkl;
organ donor,donor|transplant,liver;kidnei,opt out,match,heart,organ;blood,wait list
termin ill,dy rel|palli,month leav,stage four,syring driver,macmillan nurs;hospic,morphin,macmillan,bucket list;bedsid
pet death,put down|kindest thing,empti basket;rainbow bridg,inject,collar,hamster,old ag;vet
heirloom,grandmoth thing|clock;china,locket,pearl,pass down,quilt;ring,medal,attic,silver
famili recip,mum dish|secret ingredi,handwritten,stain card,tradit,by ey;nan,lasagn,pinch,pass down,hand down;
tradit,famili tradit|everi year,match pyjama,same ornament;pickl,charad,sundai,film,ritual;roast
box dai|turkei curri,cold cut,leftov ham;sale,walk,footbal,monopoli,qualiti street;leftov
advent,advent calendar|twenti four;door,wreath,gin,lindt;chocol,lego,cadburi
christma jumper,ugli sweater|flash nose,light up,novelti knit,fair isl;reindeer,knit,itchi,pom pom,primark;
christma light,decor|inflat santa;tangl,tinsel,wreath,baubl,blackpool,fairi;ladder,fuse
christma parti|santa hat,paper hat,turkei dinner,drink boss;karaok,secret santa,photocopi,snog,offic do;
christma market|gluhwein,wooden hut,birmingham,mug deposit,churro;mull wine,bratwurst,cologn,ornament;stall
toi present|;bike,smyth,barbi,doll,scooter,puzzl,slime,squishmallow;lego,switch
worst present,bad gift|fake smile,smile polit;regift,gift receipt,bath salt,deodor;sock,hoover,return
best present,favourit gift|puppi,cri,concert ticket,surpris trip,diamond ear;bike,handmad,watch,unwrap,telescop;
parti food,buffet|sandwich platter,paper plate,cocktail stick;sausag roll,hummu,scotch egg,iceland;crisp
birthdai cake,cake|unicorn,cuthbert,ganach,funfetti;spong,layer,buttercream,blow out;ic
birthdai meal,birthdai plan|;restaur,tabl for,cocktail,spa,dinner,cinema,escap room;bowl,karaok
eighteenth,twenti first|first pint;legal,id,sash,quinceanera,drive licenc;kei,pub,shot,vega
big birthdai,fortieth,fiftieth|midlif,grei hair,balloon number,sixti;vega,banner,surpris,bu pass;
babi arriv|seven pound,healthi,boi,girl,congratul;tini,earli,nicu;hospit,exhaust
due date,overdu babi|raspberri leaf,week 41;induc,sweep,pineappl,waddl;curri,overdu
prematur,premmi|week earli,special care,kangaroo care,earli arriv,tini hat;nicu,incub,tini,oxygen;tube
matern leav,patern leav|kit dai;share,statutori,handov,babi,nurseri,two week,smp;
babi thing,pram,buggi,babi gear|chang bag;car seat,bugaboo,isofix,cot,sterilis,mose basket;sling,fold
wean,babi food,solid|pure,mush,ella kitchen,broccoli,finger food;high chair,blw,carrot;spoon,bib
nappi chang,nappi|poo explos;sudocrem,pamper,blowout,chang mat,huggi;wipe,rash
nurseri,preschool,daycar|kei worker,glitter pictur,nap mat,circl time,paint cover;settl in,germ,fee,fund hour;
uniform,school cloth|polo shirt,iron on,school shoe;blazer,name label,m s,pinafor,grei trouser,outgrown,clark;tie,ti
pack lunch,school dinner|cheesestr,turkei twizzler;sandwich,lunchbox,juic,canteen,babybel,dinner ladi;soggi
nit,head lice|hedrin,tea tree;comb,condition,scalp,nit comb;itch,scratch
chickenpox,sick kid,child ill|off school,sick bowl,dai nurs;calpol,spot,calamin,temperatur,oat bath,poorli;rash
exam stress,exam nerv|couldnt sleep;blank,sick,cram,breath,red bull,mock,panic attack;resit
catch cheat|copi,disqualifi,neighbour paper,cheat sheet;chatgpt,invigil,expel;
bar exam,medic school,law school|mcat,lsat,train contract,anatomi,cadav,harvei specter,moot;resid,placement,on call;
profession exam,account exam,certif|cfa,studi leav,kaplan,cima,pmp;aca,acca,resit,modul;
music exam,grade exam|sight read,accompanist,aural,triniti,set piec;abrsm,distinct,merit;scale,examin
theori test,drive theori|multipl choic,app,highwai code,stop distanc,road sign,mirror signal;hazard percept,mock,pass mark;
group project,group work|carri,free rider,freeload;googl doc,deadlin,present,mark down;slide
present|powerpoint;mic,clicker,audienc,nervou,projector,ted,slide deck;slide,blank
scienc,chemistri,physic,biologi|bunsen burner,period tabl,lab coat,dissect;experi,formula,volcano,magnesium,atom;goggl
histori,histori lesson|tudor,henri viii,war,hast,horribl histori;roman,date,victorian,castl,dictat;
pe,ped,gym class|cross countri,bleep test,pick last,rope climb,dodgebal,sick note;kit,muddi,chang room;trainer
art class,home ec|appl crumbl,birdhous,woodwork,tin foil,pink shear;clai,apron,scone,pencil case;glue,glu
sixth form,high school|common room,free period,cheerlead,hallwai,jock,senior year,homeroom;a level,locker,prom,uca;
board school,privat school|lacross,latin;dorm,matron,fee,eton,prep,hous,midnight feast;blazer
homeschool,home educ|curriculum,no uniform,unschool,home ed,deschool;kitchen tabl,worksheet,lockdown,forest school;
apprenticeship,trade school,colleg cours|nvq,dai releas,btec;electrician,hairdress,level 3,bricklay;plumber
career advic|astronaut,popstar,ballerina;footbal,fireman,doctor,teacher,train driver;vet,youtub
lose properti|tfl,baker street;umbrella,hand in,driver,hat,phone;bag,seat,glove
handwrit,spell|scrawl,join up,neat,there their,pen licenc,cursiv,spellcheck;doctor,illeg,leav hand;
leav hand,ambidextr|tin open,elbow clash,lefti,mirror write,smudg ink,cack hand;scissor,smudg,southpaw;
code cours|freecodecamp,hello world,html;python,javascript,bootcamp,leetcod,udemi,stack overflow;
cookeri class|knife skill,jami oliv,mob kitchen,julienn;recip,apron,hellofresh;curri,burn
cpr|stayin aliv,chest compress,a;dummi,recoveri posit,defibril,choke,bandag,red cross;
learn guitar,learn piano|youtub tutori,sore fingertip,simpli piano,justin guitar,twinkl twinkl,rocksmith;chord,wonderwal;scale,teacher
old teacher,favourit teacher|mr,elbow patch;inspir,chalk,strict,histori,drama;
school memori,school dai|tuck shop,bike shed,swot,british bulldog;detent,uniform,assembl,bunk off,conker;milk,playground
pen pal,exchang student|host famili,awkward dinner,stai with,bavaria,foreign,foreign exchang;letter,french,airmail;stamp
languag barrier,misunderstand abroad|hand gestur,wrong dish,wrong order;googl translat,mime,phrasebook,charad;
quot,sai,idiom,proverb|rain cat,mangl,metaphor,shakespear,old sai,clich,fortun cooki;fridg magnet;
favourit word,slang,new word|rizz,skibidi,slai,no cap,bruv,innit,peng,six seven;su,cring,light;
swear|f word,potti mouth,bleep,kid repeat,bloodi,ef,mouth wash;languag,bollock;jar
favourit food|mum lasagn;sushi,pasta,taco;pizza,curri,roast,chocol,chees,ramen
hate food,dislik|textur,spit out;oliv,mushroom,coriand,marmit,sprout,gag,blue chees,anchovi;
favourit colour|;teal,blue,blu,green,purpl,navi,yellow,burgundi,mustard,turquois,lilac;
favourit season|leav,summer,crunchi leav;autumn,spring,hai fever,cosi,pumpkin spice,blossom;crisp
favourit anim|sloth,capybara;dog,eleph,otter,cat,penguin,panda,dolphin;
favourit film,best film|shawshank,godfath,pulp fiction,princess bride,casablanca;star war,shrek,jaw;
favourit book,best book|rebecca,dog ear,reread,1984,gatsbi,hitchhik;weep,jane eyr,tolkien;
favourit song,our song|mr brightsid,bowi;first danc,lyric,choru,goosebump,on repeat,abba,slow danc;spotifi
funer music|my wai,amaz grace,monti python,coffin song,last song;hymn,playlist,pallbear;curtain
dislik,hate,cant stand|detest;loath,small talk,slow walker,chew,coriand,morn,wet sock;
allerg,allergi|;epipen,peanut,sneez,cat,pollen,shellfish;hive,antihistamin,piriton,rash
lucki,luck,coincid|jammi,star align,serendip;win,fluke,charm,bump into,small world;
bad luck,unlucki|typic,curs,fridai 13th,break mirror,sod law,rotten luck;black cat,jinx;
karma,reveng|serv cold,kei car,petti,comeupp,just desert;payback;
steal,rob,theft|bike lock;crime number,burglar,go,gone,smash window;polic,insur,pickpocket,nick
confess,own up,admit|come clean,cooki jar;guilti,spill,secret,blurt,hand up;
come out,gai|parent,pride,lesbian,boyfriend,closet,alreadi knew;rainbow,accept,support,bi;
transgend,transit,pronoun|she her,deadnam,thei,binder,gender clinic,testosteron;hormon,surgeri,deed poll,tran;
chang name,marri name|take hi,bank form;deed poll,maiden,doubl barrel,new surnam,mr;passport,signatur,initi
immigr,citizenship|oath,naturalis,spous visa;green card,home offic,interview,ceremoni,ilr,biometr;
move abroad,emigr,expat|ship contain,goodby parti,spain,sell up;visa,australia,homesick,cultur shock,dubai,reloc;
cultur shock,live abroad|no kettl,cheek kiss,revers cultur;siesta,languag,marmit,homesick;tip
midlif crisi|sport car,motorbik,leather jacket,forti,hair transplant,younger woman;tattoo,quit job,porsch;marathon
get old,feel old,ag|grei hair,back ach,read glass,knee crack,stiff joint;groan,earli night,wrinkl,hear aid;
menopaus,perimenopaus|night sweat,mood swing;hot flush,hrt,brain fog,moodi,oestrogen,davina;patch,fan
period|tampon;cramp,pm,pad,moodi,ibuprofen,mooncup;bloat
puberti,the talk|period,voic break,deodor,hairi leg,sex ed;spot,hair,bra,condom;awkward
polit talk,polit argument|dinner tabl,guardian reader;brexit,trump,tori,labour,vote,uncl,leav wing,elect,reform;
vote,elect|postal,ballot box,dog outsid;poll station,ballot,pencil,tori,labour,exit poll,mp;
protest,march,demonstr|trafalgar squar;placard,banner,chant,megaphon,petit;polic,glue,glu,whistl
nois,loud,disturb|;earplug,parti,leaf blower;bass,bark,3am,upstair
queue|passport control;hour,jump,fidget,shuffl,snake round;ikea,toilet,wristband
weather chat,small talk|bit nippi,isnt it,busi dai,sunni spell;chilli,barber,muggi;lift,drizzl
screen|squar ey,cartoon,tv off;ipad,cocomelon,meltdown,limit,roblox;youtub,tablet
kid phone|nokia brick,year 7,parent control,smartphon ban,dumb phone;snapchat,tracker,life360,roblox,group chat;
find my,locat share,tracker|dot,snap map,stalk,live locat,ping phone;airtag,life360;kei
date ex|closur,drink call,bad idea,still friend,rekindl;histori,ex boyfriend;
jilt,stand up|no text,altar,wait alon,empti chair,bridegroom;;ghost
hook up|taxi home,snuck out,sneak out;name,tinder,morn after,regret,take home;
sex,sex life,intimaci|bedroom,kid asleep,lube,libido,shag,spice up;condom,viagra;headach
contracept,birth control|mini pill;pill,coil,condom,implant,iud,vasectomi,depo;hormon
pregnanc test,pregnanc scare|clearblu,miss pill,boot toilet,faint line,pee stick,late period;two line,late,neg;
pregnanc announc|scan photo,twelv week,no wine,reveal cake;facebook;scream,cry
morn sick,pregnanc symptom|ginger biscuit,toilet bowl,queasi;vomit,hyperemesi,cracker,smell,heartburn,swell ankl;nausea
crave,weird crave|ic cube;pickl,pregnant,peanut butter,gherkin;ic cream,crisp,chocol,marmit,midnight
ultrasound,scan|jelli,twelv week,sonograph,full bladder,ultrasound gel;heartbeat,blurri,wave;photo
birth plan,hospit birth,home birth|hypnobirth,water birth;pool,epidur,midwif,doula,playlist,forcep,hospit bag;
c section,caesarean|emerg,spinal,breech;scar,theatr,elect,no lift,incis;stitch,curtain
postnat depress,babi blue|edinburgh scale;health visitor,bond,sertralin,overwhelm,sleepless,weepi;cry,hormon,numb
new dad,new parent|night feed,cluster feed,googl everyth,sterilis bottl;no sleep,nappi,zombi,visitor;tini
babi photo,babi shoot|beani,month card,gummi smile,wicker basket,frog pose,ann gedd,knit hat,sleep newborn;newborn,mileston card;
mum friend,babi group|playgroup,peanut app,toddler group;nct,rhyme time,buggi,church hall,sensori;coffe
work mum|nurseri run,part time,sick dai,childcar cost,zoom crash;guilt,childmind;calendar
famili dinner,sundai lunch|yorkshir pud,polit;gravi,nan,crumbl,carv,wash up,horseradish;roast
famili whatsapp,famili chat|blurri photo,dad type,uncl meme,mum spam,cousin babi,nan emoji;aunti;
friendship over|block me;drift apart,unfollow,toxic,cut off;ghost
leav out,not invit|hurt,snub,no invit,uninvit,without me;fomo,plu on,stori,exclud;
third wheel|gooseberri,spare part,smooch,tag along,gooseberri seat,pda,tagalong;coupl;awkward
matchmak,set up,blind date|arrang,cilla,no chemistri,red carnat,fix up;mutual friend,restaur,cupid;
wed season,mani wed|gift monei,everi weekend,same dress,wed list,dress again;hen do,hotel,skint,registri;plu on
engag parti|ring finger,both famili,engag drink;fizz;toast
ring size|hatton garden,blue nile,lab grow;carat,jewel,string,diamond,solitair,platinum;
vow,ceremoni|obei;registrar,celebr,i do,hymn,church,pronounc;tear,ring,aisl,read
wed photograph,wed photo|group shoot,contact sheet,month later,chees face,pose;album,golden hour,confetti,drone,candid;
bouquet,wed flower|eucalyptu,buttonhol,tabl centr,gypsophila;peoni,florist,throw,corsag;catch,rose
civil partnership,registri offic|twenti minut,pub after,civil,thirti guest;wit,registrar,town hall;signatur,certif
prenup|asset,sign befor,unromant,famili monei,pre nuptial,what mine;half,millionair;lawyer
remarri,second marriag|ex wife,step kid,divorce,second wife,vow again;blend,widow,ex husband,step dad;
ex contact|closur,new partner,amic,block her;wed,mutual friend,kid,old flame;awkward
singl parent,singl mum|two job,dad absent,solo parent;custodi,mainten,juggl,school run,child support;food bank
child support,mainten|csa,pai,late payment,deadbeat,child mainten,csa letter;ex,monthli;court,arrear
dad joke,bad joke,pun|knock knock,cheesi,puntast,dad favourit,chicken joke,boom boom;groan,ey roll,cracker;
sarcasm,ironi,banter|deadpan,yeah right,onli joke,mickei;ey roll,wind up,dry;
laugh,giggl|rofl,hyster;snort,wet myself,lol,belli,cackl,crack up;stitch
blush,go red|beetroot,hot,compliment,ear red,crimson;tomato,cheek,neck,embarrass,flush;
stage fright,forget line|ad lib,prompter;audienc,prompt,blank,wing,sick bucket;curtain
audit,cast|monologu;callback,role,nervou,line,next pleas,extra,choru;panel,nail
ballet,nutcrack,danc perform|tchaikovski,pirouett,sadler well,swan lake,sugar plum,danc shoe,nutcrack ticket;tutu,point;
shakespear,globe|macbeth,groundl,juliet,stratford,bard,wherefor art;hamlet,stand,vers;rain
theatr seat,theatr ticket|restrict view,todaytix,dai seat,pillar,upper circl,tkt,dress circl;balconi,god;stall
interv,theatr snack|second half,bell ring,tub,foyer;wooden spoon,programm,maltes,plastic cup;ic cream
cinema snack,popcorn|smuggl,rustl;nacho,slush,revel,kernel;salt,sweet
spoiler|who di,twitter,cover ear,ruin it;twist,dont tell,final,plot twist,kill off;
subtitl,dub,foreign film|korean,parasit,read along,ameli,origin languag,scandi noir,miss half;french,squid game,caption;
seri recommend|slow hors,ted lasso,adolesc,white lotu;bear,success,sever,wire,trailer,rotten tomato;netflix
film recommend,film tonight|oppenheim,past live,letterboxd,two hour,on netflix,knife out,anora;barbi,thriller,pixar;
book recommend|piranesi,demon copperhead,booktok;page turner,goodread,salli roonei,paperback,booker,author;
thriller,crime novel|killer,rebu,lee child,agatha christi,go girl,reacher,john grisham;twist,detect,bodi,scandi;
romanc novel,chick light|colleen hoover,emili henri,smut,happi end,swoon,marian key,slow burn;spici;
biographi,memoir,autobiographi|princ harri,michel obama,ghostwritten,life stori,becom,agassi;celebr,ghostwrit;spare
cookbook,recip book|nigella,jami,page splatter,traybak,delia,oven temperatur;ottolenghi,mari berri;
magazin,newspap|hello,vogu,supplement,kiosk;crossword,guardian,headlin,subscript,privat ey,hairdress;
museum,museum visit|scienc,exhibit,natur histori,free entri;dinosaur,mummi,gift shop,audioguid,skeleton,smithsonian;
sculptur,statu|plinth,michelangelo,gormlei;marbl,bronz,bust,nake,chisel,carv;
street art,graffiti|sprai can,mural,shoreditch,train wall;banksi,stencil;tag,wall
photographi trip,best photo,landscap shoot|long exposur,blue hour,nd filter;sunris,tripod,golden hour,len,heron,mist,reflect;
birdsong,wildlif,natur spot|springwatch,woodpeck;badger,deer,heron,hedgehog,owl,kingfish;fox,squirrel
stargaz,northern light,eclips|green sky,phone camera,star trail;aurora,tromso,total,cloud,iceland;glass
forag,mushroom pick|;blackberri,wild garlic,chanterel,poison,elderflow,sloe,slo,forag,hedgerow;basket,wood
home brew,wine make,gin make|demijohn,bottl explod,airlock bubbl,sugar syrup;yeast,elderflow,sloe,slo,ferment,hop,airlock;
jam,pickl,preserv|wi;sugar,strawberri,chutnei,set,kimchi,damson;jar,vinegar
keep bee,chicken|coop,hen;honei,sting,smoker,beekeep;hive,egg,fox,queen
aquarium,fish tank|tetra,tank clean;guppi,alga,goldfish,tropic,heater,nemo,snail;filter
camp,caravan,glamp|;tent,peg,airb,stove,sleep bag,yurt,awn,portaloo,campfir,gui rope;
geocach,treasur hunt,orient|compass,log book,hide box;gp,tupperwar,clue,clu,map,geocach;wood,cach
car boot,flea market,thrift|50p,sundai 6am,tat;bargain,haggl,vintag,antiqu;stall,fiver
upcycl,restor furnitur,dii hobbi|chalk paint,anni sloan;sand,pallet,varnish,sandpap;chariti shop,gumtre,hing
vintag cloth,vint|seller,prelov;depop,bargain,oxfam,levi,retro;label,parcel,goodwil
housepl,plant collect|repot,yellow leaf,fiddl leaf;monstera,overwat,succul,peac lili,cut,gnat,water can;
journal,bullet journal,planner|washi tape,spread,habit tracker,gel pen,stencil page;moleskin,doodl,leuchtturm,fountain pen;sticker
lockdown,pandem,covid time|zoom quiz,joe wick,two metr,tiger king;banana bread,furlough,loo roll,pcr;mask,sourdough
band|drummer,lead singer;gig,rehears,setlist,amp;garag,bass
open mic,perform|three song,speak word;nerv,mic,guitar,applaus,crowd,heckl,poem;pub
songwrit,make music,produc|logic,ableton,garageband,soundcloud,vocal;lyric,beat,choru;studio,demo
earplug|loop,eh,loop earplug,cotton wool,too loud;tinnitu,loud,speaker;ring,front row
headphon,earphon,airpod|lose on,in ear;nois cancel,bose,case,bluetooth,soni,wash machin,bud;tangl
speaker,sono,alexa|plai,hei googl,smart speaker;volum,bluetooth,timer,echo,jbl;bass,pair
music tast,genr|metal,countri,emo,folk;jazz,techno,k pop,grime,indi,rap,hous,regga,shoegaz;
k pop,boi band|blackpink,on direct,lightstick,harri style,jungkook,strai kid;bt,take that,westlif;poster
eighti music,nineti music,nostalgia song|spice girl,duran duran,blur,britpop,synth,backstreet boi,mtv,madonna;cassett,wham,mixtap;
christma song,carol|mariah,silent night,wham,last christma,pogu,slade,jingl bell,noddi holder,whamageddon,carol singer;;
lullabi,nurseri rhyme|twinkl,baa baa,hush,inci winci,humpti dumpti,babi shark,old macdonald;;
nation anthem,footbal chant|god save,sweet carolin,three lion,anthem,walk alon,glori,ol ol;sing,stand;
miss,miss someon|long,so far,count dai,lone without;far awai,facetim,photo,ach,hug,video call;
secret account,secret debt,hide spend|hide parcel,find letter,secret card;loan,credit card,klarna,gambl,statement,paydai;overdraft
snoop,read diari,check phone|messag,trust,peek,delet chat,snoop;passcod,catch,face id,nosi;drawer
let slip|big mouth,surpris ruin,spill bean,slip up,loos lip,in confid,surpris leak;blab,oop,lip seal;
white lie,excus,fake sick|sicki,dentist appoint,cough voic,grandmoth funer;dog,migrain,sniffl,catch out;traffic
skive,sicki|croaki voic,fake cough,dodgi tummi,fake flu;hungov,duvet dai,migrain;
wish,three wish|quit job,geni,world trip,win million;millionair,yacht,island;lamp
time capsul|unearth;buri,dig up,coin,newspap,garden,seal;box
achiev,proudest moment|own hous,person record;graduat,marathon,medal,summit,trophi;certif
childhood fear|dalek,et,child catcher,wick witch;dark,clown,wardrob,thunder,nightlight;
night fear|nightlight,hall light,lamp on;monster,creak,shadow,pitch black;torch,wardrob
inject|look awai,lie down,numb cream;faint,jab,blood test,vein,pass out;scratch,sticker
claustrophobia,small space|cave,no window;mri,tunnel,panic,hyperventil;tube,stick,pothol
storm fear|dog shake,weather app,thunderclap;lightn,count second,rumbl,unplug,clap;curtain
moth,insect|lampshad,pterodactyl;flap,pigeon,wing,slipper,swat;scream,wasp,feather
drive anxieti|passeng,refresh lesson,hazard light;motorwai,lorri,roundabout,white knuckl,sweati;l plate
home alon|lock check,basebal bat,nois downstair,door chain,doubl lock;creak,burglar,true crime,horror film;
fomo|everyon els,miss out,same night;insta,parti,leav out,stori;ticket,snapchat
commit|settl down,situationship,not readi,player;cold foot,toothbrush;ring,label,bolt
confid,self esteem,insecur|impost,compliment,bodi imag,doubt,fake it,big chin;mirror,compar,nose,self doubt;
bodi imag,feel fat|stretch mark;mirror,bikini,spanx,muffin top,love handl,belli;scale,filter
envi other|holidai pic,green ei,perfect life,babi new,comparison,engag post;hous,insta,promot,bitter;
hate birthdai,hate christma|fuss,grinch,bah humbug,forc fun,birthdai blue;attent,hide,scroog;
overwhelm|cant cope;plate,spin,juggl,drown,burnout,swamp;cry,list,meltdown
mood|so so,not bad,cant complain;knacker,chuf,meh,rough,poorli;grand
cold shoulder,passiv aggress,huff|slam cupboard,stonewal;fine,sigh,silent,sulk,tut,slam door;
forgiv,grudg|let go,move on,never forget,buri hatchet,second chanc,let bygon,hold onto;bitter,clean slate;
hug,cuddl|arm round,embrac,free hug,bear hug,warm embrac;squeez,snuggl,bear,teddi;spoon
goodby,farewel|miss you,last hug,safe trip,see ya,ta ra;wave,airport,platform,leav do;tear
neighbourhood friend|whatsapp group,bin dai,street parti,cat feed,kei holder,hedg chat,lend ladder;parcel,next door;
club,societi|member,newcom;weekli,committe,rotari,run,am dram,row,sub;chess
social anxieti,dread parti|pretend phone,irish exit,plan excus;corner,small talk,leav earli,blush,crowd;
pub,local|fruit machin;quiz,dart,beer garden,last order;pint,spoon,guin,round
parti guest,who come|gatecrash,workmat,whole gang;cousin,plu on,rsvp,turnout;
gatecrash|facebook event,break vase;trash,neighbour complain,vomit,kick out,smash window,stranger;polic,bouncer
birthdai song|hip hip,off kei,stevi wonder;waiter,cring,blow out,clap;cake
thank someon|stationeri,teacher gift,gratitud;note,flower,lifesav,handwritten;chocol,star
teacher gift|best teacher,class rep,hand cream;collect,tobleron;mug,chocol,wine,tenner
retir gift,leav gift|garden voucher,retir card;golf,whip round,watch,engrav,carriag clock,decant;hamper
hamper,chocol|fortnum,qualiti street,thornton,ferrero;celebr,ribbon,lindt,hotel chocolat,truffl;
easter holidai,easter plan|lamb roast;egg hunt,church,bunni,bonnet,simnel;chocol,garden
halloween costum,kid halloween|sheet ghost,elsa,fang;witch,skeleton,fake blood,vampir,asda,dinosaur,spiderman;
pumpkin carv,pumpkin|;knife,seed,scoop,face,mouldi,lantern;soup,squirrel
firework displai,firework|ooh aah;bang,sparkl,rocket,crowd,fizz;mud,dog,sparkler,drizzl
religi school,sundai school|bibl,nun,ark,feel board;colour,cathol,hymn,assembl;vicar
pilgrimag,hajj,camino|mecca,umrah,santiago,kaaba,ihram;walk,lourd,pilgrim;blister,shell
confess,sin|father forgiv,hail mari,penanc,sinner,absolut,confession;priest,booth,guilt,cathol;
wed religion,church wed|bann,nikah,chuppah;vicar,hymn,cathol,organ,aisl,mehndi,priest;
indian wed,asian wed|mehndi,baraat,three dai,sangeet,lehenga,mandap;sari,henna,turban;gold
priest,vicar,rabbi,imam|diblei;sermon,collar,parish,bless,mosqu,confess,robe,shul,sundai servic;
bibl studi,prayer group|psalm,gospel,alpha,home group,genesi,scriptur,devot;vers,tea,roman;
buddhist,retreat,spiritu|medit,monk,incens,ten dai,karma,gong,ashram;silent,chant,templ;
all saint|sugar skull,ofrenda,mexico,chrysanthemum,skull face;marigold,grave,altar,skeleton;
remembr dai,memori dai,veteran|poppi,cenotaph,last post,grandad medal,bugl,war memori;wreath,armistic,soldier;
kwanzaa,orthodox christma,nowruz|kinara,januari 7th,haft sin,kutia,red egg,epiphani;persian,borscht;goldfish
holi,vaisakhi,onam|colour powder,water gun,kheer,sadya,bhangra;gurdwara,stain,turban,rangoli;
carniv,mardi gra,costum parad|rio,new orlean,king cake,feather headdress;bead,float,samba,cologn;mask,feather
name dai,saint dai|greek,everi maria,patron,patron saint,orthodox,iconostasi,celebr lunch;flower,polish;cake
nation holidai,independ dai|parad,bastil,dai off,nation flag;flag,firework,hot dog,anthem;speech
april fool|first of,fake announc,joke,gotcha,believ it,spaghetti tree;prank,fals alarm,noon;
sundai,lazi sundai|antiqu roadshow,dread mondai,sundai paper,roast chicken;paper,pyjama,dog walk,pancak;roast,lie in
mondai,mondai blue|hump dai,earli start,garfield;dread,groan,inbox;alarm,coffe
fridai,fridai night|thank god,gogglebox,poet dai;fish,paydai;takeawai,pub
summer plan,thi summer|;festiv,barbecu,cornwal,wed,paddl pool,road trip,spain;beach,passport,lido
winter habit,cosi even|fluffi sock;hot chocol,fire,fairi light,hygg,stew;blanket,slipper
daili habit,routin|vitamin;walk,journal,gym,wordl,cold shower,ten minut;coffe,stretch,duolingo
streak|break streak,consecut;snapchat,lose it,owl,wordl,fire;duolingo,flame
vape|mango ic,menthol,e cigarett;lose mari,elf bar,cloud,juic,cough,dispos,blueberri;
coffe habit,caffein|four cup,pret subscript,second cup;jitter,espresso,starbuck,decaf,headach,flat white;latt
sugar,sweet tooth,chocol habit|midnight snack,ben jerri,sweet drawer,sugar rush;haribo,biscuit tin,galaxi,bing,cadburi;crave
midnight snack|chees toasti,fridg light;cereal,biscuit,chees;fridg,toast,crisp,stand up,crumb
overspend,shop habit,onlin shop|;aso,klarna,parcel,paydai;amazon,basket,return,zara,shein
new hobbi,take up|;beginn,class,kit,lesson,hook,potteri,crochet,ukulel,padel;youtub
stai in|jomo,bra off,order in,cosi night;pyjama,rain check;netflix,takeawai,sofa,cosi
date night|babysitt book,wine bar;babysitt,restaur,cinema,cocktail,dress up,phone awai,tapa;
weekend awai,coupl getawai|romant;cotswold,spa,airbnb,hot tub,citi break,lodg,mini break,log fire;bath
organis event|guest list,parti planner;cater,budget,dj,venu,invit,balloon arch,pinterest;playlist
postpon,reschedul|next week,move it,put back;rain check,clash,diari,sick,anoth time,new date;push back
diari clash,doubl book|two wed,same dai,famili do;dentist,juggl,pick on;calendar,cancel,awkward,clash
calendar,remind|filofax,to do;googl,ping,forget,appoint,diari;alarm,post it,fridg
get organis|errand;tick off,notion,trello,bullet,procrastin,scribbl;post it,sticki note
chang life|therapi,no more,fresh start,turn point,rock bottom;quit,gym,boundari;rehab
childhood pet|;hamster,goldfish,rabbit,cage,di,budgi,tortois,guinea pig,gerbil;
childhood home|share room,council estat,villag green;bungalow,villag,terrac,farm,semi detach;
childhood holidai|rhyl;caravan,butlin,donkei,cornwal,blackpool,ferri;
childhood toi|action man,furbi,care bear,game boi,meccano;barbi,tamagotchi,sylvanian;
childhood tv|teletubbi,thundercat,saturdai morn,art attack,scoobi doo,fireman sam,dogtanian;blue peter,rugrat,theme tune;
old time|penni sweet,no phone,milkman,ration book,coal fire;woolworth,nostalgia,ration,knocker;
first phone|3310,polyphon,motorola,monochrom;nokia,snake,flip,brick,top up,blackberri;
first concert,first album|spice girl,dad drive,cd,s club;bust,cassett,wemblei,woolworth,take that,westlif;
first flat|flatshar;pan,flatmat,bedsit;mould,ikea,damp,studio
teenag year|msn,bebo,emo,myspac;brace,spot,crush,acn;
msn,myspac,earli internet|top eight,nudg,bebo,aol,chatroom,limewir,modem nois,screen name,chat window;dial up;
flight,fly,plane|runwai,takeoff;gate,board,cabin crew,turbul,ryanair,easyjet,layov,window seat,jet lag,trai tabl,board pass,heathrow;red ey,pilot,jfk
airlin,carrier|british airwai,lufthansa,delta,qatar,jetblu;ryanair,easyjet,unit,southwest,wizz air,emir,klm,air franc,cabin crew;air mile
airport,termin|gatwick,stanst,o hare,arriv hall;heathrow,jfk,lax,duti free,secur line,check in,departur board,passport control,baggag reclaim;gate,loung
luggag,suitcas,baggag,bag|overweight,baggag claim;carri on,carousel,samsonit,check in,wheeli,holdal,hand luggag,airtag,duffel,rimowa;rucksack
lose luggag,miss bag|baggag desk,same cloth,empti belt;carousel,airtag,claim form,toothbrush,leav behind;
passport,travel document|photo booth,fast track;border,immigr,embassi,burgundi,biometr,consul,e gate;expir,renew
visa,entri permit|interview slot;embassi,consul,esta,sponsor,overstai,green card,h1b,work permit,biometr,applic,schengen,immigr,nineti dai;
border,custom,immigr|e gate,interrog,green channel;offic,sniffer dog,visa,checkpoint,duti,confisc,guard,schengen;passport,stamp
airport secur,scanner|hundr ml,belt off,laptop out,pat down,clear bag;liquid,shoe off,tsa,swab,confisc,precheck;beep,trai,metal detector
delai,hold up,late flight|gate chang,meal voucher;departur board,stick at,fog,tarmac,signal failur,compens,rebook;
cancel flight,train cancel|replac bu,airport hotel,camp bed,rebook desk;rebook,strand,strike,snow,storm,ground;voucher
miss flight,miss train,miss connect|gate close,door shut,run through,next on,tight layov,wrong termin;sprint,rebook,overslept,final call;
connect,layov,stopov,transfer|doha,amsterdam,istanbul,atlanta;dubai,frankfurt,tight,chang at,loung,direct,termin,reykjavik;sprint
turbul,bumpi flight|seatbelt sign,rough land;white knuckl,sick bag,armrest,spill,grip,storm;drop
jet lag,time differ|circadian;wide awak,bodi clock,melatonin,zombi,red ey,ey close;nap
plane seat|legroom,exit row,kid kick,extra legroom,economi;aisl,window,middl,reclin,armrest,bulkhead,busi class,twelv a;upgrad
upgrad,busi class,first class|lie flat,legroom,hot towel,premium economi;loung,air mile,turn leav,avio;champagn,point
train,rail,railwai|carriag,avanti,lner;platform,conductor,amtrak,euston,paddington,quiet coach,railcard,off peak,delai repai;season ticket,signal failur,eurostar
train station|king cross,euston,waterloo,penn station,grand central,union station,ticket barrier,concours,new street;platform,paddington,piccadilli;departur board
train ticket,fare|advanc singl,trainlin,split ticket,e ticket,penalti fare;railcard,off peak,season ticket,conductor,amtrak,anytim;return,barrier
underground,tube,subwai,metro|northern line,victoria line,central line,piccadilli,bakerloo,l train;oyster,escal,rush hour,armpit,metrocard,jubile,district line,zone two,bart;pack
bu,coach|stop,doubl decker,megabu,nation express,top deck,number 38;driver,greyhound,rout,stagecoach,flixbu,bu pass;bell
tram,streetcar|metrolink,overhead wire,croydon,ding,supertram;cabl car,trollei,melbourn,lisbon,stop;rail
ferri,boat cross|dover,harbour,choppi,car deck,holyhead;calai,seasick,port,p o,cabin,brittani,catamaran,gangwai,stena;deck
cruis,cruis ship|excurs,norwegian;cabin,buffet,port,balconi,captain,carniv,royal caribbean,shore,fjord,p o;deck,seasick,onboard
eurostar,channel tunnel|st pancra,ashford,folkeston,le shuttl,ebbsfleet,lill;calai,channel;
taxi,cab,uber|lyft,surg,backseat,fiver tip;driver,bolt,meter,black cab,minicab,five star,addison lee,addi;drop off,pick up
commut|pack train;m25,season ticket,rush hour,podcast,cycl,drive in;tube,traffic,bu
public transport,transit|tram,timet,monthli pass,travelcard;bu,oyster,subwai,metrocard,night bu;tube,season ticket,contactless,strike
hotel,stai,accommod|room servic,hilton,premier inn,buffet breakfast;recept,lobbi,check in,marriott,travelodg,minibar,concierg,king bed,holidai inn,ibi,kei card,sea view,book com,half board;suit
hostel|share bathroom,eight bed,yha;dorm,bunk,snore,backpack,locker,common room,couchsurf;earplug
airbnb,holidai let,rental|kei box,clean fee,self cater,whole place;host,superhost,cottag,vrbo,villa,lockbox,hot tub;
hotel room,room|minibar,twin bed,sea view,en suit,fourth floor,housekeep;balconi,air con,kei card,robe,lift shaft,blackout curtain;suit,kettl
hotel food|waffl maker,continent,tini sausag,omelett station;buffet,hash brown,croissant,all inclus,half board;
hotel complaint,bad hotel|lift break,build site;bedbug,noisi,stain,tripadvisor,on star,cockroach,thin wall,overbook;mould
holidai,vacat,trip,getawai|sun lounger,jet2,tui,sightse;flight,villa,all inclus,pool,tan,suncream,citi break,souvenir,packag deal;beach,pack,tenerif,cancun
destin|greec,algarv;tenerif,majorca,cornwal,lisbon,florida,cancun,bali,crete,ibiza,rhode,croatia,maui;barcelona,santorini
honeymoon|bora bora,rose petal;maldiv,bali,mauritiu,newlyw,overwat,seychel,santorini,just marri,amalfi;champagn
citi break,weekend awai|budapest,dublin,two night,rooftop bar;pragu,lisbon,barcelona,eurostar,amsterdam,krakow,walk tour,copenhagen;airbnb,hen do
backpack,gap year|southeast asia,bu overnight,vietnam,peru;hostel,rucksack,thailand,find myself,interrail;dorm
road trip|rout 66,petrol station,motel,servic station,camper,hire car,nc500;playlist,i 95,shotgun,big sur,car game;snack
pack|suitcas,roll up,vacuum bag,adaptor,toiletri,swimsuit,night befor;checklist,charger,flip flop,carri on;
travel insur|medic bill;polici,excess,pre exist,aviva,reimburs;claim,cover,cancel
travel plan,itinerari|stop off,fly into;dai on,book,flight,airbnb,spreadsheet,googl map,tour,dai trip;
tour,guid,excurs|group,guidebook,walk tour,boat trip;umbrella,headset,coach,audio guid,snorkel,dai trip;
tourist,sightse,sight|cathedr,old town,landmark;museum,castl,selfi,eiffel tower,colosseum,viewpoint,guidebook,map,ruin;
museum,galleri exhibit|tate,british museum,v a;louvr,dinosaur,paint,moma,gift shop,uffizi,mummi,sculptur,audio guid,natur histori,smithsonian;meet
castl,palac,histor hous|moat,drawbridg,dungeon,turret,versail,nation trust,buckingham;edinburgh,windsor,king,tower,state home,neuschwanstein,ruin;
church,cathedr,templ,visit church|steepl,st paul,sagrada,buddha,bell tower;stain glass,notr dame,organ,pew,duomo,angkor wat,kyoto;
souvenir,bring back|snow globe;fridg magnet,keyr,duti free,tea towel,tobleron,postcard,t shirt,oliv oil,market stall,miniatur,trinket;
postcard|seasid,from spain,pictur of,second class,pictur side;post box,scribbl,airmail;stamp,fridg
holidai photo,trip pictur|beach shoot,camera roll,share folder;album,selfi,polaroid,eiffel tower,drone,gopro;sunset,instagram
theme park,amus park|rollercoast,alton tower,thorp park,ride,candi floss;disnei,disneyland,six flag,univers,fast pass,log flume,nemesi,big dipper,ferri wheel,space mountain;
zoo,safari park|whipsnad;giraff,lion,eleph,monkei,penguin,chester,keeper,enclosur,tiger,feed time,meerkat,longleat,reptil hous;
aquarium|sea life,rai;shark,tank,turtl,jellyfish,penguin,nemo;octopu,tunnel
safari|jeep,big five,kenya;lion,eleph,kruger,serengeti,giraff,ranger,zebra,rhino,binocular,lodg,masai mara,leopard;
beach,seasid|bournemouth,surfboard;sand,towel,wave,deckchair,suncream,sea,bondi,brighton,pebbl,promenad,tide,windbreak;ic cream,shell,dune,seagul
sea|current,rip tide;wave,wetsuit,jellyfish,snorkel,shore,surf;salt,paddl,lifeguard,red flag
island,which island|corsica;ferri,crete,majorca,skye,mauritiu,bali,sicili,tenerif,lighthous,corfu,jersei,hawaii,anglesei,sardinia;sky
sunbath,tan,sunburn|after sun,red shoulder;factor 50,lobster,alo,lounger,suncream,strap mark,bronz,spf;peel,burn
pool,swim pool|lilo,german towel;lounger,dive,lifeguard,chlorin,length,deep end,cannonbal;inflat,goggl,lane
surf|foam board,croyd;wave,board,wetsuit,newquai,wipe out,break,bondi,paddl out;stand up
snorkel,dive,scuba|reef;tank,turtl,padi,fish,coral,fin,red sea,shark,wreck,regul;mask,wetsuit
ski,snowboard|slope,blue run;chairlift,black run,apr,alp,powder,whistler,pist,chalet,lift pass,salopett,snowplough,verbier,aspen;goggl
mountain,peak,climb|base camp,crampon,scree;summit,ben nevi,snowdon,scafel,kilimanjaro,everest,ridg,altitud,rope,trig point,matterhorn,top view;alp
hike,walk,trail|;summit,mile,muddi,lake district,peak district,ordnanc survei,stile,waymark,appalachian,footpath,cagoul;blister,pole,rucksack,waterproof,flask
camp,tent|;sleep bag,stove,peg,campfir,marshmallow,midg,airb,gui rope,campsit,lantern,tarp,groundsheet,coleman,roll mat;pitch
campsit,caravan site,holidai park|electr hookup,shower block,haven,static,elsan;butlin,center parc,clubhous,field,portaloo;pitch,tap
caravan,campervan,motorhom,rv|hookup,awn,tow bar,chemic toilet,vw,pop top;ga bottl,bongo,winnebago,bunk,airstream;transit,pitch,tow
festiv,music festiv|;glastonburi,tent,wristband,welli,headlin,portaloo,coachella,lineup,pyramid stage,main stage,latitud;mud,read
nation park,natur trip|yellowston,snowdonia,ranger;yosemit,grand canyon,dartmoor,waterfal,geyser,zion,peak district,elk;bear,trail
waterfal,lake,river spot|loch,gorg,como;niagara,windermer,swim,mist,cano,paddleboard,kayak,rapid,rock pool,taho,ullswat;
franc,french|eiffel,nice,lyon,bordeaux,provenc;pari,baguett,croissant,brie,bri,louvr,calai,dordogn,brittani,marseil,bonjour,normandi;
pari|sein,montmartr,mona lisa,moulin roug;eiffel tower,louvr,croissant,metro,notr dame,champ elyse,disneyland;
itali,italian|rome,venic,tuscani,florenc,napl;pasta,gelato,amalfi,milan,sicili,colosseum,lake como,puglia,ciao;pizza,vespa,aperol
rome|vatican,trevi,forum,sistin,pantheon,pope,trastever;colosseum,gelato,carbonara,spanish step;
venic|gondola,st mark,vaporetto,murano,water taxi;canal,bridg,rialto;pigeon
spain,spanish|madrid,sangria,malaga,alicant,valencia;barcelona,tapa,paella,sevil,majorca,benidorm,flamenco,hola,marbella,granada,siesta;costa,ibiza
barcelona|sagrada familia,rambla,gaudi,camp nou,park guell,gothic quarter,barceloneta,montjuic;tapa,messi;pickpocket
portug,portugues|porto,algarv,faro,custard tart,port wine,sintra,lago,albufeira,cascai;lisbon,tram 28,madeira;
greec,greek|athen,mykono,acropoli,ouzo,taverna;crete,santorini,feta,corfu,gyro,rhode,zant,ko,moussaka;oliv
germani,german|munich,oktoberfest,hamburg,autobahn,christma market,black forest;berlin,beer,bratwurst,currywurst,frankfurt,cologn,stein;lederhosen
berlin|brandenburg gate,berghain,checkpoint charli,neukolln;wall,techno,currywurst,kreuzberg,reichstag,doner;
netherland,holland,dutch,amsterdam|coffe shop,ann frank,stroopwafel;canal,tulip,bike,clog,windmil,rotterdam,schiphol,gouda,van gogh,houseboat;
belgium,belgian|brussel,bruge,ghent,antwerp,frite;waffl,beer,mussel,eurostar;chocol
switzerland,swiss|zurich,geneva,fondu,cuckoo clock,basel,armi knife;alp,tobleron,zermatt,ski,matterhorn,chalet,lucern;
austria,vienna|salzburg,innsbruck,opera,tyrol,st anton,waltz;ski,schnitzel,mozart,sachertort;
ireland,irish,dublin|galwai,templ bar,craic,leprechaun,kerri,giant causewai;guin,cork,belfast,shamrock;
scotland,scottish|edinburgh,glasgow,highland,loch ness,aberdeen;kilt,haggi,skye,whiski,bagpip,midg,inver,irn bru;ben nevi,hogmanai
wale,welsh|cardiff,swansea,rugbi,tenbi,brecon,barmouth;snowdon,sheep,pembrokeshir,anglesei,dragon,leek,gower;
london|soho,thame,oxford street,brixton,hyde park;big ben,camden,shoreditch,covent garden,west end,tower bridg,hacknei,buckingham palac,clapham;tube
england,english town|manchest,bristol,kent;leed,yorkshir,cornwal,devon,brighton,liverpool,birmingham,cotswold,newcastl,york,norfolk,nottingham,surrei;
cornwal,devon|padstow,st iv,cream tea,a30,rick stein,eden project,salcomb;newquai,pasti,surf,cove,cottag,dartmoor;seagul
america,usa,state|new york,california,diner,rout 66,texa,boston;vega,florida,chicago,disnei,grand canyon,esta,san francisco,nashvil;
new york,nyc|manhattan,brooklyn,central park,yellow cab,empir state,williamsburg;time squar,bagel,broadwai,jfk,high line;subwai,queen
california,lo angel,san francisco|golden gate,la,venic beach,alcatraz,big sur,santa monica,earthquak,san diego,bai area;hollywood,lax,malibu;yosemit
florida,miami|orlando,allig,everglad,tampa,spring break,retire,fort lauderdal;disnei,hurrican,south beach,humid,kennedi space;kei
la vega|bellagio,elvi,mgm,neon,hoover dam;casino,strip,blackjack,poker,roulett;slot,hangov
texa|austin,dalla,houston,san antonio,rodeo;cowboi,bbq,brisket,ranch,taco;
canada,canadian|toronto,vancouv,montreal,banff,rocki,hockei;mapl syrup,poutin,tim horton,moos,niagara,whistler,quebec,calgari;
mexico,mexican|tulum,mariachi,sombrero,mezcal;cancun,taco,tequila,burrito,oaxaca,margarita,chichen itza;
australia,aussi|sydnei,melbourn,kangaroo,perth,brisban;bondi,outback,barbi,koala,spider,uluru,opera hous,gold coast,vegemit,down under;
new zealand,kiwi|auckland,queenstown,hobbiton,wellington,frodo,maori,campervan,south island;sheep,bunge,milford sound;
japan,japanes,tokyo|bullet train,kyoto,cherri blossom,shibuya,osaka,sake,onsen;sushi,ramen,mount fuji,vend machin,kimono,shinkansen,seven eleven,anim,ryokan;
china,chines citi|beij,shanghai,great wall,hong kong,wechat,shenzhen,alipai;dumpl,panda,terracotta,chopstick,forbid citi;
korea,korean|seoul,soju,hanbok,gangnam;kimchi,k pop,bt,bbq,squid game,bibimbap,busan;
thailand,thai|bangkok,phuket,tuk tuk,chiang mai,koh samui,eleph sanctuari,krabi,float market;pad thai,templ,green curri;
vietnam|hanoi,halong bai,saigon,hoi an,cu chi;pho,scooter,banh mi,lantern;
india,indian citi|delhi,taj mahal,mumbai,goa,rickshaw,rajasthan,holi cow;sari,kerala,cricket,bangalor,jaipur;curri,delhi belli
bali,indonesia|ubud,rice terrac,monkei forest,jakarta,seminyak,bali belli,bintang;yoga,villa,surf,volcano;scooter
dubai,uae,ua|burj khalifa,desert,mall,skyscrap,forti degre;brunch,emir,abu dhabi,palm,camel,sand dune;
turkei,turkish,istanbul|bazaar,hagia sophia,baklava,bosphoru,antalya,tooth done,hammam;bodrum,cappadocia,hair transplant,dalaman,marmari;kebab,balloon
egypt,cairo|pyramid,nile,sharm,tutankhamun,hurghada,pharaoh;sphinx,camel,mummi,red sea,luxor;
morocco,marrakech|souk,riad,medina,atla mountain,mint tea,fez,sahara;camel,tagin,couscou;haggl,carpet
south africa,cape town|tabl mountain,springbok,johannesburg,load shed,garden rout,stellenbosch;safari,kruger,robben island,braai;penguin
kenya,tanzania,east africa|nairobi,zanzibar,masai,giraff manor;safari,serengeti,kilimanjaro,lion,mombasa,wildebeest;
brazil,rio|copacabana,caipirinha,sao paulo,favela;carniv,samba,havaiana,sugarloaf;amazon
argentina,bueno air|maradona,gaucho,mendoza,iguazu;tango,steak,messi,patagonia,malbec,mate;
peru,machu picchu|inca trail,lima,cusco,cevich,and,nazca;llama,alpaca,altitud,guinea pig,titicaca;
iceland|geyser,hot spring;reykjavik,northern light,blue lagoon,puffin,volcano,waterfal,golden circl,glacier,ring road;
norwai,sweden,denmark,scandinavia|oslo,stockholm,copenhagen,meatbal;fjord,bergen,hygg,tivoli,sauna,gothenburg;ikea,northern light,tromso
finland,lapland|helsinki,moomin;santa,reindeer,huski,sauna,snow,rovaniemi,igloo;northern light
poland,krakow|warsaw,auschwitz,gdansk,salt mine,zakopan;pierogi,vodka,zloti,wizz air,stag do;
czech,pragu|charl bridg,astronom clock,becherovka,cheap beer;beer,stag do,dumpl,goulash,pilsner,strip club,kafka;
hungari,budapest|thermal bath,ruin bar,danub,buda,sziget,pest,szechenyi;goulash,parliament,paprika,stag do;
croatia|dubrovnik,hvar,adriat,plitvic,island hop,zagreb,yacht week;;split
russia,moscow|st petersburg,kremlin,putin,red squar,siberia,fur hat,roubl,babushka;vodka,tran siberian,tolstoi;
caribbean|jamaica,barbado,st lucia,bahama,cuba,dominican;rum,regga,antigua,palm,jerk,turquois;
car,vehicl|toyota,hatchback;mot,honda,golf,fiesta,corsa,dashboard,bmw,suv,audi,qashqai;engin,clutch,tesla,garag,mileag,mini,bonnet
new car,bui car|dealership,test drive,on owner,low mileag,showroom;financ,pcp,trade in,autotrad,number plate;tesla
car troubl,breakdown|rac,wont start,bonnet smoke,recoveri truck,clutch go;aa,tow,hard shoulder,jump lead,engin light,flat batteri,overheat,tripl a;garag
car batteri,wont start|jump start,neighbour car;jump lead,flat,altern,click,dead,halford;
flat tyre,punctur,tire|wheel nut;jack,nail,kwik fit,pressur,slow leak,hiss,rim,blowout,tread;spare,pump,pothol,michelin
brake|emerg stop,spongi;squeal,pad,disc,pedal,grind,handbrak,mot;skid
engin,motor|rev,cambelt,misfir,warn light;oil,overheat,knock,cylind,head gasket,piston;smoke,diesel,radiat,rattl
clutch,gearbox,gear|burn smell,gear stick,second gear,automat;slip,manual,grind,transmiss;stall,bite
car servic,mot,car check,inspect|fail on,advisori;brake pad,tyre,kwik fit,emiss,mechan,halford,oil chang,headlamp;pass
mechan,garag|part;bonnet,oil,brake pad,kwik fit,halford,courtesi car,greas,overal,spanner,ramp,bodywork,dodgi nois;quot
car insur|;no claim,excess,admir,direct line,black box,third parti,geico,comparethemarket,name driver,fulli comp,progress;premium,renew,write off
petrol,fuel,ga|bp,empti light,fill up;tank,shell,diesel,litr,unlead,gallon,forecourt,wrong fuel,esso,jerri can;pump,tesco
electr car,ev,charg car|rang,charg point,zap map,rapid charger;tesla,charger,plug in,leaf,polestar,id3,rivian,hybrid,rang anxieti;kwh
park,car park|ncp,multi storei,block in;permit,meter,space,doubl yellow,parallel,bai,ringgo,valet;barrier
park ticket,park fine|yellow envelop;windscreen,warden,doubl yellow,clamp,permit,tow,overstai,sixti quid,load bai,bu lane;appeal
speed,speed ticket|thirti zone,catch do,averag speed;point,radar,pull over,limit,mph,cop,trooper;camera,flash,licenc
drive test,drive licenc,learner|manoeuvr,third attempt;fail,minor,examin,l plate,parallel park,theori,dvla;pass,instructor,stall,dmv,provision,hazard percept
drive lesson|hill start,dual control,bai park,bite point;clutch,l plate,roundabout,provision;instructor,stall,mirror
driver,drive style|slow lane,cut up,road rage,brake late,backseat driver;tailgat,indic,middl lane,horn,swerv;fast
car accid,crash,collis|rear end,airbag;bumper,dent,whiplash,swerv,t bone,prang,exchang detail,wrap round;insur,write off,skid,ambul,total,black ic
scratch,dent|wing mirror,bodywork,bollard,resprai,shop cart;bumper,trollei,paint,revers into;kei,door,scrape
windscreen,car window|autoglass,wiper,safelit,screenwash;de ic,scraper;chip,crack,stone,smash
traffic,traffic jam,congest|gridlock,standstil,lorri overturn,a303,i 5;m25,tailback,rush hour,lane close,roadwork,waze,405,contraflow;crawl,divers
roadwork,road close|ga main,resurfac;cone,divers,temporari light,dig up,lane close,contraflow;tarmac,pothol,hi vi
motorwai,highwai,road,which rout|m1,junction,a1,i 95,slip road,servic,toll;m25,m6,ring road,hard shoulder,interst,turnpik;lane,bypass,exit
servic station|loo,tebai,buc ee,stretch leg,welcom break;gregg,motorwai,costa,petrol,truck stop,burger king;
satnav,direct,navig|turn leav,wrong turn,recalcul,appl map,tomtom;waze,googl map,roundabout,exit,u turn,dead end,second right;postcod
lose,got lose,lose wai|wrong turn,satnav,wrong exit;no signal,map,dead end,u turn;
hire car,rental car,rent car|hertz,avi,sixt,europcar,collis waiver;excess,enterpris,zipcar,fiat 500;upgrad
lift,ride|passeng,front seat,hop in,petrol monei;pick up,drop off,station,carpool,shotgun,back seat;
van,truck,lorri|luton,hgv,tail lift,pickup;transit,load,u haul,cab,sprinter,ford,tipper;driver
motorbik,motorcycl,scooter,mope|biker,pillion;harlei,vespa,ducati,throttl,wheeli,kawasaki,triumph,yamaha;helmet,leather,exhaust,cbt
bicycl,bike,cycl|spoke;pedal,saddl,punctur,brompton,lycra,handlebar,gear,trek,d lock,pannier,inner tube,carrera;helmet,chain,lane,bell
bike steal,bike theft|lock cut,bolt cutter,d lock,frame number,chain to;rack,gumtre;
bike crash|car door,tram track;graze,pothol,gravel,collarbon,wet leav;helmet,skid,elbow
e scooter,electr bike,bike share|lime,bori bike,santand,citi bike,voi,rad power;bird,pavement,unlock;dock
car seat|maxi cosi,rear face,graco,britax;isofix,booster,buckl,travel system,clip in,base;strap
car wash,clean car|turtl wax;wax,spong,foam,roller,valet,hosepip,hand wash,jet wash,bird poo,air freshen;hoover
sell car|webuyanycar,part exchang,carvana,v5;scrap,autotrad,trade in,logbook,buyer,marketplac;craigslist
toll,congest charg|dartford,e zpass,m6,fifteen pound;ulez,barrier,bridg;tunnel,camera,coin,tag
shop|mall,window shop;till,trollei,sale,high street,chang room,haul,westfield;basket,bag,primark,tesco,checkout
supermarket,groceri,food shop|;aldi,lidl,sainsburi,trollei,waitros,asda,clubcard,ocado,trader joe,kroger,morrison,whole food,self checkout;tesco,aisl,checkout,walmart,meal deal
shop assist,store clerk,cashier|;till,name tag,uniform,checkout,stockroom,return desk,manag;receipt
cloth shop|;zara,h m,primark,aso,uniqlo,next,tk maxx,gap,topshop,old navi;m s,shein
furnitur shop,furnitur from|make com,west elm;df,wayfair,allen kei,flat pack,habitat,meatbal;ikea,john lewi,facebook marketplac
market,street market,stall|borough,cash onli,farmer,stallhold;haggl,flea,vintag,camden,antiqu,portobello;stall,car boot
second hand,us,thrift|previou owner;gumtre,facebook marketplac,depop,vintag,freecycl;vint,ebai,chariti shop,oxfam,goodwil,car boot,craigslist
sale,discount,bargain,deal|reduc,yellow sticker;half price,black fridai,percent off,coupon,bogof,clearanc,outlet,tk maxx,prime dai;code,steal,knock off
price,cost,how much|each;quid,grand,fiver,buck,per month,hundr,rip off,plu vat,under twenti,a pop,free,freed;tenner,pound,discount,bargain
expens,pricei,costli|fortun,daylight robberi,cant afford,overpr,steep,extortion;rip off,grand,ey water,splurg,design;mortgag
cheap,cheapest,afford|reduc,pound shop,poundland;bargain,aldi,primark,fiver,second hand,half price;discount,steal,shein,knock off
free,freed,for noth|giveawai,freebi,no charg,complimentari,grati,handout,didnt pai;sampl,curb,freecycl,comp;skip
refund,monei back|origin payment,work dai;faulti,credit note,paypal,chargeback,custom servic,reimburs,voucher instead,exchang;receipt,return
return,send back,exchang|tag on;doesnt fit,wrong size,evri,too small,faulti,credit note;receipt,label,post offic,drop off,tight
deliveri,parcel,packag|;dpd,evri,courier,doorstep,red card,safe place,up,fedex,yodel;amazon,royal mail,doorbel,sign for,ring doorbel
lose parcel,parcel miss,not arriv|sai deliv,wrong hous,redeliv;depot,porch pirat,evri,wheeli bin;track
onlin order,order onlin|;checkout,deliveri,prime,dispatch,next dai,temu;amazon,basket,ebai,etsi,aso,argo,courier
amazon|cardboard box,bezo,fire stick;prime,alexa,next dai,kindl,locker;
queue,line|snake round,ticket number;forti minut,jump,till,post offic,next pleas,push in;barrier,black fridai
receipt|crumpl;till,expens,email,warranti,wallet,itemis;return
payment,pai by,how pai|;contactless,appl pai,cash,tap,klarna,amex,bank transfer,chequ;instal,invoic,venmo,monzo,paypal,revolut
gift card,voucher|;john lewi,balanc,birthdai,book token,twenti quid;amazon,expir,code,scratch,starbuck
loyalti card,point|;clubcard,nectar,avio,air mile,cashback;stamp,reward,costa
subscript,subscrib,membership|;monthli,free trial,auto renew,disnei plu,amazon prime,per month,patreon;cancel,netflix,renew,spotifi,gym,unsubscrib
free trial,trial period|card detail,charg anywai,paywal;charg,thirti dai,auto renew,seven dai,appl tv,audibl;netflix
price rise,go up,inflat|percent more,energi;shrinkflat,butter,bill,hike,oliv oil,tighten;egg
brand,make,which brand|own label;nike,samsung,appl,dyson,adida,soni,kitchenaid,lg,le creuset;bosch,dell,miel,patagonia
design,luxuri brand|ysl,selfridg;gucci,prada,chanel,loui vuitton,herm,rolex,burberri,dior,balenciaga,birkin;
trainer,sneaker|air max,yeezi;nike,adida,jordan,new balanc,asic,hoka,sole,gel insol,brook;van,convers,lace
fake,counterfeit,knock off|dodgi market,dhgate,imit,not real,peel logo;gucci,rolex,misspelt,replica,photoshop,rip off,dupe,fall apart;plastic
faulti,defect product|doa;warranti,recal,custom servic,serial number;return,replac,crack
warranti,guarante|free repair,replac it,still cover;extend,two year,applecar,manufactur;expir,receipt,john lewi
sell out,unavail|shelf empti,last on,scalper,none leav,notifi me,discontinu;waitlist,backord,restock,snap up;
auction,ebai|outbid,last second,lot,sothebi;bid,reserv,paddl,gavel,seller,start price,win bid;
black fridai,christma shop|gift,stock filler;percent off,telli,deal,crowd,cyber mondai,oxford street;wrap,last minut
custom servic,helplin|chatbot,call centr;on hold,hold music,agent,complaint,press on,live chat,refer number,supervisor;ticket
self checkout,till,checkout|unexpect item,bag area,assist need,carrier bag,tap card;barcod,machin;scan,beep
bank card,card declin|insuffici,replac card,machin eat;contactless,fraud,max out,try again;pin,overdraft,monzo
shoe shop,new shoe|size nine;clark,dr marten,pair,too tight,offic,schuh;heel,blister
try on,fit|size up,suit me,gape,size twelv;chang room,mirror,too tight;zip,sleev,button,hem
time,what time,when|o clock,half past,quarter to,ish,tonight;noon,midnight,pm,sharp,door open,half seven,9am,teatim;kick off,lunchtim
date,what date,which dai|the fourth,twelfth,next week,the weekend;mondai,saturdai,bank holidai,thursdai,fortnight,march,june,tomorrow;calendar,sundai
what dai,weekdai|tuesdai,wednesdai;mondai,thursdai,fridai,weekend,saturdai,sundai,everi other,bank holidai;
month,what month,season|januari,june,septemb,decemb,earli mai;march,autumn,easter,summer,august,befor christma;spring,half term
year,what year,sinc when|2019,1998,nineti four,back in,a decad,befor covid,uni dai,last centuri,millennium;lockdown,born;
how long,durat,take|minut,all dai,month,ag,sinc mondai,two dai;hour,fortnight,weekend,overnight,year,decad,a while;
how often,frequenc|everi dai,blue moon,religi,never;monthli,everi other,mondai,daili,rare,fortnightli;
deadlin,due date,due,du|tomorrow noon;midnight,fridai,submit,overdu,hand in,cut off,crunch,all nighter,eod;extens,last minut
appoint,book|half two,earliest;dentist,reschedul,receptionist,wait room,hairdress,confirm,remind text;slot,gp,calendar,optician
reserv,tabl book|half seven;opent,fulli book,window seat,walk in,waitlist,resi;
schedul,timet,diari|half nine,busi,week a;mondai,outlook,free at,doubl book;calendar,slot,clash,rota
meet time,when meet|half ten,outlook invit,after lunch,befor standup,pencil in;push back,thursdai;zoom,calendar
late,run late|sorri im,alarm didnt;overslept,ten minut,hold up,tube stick,behind,nearli there;traffic
earli,too earli|wait outsid,prematur,befor anyon;six am,lark;alarm
overslept,sleep in|phone di,bolt upright,miss breakfast;groggi,half ten,noon;alarm,snooz,lie in
wake up,get up,alarm|dog jump,five thirti,rooster;six am,cockerel,lark,bird,kid;snooz,coffe,duvet
bedtim,sleep time|brush tooth,wind down;light out,midnight,pyjama,stori,earli night,tuck in;
reschedul,postpon,put off|anoth time,new date,tbc,waterlog;push back,rain check,move to,delai;clash
cancel,call off|not happen,rain off,off now;snow,pull out,no show,ill,flake,plug pull;bail,scrap,strike
birthdai,birth date|turn thirti,born on;gemini,leo,scorpio,surpris do;cake,balloon
anniversari|year togeth,wed dai,twenti fifth;marri,rubi,dinner,rose,silver,golden,restaur;toast
calendar,remind|notif,red circl;outlook,googl,sticki note,doubl book,invit,diari,alert;alarm,fridg,ping
open hour,open,close time|half five,till late;last order,bank holidai,door,shutter,24 hour,lunchtim;
weekend,weekend plan|friend over;saturdai,sundai,brunch,footbal,dai trip;lie in,roast,pub,barbecu,garden
bank holidai,public holidai,dai off|long weekend,labor dai,memori dai;mondai,easter,good fridai,thanksgiv,box dai;barbecu,lie in
new year|jool holland;firework,countdown,midnight,resolut,hogmanai,time squar;champagn,parti,hungov
christma|;tree,treed,turkei,stock,tinsel,santa,minc pie,advent,mull wine;sprout,present,in law,cracker,carol,box dai,baubl
easter|hunt;bunni,lamb,good fridai,church;egg,chocol,cadburi,lend,half term
halloween|;pumpkin,costum,witch,spooki,candi,vampir,bat,carv;sweet,ghost,zombi
school holidai,half term,term date|kid off,childcar,august,dai out,summer club;six week,camp,inset dai,septemb,grandpar;
clock,watch,timepiec|;rolex,casio,tick,hand,appl watch,omega,face,chime,seiko,cuckoo,grandfath,pendulum;strap,wind
clock chang,daylight save|spring forward,fall back,hour less,octob,lighter even,microwav clock;march,oven clock;
countdown|week leav,cant wait,t minu;sleep,tick,fortnight,advent;calendar
crime,crimin|prison,drug,robberi;burglar,arrest,stab,knife,gang,shoplift,fraud,fingerprint,murder;mug,polic,suspect
burglari,break in,break into,burgl|window smash,drawer tip;ransack,jewelleri,laptop go,back door,crowbar,footprint;alarm,polic,ring doorbel
theft,steal,rob|;pickpocket,nick,swipe,go,gone,purs,polic report,pinch,snatch,crime number,grab,thief;
mug|two lad;knife,phone,snatch,mope,follow,wallet,grab,hoodi;
pickpocket,wallet steal|rambla,card cancel,unzip,bag open,cross bodi;metro,back pocket,crowd,purs,barcelona;
shoplift|secur guard,slip into,meat;ban,catch,razor blade;tag,alarm,tesco
vandal,graffiti,vandalis|sprai paint,slash tyre,bu shelter,bin fire,kick in;teenag,banksi;smash,kei,tag,brick
scam,fraud,con|fake text,bank detail,dodgi link,bogu caller,parcel text,fall for;phish,hi mum,gift card,nigerian princ,crypto,action fraud;hmrc,transfer
ident theft,hack account|strang purchas,credit report;password,two factor,lock out,phish,card clone,dark web,equifax;
polic,cop|squad car,two offic;offic,siren,arrest,statement,999,handcuff,pull over,911,constabl,truncheon;uniform,station,blue light
arrest|polic van,miranda,cop car,duti solicitor;handcuff,cell,custodi,charg,bail,caution,mugshot;lawyer
prison,jail,sentenc|insid,hmp;cell,behind bar,year,bail,parol,warden,guard,lock up,inmat,time serv,releas;judg,probat
court,trial,lawsuit|;juri,wit,guilti,verdict,sue,su,barrist,hear,plea,attornei;judg,lawyer,dock,case,magistr,settl
juri duti,juri servic|courthous,twelv,deliber;summon,verdict,two week,excus,foreman;judg
wit,see crime|line up,testifi,getawai,come forward,e fit;statement,dashcam,number plate;cctv,polic
murder,kill,killer|homicid;bodi,knife,stab,podcast,detect,suspect,shoot,forens,motiv,strangl,true crime;poison
fight,punch up,brawl|headlock,chuck out,squar up;punch,black ey,bouncer,kick off,noseble,thump;pub,scrap,swing
attack,assault|dog bite,from behind;knife,punch,stab,jump,acid,spat;polic,bruis,hospit,statement
weapon,gun,knife|pistol,rifl,glock,holster,nra;bullet,stab,shotgun,blade,trigger,machet,taser,rang;
drug|high,mdma,heroin;coke,dealer,pill,joint,spliff,ketamin,edibl,overdos,baggi;weed,stone
drink drive|two pint,blow into;breathalys,dui,ban,licenc,pull over,morn after;point
fire,hous fire|extinguish,brigad,burn down;flame,chip pan,fire engin,char,999;smoke,alarm,evacu,electr,hose
fire alarm,smoke alarm|three am;car park,chirp,fals alarm;beep,toast,evacu,burn
fire brigad,firefight|hydrant,blue watch;hose,siren,999;engin,ladder,helmet,pole,calendar
emerg,999,911|rush;ambul,siren,paramed,blue light,fire engin,oper;a e,polic,helicopt
rescu|coastguard,mountain,firemen,winch;lifeboat,helicopt,pull out,strand,rnli,rope,save,trap;
miss person,disappear|search parti,not answer,phone off;poster,last see,helicopt,find safe;polic,appeal,vanish
miss pet,lose cat,lose dog|lamp post,neighbour shed;poster,microchip,run off,tuna,facebook group,come back;collar
safeti,safe area,danger neighbourhood|well light,dark allei,streetlight,sketchi;dodgi,stab,rough,taxi home,gang;mug
secur,alarm system,home secur|floodlight,guard dog;ring doorbel,yale,sensor,deadbolt,adt,motion,simplisaf;cctv,camera,code
lose,misplac|cant find,look everywher,retrac;miss,everywher,vanish,slip off;
find,turn up,discov|behind the,glovebox,stumbl on;coat pocket,hand in,spot,turn up,dig out;
lose properti|tfl,describ it,singl glove;hand in,umbrella,offic;driver,recept,claim
lose kei,lock out|climb through,jingl,bag empti;locksmith,doormat,airtag,coat pocket;spare,window
lose phone,miss phone|uber driver;find my,silent,airplan mode,back pocket,ring it;toilet,icloud
lose wallet,lose purs|card cancel,cash go,monzo freez,stranger messag,replac licenc,loyalti card;hand in,drive licenc,back pocket;till
lose ring,lose jewelleri|hoover bag,ear back;plughol,u bend,finger,metal detector,sink,engag,pawn,slip off;beach
new,headlin|cnn,push alert;bbc,guardian,break,paper,doomscrol,report,radio 4,front page,huw;sky,present,headlin
newspap,magazin,press|time,daili mail,sundai supplement,front page,new yorker,the sun;guardian,crossword,economist,privat ey,column,sudoku,newsag,telegraph;
elect,vote|democrat,republican,lib dem,green parti;poll station,labour,tori,ballot,candid,landslid,exit poll,swing state,biden,pencil cross,constitu,turnout;trump,reform
polit,politician|prime minist,senat,presid,congress;mp,labour,tori,parliament,brexit,minist,leav wing,down street,farag,starmer,question time,westminst;trump
govern,prime minist,presid|down street,starmer,sunak,white hous,cabinet,biden,bori,oval offic;minist,parliament,budget,macron,number ten;trump
brexit,eu|leav,referendum,passport queue,red tape,irish passport,52,singl market;remain,custom,farag,brussel;
protest,demonstr,march|extinct rebellion;placard,chant,megaphon,banner,crowd,petit,trafalgar squar;polic,glue,glu,kettl
strike,industri action|rmt,junior doctor,aslef,pai offer,no train;picket,union,walk out,placard;ballot,teacher
tax|turbotax,januari 31st;self assess,ir,account,rebat;hmrc,vat,deduct,payslip,1099
council,local govern|band d;pothol,plan permiss,councillor,town hall,permit,hous,mayor;bin,librari,ward
war,conflict|ukrain,missil,refuge,gaza,armi,ceasefir;soldier,bomb,tank,invad,trench,putin,israel;
royal famili,king,queen|charl,camilla,william,kate,harri,meghan,palac,corgi;windsor,coron,jubile,throne;balconi,crown
environ,climat chang,green|co2,carbon,greta;recycl,solar panel,plastic,fossil fuel,emiss,vegan,footprint,net zero,reusabl,flight shame,polar bear;heat pump,glacier
recycl,rubbish,bin|blue bin,collect dai,black bag;cardboard,landfil,compost,wheeli,bottl bank,binmen,food caddi;glass,jar,plastic,trash
pollut,air qualiti|smog,oil spill;exhaust,ulez,sewag,fume,diesel,microplast,inhal,water compani;plastic,cough,traffic
litter,fly tip|fag end,crisp packet,picker,dog poo,beer bottl;can,mattress,dump;hedg,gum
solar panel,renew energi|wind turbin;roof,invert,export,sunni dai,tesla powerwal;kwh,octopu,heat pump,instal
plastic,singl us,wast|tote bag,refil,reusabl cup,keepcup,wrapper;straw,packag,clingfilm,turtl;bottl
vegan,vegetarian,meat free|beyond burger,no meat;tofu,oat milk,quorn,lentil,chickpea,veganuari,seitan,tempeh,nut roast;hummu
flood|river burst,ankl deep;sandbag,water,knee deep,carpet,cano,basement;pump,soak,dehumidifi,evacu
storm,hurrican,high wind|tree down,red warn,fenc down,bin blow;power cut,trampolin,board up,name,hatch,thunder;gust,branch
earthquak|magnitud,duck under,swai;tremor,aftershock,epicentr,richter,rubbl,chandeli;shake
heatwav,hot weather|cant sleep;melt,paddl pool,ic lolli,air con,hosepip ban,curtain draw;fan,sweat,sticki,scorch,boil,tarmac
snow,snow in,ic|;snowman,sledg,grit,school close,shovel,slip,flake,plough,white out,countri stop;inch,salt,skid
drought,water shortag|brown grass,reservoir,standpip,short shower;hosepip ban,no rain,thame water,water butt,crack earth;
power cut,blackout,electr out|ukpn,whole street;fuse,freezer,dark,gener,no wifi,melt,breaker,pg e;torch
energi bill,electr bill,ga bill|;smart meter,british ga,thermostat,tariff,fix rate,edf,jumper on,ovo,con ed;octopu,kwh,direct debit,radiat,unit
immigr,refuge|asylum,citizenship;visa,border,home offic,boat,settl statu,green card,deport;sponsor
pandem,covid,lockdown|;furlough,test,two line,isol,vaccin,jab,banana bread,toilet roll,later flow,pfizer,long,clap for;mask,zoom,quarantin,ventil
break|pack in,kaput,in piec;conk out,dead,fall off,knacker;snap,crack,smash,bust,shatter
break what,smash|elbow knock;vase,window,plate,shard,dustpan,superglu,thousand piec;mug,screen,glass
fix,repair,mend|new part,youtub video,replac the;screwdriv,duct tape,work again,solder,wd40,handyman;glue,glu,plumber,bodg,sew
who fix,repairman,tradesman,handyman|bloke come,call out;electrician,checkatrad,dad,toolbox,ga safe,taskrabbit,hi apprentic;plumber,quot,van,builder
not work,doesnt work,stop work|blank screen,error;dead,flash light,conk out;buzz,reset,fuse,unplug,stick
leak,drip|ceil stain;pipe,puddl;plumber,damp,washer,tap,stopcock,joint,mop,u bend,seal
block,clog|fatberg,unblock,draino;plunger,hair,dyno rod,wet wipe,gurgl,rod;drain,sink,overflow,snake
stick,jam,trap|door handl,prise,halfwai up,between floor;wont budg,wd40,wedg,lever,fireman;lift,zip,lock,butter
phone break,crack screen|line across,wont charg,spiderweb;rice,applecar,geniu bar,face down,case;drop,toilet,shatter
laptop break,comput di|coffe spill,overh,dead pixel;blue screen,wont boot,keyboard,hard drive,geniu bar,motherboard;backup,spin wheel
boiler,heat break|;pressur,british ga,radiat,cold shower,pilot light,worcest,jumper on,combi,error code,kettl wash;engin,bleed,thermostat
wash machin,dryer|sud,beko;drum,spin,hotpoint,soapi water;bosch,shake,bear,load
dishwash|rins aid,cutleri basket,cloudi;tablet,rack,finish;bosch,salt,plate,load
fridg,freezer|;defrost,samsung,magnet,light,smeg,pea,compressor;milk,shelf,ic,puddl,hum
oven,cooker,hob,stove|preheat;element,induct,ga,burner,aga,neff,grill,knob,ignit;
tv,televis|ol,55 inch;remot,samsung,lg,aerial,wall mount,sky box,firestick,roku;screen,hdmi,pixel
lift,elev|stick between,sixth floor,alarm bell,mainten man;door,claustrophob;stair,button,engin
toilet,loo,bathroom problem|run constantli;flush,cistern,plunger,seat,ballcock,bog roll;overflow,handl,plumber
lock,door lock,kei stick|;locksmith,yale,cylind,wd40,deadbolt,turn;snap,jam,spare,latch
window,glass break|cardboard over;pane,footbal,doubl glaze,draught,glazier,putti,sill;shatter,latch
furnitur break,chair break,bed break|leg snap,drawer runner;slat,collaps,screw,splinter;ikea,wobbl,glue,glu,bounc,allen kei
forget,leav behind|at home,rememb halfwai,turn back;charger,blank,total,anniversari,lunchbox;passport,oop,umbrella
rememb,remind,memori|flashback,smell of,nostalg;childhood,knot,diari;post it
password,login|123;reset,cap lock,lastpass,pet name,lock out,1password,two factor,forget,birthdai;sticki note
bui,purchas,got new|treat myself,splash out,couldnt resist;order,john lewi,sale,arriv,unbox,impuls;amazon,argo,checkout
sell|collect it;gumtre,facebook marketplac,buyer,offer,cash,go for,yard sale;ebai,vint,car boot,depop,craigslist
borrow,on loan|return by;lend,librari,mate,ow;ladder
lend,loan to|until paydai,my drill,spot him;ow,fifti quid,borrow,iou;return
ow,debt,monei ow|until paydai,minimum payment;pai back,fifti quid,klarna,credit card,iou,student loan,splitwis;overdraft,bailiff,venmo
gave awai,donat|new owner;oxfam,freecycl,goodwil,food bank,curb;chariti shop,bag,bin bag
chariti,fundrais,sponsor|fun run;justgiv,marathon,bake sale,oxfam,macmillan,sponsor walk,raffl,gofundm,comic relief,tin rattl;
throw awai,throw out,bin|chariti;dump,landfil,trash,declutt,mari kondo;skip,tip,bin bag,mouldi
present,gift|;ribbon,perfum,unwrap,book token,bracelet,gift receipt;wrap,voucher,sock,bow,hamper
promis,swear|pinki,my word,guarante;swear,vow,never again,still wait,ow;
refus,sai no,turn down,reject|no wai,foot down,no chanc,point blank,absolut not;wont budg,declin,no thank;pass
agre,accept,sai ye|nod,im in,done deal,sell,happi to;deal,thumb up;sign
complain,complaint,moan|whing,too noisi;manag,on star,email,trustpilot,karen,grumbl,tripadvisor,custom servic,ombudsman;letter
apologis,apolog,sorri|my fault,grovel,bad;flower,forgiv,hand up;chocol,note,voucher
forgiv,make up,reconcil|sorri,bygon,friend again,speak again;hug,oliv branch,patch up;
celebr,parti for|dinner out;drink,confetti,fizz,danc;champagn,prosecco,cake,toast,balloon,pop,karaok
congratul,good new,great new|;engag,pregnant,offer,all clear,well done,promot,babi,accept;pass,champagn
bad new,sad new|miscarriag;pass awai,redund,diagnosi,cancer,funer,split up,put down;fail
win,victori,champion|champion;trophi,medal,first place,beat,final,gold,jackpot,raffl,cup,prize;penalti,last minut,thrash,smash it
lose game,lose match,defeat|three nil;penalti,thrash,beat,knock out,releg,own goal,offsid,rob;last minut,gut,hammer
lotteri,raffl,prize win|camelot;number,scratchcard,jackpot,hamper,bonu ball,euromillion,powerbal,tombola;ticket,tenner
bet,gambl,wager|bet365,grand nation,hors,tenner on;odd,paddi power,accumul,casino,roulett,booki,each wai,blackjack,draftk,parlai;
fail,flunk|didnt pass,f,retak,second attempt,mark short,u;resit,examin,bomb,flop,minor,try again;
pass,succe,success|first time,nail it,top mark;distinct,grade,congrat,fly colour,smash it,merit,celebr;examin
quit,resign,leav job,hand notic|boss,new job,counter offer;two week,notic,last dai,toxic,leav do,had enough,burnout,walk out;letter,garden leav,exit interview
give up,quit habit,stop|nicotin gum,willpow;cold turkei,vape,dry januari,lend,sober,last cigarett,week without,relaps,wagon;patch
start,begin,take up|sign up,taster,new hobbi,week on;first dai,dai on,beginn,kick off,from scratch;lesson,induct
stop,finish,end|over,done,final whistl,call time,home stretch;last dai,wrap up,credit,pack in,complet,last page;
learn,studi|cours,practis,teach;lesson,class,flashcard,even class,beginn,udemi,grade on;duolingo,youtub,tutor,self teach,chord
teach|patient,mum alwai;lesson,grandad,self teach,class;youtub,instructor,tutor
languag,speak,learn languag|verb,japanes;spanish,french,fluent,accent,german,grammar,italian,vocab,babbel,mandarin,bonjour;duolingo,tutor
skill,good at,talent|knack,natur;self teach,juggl,piano,draw,bake,sing,magic trick;whistl,chess,split
bad at,cant do,weak|burn water;spell,math,tone deaf,parallel park,hopeless,name,useless,clumsi,direct;draw
build,construct,put togeth|treehous;screw,hammer,plank,plywood;ikea,lego,shed,allen kei,scaffold
make,craft|sew machin;knit,crochet,potteri,clai,cricut,resin,whittl,homemad,papier mach;glue,glu,wool,etsi
cook|stir fry;pasta,recip,slow cooker,risotto,ottolenghi,garlic,air fryer,jami oliv,traybak;roast,curri,oven,lasagn,chilli,simmer
bake|;sourdough,flour,banana bread,browni,dough,rise,victoria spong;cake,oven,cooki,scone,tin,mari berri,soggi bottom
burn food,burn,overcook|takeawai instead;smoke alarm,black,charcoal,crispi,scrape,cremat;soak
eat,at|;pasta,burger,salad,sushi,nando;pizza,curri,takeawai,deliveroo,leftov,ramen,chippi,taco
lunch|;meal deal,sandwich,pret,soup,salad,jacket potato,baguett,chipotl;leftov,gregg,tupperwar,desk
drink|cider;guin,latt,cocktail,aperol,merlot,ipa,flat white,espresso martini;pint,wine,prosecco,round,coke
wear,wore,outfit,dress|;gown,suit,jean,sequin,black tie,shirt,fanci dress,dungare;heel,tie,ti,zara,trainer,jacket,kilt,tux,linen
fanci dress,costum,dress as|;wig,pirat,witch,superhero,batman,cape,face paint,vampir,nurs,elf,hire,spiderman,toga;onesi,barbi
clean,tidi|wipe down;mop,scrub,marigold,spotless,febrez,henri,vacuum,cif,mr hinch,skirt board;hoover,bleach,dust,bin bag,zoflora
dirti,filthi,mess|unwash,bin juic;stain,crumb,greas,pigsti,grime,gross,dish pile;mud,dust,mould,sticki,footprint,limescal
stain,spill,mark on|white shirt;red wine,vanish,carpet,ketchup,blot,turmer,tide pen,bake soda;coffe,salt,scrub,ink
laundri,wash cloth,wash|ariel;spin,line,peg,deterg,pink,shrink,tumbl,delic,white,persil,fabric soften,odd sock;
paint,decor|two coat;roller,farrow,dulux,emuls,brush,mask tape,dust sheet,sage green,magnolia,undercoat,wallpap;gloss,primer
move,move hous|;remov van,new place,u haul,unpack,pivot,complet dai,forward address,pack tape;box,kei,bubbl wrap,flatmat
move where,live where,reloc|bristol,flat in,two bed,peckham,up north;leed,berlin,suburb,brooklyn,villag,countrysid,emigr;
visit|stai over,drop in,pop round,drive up,weekend with,inflat bed;spare room,grandpar,fly in;guest,in law
who visit,guest,visitor|uni mate;in law,spare room,cousin,airb,sofa bed,nephew,nan,doorbel;towel
meet,how meet|through friend,work do;tinder,uni,blind date,mutual friend,bar,first date,bumbl,speed date;hing,bump into,swipe
miss,homesick|familiar,miss everyon,own bed,lone,empti without;facetim,marmit,mum cook,far awai,old photo;cry,pine
miss event,miss,didnt go|couldnt make;ill,catch up,record,fomo,sleep through;gut,bail
wait|still noth,ag,number call,ani minut,patienc,hang about;forti minut,on hold,twiddl thumb,feed up;kettl
hurt,injur,injuri|bled;sprain,pull,limp,ic pack,fractur;ankl,plaster,a e,stitch,bruis,twist,crutch,graze,bandag
break bone,fractur|;cast,x rai,wrist,crutch,collarbon,six week,surgeri,metal pin;plaster,a e,sling
cut,bleed|;knife,blood,onion,thumb,avocado,kitchen roll,tetanu,slice,mandolin,faint,band aid;stitch,plaster
burn,scald|oven shelf,cold water;alo,hob,clingfilm,straighten;blister,kettl,iron,boil,trai
fall,trip,slip|banana skin,wet floor;graze,face plant,stack it;ic,stair,kerb,bruis,tumbl
bump head,concuss|low beam,egg size;cupboard door,dizzi,lump,freez pea,knock out;star,headach
bite,sting|bee,beed,dock leaf;wasp,mosquito,nettl,horsefli;swell,itch,antihistamin,dog,tick,jellyfish
scare,afraid,fear,frighten|height,hide behind,terrifi;spider,dark,clown,snake,panic,petrifi,public speak,phobia;scream,fly,wet myself,goosebump
surpris,shock|no idea,jump out,never guess,blindfold;jaw drop,speechless,gobsmack,omg,stun,didnt expect;
embarrass,humili|toilet paper,fli undon,skirt tuck,everyon laugh,on mute;red face,mortifi,cring,repli all,wrong person;blush,fart
annoi,irrit,pet peev|speakerphon,ugh,serious;chew,wind up,nerv,loud,slow walker,rude,head in,toothpast cap;hum,ey roll
angri,furiou,mad|red mist,rage,blood boil;shout,slam,fume,livid,lose it,throw,seeth;swear,kick off,cap lock
proud,pride,achiev|show off,spotless record;finish,medal,graduat,marathon,frame,by myself;tear,chuf,beam
tire,exhaust,knacker|bag under;no sleep,yawn,ey close,zonk,newborn,earli night,poop;shatter,nap,coffe,wipe,doubl shift
bore,dull|clock watch,paint dry,drag,monoton;yawn,scroll,fall asleep,twiddl thumb,wait room,meet;
sick,unwel|sore throat;throw up,fever,flu,vomit,bug,off work,lemsip,covid,in bed,nauseou,nyquil,dodgi prawn;temperatur,paracetamol,cough,noroviru,snot,calpol
food poison,upset stomach|;prawn,throw up,both end,chicken,dioralyt,imodium,reheat rice;toilet,kebab,oyster
happi,joy,pleas|best dai;grin,chuf,smile,stoke,delight;buzz,beam
sad,upset,cry|;sob,tissu,bawl,heartbroken,goodby,blub,pass awai,weepi,low;tear,gut
worri,anxiou,nervou|cant sleep;butterfli,sweati palm,pace,nail,what if,panic,overthink,interview,result,dread,race heart;bite nail
stress,overwhelm|spin plate;deadlin,breakdown,juggl,burnout,no sleep,inbox,ey twitch;tear,wine
jealou,enviou|lucki,new girlfriend,maldiv pic;green,instagram,ex,not fair;
lone,alon|no friend,empti flat,nobodi to,move here;cat,by myself,remot;facetim,silent
excit,look forward,cant wait|giddi,bag pack;countdown,sleep,squeal,hype;ticket,buzz,bounc
disappoint,let down|expect more,overhyp,shame;flat,meh,sequel;gut,cancel,no show,soggi,rain
confus,dont understand|scratch head,lose me,no clue,mix up,huh,which on,baffl;instruct,doubl dutch;twin
guilti,asham,regret|shouldnt have,last slice,own up,didnt call;white lie,tattoo,blame,drink text;hangov
reliev,relief|weight off,breath out;phew,all clear,neg,benign,thank god,fals alarm,find safe,sigh;final
grate,thank|so kind,legend;flower,lifesav,angel,touch;star
shy,awkward|introvert,ex there;silenc,small talk,hide,blush,mumbl,ey contact,quiet,corner,third wheel;
funni,laugh,hilari|haha;giggl,snort,lol,cry laugh,wet myself,crack up,joke,in stitch,pun,prank;
joke,prank,trick|knock knock,fake spider;whoope cushion,april fool,clingfilm,punchlin,dad;wind up
strang,weird,odd|creepi,night nois,stare,coincid,nake man,eeri;deja vu,alien,spooki;ghost
creepi,haunt,ghost|ouija,apparit;footstep,shiver,attic,flicker,cold spot,doll,poltergeist,graveyard;whisper
coincid,small world|same name,the odd,same birthdai,on holidai,same street;bump into,primari school,spooki;
danger,riski,unsaf|cliff,no helmet,avalanch,live wire,kill yourself;near miss,rip current,asbesto;ic,edg,fume,poison
secret,hide,hush|swear me,zip it,surpris parti,shh;dont tell,whisper,between us,affair,nda,lip seal,stash;
lie,li,dishonest|pretend,pinocchio,alibi,bs;catch out,fib,white,photoshop;cv,nose
cheat|exam answer,sleep with,crib sheet,other woman,load dice;affair,phone,lipstick,text messag,chatgpt;tinder
gossip,rumour,hear|appar,word is;juici,affair,grapevin,pregnant,goss,snog;
noisi,loud,nois|dog bark,thud;earplug,parti,shout,motorbik,construct,stomp;bass,upstair,drum,nois cancel
quiet,peac|pin drop,birdsong,nobodi about;librari,countrysid,whisper,cricket,villag;headphon,silent
wet,soak,drench|;downpour,umbrella,puddl,squelch,wring,splash,drown rat,no coat;drip,towel,bu,soggi
cold,freez,chilli|;shiver,coat,minu,frost,scarf,brass monkei,tooth chatter,thermal;blanket,glove,numb,layer,baltic,nippi,goosebump
hot,boil,stuffi|;melt,air con,sauna,short,sunstrok,thirti degre;sweat,fan,sticki,radiat,oven
dark,no light|streetlamp,winter,fumbl;bulb,power cut,pitch black,couldnt see;torch,curtain,blackout
busi,crowd,pack|sardin,no seat,footbal crowd;ram,stand room,heav,rush hour,turn awai;elbow
empti,desert|tumblewe,nobodi there,ghost town,bare shelf,onli on,shut,abandon;empti seat,board up;
smell,smelli,stink|;go off,fart,sweati,fish,air freshen,febrez,wet dog,whiff,dead mous,gym bag,sewag;bin,drain,mould,perfum
ugli,hideou|eyesor,brown carpet,woodchip,avocado suit,christma jumper,gargoyl,tacki,pebbledash;croc,mullet;clash
beauti,pretti,stun|;view,gorgeou,lake,blossom,bride,turquois,postcard,glow;sunset,instagram
delici,tasti,yummi|second help,scrumptiou,finger lick,clean plate;recip,juici,crispi,bang;
disgust,gross,revolt|hair in,rancid,lumpi milk,toenail;maggot,slime,vomit,gag,snot,cockroach;mould
heavi|back go,lug,couldnt lift;ton,kilo,hernia,brick;trollei,stone,dumbbel
weight,how heavi,weigh|lb,lose two,heavi as;kilo,ounc,gram,slim world,newborn,ton,ww,wegovi;stone,pound,scale
height,how tall|five four,doorfram,pencil mark;six foot,cm,metr,giant,tipto,tower over,basketbal,short;inch
size,what size,how big|small,size ten,huge,42,extra larg;medium,xl,cm,metr,king;inch,fit,squar foot,tini
shoe size,foot size|six,eleven,eu 42,wide fit,half size;nine,clown,clark;toe
length,distanc,how far|km,stone throw,hour drive,yard,crow fli,two stop;mile,metr;
ag,how old|year old,born,eighteen;turn,thirti,teenag,toddler,fifti,month,nineti,middl ag;pension
colour,color,what shade|;navi,red,teal,sage,beig,grei,mustard,turquois,burgundi,lilac,off white,emerald,maroon,bright orang;pink,cream
shape,form|squar,oval,l shape,triangl,rectangl;heart,hexagon,curv,pear;round,star
materi,fabric,make of|polyest;cotton,wood,plastic,silk,linen,denim,velvet,steel,bamboo,sued,corduroi;wool,leather,oak,cashmer,marbl
pattern,design on|polka dot,paislei,camo,plain,gingham,tie dye;stripe,tartan,floral,check,leopard,zigzag,hawaiian;
amount,quantiti,how mani|hundr,three of,twenti odd;dozen,coupl,load,half,hand,ton;pair,spoon,litr,kilo
headcount,attend|hundr guest,about thirti,everyon,invit list;tabl for,plu on,sell out,full hous,rsvp,just us;pack
temperatur,how hot,how cold|ga mark,180 fan;degre,minu,celsiu,fahrenheit,thermomet,thirti,nineti,below zero;fever
speed,how fast|seventi;mph,mbp,knot,snail,cruis,flat out,tortois,ton;zoom
percentag,score,grade,mark|b plu,full mark,seventi two,level nine;percent,a star,2 1,distinct,gpa,first;gcse,gcsed
salari,wage|k,a year,befor tax,band six;grand,hourli,minimum wage,take home,six figur,bonu,dai rate,pai dai;payslip
address,where live,which street|road,avenu,second floor,zip code,opposit the,red door;flat,number,postcod,buzzer,corner of,crescent,apt;
phone number,contact detail|plu 44;whatsapp,07,landlin,dial,area code,digit,voicemail,busi card;dm
pin,code,combin|1234,hash kei,four digit,wed date;digit,keypad,padlock,birthdai,safe,press;door
wifi,internet password|bt hub,case sensit;router,virgin,network,drop out,eero;sticker,fridg,guest,buffer
excus|dog eat,alarm didnt,famili thing;headach,babysitt,train,doubl book,phone di;traffic
reason,why,caus|turn out,due to,down to,that why,sick of,the trigger,to blame,couldnt afford,too far;feed up,ill;fall out
result,outcom|lose,final score;win,draw,neg,two on,come back,got in,posit;pass,all clear,settl,fall through
test result,scan result,blood test|gp ring,low vitamin;neg,all clear,posit,cholesterol,benign,thyroid,shadow,nh app;iron,biopsi,fast
exam result,school grade|;a star,2 1,envelop,gcse,gcsed,uca,retak,first,a level,distinct,gpa,ab,got in,sit;pass
final score,match result|nil,full time;two on,penalti,draw,hat trick,extra time,own goal,equalis,thrash,touchdown,goalless;overtim
mistak,error,slip,wrong|mix up,misread,decim point,wrong date;typo,repli all,wrong person,oop,facepalm,autocorrect,my bad,cock up,muddl up;delet
advantag,benefit,upsid,pro|perk,closer,no commut,less hassl;cheaper,save,bonu,flexibl,free lunch;garden,lie in
disadvantag,downsid,con,drawback|no park,far from,onli catch,long hour,no garden;snag,tini,noisi,no lift,pricei,pokei,thin wall;
nicknam|sinc school,everyon call,lofti;short for,ginger,middl name,smudg,pet name;stick,bear
name,what call|surnam,spelt with;christen,short for,middl,doubl barrel,maiden,pronounc,baptis;initi
rule,hous rule,not allow|no phone,befor nine,no smoke,no pet,seat up,quiet hour;shoe off,ban,curfew,strict;bedtim
law,legal,illeg|against the,act,fix penalti;fine,ban,licenc,permit,loophol;polic,court
goal,ambit,dream,aim|own busi,hous deposit,sub four,bucket list,on dai,by thirti,retir at;marathon,save up,novel,promot,fluent;partner
resolut|quit smoke,read more,lose weight,februari,step count;gym,dry januari,diari;duolingo
plan,what do|think of,meet at,film night,dinner at;book,brunch,cinema,saturdai;ticket,lie in,pub,picnic,reserv
idea,suggest,advic|how about,mayb try,brainstorm,could alwai,you could;what if,picnic,escap room;bowl
recommend|must see,swear by,hide gem,best ramen,youd love;bing,avoid,trustpilot,five star;
opinion,think of,review|overr,rubbish,brilliant,masterpiec,worth it;five star,love it,meh,cheesi,bore,goodread,page turner;walk out
favourit,like best,prefer|obsess,best ever,love,addict,go to,hand down,all time,top three,alwai order;;
hate,dislik,cant stand|yuck,allerg to,rather die,worst,vile;coriand,oliv,mushroom,marmit,loath,no thank;
allergi,allerg|;nut,epipen,hai fever,sneez,shellfish,pollen,benadryl,gluten,dairi;rash,swell,piriton,cat
hobbi,free time,spare time|birdwatch;knit,climb,warhamm,chess,potteri,garden,guitar,run,choir,game;jigsaw,allot,bake,crochet
collect|funko,pokemon card,complet set;vinyl,coin,fridg magnet,rare,first edit,panini sticker;stamp,lego
habit,routin|everi morn,coffe first,befor bed,crack knuckl,without fail,same order,shower then;bite nail,ritual;
addict|coke zero,caffein,cant stop;vape,scroll,withdraw,gambl,cigarett,meet,aa,sober,candi crush;rehab
place keep,where keep|glovebox;cupboard,top shelf,shoebox,biscuit tin,behind the;drawer,shed,garag,wardrob,attic
kei hide,spare kei|flowerpot,fake rock;lockbox,hook,gnome,meter cupboard,plant pot;
where put,leav it|;kitchen tabl,hall,coat pocket,bedsid,backpack,windowsil,hang up;car boot,fridg
storag,where store|self storag,cellar,parent attic;unit,big yellow,vacuum bag,ottoman;loft,shed,garag
first,first time|never done,debut,lose my,at sixteen;nervou,beginn,virgin,maiden;dai on,l plate
last time,most recent|ag ago,yesterdai,befor covid,havent sinc;christma,ex,year sinc;
worst,horribl experi,nightmar|hell,dumpster fire,traumatis;disast,never again,food poison,bedbug,on star,cri,shambl,car crash;throw up
best,highlight,favourit part|unforgett,top moment,cri happi,ten across;goosebump,front row,magic;sunset
how go|car crash,go blank,fun,swimmingli;smash it,disast,nail,love it,nightmar,bomb;awkward
what happen,incid,event|suddenli,long stori,next thing;crash,fall;scream,polic,ambul
problem,troubl,what wrong|wont start,error,plai up;break,nois,nightmar,dodgi,faulti;stick,snag
solut,how solv|end up,ring the;restart,duct tape,unplug,workaround,sort,googl,new part;youtub
chang,differ|us to,instead of,no longer,haircut,turn vegan;swap,redecor,move to,new look;switch,upgrad
haircut,hair,new hair|pixi,skin fade;bob,barber,layer,highlight,bang,salon,buzz cut;fring,trim,root,balayag,blond,mullet,perm
tattoo,pierc|nose ring,parlour;ink,sleev,infin,septum,belli button,regret,misspelt;ankl,butterfli,laser
invit,guest list|come along,facebook event,even do,not come,card through;rsvp,plu on,paperless post;envelop
ignor,ghost|no repli,radio silenc,unseen;blue tick,blank,cold shoulder;
call,phone,ring|rington,no answer,butt dial;voicemail,miss,landlin,hang up,pick up,facetim,speaker,dial,pocket;
text,messag,send messag|type;whatsapp,emoji,group chat,blue tick,wrong person,autocorrect,voic note,imessag;dm,see
email,write email|kind regard,unsent;inbox,attach,repli all,gmail,spam,cc,outlook,subject line,bcc;bounc,draft
post,letter,mail|;envelop,postman,royal mail,post box,sign for,junk,usp,brown envelop,airmail,frank;stamp,doormat
shout,yell,scream|voic go,tell off,hoars,neighbour hear,eardrum;tantrum,megaphon,screech;
hide,hide place|sock drawer,behind book,seek;wardrob,stash,attic,mattress,cupboard,biscuit tin;
escap,run awai|dig under,climb out,gate open,loos;hamster,window,leg it,exit;bolt,tunnel
chase,follow|run after,polic car,goos,pursuit,footstep behind;stalker,dog,cow,leg it;catch up
catch|red hand,mous trap,on hand;hook,fish,net;cctv,bust,bouquet
drop|overboard;butterfing,floor,slip,catch,face down,splat;smash,toilet,plate
spill,knock over|kitchen roll,cream sofa;red wine,keyboard,carpet,lap;coffe,soak,sticki,mop,elbow
throw|;ball,frisbe,dart,snowbal,catch;bin,stick,tantrum,plate,window,bouquet,brick
cut down,chop,prune|;tree,treed,chainsaw,stump,branch,secateur,tree surgeon,lopper,sawdust;hedg,ax,log,leylandii
plant,grow|;seed,tomato,pot,compost,bulb,greenhous,courgett,seedl,basil,sunflow;water,allot,sprout,rais bed
kill,di,dead plant|brown leav,root rot,droop;overwat,wilt,basil,cactu,slug,orchid,crispi;frost
pick up,collect,fetch|dry clean;school run,station,parcel,nurseri,kid,arriv,depot;prescript,argo
carri,lift,lug|wheelbarrow,bad back,heavi,both arm,piggyback;trollei,fireman;stair,rucksack,bag
sing,song perform|high note;karaok,choir,shower,mic,duet,abba,bohemian rhapsodi,carol,lyric,encor,adel,croaki;
danc|macarena;floor,salsa,dj,first danc,tango,zumba,move,ballroom,strictli,ballet;heel,ceilidh,shuffl
plai,game|;chess,monopoli,fifa,dice,scrabbl,catan,uno,poker,charad,mario kart;xbox,switch,cluedo
watch|seri,documentari,season two;episod,bing,film,match,strictli,bake off,hbo,subtitl,traitor;netflix,success,iplay
read|;novel,chapter,kindl,author,audibl,librari,page,thriller,page turner,book club,salli roonei,osman,stephen king;paperback
listen,hear,music plai|;podcast,album,headphon,radio,playlist,taylor swift,repeat,audiobook;spotifi,vinyl,airpod
draw,sketch,art|life class;pencil,watercolour,canva,charcoal,easel,portrait,crayon,doodl,procreat;acryl,ipad
write|blog;pen,notebook,diari,novel,poem,scribbl;draft,chapter,letter,laptop
sew,knit,stitch|;singer,crochet,yarn,bobbin,bobbl hat,cast off,darn;wool,thread,hem,button,pattern
run,jog|park run;5k,marathon,mile,strava,half marathon,hoka,shin splint;trainer,pb,treadmil
swim|cossi;length,chlorin,front crawl,lido,breaststrok,lake,speedo,serpentin;goggl,lane,armband,butterfli
exercis,work out,train|pilat;gym,squat,weight,spin,yoga,pt,burpe,person best;peloton,treadmil,plank,rep,deadlift
lose weight,diet|jean fit,no carb;slim world,calori,kilo,keto,salad,ozemp,myfitnessp,mounjaro,ww,belt notch;fast
gain weight|;biscuit,lockdown,belli,trouser,belt,love handl,muffin top;button,takeawai
sleep|eight hour,sparko;snore,duvet,insomnia,wide awak,nytol;nap,log,melatonin,lie in,mattress
dream,nightmar|nake in,exam again,lucid,weird on;fall,fly,recur;chase
snore|nose strip,apnoea,kick him,spous kick;earplug,spare room,elbow,chainsaw,roll over,cpap;
smoke|cigarett,ashtrai,rolli;vape,fag,lighter,marlboro,quit,lose mari,elf bar;patch
drink,hungov,hangov|jagerbomb;tequila,throw up,shot,blackout,wast,berocca,head pound,bacon sandwich;kebab,hammer,paracetamol,legless,wreck
kiss|;snog,lip,mistleto,tongu,cheek,doorstep,first date,make out,peck,neck;
propos,engag|fianc,will you;on knee,said ye,diamond,pari;ring,sunset,champagn
marri,wed|;bride,groom,aisl,vow,best man,dress,bridesmaid,confetti,registri offic,venu,stag;recept,first danc,hen do
divorc,split up,break up,separ|;ex,move out,singl,custodi,dump,space,block him;lawyer,tinder
pregnant,expect,babi due|;due,du,morn sick,midwif,trimest,folic acid,babi shower,test,kick,nct,stretch mark;scan,bump,crave
born,birth,had babi|;labour,midwif,c section,newborn,hospit,epidur,cord,water break;pound,push,ounc
di,death,pass awai|;funer,heart attack,cancer,wake,hospic,grief,condol,stroke,coffin,will,obituari;ash
funer,wake,burial|;coffin,black tie,hymn,eulogi,crematorium,sandwich,hears,cemeteri;flower,ash,vicar
retir|sixti five,grandchildren;pension,golf,carriag clock,leav do,allot,cruis,gold watch,401k;garden,last dai
hire,recruit,got job|salari;offer letter,start mondai,interview,linkedin,first dai;contract,probat,refer,onboard,cv
fire,sack,laid off,redund|desk clear,laptop back,last payslip;hr,redund,sever,escort out,restructur,secur,p45,dole,pink slip;linkedin
interview,job interview|compet;suit,cv,second round,sweati palm,recruit;panel,zoom,offer,present
why late|tube stick,sneak in,boss tut,miss standup;train,overslept,school run,flat tyre,doctor;traffic,alarm
help,favour|babysat,carri,lift to,step in,pitch in;lifesav,jump lead,good samaritan;
share,split|half each,go half,dutch;splitwis,flatmat,password,bunk;pizza,venmo
choos,pick,decid|go for,tear between,settl on,eeni meeni;shortlist,plump;
swap,trade,exchang|instead,barter,kid toi,straight swap;shift,seat,cloth,pokemon;sticker,switch,trade in
compar,differ|bigger,better than,wherea,versu,whichev,nicer,on par;cheaper;spreadsheet
search,look for|rummag,no luck;googl,everywher,rightmov,sofa cushion,metal detector;drawer,torch
check,inspect,look over|clipboard,twice,under the;surveyor,bonnet,doctor;torch,list,ofst,spot
count,talli|on two,abacu,tot up;spreadsheet,finger,stock,vote,calori,clicker,headcount;
measur,dimens|ruler,width,too wide,laser measur,height chart;tape,cm,doesnt fit,spirit level;inch
print,printer,scan|paper jam,magenta;ink,cartridg,toner,epson,hp,doubl side,photocopi,snappi snap;trai
delet,eras|by accid,format;recycl bin,backup,go,gone,icloud,trash,undo,perman;restor
charg,batteri low|on percent;plug,cabl,power bank,di,lightn,usb c,wireless,anker,adapt;socket,dead
updat,upgrad,instal|io,new version,overnight instal;restart,window,download,app store,releas note;patch,reboot
wrap|tissu paper;paper,sellotap,ribbon,bow,scissor,present,gift bag,brown paper;bubbl,tag
open,unlock,cant open|hot water;lid,tight,rubber glove,tin open,corkscrew;jar,kei,knife,twist
climb|boulder;rope,wall,summit,tree,treed,har,chalk,ben nevi,belai;ladder
jump,leap|cannonbal,pogo;trampolin,bunge,parachut,hurdl,skydiv,long jump;star
adrenalin,extrem sport,brave thing|zip wire,abseil,white water,cliff jump,shark cage,wing walk;bunge,skydiv,parachut,paraglid;
confess,admit,own up|come clean,told him,fess;guilti,catch,hand up,blurt,confess,own up;
blame,fault,whose fault|not me,hi idea,accus,scapegoat,start it,point finger,own do;my bad,finger;
punish,told off|no screen,head offic,phone take,exclus;detent,ground,naughti step,suspend,line;fine,time out
reward,treat|dog biscuit;spa,bonu,massag,star chart,pocket monei;sticker,ic cream,cake,takeawai
ban,kick out|life,throw out;bouncer,bar,red card,suspend,secur;
warn|care,yellow card,bewar,told you,dont touch,mind the;red light,amber;final
bulli,teas,pick on|laugh at,wedgi;playground,name,lunch monei,headteach,group chat,school;glass,push,ginger
compliment,prais|suit you,best ever,look good;well done,gorgeou,blush,flatter,glow;star
insult,rude,offend|middl finger,fat,snooti,eff off,slag;idiot,swear,call me,cow,tut,bitch;ey roll
kind,nice gestur,thought|babysat,pai for,bring me;soup,flower,casserol,homemad;umbrella
gener,treat someon|on me,shout us,big tip,my treat,big tipper;;round
stingi,tight|never bui,reus teabag,wallet cobweb,no tip,calcul,stale biscuit;scroog,skinflint;moth
lazi,idl|;duvet,couch potato,skive,horizont;sofa,lie in,netflix
clever,smart,intellig|mensa,pub quiz,quick,photograph memori;brainbox,oxford,geniu,phd,cambridg;chess
stupid,silli,dumb|lid off,daft;facepalm,idiot,forehead,numpti,plonker,brain fart,doh;
clumsi,accid prone|walk into,own foot,all thumb;spill,butterfing,door frame,knock over;drop,trip,bruis
rich,wealthi,posh|privat jet,privat school;yacht,mansion,porsch,rolex,millionair,inherit,second home,chelsea,eton;load,helicopt
poor,break,skint|cant afford,borrow till;paydai,penni,univers credit,food bank,card declin;overdraft
lucki,luck,fortun|jammi,last ticket;jackpot,fluke,charm,near miss,finger cross,penni;upgrad
unlucki,bad luck|typic,just my,three thing;black cat,mirror,park ticket,bird poo,jinx;ladder
superstit,lucki charm|magpi,touch wood,salt over,same sock,thirteen,salut magpi,umbrella indoor;black cat,horsesho;ladder
famou,celebr,meet star|autograph,beckham,bodyguard;selfi,red carpet,bump into,actor,paparazzi,hollywood,waitros;
popular,trendi,fashion|everyon got,stanlei cup,hipster,fad,on trend;viral,sell out,influenc,hype;tiktok
old fashion,vintag,retro|typewrit,seventi,doili;vinyl,rotari,polaroid,gran,sepia,cassett,antiqu,walkman;
antiqu,heirloom,inherit|grandmoth,pocket watch,roadshow,great aunt;pass down,will,pearl,clock,brooch,locket,mahogani;
rare,unusu,uniqu|on off,limit edit,never see,collector,albino,hen tooth,gold dust;first edit,handmad,mint condit;
miss piec,incomplet|on sock,last page;jigsaw,screw,instruct,remot,lid;charger,sleev
sharp,pointi|break glass,draw pin;knife,thorn,claw,blade,razor;spike
soft,comfi,cosi|;cushion,slipper,fleec,pillow,cashmer,beanbag,fluffi,dress gown,velvet;blanket,teddi
uncomfort,sore|stiff neck,lumpi mattress,back ach,itchi label,wooden bench,middl seat,numb bum;spring,lumpi;heel
slipperi,ici|soap,no grip,wet tile;black ic,skid,banana,oil,grit,wet leav,bambi,go fly;
steep,hilli|puf,first gear,gradient,switchback,lombard street,vertic;calv,step,handbrak,san francisco;
small,tini,cramp|pocket size,broom cupboard,box bedroom;shoebox,box room,squeez,miniatur,studio,pokei;
larg,huge,enorm|massiv,giant,footbal pitch;doubl,xl,whopper,doesnt fit,ginorm,tower;eleph
slow,take forev|;snail,buffer,dial up,tractor,lag,tortois,stick behind;crawl,spin wheel
spici,hot food|ghost pepper,phaal;vindaloo,chilli,sriracha,jalapeno,nando,runni nose,scotch bonnet;milk,sweat
sweet,sugari,dessert|;haribo,browni,sticki toffe,cheesecak,tiramisu,custard,doughnut,crumbl,maltes;cake,ic cream,chocol,cooki
sour,bitter,off,go off|sell by,tangi,sniff test;lemon,vinegar,lump,curdl,winc;milk,mould
fresh,healthi food|quinoa,berri,green juic;salad,smoothi,kale,avocado,oat;hummu
raw,undercook|pink insid,freez insid,moo,send back,still freez;chicken,salmonella,sushi,tartar,bloodi;soggi
full|unbutton,food coma,couldnt move,third help,waistband,elast waistband;stuf,groan;burst
hungri,starv|stomach rumbl,when dinner,tummi;famish,skip lunch,snack,peckish,hangri,growl,raven;
thirsti|water fountain;water,gasp,parch,dry mouth,squash,brew,dehydr,spit feather;pint,bottl
itchi,scratch,rash|cortison,red spot;mosquito,calamin,eczema,nit,flea,e45;hive,wool,antihistamin
dizzi,faint,light head|room spin,inner ear,leg go;blood sugar,pass out,collaps,vertigo,sit down,woozi;
headach,migrain|dark room,screen glare;ibuprofen,templ,throb,advil,aura,nurofen,tension,flash light;paracetamol
blind,eyesight,glass|contact lens;specsav,optician,frame,varifoc,squint,short sight,rai ban;prescript,laser,blurri
deaf,hear|sai again,ear wax,tv volum;hear aid,lip read,subtitl,pardon,syring,tinnitu;
allow,permiss,let|parent said,ok with,green light,go ahead,boss said;permit,waiver,thumb up;
flight book,book flight|skyscann,fly from,expedia,seat select,googl flight;direct,ryanair,kayak,gatwick,per person,confirm;return
flight time,departur time,when leav|take off,gate close,land at,wheel up,flight ba;six am,board,check in;red ey
arriv,when arriv,get there|get in,touch down,eta,half six,pull in,just park;land,platform,doorbel;
rout,best wai|a road,via,back road,scenic,short cut,second exit;chang at,bypass,motorwai,waze,ring road;
platform,track number|tannoi,opposit,footbridg,wrong side,platform alter,platform two;departur board,dash,edg,hogwart;last minut
train delai,train stop|delai repai,outsid clapham,overhead wire,no driver,point failur,trespass;signal failur;
busi train|vestibul,quiet coach,forward face;stand room,reserv,tabl,armpit;aisl
sleeper train,night train|caledonian,couchett,berth,scotland overnight;bunk,cabin,rattl,amtrak,interrail,top bunk;
interrail|vienna,budapest,couchett,eurail;backpack,hostel,pragu,milan,overnight;pass
oyster card,travel card,bu pass|tap in,zone,over sixti;top up,barrier,contactless,metrocard,cap;beep,clipper
helicopt,privat plane|bird ey;rotor,burner,grand canyon,sunris,cappadocia,pilot,cessna;basket,pad
boat,sail,yacht,canal boat|narrowboat,anchor,rudder,tiller;mast,capsiz,marina,harbour,dinghi,oar,starboard,life jacket,moor;lock,deck
kayak,cano,paddleboard,row|river,life jacket,fall in;paddl,capsiz,oar,stand up,rapid,cox;inflat
fish trip,go fish|;rod,bait,carp,trout,hook,maggot,salmon,tackl,pier,mackerel,wader;reel
seasick,carsick,travel sick|wavi,horizon,window down;sick bag,green,ginger,wristband,dramamin;
foreign monei,currenc,exchang rate|travel card,bureau,atm abroad;euro,dollar,revolut,yen,baht;post offic,monzo,commiss
tip,gratuiti,servic charg|twelv percent,option,gratuiti jar;twenti percent,cash,waiter,round up,stiff,discretionari;
phone abroad,roam,sim|data,airalo,wifi onli,bill shock;esim,no signal,airplan mode,gigabyt,three;ee,eed
plug,adaptor,charger abroad|two pin,three prong,hairdryer,hotel desk,voltag,fuse blow,hotel recept;usb,univers;socket
vaccin,jab,travel health|yellow fever,malaria tablet,rabi,hepat,boot clinic;typhoid,sore arm,nurs,deet;booster
languag barrier,speak abroad|gestur,waiter laugh,break english;googl translat,point,phrasebook,menu,charad,hola,mime;
weather there|thirti degre,sunburnt,monsoon;scorch,humid,gloriou;jumper,umbrella,drizzl
pet travel|catteri,neighbour feed,dog sitter,rover;kennel,crate,litter trai;pine
hous sitter,water plant|post pile,timer light,alarm code,bin out,spare set;water can;kei,tomato
famili holidai|kid club,splash park,centr parc;ipad,buggi,car seat,tantrum,snack,eurocamp,travel cot;
solo travel,travel alon|lone planet;hostel,backpack,by myself,dorm,selfi;
hen do,stag do,bachelorett|stripper,willi straw,bride tribe,pedalo;sash,l plate,benidorm,shot,pragu,nashvil;
spa,retreat,pamper|champnei;massag,sauna,robe,hot tub,facial,steam room,cucumb;slipper,mud
hot tub,sauna|jet,wrinkl finger,swedish;chlorin,lodg,birch,plung;bubbl,prosecco,steam
cottag,cabin,lodg|log fire,dog friendli,welcom basket;wood burner,hot tub,countrysid,peak district,no wifi,lake district;beam
glamp,yurt,treehous|shepherd hut,compost loo,fire pit,real bed,geodom,safari tent;fairi light,wood burner,bell tent,hai bale;pod
campfir,bonfir|jumper stink;marshmallow,guitar,spark,s more,gui fawk,ember,jacket potato;log,smoke
sleep bag,camp bed,airb|cold ground,roll mat,foot pump,hard floor,mummi style,slow punctur,sore back;deflat,thermarest;zip
barbecu,bbq|;burger,charcoal,sausag,tong,weber,ga bottl,rib,apron,dispos,coleslaw,skewer;corn
picnic|;hamper,scotch egg,wasp,sandwich,cool box,ant,rug,pimm;blanket,park,hummu,strawberri
park|bandstand;swing,duck,frisbe,dog walk,pond;slide,bench,picnic,playground
bird watch,wildlif spot|;binocular,kingfish,robin,hide,owl,red kite,puffin,rspb,otter,heron,badger;deer
northern light,star,night sky|green glow,shoot star;aurora,tromso,telescop,tripod,meteor,milki wai,iceland,eclips,orion;
volcano,crater|lava,etna,vesuviu,erupt,pompeii,sulphur;teid,hawaii;ash
desert,sahara|sand dune,quad bike,bedouin,dune buggi,mirag;camel,oasi,cactu,dubai,wadi rum;scarf
jungl,rainforest|leech,toucan,canopi,costa rica;monkei,humid,machet,sloth,borneo;amazon
cave,canyon,cliff|stalactit,cheddar gorg,durdl door,wookei hole,moher,beachi head;bat,white;torch,helmet,edg
view,sceneri,landscap|skylin,mountain,rooftop,ocean,vista,breathtak;hill,field,vallei;sunset
lake district|keswick,amblesid,wainwright,beatrix potter,grasmer,helvellyn,coniston;windermer,scafel,ullswat;
manchest,liverpool,north west|arndal,old trafford,deansgat,anfield,mersei,curri mile,albert dock,ancoat;oasi,beatl,scous;
yorkshir,leed,york|dale,whitbi,betti,moor,minster,harrog,wallac,headinglei;pud,shambl;
edinburgh|royal mile,arthur seat,waverlei,princ street,greyfriar,leith;castl,haggi,hogmanai;fring
brighton,seasid town|pride,arcad,margat,2p machin;pier,pebbl,lane,rock,blackpool,whitbi,doughnut,scarborough;
chicago,boston,us citi|the bean,wriglei,fenwai,harvard,tea parti,lake michigan,duck boat,magnific mile;deep dish,red sox,cub;
new orlean,nashvil,the south|bourbon street,beignet,countri music,memphi,dolli,cowboi boot;mardi gra,jazz,honki tonk,gumbo;
hawaii|luau,lei,aloha,hula,honolulu;surf,maui,pineappl,volcano,waikiki,poke;
washington,philadelphia|white hous,capitol,lincoln memori,cheesesteak,liberti bell,nation mall,philli,cherri tree;smithsonian,rocki step,dc;
singapor,malaysia|hawker,changi,kuala lumpur,marina bai,satai,laksa,petrona,orchard road,singapor sling;penang;
hong kong|star ferri,kowloon,victoria harbour,skyscrap,cantones,junk boat,macau;dim sum,peak;
philippin|manila,palawan,boracai,jeepnei,adobo,cebu,siargao,tagalog,balikbayan;;karaok
sri lanka,nepal|tea plantat,colombo,kathmandu,himalaya,ella,curri leav,gall;eleph,everest,sherpa,trek;
maldiv|lagoon,seaplan,resort,atol,white sand;overwat,snorkel,turquois,honeymoon,sandbank;
cuba,jamaica|havana,cigar,bob marlei,vintag car,montego bai,castro;rum,jerk,mojito,salsa,regga;
israel,middl east,jordan|tel aviv,jerusalem,petra,dead sea,wail wall,beirut,oman;hummu,wadi rum,falafel;
malta,cypru|valletta,papho,ayia napa,limassol,gozo,nicosia,sliema,akrotiri;halloumi,knight,blue lagoon;
canari island,tenerif,lanzarot|teid,winter sun,siam park,volcan,fuerteventura,gran canaria,black sand,veronica,corralejo,la gomera,timanfaya;;
flag,nation symbol|union jack,mapl leaf,tricolour,southern cross;stripe,dragon,st georg,eagl;star,bunt
nation,where from|grow up,irish,half french,heritag,nigerian;born in,accent,polish,italian,origin;passport
accent,how speak|geordi,glaswegian,cocknei,brummi,southern,welsh lilt;scous,posh,aussi,drawl,thick;
car make,car model,which car|ford,clio;golf,corsa,fiesta,bmw,audi,toyota,honda,mini,polo,yari,juke,civic,priu,volvo,skoda;tesla
car kei,fob|lock insid,keyless,tinfoil,wouldnt unlock,central lock,blip;ignit,dealer;beep,spare
number plate,registr|reg,personalis,73,dvla letter,new plate;dvla,privat,letter,clone,screw,vaniti;
car nois|clunk,wheel bear,whine,undertrai;exhaust,squeak,suspens,hang off,grind;
exhaust,catalyt convert|hang off,sawn,roar,back box;loud,fume,kwik fit,blow,priu,drone;steal
headlight,car light|main beam,on ei,dazzl,xenon;bulb,fog,indic,halford,hazard;flash,dip
car smell|wet dog,magic tree,spill milk,wet swimsuit,stale chip;febrez,crumb,vomit,fag;milk,mcdonald
pothol|alloi;tyre,rim,suspens,swerv,crater,clunk,fill in;bump
level cross,traffic light,roundabout|wrong lane,gave wai;red,amber,barrier,jump,magic,indic,exit,hoot,stick behind;
road rage,aggress driver|middl finger,horn,cut up,gesticul,white van,brake check;tailgat,swear,dashcam;flash
hit anim,roadkil|pheasant;deer,badger,swerv,windscreen,hedgehog,thump,rabbit;fox,squirrel,vet
run over,pedestrian accid|zebra cross,pelvi,didnt look,cyclist,break leg;ambul,bonnet,run out,clip;
road accid|overturn,air ambul,jackknif,fire crew,central reserv;lorri,tailback,fog,lane close;
school run|late mark;gate,zigzag,lollipop ladi,book bag,carpool,breakfast club;park,scooter
park app|ringgo,paybyphon,shuttl,justpark;bu,no signal,machin,number plate,overstai;
shop list|;bread,loo roll,butter,banana,teabag,onion,fairi,cat food;milk,egg,chees,bin bag
corner shop,newsag,conveni store|seven eleven,lotteri ticket,bodega,offi,londi,wawa;spar,scratchcard,co op,fag;milk,crisp
bakeri,butcher,fishmong,greengroc|minc,cinnamon bun,pork chop;croissant,sourdough,sausag,cod,bap,steak,gail,loaf;gregg
pharmaci,chemist,drugstor|cough syrup,superdrug;prescript,cv,walgreen,pill,strepsil,lloyd,gaviscon;paracetamol
bookshop,librari|daunt;waterston,overdu,paperback,foyl,librarian,sign copi;shelf,fine
dii store,hardwar shop|drill bit,toolstat,timber;b q,screwfix,home depot,screw,wick,paint,low,rawlplug;grout
garden centr,nurseri plant|petunia,fertilis;compost,pot,bed,cafe,trelli,cactu,dobbi,gnome,lavend;
pet shop,pet food|whiska,petco,chew toi;hamster,litter,kibbl,goldfish,treat,felix;lead
phone contract,mobil deal|unlimit data,24 month;ee,eed,vodafon,o2,giffgaff,sim onli,three,verizon;upgrad,gig,t mobil,handset
broadband provid,internet compani|talktalk;bt,virgin,fibr,router,openreach,mbp,comcast,xfiniti,plusnet,zen,hyperopt;sky,engin
stream servic|ad tier,paramount;disnei plu,prime,now tv,appl tv,hulu,hbo max,profil,share password;netflix,spotifi
gym membership|never go,virgin activ,classpass;puregym,david lloyd,twelv month,locker;direct debit,cancel,planet fit,induct
meal kit,food subscript|recip card,mind chef,oddbox,green chef;hellofresh,gousto,paus,sachet,portion,ic pack;box
coffe shop,cafe|loyalti stamp;starbuck,costa,flat white,pret,latt,barista,nero,dunkin,cappuccino,chai;oat milk,croissant
fast food,takeawai|drive thru;mcdonald,kfc,burger king,nugget,deliveroo,just eat,five gui,big mac,ubereat,wendi;kebab,subwai,doordash,domino
toi,toi bui|plai doh;teddi,barbi,playmobil,puzzl,nerf,smyth,train set,doll,hot wheel,jellycat,hamlei;lego,bluei
jewelleri,ring,necklac|;pandora,diamond,gold,ear,bracelet,pearl,tiffani,locket,pawn,carat,h samuel,sapphir;silver,cufflink
perfum,aftershav,scent|spritz,sauvag;chanel,jo malon,dior,smell of,duti free,lynx,vanilla,musk;bottl,ax
makeup,cosmet|fake lash;mascara,lipstick,foundat,sephora,eyelin,blush,conceal,charlott tilburi,palett,maybellin;
handbag,bag brand|longchamp,radlei;mulberri,chanel,clutch,tote,michael kor,crossbodi,birkin;strap,leather,coach
coat,jacket|;north face,parka,puffer,barbour,waterproof,hood,trench,raincoat,canada goos,denim,gilet;patagonia,anorak
phone model,which phone|pro max;iphon,samsung,android,galaxi,nokia,oneplu,huawei;pixel,brick
laptop model,which comput|surfac,asu,imac;macbook,dell,thinkpad,chromebook,hp,lenovo,refurbish;
headphon,earphon|earbud,ear cup;airpod,bose,nois cancel,beat,soni,leav on,case;bluetooth
game consol|gameboi;playstat,xbox,nintendo,ps5,control,fifa,zelda,steam deck,fortnit;switch
vacuum cleaner,hoover brand|;dyson,henri,shark,roomba,cordless,suction,robot,dog hair;bag,miel
mattress,bed bui|emma,simba;memori foam,king size,doubl,dream,topper,headboard,ottoman,casper,divan;ikea,spring
sofa,couch bui|three seater;df,corner,loaf,velvet,chesterfield,reclin,grei,pull out;ikea,cushion
wed dress,suit bui|;moss bro,tailor,alter,lace,train,fit,veil,three piec,waistcoat,seamstress,tuxedo,ivori;
school uniform,school suppli|pencil case,sew in;blazer,name tag,m s,pinafor,grei trouser,clark;tie,ti,rucksack
deposit,down payment,secur deposit|upfront,protect scheme;ten percent,lose it,hold,inventori;
budget,spend limit|hundr quid,ynab,max,under fifti;top,spreadsheet,cut back,between us,monzo pot;
bill,restaur bill|wine wa;servic charg,per head,card machin,overcharg,go dutch,treat;split,tip,waiter
overcharg,wrong bill,charg twice|wasnt our,extra bottl,doubl tap,didnt order;statement,duplic,manag,pend,disput;bank
save,save monei|hous deposit,raini dai;isa,piggi bank,monzo pot,cut back,premium bond,interest,nest egg;pack lunch,jar
rent,landlord payment|;per month,pcm,zoopla,openr,go up,stand order,bill includ,zone two;flatmat,studio
mortgag,hous price|;fix rate,bank,offer accept,rightmov,interest,remortgag,halifax,five year,zillow;broker,ask price
fine,penalti pai|no ticket,sixti pound,late fee;librari,speed,inspector,litter;park,appeal
expens,work expens,claim back|financ reject,vat receipt;mileag,per diem,concur,spreadsheet,reimburs,compani card;receipt,taxi,form
avail,free when|ani even,after six,not tuesdai,busi till,wide open,book up,thursdai work;weekend,flexibl,doodl poll;
morn|breakfast,seven am;sunris,school run,porridg;coffe,alarm,shower,toast,dawn,commut
even,night,tonight|after work,nine pm;dinner,telli,moonlight;sofa,bath,sunset,bedtim
night out,parti,club|dancefloor,uber home;shot,club,dj,pre drink,cloakroom;kebab,taxi,bouncer,hungov,glitter,fabric
night shift,work hour,shift|dai off;rota,hospit,zombi,blackout blind,on call,graveyard,earli;doubl,overtim
break,time off,annual leav|staycat,fortnight off,pto;carri over,duvet dai,sabbat;beach
late habit,alwai late|leav now,fashion;wed,own funer;
stand up,no show|alon,no text,bread basket;waiter,flake,catfish;ghost
keep wait|magazin,two hour,number call,plastic chair,nineti minut;receptionist,run behind,triag,vend machin;a e
last minut,hurri|shoe on,half dress,wet hair;run,panic,sprint,amazon prime;
patient,impati|foot tap,saint,drum finger,wait calmli,honk,check watch;tut,refresh,sigh;
gener,childhood era|millenni,boomer,walkman,blockbust,pog;nineti,tamagotchi,dial up,eighti,gen z,blue peter;
tradit,everi year|christma ev,same pub,match pyjama,pancak dai,alwai do;grandma,ritual,recip;roast
knife crime,stab|cordon,blue tape,air ambul,flower ti,forens tent,zombi knife,stab vest;teenag,gang,machet;
domest abus,violent partner|refug,leav him,woman aid;restrain order,control,black ey,gaslight;bruis,polic
harass,stalker,catcal|creepi,dick pic,grope;follow,whistl,dm,restrain order;
spike,drug|nightclub,cant rememb,test strip,ghb,glass leav;drink,bouncer,collaps,woozi;
cybercrim,hacker,data breach|pwned,lock file;ransomwar,password,phish,encrypt,dark web,bitcoin,it depart;
bomb scare,suspici packag,evacu|unattend bag,cordon,platform clear,control explos,everyon out,armi van,stick outsid;sniffer dog,alert,robot;rucksack
neighbour disput,noisi neighbour|drum kit;parti wall,park space,environment health;hedg,bass,fenc,bark,boundari
squatter,trespass,intrud|dog bark,keep out,garden shed;privat,footprint,bailiff;fenc
prison escap,manhunt|fugit,strap under,want,sight,laundri van,bed sheet;helicopt,tunnel,sniffer dog,kew;
detect,investig,evid|dna,magnifi glass;fingerprint,clue,clu,forens,suspect,poirot,sherlock;cctv,wit
bribe,corrupt|kickback,blind ey,sweeten,sleaz,palm greas,cash for;brown envelop,backhand,slush;
candl,firework,fire caus|fag end,lithium batteri,overload socket;chip pan,tumbl dryer,spark,fairi light,toaster;sparkler
wildfir,forest fire|orang sky,water bomber;helicopt,drought,rhode,ember,malibu;smoke,evacu,ash
explos,ga leak|window rattl,debri;bang,blast,rubbl,cylind,carbon monoxid;evacu,engin
drown,nearli drown,water rescu|current,swallow water,undertow;lifeguard,cpr,lifeboat,rip;armband
first aid,cpr,choke|st john,back blow,blue lip;heimlich,defibril,recoveri posit,grape;plaster,chest
hand in,honest finder|polic station,bu driver,facebook post,purs intact,kind ladi;stranger,reward,good samaritan;
reward|ransom,phone number,poster up;poster,fifti quid,cat,twenti quid;cake
local new,town gossip,villag|pub close,nextdoor,lidl open;plan permiss,parish,bypass,high street,facebook group,swan;
scandal|tabloid,partyg,me too;affair,whatsapp,cover up,bribe,step down,mp;expens
conspiraci,fake new,misinform|flat earth,facebook uncl,moon land,5g,lizard,deepfak,illuminati,chemtrail,clickbait,q;;
campaign,petit,activ|door knock,chang org,save our,canvass;leaflet,megaphon,march;sign,signatur,badg
school polit,cut,public servic|librari close,teacher leav,auster,raac;nh,fund,pothol;wait list,strike,ofst
benefit,welfar|dole,child;univers credit,pip,jobcentr,food stamp,sanction,disabl,dwp;carer,food bank
hous crisi,plan|green belt,nimbi,bid war,price out,social hous;new build,afford,persimmon,object;wait list
anim extinct,wildlif,bee|rewild,bumblebe,wildflow,orangutan;hedgehog,habitat,beaver,bug hotel,panda,newt;poach
sewag,river pollut|turd,ear infect,swim ban,brown foam,surfer against,outfal,beach close;thame water,discharg,e coli;
carbon footprint,go green|train instead,less meat,thermostat down,no fly;offset,heat pump,tote,oat milk,second hand;bike
tree,treed,tree fell|sycamor gap,preserv order,protest,woodland;chainsaw,stump,ash dieback,acorn,conker;oak
allot|;courgett,slug,spade,bean,plot,rais bed,rhubarb,potato,marrow,glut;shed,wait list
rain,raini dai|tip down;umbrella,welli,downpour,puddl,drizzl,raincoat,pour,splash;soak,hood,spit
fog,poor visibl|pea soup,couldnt see,flight ground,low cloud,dens,foghorn,runwai close;headlight,mist,grei;crawl
sunni,good weather|sunglass;suncream,short,beer garden,barbecu,blue sky,scorcher,t shirt;
thunder,lightn|dog hide,router fri;bang,storm,strike,count second,rumbl,fork;flash
promot,step up|senior,head of,direct report,well deserv,pai rise,new titl;rais,congrat,princip,vp,next level,move up;lead,bump
salari,pai,earn,wage,incom|45k;grand,per hour,rais,take home,payslip,bonu,gross,minimum wage,paycheck,six figur,dai rate,underpaid;compens
pai rise,rais,increas|salari review,apprais,underpaid,backdat;negoti,market rate;inflat,bump,hr
bonu,bonus|multipli,tax;payout,target,year end,commiss,christma,prorat,discretionari,sign on;retent
paydai,payslip,wage,payrol|direct deposit,adp,25th;deduct,net,gross,bac,overtim,tax code,stub,emerg tax,p60,gusto,timesheet;
fire,sack,dismiss,let go|gross misconduct,clear desk,march order;escort out,secur,hr,sever,final warn,tribun;badg,can,ax
layoff,redund,laid off,cut|at risk,hire freez;sever,consult,headcount,restructur,packag,cobra,rif,all hand,payoff,outplac;linkedin,ax,garden leav
quit,resign|counteroff;notic,hand in,last dai,exit interview,walk out,burn out,jump ship,had enough,leav do;garden leav
leav do,farewel,goodby parti,send off|;collect,speech,whip round,drink;cake,pub,last dai,desk
retir|;pension,last dai,gold watch,401k,allot,golf,cruis,carriag clock,annuiti,drawdown,social secur,nest egg,downsiz;send off
interview,job interview|star method,hire manag,phone screen;candid,recruit,whiteboard,nervou,suit,second round,weak,take home,compet;panel,callback
work,occup,profess|;nurs,teacher,account,barista,freelanc,self emploi,contractor,receptionist,warehous;engin,plumber,shift,consult
job offer,offer|equiti,start date;accept,packag,sign on,negoti,background check,reloc,paperwork,offer letter,verbal;contract,refer
job search,job hunt,unemploi|;applic,linkedin,cv,recruit,reject,cover letter,resum,jobcentr,unemploy,temp;ghost,agenc
cv,resum,applic|on page,at,skill section;cover letter,linkedin,refer,templat,bullet,tailor,proofread,experi,portfolio;
hire,recruit,vacanc|job ad,req;candid,shortlist,headcount,onboard,recruit,backfil,pipelin,applic;offer,greenhous,referr
new starter,new hire,onboard,first dai|orient,welcom pack,train video;laptop,induct,buddi,dai on,lanyard,intro,paperwork;badg,probat
probat,trial period|three month,on trial,notic shorter,keep on;extend,review,perman,fail,notic period,six month;pass,sign off
refer,refere|former manag,vouch,employ,call them,hr letter;background check,charact,glow,recommend;
boss,manag,supervisor,line manag|skip level,depart head,breath down,my lead;micromanag,report to,deleg,chew out,gaffer,bollock,credit for;approv
ceo,founder,leadership,execut|cofound,sharehold,memo,vision,c suit,interim;board,all hand,town hall,chief,step down,investor,exec;
colleagu,cowork,workmat,teammat|depart,sit next,work with,our team,from market;desk,cubicl,account,slack,lunch,offic gossip;rota
team,depart,squad|reorg,tribe;headcount,report,standup,design,qa,hire,offshor;engin,pod
reorganis,restructur,reorg|org chart,new manag,silo,realign,move under;merg,report to,headcount,redund,dot line,consolid;
offic,workplac,premis|meet room,hot desk,hq;desk,floor,kitchen,build,wework,lobbi,open plan,cubicl,cowork,badg in;recept
offic move,reloc,new offic|fit out,remov firm,seat plan,keycard;leas,desk,crate,floor plan,pack,wework;squar foot
desk,workstat,setup|mous mat;monitor,stand,dock,chair,lamp,ergonom,webcam,dual screen;ikea,keyboard,cabl
offic chair,seat|herman miller,aeron,back pain,castor,ga lift;lumbar,armrest,swivel,ergonom,mesh,postur;
remot,wfh,hybrid|in offic;spare room,home offic,commut,pyjama,kitchen tabl,rto,vpn,team,cowork;zoom,laptop
commut|;train,bu,drive in,motorwai,cycl,carpool,rush hour,delai,m25,stand room;traffic,tube,season ticket
shift,rota,roster,hour|clock in;night,earli,late,swap,overtim,graveyard,twelv hour,on call,6am,knock off;cover
overtim,long hour,late night|doubl bubbl,toil,doubl time,log off,60 hour,stai behind,past nine,weekend work,even go;crunch,timesheet,exhaust;
part time,reduc hour,flexibl hour|three dai,four dai,morn,job share,term time,prorata,half dai,twenti hour;compress,mondai off,flexi;school run,condens
holidai,annual leav,pto,time off,vacat dai|book off,allow,dai leav,us it;carri over,bank holidai,request;approv,handov,calendar
sick,sick dai,off ill,absenc|doctor note,call in,fit note,self certifi,stomach bug;covid,ssp,in bed;cover,flu,fever
matern,patern,parent leav|month off;babi,due date,statutori,newborn,share parent;cover,nurseri
burnout,stress,overwork,exhaust|too much,underwat;therapist,drown,gp,plate full,breakdown,sabbat;sign off,cry,fri
sabbat,career break,gap|south america,year out,sublet flat,volunt abroad;unpaid,backpack,recharg,time out,thailand,find myself;
career chang,retrain,switch career|teacher train,night school,qualif,apprenticeship,start over,pgce,pgced;bootcamp,quit,feed up;
train,cours,workshop,certif|mandatori,aw certifi;exam,udemi,modul,e learn,pass mark,coursera,attende,first aid;certif,slide,trainer,refresh
apprentic,intern,traine,placement|student,mentor,colleg,school leaver,coffe run;graduat,unpaid,work experi,univers,junior;
mentor,coach|guidanc,career,coffe chat,sound board,steer me,mente,role model,buddi scheme;catch up,feedback,sound out;
apprais,perform review,evalu|exce,meet expect,calibr,360,peer review;rate,object,feedback,self assess,goal,rais,okr;pip
pip,underperform,disciplinari,warn|write warn,improv plan,misconduct,sixti dai,document;hr,union rep,final warn,late,grievanc;
complaint,grievanc,harass,bulli|inappropri,upheld;hr,investig,wit,statement,union,mediat,whistleblow,tribun,toxic,evid;
hr,human resourc,peopl team|handbook,bamboohr;polici,grievanc,onboard,exit interview,benefit,disciplinari,workdai,peopl op,payrol;contract
union,strike,industri action|walkout,unison,rmt,pai deal,solidar;picket,ballot,rep,placard,disput,aca;vote,negoti,scab
dress code,uniform|smart casual;shirt,suit,blazer,jean,polo,apron,name badg,khaki,busi casual;tie,ti,trainer,hi vi
offic parti,christma do,work parti|open bar,boss danc;secret santa,karaok,drink,dj,photocopi,venu,three cours,christma jumper;hungov,plu on
team build,awai dai,offsit|trust fall,paintbal,icebreak,raft,ax throw;escap room,bowl,hotel,flipchart,retreat,go kart;post it
lunch break,work lunch|cafeteria;canteen,sandwich,pret,meal deal,microwav,desk;tupperwar,leftov,gregg,subwai,salad,pack lunch,burrito
offic kitchen|;microwav,fish,dishwash,passiv aggress,wash up;mug,milk,kettl,tupperwar,mouldi,oat milk
gossip,offic polit,rumour|backstab,cliqu,suck up,brown nose,watercool,throw under;affair,whisper,hear that,dont tell,favourit,drama;
offic coffe,coffe machin|vend,milk frother,grinder,jura;pod,nespresso,bean,descal,latt,cafetier,instant,keurig;
meet,call,catch up|agenda,overran;invit,team,reschedul,attende,action item,standup,dial in,webex;zoom,calendar
meet room,confer room,boardroom|polycom;projector,book,doubl book,whiteboard,hdmi,second floor,kick out,capac,huddl;screen
1 1|biweekli,career,agenda,cancel again,1 1,weekli chat;fortnightli,feedback,catch up,skip level,check in,vent;
standup,daili,scrum|blocker,scrum master,async,park lot,no blocker,daili sync;jira,sprint;pick up
all hand,town hall,compani meet|ceo,livestream,quarterli,anonym question;q a,announc,result;slide,record,pizza
minut,note,meet note|recap,share doc,next step,summari;action item,attende,write up,transcript,notion,otter,follow up,owner;
agenda,item|first item,aob,apolog,run order,timebox,discuss point,talk point,ani other,over stuf,pre read;intro;slot
reschedul,postpon|anoth slot,cant make,new invit;clash,push back,doubl book,conflict,bring forward;calendar,rain check
video call,zoom,team call|webcam,background;screen share,breakout,dial in,camera off,laggi,echo,headset,wait room;mute
calendar,schedul,diari,avail|block out,free at,calendli,gcal;invit,outlook,book,doubl book,half past,time zone,recur;slot
time zone,timezon,time differ|pst,gmt,hour ahead,bst,est,earli call,hour behind,cet;utc,india,daylight save,overlap;3am
busi trip,work travel|confer;hotel,flight,expens,client,per diem,airport,marriott,frankfurt,carri on,rental car;red ey,taxi,jet lag
expens,reimburs,claim back|expensifi;mileag,taxi,per diem,concur,compani card,claim form,hotel,financ,over limit;receipt,reimburs
confer,convent,trade show,summit|swag;keynot,booth,talk,lanyard,network,workshop,expo,tote bag;ticket,stand
network,contact,linkedin|busi card,connect,meetup,mingl,canap,endors,drink recept;introduc,small talk,name tag;
speech,talk,public speak|microphon;nervou,audienc,applaus,q a,stutter,keynot,lectern,ovat;stage,slide,note,podium,rehears
present,slide,deck,powerpoint|bullet point,googl slide;keynot,projector,rehears,clicker,graph,audienc,figma,templat,q a,speaker note;pitch
report,write up,analysi|execut summari,chart;find,draft,appendix,pdf,figur,recommend,conclus;
document,doc,file,paper|share drive,final final;word,pdf,googl doc,draft,templat,track chang,confluenc,sharepoint;comment,notion
spreadsheet,excel,sheet|vlookup,condit format;formula,pivot,column,cell,tab,row,csv,macro,googl sheet,ref,xlsx,xlookup;
document,doc,wiki|outdat,howto,markdown,get start;readm,confluenc,notion,runbook,write up,adr,diagram,sphinx,docusauru;
propos,bid,tender|cost,lose to;rfp,submit,client,draft,win,shortlist,competitor;quot,deadlin,pitch
project,initi,programm|phase,workstream,deliver;mileston,kickoff,stakehold,launch,gantt,pm,rollout,pilot;
deadlin,due,du,due date|eod,cutoff,by noon;slip,overdu,crunch,submit;extens,last minut,push back
delai,behind,late,slip|wait on,overrun,setback;push back,hold up,postpon,bottleneck,depend;
progress,statu,updat|on track,halfwai,behind,nearli there;amber,mileston,in progress,remain,wrap up;
mileston,phase,stage|phase two;beta,gate,mvp,kickoff,go live,alpha,pilot,cutov,tick off;sign off
kickoff|scope,charter,first meet;stakehold,intro,timelin,role,raci,goal;kick off
scope,requir,spec|must have,creep,user stori,accept criteria,featur,prd,moscow;mvp,chang request;
estim,effort|guess,fibonacci,plan poker,man dai;stori point,ballpark,sprint,pad;
plan,roadmap|quarter,q3,prioriti,next half,h2;timelin,mileston,gantt,backlog,okr,kickoff;
decis,decid,choos,agre|go with,settl on,opt,unanim,tradeoff,consensu;vote,pick,final call,adr,veto;sign off
risk,danger|mitig,weakest link,worst case,risk regist,bu factor,expos;conting,fall through,what if,red flag,fallback;
blocker,block,stick,wait|depend on,access,cant proce,until thei;hold up,legal,unblock,on hold;approv,chase
prioriti,urgent,most import|p0,asap,drop everyth,critic,deprioritis,backburn;p1,escal,showstopp;
budget,spend,project cost|under budget,capex,fiscal,cost centr;overspend,financ,forecast,conting,alloc;approv,grand
cancel project,scrap,kill|shelv,mothbal,sink cost;can,fund,wast,pivot;sunset,ax
handov,hand over,transit|take over,knowledg transfer,doc,walkthrough,brain dump;note,last dai;password,pick up
approv,sign off,permiss,go ahead|green light,budget holder;rubber stamp,thumb up,lgtm,cab,bless;approv,signatur
stakehold,sponsor|bui in,exec,steer,pushback,steerco,keep happi,govern,bigwig,client side;director,exec sponsor;sign off,demo
respons,owner,in charg,who doe|assign,look after,point person,raci,dri,ask her,hi babi,head up,assigne;account,go to,fall to;lead
volunt,chariti work,help out|caus;food bank,soup kitchen,shelter,oxfam,fundrais,litter pick,red cross,habitat;chariti shop
freelanc,self emploi,contractor|ir35,upwork,fiverr;invoic,client,dai rate,ltd,tax return,1099,sole trader,portfolio;gig,umbrella
side job,side hustl,second job,gig|extra cash;etsi,uber,deliveroo,babysit,tutor,doordash,dog walk,bartend;ebai,airbnb
tradesman,builder,contractor|bricklai;scaffold,cowboi,brew,cement,checkatrad,rubbl,hard hat;quot,plaster,van
plumber,plumb|faucet;tap,pipe,ga safe;boiler,toilet,sink,u bend,stopcock,callout,radiat,snake
electrician,electr,wire|;fuse,rewir,breaker,fuse box,consum unit,sparki,outlet,amp,rcd,earth;socket,trip
carpent,joiner,woodwork|door frame,fit wardrob,mdf;sawdust,plane,chisel,worktop,plywood,dovetail;skirt,oak,shelf
painter,decor,paint|;dulux,roller,primer,coat,dust sheet,wallpap,emuls,farrow,mask tape,gloss,undercoat;ceil,magnolia
mechan,garag,car repair|;mot,brake pad,clutch,exhaust,tyre,oil chang,courtesi car,kwik fit,engin light,head gasket,tow,cam belt;labour
locksmith,lock,lock out|euro lock;cylind,latch,yale,deadbolt;kei,snap,callout,spare,jam,pick
garden,landscap|;lawn,mow,turf,strimmer,patio,leaf blower,mulch,plant,pave;hedg,prune,weed
cleaner,clean ladi,maid|molli maid;mop,fortnightli,spare kei,spotless,vacuum;hoover,bleach,dust,oven,scrub
hairdress,barber,stylist|;highlight,trim,blow dry,fade,salon,perm;fring,clipper,root,layer,balayag,foil
nurs,doctor,hospit worker|;ward,shift,scrub,nh,night,bleep,matron,icu,theatr,twelv hour;a e,round,handov
teacher,teach,school job|pupil,year six,staffroom;mark,class,lesson plan,ofst,parent even,substitut,grade;half term,detent,phonic
chef,cook,kitchen job|sou,split shift;prep,knife,michelin,plate,pastri,grill;burn,pass
waiter,waitress,server,bar job|rude custom;tabl,trai,close,till,bartend,doubl shift,kitchen,apron;tip,pint
driver,trucker,courier|tacho,hgv;lorri,rout,drop off,depot,deliveri,cdl,haul,laybi,cab;van,parcel,overnight
polic offic,cop,policeman|patrol,squad car,precinct;arrest,station,uniform,sergeant,detect,handcuff,radio,taser;statement
firefight,fireman|blaze;hose,station,siren,watch,rescu;ladder,smoke,callout,pole
pilot,cabin crew,airlin job|cockpit,boe,airbu,roster;layov,captain,turbul,stopov,first offic,standbi;uniform,trollei
lawyer,solicitor,attornei|conveyanc,billabl,law firm;barrist,retain,paraleg,sue,su;court,contract,settl
account,bookkeep|cpa;tax return,xero,quickbook,ledger,year end,vat,reconcil,self assess;invoic,sage,audit
estat agent,realtor|brochur;view,commiss,valuat,foxton,open hous,zillow;list,rightmov,ask price
architect,draw,blueprint|elev,autocad,revit;plan,plan permiss,survei,structur,render,build reg,floor plan;extens
scientist,research,lab job|pipett,microscop;lab,phd,paper,grant,postdoc,experi,professor,sampl,publish;
journalist,report,writer|editor,bylin,freelanc piec;articl,deadlin,newspap,stori,guardian,scoop,column;
actor,act job,audit|self tape,drama school,walk on;role,cast,script,agent,callback,west end,headshot,panto,agent ring;stage,rehears,understudi
soldier,armi,militari|deploi,barrack,regiment,marin,boot camp,afghanistan,raf,veteran;sergeant,navi,corpor;
farmer,farm work|cattl;tractor,harvest,sheep,barn,hai,crop,acr,silag,combin;milk,lamb
shop job,retail work,shop assist|cash up;till,stockroom,custom,stack,walmart;tesco,shelf,black fridai,checkout,primark
warehous,pick,depot|pick rate,load bai;forklift,pallet,shift,conveyor,scanner;box,pack,stock,rack
factori,plant,product line|ear plug,line stop,output;machin,assembl,foreman,shift,overal,conveyor,downtim,widget,safeti boot;
call centr,support job|angri caller,handl time;headset,script,zendesk,escal,kpi;ticket,agent,target
secur guard,bouncer,doorman|night shift,id check,patrol,sia badg;id,radio,nightclub,lobbi,turn awai;cctv
babysitt,nanni,childmind|even out,db;bedtim,hourli,au pair,pick up,agenc,sitter;nap,refer,tantrum
busi,compani,firm,own busi|found,turnov,franchis,llc,trade,startup,famili run,profit;ltd,custom,self emploi,staff;
startup,new busi,found|cofound,pitch deck,runwai,investor,y combin;seed,fund,mvp,incub,burn rate,bootstrap,angel,equiti,seri a;pivot
fund,invest,investor,rais monei|seed round,vc,term sheet,crowdfund,kickstart;seri a,valuat,angel,dilut,due dilig,cap tabl,sequoia;pitch
acquisit,takeov,merger,bui out|acquir,sell to,billion,privat equiti,parent compani,earn out;deal,buyer,due dilig,integr,share,merg;
bankrupt,bankruptci,go under,close down|administr,creditor,receivership,chapter 11,close sale,insolv;liquid,debt,fold,go bust;bust,shutter
profit,revenu,turnov,earn|ebitda,growth,break even,arr,top line;margin,loss,sale;
quarter,result,quarterli number|q1,q3,revenu,guidanc,earn call;forecast,miss,analyst;target
custom,client,account|happi with;churn,complaint,onboard,demo,account manag,logo,enterpris;contract,renew,retent,subscrib
lose custom,churn,lose account|leav us,downgrad,price,walk awai;competitor,contract end,unsubscrib,move to;cancel,switch
custom complaint,unhappi custom,angri client|furiou,unaccept;on star,escal,apologis,shout,review,trustpilot,compens,karen;voucher,discount
sale,deal,close,win,sign|;commiss,pipelin,discount,docusign,purchas order,prospect,procur,quota;contract,signatur,champagn
sale,sell,pipelin,prospect|crm,outreach;quota,cold call,salesforc,hubspot,funnel,upsel,sdr;lead,target,demo,commiss,rep
price,how much,cost|dear;quid,buck,discount,dollar,cheaper,tier,rip off;pound,bargain,expens,grand,fiver
quot,estim,quotat|materi,plu vat,three quot,cheapest;labour,vat,itemis,ballpark,per hour;
discount,offer,voucher,deal|promo,student discount,bui on;percent off,coupon,black fridai,half price,bogof,clubcard,clearanc,groupon;code,knock off
market,campaign,promot,advertis|ad,billboard,newslett;instagram,click,influenc,brand,mailchimp,seo,slogan,googl ad,flyer;convers,agenc
advert,ad,commerci|billboard,tv spot,super bowl,jingl,facebook ad;slogan,leaflet,impress,ctr;banner,click,poster,sponsor
brand,logo,rebrand|taglin,name chang,wordmark;colour,font,design,guidelin,palett,mockup,trademark,style guid;
social media,post,follow|tweet,hashtag;instagram,like,viral,engag,caption,facebook,retweet;tiktok,reel,linkedin,stori,influenc
newslett,email campaign,mail list|open rate,substack;subscrib,mailchimp,unsubscrib,subject line,click through,spam folder,sign up,templat;
websit,site,web page|domain,wordpress,squarespac,land page,homepag,bounc rate;host,wix,seo,404,shopifi,cm,godaddi;
seo,search rank,googl rank|keyword,backlink,first page,meta,ahref,sitemap,search consol;googl,organ,blog,algorithm;traffic
competitor,competit,rival|market share,copi us,switch to,their product,featur pariti,rival,lose deal;cheaper,undercut,launch,price war;poach
survei,custom feedback,feedback|np,respond,typeform,surveymonkei,questionnair,csat,focu group;rate,score;comment,star
product launch,launch|press releas,product hunt,unveil;announc,countdown,embargo,rollout,ship,beta,waitlist;parti
deliveri,parcel,packag,shipment|;courier,dpd,evri,doorstep,sign for,up,miss you,depot,porch,leav with;track,royal mail,fedex
lose parcel,miss deliveri,not arriv|wrong address,no sign;depot,porch pirat,carrier,sai deliv;track,steal,claim
order,purchas|confirm email,dispatch,cart;checkout,arriv,backord,next dai;amazon,basket,prime
return,refund,send back,exchang|monei back,unworn;store credit,faulti,wrong size,restock;receipt,label,post offic,evri,drop off,herm
stock,inventori,sell out|stocktak,shortag,reorder;backord,warehous,restock,supplier,sku,run out;shelf
supplier,vendor,provid|lead time,wholesal;invoic,deliveri,minimum order,manufactur,procur,term,china,distributor,stif;quot,contract
suppli,shortag,lead time|suez,back order,factori;contain,backlog,port,custom,ration,alloc,ship;chip
ship,freight,import,export|felixstow,incoterm,hs code;contain,custom,port,pallet,duti,tariff,air freight,cargo,forward,rotterdam;
custom,import duti,tariff|hold at,declar;border,vat,paperwork,broker,brexit,duti,clearanc,inspect;fee,feed,form
post,mail,letter|first class;envelop,royal mail,postman,record,usp,sign for,mailbox,special deliveri,frank;stamp,letterbox,post offic,postcod
invoic,bill|pai,net 30,line item,account payabl;overdu,vat,purchas order,xero,remitt,unpaid,due date;chase,stripe
late payment,unpaid,chase payment|60 dai,cash flow,debt collector,net 90;overdu,remind,small claim,account,ow,fob off;invoic
contract,agreement,term|redlin,small print;claus,docusign,notic period,termin,breach,nda,msa,countersign;sign,lawyer,renew
nda,confidenti|not allow,disclos,under wrap,hush hush,non disclosur;legal,gag,embargo;sign
renew,expir|annual,price hike;laps,auto renew,subscript,remind;expir,licenc,polici,extend
subscript,membership,plan,monthli fee|;free trial,auto renew,tier,disnei,unsubscrib;cancel,netflix,spotifi,direct debit,prime,premium
franchis,chain,branch|store,locat,royalti;mcdonald,subwai,costa,outlet,open,high street;
shop close,store close,high street|debenham,wilko,empti unit;shutter,clearanc,woolworth,board up,rent hike,footfal;
client visit,pitch|propos,client offic,win the;lunch,demo,suit,handshak,prospect;slide,tie,ti
trade,wholesal,market stall|bulk,market,farmer market;supplier,costco,makro,craft fair;stall,pitch,haggl,booth
cash,afford|;skint,break,quid,save,wallet,paycheck,atm,buck;tenner,overdraft,bill,fiver
bank,bank account|barclai,sort code,hsbc,current account;monzo,app,starl,lloyd,teller,check;overdraft,transfer,statement,chase
save|raini dai,emerg fund,put awai,high yield,ns i;isa,premium bond,pot,lisa,nest egg;piggi bank
debt,ow,borrow,loan|stepchang;credit card,repai,klarna,instal,pai back,paydai loan,consolid,student loan;overdraft,bailiff,apr
lend,borrow monei,ow me|spot me,till paydai;pai back,iou,venmo,fifti quid,ow,revolut,paypal;tenner,monzo,transfer
credit card,debit card,card|mastercard,cvv;declin,visa,amex,contactless,balanc,appl pai;pin,steal,apr
credit score,credit rate|miss payment,clearscor,hard search,credit karma;experian,mortgag,reject,fico,equifax,elector roll,util;
fraud,scam,rip off|text,hmrc call,monei go,romanc;phish,bank,fake,gift card,account freez,action fraud,whatsapp mum,dodgi link;steal
overdraft,overdrawn|arrang,dip below,unarrang,interest free,minu figur;minu,bank,paydai,declin,max;bounc,buffer
transfer,send monei,wire|sort code,iban,wise,account number,exchang rate;revolut,swift,paypal,zell,bac,land in,western union,cash app;venmo,bounc
exchang rate,currenc,foreign monei|travelex,yen,lira;euro,dollar,revolut,zloti,wise;pound,commiss,convers
cash machin,atm,withdraw|card stick,cash point,natwest machin;swallow,note,fee,feed,twenti,cashpoint,withdraw,note onli;pin
invest,share,stock,portfolio|vanguard,etf,index fund,dividend,robinhood,trade 212;s p,crash,isa,bond,hargreav;tesla,broker,dip,nasdaq
crypto,bitcoin|coinbas,ethereum,hodl,binanc,seed phrase,nft,doge,blockchain;wallet,dip,ledger,rug pull;crash
pension,retir fund|contribut,employ match,state pension;pot,401k,annuiti,drawdown,salari sacrific,roth,ira,lump sum,scottish widow;nest
inherit,will,estat|leav me,nan hous,hous clearanc;probat,executor,di,legaci,beneficiari,jewelleri,heir,lump sum;
lotteri,win monei,prize|rollov;number,scratchcard,jackpot,euromillion,premium bond,syndic,powerbal;ticket,tenner
gambl,bet|hors,ladbrok;odd,booki,casino,accumul,poker,bet365,paddi power,blackjack,roulett,acca,fiver on;each wai
tip|gratuiti,fifteen percent,cash tip;servic charg,waiter,round up,card machin,twenti percent,discretionari;bill
share cost,pai back|whose round;splitwis,half,venmo,chip in,go dutch,kitti,per head;transfer,monzo
bill,util,household cost|broadband;ga,electr,council tax,water,stand charg,smart meter,con ed;direct debit,meter,british ga,octopu,thermostat,thame water
energi bill,heat cost,electr bill|;meter read,tariff,thermostat,british ga,smart meter,price cap,stand charg,edf,solar;octopu,kwh,boiler
phone bill,mobil contract,phone plan|unlimit;ee,eed,sim onli,vodafon,roam,gig,verizon,t mobil,pac code;giffgaff,o2
broadband,internet provid,home internet|engin visit;router,bt,virgin,fibr,openreach,mbp,comcast,xfiniti,drop out,wifi,speed test,plusnet,outag;
inflat,price up|lurpak,weekli shop,ga price;butter,rent,shrinkflat,aldi,petrol,tighten;tesco,food bank
tax,tax return|;self assess,ir,rebat,account,w 2,tax code,allow,turbotax;hmrc,deduct,bracket
tax refund,rebat,tax back|chequ,direct deposit,p800,e file,few hundr,overpay;overpaid,ir,tax code,windfal,brown envelop;hmrc
vat,sale tax|quarterli,reclaim,exempt;twenti percent,regist,threshold,xero;hmrc,invoic
council tax,properti tax,rate|singl person,counti;band,rebat,arrear,assess,reassess;bin
audit,inspect,auditor|complianc,soc 2,iso 27001,non conform;evid,find,ir,paperwork,deloitt,kpmg;hmrc,control
insur,polici,cover|;excess,admir,aviva,deduct,no claim,geico,payout,underwrit,direct line,state farm,comparethemarket;premium,claim,quot,broker
insur claim,claim,payout|assessor,adjust;excess,photo,write off,dashcam,loss,polic report,crime number;deduct,reject,settl,aviva,third parti
car insur|fulli comp,black box,gocompar,young driver;no claim,admir,third parti,name driver,geico,progress;premium,excess
health insur,medic cover|copai,vital,in network;bupa,deduct,blue cross,obamacar,cobra,pre exist,dental,hsa;premium,claim
life insur,death cover|critic ill;beneficiari,term,payout,mortgag,smoker,medic,depend;premium
travel insur,holidai cover|luggag,staysur,ghic,airlin,ehic,repatri;medic,pre exist,delai;cancel,claim,excess
pet insur,vet bill|lifetim cover;petplan,excess,oper,cruciat,pre exist;vet,claim,premium,dog
lawsuit,sue,su,court,legal action|settlement,claimant;hear,damag,small claim,verdict,defend,juri;judg,appeal,lawyer,wit,file
court,trial,hear|adjourn,prosecutor;juri,verdict,wit,guilti,magistr,barrist,sentenc,plea,evid;judg,bail,dock
juri duti,juri servic|deliber,call up,crown court;summon,verdict,excus,select,foreman;court,judg
arrest,polic,crime|;handcuff,station,custodi,bail,cop,charg,caution,cell,warrant,mugshot;statement,bust,nick,dui
theft,steal,burgl,rob|;break in,nick,crime number,smash window,jewelleri,thief,laptop go,doorbel camera;polic,insur,cctv,pickpocket,swipe
fine,park ticket,penalti|pcn,yellow line,congest charg;speed,clamp,sixti quid,bu lane,warden;appeal,camera,court,tow,ulez
speed,catch speed,point|30 zone,awar cours;licenc,fine,pull over,mph,radar,nip;camera,polic,flash
copyright,trademark,patent|infring,ip,dmca,steal design,inventor,uspto;file,regist,royalti;lawyer,licenc
privaci,gdpr,data protect|person data,dpo,ico,delet request,cooki banner,subject access,pii,anonymis,dpa;consent,breach;retent
complianc,regul|fca,soc 2,hipaa,ofcom,sec,iso;audit,polici,control,gdpr,sox,attest;fine
divorc settlement,custodi,separ legal|decre;alimoni,mediat,mainten,weekend,prenup,fifti fifti;lawyer,custodi
guardianship|lpa,mum financ,public guardian,care fee;dementia,care home,proxi,capac,attornei;
passport,passport renew|photo booth,hmpo,fast track;form,post offic,embassi,burgundi,tsa;expir
visa,immigr,resid,permit|h1b,indefinit leav,skill worker,usci;embassi,biometr,home offic,green card,appoint,consul,settl statu,overstai,ilr,lotteri;
citizenship,naturalis|citizenship test,oath,swear in;ceremoni,test,home offic,dual,green card;passport
drive licenc,dvla,licenc|swansea,address chang,learner,photocard;dmv,photo,provision,point;renew
govern form,applic form,paperwork|gov uk,onlin,black ink,page miss;refer number,photocopi,fill in,nation insur,notaris,in triplic;signatur,wit
benefit,univers credit,welfar|hous benefit,sanction,carer allow;jobcentr,dwp,pip,food stamp,assess,journal,medicaid,unemploy,child benefit;claim
council,local author,citi hall|;plan,pothol,council tax,recycl,permit,fly tip,councillor;bin,librari
plan permiss,build permit|;object,architect,refus,conserv area,zone;extens,appeal
vote,elect,ballot,poll|postal vote,manifesto;poll station,mp,candid,labour,tori,referendum,democrat,republican,landslid,exit poll,turnout;swing
birth certif,registr,registri offic|origin copi,marriag certif,gro,registrar offic,full certif,full name;registrar,appoint,deed poll,certifi,notari,born in;
name chang,deed poll|marri name,hyphen,signatur chang;maiden,bank,doubl barrel,new surnam;passport,certif,initi
notari,wit,apostil|certifi copi,affidavit,solicitor stamp,legalis,swear statement,ink stamp;embassi,swear,seal;stamp,signatur
hous,hous purchas|;offer,mortgag,survei,exchang,complet,estat agent,close,stamp duti;view,rightmov,escrow,gazump
hous sale|under offer;estat agent,view,ask price,offer,buyer,fall through,open hous,epc;chain,valuat,realtor
hous price,properti market,hous market|overpr,bid war,interest rate,crazi price;ask price,rightmov,zillow,nationwid;crash,squar foot
mortgag,home loan|principl,ltv;fix rate,lender,broker,halifax,remortgag,nationwid,repay,tracker,thirti year,overpai,santand;apr,refin
rent,tenanc|agreement;let agent,pcm,leas,tenant,openr,zoopla,section 21;spareroom,inventori,craigslist
landlord,let agent|slumlord;rent,evict,tenant,inspect,fix,repair,foxton;boiler,mould
evict|two month;section 21,notic,bailiff,arrear,homeless,lock chang;court,shelter
deposit,deposit back,damag deposit|scheme,check out;deduct,inventori,clean,scuff,dp,withheld;
flatmat,roommat,housem|move in,rent share,room avail,hous share;spareroom,dish,wash up,bathroom,passiv aggress;fridg,thermostat
move hous,move,move dai|sofa stick;remov,pack,bubbl wrap,u haul,forward,unpack,storag,two bed;box,van,bin bag
survei,surveyor,hous inspect|ric,level 3;subsid,roof,structur,report,inspector,radon,asbesto,knotwe;damp,valuat
first flat,new place,apart|bedroom;balconi,squar foot,leas,doorman,open plan,ensuit,view of;kei,ikea,studio,lift
neighbourhood|quiet street,crime;school,safe,cafe,suburb,gentrifi,catchment;tube,commut,postcod
hous view,open hous|pictur,second view;estat agent,garden,box room,smell,south face;damp,boiler,tini,offer
outag,down,incid|;503,rollback,pagerduti,page,on call,statu page,recov,postmortem,unreach,p1,sev1,alert,degrad,502,war room;failov,all hand,timeout
crash,fall over|restart loop,sigsegv,unhandl;segfault,oom,stack trace,panic,null pointer,core dump,except,crashloop,kill,exit code;
bug,defect,issu|git bisect,wrong variabl;repro,null,stack trace,regress,race condit,fix,edg case,undefin;typo,hotfix
root caus,caus|turn out,config chang,bad deploi;race condit,typo,memori leak,disk full,five why,dn,postmortem,regress,culprit;expir
error,error messag,except|500,traceback,fail to,typeerror,unexpect;stack trace,null pointer,timeout,undefin,404,permiss deni,403,econnrefus;log,segfault
on call,pager,rota|opsgeni,handoff;page,3am,pagerduti,wake up,escal,secondari,alert,noisi,primari,runbook;
alert,alarm,monitor|;pagerduti,threshold,prometheu,noisi,fals posit,grafana,datadog,cpu,nagio,flap,cloudwatch,fire;
postmortem,incid review,retrospect|blameless,root caus,contribut factor,learn,mttr;timelin,action item,five why,follow up;lesson
retro,sprint retrospect|go well,start stop,dot vote,kudo board,retrium,mood board;sticki note,miro,action item,shout out,vent;
fix,resolv,solut|clear cach,work now,pr up;restart,rollback,workaround,hotfix,revert,config;patch,reboot
rollback,revert,roll back|previou version,git revert,bad deploi,redeploi,prior releas,back out,last good,old build;undo,migrat;
deploi,deploy,releas,ship|;prod,pipelin,rollout,canari,helm,blue green,kubectl,go out,changelog,push to,featur flag,jenkin;stage,rollback,argo
releas,version,releas date|semver,rc1,v2;changelog,ga,beta,releas note,hotfix,app store,mileston;tag
hotfix,urgent fix,patch|emerg,patch releas,fridai night,push straight,emerg releas,skip review,point releas;cherri pick,prod,bypass,rollback;
featur flag,toggl,experi switch|launchdarkli,enabl,kill switch,unleash,statsig;rollout,ten percent,cohort;split
code freez,freez|no deploi,merg window,cutoff,except,releas branch,onli critic,chang freez,noth ship,holidai freez;black fridai,lockdown,festiv,thaw;
test,test suit|pytest,jest,coverag,assert,fixtur,e2e;flaki,mock,integr,junit,cypress,playwright;snapshot
flaki test,unstabl test|time,rerun,pass local,ci,random seed,order depend;retri,quarantin,intermitt;timeout
coverag,test coverag|codecov,untest,sonar,uncov,eighti percent,nineti percent,line coverag;branch,threshold,sonarqub,istanbul;badg
ci,pipelin,build server|circleci,workflow;jenkin,github action,runner,build,gitlab,flaki,yaml,buildkit,teamciti;cach
build,compil,build failur|cmake,linker,miss depend;gradl,webpack,maven,node modul,npm,bazel,warn,makefil,clean build,undefin refer;break,lockfil,cargo
slow build,build time|increment,docker layer,bazel,turbo,ccach,vite,cut from,esbuild;cach,parallel,runner,webpack;
databas,db,data store|mysql,queri,rd,sql;postgr,index,migrat,replica,schema,mongo,deadlock,vacuum,connect pool,oracl,sqlite,dynamo,mariadb;shard
slow queri,databas slow,queri perform|full scan,seq scan,analyz,slow log,materi view;index,explain,n 1,vacuum,planner,miss index,queri plan;lock
migrat,schema chang,alter tabl|alemb,flywai,ddl,not null;column,backfil,rollback,downtim,liquibas,renam,default;lock,cutov
deadlock,lock|transact,victim;mutex,hang,isol,row,content;thread,timeout
replic,replica,failov|read replica,wal,binlog,second behind;lag,primari,standbi,promot,split brain,sync,master,secondari;
connect pool,connect exhaust|pgbouncer,max connect,hikari,pool size,timeout wait,connect refus,leak connect,transact mode;;exhaust,slot
cach,stale data|memcach,invalid,hit rate;redi,ttl,cdn,evict,stale,flush,cloudflar,purg,stamped;varnish
redi|maxmemori,sentinel,lua,flushal,elasticach;ttl,evict,cluster,valkei,pubsub;session
queue,messag broker,messag|rabbitmq,consum,dead letter,sq,produc,celeri;kafka,lag,backlog,topic,partit,offset,poison messag,sidekiq,nat;
kafka,event stream,stream|consum lag,topic,rebal,schema registri,confluent,flink,compact,redpanda;partit,offset,broker,zookeep;
cron,schedul job,batch job,nightli job|run twice,didnt run,crontab;airflow,utc,schedul,overnight,2am,systemd timer,dag,overlap;
network,connect|firewal,subnet,bgp,mtu;dn,packet loss,vpn,latenc,vlan,rout,tracerout,cidr,load balanc;router,ping
dn,domain name|cname,nxdomain,rout 53,mx;ttl,propag,resolv,nameserv,cloudflar,dig,a record;registrar
domain,domain expir,registrar|godaddi,namecheap,whoi,tld;dn,laps,squatter,nameserv;renew,expir,transfer
certif,ssl,tl,http|certbot,self sign,root ca,cert manag;let encrypt,padlock,acm,handshak,wildcard,san,untrust;expir,renew,chain
firewal,block port,secur group|rule,allowlist,iptabl,open up,443,inbound,palo alto,whitelist;port,cidr,egress;
vpn,remot access|disconnect,wireguard,anyconnect,openvpn,tailscal,split tunnel,globalprotect,mfa,cant reach,nordvpn;tunnel,zscaler;
wifi,wireless|signal,access point,dead spot,ssid,guest network;router,password,mesh,ethernet,bar,eero,unifi;drop,reboot,hotspot
load balanc,proxi,gatewai|haproxi,health check,round robin,alb,envoi,sticki session,elb;nginx,502,upstream,traefik,f5,ingress;drain
cdn,content deliveri|fastli,akamai,cloudfront,static asset;cloudflar,purg,edg,cach,origin;pop
latenc,slow,respons time|millisecond,slow queri,p95,round trip,percentil,cach miss;p99,timeout,spike,cold start;
timeout,hang,unrespons|504,gave up,keepal;retri,deadlin,hang,upstream,spinner,backoff,gatewai;
perform,speed,optimis,faster|flame graph,benchmark,cpu,hot path,shave;profil,latenc,n 1,throughput,index,p99,vectoris,lazi load;cach
memori,memori leak,ram|rss;oom,heap,garbag collect,gig,kill,swap,heap dump,climb,valgrind,gb;restart
cpu,processor load,high load|100 percent,busi loop,regex,htop,load averag;peg,core,throttl,spike,profil;steal
disk,storag,disk space|inod,cleanup;full,df,ssd,terabyt,du,partit,nvme,nvmed,lvm,eb;log,volum,prune,raid
scale,capac,scale up|autoscal,node,horizont,load test,bigger instanc,hpa,traffic spike,headroom;replica,shard,throughput;black fridai
load test,stress test|k6,jmeter,locust,rp,gatl,fall over,virtual user;concurr,ramp,break point;
rate limit,throttl|429,backoff,token bucket,retri after,per minut,leaki;quota,burst,api kei;
cloud,host,cloud provid|gcp,region,instanc,googl cloud;aw,azur,ec2,s3,lambda,terraform,heroku,digitalocean,hetzner,fargat,linod;
server,machin|linux,bare metal,vm,datacentr;rack,ssh,ec2,nginx,uptim,hetzner,ubuntu,systemd;reboot,dell
kubernet,cluster,contain|node,kubectl,crashloop,namespac,deploy;pod,helm,ingress,ek,oper,evict,k8s,docker,gke,gked,sidecar,taint;yaml
docker,contain,imag|dockerfil,compos,alpin,entrypoint,base imag;layer,registri,build,pull,podman,ecr;volum
terraform,provis|state,appli,pulumi,hcl,destroi,state lock,atlanti;modul,drift,ansibl,cloudform,provid;
serverless,function,lambda|api gatewai,invoc,step function,cloudflar worker,memori limit,azur function;cold start,timeout,concurr,lambda,provis;
region,data centr,avail zone|eu west,dublin,ireland,multi az,equinix;frankfurt,failov,colo;rack
cloud cost,cloud bill,infrastructur cost|aw bill,egress,reserv instanc,save plan,nat gatewai,finop,rightsiz,snowflak credit;snapshot;doubl,s3
power cut,power outag,no electr|;up,gener,fuse,blackout,grid,substat,light out,nation grid;torch,pg e
backup,restor|nightli,lose data,veeam,pg dump;snapshot,restor,s3,glacier,retent,time machin,offsit,restic,borg;corrupt
data loss,lose data|drop tabl,rm rf,wrong databas,truncat,undelet;restor,backup,overwritten,recov,snapshot;
disast recoveri,failov test|rpo,secondari region,failback,chao;rto,standbi,runbook,cutov,gamedai;
secur,vulner,secur hole|pentest;cve,cved,log4j,inject,xss,exploit,hackeron,snyk,zero dai,disclosur,secret,sanitis,csrf,bounti;patch,dependabot
hack,breach,attack|attack,compromis,steal data,password reset;ransomwar,phish,credenti,malwar,dark web,ddo,forens,exfiltr,haveibeenpwn;bitcoin
phish,suspici email|it team,spoof,knowbe4,sender address,ceo fraud;click,fake,attach,train,credenti,gift card;invoic
ransomwar,viru,malwar|antiviru,crowdstrik;encrypt,bitcoin,infect,backup,quarantin,defend,norton,trojan,reimag,malwarebyt;
ddo,bot traffic|botnet,scraper,waf,ip rang,gbp;cloudflar,rate limit,captcha;spike
pentest,secur audit|critic,red team,remedi,owasp;find,report,burp,retest;consult,sever
secret,api kei,leak kei,token|revok,secret manag,hardcod,gitleak;vault,rotat,commit,env var,github,env,1password,plaintext;
login,log in,sign in,authent|sso,oauth;password,okta,session,token,2fa,lock out,redirect,jwt,saml,log out,credenti,auth0,keycloak,magic link;cooki
password,forget password,passcod|special charact,hunter2;reset,lastpass,1password,lock out,bitwarden,keychain;sticki note
two factor,2fa,mfa,verif code|authent,yubikei,sm,backup code,lose phone,totp,passkei;duo,text messag,prompt;code
permiss,access,right,access deni|403,iam,request access,rbac;admin,role,grant,read onli,sudo,acl,owner,revok,least privileg;polici
lock account|it desk,unlock,helpdesk,forget credenti,verif,unlock me;reset,password,suspend,verifi;
spam,junk mail|junk folder,dkim,blacklist;unsubscrib,spf,dmarc,newslett,nigerian princ,viagra;filter
email,inbox,mail problem|inbox zero,send folder,mailbox full;outlook,gmail,attach,repli all,cc,unread,bcc,smtp,se;thread,signatur
log,log file|kibana,splunk,loki,debug level,journalctl;grep,stack trace,elk,structur,rotat,noisi,cloudwatch,correl id;retent
dashboard,chart,metric view|widget,red line;grafana,tableau,looker,graph,power bi,metabas,datadog,kpi,refresh,heatmap;panel
metric,kpi,number,statist|daili activ,north star,histogram;p99,prometheu,grafana,graph,churn,baselin,dau,okr;convers
trace,observ|jaeger,span,opentelemetri,honeycomb,trace id,instrument,tempo;datadog,new relic,sampl;
uptim,avail,sla|99 9,error budget,pingdom;nine,statu page,breach,credit,slo,downtim,statuspag;
data,dataset,record|million row;row,csv,column,parquet,duplic,scrape,null,schema;s3
data qualiti,wrong data,bad data|miss row,mismatch,encod;duplic,null,dedup,valid,great expect,outlier,off by;typo
data pipelin,etl,ingest|dag,fivetran,late data;airflow,dbt,spark,snowflak,backfil,bigqueri,batch,dagster;s3,stale,upstream
data warehous,analyt databas|redshift,star schema,fact tabl,queri cost,duckdb;snowflak,bigqueri,dbt,databrick,clickhous,partit;
analyt,track,user data|googl analyt,mixpanel,amplitud,segment,pageview,posthog,ga4,utm;funnel,cohort;convers,cooki
experi|signific,variant,uplift,p valu,sampl size,inconclus,optim;control,cohort,confid;convers
machin learn,model|overfit,accuraci,xgboost;gpu,epoch,loss,train set,pytorch,fine tune,featur,infer,valid,hyperparamet,f1,embed;drift
model accuraci,model qualiti,predict|f1,precis,auc,baselin,holdout,confus matrix,rmse;recal,fals posit,overfit,benchmark,rmsed,eval;drift
ai,chatbot,languag model|gpt,hallucin,llm,openai,context window;chatgpt,prompt,claud,token,copilot,gemini,rag,fine tune,embed;llama
gpu,graphic card|nvidia,cuda,vram,a100,h100,4090,amd,rocm;rtx,render,scalper;
label,annot,label data|annot,bound box,mechan turk,disagr,ground truth,label studio,gold set,relabel,mislabel,inter annot;guidelin,click farm;label
recommend,personalis|collabor filter,rank,relev,recsi,user histori,similar item;embed,click,cold start,click through;spotifi
search,search engin|elasticsearch,relev,solr,algolia,fuzzi,synonym;index,typo,rank,opensearch,reindex,lucen,bm25;
ticket,task,issu tracker|assign,linear,in progress,done column,reopen;jira,backlog,stori,epic,trello,kanban,asana,wontfix;sprint,triag
backlog|prioritis;groom,refin,jira,triag,stale,epic,icebox,clean up;
sprint,iter|veloc,burndown,spillov;stori point,plan,carri over,retro,scrum,jira,commit;demo
support ticket,helpdesk,support request|first line,intercom,sla,freshdesk,custom write;zendesk,escal,repli,macro,servicenow,it desk;
code review,pull request,pr,merg request|nitpick,diff;lgtm,comment,review,chang request,merg,rebas,github,stale,ptal,rubber stamp;approv,squash
branch,git,version control|merg conflict,featur branch;rebas,cherri pick,forc push,checkout,stash,trunk,commit,detach,bisect,worktre;squash
merg conflict|their,our,main move,both modifi,mergetool;rebas,lockfil,resolv,marker,diverg;
commit,commit messag|amend,convent,wip,hash,sha;squash,histori,rebas;typo,push
repositori,repo,code base|monorepo,bitbucket,submodul;github,gitlab,clone,fork,archiv,readm,organis;
refactor,rewrit|tech debt,renam,duplic code,god class;legaci,split up,extract,spaghetti,rip out,from scratch,strangler,tidi;
technic debt,legaci code|cobol,todo,old framework,rewrit,nobodi understand,no test;workaround,php,spaghetti,hack,deprec,perl;
architectur,system design|microservic,monolith,diagram,event drive,c4,decoupl;boundari,adr,hexagon;whiteboard
microservic,servic,monolith|servic mesh,distribut,modular,istio,team own;grpc,saga,kubernet;split,contract,boundari
api,endpoint,interfac|graphql,openapi;rest,json,swagger,grpc,payload,version,webhook,404,rate limit;postman,deprec,curl,idempot
integr,webhook|slack app,zapier;stripe,callback,payload,retri,api kei,sandbox,twilio,salesforc;signatur
payment system,checkout,card payment|adyen,3ds,doubl charg,pci;stripe,paypal,declin,chargeback,appl pai,braintre,worldpai;klarna,webhook
doubl charg,charg twice,wrong charg|;duplic,statement,idempot,bank,stripe,pend,support,disput;
depend,librari,packag|pypi;npm,pip,lockfil,dependabot,transit,break chang,maven,semver,vendor,leav pad,renov;pin,crate
upgrad,updat,new version|break chang,migrat guid,major version,compat,incompat,lt;deprec,changelog,eol,downgrad;bump
framework,web framework|;react,django,spring,vue,vu,laravel,angular,flask,next js,express,svelt,fastapi,symfoni,dotnet,nuxt;rail
frontend,ui,web interfac|css,compon,browser,layout,modal;react,typescript,tailwind,vue,vu,render,dark mode,hydrat,storybook;button
backend,server side|api,databas;django,spring,golang,endpoint,java,postgr;rail
css,style,layout bug|flexbox,z index,respons;pad,margin,grid,overflow,tailwind,safari,sass;font
mobil app,app,io app,android app|plai store,react nativ,push notif,review reject;app store,testflight,swift,kotlin,flutter,crashlyt,xcode,gradl,expo;
app reject|resubmit,expedit;appl,reject,guidelin,screenshot,testflight,metadata;appeal
browser,chrome,safari,firefox|incognito,ie11,polyfil,adblock,brave;tab,cooki,cach,devtool,bookmark;extens
program languag,languag|c;python,rust,golang,java,typescript,javascript,rubi,kotlin,scala,elixir,php,haskel,perl,swift;
python,python problem|venv,indent,gil,poetri,asyncio;pip,panda,django,notebook,conda,import error,uv;wheel
javascript,node,typescript|async await,node modul,pnpm,ani type;npm,undefin,react,promis,yarn,webpack,bun,eslint,deno;callback
rust,system languag|borrow checker,lifetim,unsaf,clippi,tokio,ownership;cargo,crate,unwrap,ferri;
java,jvm|jdk;spring,maven,heap,garbag collect,null pointer,gradl,intellij,tomcat,boilerpl,kotlin,hibern,classpath;
editor,id|vscode,vim,emac,neovim,jetbrain,keybind,sublim;intellij,cursor,plugin,pycharm,xcode,zed,dark theme;
termin,shell,command line|zsh,iterm,tmux,alia;bash,ssh,prompt,powershel,dotfil,grep,script;fish
script,autom|zapier,on liner,by hand,power autom,save hour;bash,python,cron,makefil,selenium,macro,ansibl;
linter,format,code style|prettier,semicolon,pre commit,ruff,line length,gofmt,editorconfig;eslint,tab,space,black,rubocop;
type error,type|mypi,ani,strict mode,null check,interfac;typescript,gener,cast,union,infer;
concurr,thread,async|await,goroutin,thread pool,semaphor,event loop;race condit,mutex,deadlock,atom,actor;lock
regex,text pars,parser|backtrack,escap,captur group,unicod,greedi,lookahead,regex101;csv,utf 8;quot,token
encod,charact problem,unicod|utf 8,mojibak,umlaut,latin1,bom,question mark,collat,ascii,window 1252;emoji;accent
date bug,time bug,clock issu|daylight save,leap year,timestamp,hour out,naiv datetim,ntp,iso 8601,clock drift;utc,epoch,time zone;
configur,config,set|toml,default,wrong valu,helm valu;yaml,env var,json,flag,env,indent,dotfil,ini;typo
environ,stage,test environ|dev box,qa,seed data;prod,sandbox,env var,uat,pariti,preview,localhost,refresh;stage
local setup,dev environ|docker compos,localhost,homebrew,devcontain,nix,asdf;brew,readm,makefil,wsl;seed
cannot reproduc|environ,version mismatch,differ os;repro,docker,heisenbug,intermitt;log,cach
qa,tester,qualiti assur|test plan,bug report,manual,smoke test,testrail;regress,selenium,edg case,checklist,repro;sign off
user,sign up|daili activ,beta tester,log in;regist,onboard,account,churn,waitlist,dau,cohort;
user research,usabl|confus by,particip,usabl test,persona,couldnt find,hotjar,session record;interview,prototyp,figma,heatmap;
design,mockup|wirefram,ux;figma,prototyp,sketch,font,colour,canva,adob,compon,space,illustr;pixel,palett
access,a11y|screen reader,contrast,alt text,wcag,aria,voiceov,colour blind,nvda,tab order;keyboard,caption;
translat,localis|i18n,german,local,rtl,lokalis,plural,crowdin;string,translat,french,placehold,deepl;
featur,new featur,function|roll out,user ask,spec;flag,beta,mvp,dark mode,export,roadmap,toggl,request;
demo|live,dummi data;crash,sandbox,stakehold,screen share,wifi,script,sale;rehears
prototyp,mvp|poc,hacki,throwawai,clickabl,lovabl;figma,spike,demo,duct tape,stub,knock up;
hackathon,hack week,innov dai|prize,48 hour,all night,pitch idea;demo,prototyp,no sleep,red bull,team name,side idea;pizza,judg,jam
open sourc,contribut,maintain|pr,issu,maintain,contributor;github,licenc,fork,mit,upstream,gpl,apach;star
licenc,softwar licenc,licens|mit,gpl,per user,jetbrain,oracl audit,commerci;seat,adob,legal;renew
laptop,comput,work laptop|;macbook,thinkpad,dell,charger,reimag,m1,surfac;fan,keyboard,ram,spill,dock,lenovo,chromebook
break laptop,comput problem,pc break|black screen,fan nois;blue screen,wont boot,spill,crack screen,hard drive,repair shop,geniu bar,reinstal,bsod,beach ball;
printer,print|paper trai;toner,ink,cartridg,offlin,scanner,doubl side,epson,canon;jam,hp
monitor,screen,displai|4k,ultrawid,displayport,27 inch,refresh rate;dell,hdmi,flicker,dual,curv,usb c;pixel,bracket
keyboard,mous|mechan,cherri,logitech,trackpad,clicki,keycap;wireless,ergonom,rsi,keychron,magic mous;split,bluetooth
headphon,headset,earbud|jabra,sennheis;nois cancel,airpod,bose,soni,bluetooth,jack,leav ear,wireless,charg case,xm5;mic
webcam,microphon|logitech,background nois,blue yeti,ring light,not detect,graini;blurri,usb;mute,driver
phone,mobil,smartphon|;iphon,samsung,charger,android,airplan mode,galaxi,esim,storag full;crack,screen,pixel,sim
break phone,phone repair,smash phone|water damag,batteri replac,ifixit,back glass;crack screen,rice,applecar,geniu bar,face id;drop,toilet,timpson
lose phone,phone miss|lock it;find my,taxi,back pocket,icloud,ring it,leav on,eras,airtag;sofa,sim
charger,cabl,adapt,dongl|;usb c,lightn,plug,frai,anker,power bank,magsaf,watt,extens lead;hdmi,socket
tablet,ipad|appl pencil,galaxi tab,ipad mini,prop up;kindl,procreat,stylu,paperwhit,galaxi,smart cover;screen,netflix,draw
smart watch,fit tracker|sleep score;appl watch,garmin,fitbit,step,heart rate,whoop;strap,strava
hard drive,extern drive,na|seagat,synolog,wd,bad sector;ssd,raid,click,terabyt,usb,corrupt,partit,recoveri,plex;
oper system,os,window,mac|linux,maco,dual boot;window 11,ubuntu,debian,fedora,arch,sequoia,wsl,kernel;reboot,blue screen
linux,linux machin|systemd,apt,distro,wayland;ubuntu,debian,kernel,arch,sudo,ssh,fedora,grub,nixo;thinkpad
raspberri pi,hobbi electron,arduino|gpio,sd card,breadboard,pihol,jumper wire;sensor,solder,esp32,home assist,resistor;lead
smart home,home autom|home assist;alexa,hue,hu,googl home,thermostat,smart plug,zigbe,routin,siri,hub;nest,bulb
3d printer,3d print|filament,pla,bed level,bambu,stl,thingivers;nozzl,prusa,ender,spaghetti,resin;layer
game consol,game pc|;ps5,xbox,rtx,control,nintendo,graphic card,fp,rgb,discord,steam deck;steam
chat tool,slack|notif,here;channel,dm,emoji,team,huddl,discord,statu;thread,ping,mute,pin
notif,remind|popup,too mani;ping,push;buzz,mute,badg,snooz,slack
file share,share drive,cloud storag|dropbox,onedr,folder;googl drive,sharepoint,sync,wetransf,quota,permiss,upload;icloud
upload,download,file transfer|megabyt,progress bar,sftp,torrent;stick at,s3,wetransf,corrupt,resum;zip
it support,it depart,tech help|helpdesk,remot in,admin right,teamview;reimag;ticket,reboot,reset,laptop,cabl
softwar,tool,program us|saa,airtabl;licenc,jira,figma,notion,instal,subscript,plugin,excel,photoshop;slack
crm,sale system|pipedr,duplic record,account owner;salesforc,hubspot,contact,pipelin,zoho,dynam;lead
erp,account system,financ system|sap,netsuit,oracl,journal entri;ledger,xero,migrat,purchas order,go live,dynam;sage,consult
switch vendor,migrat awai|contract end,self host,proprietari,move off,parallel run,migrat off,proprietari format;export,altern,cheaper,wall garden,open format,egress fee;renew
cloud migrat,system migrat,data migrat|downtim window,old system,dry run,on prem,dual write;cutov,parallel,backfil,legaci,decommiss;
decommiss,retir system,sunset|switch off,turn off,last custom,eol,old box;deprec,migrat,shut down,read onli;
mainten,mainten window,plan downtim|sundai night,notifi custom,mainten page,chang window,banner up;schedul,statu page,2am,kernel,read onli,earli hour;reboot,patch
patch,os updat,secur updat|patch tuesdai,wsu,unattend upgrad,fleet;kernel,cve,cved,ansibl,esxi,ubuntu;reboot
contain registri,artifact,packag registri|artifactori,nexu,ecr,harbor,cleanup,docker hub,pull limit,ghcr,imag tag,pull rate,privat registri;garbag collect,quai;
email deliveri,transact email|sendgrid,se,dkim,mailgun,suppress list;spf,spam folder,postmark,dmarc;bounc
sm,text send|sender id,short code,undeliv,otp,carrier,10dlc,text alert,deliveri receipt,messagebird;twilio,opt out,vonag;
session,cooki,log out|samesit,jwt,rememb me;token,refresh,redi,clear,safari;expir,sticki
sso,ident provid|azur ad,entra,oidc,googl workspac,scim,redirect loop;okta,saml,metadata;ping
encrypt|ae,km,tl,kei rotat,at rest,pgp,hsm,filevault;bitlock,plaintext;salt
bot,slack bot,autom bot|command,emoji reaction;webhook,token,discord,repli,schedul,cron,telegram,dependabot;
scrape,crawler,web scraper|beauti soup,proxi,user agent,scrapi,robot txt;captcha,selenium,rate limit,playwright;
map,geoloc,locat featur|coordin,mapbox,lat,openstreetmap,geofenc,postgi;googl map,gp,postcod,leaflet;pin
video platform|hl,bitrat,ffmpeg,transcod,codec,mux,rtmp,webrtc,mp4;buffer,ob,cdn;
imag upload|resiz,webp,exif,crop,jpeg,imagemagick,png,heic;thumbnail,s3,compress,rotat;
pdf,pdf gener,export|puppet,wkhtml,page break,form field;font,templat,adob,acrobat,merg,latex;invoic
csv import,import,bulk upload|delimit,encod,excel mangl,row fail,lead zero;column,duplic,map,header;quot
duplic,process twice|uniqu constraint,same id,doubl send,doubl submit,send twice;idempot,dedup,retri,merg,duplic row;
race condit,time bug|two request,same time,doubl click,interleav,thread safe,onli sometim;intermitt,mutex,atom,concurr,heisenbug;lock
infinit loop,stick loop|recurs,cpu peg,never end,100 percent,useeffect,while true,base case,loop forev;stack overflow,retri storm;
memori corrupt|valgrind,buffer overflow,asan,pointer,doubl free,stack smash,null deref,heap corrupt,dangl,asan report;segfault,gdb;
debug,debugg,track down|breakpoint,print statement,consol log,pdb,strace;gdb,stack trace,bisect,rubber duck,repro,devtool;log
firmwar,embed,devic softwar|bootload,ota,uart,microcontrol,stm32,jtag,watchdog;brick,esp32,rto,interrupt;flash
hardwar failur,fail disk,dead server|ecc,hot swap,rma;raid,psu,motherboard,warranti;replac,fan,spare
rack,cabl|patch panel,cold aisl,colo,pdu,cabl ti,unrack;cage,ear defend;switch,fibr,rail
switch,router,network hardwar|cisco,firmwar,ubiqu,vlan,poe,po,junip,meraki,mikrotik;port,sfp;reboot,cabl
iot,sensor,telemetri devic|mqtt,lorawan,firmwar,thing;gatewai,temperatur,offlin,zigbe;broker
late,overslept|sleep in,stick on,boss notic;bu,run behind,signal failur;alarm,traffic,snooz
work cloth,safeti gear,ppe,pped|steel toe;hi vi,hard hat,glove,overal,vest,ear defend;goggl
work accid|accid book,first aider,hse,hsed,risk assess;slip,rsi,hospit,compens,osha,forklift;ladder,near miss
fire drill,evacu|assembl point,fire marshal,roll call,build clear;car park,fals alarm,burn toast,sprinkler;stair,hi vi
offic temperatur,air con|aircon,facil;thermostat,boil,heater,stuffi;jumper,fan,sweat
offic nois,distract|phone call,quiet room,focu time;headphon,loud,open plan,chew,construct;librari
car park,park space|;permit,barrier,bai,full,clamp,reserv,multi storei,visitor,valet;garag
badg,keycard,offic access|turnstil,secur desk,visitor pass;lanyard,recept,forget,fob,tailgat,deactiv;beep
offic plant,offic pet|;water,monstera,desk,wilt,biscuit,allerg,fern;bark
cake|krispi kreme;doughnut,sing,kitchen,cupcak;collect
secret santa,offic gift|joke present;draw,regift,gag gift,bath salt;tenner,mug,wrap
perk,benefit|free lunch,health cover,pension match,privat medic,tabl tenni,beer fridg;gym,stock option,dental;snack
stock option,equiti|cliff,strike price,rsu,exercis,ipo,four year,espp,emi;vest,dilut,cap tabl;grant
ipo,go public,flotat|ticker,prospectu,s 1;nasdaq,share,lock up;list,valuat,float
work abroad,expat|reloc packag,singapor,tax resid;visa,second,dubai,languag,ship,berlin,work permit;
second,intern move,transfer team|new role,intern post,temporari,sidewai,on loan,lend to,act up,host team,temporari role;backfil,later,swap desk;cover
career plan,ambit,next job|manag track,staff engin,retrain,climb ladder,c level,own consult;promot,master,later,manag;
job satisfact,enjoi work|colleagu,dread mondai,fulfil,meaning,soul destroi,underappreci;bore,love it,dead end,reward,toxic;
skill,expertis|expert;excel,negoti,fluent,certifi,knack,photoshop,wizard;code
languag skill|a2;fluent,spanish,translat,nativ,accent,mandarin,rusti;duolingo,convers
degre,qualif,studi|diploma,comput scienc;univers,master,bachelor,phd,graduat,2 1,major,mba,a level,dissert;
award,recognit|nomin,plaqu,bonusli;trophi,shout out,ceremoni,black tie,kudo;certif,voucher
thank,prais|kudo,nice on,appreci,great job,save us;shout out,hero,high five,prop;chocol
mistak,mess up|wrong file;repli all,wrong person,typo,delet,apologis,oop,facepalm,my bad,screw up,cock up,send to;mortifi
demot,move down|strip of,titl,pai cut,junior,sidelin,humili,lose team,reduc role,knock down;step down,report to;
pai cut,reduc pai|salari freez,hour cut,wage freez,reduc salari,slash;furlough,tighten,union;
minimum wage,hourli pai|live wage,zero hour,under 18,exploit,eleven pound,tip wage,flsa,underpai;per hour;tip
zero hour,temp work,agenc work|no guarante,adecco,offic angel,manpow;agenc,shift,temp,perm;cover
self assess,file tax|utr,thirti first,sa100,gov gatewai;deadlin,account,penalti,gatewai,sole trader;hmrc
nation insur|ni number,contribut,qualifi year,ni contribut,voluntari contribut,payrol ask;payslip,ssn,credit,social secur;hmrc
student loan,tuition debt|repay,plan 2,slc,nine percent;payslip,threshold,salli mae,forgiv,fafsa;write off
childcar cost,nurseri fee|free hour,wraparound,daycar bill,fifteen hour,thirti hour;nurseri,childmind,daycar,au pair,grandpar,ey water,fund hour,second mortgag;
car financ,car loan,leas car|;pcp,mileag,hp,leas,salari sacrific;balloon,dealer,apr,trade in
donat,chariti,fundrais|sponsor run;justgiv,gift aid,raffl,gofundm,bake sale,rais;marathon,tin
wed cost,wed budget|;venu,cater,per head,photograph,dress,florist,save,band;guest
holidai cost,trip budget|per person,spend monei;flight,all inclus,airbnb,ryanair,easyjet,hotel,packag;
car cost|road tax,depreci;mot,petrol,tyre,repair;insur,diesel,mileag
unexpect expens,surpris bill|emerg fund;dentist,repair,credit card,ouch;boiler,vet,sting,wipe out
gift card,voucher expir|itun;balanc,john lewi,starbuck,unus,regift;amazon,expir,code
loyalti card,point,reward|topcashback,free coffe;clubcard,nectar,avio,air mile,redeem,cashback,amex;stamp,tesco
bargain,cheap find|;facebook marketplac,gumtre,half price,tk maxx,thrift;ebai,vint,chariti shop,car boot,haggl,goodwil,craigslist
sell stuff,sell onlin,declutt|lowbal;gumtre,marketplac,buyer,collect onli,time waster,garag sale;ebai,vint,car boot,depop
auction,bid|gavel,outbid,lot,snipe,christi;reserv,win bid,start price;ebai,paddl
warranti,guarante,under warranti|;manufactur,repair,extend,applecar,serial number;expir,receipt,replac,john lewi
faulti product,defect|doa,box damag,miss part;custom servic,warranti;replac,scratch,photo,recal
custom servic,helplin,call support|chatbot,valu caller;on hold,hold music,agent,cut off,forti minut,complaint,useless,live chat;transfer
review,rate,trustpilot|yelp;five star,on star,googl,tripadvisor,review,glow,fake,slate;star,comment
restaur busi,cafe busi,own cafe|chef,hygien rate,alcohol licenc,take;menu,rent,staff,open night,footfal;
onlin shop,ecommerc,web store|woocommerc,product page,abandon cart,dropship;shopifi,etsi,checkout,order;basket,convers,stripe
till,card reader|squar,sumup,cash drawer,zettl,epo;contactless,declin,barcod,clover;receipt,float
black fridai,christma sale,peak season|cyber mondai;order,discount,stock,warehous;traffic,overtim
tourist season,book,reserv|occup,half empti,peak week,off season;fulli book,airbnb,book com;cancel,no show,walk in
event plan,compani event|eventbrit,av,plan b;venu,cater,invit,rsvp,marque,headcount;
cater|vegetarian,platter;sandwich,deliveroo,allergi,halal,per head,bagel,vegan option;pizza,pret,leftov
photo shoot,compani photo,headshot|backdrop,makeup,retouch,team page,lightbox,corpor headshot,stiff smile;photograph,studio,light,sai chees;len
press,media coverag|journalist,press releas,techcrunch,spokesperson,the time;articl,bbc,headlin,embargo;quot
podcast,webinar,record|edit,replai,riversid;episod,host,mic,listen,attende,intro;spotifi,zoom
sponsorship,sponsor,partnership|collab;logo,deal,banner,booth,shirt,packag,partner,brand;joint
consult,advisor,agenc|mckinsei,accentur;deloitt,dai rate,slide deck,fee,feed,retain,engag,sow,recommend,kpmg;
outsourc,offshor team|india,time differ,poland,bangalor;vendor,contractor,cheaper,manila,ukrain;handov,agenc
procur,purchas order|po number,vendor form,coupa,legal review,ariba;financ,three quot,tender;approv,quot
offic suppli,stationeri|whiteboard marker,ream;paper,toner,pen,stapl,stapler,vike;amazon,post it,envelop
compani car,van,fleet|fuel card,bik,courtesi;leas,mileag,tesla,tracker,transit,logbook;
patent troll,legal threat,legal letter|infring,ignor,demand,nasti letter,licens demand,takedown;settl,lawyer up;lawyer
polici,small print|refund polici,checkbox,privaci,page 14,t cs,scroll past,accept cooki;claus,updat,legal,opt out,tick box;
liabil,neglig|at fault,waiver,indemn,public liabil,su for;third parti,compens,whiplash,damag;insur,lawyer,claim,slip
neighbour disput,boundari disput,fenc row|restrain;parti wall,mediat,deed;fenc,hedg
parti wall,extens legal,build regul|;surveyor,notic,inspector,build control,architect,structur engin,steel,rsj;sign off
leasehold,servic charg,ground rent|manag compani,leas extens,year leav;freehold,clad,hoa,sink fund,manag agent,ews1;
hoa,resid associ|violat,paint colour,bylaw,hoa fee,lawn height,fine for,park rule,condo board;lawn,strata;fenc,gate
stamp duti,close cost,bui fee|land registri,surcharg,land tax,threshold rise;survei,threshold,complet,search,escrow;
conveyanc,hous solicitor,exchang|enquiri,complet date,land registri,local search,manag pack;search,deed,id check,exchang,complet fridai;chain,contract,chase
remortgag,mortgag rate,fix end|five year,product transfer,standard variabl,payment jump,fix term,lock in,svr;broker,two year,lender,base rate,nationwid,overpai,rate lock;
interest rate,base rate|quarter point,rate decis,quarter percent;mortgag,hike,feed,save,tracker,announc,bp,mpc;inflat
second home,holidai let,airbnb host|changeov;guest,cleaner,book,cornwal,superhost,lockbox,linen,council tax,occup;
rental properti,tenant|yield,void,section 24,ga certif;tenant,let agent,epc,rent arrear;arrear,boiler
renov,home improv|;builder,kitchen,knock through,tile,budget,loft convers,sledgehamm,fixer upper;skip,plaster,dust
garag,storag unit,self storag|public storag,old furnitur,monthli unit,u store;big yellow,padlock,squar foot,clutter,lock up,safestor,mini storag;box,sofa
offic leas,busi rent,commerci properti|break claus,busi rate,dilapid,shopfront,regu;squar foot,sublet,wework;servic charg
energi certif,insul,home effici|;epc,caviti,doubl glaze,heat pump,grant,draught,solar panel,rate;loft,lag
solar,solar panel|feed in,export tariff;invert,roof,powerwal,south face,payback;kwh,octopu,instal,scaffold
ev,charger|pod point,supercharg,overnight tariff;tesla,zap,plug in,nissan leaf;kwh,cabl
power,up|pdu,lose power,genset;gener,breaker,diesel,failov,grid,surg,brownout,psu;trip
cabl cut,fibr cut,line down|backho,isp,splice,lumen,lose connect,link down;digger,openreach,redund,roadwork;
isp,internet outag,no internet|tether,down detector,4g;router,bt,virgin,fibr,hotspot,red light,comcast,packet loss;
intermitt problem,random failur,glitch|sometim,cant reproduc,sporad,work again,loos cabl;retri,flaki,come back,heisenbug;
restart,reboot|power cycl,systemctl,uptim,kick it,bounc it,servic restart,ten second;come back,restart,hang,hard reset;unplug
health check,live,heartbeat|probe,200,unhealthi,target group,readi probe,ping check;timeout,restart,ping,kubernet,readi,flatlin,healthz;
retri,backoff|exponenti,circuit breaker,thunder herd,max attempt,retri loop,doubl wait,polli;jitter,retri storm,idempot,dead letter,resend;hammer
traffic,visitor,request load|hacker new,bot;spike,viral,black fridai,reddit,cdn,rp,peak;
webserv,nginx,apach|reload,vhost,proxi pass,worker,ssl,htaccess,access log;config,502,upstream,caddi,404;
wordpress,blog,cm|theme,elementor,drupal,wp admin,gutenberg,spam comment;plugin,hack,php,content;
graphql,rest,api style|queri,apollo,mutat,over fetch,hasura;resolv,schema,n 1,endpoint,swagger;
websocket,real time,live updat|disconnect,reconnect,poll,sse,ssed,pusher,socket io,long poll;push,heartbeat;socket
orm,databas librari|sqlalchemi,prisma,activerecord,entiti framework,raw sql,eager;hibern,n 1,lazi load;session
sql,queri write|join,select,where claus,group by,cte,cted,window function,where,subqueri,leav join,bobbi tabl;;
nosql,document databas|mongo,dynamo,cassandra,partit kei,schema less;collect,couch,firestor,json,shard;
shard,partit|shard kei,hot partit,rebal,vitess,citu,reshard,per tenant,multi tenant;tenant,hash kei,hotspot,logic shard;split,split up
index,databas index|btree;composit,gin,concurr,miss,bloat,explain,unus,reindex;
transact,consist|eventu,serializ,outbox,two phase,optimist;rollback,commit,isol,acid,saga;
time seri,metric storag|influx,timescal,cardin,thano,downsampl,victoriametr,datapoint,rollup,promql;prometheu,retent,influxdb;scrape,victoria
object storag,bucket,s3|public,lifecycl,minio,presign,r2,blob;glacier,upload,version;
machin imag,virtual machin,vm|vmware,proxmox,ami,esxi,hyper v,virtualbox,vagrant,kvm,hypervisor,broadcom;snapshot;
ident,iam|assum role,servic account,least privileg,access kei,arn,who can,iam polici,too broad;polici,admin,permiss deni,wildcard;
infrastructur,platform team,devop|sre,sred;terraform,kubernet,pipelin,ansibl,on call,aw,helm,provis;argo
chao,resili,redund|singl point,gamedai,chao monkei,circuit breaker,multi region,grace,spare capac;failov,replica,degrad,bulkhead,fallback;
secret rotat,expir credenti|token expir,servic account,401,calendar remind,expir overnight,kei expir,pat,90 dai,nobodi renew;rotat,vault,client secret;renew
provid outag|downdetector,amazon down,region down,twitter said;aw,statu page,azur,s3,cloudflar,provid;
wrong invoic|custom charg,prorat,credit back,bill twice,wrong plan;overcharg,credit note,apolog email,invoic rerun,dun;round,duplic,vat
round,currenc bug,monei bug|decim,cent,penc,precis,half even,penni off,float point,banker,cent off,0 30000004;float,penni,minor unit;total
featur request,custom wish|upvot,roadmap,ask for,canni,vote on,load ask,power user;backlog,dark mode,export,wishlist;plu on
custom onboard,implement,rollout|import,csm,sso setup,csm call,data import,hypercar;train,kickoff,go live,config,pilot,walkthrough;
beta,earli access,pilot|tester,rough edg,opt in,close beta,dogfood,canari user;waitlist,feedback,testflight,invit,bug,preview,earli adopt;
app perform,slow app,laggi|jank,bundl size,sluggish;spinner,load,fp,lazi,cold start,lighthous,jitteri,janki scroll,load time;lag
bundl size,page weight,web perform|tree shake,megabyt,code split,lcp,minifi,gzip,first paint,3mb,largest content;lighthous,lazi load;
ci cost,runner minut|self host,bill minut,action minut,bigger runner,free tier,skip ci;github action,parallel,cach,quota,bill,concurr,cheaper runner;
licenc cost,saa cost,tool spend|per seat,unus licenc,annual,cheaper tier,cut seat,seat count,shelfwar,true up;datadog,negoti,renew quot;renew,slack
experi track,model registri,ml op|mlflow,wandb,sagemak,artifact,run id,kubeflow;checkpoint,notebook,sweep;
notebook,jupyt|colab,kernel di,ipynb,matplotlib,ipynb diff,run all,deepnot;cell,panda,databrick,conda;
comput vision,imag recognit|yolo,opencv,bound box,segment,resnet,ocr,blurri imag,coco;detect;camera
speech recognit,transcript,voic|microphon;whisper,accent,subtitl,otter,alexa,dictat,siri,transcript;
forecast,demand predict|arima,prophet,actual,overestim,confid interv,mape,underforecast,lstm,overshoot,sale histori,move averag;season,predict;
fraud detect,anomali detect|suspici,steal card,fraudster,card test,veloc check;fals posit,chargeback,flag,threshold,score,outlier,block card,isol forest,stripe radar;
vector search,embed,retriev|pinecon,cosin,chunk,nearest neighbour,pgvector,faiss,rerank,dimens,weaviat,top k,qdrant;rag,hnsw,milvu;
prompt|system prompt,few shoot,jailbreak,exampl,context;temperatur,claud,chatgpt,templat;token
ai code,code assist|claud code,autocomplet,hallucin,vibe code;copilot,cursor,gener,boilerpl;token,agent
data expos|public bucket,ico,email expos,notifi custom,ccd;bcc,gdpr,regul;fine
steal laptop,lose laptop|it depart,bag snatch,car window;encrypt,find my,bitlock,mdm;wipe,polic
devic manag|intun,jamf,enrol,remot wipe,byod,block app,kandji,profil push,lock down,cant instal,compani portal;mdm,complianc check;
antiviru,endpoint protect|crowdstrik,norton,mcafe,sentinelon,falcon,slow laptop,av scan,edr;defend,quarantin,fals alarm,full scan;scan
depend vulner|snyk,typosquat,xz,malici packag,sbom,npm audit,compromis packag;dependabot,log4j,cve,cved,leav pad,solarwind,lodash;
bug bounti,vulner report|hackeron,bugcrowd,research,beg bounti;payout,disclosur,sever,xss,bounti,triag;duplic,reward
account delet|soft delet,deactiv,orphan,close account,wipe data;gdpr,restor,thirti dai,eras,purg,perman;
merg|main,auto merg,green build,merg queue,just land,in main,merg in;squash,rebas,conflict,land;approv
who review,review|ptal,codeown,nudg,stale pr,review queue,two approv,look over;lgtm,comment,fresh ey,someon look;approv,nit
pair program,pair,mob|navig,live share,ping pong,tupl,same keyboard,live togeth,mob;screen share,driver,back seat;
code standard,name,convent|camelcas,snake case,style guid,linter,prefix,consist,bikesh,tab vs,hous style,code smell;name,nitpick,variabl name;
architectur diagram,diagram tool,whiteboard|lucidchart,mermaid,draw io,excalidraw,sequenc,visio,plantuml,drawio,figjam,c4 model;miro,arrow;
knowledg base,faq,runbook|outdat,wiki,troubleshoot;confluenc,articl,step,zendesk,howto,search;notion
tech talk,brown bag|lightn talk,over lunch,guest talk,learn session,teach us,monthli talk;lunch,record,demo;slide,pizza
tech confer,develop confer|cfp,re invent,kubecon,fosdem,pycon,hallwai track,wwdc;talk,keynot,swag;sticker
technic interview,code test|hackerrank,system design,fizzbuzz,big o,live code;leetcod,whiteboard,take home,algorithm;pair
hire freez,headcount freez|paus,req close,no hire,until q1,paus hire,posit pull,role freez,attrit onli;backfil,budget,financ,recess,no backfil;
staff turnov,peopl leav,attrit|resign,counteroff,knowledg walk,leaver,churn through,revolv door;exit,retent,poach,jump ship;replac
short staf,understaf|vacanc,skeleton crew,cover shift,down two,nobodi leav;agenc,rota,overtim,stretch,doubl shift,bank staff;cover,sick
deleg,workload|bandwidth,offload;plate,swamp,snow under,drown,capac,flat out;juggl
focu,product|pomodoro,deep work,block out,distract;headphon,procrastin,todoist;notion
procrastin|clean instead,deadlin panic,faf,tidi desk,drag foot,not start;scroll,excus,reddit,doomscrol,avoid;last minut,youtub
task|todoist,cross off;tick off,remain,remind,notebook,trello,checklist;post it
awai|auto repli,back on,urgent contact,limit access,ooo,deleg,autorespond,awai messag,contact colleagu,back mondai;annual leav,out until;
holidai clash|deni,book off,first come,alreadi off,leav request,peak season,same week;half term,bank holidai,rota,swap,declin;
juri,tribun,employ case|unfair dismiss,discrimin,et1,settl out,fair hear;aca,settl,wit,construct,hear,claim form,union rep;
discrimin,equal pai,unfair treatment|gender,ageist,sexist,pai gap,racist,protect;tribun,hr,pass over,pregnant;
background check,db,vet|crimin record,sc clear,drug test,enhanc,id document,hireright,ident check,secur clearanc;clearanc,refer,fingerprint,disclosur;passport
drug test|occup health,pee,peed,eyesight,urin,drug screen,doctor form,hair sampl;cup,fail,blood test,health check,alcohol test;
non compet,restrict coven|enforc,ti in,solicit,waiv,restraint;garden leav,claus,competitor,poach,twelv month;
sever,redund pai,payoff|month pai,tax free,settlement agreement,cash sum,negoti exit,ex gratia,sign waiver;packag,statutori,lump sum,payoff,cobra,thirti grand;
unemploy benefit,jobseek,dole|work coach,edd,unemploy offic,job coach,furlough pai,benefit chequ,weekli claim;univers credit,sign on,jobcentr,weekli;claim
busi card,contact detail|phone number,vcard,moo,qr code,rolodex,my card,pass detail,job titl;email,linkedin,vistaprint,direct line,add me;extens
busi hour,open time,when open|nine till,lunch close,24 hour,weekdai onli,open till,close earli,open at;close,bank holidai,last order,shut,sundai;
phone system,offic phone|voip,team call,ringcentr,3cx,dial tone;voicemail,handset,switchboard,hold music;extens
voicemail,miss call,phone messag|inbox full,ring back,transcrib,unknown number,straight to,ring twice;callback,mailbox;beep
recept,receptionist|sign in,front desk,wait area,visitor book,parcel desk;lanyard,lobbi,visitor,buzzer,check in,switchboard;flower
clean,offic bin|sanitis,confidenti wast,cleaner come;cleaner,dishwash,recycl,shred;bin,hoover,overflow,bin bag,mop,empti
lift,elev break|oti,shaft,walk up,seven floor,mainten engin,schindler,stick insid;floor,trap;stair,button,engin
toilet,offic bathroom|hand dryer,seat break,ladi,gent;loo roll,cubicl,flush,cistern,bog roll;plumber
offic furnitur,sofa|beanbag,meet tabl,file cabinet,bookcas;flat pack,desk,assembl,second hand,pedest,sit stand,offic clearanc;ikea,pod,allen kei
whiteboard,post it,brainstorm|marker,sharpi,dry wipe,idea session,dry eras,spitbal;miro,sticki note,flipchart,mind map,blue sky,workshop;wipe
signatur,sign,sign document|countersign,hellosign,adob sign,e sign,initial;docusign,ink,initi,wit,pdf,dot line,sign copi,both parti;
scan,photocopi,fax|adob scan,copier,xerox,fax machin,cam scanner,flatb;scanner,feeder,doubl side,photocopi,a4;jam
translat|deepl,per word,lose in,swear translat,sourc text,word rate;certifi,notari,interpret,subtitl,googl translat,translat,court interpret;
templat,form,letterhead|placehold,mail merg,word templat,corpor font,blank form,logo wrong;word,logo,margin,fill in,boilerpl,header,copi past;
proofread,edit text,typo|grammarli,red pen,comma,apostroph,misspel,proof copi,oxford comma;spell,track chang,fresh ey,misspelt,it it;draft,autocorrect
grant,fund applic,research monei|ukri,nsf,erc,budget justif;award,reject,review;panel,deadlin,match
paper,public,journal articl|review 2,arxiv,citat,preprint,overleaf,co author,camera readi;accept,reject,revis,latex,natur;
thesi,dissert,phd|defenc,bound;viva,supervisor,chapter,submit,word count,latex,correct;refer
board,director|quorum,non exec,investor updat,board pack,truste;chair,agm,vote,resolut,motion,second;deck
sharehold,dividend,compani share|per share,compani hous,ordinari share,share certif,stake;agm,vote,payout,cap tabl,major,dilut,minor,ex dividend,quarterli payout;
compani registr,incorpor|compani hous,llc,delawar,sic code,confirm statement,ein,format agent,shelf compani;ltd,director,regist offic,incorpor;
bookkeep,receipt,account|reconcil,dext,freeagent,categoris,receipt bank,bank feed,doubl entri;xero,shoebox,quickbook,ledger,year end;
cash flow,runwai|month leav,late invoic,credit line,invoic discount,cash out;payrol,bridg,factor,thirti dai;overdraft,burn
busi loan,startup loan,bank financ|bank manag,bounc back,busi plan,collater,sba,barclai loan;interest,guarantor,repai,secur,guarante,loan offic;
payrol mistak,pai wrong,underpaid|miss overtim,payrol said,back pai,miss hour,payslip wrong;short,overpaid,tax code,hr,next month,emerg tax,clawback,pai adjust;
tax code,emerg tax|1257l,over tax,code wrong,tax offic,br code;payslip,overpaid,bt,rebat,second job,p45,month on;hmrc
p45,p60,leav paper|old employ,w 2,tax form,ex employ,post late;payrol,tax code,still wait,1099;hmrc
bank charg,bank fee,hide fee|foreign transact,monthli fee,wire fee,charg me,fx fee,arrang fee,return payment,atm fee;account fee,non sterl;overdraft,bounc,mainten
direct debit,stand order,recur payment|mandat,gocardless,auto pai,payment fail,guarante scheme,autopai,leav account,sky bill;bank,come out;bounc,cancel
chequ,check,pai in|pai in,chequebook,photo deposit,chequebook stub,uncash,make payabl,blank chequ;branch,cashier;bounc,signatur
cash,coin,note,chang|loos chang,coinstar;fiver,quid,penni,piggi bank,twenti,pound coin;tenner,jar
lose wallet,lose purs,lose card|cancel card;hand in,taxi,drive licenc,lose properti,leav behind,back pocket;pub,till
account block|fraud team,verifi,secur question,monei launder,branch visit,suspici activ,fraud hold,unfreez,prove ident,kyc;card stop;passport,lock
joint account,share financ,coupl monei|household,share pot,bill account,monei row;bill,fifti fifti,mortgag,monzo,stand order,half each;
pocket monei,allow,kid monei|sweet monei,weekli fiver,rooster card,moneybox;gohenri,chore,piggi bank,weekli,quid,save up,tooth fairi;sweet
rich,wealthi,well off|privat jet;mansion,yacht,load,millionair,ferrari,mint,trust fund,second home;
poor,break,hard up|heat off,count penni,last tenner,breadlin,cant pai;skint,food bank,paydai,scrape;overdraft,ramen
splurg,treat,expens purchas|impuls;design,rolex,gucci,guilti,credit card,handbag;dyson
monei worri,financi stress|lie awak,red letter,juggl bill,budget app;bill,rent,redund,debt,cut back,tighten belt,sleepless,final demand;overdraft
pawn,sell jewelleri,gold|pawnshop,cash convert,valu,gold ring,scrap gold,ring valu,antiqu jewel;gram,carat,necklac,hallmark,karat;
stock market,market crash,trade|dow,ftse,ftsed,sell off,gamestop;nasdaq,bear,s p,bull run,portfolio;dip
gold,commod,oil price|bullion,krugerrand,brent,opec,futur,gold bar,crude,pump price,futur market;ounc,barrel,sovereign,saudi,preciou metal;
tender,public contract,govern client|framework,g cloud,ministri,sole supplier,submiss portal;bid,rfp,score,award,procur,dp,social valu;
school applic,school place,admiss|primari offer,second choic,sibl rule,school gate;catchment,ofst,sibl,first choic,faith,offer dai;appeal
marriag licenc,wed paperwork,registri|bann,civil ceremoni,give notic,registrar come,counti clerk;registrar,notic,wit,town hall,marriag certif,regist offic,two wit,citi hall;certif,vow
death admin,funer paperwork,probat|bank account,bank need,bereav team;executor,coron,registrar,inherit tax,di;certif
blue badg,disabl form,pip claim|gp letter,disabl allow,mobil car,ato;assess,dwp,mobil,tribun,reassess,tribun win,pip form;park,appeal,form
car registr,logbook,vehicl tax|v5c,sorn,road tax,new keeper,regist keeper,licens plate,dmv line;dvla,number plate,dmv;plate
mot,car inspect|advisori;fail,tyre,brake,emiss,headlight,retest,smog;garag,pass
censu,govern survei,elector roll|household,elector offic,poll card,censu form,head count,on letter,regist household;form,door knock;
custom form,send abroad|cn22,declar,prohibit,custom slip,valu under,postal form,sender;post offic,duti,airmail,lithium;track
hack account|strang post,recoveri email,unknown devic,hacker,post crypto,reset everyth;password,instagram,two factor,facebook;
ident theft,steal ident|credit report,cifa,open account,fake loan,credit freez,scammer;experian,ssn,clone;polic,passport
consum right,ombudsman|section 75,trade standard,bbb,escal complaint,deadlock letter,which magazin,monei save,distanc sell;chargeback,small claim,resolv,statutori right;
flight compens,airlin claim|eu261,three hour,airhelp,compens pai;delai,ryanair,overbook,claim form,easyjet,cancel flight;cancel,voucher
small claim,debt recoveri|mcol,judgment,ccj,file fee,moneyclaim,judg rule,pai within;bailiff,hear,enforc,defend;
will write|estat,leav everyth;executor,beneficiari,wit,guardian,co op,inherit,godpar;
prenup,marriag contract|asset,divorc,sign befor,famili monei,pre nup,her befor,protect asset,befor wed,divorc lawyer,second marriag;unromant;lawyer
restrain order,harass,stalk|messag,non molest,block number,unwant,cyberstalk;ex,breach,ex boyfriend;polic,court
bail,prison,jail|sentenc,inmat;cell,releas,parol,visit,behind bar,serv,warden;tag
traffic court,licenc suspend,drive ban|drink drive,tot,lose licenc,breath test,twelv point,court date;point,ban,magistr,breathalys,dui,uninsur;
plan object,neighbour extens,develop|portal,develop,high rise,plan committe;overlook,petit,flat,committe,green belt,object,new build;
road work|jackhamm,ga work,water main;digger,cone,divers,lane close,temporari light,roadwork;tarmac
bin,rubbish collect,recycl|collect dai,brown bin,garden wast;wheeli,miss,trash,landfil;tip
pothol,street repair|fixmystreet,crater,car damag,wheel bend,road crew;tyre,swerv,suspens,alloi;tarmac
water bill,water meter,leak outsid|hosepip,burst main,water rate,wet drivewai,estim bill;thame water,meter,stopcock,severn trent,water compani,burst pipe,anglian;direct debit
smart meter,meter read|submit photo,edf app,meter man,ga meter;estim,cupboard,british ga,meter cupboard,kilowatt;octopu,kwh,read
tv licenc,tv subscript|licens fee,threaten letter,channel four;bbc,iplay,inspector,virgin,freeview,comcast,sky box;sky,cancel,aerial,firestick
stream servic,netflix subscript|password share,price increas;disnei,prime,hbo,profil,now tv,appl tv,hulu;
gym membership,fit subscript|join fee,class pass,month notic;puregym,induct,treadmil,david lloyd,spin class;cancel,direct debit,planet fit,peloton
switch provid,sim|keep number,upgrad due,port number;ee,eed,pac code,handset,giffgaff,o2,esim,carphon,sky mobil;port
websit down|blank page,cloudflar error,cert expir;503,spinner,dn,404,ddo,unreach,white screen;
app break,app crash|forc close,reinstal,login loop,white screen,keep close,wont open,updat app,crash loop,login screen;cach,spin,app store,android version;
screen freez,laptop freez,comput hang|beach ball,task manag,forc quit,hard reset,not respond,pinwheel,hold power;spin,cursor,lock up;unplug,spin wheel
batteri,batteri life,di quickli|health,batteri swap;charg,power bank,low power,plug in,ten percent;swell,replac,drain,plug,charger
slow comput,slow laptop|chrome tab,old;ram,ssd,malwar,task manag;fan,reboot,crawl,spin wheel
softwar updat,window updat,forc updat|instal overnight,reboot itself,forc restart,mid present;restart,stick at,break,updat,patch tuesdai,window 11,pleas wait;patch,reboot
new comput,what machin|i7,refurbish,m3,16gb;macbook,ram,dell,ssd,spec,lenovo,game,framework;
pc build|thermal past,ryzen,pcpartpick;motherboard,gpu,psu,post,rgb,nvme,nvmed;ram
server room,comm cupboard,on prem|cool,patch panel,blink light,server cupboard,hot air;rack,up;fan,cabl
remot desktop,remot in|rdp,teamview,citrix,anydesk,vdi,laggi,jump host;bastion;session
ssh|port 22,known host,jump box,refus connect,ssh kei,pem;bastion,permiss deni,putti,author,host file;kei,tunnel
file permiss,linux right|chmod,chown,umask,777,setuid,execut bit;sudo,root,read onli,owner,permiss deni,recurs;
sync,synchronis|onedr,conflict copi,dropbox,rsync,paus sync,cloud icon;icloud,pend,offlin,conflict,googl drive,syncth,re download;duplic
delet file,lose file|version histori,wrong folder,empti trash,go miss,accident;recycl bin,restor,trash,undo,overwritten,autosav,time machin;backup
version histori,old version|final v2,git,previou,v3,restor previou,who edit;restor,track chang,googl doc,overwritten,autosav,revis,overwrot,compar;
folder|desktop,subfold,notion page,which folder;sharepoint,drive,download,archiv,bookmark,googl drive,breadcrumb;pin,nest
meet record|zoom link,watch later,miss it,watch back;transcript,team,otter,cloud,consent,passcod;expir,record
quarterli plan,okr,goal,object|kei result,h1,measur,compani goal,cascad,red amber,ambiti,kr,plan week,three object;target;initi
prioriti chang,pivot|drop everyth,reprioritis,new direct,shelv,ceo want,shift focu,about turn,ceo email,park that;u turn,move goalpost,stop everyth;scrap,flip flop
scope creep,chang request,extra work|spec chang,move goalpost,extra featur,keep ad,littl chang,wishlist,tini tweak,chang order;;
cost overrun,over budget|blow budget,30k over,cost balloon,financ angri;doubl,financ,conting,spiral,underestim,overspend,run over;approv,burn
project success,go well,launch result|smooth,on time,no incid,happi client,prais,hit target,no hiccup,pai off;under budget,go live,sail through;champagn,nail
project failur,go wrong,flop|overrun,train wreck,fiasco,nobodi us;delai,disast,lesson,blame,shambl;cancel
lesson learn|hindsight,next time,earlier,underestim,should have,wouldnt again,start smaller,if again,lesson doc,post project;retro,never again,too ambiti;
complianc train,mandatori train|e learn,anti briberi,phish test,fire safeti,annual train,mandatori modul;quiz,gdpr,click through,tick box,cyber awar;overdu
password manag,store password|keychain,master password,autofil,share vault,dashlan;1password,bitwarden,lastpass,vault,keepass;
access request,get access,joiner|permiss,request form,sso group,onboard ticket;okta,admin,licenc,request,provis,servicenow;ticket,approv,grant
leaver,offboard,revok access|laptop return,disabl,licenc freed,return laptop,email forward,exit checklist,deprovis;account,last dai,exit,last access,account off;badg
asset,equip|asset tag,asset regist,miss monitor;serial number,laptop,mdm,spreadsheet,stocktak,issu to;sticker,cupboard,tag
compani phone,work mobil|two phone,even,busi line,second phone,compani sim,work call,sim swap;sim,iphon,mdm,roam;contract
roam,data abroad,mobil data|airalo,eu,daili charg,gb,local sim,roam charg,data pack,pocket wifi,airport sim;esim,airplan mode,wifi onli;
qr code,barcod,scanner|gun,squar code,wrong barcod,gs1;zebra,menu,sku,self checkout,scan code;scan,sticker,label,camera
ticket sell|eventbrit,ticketmast,presal,box offic,gener sale;sell out,qr,earli bird,resal,ticket go;wristband
workplac wellb|eap,counsel,stress leav,employe assist;therapist,burnout,headspac,counsellor,calm app;yoga,time out,breath,duvet dai
clock in,attend,timekeep|punch card,late mark,swipe in,flexitim,deputi app,clock off;timesheet,biometr,fob;
night shift,graveyard shift|secur guard;blackout blind,bodi clock,red bull,4am,handov,vend machin,night bu;melatonin
busi lunch,client dinner|posh restaur,schmooz;michelin,compani card,steak,expens,reserv,tast menu;oyster
impost syndrom|doubt myself,wing it,not qualifi,find out,blag;fraud,overwhelm,bluff,self doubt,fluke;
bore job,job hate,dread work|soul suck,clock watch,sundai scari,mind numb,count down,cba,cant face,bore out;dead end;
good boss,nice manag|bui coffe,fair,trust me;flexibl,listen,support;
bad boss,aw manag,toxic boss|take credit,tyrant,undermin,cc everyon,power trip;micromanag,shout,moodi,nightmar,favourit,control freak;
annoi colleagu,difficult cowork|loud chewer,steal milk,mansplain,clip nail;repli all,hum,interrupt,lazi,whing,bo;
offic romanc|christma parti,hr disclosur,catch kiss,awkward lift,stationeri cupboard,secret relationship,rumour;marri,snog,flirt;
interview result|got it,feedback wa,more experi;offer letter,second round,reject,shortlist,still wait;ghost
interview question|weak,salari expect,why leav,brain teaser,conflict exampl,strength;whiteboard;star
start date|laptop arriv,contract sign,onboard email,new year;notic period,garden leav,background check,induct,start mondai;dai on
notic period|earli releas,bui out,leav date,serv notic,immedi releas;handov,garden leav,exit interview;
train budget,learn budget|o reilli,confer ticket,clawback,five hundr,pluralsight,manag approv;udemi,book,coursera;
keynot,guest speaker|ted,autocu,big name,open talk;applaus,inspir,stand ovat,motiv,main stage;stage,headlin
client gift,corpor gift,hamper|fortnum,brand mug,briberi polici,christma card;tote;chocol,basket,champagn
van,work vehicl,deliveri van|ladder rack,tool steal,vauxhal vivaro;transit,sprinter,park ticket,mileag,diesel,payload,dashcam;
tool steal|smash lock,tool box;makita,dewalt,padlock,crime number,milwauke;facebook marketplac
build site,construct job|concret,site manag;scaffold,crane,hard hat,foundat,digger,portaloo,cement mixer,rebar;snag
water damag|ceil tile,wet carpet,server room,upstair toilet;burst pipe,sprinkler;soak,plumber,dehumidifi
rat|;trap,rentokil,crumb,squeak,extermin,cockroach,snack drawer,gnaw;drop,poison
offic burglari|forc door,petti cash,monitor steal;smash window,laptop go,crowbar,break in;cctv,polic,insur
vend machin,offic snack|kitkat,exact chang,snack drawer;coil,twix,coke,fruit bowl,snicker;crisp
water cooler|bottl refil,jug,brita,chiller,water bottl,sparkl tap;cup,dispens,limescal,plastic cup;filter
offic dog|under desk,beg,belli rub;treat,cockapoo,allerg,labrador;bark,lead
newspap ad,local market,leaflet|flyer,noticeboard,parish magazin,printer,free paper,shop noticeboard;letterbox,poster,vistaprint,qr;
open dai,shop open,launch parti|queue outsid,goodi bag,first custom,free sampl;ribbon,mayor,grand open;balloon,prosecco,bunt
store layout,shop window,displai|mannequin,window dress,signag,christma displai,visual merchandis;vinyl,footfal;shelf,rail
wholesal order,bulk order,big order|trade price,minimum order,case of,trade account;pallet,costco,forklift,invoic,booker,makro;
supplier delai|lead time,factori shutdown,partial shipment;custom,backord,next month,air freight;chase
courier collect,collect point|inpost,corner shop,label print,collect plu,photo id;locker,evri,no show,depot,scan code;
damag parcel,smash deliveri|fragil,crush box;bubbl wrap,photo,dent;shatter,soggi
food deliveri,takeawai order,onlin groceri|cold chip,driver lose,miss item,tesco slot;deliveroo,uber eat,substitut,ocado,just eat,doordash,instacart;
bad review,neg review|fake account,respond publicli,report it,unfair,rude staff;on star,tripadvisor,googl map,slate,yelp;
price increas,price rise|grumbl,exist custom,cancel over,supplier cost;grandfath,per seat,price hike,shrinkflat;inflat
free trial,trial end|card detail,fourteen dai,upgrad prompt,convert,watermark,trial expir,lite version,charg after;seven dai,auto renew;
cancel subscript,cancel account|retent team,dark pattern,loophol,confirm email,click here;notic;
refund,monei back,got refund|voucher instead,paypal disput,origin card,monei return;credit,store credit,bank statement,chargeback;
receipt|email receipt,photo of,order number;fade,bank statement,expens,crumpl,return desk,shoebox;bin
mortgag approv,mortgag applic,mortgag offer|in principl,stress test;broker,payslip,valuat,afford,lender,bank statement,underwrit,halifax;reject
chain break|survei bad,cash buyer,mortgag refus,down valu,withdraw offer;gazump;gut
rent increas|section 13,rent control;let agent,negoti,tribun,move out,market rate;renew
new build|show home,develop,barratt,persimmon,nhbc,taylor wimpei;snag,servic charg;
mould|extractor fan;dehumidifi,black spot,condens,musti,silicon,ventil;bleach,peel
neighbour upstair,noisi flat,thin wall|wooden floor;footstep,bang,earplug,parti,wash machin;bass
parcel theft,steal packag|doorbel camera,neighbour see,ring footag,amazon resend,never receiv,empti box;porch pirat,safe place,lobbi;swipe
scam call,scam text|unknown caller,microsoft support,remot access,anydesk;hang up,link,hi mum,spoof;hmrc
steal card,card clone,card fraud|fraud team,bui trainer,unknown transact,skimmer,uber charg;contactless,disput;
lose receipt,expens reject,expens polici|over limit,alcohol,financ said,resubmit,no receipt,taxi slip,lose slip;concur,itemis,per diem;
tax scam,hmrc letter,tax inspect|enquiri,ir audit,undeclar,undeclar incom;brown envelop,penalti,account,complianc check,ow,investig;appeal
govern websit,gov login,onlin portal|on login,upload fail,pdf onli,back button,websit crash,verifi ident,error page;gatewai,refer number,captcha;
hmrc helplin|vivaldi,press on,speakerphon,queue posit,your call,engag tone;hold music,cut off,forti minut;transfer
drive test,theori test,learner|;examin,minor,parallel park,fail,l plate,hazard percept;instructor,wait list,stall,roundabout
school form,permiss slip,school payment|parentpai,emerg contact,dinner monei,permiss form,tick allergi;book bag,lunch monei,deadlin;trip,signatur
huge pr,big chang|2000 line,gener file,40 file,too big,giant diff;split up,stack,scroll,rubber stamp,diff;
break main,red build|merg without,skip test,culprit,master red,ci red,break main;revert,bisect,lockfil,forc push,import error;
wrong deploi,wrong environ|prod instead,stage url,wrong branch,wrong cluster,kubectl context,heart stop,wrong window;env var,rollback,oop;
drop tabl,sql mistak|truncat,wrong tab,prod consol,transact open,cold sweat;restor,backup,soft delet;
full disk|log rotat,df h,docker prune,tmp,resiz volum,old backup;core dump,du,inod;
expir certif,cert outag|renew fail,certbot,browser warn,not secur,mtl;let encrypt,nineti dai,acm;calendar
noisi alert,alert fatigu,fals alarm|3am page,duplic page,pager nois;threshold,silenc,flap,tune,pagerduti;mute
statu page,outag commun,custom notic|statuspag,tweet,apolog email,incid updat,identifi,postmortem link;investig,banner,resolv,subscrib;
slow wifi,bad connect,laggi call|robot voic,speed test,move closer;ethernet,router,hotspot,cut out,mesh,packet loss;buffer
projector problem,av setup|remot miss,no sound,clickshar,airplai,team room,input sourc;hdmi,adapt,echo,flicker;
microphon problem,no sound|wrong input,tinni;echo,headset,bluetooth,robot voic,feedback,crackl;mute,unplug,airpod
data request,report request,pull number|sql queri,by region,last quarter;csv,tableau,analyst,export,pivot,looker,breakdown;
dashboard wrong|timezon,doubl count,definit,duplic row,exclud refund;stale,off by;filter,cach
model deploy,model serv,infer cost|quantiz,batch,triton,onnx,vllm,bedrock;latenc,gpu,endpoint,cold start,autoscal;token
train run,train fail|loss nan,learn rate,preempt,gpu hour,batch size,converg;oom,checkpoint,epoch,diverg,a100;
hallucin,ai mistak|fake citat,invent,nonexist,bogu sourc;make up,confid,prompt,ground,rag,nonsens;temperatur
side project,pet project,hobbi code|half finish,raspberri pi,domain bui,three user,app idea,never finish;weekend,github,launch,hacker new,product hunt;
learn program|freecodecamp,tutori hell,codecademi,hello world,cs50;bootcamp,python,leetcod,stack overflow,udemi;
heat,central heat,hot water,repair,break|;radiat cold;combi,pilot light
heat,warm,hous,repair|;furnac,baseboard heater;hvac
hot water,heat,break,plumb|immers heater,water heater;cold shower;
plumb,pipe,toilet,water,repair|;p trap;
water damag,plumb,flood,repair|;soak ceil;burst pipe,damp patch
toilet,drain,blockag,block,plumb|drain snake;plunger,clog,back up;
sewag,wast,drain,hous|;cesspit,leach field;septic tank
electr,electrician,power,wire,repair|;breaker trip;fuse box,consum unit,breaker panel
electr,power,blackout,lose power|;outag,brownout;power cut,blackout
electr,plug,power,wire|light switch,wall outlet;dimmer,extens lead;
roof,hous repair,leak|ridg tile,soffit;slate;flash
gutter,roof,rain,hous repair|downspout,downpip,fascia;gutter;
fireplac,chimnei,heat,fire|log burner,stove pipe;chimnei sweep,flue,wood burner;flu
insul,heat,energi,hous|;loft insul,caviti wall,sprai foam,r valu;
window,glass,hous repair|crack pane,weatherstrip;doubl glaze,sash window,glazier;
damp,mould,moistur,hous problem|damp proof,black mold;rise damp,dehumidifi;mould
wall,plaster,decor,renov|spackl;drywal,plasterboard,skim coat,joint compound;
paint,decor,wall|second coat;emuls,gloss,primer,undercoat;roller
paint,colour,decor|;eggshel,magnolia;
decor,wall,redecor|line paper;past tabl,featur wall;wallpap
tile,kitchen,bathroom,renov|subwai tile;backsplash,splashback,tiler;grout
floor,renov|hardwood,vinyl plank;lino,parquet,underlai;lamin
build work,renov,hous,enlarg|;conservatori,granni flat;knock through,loft convers
renov,demolish,build work|;rip out;
permiss,build,extens,council|zone varianc;plan permiss,build reg;parti wall
tradesman,builder,workman,repair|;;cowboi builder,handyman,sparki,chippi
rubbish,wast,clear out,dispos|skip hire,dumpster,tip run,rubbl bag;;
applianc,household,laundri,machin|spin cycl;tumbl dryer;wash machin,washer
applianc,kitchen,cold,food storag|deep freez;icebox,ic maker;freezer
cooker,stove,oven,kitchen,applianc|rang cooker,cooktop;aga;hob,induct
kitchen,ventil,fan|rang hood,cooker hood;extractor fan;
vacuum cleaner,hoover,clean,applianc|henri hoover,shop vac;roomba;dyson
applianc,brand,wash machin,dishwash|maytag;whirlpool,hotpoint;bosch,miel
kitchen gadget,applianc,cook|crockpot;air fryer,instant pot,slow cooker,kitchenaid;
coffe,coffe maker,coffe machin|french press,moka pot,chemex;nespresso,cafetier,aeropress;
applianc,kitchen,gadget|;toaster,blender,nutribullet;microwav
power tool,tool,dii|;impact driver,circular see,mitr see;
tool,dii,repair|;hex kei;spanner,wrench,socket set
hand tool,tool,dii,carpentri|;claw hammer;chisel,plane,spirit level,tape measur
tool,dii,screw|;phillip,flathead,torx bit;screwdriv
power tool,tool,brand|;ryobi;dewalt,makita,milwauke
fix,hardwar,dii|wall anchor,toggl bolt;rawlplug;screw,nail
repair,door,dii,nois|;wd 40,squeaki hing;door stick
glue,glu,stick,fix,repair|;gorilla glue;gaffer tape,epoxi
seal,bathroom,leak,dii|caulk,silicon sealant;;
hardwar store,dii,shop,tool|;ac hardwar;home depot,low,b q,screwfix
furnitur,shop,assembl|;billi bookcas;flat pack,wayfair
sofa,couch,furnitur,seat|sette,chesterfield,loveseat;section,futon,reclin;
furnitur,bedroom,cloth storag|dresser,tallboi,armoir;;wardrob
bed,mattress,bedroom,sleep|mattress topper,box spring;memori foam,divan,bunk bed;
bed,bedroom|comfort,pillowcas,fit sheet;duvet,quilt;
furnitur,live room|credenza,coffe tabl;ottoman,sideboard;
window,blind,furnish|roman blind,venetian,drape;;curtain
kei,lock,door,lose kei|yale lock;lock out,locksmith,spare kei,deadbolt;
secur,alarm,camera,home|burglar alarm;simplisaf;ring doorbel
burglari,break in,theft,rob,crime|;burgl;break in,ransack
alarm,safeti,detector,home|chirp detector;smoke alarm;carbon monoxid
smart home,gadget,devic|nest thermostat,philip hue;smart plug,alexa;hive
solar,energi,electr,hous|;powerwal;solar panel
garag,door,car,hous|;garag door,carport;open
fenc,garden,boundari|;fenc panel,picket fenc,gatepost,postcret;
garden,outdoor,terrac,build|;veranda;pergola,gazebo
drivewai,pave,outdoor|paver,block pave,crazi pave,resin drive;tarmac;
garden build,storag,garden|;summerhous,outbuild,she shed;lean to
pool,swim pool,garden|;chlorin tablet,pool pump;jacuzzi
garden tool,garden,power tool|;weed whacker,brush cutter;hedg trimmer
mower,lawn,grass,garden|;push mower;lawnmow,ride on,flymo
see,wood,tree,treed,tool|;log splitter;stihl,husqvarna
tree,treed,cut down,garden,prune|;stump grinder,pollard;tree surgeon,arborist,lop
garden tool,garden,tool|;dibber,prune shear;trowel,secateur,hoe,ho,rake
lawn,grass,garden|;rese,sod;scarifi,thatch
garden,grow,seedl|;cold frame,cloch;polytunnel,propag
garden,veget,grow|;veg patch,victori garden;
fertilis,soil,garden|;compost heap,bone meal,miracl gro;mulch
veget,harvest,garden,grow|;broad bean;runner bean,marrow,glut
tomato,varieti,veget,grow|beefsteak,san marzano,cherri tomato,garden delight,roma;;
potato,varieti,veget|king edward,mari piper,russet,yukon gold,charlott;;
appl,fruit,varieti|bramlei,cox,granni smith,honeycrisp,gala,braeburn;;
plum,fruit,tree,treed|greengag,mirabel;victoria,damson;
fruit,garden,harvest|;blackcurr,redcurr;rhubarb,gooseberri
berri,fruit,pick|loganberri,brambl;raspberri,blackberri,blueberri;
herb,plant,cook,garden|;;basil,rosemari,thyme,cilantro,parslei
flower,bloom,garden,plant|;delphinium;dahlia,peoni,sweet pea
spring flower,flower,bulb,garden|;;crocu,snowdrop,hyacinth
shade plant,plant,garden|;heuchera,lungwort;hosta,fern
shrub,bush,flower,garden|;hydrangea,azalea,camellia,forsythia;rhododendron,lilac
hedg,shrub,garden|;box hedg,yew;privet,leylandii,laurel
climber,climb plant,vine,garden|;;wisteria,clemati,honeysuckl,ivi,jasmin
bed plant,flower,pot,garden|;lobelia,begonia;geranium,petunia,pansi
tree,treed,wood,garden|;mapl,ash tree,beech,elm;birch,sycamor
conif,evergreen,tree,treed|spruce,larch;fir,cedar;pine
housepl,plant,indoor plant|rubber plant;monstera,spider plant,peac lili,potho;
housepl,plant,desert plant|jade plant,prickli pear;succul,alo;cactu
flower,housepl,plant|phalaenopsi,moth orchid,cattleya;orchid;
weed,garden|;;dandelion,bindwe,nettl,ground elder,couch grass
weed,invas plant,garden|;japanes knotwe,kudzu,himalayan balsam;
herbicid,weed,poison,sprai|roundup,glyphos,weedkil,paraquat;;
plant diseas,fungu,rose,garden|;powderi mildew,botryti;black spot
plant diseas,tomato,potato,crop|late blight;blight;
tree diseas,tree,treed,die,di|dutch elm,fire blight,canker;ash dieback;
die,di,plant,lose plant|shrivel;brown leav;wilt
grow,seed,sow,seedl|come up,first shoot;germin;sprout
garden|;green finger,green thumb,potter outsid;
pest,garden pest,eat plant|;slug pellet,beer trap;slug,snail
pest,insect,garden pest,bug|;aphid,greenfli,blackfli,whitefli,thrip;
beetl,pest,insect,garden|;vine weevil,japanes beetl,colorado beetl,lili beetl;
caterpillar,pest,garden|;cabbag white,hornworm,cutworm,box caterpillar;
rodent,pest,vermin,infest|;mous,mice,rat,mousetrap;
anim,pest,attic,hous|;raccoon,possum;
pest,garden pest,dig,lawn|;mole,molehil,gopher,vole,groundhog;
anim,garden pest,eat plant|deer eat,chicken wire;;
insect,pest,infest|;carpent ant,fire ant,ant powder;ant
wood damag,hous,pest,infest|;termit,woodworm,dry rot,deathwatch beetl;
insect,pest,bug,kitchen|;roach,silverfish,earwig;cockroach
pest,insect,bed,infest|;heat treatment;bedbug
wasp,insect,sting,pest|;wasp nest,hornet,yellowjacket,hornet sprai;
moth,pest,cloth|;mothbal,pantri moth;
lice,parasit,hair,child|;head lice,nit comb;
parasit,pest,pet,insect|;flea bomb,scratch dog;flea,frontlin
tick,bite,parasit,lyme diseas|deer tick,bullsey rash;tick;
pest control,pest,infest|;orkin,terminix,pest man,extermin;rentokil
insect,bite,bug|black fli;gnat;mosquito,midg
spider,arachnid,bite|brown reclus,black widow,tarantula,daddi longleg,huntsman;;
rain,weather,wet|;bucket down;drench,pour
rain,weather,light rain|;mizzl;spit
snow,weather,winter,storm|;sleet,flurri,blizzard,whiteout;
ic,cold,weather,winter,road|;freez fog,gritter out;black ic
cold,weather,temperatur|;perish,parki;brass monkei,baltic,nippi
hot,heat,weather,temperatur|;;scorcher,swelter,heatwav
humid,weather,heat|;;muggi,humid,clammi
wind,weather,storm|;gale,blusteri;
storm,weather,disast,wind|;typhoon,cyclon,make landfal,categori four;hurrican
storm,weather,disast|;tornado,twister,funnel cloud,storm cellar;
storm,weather,electr storm|;sheet lightn,thunderstorm;thunder
hail,weather,storm,damag|;hail;
drought,dry,water,weather|;drought;hosepip ban,crack earth,no rain
flood,water,disast,weather|;river burst,under water,wade;sandbag
snow,stick,winter,weather|;snow in,snow dai;dig out,shovel
fog,weather,visibl|;pea souper,haze;fog,mist
fire,disast,evacu|bushfir,smoke everywher;wildfir;evacu
earthquak,disast,shake|quak;tremor,aftershock,richter;
sunni,good weather,warm|indian summer,crack flag;gloriou;
cloudi,dull,weather|;overcast,dreich,gloomi sky;
sky,astronomi,see,seed,night sky|meteor shower;aurora,northern light,eclips,perseid;
weather,forecast,predict|;accuweath,baromet;meet offic,forecast
sunburn,sun,skin,burn|sunburnt,lobster red;aftersun;peel
break bone,fractur,injuri,break|;fractur wrist,in plaster,cast on;
injuri,ankl,hurt,sprain|;twist ankl,strap up;
knee,kneed,injuri,ligament,oper|;meniscu,tear cartilag;acl,cruciat
shoulder,injuri,joint,arm|;rotat cuff,freez shoulder,disloc;
back,back pain,injuri,spine|;slip disc,sciatica,lumbago,herniat;
neck,injuri,pain,accid|;cervic collar;whiplash
strain,injuri,wrist,arm,pain|;tenni elbow,tendon;carpal tunnel,rsi
foot,foot problem,pain|ingrown toenail,heel spur;plantar fasciiti,bunion,verruca;
muscl,injuri,leg,sport injuri|;pull hamstr,groin strain,calf tear,charlei hors;
head injuri,head,injuri,accid|;see star;concuss,knock out
injuri,face,hurt|;;black ey,shiner,noseble
cut,wound,injuri,bleed|;;gash
burn,injuri,hurt,accid|;scald,hot oil,burn unit;
fall,accid,injuri,hurt|;go fly;
hospit,emerg,accid|;er,casualti,urgent care;blue light
hospit,serious ill,critic,emerg|;icu,intens care;ventil
leav hospit,recov,better|;discharg,send home;
sick,unwel,health|;poorli,laid up;rough
sick,infect,catch|catch someth,lurgi;;
cold,sick|stream nose;sniffl,bung up,nyquil;sneez,lemsip
flu,fever,sick,viru|influenza;tamiflu;shiver
coronaviru,covid,viru,test|;covid,test posit,later flow;two line
fever,sick|;burn up;
vomit,be sick,stomach|hurl,chunder;throw up,puke;
diarrhoea,stomach,upset stomach|the run,montezuma reveng,dodgi tummi;delhi belli,imodium;
food poison,stomach bug|dodgi prawn,bad oyster;noroviru,salmonella,e coli;
lung,cough,chest,breath|bronchiti,pneumonia,chest infect,hack cough,wheezi;;
breath,lung,condit|asthma,ventolin,nebulis,albuterol;inhal;
lung diseas,breath|copd,emphysema,oxygen tank;;
throat,infect|;tonsil,strep,laryng,sore throat;
nose,sinu,infect,headach|sinus,block sinus;neti pot;
allergi,allerg,sneez|pollen count,zyrtec,claritin;hai fever,piriton;antihistamin
allergi,allerg,reaction|;peanut,epipen,anaphylaxi;hive
ear,infect,pain|swimmer ear,earach;ear infect,grommet;
hear,ear,deaf|cochlear implant;tinnitu,hear aid;
ey,ei,infect,ey problem|pink ey;conjunct,stye,sty;
ey,ei,sight,ey diseas,vision|macular degener,detach retina;cataract,glaucoma;
glass,ey test,optician,sight|new prescript,reader;varifoc,bifoc;specsav
ey,ei,sight,len,vision|laser ey;contact,daili,lasik;
ey,ei,sight,vision,glass|astigmat,lazi ey,amblyopia;short sight;
headach,head,pain|split head,pound head;migrain,aura,sumatriptan;
dizzi,balanc|menier;vertigo,labyrinth;
faint,collaps,unconsci|keel over;pass out,black out,faint;
skin,skin condit,rash,itch|psoriasi,hydrocortison,itchi patch;eczema;
rash,infect,diseas,spot|measl,scarlet fever;shingl,chickenpox;
childhood ill,diseas,child,infect|;mump,whoop cough,rubella,croup,slap cheek;
skin,spot,pimpl|acn,zit,accutan,spotti;breakout;
skin cancer,skin,doctor,cancer|mole remov,basal cell;melanoma,dermatologist;
fungal infect,fungu,infect|athlet foot,yeast infect;ringworm,thrush;
infect,std,sexual health|cold sore,clap clinic;herp,chlamydia;
bladder,urin,infect,kidnei|cystiti,cranberri juic,kidnei infect;uti;
stone,pain,oper|kidnei stone,gallbladd out;gallston;
kidnei,kidnei failur,transplant|dialysi,transplant list,renal unit,donor kidnei;;
stomach,digest,indigest|acid reflux,omeprazol,hiatu hernia;ulcer,heartburn,gaviscon;
bowel,gut,condit|crohn,coliti,stoma bag;ib;
diet,gluten,allergi,intoler,wheat|coeliac,celiac,gluten free;;
oper,surgeri,hospit|;appendix,append,hernia,tonsil out;
surgeri,oper,surgeon,hospit|;under anaesthet,anesthesia;keyhol,op
oper,surgeri,joint,hip,knee,kneed|new hip,knee replac,titanium hip;;
joint,pain,condit|rheumatoid,gout,creaki knee,osteoarthr;arthriti;
bone,bone diseas|osteoporosi,brittl bone,dexa scan;;
heart,heart diseas,emerg|coronari;heart attack,chest pain,stent,angina;
heart,heart condit,oper|murmur;pacemak,afib,palpit;bypass
heart,medicin,blood test,health|lipitor;statin,cholesterol,ldl;
medicin,heart|lisinopril;blood pressur,hypertens,ramipril,amlodipin;
stroke,brain,emerg|brain bleed;stroke,tia,face droop;
blood clot,medicin,circul|eliqui,embol;dvt,warfarin,blood thinner;
cancer,diagnosi,diseas|stage two,tumour;lump,oncologist;biopsi
cancer,treatment|chemo,radiotherapi,mastectomi,tamoxifen;;
recov,cancer,cure,good new|in remiss;;all clear
cancer,blood cancer|leukaemia,lymphoma,myeloma,hodgkin;;
prostat,cancer,man health|prostat,psa,waterwork;;
diabet,sugar|insulin,type two,a1c,hypo;metformin,blood sugar;
weight loss,medicin,inject,diabet|fat jab;wegovi;ozemp,mounjaro
thyroid,gland,hormon|levothyroxin,hashimoto;thyroid,grave;
blood,iron,defici,tire|anaemia,low iron,ferrou sulphat,b12 jab;;
epilepsi,brain,attack|epilepsi,seizur;keppra;
brain,nerv diseas|parkinson,levodopa,shaki hand;tremor;
memori loss,dementia,old ag|alzheim;dementia;
nerv diseas,disabl|multipl sclerosi,motor neuron,al;;
tired,pain,chronic ill|fibromyalgia,chronic fatigu;long covid;
diseas,infect,tropic diseas|cholera;lyme,malaria,dengu,typhoid;
liver,diseas|hep c,cirrhosi,jaundic,yellow ey;;
infect,blood poison,hospit|;sepsi,mrsa,cellul,go septic;
infect,viru,tire|mono,glandular fever,kiss diseas;;
woman health,gynaecolog,oper|pco,hysterectomi;endometriosi,fibroid;
menopaus,woman health,hormon|hot flash,the chang;hot flush,hrt;
period,menstruat,woman health|tampax;cramp;
depress,mental health,antidepress,medicin|depress;black dog,zoloft,prozac,citalopram;sertralin
anxiou,mental health,fear,medicin|xanax,beta blocker;panic attack,anxieti,valium;
mental ill,mental health,diagnosi|bipolar,manic episod,schizophrenia;lithium;
attent deficit,concentr,medicin,diagnosi|adhd;ritalin,adderal,vyvans,concerta;
autism,diagnosi,neurodiverg|asperg,autist,stim;;
compuls,mental health,disord|count thing;ocd,hand wash;
eat disord,mental health,weight|anorexia,not eat;bulimia,purg;
therapi,psychologist,mental health,treatment|;counsellor,cbt,betterhelp;shrink,therapist
addict,alcohol,recov,drink,drug|;twelv step,aa meet,betti ford;detox
start drink,relaps,alcohol,addict|;;relaps
quit smoke,give up,smoke,cigarett|nicotin patch,nicorett;cold turkei;
smoke,cigarett,tobacco|juul,roll up,chain smoker;vape,marlboro;
cannabi,marijuana,drug|edibl,bong,spliff,gummi;joint;weed
drug,addict,narcot|cocain,molli,ketamin,fentanyl,smack;speed;
painkil,medicin,pain relief,tablet|;tylenol,advil,aspirin;nurofen
painkil,medicin,strong pain,opioid|oxycodon,percocet;codein,tramadol,morphin;
antibiot,medicin,infect|z pack;amoxicillin,penicillin,doxycyclin;
steroid,medicin,inflamm,inject|prednison,cortison shoot;;steroid
sleep pill,insomnia,sleep,medicin|zopiclon,valerian;ambien;
insomnia,sleep,sleepless,tire|;count sheep;
sleep,nap,asleep,well rest|;forti wink,kip;
snore,sleep,breath|saw log;cpap,sleep apnoea;
pharmaci,medicin,drugstor|;chemist;walgreen,prescript
vaccin,inject,immunis|flu jab,mmr;booster,tetanu;
scan,test,hospit,examin|;mri,ct scan,ultrasound,ecg;
medic test,test,doctor,examin|blood work,smear test;urin sampl,colonoscopi;blood
doctor,appoint,health,examin|surgeri appoint,check up,physic;pcp;gp
doctor,specialist,medic|;cardiologist,urologist,neurologist,rheumatologist,gastro;
child doctor,babi,health|;paediatrician;health visitor
therapist,treatment,pain,back|acupunctur,sport massag;chiropractor,osteopath;
disabl,walk aid,old|mobil scooter,zimmer frame,walker;wheelchair,rollat;
disabl,amput,leg,limb|prosthet,amput;;
health insur,medic cost,health care|copai;bupa,blue cross,deduct;
tooth,dentist,toothach|;root canal,fill,crown,abscess,caviti;
tooth,dentist,remov|wisdom tooth,wobbl tooth;extract;
tooth,orthodontist,dentist,straighten|;brace,retain,invisalign,train track,overbit;
fals tooth,tooth,dentist|dentur;falsi,implant,veneer,bridg;
dentist,tooth,gum,clean|gum diseas;hygienist,floss;
pregnant,pregnanc,babi|;pregger;expect,knock up
pregnant,pregnanc,due date,babi|;twenti week,second trimest,babi bump;
pregnant,pregnanc,sick|kick alreadi;morn sick,hyperemesi;
pregnanc,ultrasound,babi|;scan photo,anomali scan,nuchal;gender reveal
give birth,born,birth,babi,newborn|;littl girl,littl boi,seven pound;
give birth,birth,labour,babi|;;water break,dilat
birth,give birth,deliveri,hospit|;forcep,ventous,natur birth;c section,epidur
birth,pregnanc,babi,hospit|;obstetrician,matern ward;doula
prematur babi,earli birth,newborn,hospit|;preemi,nicu,incub;
birth,babi,sibl,pregnanc|;multipl;triplet,ident
miscarriag,pregnanc loss,grief|miscarri,d c,stillborn;no heartbeat;
fertil,infertil,get pregnant,babi|;ivf,egg retriev;clomid,embryo
contracept,birth control|the coil,the pill;condom,iud,vasectomi,snip;
pregnanc test,pregnant|pink line;clearblu;
leav,babi,time off,parent|;matern leav,patern leav,parent leav;
babi,chang babi,infant|;diaper;nappi,pamper,huggi,blowout
feed babi,babi,milk,nurs|;breastfeed,bottl feed;formula,mastiti
babi,cry,sleep,newborn|;wont settl;colic,teeth
babi,mileston,toddler,develop|;first step,first word;sleep through
babi,babi carriag,child|;stroller,pushchair;bugaboo,car seat
babi,babi bed,babi room|;crib;cot,mose basket
adopt,child,famili,foster child|;adopt,foster;
depress,new mother,birth,mental health|babi blue,postnat depress,postpartum;;
run,race,fit|;parkrun,half marathon,10k;pb
endur race,race,sport,fit|triathlon,tough mudder;ultra,iron man;
weightlift,weight,gym,strength,exercis|bench press;;deadlift,squat,kettlebel,dumbbel,rep
exercis,gym,fit,workout|crosstrain,ellipt;spin class,rower;peloton,treadmil
gym,fit,exercis,train|orangetheori;crossfit,person trainer;planet fit,puregym
yoga,pilat,exercis,class|ashtanga,hot yoga;downward dog,vinyasa,reform;
fit class,exercis,class|aerob,aqua fit;zumba,bootcamp,hiit;
fit tracker,exercis,step,run|;fitbit;strava,garmin
exercis,workout,fit|press up;sit up;plank,pull up,burpe
lose weight,weight loss,diet,slim|;lighter;
gain weight,overweight,fat,weight|spare tyre;love handl;
tire,exhaust,fatigu|;poop;knacker,wipe out
ag,old,wrinkl|;crow foot,go grei,laugh line,bald patch;
old,ag,elderli|;get on;
forget,memori,ag,dementia|;senior moment,memori go;
elderli care,move,old|shelter hous,memori care;nurs home,assist live;care home
elderli care,help,old,disabl|;home help,stairlift;carer
grandpar,grandmoth,grandfath,famili|meemaw,granddad,nonna;nan,gran;pop
drink,alcohol|;three sheet,tipsi;legless
blood,donat,blood group|blood type,o neg,donor card;;
cosmet surgeri,plastic surgeri,look,oper|;botox,filler,nose job,boob job,tummi tuck,facelift;
pasta,italian food,dish,dinner|;bolognes,penn arrabbiata;carbonara
pasta,italian food,dish|;tagliatel,linguin,fusilli,ravioli,gnocchi;spaghetti
pizza,italian food,top|margherita,pepperoni,calzon,quattro stagioni;deep dish;
curri,indian food,dish,takeawai|;tikka masala,korma,rogan josh,jalfrezi,balti;vindaloo
indian food,side dish,curri|naan,poppadom,bhaji,samosa,dal,paneer;;
rice,rice dish,dish,dinner|;pilaf,jambalaya;biryani,paella,risotto
chines food,dish,takeawai|;chow mein,kung pao,peke duck;dim sum
thai food,dish,curri|;tom yum,som tam,massaman;pad thai,green curri
vietnames food,dish,soup|;summer roll,bun cha;pho,banh mi
japanes food,dish,noodl|;udon,katsu,tempura,gyoza,donburi;
sushi,japanes food,raw fish|nigiri,sashimi,california roll,maki,wasabi;;
korean food,dish|;tteokbokki;bibimbap,kimchi,bulgogi
mexican food,dish,dinner|;enchilada,quesadilla,fajita,carnita;taco,burrito
dip,starter,snack|guacamol,tzatziki,baba ganoush;salsa,hummu;
kebab,dish,takeawai|;shawarma,doner,tabbouleh,kofta;falafel
greek food,dish|;dolmad,spanakopita;moussaka,souvlaki,gyro
moroccan food,dish|;couscou,harissa,pastilla;tagin
german food,european food,dish|;sauerkraut;goulash,schnitzel,bratwurst,pierogi
russian food,dish,soup|;pelmeni,blini,stroganoff;borscht
african food,dish|;jollof,injera,fufu,egusi,suya;
caribbean food,jamaican food,dish|;jerk chicken,acke,curri goat;
spanish food,dish,starter|;patata brava,gazpacho,tortilla,croqueta;tapa
french food,dish,stew|;cassoulet,bouillabaiss,ratatouil,confit;
takeawai,fri fish,british food|chippi tea,batter cod;mushi pea;
british food,dish,dinner,sausag|;shepherd pie,cottag pie;
roast,dinner,sundai lunch,meal|roast potato;sundai roast,yorkshir pud;trim
breakfast,meal,morn|black pud;full english,fry up,hash brown,grit;
breakfast,brunch,meal|french toast;pancak,egg benedict;waffl
cereal,breakfast,food|;muesli,weetabix,granola,cheerio,oatmeal;porridg
beef,steak,meat,cut|rump;ribey,sirloin,t bone,fillet,brisket;
pork,meat,pig|gammon,pork belli,pull pork;bacon,crackl;
lamb,meat,sheep meat|lamb shank,mutton chop;;
chicken,meat,poultri|drumstick,thigh;nugget,nando;wing
game,meat,hunt|;venison,pheasant,grous,pigeon breast,rabbit pie;
cure meat,cold cut,ham,sausag|salami,prosciutto,chorizo,mortadella,pastrami;;
offal,meat|chicken liver,tripe,sweetbread;kidnei,haggi;
seafood,shellfish,fish|;shrimp,scallop,mussel;lobster,crab,prawn
fish,smoke fish,seafood|;smoke salmon,lox,kipper,anchovi,pickl her;
chees,dairi|cheddar,stilton,manchego,camembert;brie,bri,gouda;
chees,dairi|ricotta,burrata;mozzarella,feta,halloumi;
bread,bake,loaf|focaccia,rye,ry,ciabatta,brioch,challah;sourdough;
bread,bake,dough,sourdough|prove,levain;starter,knead;
pastri,cake,bakeri|danish,cinnamon roll,eclair;croissant;
cake,bake,sweet|carrot cake,battenberg;victoria spong,lemon drizzl,red velvet;
biscuit,cooki,sweet,snack|;shortbread,digest,hobnob,oreo;browni,cooki
pud,dessert,sweet|spot dick,eton mess;appl crumbl,trifl,sticki toffe;
dessert,sweet,pud|cannoli;tiramisu,panna cotta,creme brule,cheesecak;
pie,pi,dessert,sweet,bake|pecan pie,kei lime;pumpkin pie,cobbler;
ic cream,dessert,sweet|99 flake;gelato,sorbet,sunda,mr whippi;
chocol,sweet,candi|;snicker,twix,lindt,rees,tobleron;cadburi
sweet,candi,sugar|liquoric allsort,lollipop;haribo,jelli babi,skittl;
snack,nibbl,crisp|pringl,dorito,pretzel;popcorn;crisp
soup,dish,starter|;minestron,chowder,bisqu,broth;gumbo
salad,dish,veget|;waldorf,nicois,cobb;caesar,coleslaw
sandwich,lunch,snack|blt,reuben,grill chees;club,panini,toasti;
burger,fast food,hamburg|quarter pounder;big mac,whopper,five gui;
fast food,restaur,takeawai|;kfc,taco bell,wendi,burger king;mcdonald
sausag,fast food,snack|corn dog;hot dog,frankfurt;
potato,fri,side dish|tater tot;poutin,fri,wedg;chip
spread,toast,breakfast|;marmit,vegemit,nutella,peanut butter,marmalad;
sauc,condiment|hp sauc,tabasco;ketchup,mayo,mustard,sriracha;
spice,season,cook|cinnamon,saffron,cardamom;cumin,turmer,paprika;
veget,veg,food|;aubergin,eggplant,brussel sprout;leek,kale,parsnip
fruit,tropic fruit|papaya,lyche,passion fruit;mango,pineappl;
nut,snack|walnut,cashew,almond,pistachio,hazelnut;;
mushroom,fungu,food|;chanterel,shiitak,portobello,porcini,morel;
red wine,wine,drink|;pinot noir,rioja,cabernet,shiraz;merlot,malbec
white wine,wine,drink|;sauvignon blanc,chardonnai,riesl,chabli,pinot grigio;
sparkl wine,wine,drink,celebr|;;cava,moet
whiski,whiskei,drink,spirit|;laphroaig,glenfiddich,singl malt,jameson;bourbon
gin,drink,spirit|;tanquerai,hendrick,sloe gin;
cocktail,drink,alcohol|;negroni,old fashion,aperol spritz;margarita,mojito
beer,drink,alcohol,pint|;lager,stout,pale al;ipa,bitter
beer,lager,drink|;budweis,heineken,stella,corona,carl;
cider,drink,alcohol|;scrumpi,strongbow,magner;
spirit,drink,alcohol,shoot|;schnapp,sambuca;vodka,rum
brew,beer,make wine,hobbi|;home brew,ferment,demijohn;
coffe,drink|;americano,cortado;cappuccino
cafe,coffe shop,coffe|tim horton;starbuck,costa,pret,dunkin;
tea,drink,cuppa|;earl grei,chai,oolong,darjeel,yorkshir tea;
fizzi drink,soft drink,soda|coke zero,pepsi,dr pepper,sprite,mountain dew;irn bru;
energi drink,drink|;gatorad;lucozad
drink,health food|;kombucha,kefir;smoothi
drink,soft drink,juic|;orang squash,orang juic,cordial;ribena,lemonad
restaur,fine dine,eat out,meal|;tast menu,maitr d,sommeli;michelin
restaur,eat out,meal|trattoria,bistro,brasseri,gastropub,steakhous;diner;
cafe,restaur,eat|greasi spoon,caff;tearoom,truck stop;
pub,bar,drink|;the local,boozer,water hole,taproom;wetherspoon
takeawai,deliveri,order food|;doordash,uber eat,just eat,grubhub;deliveroo
eat out,restaur,meal|;opent;
restaur,pai,bill|;;go dutch,servic charg
lunch,food,work lunch|;bring sandwich;pack lunch,lunchbox
diet,eat plan,lose weight|atkin,paleo,low carb,whole30;keto;
vegetarian,diet,meat free|veggi;vegan,plant base,tofu,quorn,tempeh;
diet,lose weight,slim|calori count;slim world,weight watcher,noom,syn;
religi diet,food rule,diet|no pork;halal,kosher;
intoler,allergi,diet|nut allergi;lactos,dairi free,fodmap;
fast,diet,lose weight|intermitt fast,sixteen eight;5 2;
bbq,grill,cook outdoor|briquett;barbecu,weber,smoker;
meal kit,food deliveri,groceri|;hellofresh,blue apron,gousto,ocado;
supermarket,groceri,food shop|;aldi,lidl,trader joe,sainsburi,kroger;tesco
burn,cook,spoil,meal|ined;;
delici,like,tasti,food|;scrummi,moreish;
hungri,hunger,eat|;peckish,raven,starv;
full,meal|;;stuf
preserv,homemad,cook|mason jar;chutnei,pickl,kilner;can
picki eater,food,child,dislik|;fussi,picki;
dog,breed,pet|;poodl,colli,whippet;labrador,spaniel,beagl,dachshund
dog,breed,guard dog|german shepherd,rottweil,doberman,mastiff;boxer;
dog,crossbre,pet|;labradoodl,cavapoo,goldendoodl;cockapoo
dog,small dog,breed,pet|;chihuahua,pug,shih tzu,yorki,pomeranian;
dog,breed,pet|;dalmatian,great dane,border terrier;greyhound,huski
dog,pet|;mutt,pooch,pup,rescu mutt,mongrel;
cat,pet|;moggi,ginger tom,tortoiseshel,kitten;tabbi
cat,breed,pet|;siames,main coon,bengal,british shorthair;ragdol,persian
cat,pet,care|;cat flap,scratch post;litter trai,felix
dog,walk,pet|;dog lead,leash,poop bag,dog park;kibbl,walki
dog train,puppi,train|crate train,housebroken;puppi class;
pet,vet,anim health|;spai,kennel cough;neuter,microchip
anim shelter,adopt,pet,rescu|;rescu centr,battersea;rspca
pet di,die,di,death,lose pet|;put down,rainbow bridg;
give birth,puppi,kitten,anim|pup born,whelp,kitten arriv;;
lose pet,run awai,escap,miss|miss poster;got out;
rodent,pet,small anim|;chinchilla,degu;hamster,guinea pig,gerbil
rabbit,bunni,pet|;lop ear,netherland dwarf,flemish giant;hutch
parrot,bird,pet|;cockatiel,macaw,african grei,lovebird;budgi
bird,cage bird,pet|;finch,zebra finch,aviari;canari
fish,pet,aquarium,tank|;neon tetra,koi,betta,angelfish;guppi
lizard,reptil,pet|;gecko,beard dragon,iguana,chameleon,skink;
snake,reptil,pet|;corn snake,ball python,boa,vivarium;
snake,venom,bite|adder,rattler,copperhead,mamba;cobra;
turtl,reptil,pet|;terrapin,snapper;tortois
amphibian,anim,pet|;axolotl,tree frog,toad,salamand;newt
hors,poni,anim|stallion,filli,colt;mare,geld,foal;
hors,breed|thoroughbr,clydesdal,shire,arab,appaloosa,quarter hors;;
poni,hors,breed|exmoor,connemara;shetland,dartmoor;
ride,hors ride,hors,equestrian|dressag,gymkhana,show jump,hack out;canter;
hors,ride,tack|girth;bridl,farrier,liveri,stirrup;saddl
hors,anim health|go lame;strangl;lamin
cow,cattl,breed,farm|;friesian,angu,hereford,holstein,limousin;jersei
cow,cattl,farm anim|heifer,bullock,steer;calf,calv;
dairi farm,cow,milk,farm|;milk parlour,dairi herd;churn
sheep,breed,farm|;suffolk,texel,swaledal,herdwick;merino
sheep,lamb,farm,farm anim|;ew,tup,hogget;shear
goat,farm anim|nanni goat,pygmi goat,anglo nubian;billi,kid;
pig,farm anim,breed|piglet,tamworth,kunekun;sow,sty;
chicken,hen,breed,poultri|leghorn,orpington,silki;;
duck,bird,poultri|muscovi,mallard,call duck,indian runner;drake;
goos,poultri,bird,farm anim|gander,gosl,turkei poult,guinea fowl;;
farm anim,anim,unusu anim|emu,ostrich;alpaca,llama;
bee,beed,beekeep,honei|queen bee,varroa,brood frame;swarm;hive
kill,predat,chicken,attack|coop tear;;
tractor,farm machin,farm|;baler,massei ferguson,harrow;combin,john deer,plough
crop,farm,harvest,field|;haymak,bale,barlei,rapese;silag
anim diseas,livestock,farm,outbreak|;bird flu,bovin tb,bluetongu;
farm,shepherd,sheep|;colli trial,sheepdog,crook;quad
farm,land|;paddock,pastur,smallhold,croft;barn,ranch
crop,grain,farm,grow|;soybean,sorghum,winter wheat;
bird,garden bird,birdwatch|chaffinch;blue tit,wren,blackbird,goldfinch;robin
bird,backyard bird,birdwatch|chickade,blue jai,bluebird;cardin,hummingbird;
hawk,bird,raptor|peregrin,buzzard,goshawk;osprei,kestrel,red kite;
owl,bird,night bird|barn owl,tawni,snowi owl,littl owl;;
seabird,bird|gannet,guillemot,kittiwak,cormor;;puffin
water bird,bird,wetland|egret,bittern;crane;heron,kingfish
wild anim,mammal,wildlif|stoat;badger,hedgehog,otter;fox
wild anim,wildlif,big anim|grizzli,black bear,bison;moos,elk;
wild cat,wildlif,predat|mountain lion;cougar,bobcat,lynx;
safari,wild anim,africa|rhino,hippo,wildebeest;lion,giraff;
whale,sea mammal,whale watch|humpback,orca,mink,dolphin pod;blow;
marsupi,australian anim,wildlif|wallabi,wombat,platypu;koala,kangaroo;
shark,sea creatur,fish|;great white,hammerhead,bask shark,stingrai;
butterfli,insect|paint ladi,monarch,swallowtail;red admir;
sea creatur,sea life,beach|sea urchin,anemon;starfish;jellyfish
fish,game fish,catch|;grayl,char,steelhead;trout,salmon
fish,coars fish,catch|;pike,roach,tench,bream,barbel;carp
fish,freshwat fish,catch|;walley,crappi,bluegil,muski,largemouth;
fish,sea fish,catch|;mackerel,haddock,sea bass,pollock,turbot;cod
fish,catch|;marlin,tarpon,mahi mahi,sailfish;tuna
bait,fish,tackl|;lure,jig,crankbait;spinner,worm
fish,tackl,gear|;wader,land net,fly rod;rod
fly fish,fish|;dry fly,woolli bugger,mayfli hatch,ty fli;
catch noth,fish,no fish|;skunk;
catch,fish,big fish|;twelv pounder;
deer,hunt,shoot|ten pointer,deer stand,tree stand,rut;buck;
hunt,shoot,gun|twelv bore,beater,decoi,duck blind;;
sting,insect,hurt|bee sting;;sting
bite,dog,attack,injuri|;snap at;
wife,spous,partner|the missu,wifei,old ladi;other half,better half;
husband,spous,partner|hubbi,himself indoor;old man;
man,gui|bloke,fella,chap,dude,geezer;;
child,kid,son,daughter|;bairn,nipper,rugrat,kiddo,wee on,sprog;
brother,sister,sibl,famili|kid brother,our kid;littl bro,big si;
in law,famili,rel|outlaw;;
rel,famili,relat|;aunti,uncl,niec,nephew,cousin,second cousin;
step famili,famili,rel|stepdad,half sister,stepson,blend famili;;
godpar,godchild,christen|goddaught,godfath,christen parti;;
sibl,famili,brother,sister|;middl child,onli child,eldest;
ancestor,famili histori,dna test|famili tree,ancestri,23andme,genealog;;
resembl,look like,famili|take after;spit imag;
relationship,girlfriend,boyfriend,date,partner|see someon,an item,new squeez;go out;date
date app,onlin date,meet,date|match com,swipe right;;tinder,bumbl
date,romanc|;first date,blind date,speed date;
get on,like,friend,friendship|;;click
love,in love,romanc|heart ey;smitten,besot;
love,attract,like|fanci,sweet on;;
kiss,romanc|;snog,make out;
affair,sex,casual relationship|hook up,fling;;
propos,engag,marri|;solitair,said ye;
marri,marriag,wed,get marri|;got hitch,i do;
marri,wed,secret wed|vega chapel;elop,gretna green;
wed,marriag|;best man,bridesmaid,usher,flower girl;
parti,wed,befor wed|;bachelor parti,bachelorett;stag do,hen do
marri,marriag,wed trip|;honeymoon,newlyw,just marri;
anniversari,marriag,celebr,coupl|;silver anniversari;rubi wed,golden
live togeth,coupl,relationship|shack up,common law;;
break up,separ,relationship end,end|;break up,ditch;dump,split up
ignor,reject,no repli,date|;;stand up
affair,unfaith,infidel,cheat|plai awai,two time;cheat;
separ,marriag troubl,break up|separ,trial separ;move out;
divorc,marriag end,separ|decre nisi,decre absolut,divorc paper,irreconcil,file paper;;
divorc,child,ex,mainten|;child support,csa;
divorc,settlement,marriag|marit asset;prenup;
marriag troubl,counsel,relationship,save marriag|marriag counsel,relat,coupl therapi;;
ex partner,ex,past relationship|my ex,ex husband,former wife,old flame;;
sexual,homosexu,lgbt|come out,gai,lesbian,bi,pride march;;
gender,transgend,ident|tran,thei them,new pronoun;transit;
die,di,death,dead,lose|;slip awai;pass awai
die,di,death,dead|;croak,snuf it;
die,di,death,bereav,parent|;lose grandpa;
widow,death,spous,bereav|;widow;
suicid,die,di,death|;overdos,hang himself;
dy,termin ill,death,care|;palli,week leav,morphin driver;hospic
funer,burial,death,mourn|;pallbear,gravesid;funer,wake,eulogi
funer,cremat,death|;ash scatter,urn;cremat,crematorium
funer,death,burial|;hears,casket,funer home;undertak,coffin
grave,buri,death|;headston,cemeteri,churchyard;grave
death,mourn,die,di|;obituari,in memoriam,sympathi card;condol
grief,mourn,sad,bereav|bereft,griev,break up;in bit;
inherit,death,estat|;;will,executor,heirloom
friend,friendship|chum;mate,pal,buddi,bff,besti,homi;
friend,acquaint,know from|schoolfriend;roommat;flatmat
lose contact,friendship,friend|;drift apart,lose touch;
meet,old friend|;run into;catch up,bump into
quarrel,argument,fight,estrang|feud;fall out,bad blood;
argument,quarrel,fight,argu|shout match,ding dong,had word;blaze row,barnei,spat;
ignor,quarrel,angri,not speak|wont speak;cold shoulder,silent treatment;
reconcil,make peac,quarrel end,forgiv|;make up,oliv branch;
betrai,betray,disloy,fals friend|two face,backstabb;;
estrang,famili quarrel,break off|disown,black sheep,no contact;;
fight,hit,violenc|fisticuff;punch,scrap;
gossip,talk about,rumour|badmouth;gossip;
reveal,secret,tell|let slip;blab,cat out;
apolog,sorri,apologis|said sorri,mea culpa;apologis;
happi,pleas,delight,joi|thrill;chuf,cloud nine,make up;buzz
happi,pleas,delight|tickl pink;stoke;
sad,unhappi,upset,disappoint|feel blue,choke up;mope,heartbroken;gut
cry,weep,sad,upset|in flood;bawl,sob,well up;
angri,anger,furiou,rage|;livid,see red;lose it
angri,annoi,furiou|teed off;hop mad,spit feather,piss off;fume
annoi,offend,upset|;nark,mif,put out;
annoi,irrit,dislik|pet peev;;
angri,leav,temper|;storm out;
afraid,fear,frighten,scare|scare stiff,petrifi,heebi jeebi;brick it,spook;
nervou,anxiou,worri|jitteri,nail bite;on edg;butterfli
worri,anxiou,anxieti|worri sick,besid herself;pace,fret;
embarrass,shame,asham|;mortifi;
jealou,envi,jealousi|eat up,the jones;;
surpris,amaz,shock|flabbergast,bowl over;gobsmack,floor,jaw drop;
bore,boredom,dull|bore stiff;twiddl thumb;
frustrat,annoi,tire of,had enough|;feed up,sick of;
overwhelm,busi,stress|;snow under,run rag;drown
breakdown,stress,exhaust,mental health|nervou breakdown;burn out,crack up;
relief,reliev|;phew;
miss,lone,sad,home|miss mum;homesick;pine
lone,alon,loneli|all alon,rattl around;;
proud,pride,pleas|;;beam
excit,look forward|cant wait,itch to;;
doubt,hesit,chang mind,afraid|second thought,bottl it;cold foot;
regret,sorri,mistak|;kick myself;
hate,dislik,detest|cant stand,skin crawl;loath;
move,emot,grate|;touch;
thank,gratitud|grate;;
mean,stingi,miserli,charact|;tight fist;penni pincher,scroog,skinflint
gener,kind,charact|;alwai pai,bring soup;
domin,control,charact|;bossi;control freak
lazi,idl,charact|;bone idl,layabout,slob;couch potato
hardwork,industri,dilig,charact|;workahol,never stop;
arrog,conceit,vain,charact|;big head,smug;
shy,timid,quiet,charact|;wallflow,mousi;
talk,outgo,sociabl,charact|;chatterbox;
stubborn,obstin,charact|;pig head;wont budg
lie,li,liar,dishonest|fibber,tall tale;porki;
thief,steal,dishonest|light finger;;
unpunctu,late,charact|;alwai late;own funer
tidi,neat,organis,charact|;neat freak,colour code;
messi,untidi,mess,charact|;hoarder;pigsti
absent mind,forget,charact|;scatterbrain;
clever,intellig,smart,charact|;bright spark;brainbox
stupid,slow,unintellig|;dim;
bad temper,temper,angri,charact|;short fuse,hot head;
calm,relax,charact|;unflapp;
optimist,charact|;sunni side,silver line;
pessimist,neg,charact|;eeyor,miseri gut;
funni,humour,joker,charact|;class clown;hoot
brave,reckless,risk,charact|;daredevil,adrenalin junki;
coward,afraid,cowardli|scaredi cat;;
curiou,nosi neighbour,charact|;nosi,busybodi,poke about;curtain twitcher
gambl,bet|scratch card,bet slip;booki;
spend,extravag,spendthrift|big spender,shopahol;splurg;
overprotect,parent,strict|helicopt parent,mollycoddl;;
punish,child,disciplin|;;naughti step
spoil child,child,charact|;brat,get everyth,littl madam;spoilt
child,angri,tantrum,behaviour|;;terribl two
bulli,school,child,victim|;bulli,push around;pick on,name call
plai,child,game|;imaginari friend;dress up
toi,child,plai|;;playmobil,hot wheel
child,bike,learn,cycl|;stabilis off,train wheel;
toilet train,toddler,child|;bed wet;potti
child,plai,friend,parti|;playdat,trampolin park;sleepov
childcar,child,look after|;;nanni,babysitt,crech
child tv,child,cartoon|;sesam street;cbeebi,peppa pig,paw patrol
child book,child,stori|;;hungri caterpillar,paddington,dr seuss
youth group,child,club|;girl guid;scout
school,preschool,child,start school|;pre k,playgroup;
start school,school,child|;new uniform,year on;first dai
school,secondari school,educ|;comprehens,middl school;grammar,eton,academi
teacher,school,staff|;headmast,form tutor,ta;princip
home educ,school,child|;homeschool,unschool,abeka;
punish,school,troubl,throw out|;;suspend,expel,exclud,send home
miss school,absenc,school|;cut class,plai hooki,truant;bunk off,skive
school,grade,mark,teacher|;report card;parent even,straight as
exam,school,qualif|;sat,higher,btec;a level,eleven plu
exam,test,colleg,univers entranc|gre,gred;sit score,lsat,mcat;
languag exam,languag,test|ielt,toefl;delf,goeth,jlpt;
exam,studi,test,student|;viva,cram;mock,final,resit,revis
pass,exam,result,success|;fly colour,ac it,scrape through,merit;distinct
fail,exam,bad grade|;flunk;bomb,plough
drive test,drive,licenc|learner plate,theori test;l plate;
degre,grade,univers,result|a first,2 2,desmond;two on,gpa;
univers,colleg,admiss,studi|;oxbridg,harvard,ivi leagu;uca,yale
univers,student,colleg|soror;fresher,campu,frat;hall,dorm
leav univers,give up,studi,quit|quit uni;drop out;
degre,univers,qualif,studi|bsc;mba,phd;bachelor,master,doctor
studi,univers,write,research|;dissert,thesi,footnot,literatur review;supervisor
subject,studi,degre,univers|major in,read law;minor in;
subject,school,studi|;algebra,calculu,geographi;chemistri,biologi
subject,degre,studi,univers|sociolog,anthropolog,philosophi,econom,linguist;;
languag,learn,studi|rosetta stone;babbel,even class,italki;
graduat,univers,school,ceremoni|;;mortarboard,valedictorian,prom
studi cost,univers,fee|tuition;scholarship,bursari,fafsa;student loan
student,abroad,studi|year abroad,erasmu;gap year;interrail
learn difficulti,special need,school|;dyslexia,dyscalculia,send,iep,ehcp;
onlin cours,studi,learn|mooc;open univers,coursera,khan academi;
tutor,tuition,school,help|;privat tutor,extra lesson;kumon
school event,school,competit,child|;spell bee,scienc fair,sport dai,school plai;nativ
cheat,exam,essai,troubl|crib note;plagiar,turnitin;
sweater,cloth,top,wear|;pullov,turtleneck;cardigan,hoodi
coat,jacket,cloth,wear|;;parka,anorak,barbour,trench,mac,puffer
trouser,pant,jean,cloth|;chino;levi,cord,dungare
skirt,cloth,wear|;pencil skirt;kilt,maxi,mini,tutu
dress,cloth,wear|;ballgown,wrap dress,sundress;
suit,formal cloth,wear|dinner jacket,pinstrip;tuxedo,three piec,waistcoat;
shirt,top,cloth|;blous,tank top;t shirt,flannel
underwear,cloth|;bra,knicker,brief,thong;boxer,spanx
nightwear,sleep,cloth|;nighti,pj;dress gown
swimwear,swimsuit,swim,cloth|;;bikini,speedo,trunk,on piec
shoe,footwear,wear|;brogu,loafer,stiletto,oxford,mule;
sneaker,shoe,footwear|;nike,adida,jordan;van,convers,trainer
boot,shoe,footwear|doc marten,chelsea boot;ugg,timberland;welli
sandal,shoe,footwear|birkenstock,espadril;croc,flip flop;
hat,headwear,wear|basebal cap,trilbi,stetson;beani,fedora,bobbl hat;
accessori,cloth,wear|;;pashmina,mitten,belt
handbag,bag,design,fashion|;loui vuitton,mulberri,tote;herm,clutch,chanel
watch,wristwatch,time|tag heuer;omega,casio,seiko;rolex
jewelleri,ring,ear,necklac|signet,bangl,choker;stud,hoop,pendant;
sunglass,glass,wear|;rai ban,aviat,oaklei;shade
cloth shop,fashion,cloth,bui|;topshop;h m,old navi
second hand,cloth,bui|;;thrift
dress up,formal,cloth|;glad rag,doll up;
tailor,sew,cloth,alter|;take in;seamstress,alter
bodi art,tattoo,pierc,look|nose stud,belli pierc;tattoo;ink,sleev
haircut,hair,hairstyl|pixi cut;bob,buzz cut,mullet;bang
hair colour,hair,hairdress|root done,go blond;perm;highlight,balayag
hairstyl,hair|dreadlock,afro;cornrow,braid,weav;
beard,facial hair,face|moustach,sideburn,full beard;goate,stubbl;
bald,hair loss,hair|toupe,slaphead;reced,comb over,shave head;
makeup,cosmet,look|;mascara,eyelin,lipstick,sephora;foundat
nail,manicur,beauti|gel nail,mani pedi;shellac,acryl;
perfum,scent,smell,fragranc|aftershav;dior,cologn,jo malon;
look,appear,hair,face|redhead,hazel ey;freckl,dimpl;ginger
tall,height,look|beanpol;lanki,tower;
figur,build,look,bodi|chubbi,pot belli;stocki;petit
good look,handsom,beauti,attract|fit lad,stunner,hotti;;
footbal,soccer,posit,team|winger,centr back,leav back,sweeper;striker,goali;
footbal team,footbal,soccer,support|man unit,spur,everton;arsen,liverpool,chelsea;
footbal team,footbal,soccer,club|real madrid,juventu,bayern,ajax,psg;barcelona;
footbal,soccer,match,goal|;penalti shootout,offsid,hat trick,own goal,var;
footbal,soccer,competit,tournament|champion leagu,fa cup,world cup;premier leagu,euro;
american footbal,posit,footbal,team|wide receiv,lineback,tight end,cornerback;quarterback;
american footbal,nfl,footbal|field goal,superbowl,fantasi leagu;touchdown;
footbal team,nfl,american footbal,support|packer,patriot,steeler;cowboi,chief;
basebal team,basebal,support|dodger,met;yanke,red sox,cub;
basebal,posit,team|catcher,third base,shortstop,relief pitcher,centr field;;
basebal,game|;grand slam,ninth in,littl leagu;home run
basketbal,posit,game|;point guard,power forward,three pointer;dunk
basketbal team,basketbal,nba|laker,bull,warrior,knick;celtic;
rugbi,posit,team|fly half,scrum half,number eight,flanker;prop,hooker;
rugbi,match,game|;lineout,six nation,all black;scrum
cricket,posit,team|wicketkeep,open bat,fast bowler,leg spin;;
cricket,match|googli,the ash;lbw,half centuri,duck;
ic hockei,hockei,team|defenceman;mapl leaf,bruin,puck,power plai;
netbal,posit,team|goal shooter,goal attack,wing defenc,centr third;;
volleybal,posit,team|libero,spike it,beach court;;
hockei,field hockei,posit,sport|midfield,short corner,astroturf,hockei stick;;
golf,plai,score|nine iron;birdi,bogei,par,handicap;
tenni,match,game|;love forti,wimbledon;tie break,backhand
badminton,racket sport|shuttlecock,drop shoot;;
racket sport,sport,plai|picklebal,squash court,racquetbal;padel;
tabl tenni,game,sport|;ping pong,topspin;
swim,pool|butterfli stroke;breaststrok,front crawl,length,lido;
swim,outdoor swim|wild swim,dryrob;;
box,fight,fighter|uppercut,tko;southpaw,heavyweight,spar;
martial art,fight,sport|judo,jiu jitsu,krav maga;taekwondo,karat,black belt;
wrestl,fight|ufc,tap out,wwe,wwed;octagon;
climb,rock climb,sport|carabin,top rope,crimp;boulder,belai;
hike,walk,mountain|munro,wainwright,fourteen,appalachian trail,coast path;;
camp,outdoor|pitch up,camp stove,koa;tent,bell tent;
ski,snow,winter sport|off pist,slalom,mogul;black run,chairlift;
snowboard,winter sport,snow|snowboard,half pipe,burton,goofi;;
ic skate,skate,winter sport|figur skate,axel,zamboni;;
winter sport,olymp,ic|bobsleigh,luge;curl;
surf,wave,sea|longboard,hang ten,wipeout;barrel;wetsuit
paddl,water sport,boat|;paddleboard,kayak,cano,white water,rapid;
row,boat,sport|coxswain,scull,stroke seat;regatta;
sail,boat|laser class,spinnak;dinghi,jib,tack,catamaran;
dive,underwat|scuba,wreck dive;padi,regul,snorkel;
extrem sport,jump,adventur|paraglid,base jump,tandem jump;skydiv,bunge;
bike,bicycl,cycl|cannondal,cervelo;brompton,trek,special;
cycl,bike,race|criterium,derailleur;yellow jersei;
skateboard|olli,kickflip,skate deck;;
gymnast,sport|balanc beam,floor routin;cartwheel,backflip;vault
athlet,sport|javelin,shoot put,pole vault;hurdl,long jump;
run,athlet,race|hundr metr,fifteen hundr;relai;sprint
fenc,sword,sport|sabr,en gard;epe;
archeri,bow,sport|recurv,longbow,crossbow,fletch;;
shoot,gun,sport|clai pigeon,skeet,air rifl,rang dai;;
formula on,motor race,race,car race|pole posit;silverston,ferrari,pit stop,hamilton,verstappen;
motor race,race,car|;nascar,ralli,drag strip;go kart
hors race,race,bet|;grand nation,derbi,each wai,ascot,trifecta;
dart,game,pub game|;on eighti,trebl top,och;
pool,billiard,game|;snooker cue,break off,147,eight ball,snooker;
bowl,game|;gutter ball,tenpin,bowl allei;
lawn game,game,plai|;lawn bowl,boul,petanqu,croquet,crown green;
lose,match,defeat|got trounc;wooden spoon,thrash;
win,prize,victori,competit|win silver,gold medal,come first;;podium
draw,tie,ti,match,result|nil nil,dead heat,all squar;extra time;
lose,leagu,drop,team|go down;releg;
fan,support,match,stadium|awai dai;terrac,tailgat;season ticket
refere,match,foul,decis|;ref,linesman,umpir,red card,send off;
chess,game,board game|;sicilian,checkmat,grandmast,queen gambit,elo;
board game,game,plai|;carcassonn;catan,monopoli,cluedo
card game,card,game|;whist,gin rummi,cribbag,canasta;bridg
poker,gambl,casino,game|;;full hous,blackjack,roulett
word game,puzzl,game|;boggl,tripl word;scrabbl,wordl,crossword
puzzl,game,hobbi|;sudoku,rubik,thousand piec;
tabletop game,game,hobbi|;dungeon master,paladin,d20;warhamm
video game,comput game,game,plai|;elden ring;minecraft,fortnit,roblox,zelda
video game,comput game,plai|skyrim;gta,mario kart;fifa
game consol,consol,video game|nintendo switch;playstat,xbox,ps5,steam deck;
trade card,collect,card game,hobbi|;charizard,booster pack;pokemon
lotteri,win,gambl|lotto;scratchcard,powerbal,euromillion,premium bond;
quiz,parti game,game|;pictionari,pub quiz,trivia night,jeopardi;charad
guitar,instrument,music|;stratocast,telecast,le paul,martin;gibson,fender
piano,instrument,music|;steinwai,babi grand,yamaha keyboard;upright
string instrument,instrument,music|;viola,doubl bass,bow rosin;cello
woodwind,wind instrument,instrument|clarinet,bassoon,saxophon;obo,flute;
brass,instrument,band|tuba,french horn,cornet;trumpet,trombon;
drum,drummer,percuss,instrument|;snare,hi hat,cymbal,bodhran,bongo;
string instrument,instrument,music,plai|;banjo,sitar,harp,lute;ukulel,mandolin
instrument,folk music,music|;accordion,bagpip,harmonica,tin whistl,concertina,melodica;
singer,voic,choir,sing|alto,tenor,bariton,mezzo;soprano;
sing,music group|choral societi,barbershop,glee club,madrig;choir;
music exam,music lesson,instrument|grade five;abrsm,sight read;scale
band,concert,live music|bassist;frontman,roadi,setlist,encor;gig
festiv,music festiv,concert|read festiv,download festiv,mosh pit,burn man;glastonburi,coachella;
classic music,compos,concert|beethoven,chopin,bach,mahler,shostakovich;mozart;
jazz,music,musician|;coltran,mile davi,bebop,ella fitzgerald,big band;
heavi metal,rock,band,music|;metallica,iron maiden,slayer,death metal;
rock band,band,music|;roll stone,lead zeppelin,pink floyd,the who;beatl
singer,pop music,concert,music|;beyonc,adel,ed sheeran,harri style;taylor swift
rap,hip hop,music,rapper|;kendrick,eminem,drake,jai z,stormzi;grime
korean pop,band,music|;blackpink,stan;k pop
countri music,singer,music|;dolli parton,johnni cash,garth brook;nashvil,honki tonk
danc music,electron music,club,parti|;hous music,dj set,rave;techno
opera,music,theatr|;la traviata,tosca,carmen,aria,libretto,wagner;
music,show,theatr|;le mi,phantom;hamilton,mamma mia
music,listen,stream|;tidal;appl music
record,music,collect|;record fair,45s;lp,turntabl
ballet,danc,perform|nutcrack,point shoe,barr;swan lake,pirouett;
danc,ballroom|foxtrot,jive,cha cha;salsa,tango,strictli;
folk danc,danc|line danc,morri,squar danc;ceilidh,clog;
plai,theatr,shakespear|king lear,rsc;hamlet,macbeth,twelfth night;
act,theatr,role,plai|;am dram,understudi,panto;audit
theatr,show,plai,see,seed|;west end,broadwai,matine;front row
comedi,comedian,perform|fring show;open mic,heckl;stand up
cinema,movi theatr,film|multiplex;imax,odeon,amc,drive in;
film,movi,watch|incept,titan;oppenheim,dune,interstellar;
film,movi,superhero,scienc fiction|;marvel,aveng,batman,spider man;star war
anim film,cartoon,film,child|;toi stori,moana,ghibli;shrek,pixar
romant film,film,comedi,movi|;rom com,bridget jone,not hill,love actual;
director,film,filmmak|hitchcock,kubrick,scorses,tarantino,nolan;;
horror film,film,scari|the exorcist,the shine;slasher,jump scare;
tv seri,seri,show,watch|the wire,the crown;break bad,soprano,success;
sitcom,comedi seri,tv,seri|the offic;seinfeld,fawlti tower,blackadd;
soap opera,tv,seri|;eastend,corri,emmerdal;
crime seri,detect seri,tv,seri|columbo;vera,luther,broadchurch,csi;
realiti show,tv show,competit|masterchef,x factor;bake off,love island,survivor;
seri,tv|battlestar,the expans;doctor who,star trek;
documentari,tv,film|ken burn;attenborough,planet earth,loui theroux;
stream servic,tv,watch|;hulu,iplay,disnei plu,hbo;
seri,watch,tv|season final;box set,cliffhang,spoiler;bing
anim,manga,japanes cartoon,seri|sailor moon;naruto;
podcast,listen,show|joe rogan;;
radio,listen,programm|the archer,npr,talk radio;radio 4;
read,book,ebook,audiobook|;e reader,kobo;audibl
book,novel,read|;hardback,dog ear;paperback,page turner
novel,classic,book,read|;middlemarch,jane eyr,great expect;
author,writer,novelist,book|;dicken,austen,hardi,hemingwai,tolstoi,woolf;
crime novel,detect stori,mysteri,book|;agatha christi,rankin,poirot,marpl,whodunit,rebu;
fantasi,book,novel|;tolkien,discworld,narnia,hobbit;
scienc fiction,book,novel|;asimov,neuromanc,le guin,hyperion;
horror,book,novel,author|;stephen king,pennywis,pet sematari,lovecraft;
fantasi,book,film|;harri potter,hogwart,hunger game,twilight;
romanc novel,love stori,book|;colleen hoover,fifti shade,regenc romanc;
poem,poetri,poet|sonnet,haiku,larkin,od,seamu heanei;;
read,book,librari|;book club,librari card;goodread
prize,book prize,literatur,author|pulitz,nobel,longlist;booker;
biographi,book,life stori|;memoir,autobiographi,ghostwritten;
comic,comic book,read|asterix,tintin,watchmen,graphic novel,beano;;
write,novel,author|first draft,agent queri;nanowrimo,manuscript;
paint,art,hobbi|;gouach;watercolour,easel,life draw
draw,art,hobbi|;pastel,sketchbook,copic;doodl
potteri,ceram,clai,craft|;potter wheel,glaze,raku;kiln
knit,wool,yarn,craft,hobbi|;aran,cast off;purl
crochet,yarn,craft,hobbi|;amigurumi;granni squar
needlework,sew,craft,hobbi|;cross stitch,embroideri hoop,needlepoint,tapestri kit;
sew,sew machin,craft|;singer machin,overlock,dressmak,zip foot;bobbin
quilt,sew,craft|;patchwork,quilt bee;bat
weav,textil,spin,craft|;loom,warp,weft,drop spindl;
woodwork,carpentri,craft|;lath,bandsaw,whittl,spoon carv;dovetail
metalwork,smith,craft|;anvil,forg,blacksmith,knife make;
papercraft,craft,hobbi|;card make,origami;decoupag,scrapbook,cricut
craft,hobbi,handmad|;soap make,macram,resin pour;bead
glass,craft,art|;stain glass,fuse glass,lead light,glassblow;
leather,craft,handmad|;leathercraft,awl,saddl stitch;
sell,handmad,craft,market|;craft fair;
model make,model,train,hobbi|;airfix,hornbi,oo gaug,n scale,revel;
drone,remot control,hobbi,fly|;rc car,quadcopt,dji,mavic;
camera,photographi,photo,hobbi|;leica,50mm;nikon,dslr
film photographi,photo,camera|darkroom,kodak,ilford,35mm;polaroid;
stamp,stamp collect,collect,hobbi|;penni black,stanlei gibbon,perfor;
coin,coin collect,collect,gold|sovereign,krugerrand,mint set,wheat penni;;
treasur,detect,find,hobbi|;;hoard
outdoor hobbi,treasur hunt,navig|geocach,orient;letterbox;
astronomi,star,hobbi|;dobsonian,saturn ring,celestron,messier;telescop
birdwatch,bird,hobbi|;lifer,twitcher,bird hide,life list;
train,railwai,hobbi|;trainspot,steam gala,heritag railwai,fly scotsman;
second hand,antiqu,bui,market|;antiqu roadshow,flea market,yard sale;
china,porcelain,collect,antiqu|spode,wedgwood,claric cliff,meissen,royal doulton;;
pen,write,hobbi|;fountain pen,lami,montblanc,calligraphi,nib;
forag,hobbi|;ramson;forag,wild garlic,sloe,elderflow
plant hobbi,miniatur tree,hobbi|;bonsai,terrarium,ikebana;
circu,entertain,hobbi|;magic trick,unicycl;
costum,dress up,hobbi,event|;reenact,seal knot,larp,comic con;cosplai
chariti,help,voluntari work|chariti run;volunt,soup kitchen;food bank
club,group,member|woman institut,man shed;rotari,lion;
birthdai,parti,celebr,ag|;turn forti,on candl;sweet sixteen,quinceanera
birthdai,parti,celebr|;;surpris do,pinata,bounci castl
parti,celebr|;hoolei,kegger;knee up,shindig
parti,celebr,event|;;housewarm,reunion
parti,babi,pregnanc,present|;registri gift;babi shower,nappi cake
christma,holidai,celebr|;minc pi;
christma,present,holidai|;father christma,yule log;mistleto
new year,celebr,parti|;midnight firework;resolut,first foot
easter,holidai,spring|;easter bunni;egg hunt
halloween,costum,holidai|;carv pumpkin,witch costum;
firework,celebr,holidai|;;bonfir,catherin wheel
thanksgiv,holidai,famili meal|;;pilgrim
valentin dai,love,romant,present|galentin;valentin;
pancak dai,festiv,befor lend|shrove tuesdai,fat tuesdai;mardi gra,carniv;
nation dai,celebr,saint|;st andrew;st patrick,burn night,st georg
hindu festiv,religion,celebr|;puja;diwali,holi,navratri,rangoli
muslim festiv,islam,fast,religion|;ramadan,eid,hajj;iftar,suhoor
jewish festiv,judaism,religion,holidai|;;hanukkah,passov,yom kippur,seder,menorah,rosh hashanah
festiv,celebr|;dragon danc;red envelop,mooncak
sikh,religion,templ|;vaisakhi,gurdwara,turban,langar;
buddhism,buddhist,religion,medit|;vesak,sangha,zen,dharma,medit retreat;
jewish,religion,ceremoni|;bar mitzvah,bat mitzvah,synagogu,shul;bri,rabbi
baptism,christen,ceremoni,religion,church|;baptis,full immers;christen
cathol,religion,church|;first communion,confirm,mass,rosari;confess
clergi,church,religion|;pastor,minist,curat;priest
church,servic,religion|;evensong,pew,sermon,psalm;
muslim,islam,religion|;imam,fridai prayer,hijab;mosqu,quran
convert,religion,faith,christian|;born again,find god,alpha cours;
not religi,belief,religion|;atheist,agnost,non believ;laps
protest,christian,denomin,church|methodist,baptist,lutheran,presbyterian,anglican;;
religi group,religion,faith|;mormon,jehovah wit,amish,quaker,scientolog;
fast,lend,religion,give up|;ash wednesdai;
pilgrimag,religion|;camino,lourd,walsingham,mecca;
astrolog,fortun tell,spiritu|tarot,horoscop,star sign;crystal,medium;
star sign,zodiac,birthdai|;scorpio,virgo,gemini,leo,capricorn;
present,gift,give|;gift card;wrap,bouquet,hamper,voucher
phone,mobil,smartphon|;samsung galaxi,huawei,oneplu;
mobil phone,old phone,phone|;flip phone,dumbphon,motorola razr;nokia,blackberri
network,phone compani,contract,provid|;vodafon,verizon,t mobil,o2,at t,giffgaff;
phone,mobil contract,tariff|;sim card,data allow;esim,roam
phone,break,damag,repair|;smash phone;crack screen
charger,phone,batteri,charg|;batteri di,magsaf,lightn cabl;usb c
messag,app,chat,text|telegram,imessag,messeng;whatsapp;
call,video chat,talk|video call;skype;facetim,zoom
phone call,messag,unreach|miss call,no repli;voicemail;
recept,phone signal,coverag|no bar,dead zone;no signal;
telephon,home phone,phone|;answer machin;landlin,handset,cordless,rotari
unlock,phone,password,code|;puk code,passcod;face id
scam,fraud,spam,phone|;scam call,robocal,hmrc text,phish text;nigerian princ
social media,app,post|;instagram,snapchat,facebook,reddit;tiktok
social media,photo,post,popular|go viral;like,follow;selfi,reel
phone us,addict,phone|;screen time;doomscrol
phone case,accessori,phone|;otterbox,screen protector,popsocket;
phone number,contact,chang|chang number,new number;area code;port
new phone,phone,contract,bui|;;trade in,sim onli
hous problem,build damag,structur,repair|;foundat shift;subsid,underpin
hazard,hous problem,danger,old hous|lead paint;asbesto,radon;
basement,flood,water,cellar|basement flood,french drain;sump pump;
water,garden|;soaker hose,drip irrig;
bird,feed,garden,wildlif|;bird feeder,nyjer;suet,nest box
clean,tidi,hous|;spring clean,deep clean;
cleaner,household help,clean|mr mop,merri maid;cleaner,clean ladi;
laundri,wash,cloth,housework|;starch,tumbl dry,cloth line,tide pod;persil
stain,carpet,clean,spill|stain remov,scotchgard;;vanish
nois,neighbour,complain,disput|;loud music;
neighbour,disput,quarrel|boundari row,overhang branch,block drivewai;;
wildlif,anim,nuisanc|beaver dam,trash panda;coyot;
bird,pest,nuisanc,roof|;;seagul
pest control,garden|;lacew,neem oil;ladybird,nematod
choke,accid,emerg|;heimlich;choke
first aid,emerg,save life|;defibril;cpr,recoveri posit
hurt,hand,injuri,remov|;;splinter,thorn,tweezer
cold,injuri,freez,bodi|;frostbit,hypothermia,chilblain;
heat,sun|heatstrok;dehydr,sunstrok;
travel sick,nausea|altitud sick;seasick,dramamin;
bottom,pain|haemorrhoid;prepar h,anusol;pile
leg,vein,circul|varicos vein,compress sock,spider vein;;
nerv,face|bell palsi,trigemin neuralgia;;
diseas,infect|polio,tuberculosi,diphtheria,smallpox;;
autoimmun diseas,condit|lupu,sjogren,raynaud,vascul;;
genet diseas,inherit ill|cystic fibrosi,sickl cell,haemophilia,huntington;;
disabl,condit|down,cerebr palsi,spina bifida,muscular dystrophi;;
blind,sight loss,disabl|guid dog,white cane,braill,regist blind;;
sign languag,deaf,hear|deaf club;bsl,asl,lip read;
speech problem,speak,child,therapi|;stammer,late talker;lisp,speech therapist
pregnanc complic,pregnant,birth|pre eclampsia,gestat diabet,placenta praevia;breech;
fertil,babi,parent|;surrog,sperm donor,egg freez;
supplement,vitamin,health|;vitamin d,omega 3,multivitamin,zinc;
altern medicin,remedi,treatment|homeopathi,reiki,echinacea,cbd oil;;
retir,old,ag,pension|;pension ag,oap,aarp,senior discount;bu pass
old,birthdai,ag|;hundr candl,centenarian;
move out,parent|empti nester;empti nest;
move home,famili|boomerang kid;childhood bedroom;
famili quarrel,brother,sister,jealousi|sibl rivalri,favourit child,mum pet;;
cancel wed,break up,engag|jilt;;
coupl,relationship,ag differ|toi boi,sugar daddi,ag gap;;
relationship,coupl,apart|long distanc,weekend visit;;
ag,affair|;sport car;
celebr,toast,drink|;pop cork;
joke,trick,fool|;prank,whoope cushion,april fool;
kind,care,loyal,charact|;alwai there;
kind,help,good charact|volunt weekend;;
bad loser,competit,charact|;sore loser;
disorganis,spontan,procrastin|wing it;;last minut
thought,attent,good memori|rememb birthdai,rememb name;;
emot,sensit,soft,charact|;soft touch;
unforgiv,resent,charact|;settl score,vindict;
love food,eat,like|foodi,sweet tooth,chocohol;;
tooth,look,smile|gap tooth,buck tooth,pearli white;;
tailor,suit,cloth|;hand stitch,bespok,savil row;
outdoor cloth,hike,wear|walk boot,rohan;gore tex,north face;patagonia
tradit dress,costum,cloth|;sare,kimono,dirndl,salwar;sari,lederhosen
skate,sport|roller derbi,jammer,quad skate;rollerblad;
team sport,sport,game|;lacross,attackman,ultim,hurl,gaelic footbal;
school activ,sport,band|colour guard;cheerlead,pom pom,march band;
race,game,sport dai|;sack race;
street music,perform,music|;busk,guitar case;
sing,music,hear|;perfect pitch;tone deaf
guitar,plai,music|;capo,plectrum,power chord,barr chord,fretboard;
make music,electron music,produc|synth,ableton,moog,mpc,logic pro;midi;
record music,album,music,band|;cubas,record studio,ep,bandcamp;
sing,parti,song|;bohemian rhapsodi;
music competit,music prize,song|eurovis,douz point,brit award;grammi;
film prize,award,actor|emmi,golden globe;oscar,bafta;
renov,wall,build work|;load bear,rsj;
builder,mason,wall,construct,trade|;bricklay,bricki,mortar;
tool,builder,mason,plaster,level|;hawk,plumb line;trowel,spirit level
builder,manual worker,construct|hod carrier,navvi,site hand;;labour
plaster,wall,ceil,builder,decor|;skim coat,artex,render;
roof,repair,leak,builder,hous|;;roofer,shingl,ridg tile
build work,height,construct,access,ladder|cherri picker;;scaffold
electr,wire,trade,repair,power|;;sparki,electrician,consum unit,breaker panel
electr,power cut,fault,outag|short out;;
plumb,pipe,water,leak,tradesman|pipe wrench;ballcock;plumber,stopcock,u bend
leak,flood,plumb,damag,emerg|slab leak;burst pipe;
woodwork,trade,wood,furnitur,builder|joiner,carpent,cabinetmak,framer;chippi;
tool,woodwork,carpentri,cut|;mitr see,router tabl,bandsaw;chisel,dovetail
wall,build materi,renov,interior|sheetrock;drywal,plasterboard,joint compound;
window,glass,repair,hous|;;glazier,sash window,putti
paint,decor,wall,redecor|;emuls,primer;
tile,bathroom,kitchen,renov|tile cutter;tiler,backsplash;grout
bad work,poor workmanship,contractor,complain|cowboi builder,bodg job,botch it;;
foundat,construct,build,concret|concret pour,formwork;rebar;foot
heavi machineri,dig,construct,equip|excav,jcb;backho,bobcat,digger;
construct,lift,heavi machineri|crane oper,tower crane,rigger,slinger;;
protect,safeti,cloth,work,equip|;steel toecap,safeti boot;hard hat
tool,nail,fasten,carpentri|;nail gun,stapl gun,brad nailer;
power tool,drill,brand,equip|bosch drill;dewalt,makita,milwauke,ryobi;
power tool,cut,workshop,see|angl grinder,tabl see;circular see;jigsaw
weld,metal,trade,join|welder,mig,tig,stick weld,arc flash;;
metalwork,workshop,machin,engin,manufactur|mill machin,cnc,machinist;lath;
metal,smith,craft,iron,trade|;blacksmith,anvil,forg,farrier,horsesho;
lock,kei,door,trade,stick outsid|snap kei,rekei;;locksmith,lock out
chimnei,fireplac,clean,tradesman|flue brush;chimnei sweep,soot;
sewag,drain,wast,toilet|cesspit,drain field,honei wagon;septic tank;
heat,boiler,repair,ga,trade|;boiler engin,combi boiler,furnac gui;ga safe
heat,cool,air condit,repair|;condens unit,minisplit;hvac
construct,manag,build site|quantiti surveyor,site foreman;;
design,build,plan,draw,profess|blueprint;architect,floor plan,elev;
permiss,approv,council,extens,construct|zone board,permit pull;build control,plan permiss;
nurs,hospit,medic|;rn,staff nurs,charg nurs,ward sister,matron;
nurs,carer,hospit|;lpn,cna,orderli,healthcar assist;
work hour,shift,schedul,night work|night shift,graveyard shift;night,on call,doubl shift;
nurs,hospit,patient,treatment|;cannula,iv line,bedpan,ob;
ambul,emerg,medic|emt,ambo,first respond;paramed;
birth,babi,pregnanc,nurs|;;doula,health visitor
hospit,medic,test,scan|;phlebotomist,radiograph,sonograph,lab tech;
doctor,hospit,oper,profess|;anaesthetist,attend;surgeon,registrar
doctor,physician,medic|famili doctor,houseman;locum,resid;gp
pharmaci,medicin,chemist|pharmacist,pharmaci tech,boot counter;dispens;walgreen
therapist,treatment,back,medic|occup therapist;osteopath,chiropractor;physio
dentist,tooth,health|orthodontist,dental nurs;hygienist;
anim,veterinari,pet|;vet nurs,vet tech;
cardiac arrest,emerg,patient,hospit,die,di|;code blue,crash team,flatlin,resu;
hospit,accid,mistak,nurs,safeti|;needlestick,sharp bin,wrong dose,drug error;
teacher,temporari,school|;suppli teacher,sub teach,cover lesson;substitut
school,leader,boss,educ|;headmast,dean,deputi head;headteach,princip
teacher,traine,new job,school|;nqt,ect,student teacher,teach practic;
inspect,school,teacher,review,stress|;school inspect,lesson observ;
teacher,school,work,assess|;grade paper,report card;mark,lesson plan
school,meet,teacher,parent|;inset dai,teacher confer,pta;parent even
punish,school,troubl,pupil,behaviour|;;suspend,expel,exclud,send home
univers,academ,teach|tenur,professorship,adjunct;lectur,postdoc;
childcar|nurseri teacher;childmind,nanni,au pair,crech;
school,staff|;teach assist,lunch ladi,dinner ladi,caretak;
lorri,truck,driver,haulag|trucker,hgv driver,eighteen wheeler,artic;semi;
truck,driver,licenc,haulag,regul|tachograph,weigh station,cdl;;
taxi,driver,ride|cabbi;lyft,minicab,black cab;uber
bu,driver,transport|bu driver,coach driver,doubl decker,charabanc;;
railwai,train,transport|signalman,brakeman;train driver;conductor
food deliveri,courier,takeawai,gig work|;doordash,grubhub,just eat,ubereat;deliveroo
courier,parcel,deliveri,packag|dhl;up,fedex,dpd;herm
post,mail,deliv|posti,mailman,letter carrier,mail round;postman;
warehous,machin,lift,logist|pallet jack,reach truck,load dock;;forklift
accid,truck,crash,road|;jackknif,overturn lorri;
rubbish,wast,refus|binman,garbag collector,dustcart,trash truck;;
move hous,remov,transport,van|remov man,mover;u haul;
fly,plane,airlin|type rate;pilot,first offic,captain,cockpit;
airlin,plane|flight attend,air hostess,trollei dolli;cabin crew;
airport,luggag|baggag handler,ground crew,ramp agent;;
ship,sailor,sea|merchant navi,deckhand,bosun,chief mate;;
boat,ship,vessel,sea|tugboat,trawler,dredger,contain ship;barg;
fisherman,fish,sea|;trawlerman,lobster pot,crabber,longlin;
farm,harvest,crop,machin,wheat|;combin harvest,thresh;combin,harvest
tractor,farm,machin,vehicl|;massei ferguson,kubota,new holland,fendt;john deer
farm,equip,field,tool|;harrow,seed drill,baler,slurri tanker;plough
birth,farm anim,spring,livestock,young|;calv,foal,farrow;lamb
diseas,livestock,farm,anim,outbreak|;bluetongu,bird flu,bovin tb;
cow,farm,dairi,milk,cattl|;milk parlour,dairi herd,bulk tank,heifer;
sheep,wool,farm,livestock|;;shear
feed,farm,fodder,grass,harvest|;haylag,hai bale,hayloft;silag
harvest loss,farm,bad year,damag|;crop failur,frost take,hail out;blight
crop,farm,field,plant,grow|;sugar beet,rapese,canola,soybean,sorghum;
wine,grape,farm,harvest|;grape harvest,prune vine,vendang;vineyard
fruit,appl,farm,harvest|;orchard,cider press,pick crew;windfal
cattl,farm,hors|;ranch hand,rancher;cowboi,round up,brand
hunt,estat,countrysid|gamekeep,ghilli,beater;stalker;
tree,treed,cut down,trade,branch|woodchipp;tree surgeon,arborist;chainsaw
wood,tree,treed,forest,timber|lumberjack,logger,forest,sawmil;;
garden,lawn|;groundskeep,greenkeep;landscap,hedg trimmer
bee,beed,honei,insect,keep|apiarist;beekeep;smoker,swarm
cook,kitchen,restaur|sou chef,line cook,commi,head chef,short order;;
kitchen,cookwar,utensil,cook|stockpot;mandolin,ladl,skillet,dutch oven;
busi,restaur,overwhelm,custom|;slam tonight,full cover,fridai rush;
inspect,restaur,food safeti,cleanli|health inspector;hygien rate;
restaur,award,fine dine,chef,rate|michelin star,bib gourmand,aa rosett;;
restaur,serv,tabl|busboi;waitress,server,maitr d;waiter
coffe,cafe|latt art,espresso machin,grinder jam;barista;
bar,pub,drink,serv|;barmaid,mixologist,publican;bartend
restaur,kitchen,clean|kitchen porter;pot wash,kp;
bakeri,bread,bake|baker,sourdough starter,prove,pastri chef,patissi;;
meat,shop,trade,cut|;butcher,cleaver,carcass,sausag maker;
fish,shop,seller,market|;fishmong,monger,ic counter;fillet
shop,veget,fruit,market,seller|;greengroc,costermong,barrow,market stall;
street food,busi,sell,snack|;food truck,burger van,chip van;
fire,kitchen,burn,accid,cook|;greas fire,fryer catch;
shop,retail,pai|;cashier,checkout girl,bagger;regist
shop,retail,supermarket,staff|;shelf stacker,stocker,sale assist;stockroom
steal,theft,crime,shop|;shoplift,pinch stuff,boost;
monei miss,shop,cash,mistak|;drawer short,float wrong;
secur,guard|store detect,mall cop;doorman;bouncer
properti,hous,sell|;;realtor,let agent
hair,salon,cut|beautician,colourist;hairdress,barber,stylist;
beauti,salon,treatment|nail tech,manicurist,lash artist;;wax
tattoo,bodi art,skin|tattooist,tattoo artist,piercer,got ink;;
sew,cloth,trade,repair|;;dressmak
shoe,sho,repair,trade|;heel bar,shoe repair;cobbler,resol
furnitur,chair,repair,trade|;upholster,reupholst;
laundri,cloth,clean,wash|;dry cleaner,launderett,laundromat;press
jewelleri,watch,craft,repair|;watchmak,goldsmith,gem setter;jewel
potteri,craft,clai,ceram|;potter,wheel throw,glaze pot;kiln
funer,dead,burial|mortician,funer director,embalm;undertak;
religion,priest,clergi|;imam,pastor,curat;rabbi
welfar,social servic,help|casework,care manag;social worker;
care,elderli,look after|home help,care assist;carer;
fire brigad,emerg|smoke jumper;firefight,fireman;
swim,rescu,safeti|pool attend,beach patrol;;lifeguard
sea rescu,emerg,boat|maydai call;coastguard,lifeboat,rnli;
armi,soldier,militari,rank|corpor,squaddi,lanc corpor;sergeant,privat;
militari,armi,abroad,servic,leav|post oversea,ship out;deploi;
navi,offic,militari,rank|lieuten,commodor,midshipman,petti offic;;
newspap,press,write,media|subeditor,stringer;journalist,hack,report;
write,edit,text|copywrit,copi editor;ghostwrit,proofread;
languag,translat|simultan booth;translat,interpret;
photo,camera,pictur|paparazzo,wed snapper;photograph,headshot;
account,financ,number|actuari,auditor,bookkeep,bean counter;;
financ,invest,market|stockbrok,trader,hedg fund,quant;;
bank|bank teller,branch manag;loan offic;
lawyer,law,legal|kc;barrist,attornei,paraleg;
court,law|;magistr,usher;judg
librari,museum,record|archivist;librarian,curat;
offic,administr|secretari;receptionist,front desk,switchboard,pa;
boss,execut,compani,leader|cfo,manag director,chairman;ceo,coo;
boss,manag,superior,work|;line manag,team lead,the guvnor;gaffer
temporari,work,contract,self emploi|;agenc worker,freelanc,zero hour;temp,contractor
learn,beginn,junior,train|traine,apprentic,gofer;intern,work experi;
consult,account,firm,compani|manag consult,pwc,ernst young;mckinsei,deloitt,kpmg;
employ,staff,depart,offic|personnel,human resourc;peopl op;hr
engin,construct,measur|civil engin,theodolit;structur engin,surveyor;
engin,design,draw,softwar|;mechan engin,cad,solidwork,autocad,catia;
engin,chemistri,plant|chemic engin,process engin,distil column;;
electron,engin,measur,tool|;electr engin,oscilloscop,multimet,solder iron;
electron,circuit,compon,hobbi|;breadboard,resistor,capacitor,pcb,op amp;
tool,mechan,tighten,repair|;torqu wrench,vice grip;spanner,socket set
tool,break,demolit,dig|;sledgehamm,pickax,mattock;crowbar
measur,tool,precis,engin|;calip,micromet,feeler gaug;tape measur
oil,sea platform,energi|oil rig,roughneck,derrick,offshor,driller;;
mine,coal,underground|miner,pit,collieri,coalfac,headfram;;
electr,power line,cabl|lineman,pole climber,pylon;linesman;
metal,factori,steel,industri|steelwork,blast furnac,foundri,roll mill;;
factori,manufactur,work,plant|;product line,assembl line,shop floor;conveyor
warehous,work,logist|;picker,packer,amazon warehous,fulfil centr;
cleaner,clean|janitor,charwoman;window cleaner,squeege,clean ladi;
pest,rat,insect,get rid,remov|;pest control,extermin,fumig,orkin;rentokil
detect,investig|privat investig,gumsho,sleuth;privat ey;
scientist,scienc,research|astronom,geologist,botanist,entomologist,marin biologist;;
number,research,data|statistician,economist,data scientist;analyst;
film,theatr,act,role|stuntman,spear carrier;extra,understudi;actor
film,crew,set|best boi,kei grip,boom oper;gaffer tape,grip;
concert,music,technician,tour|;roadi,sound engin,light rig;
entertain,music,perform|;busker,street perform,juggler;mime
gambl,casino,bet|croupier,pit boss;booki;
tourism,guid|tour guid,holidai rep,docent,mountain guid;;
hotel,staff|bellhop,chambermaid,night porter;concierg;
park,road,street|traffic warden,meter maid,cross guard;lollipop ladi;
prison,jail,guard|probat offic,prison warden,correct offic;screw;
telephon,custom servic,sale|telemarket,helpdesk agent;call centr,cold call;
social media,video,internet,onlin|streamer,twitch;influenc;youtub,tiktok
extra incom,work|;side hustl,second job;moonlight
accid,injuri,work,hand|;crush hand,sever thumb;
injuri,work,pain,strain|;lift injuri;rsi,carpal tunnel
safeti,work,accid,report,regul|;riddor,osha,accid book,toolbox talk;near miss
trade union,worker,right,repres|shop steward,unison,teamster,close shop;union rep;
strike,industri action,protest,union,work|;walkout,picket line,down tool,wildcat;
strike,worker,betrai,union|strikebreak,cross picket;scab;
fire,dismiss,lose job,sack|got can,wa ax;;
fire,dismiss,sack,lose job,employe|heav ho;pink slip;
leav job,dismiss,fire,employ,end|final paycheck,badg deactiv;p45,escort out;
lose job,unemploi,redund,job cut|laid off,make redund,downsiz,rif,restructur out;;
redund,leav job,compens,dismiss|golden handshak;sever,payoff,garden leav;
unemploi,jobless,benefit|jobseek,between job,unemploy check;sign on;
resign,quit,leav job|down apron;;
quit,resign,angri,leav job|rage quit;storm out;
retir,stop work,career end|pension parti;gold watch;
recruit,job offer,new job,hire|headhunt,recruit ring,linkedin messag;poach;
new job,hire,success,employ|;start mondai;
promot,career,rais|bump up,make partner,corner offic,step up;;
promot,disappoint,not choos,reject,career|pass over,overlook for;;
demot,lower posit,career,punish|demot,bust down,move sidewai;;
new job,start,employe|probat period,trial shift;onboard;
job applic,appli,career|;cv,resum,cover letter,refer;
job interview,appli,candid,hire|second interview,panel interview,assess centr,final round;;
perform review,evalu,work,boss|;apprais,annual review,360 feedback;
punish,boss,complaint|write warn,disciplinari,gross misconduct;;
complaint,employ,law,legal|construct dismiss;grievanc,unfair dismiss;tribun
bad boss,conflict,work,unhappi|;bulli boss,toxic manag,slave driver;micromanag
exhaust,stress,overwork,tire|;burn out;
absent,sick leav,miss work|;duvet dai;
parent leav,babi,time off,work|;mat leav,patern leav,famili leav,fmla;
time off,paus,work|;gap year,career break;sabbat
holidai,vacat,time off,work|;dai ow;toil,annual leav,pto
extra hour,work,pai,long hour|;doubl time;crunch
offic,workplac,arrang|;wfh,hybrid,hot desk,cowork;remot
offic,polici,workplac|rto mandat,commut again;;
meet,work,offic,gather|;offsit;all hand,standup,town hall,kickoff
present,slide,speak,meet|;powerpoint,slide deck,keynot,flipchart;
work parti,celebr,gift,christma|;yanke swap;offic do,christma parti
goodby,leav job,colleagu,parti,farewel|;farewel card,leav drink;leav do,whip round
work event,colleagu,out,activ|team build,trust fall;escap room;
award,recognit,work,prize,reward|;;carriag clock
rumour,gossip,colleagu,hear|water cooler,rumour mill;offic gossip,grapevin;
flatter,pleas boss,favourit,colleagu|brown nose,teacher pet,kiss up,bootlick,suck up;;
betrai,colleagu,unfair,blame|back stab;;
offic equip,machin,printer,paper|photocopi jam,fax,shredder;;toner,lamin
stationeri,offic suppli,paper|paper clip,hole punch;stapler,sellotap;post it
offic,workplac,desk,workspac|corner desk;cubicl,open plan,stand desk;
salari,pai,incom,earn,wage|wage packet;stipend,retain,paycheck,take home;
low pai,salari,poorli pai,earn|pittanc,slave wage;minimum wage,peanut;
pai,extra monei,reward,salari,employ|profit share;bonu,stock option,rsu;commiss
wage,salari,mistak|dock pai,short pai;;
work,employ,class|;blue collar,white collar,dai job;
agreement,contract,deal,busi,close|;ink contract,seal it;
contract,busi deal,negoti,document|;term sheet,due dilig,nda;
acquisit,compani,busi,bui,sell|;takeov,merger,bui out,acquir by,swallow up;
stock market,compani,share,busi|;ipo,go public;
invest,startup,fund,rais|angel investor,term fund;seed round,seri a,vc;
start busi,compani,find,entrepreneur|side project,garag startup,limit compani;bootstrap,incorpor;
busi,compani,own,invest|;franchis,subwai branch,joint ventur,partnership;
bankrupt,busi fail,close,insolv|go bust,go under,chapter eleven;;fold
bankrupt,insolv,compani,close|administr in,wound up;receivership,liquid;
close,busi,end,shop|;close door,ceas trade;
loss,debt,busi troubl|bleed monei,haemorrhag cash;burn rate;
profit,earn,busi,success|;break even,record quarter;
fraud,crime,cheat,steal|;creativ account,ponzi,embezzl;
busi,propos,contract,compet,client|;tender,rfp;bid
bill,payment,busi,ow,custom|;net thirti,remitt;purchas order
unpaid,not pai,custom,debt|bounc chequ,late payer,stif us,overdu invoic;;
sale,sell,client|sale rep,travel salesman;account manag,closer;
sale,custom,sell,target|sale lead;cold call,upsel;pipelin,quota
complaint,custom,angri,unhappi|irat caller;karen,want refund;
custom,busi,shop|;regular,clientel,punter;footfal
exhibit,busi event,industri,show|trade show,convent,trade fair;expo,booth;
intellectu properti,law,invent,right|patent pend,copyright claim,licens;trademark;
busi,suppli,bui,sourc|;wholesal,distributor,vendor;supplier
shortag,deliveri,delai,suppli|stockout;backord;
product defect,return,danger,safeti|faulti batch;;recal
competit,competitor,busi,price|;undercut,price war,rival outfit;
bribe,corrupt,crime|;kickback,greas palm,bung;backhand
pound,dollar,amount,cash|benjamin;quid,fiver,buck;tenner,grand
cash|dosh,moolah,wonga,spondulick,readi;;
save,reserv|;piggi bank,nest egg;
save,invest,retir,account|;isa,401k,ira,roth,premium bond;
pension,retir,incom|sipp,superannu;annuiti;
bank,account|well fargo,natwest;barclai,hsbc,lloyd;
bank,app,account,card|n26;starl,chime;monzo,revolut
payment,bank,transfer|wire transfer,sepa;stand order,bac;
payment,transfer,app,send|zell,cash app,bizum;paypal;venmo
credit card,pai,bank,card|barclaycard,discov card;mastercard,amex;visa
debt,ow,monei troubl,borrow|in hock;max out,paydai loan;
bank,debt,no monei,account|overdrawn,insuffici fund;account freez;
borrow,lend,loan,debt|;iou;
home loan,hous,bank,interest,borrow|;heloc;refin
lose hous,debt,seiz,unpaid,monei troubl|repossess,foreclosur,repo man;;bailiff
credit rate,loan,bank,check|credit score;experian,equifax,fico;
cryptocurr,invest,digit monei|dogecoin,crypto wallet;bitcoin,ethereum,coinbas,binanc;
stock market,share,index,invest|dax,nikkei;dow,nasdaq,ftse,ftsed,s p;
invest,share,financ|blue chip;dividend,index fund,etf,vanguard,gilt;
stock market,invest,gain,loss|bear market,market tank;bull run;
gambl,win,jackpot|six number;lotteri,scratchcard,powerbal,euromillion;
bet,gambl|slot machin;flutter,accumul,trifecta,each wai;
gambl,lose monei,bet,loss|gambl awai;;
tax,govern,author,ow|taxman,inland revenu;ir,revenu;
tax,form,incom,file,paperwork|w2,1040;self assess,1099,p60,tax return;
tax,payment,govern,charg|sale tax,gst;duti,tariff,stamp duti;vat
tax,refund,receiv|tax rebat;;
tax,audit,investig,troubl,ow|tax inspector,back tax,tax lien;audit;
tax,local govern,hous,bill|;properti tax,poll tax;rate
inherit,death,will,law|;inherit tax,estat settl;executor
inherit,will,death|;disinherit,bequeath;
busi cost,reimburs,claim,work|;mileag claim;per diem
insur,polici,compani|;geico,allstat,state farm,aviva,axa,admir;
insur,polici,cost,claim|polici excess;;premium,deduct
insur,claim,damag,assess|claim adjust;loss adjust;total,write off
insur,claim,deni,problem|;laps polici,fine print;
health insur,medic,cover|medicar;bupa,blue cross,cobra,medicaid;
life insur,polici,death|;life cover,term life;
insur,claim,cover|pet cover,travel polici;petplan;
robberi,theft,crime,steal,victim|;;hold up
burglari,theft,crime,break in,steal|;burgl,break into;ransack
steal,theft,take,crime|;half inch,pilfer;
car theft,vehicl,crime,steal|;carjack,car steal,joyrid,hotwir;
theft,deliveri,steal,packag|packag pirat,parcel swipe;porch pirat;
fraud,cheat,trick,deceiv,scam|con,strung along;phish,scam,catfish;
fraud,crime,bank,secur,steal|;ident theft,card clone,skimmer,account hack;
attack,violenc,crime,wound,assault|;shank;
murder,kill,gun,crime,violenc|;shoot dead,gun down,drive by,activ shooter;
assault,attack,violenc,crime,hurt|;beat up,rough up;
vandal,damag,crime,properti|;graffiti,slash tyre;
fire,crime,burn,deliber|;arson,firebug,set alight;
drug,crime,sell,illeg|;counti line,meth lab,traffick;mule
illeg,smuggl,crime,good|;smuggl,contraband,bootleg,moonshin,black market;
arrest,polic,crime,catch|;cuf,haul in;
escap,flee,fleed,run awai,disappear|skip bail,go awol;;
accid,crime,driver,car|;drive off;
drink drive,polic,alcohol,crime,car|;drink drive,dwi;dui,breathalys
fine,drive,polic,offenc,fast|speed ticket,radar gun;;
park,fine,car,penalti|;tow awai,impound;park ticket
polic,offic,law|bobbi,the fuzz,rozzer,five oh;copper,peeler;
polic,investig,crime|;dci,csi,crime scene;detect,forens
punish,law,court,offenc|asbo,commun servic;caution,restrain order;
court,law,trial,juror,serv|juri duti,juri servic,juri summon;;
court,trial,charg,crime,accus|;arraign,plea bargain;
prison,sentenc,convict,crime,court|;convict,send down;lock up
innoc,court,trial,verdict,releas|acquit,got off,case dismiss,not guilti,walk free;;
prison,jail,sentenc,crime|;slammer,do time;clink,behind bar
prison,releas,sentenc,probat|ankl monitor;parol;tag
court,legal,law,document,testifi|subpoena;summon,affidavit;
lawyer,sue,su,lawsuit,legal,compens|ambul chaser,class action;lawyer up,damag;
legal,lawsuit,law,stop,lawyer|injunct,libel,defam;;
lawsuit,agreement,legal,end,court|reach settlement,drop charg;;
divorc,separ,marriag end,court,child|;divorc paper,decre absolut,custodi battl;
legal document,law,lawyer,agreement|live will;prenup,notaris;
evict,tenant,landlord,lose home,hous|;evict notic,squatter,turf out;
neighbour,disput,properti,legal|plan disput,boundari line;;parti wall
crime,threat,fear,polic,danger|;death threat,blackmail,harass;stalker
crime,abduct,miss,polic|;kidnap,ransom,hold hostag,amber alert;
disappear,lose,polic,look for|miss person,milk carton;search parti;
drive licenc,govern,car,test|;drive test,learner plate,permit test;dmv
travel document,immigr,govern,applic|passport renew;esta;visa,green card,biometr
immigr,citizen,nation,countri|naturalis,citizenship test,oath ceremoni;;
immigr,border,countri,statu|asylum,refuge,deport,detent centr;overstai;
govern,vote,form,regist|voter registr;censu,elector roll,poll card;
offici document,record,govern,paper|marriag licenc,death certif;birth certif,deed poll;
ident,govern,number,document|;ni number,nation insur,ssn;
welfar,benefit,govern,poor,support|pip claim;univers credit,food stamp,hous benefit;
disabl,benefit,park|blue badg,handicap placard,attend allow;;
govern,support,pandem|stimulu check;furlough;
elect,vote,polit|swing state;poll station,ballot;
politician,govern,polit,elect|alderman,congressman;councillor,mp,senat,mayor;
protest,local govern,council,campaign|object letter;petit;
bureaucraci,paperwork,govern,delai|apostil,jobsworth;in triplic,red tape;
databas,sql,data,storag,backend|oracl db;postgr,mysql,mariadb,sqlite;
databas,nosql,data,storag|mongodb,dynamodb,couchbas;cassandra,firestor;
cach,memori,perform,store|;redi,memcach,valkei;varnish
search engin,index,data,queri|elasticsearch,opensearch,solr,lucen,algolia;;
data warehous,analyt,databas,queri|redshift,clickhous;snowflak,bigqueri,databrick;
messag queue,event,stream,broker|rabbitmq,sq,pubsub,nat;kafka;
data pipelin,workflow,schedul|dagster,prefect,luigi;airflow,dbt;
contain,deploy,imag,softwar|;docker,podman,dockerfil,containerd;
contain,cluster,orchestr,deploy|k8s,ek,kubelet;kubernet,helm,pod;
kubernet,error,crash,contain,fail|crashloopbackoff,oomkil,imagepullbackoff,pod evict;;
cloud,host,provid,server|;aw,azur,gcp,digitalocean,hetzner;
storag,cloud,file,object|blob storag;minio,glacier;s3
server,cloud,host,comput|droplet,cloud run;ec2,vp,lambda;
infrastructur,configur,autom,deploy|pulumi,cloudform,puppet,saltstack;terraform,ansibl;
host,deploi,platform,websit|heroku,vercel,netlifi,fly io,render com;;
continu integr,build,pipelin,autom|travi;jenkin,circleci,github action,teamciti,buildkit;
version control,sourc code,repositori|git,mercuri,svn,perforc;;
repositori,code host,sourc code|bitbucket,gitea;github,gitlab;
git,version control,branch,code|detach head;merg conflict,cherri pick,forc push;rebas
review,chang,code,merg,approv|pull request,code review;pr,lgtm,nit;
monitor,metric,observ,alert|new relic,splunk,nagio;grafana,prometheu,datadog;
error track,crash,monitor,bug|sentri,bugsnag,rollbar;crashlyt;
alert,on call,incid,emerg|got page;opsgeni;pagerduti
incid,review,caus,failur|rca,blameless review;postmortem,five why;
incid,outag,failur,emerg,server|major outag,site down;sev1,p1;
server error,outag,http,fail|500 error,gatewai timeout;503;
miss,web,error,break|dead link;;404
crash,error,bug,memori,comput|kernel panic;segfault,core dump,stack overflow,bsod;
error,bug,except,crash,code|nullpointerexcept,nonetyp;null pointer;
bug,concurr,error,defect,code|;race condit,deadlock,heisenbug;
bug,memori,perform,crash|gc paus;memori leak,heap dump;
debug,error,find bug,code|print debug;traceback,breakpoint,gdb;stack trace
storag,error,server,outag,disk|enospc,inod exhaust;disk full;
certif,secur,http,error,outag|expir cert,tl handshak;let encrypt;
domain,network,internet,outag|route53;dn,bind,nameserv;
attack,network,secur,traffic,internet|;ddo,botnet,rate limit;cloudflar
malwar,viru,secur,attack,comput|cryptolock,wannacri,keylogg;ransomwar,trojan;
vulner,secur,exploit,hole,patch|sql inject,log4shell,heartble;xss,zero dai,cve,cved;
secur,test,hack,vulner|pen test,bug bounti,burp suit,metasploit;red team;
secur,leak,incid,password,secret|leak credenti,password dump,data breach;;
password manag,secur,login,authent|;bitwarden,keepass,yubikei;1password,lastpass
login,authent,ident,access|auth0,keycloak,oauth,sso;okta,saml;
login,secur,access,password|authent code,account lock;;two factor
data loss,delet,mistak,disast,incid|delet prod;rm rf;
backup,recoveri,data,restor|rsync,restic;snapshot;
databas,redund,high avail,server|hot standbi;failov,replica,split brain;
databas,migrat,chang,upgrad|schema migrat,alter tabl,flywai,liquibas,alemb;;
databas,perform,slow,optimis|explain plan;slow queri,miss index;
undo,releas,deploy,problem,fix|;roll back,revert;hotfix
releas,deploi,launch,version|ship it,tag v2;go live;
deploy,releas,rollout,gradual|blue green,featur flag,launchdarkli,dark launch;canari;
test environ,softwar,server,deploi|;uat,preprod,qa box;sandbox
project manag,task,ticket,tool|;asana,linear,mondai board,basecamp;jira,trello
document,note,knowledg,write|;confluenc,wiki,readm,docusauru;notion
chat,messag,commun,tool|;mattermost,irc;team,discord
video call,meet,onlin,talk|googl meet;webex,skype;facetim
agil,project,plan,team,softwar|;kanban,backlog groom,stori point;scrum,retro
project,schedul,plan,deadlin|mileston slip,critic path;waterfal,gantt;
refactor,code qualiti,old softwar,mainten|tech debt,spaghetti code,legaci system,big rewrit;;
code,chang,rewrit,remov,improv|refactor;rip out,deprec;
program languag,code,softwar|;java,c,golang,scala;rust,kotlin
program languag,script,code|;rubi,perl,php,lua;python
program languag,frontend,web,code|coffeescript;javascript,typescript,dart;
legaci,comput|fortran,pascal,mainfram,as400;cobol;
function program,languag,code|ocaml,clojur,erlang;haskel,elixir,lisp;
frontend framework,javascript,web,librari|;react,vue,vu,angular,svelt,next js;
web framework,backend,librari,server|spring boot;django,flask,laravel,fastapi;rail
css,style,design,web,frontend|style compon;tailwind,bootstrap,sass;
packag manag,depend,build,instal|;npm,yarn,cargo,maven,gradl;pip
packag,depend,problem,version|;leav pad,depend hell,break lockfil,peer depend;
librari,depend,softwar,code|;log4j,openssl,lodash,numpi;panda
test,framework,softwar|;pytest,junit,jest,cypress,playwright;selenium
test,failur,build,pipelin|flaki test,red build,ci fail,coverag drop;;
linter,formatt,code qualiti,style|prettier,mypi,clippi,sonarqub,rubocop;eslint;
editor,text,termin,program|vim,emac,neovim,nano;;
editor,id,program,develop|vs code,pycharm,cursor editor;intellij,xcode,eclips;
linux,oper system,distribut,comput|arch linux,linux mint,red hat;ubuntu,debian,fedora;
oper system,comput,softwar,upgrad|;window 11,maco,chromeo,freebsd;
shell,termin,command line,script|zsh,powershel,fish shell;bash;
command,text,search,unix,termin|sed,awk,find command,xarg;grep;
permiss,access,linux,command|chmod,chown;sudo,permiss deni;
remot,termin,server,connect|scp,screen session;ssh,tmux,bastion;
http,api,request,tool,download|;wget;insomnia
schedul,autom,recur|crontab,systemd timer,schedul task;cron;
web server,proxi,load balanc|apach,haproxi,traefik,ii;nginx,caddi;
api,interfac,servic,integr|;rest,graphql,grpc,soap,webhook,swagger;
data format,file,configur|xml,toml;json,yaml,csv,parquet;
machin learn,librari,ai,model,framework|tensorflow,jax,scikit learn,kera;pytorch;
ai,languag model,chatbot,assist|;chatgpt,claud,gemini,llama,copilot;
data analysi,python,notebook,tool|;jupyt,colab,notebook cell,rstudio;
dashboard,report,analyt,chart,data|power bi,metabas;tableau,looker;
spreadsheet,data,tabl,calcul|googl sheet,vlookup,pivot tabl;excel;
crm,custom,sale,softwar|;hubspot,pipedr,zoho;salesforc
busi softwar,erp,account,compani|oracl erp;sap,netsuit,workdai,dynam;
account softwar,bookkeep,financ,invoic|freshbook;quickbook,xero,sage;
payment,processor,servic,checkout|squar reader;adyen,braintre;stripe
onlin shop,ecommerc,sell,store|magento,etsi shop;shopifi,woocommerc;
websit,cm,blog,publish|wordpress,squarespac,wix,drupal,ghost blog;;
email,send,newslett,servic|postfix;mailchimp,sendgrid,mailgun;
text messag,phone,servic,notif|;twilio,vonag,sm gatewai;
design,ui,interfac,prototyp|adob xd;figma,sketch,wirefram,mockup;
imag edit,design,pictur,softwar|;lightroom,gimp,illustr,affin;photoshop
video edit,film,softwar|;premier,final cut,davinci resolv,after effect;
3d,game engin,graphic,softwar|;blender,maya,uniti,unreal,godot;
servic discoveri,secret,configur,cluster|etcd;consul,vault,zookeep;
outag,load,incid,overload|cascad failur,backpressur;thunder herd,retri storm;
perform,slow,speed,optimis|latenc spike,slow respons;p99,bottleneck,profil;
network,remot access,secur,connect|;vpn,wireguard,tailscal,openvpn,zscaler;
network,secur,block,access|pfsens,secur group;firewal,iptabl;
network,wifi,internet,devic|modem,mesh wifi;eero,unifi,access point;router
network,debug,connect,problem|;wireshark,tcpdump,tracerout;packet loss
storag,backup,disk,home server|na,qnap,truena;synolog,raid;
small comput,electron,hobbi,devic|;raspberri pi,arduino,microcontrol,jetson;esp32
laptop,comput,devic|dell xp,surfac pro;macbook,thinkpad,chromebook;
phone,mobil,smartphon,devic|;galaxi s24,oneplu,nokia brick;
break,phone,devic,damag,repair|;swell batteri;crack screen,brick it
comput,failur,break,repair|;fan scream;wont boot
comput,hardwar,processor,compon|radeon,xeon,threadripp;rtx,ryzen,graphic card;
softwar,engin,role|;cto,sre,sred,devop,tech lead,staff engin;
project,role,softwar|;product owner,scrum master,busi analyst;pm
new project,prototyp,softwar,start|;greenfield;mvp,spike
shut down,end,stop,retir,cancel|sunset it;decommiss;
softwar cost,licenc,supplier,contract|licenc audit;;
event,confer,program,meet|hackathon,game jam,dev confer;kubecon,pycon;
help,program,problem,ask|;rtfm,rubber duck;
architectur,softwar,design,structur|;monorepo,microservic,monolith,serverless;
car,hatchback,vehicl,drive|;civic,corolla,jetta,ford focu,astra;
car,sedan,saloon,famili car|;camri,accord,passat,mondeo,altima;
hybrid,car,electr,fuel|;ioniq,insight hybrid,yari hybrid;priu
electr car,ev,vehicl,batteri|;nissan leaf,model 3,polestar,rivian,id3;
suv,car,crossov,vehicl|;rav4,crv,tiguan,qashqai,sportag;outback
off road,suv,vehicl|;rang rover,jeep wrangler,land cruiser,bronco;defend
sport car,luxuri,expens,fast|lamborghini,maserati;porsch,ferrari,mclaren;
sport car,muscl car,american,vehicl|;mustang,camaro,corvett,dodg charger;
small car,citi car,vehicl|;mini cooper,fiat 500,smart car,twingo;
classic car,vintag,old,vehicl|;beetl,morri minor,triumph spitfir,mgb,model t;
car,luxuri,brand,german|;merced,lexu,jaguar;bmw,audi
famili car,vehicl,big|;volvo estat,station wagon,minivan,sienna,zafira;
van,vehicl,deliveri,transport|;sprinter,vivaro,econolin;
caravan,holidai,vehicl|;rv,vw bu;camper,winnebago,airstream,motorhom
motorcycl,motorbik,bike,ride|triumph bonnevil,goldw;harlei,ducati,kawasaki;
two wheeler,motorbik,ride,vehicl|;mope,lambretta;vespa
off road,vehicl,ride|;quad bike,atv,polari,dirt bike;
bicycl,bike,cycl,ride|fixi;trek,brompton,special,cannondal;
car,breakdown,start,fault|;dead batteri,flat batteri;jump lead
car,engin,fault,breakdown,expens repair|;seiz engin;
car part,engin,repair,mechan|;starter motor,time belt;spark plug
car,fault,gear,repair|;gearbox,slip gear;transmiss
brake,car,stop,repair,safeti|;;brake pad,rotor,disc,calip,handbrak
car,fault,problem,mechan|;obd code,dashboard warn;
exhaust,car part,fault,emiss|muffler,dpf,catalyt convert;;
tyre,car,wheel,breakdown|;flat tyre,flat tire,slow leak;
tyre,wheel,car,winter|;goodyear,pirelli,winter tyre,snow chain;
suspens,car part,repair,steer|;shock absorb,strut,tie rod;wheel bear,ball joint
car,inspect,test,annual,legal|;smog check,state inspect,emiss test;
breakdown,car,help,roadsid|;aa man,tripl a,rac,tow truck;hard shoulder
car accid,crash,collis,damag|fender bender,sideswip;rear end,t bone,prang;
car accid,crash,wreck|roll it,spin off;;
traffic,road,delai,motorwai|pile up,gridlock;tailback;jam
road,traffic,drive,repair|;;speed bump,roadwork,contraflow
fuel,ga,car,strand|;on empti;
fuel,petrol,charg,car|;unlead,e10,supercharg,kwh charg;
mechan,car,repair,servic|;greas monkei,bodi shop,jiffi lube;
car,mainten,servic,mechan|;full servic,new wiper;oil chang
mileag,car,us,distanc|;odomet,care owner;
bui car,sell,us car|;carvana,autotrad,dealership,forecourt;trade in
old car,bad,break,vehicl|;junkyard,lemon,jalopi;scrap,banger
drive test,licenc|drive lesson;parallel park;
car rental,hire car|hertz,avi,sixt,zipcar;enterpris;
garden machin,grass,tool,mow|;;lawnmow,strimmer,leaf blower,husqvarna,stihl,flymo
electr,power,energi,machin|honda genni;solar panel;gener,invert
machin,make,print,workshop,hobbi|;3d printer,prusa,ender,bambu,laser cutter;
vacuum cleaner,clean,applianc,machin|shark vac;roomba,henri;dyson
wash machin,laundri,applianc|bosch washer,zanussi;whirlpool,tumbl dryer;miel
kitchen applianc,cook,machin,gadget|;kitchenaid,instant pot,air fryer,nutribullet,thermomix;
coffe,machin,brew,kitchen|;keurig,moka pot,aeropress,chemex;nespresso
break applianc,kitchen,repair,replac|;freezer defrost,oven di,kettl go;
sew machin,sew,machin|bernina;singer,overlock,janom;
light aircraft,plane,fly,pilot|piper cub,microlight;cessna,glider;
aeroplan,aircraft,jet,fly|737,a380,dreamlin,embraer;boe,airbu;
cheap airlin,flight,fly,budget|wizz;ryanair,easyjet,southwest,spirit;
airlin,flight,fly,plane|qanta;lufthansa,emir,delta,klm,ba;
airport,fly,termin|;heathrow,jfk,schiphol,lax,changi,o hare;
flight,delai,airport,travel problem|miss connect;overbook,ground;
flight,tire,journei|;jet lag,layov,stopov,long haul;red ey
suitcas,airport,miss,baggag|carousel empti;lose luggag;
luggag,suitcas,bag|holdal,rimowa;carri on,samsonit,rucksack;
flight,plane,incid,scari,danger|emerg land,bird strike,oxygen mask;turbul;
airport,check,custom|bodi scanner;tsa,secur line,duti free;
train,rail,fast|tgv,ic train,acela;eurostar,shinkansen,amtrak;
underground,train,public transport,citi|u bahn,the el;metro,bart;subwai
public transport,citi,ride|streetcar,trolleybu,funicular;tram,cabl car;
train,public transport,ticket|oyster card,octopu card;railcard;season ticket,interrail
train,delai,cancel,transport,problem|;rail replac,derail;signal failur
transport,taxi,asia|songthaew,matatu;tuk tuk,rickshaw,jeepnei;
coach,bu,long distanc|megabu,flixbu,nation express;greyhound;
boat,water,cross|hovercraft,hydrofoil;catamaran,vaporetto;ferri
cruis,ship,holidai,sea|;cunard,msc;carniv,royal caribbean,p o
boat,nausea,sea|rough cross;seasick;
hitchhik,ride,car|;hitch,blablacar;
hotel,stai,room,accommod|hilton,ibi,holidai inn,premier inn,travelodg;marriott;
luxuri hotel,expens,stai|four season,savoi;ritz,waldorf;
accommod,stai,holidai,rent|;b b,guesthous,gite;vrbo
cheap accommod,stai,young|dorm bunk,ymca;hostel,backpack;
cheap hotel,stai,overnight,road trip|motel,super 8,motel 6,roadsid inn;;
bad hotel,complaint,dirti,problem|;bed bug,mouldi shower;
resort,holidai,packag,stai|;club med;all inclus,half board,sandal,butlin
hotel,tradit,accommod,abroad|ryokan,riad,pousada,dacha,parador;;
camp,tent,holidai,outdoor|;;glamp,yurt,bell tent,campsit,koa
book,flight,hotel,websit|;book com,expedia,skyscann,trivago;kayak
pari,franc,sight|;eiffel tower,louvr,montmartr,notr dame;croissant
rome,itali,sight|;colosseum,trevi,vatican,spanish step,forum;
venic,itali|gondola,rialto,st mark,grand canal;;
florenc,tuscani,itali|uffizi,pont vecchio,duomo,chianti;;
barcelona,spain,sight|la rambla;sagrada familia,gaudi,park guell;
madrid,spain|prado,retiro,tapa crawl,plaza mayor;;
andalusia,spain|alhambra,flamenco,cordoba,feria;sevil;
lisbon,portug|fado,alfama,belem,tram 28;;
athen,greec,food|;acropoli,parthenon,plaka,souvlaki,gyro;
greek island,greec,holidai,beach|;naxo;mykono,rhode,corfu,crete
spanish island,spain,holidai,beach|;lanzarot,menorca;ibiza,majorca,tenerif
berlin,germani,citi|;brandenburg gate,reichstag,kreuzberg,currywurst;
munich,germani,bavaria,beer festiv|oktoberfest,hofbrauhau,weisswurst,marienplatz;lederhosen;
vienna,austria,food|;schonbrunn,sachertort,prater,wiener schnitzel;
pragu,czech,citi|wencesla squar,trdelnik;charl bridg,pilsner;
budapest,hungari|ruin bar,thermal bath,fisherman bastion;goulash;
poland,food,citi|;pierogi,wawel,krakow,gdansk,zurek;
russia,moscow|red squar,kremlin,hermitag,tran siberian;borscht;
amsterdam,netherland,holland|rijksmuseum,stroopwafel;;
belgium,food,citi|;grand place,bruge,moul frite,ghent;waffl
switzerland,alp,mountain|jungfrau,fondu,lucern,zermatt;matterhorn;
copenhagen,denmark|littl mermaid,tivoli,nyhavn,smorrebrod;;
stockholm,sweden|gamla stan,abba museum,vasa,kottbullar;;
norwai,scandinavia,natur|bergen,lofoten;fjord,northern light,tromso;
iceland,natur,volcano|geysir,gullfoss,golden circl;blue lagoon,reykjavik;
finland,lapland|helsinki,rovaniemi,santa villag;;
ireland,dublin|guin storehous,templ bar;;
scotland,edinburgh|royal mile,loch ness;skye,haggi,ben nevi;sky
wale,britain|eryri,tenbi,cardiff,gower,pembrokeshir;snowdon;
london,england,sight|;big ben,tower bridg,buckingham palac,camden,covent garden;
england,seasid,holidai,coast|;;devon,st iv,cream tea
england,hike,countrysid,nation park|dale;windermer,lake district,scafel,peak district;
england,sight,histori|stoneheng,york minster;cotswold,oxford;
istanbul,turkei|hagia sophia,blue mosqu,bosphoru,grand bazaar;;
turkei,holidai|;ephesu,pamukkal;cappadocia,bodrum,antalya
croatia,adriat,beach|;dubrovnik,plitvic,hvar;
balkan,europ|ljubljana,lake bled,kotor,mostar,tirana;;
egypt,cairo,ancient|pyramid,luxor,nile cruis;sphinx;
morocco,africa,food|;marrakech,souk,medina,fe;tagin
tanzania,africa,safari|zanzibar,ngorongoro;serengeti,kilimanjaro;
kenya,africa,safari|masai mara,nairobi,mombasa,tsavo;;
south africa,safari|tabl mountain,cape town,robben island,braai;kruger;
africa,safari,natur|victoria fall,okavango,etosha,chobe;;
jordan,middl east,desert|petra,dead sea,jerash;wadi rum;
emir,dubai,middl east|burj khalifa,dubai mall,abu dhabi,desert safari;;
israel,jerusalem|western wall,jaffa,masada,tel aviv;;
india,asia,sight|agra;taj mahal,jaipur,goa,kerala;
nepal,himalaya,trek,mountain|annapurna,kathmandu,sherpa;;
cambodia,templ,asia|phnom penh,siem reap;angkor wat;
vietnam,asia,food|;halong bai,hanoi,saigon;pho,banh mi
thailand,asia,beach|;phuket,bangkok,chiang mai,pad thai,koh samui;
indonesia,asia,island|lombok,borobudur,nasi goreng;bali,ubud;
singapor,asia,food|;marina bai,hawker centr,chilli crab,sentosa;
malaysia,asia|petrona tower;penang,borneo,laksa;
china,beij,sight|terracotta armi;great wall,forbid citi,peke duck;
tokyo,japan|shibuya,senso ji,tsukiji,akihabara,mount fuji;;
kyoto,japan,templ|fushimi inari,kinkakuji,geisha,nara deer,arashiyama;;
korea,asia,food|;seoul,bulgogi,busan,dmz tour;kimchi
hong kong,asia,food|;victoria peak,star ferri,kowloon;dim sum
taiwan,asia|taipei 101,night market,bubbl tea,taroko;;
australia,sydnei,natur|uluru,opera hous;bondi,outback;
new zealand,natur|milford sound,hobbiton,queenstown,rotorua,haka;;
new york,america,citi|brooklyn bridg;time squar,broadwai,bagel;
san francisco,california|golden gate,alcatraz,fisherman wharf,haight;;
lo angel,california|hollywood sign,venic beach;disneyland;
la vega,casino,nevada|the strip,bellagio,blackjack weekend;caesar;
nation park,america,desert|zion,bryce,monument vallei;grand canyon,arch;
nation park,america,natur,hike|yellowston,old faith,glacier park,teton;yosemit;
florida,america,holidai,theme park|;disnei world,epcot,kei west;everglad,south beach
new orlean,louisiana,food|;bourbon street,mardi gra,gumbo,beignet,french quarter;
tennesse,music,nashvil,memphi|;graceland,beal street;honki tonk
hawaii,island,beach|kauai,pearl harbor;waikiki,maui,luau;
alaska,north,cold|denali,juneau,anchorag,iditarod;;
chicago,america,citi|navi pier;deep dish,the bean,wriglei;
philadelphia,america,citi|;cheesesteak,liberti bell,rocki step;
boston,new england,massachusett|clam chowder,fenwai,freedom trail,cape cod;;
canada,citi,natur|cn tower,stanlei park;niagara,banff,poutin;
mexico,beach|;chichen itza,tulum,oaxaca;cancun
cuba,caribbean|havana,old cadillac,cigar,varadero;mojito;
caribbean,island,beach,holidai|;;montego bai,jerk chicken,barbado,antigua,st lucia
peru,south america,hike|machu picchu,inca trail,cusco,cevich,lima;;
rio,brazil,south america|copacabana,sugarloaf,caipirinha;;
argentina,south america|bueno air,perito moreno,asado;tango,patagonia;
chile,south america|atacama,easter island,valparaiso;;
south america,natur|galapago,quito,titicaca;;
tropic island,beach,holidai,honeymoon|;fiji;maldiv,seychel,mauritiu,bora bora
island,atlant,holidai|;azor,orknei,hebrid;madeira,canari,shetland
holidai,trip,short|;;staycat,citi break,weekend awai,mini break
water sport,holidai,beach,activ|;parasail,banana boat,jet ski;
stomach,food poison|montezuma reveng;delhi belli;
sunburn,sun,skin,holidai|;peel shoulder;
vaccin,medicin,health|typhoid shoot;malaria tablet;
currenc,exchang|travel monei,baht,forint;zloti;
supermarket,groceri,shop,bui|;;walmart,lidl,kroger
supermarket,groceri,shop,expens|;whole food;trader joe,waitros
wholesal,supermarket,shop,bui|;sam club,bulk bui;costco,booker
hardwar shop,dii,tool,bui|;;home depot,low,b q,screwfix
furnitur,shop,home,assembl,bui|;billi bookcas;wayfair,df,flat pack
electron,shop,comput,bui|;best bui,newegg,micro center;
cloth,fashion,shop,bui|;;h m,old navi
shoe,sho,trainer,sneaker,brand,sport|puma;new balanc;nike,adida
jean,trouser,cloth,bui|;wrangler,lee jean;levi
design,luxuri,fashion,bag,expens|herm bag;gucci,prada,loui vuitton;chanel
jacket,coat,outdoor,cloth|;patagonia fleec;barbour,north face,canada goos
boot,shoe,sho,footwear,bui|;doc marten,timberland,hunter;ugg
watch,timepiec,wear,brand|;omega,seiko,casio,swatch;rolex,appl watch
jewelleri,gift,expens,bui|;swarovski,signet ring;pandora,tiffani
makeup,cosmet,beauti,bui|;mac lipstick,cliniqu,l oreal;sephora,maybellin
stream,subscript,film,tv|prime video;hbo max;disnei plu,hulu
music,stream,subscript,listen|;tidal,deezer;appl music,audibl
subscript,read,newspap,magazin|nyt digit,the economist,kindl unlimit;substack;
meal kit,food,subscript,deliveri|;blue apron;hellofresh,gousto
gym,exercis,membership,subscript|la fit;;planet fit,puregym,peloton
phone compani,mobil,contract,provid|;at t,verizon,t mobil,vodafon,ee,eed,o2;
internet,provid,broadband,subscript|sky broadband;comcast,virgin media,xfiniti;bt
energi compani,electr,ga bill,util|octopu energi;pg e,edf,eon;british ga
subscript,charg,payment,unwant|;free trial,auto renew;
second hand,bui,sell,us,onlin|;;craigslist,facebook marketplac
second hand,shop,bargain,us|;thrift store;
second hand,sell,bargain,bui|;yard sale,garag sale,jumbl sale,flea market;
discount,sale,bargain,shop|;prime dai;bogof,coupon
expens,overpr,cost,price|;fortun,rip off,daylight robberi,pricei;
cheap,bargain,low price|dirt cheap,absolut steal,knockdown price,go beg;;
bui,spend,shop|;retail therapi,treat myself;splurg
return,refund,regret,purchas|buyer remors,return label;store credit;
instal,credit,pai later,bui|;afterpai,layawai,never never,hire purchas;
sell out,popular,success,demand|;snap up;
fake,imit,fraud,brand|knockoff,counterfeit,moodi rolex,fake handbag;;
flat,apart,home,live|loft apart;bedsit,granni flat,maisonett;studio
hous,home,live|;semi detach,brownston,townhous,duplex;bungalow
home,live,hous,cheap|;trailer park,mobil home,doubl wide,static caravan;
boat,home,live,water|canal boat,liveaboard;narrowboat,houseboat;
social hous,home,rent,poor|council hous,section 8,hous associ;project;
bui hous,properti,purchas,home|exchang contract;complet dai;escrow,close
bui hous,move,new home|new dig;;
hous sale,fail,cancel,properti|chain collaps;fall through;gazump
hous,problem,damag,build fault|;survei find,dry rot;rise damp,subsid,asbesto
sell hous,properti,buyer,home|;;open hous,zillow,rightmov
rent,tenant,flat,hous|;leas renew;tenanc
rent,cost,monei troubl,landlord|rent hike,rent arrear;;
live with,share,home,roommat|housem;lodger,couchsurf,sofa surf;
move hous,pack,move,new home|box everywher,storag unit;pack tape;bubbl wrap
move,move hous,leav,new home|up stick;reloc;
move,smaller hous,older,home|;empti nester;
elderli,old ag,move,care|shelter flat;nurs home,assist live;care home
hous,fee,feed,apart,owner|;strata,ground rent;hoa,leasehold
neighbour,nois,conflict,complaint|noisi upstair,thump bass;;
renov,home improv,build work,hous|;conservatori,gut kitchen;loft convers,knock through
floor,hous,interior,renov|;architrav;lino
plumb,problem,home,repair|;dishwash leak,block drain,toilet overflow,clog sink;
pest,hous,infest,problem|;termit,carpent ant;
danger,hous,safeti,alarm|;ga leak;
smart home,devic,gadget,hous|;nest thermostat,hue bulb;
homeless,no home,poor,hous|;sleep rough;
open,build,ceremoni,celebr,begin|;top out,groundbreak,ribbon cut;grand open
parti,new home,celebr,move|;flat warm;housewarm
propos,engag,marri|;on knee;
marri,wed,marriag|;got hitch,elop;
wed,parti,celebr,befor marriag|;hen night,bridal shower;bachelor parti,bachelorett
wed,role,marri,ceremoni|page boi;best man,bridesmaid,usher,flower girl;
break up,relationship end,separ,leav|chuck;split up,dump;
pregnant,pregnanc,babi|;;expect,knock up
babi,celebr,parti,birth|;;babi shower,gender reveal
religi ceremoni,child,celebr,famili|;name dai;baptism,bar mitzvah,first communion
birthdai,young,parti,celebr|;eighteenth;quinceanera,sweet sixteen
birthdai,ag,celebr,year old|;turn fifti;half centuri
anniversari,marriag,year,celebr|;silver wed,golden wed,diamond jubile;rubi wed
finish school,univers,degre,ceremoni|;mortarboard,valedictorian;graduat,prom
die,di,death,dead|;croak,snuf it;
die,di,death,bereav,grief|;slip awai;pass awai
funer,death,mourn,ceremoni|;shiva,ash scatter;wake,cremat,eulogi
novemb,autumn,holidai,famili meal|;wishbon;thanksgiv,pumpkin pie
decemb,winter,holidai,christma|;yuletid;christma ev,twelfth night
new year,decemb,midnight,celebr|;watch night;ball drop
februari,winter,holidai,date|;candlema;valentin,pancak dai,shrove tuesdai
march,spring,date|mother sundai;st patrick,id;
easter,spring,april,holidai|;maundi thursdai,palm sundai;egg hunt
mai,spring,holidai,date|;mai dai,whitsun;maypol,memori dai
june,summer,date,month|midsumm,juneteenth,father dai,wimbledon fortnight;solstic;
juli,summer,holidai,date|;independ dai,bastil dai,firework cookout;
august,summer,hot,vacat|dog dai,school holidai,high summer;;
septemb,autumn,fall,date|harvest moon,michaelma;labor dai;
octob,autumn,fall,date|all saint,pumpkin carv;halloween;
novemb,autumn,date|bonfir night,remembr sundai,veteran dai;armistic;gui fawk
hindu festiv,india,celebr,holidai|;raksha bandhan,pongal;diwali,holi,navratri
muslim,islam,religi holidai,fast|;ramadan,eid,iftar,suhoor,hajj;
jewish,religi holidai,celebr|;purim,sukkot;hanukkah,passov,yom kippur,rosh hashanah
chines,celebr,festiv,holidai|;;mooncak
earli spring,februari,march,when|first crocu,daffodil up;snowdrop;
spring,april,mai,when|appl blossom,asparagu season;bluebel;
summer,june,when|hai time,strawberri season;long even;
autumn,fall,octob,when|conker season,mushroom season,first frost;;
winter,cold,when,decemb|januari blue,shortest dai;snow in;
earli morn,sunris,time,when|cockcrow,sunup,sparrow fart,first light;;
noon,time,when|high noon,elevens,middai;lunchtim;
even,sunset,time,when|gloam;dusk,twilight,sundown,teatim;
night,midnight,late,time,when|small hour,wee hour;witch hour;
childhood,young,child,ag|;grasshopp high,tini tot,in nappi;
babi,toddler,ag,develop|;potti train,first step;teeth,terribl two
school,ag,grade,educ,year|;year seven,freshman,sophomor,first grade;sixth form,kindergarten
young,youth,ag,inexperienc|;salad dai,spring chicken,misspent youth;
middl ag,older,life stage,ag|;empti nest,midlif crisi;hot flush,bu pass
old,elderli,ag|;get on,twilight year,senil;
long time,long ago,past,durat|donkei year,yonk,ag ago,moon ago;;
short time,quick,soon,fast|trice,two tick,jiffi,a sec;;
rare,seldom,frequenc,how often|blue moon,hardli ever;;
alwai,constantli,continu,frequenc|24 7;;
two week,durat,time,fourteen dai|sennight;fortnight;
year,durat,long time|decad,score year,quarter centuri;;
school,month,period,univers|;michaelma term;semest,trimest,term
month,period,busi,financ,date|;first quarter,q1,fiscal year;year end
februari,date,birthdai,year|leap dai;;
frequenc,how often,two week,schedul|biweekli,altern weekend;;
late,last minut,deadlin|eleventh hour,last gasp;;last minut
earli,befor,too soon|;earli bird;
delai,later,reschedul,put off|on ic;postpon,push back,rain check;
earlier,chang date,schedul,appoint|bring forward,move up,reschedul for;;
number,twelv,amount,how mani|baker dozen,half dozen;dozen,gross;
two,number,how mani|duo;brace,pair,coupl,twin;
three,number,how mani|threesom,trio;triplet,hat trick;
four,number,how mani|quartet,foursom;quad;doubl
mani,lot,amount,how mani,larg number|umpteen,zillion,oodl,shedload;heap,ton;
small amount,littl,how much|smidgen,dollop,soupcon;pinch,dash;
few,some,amount,how mani|coupl dozen,smatter;hand,sprinkl;
crowd,full,mani peopl,busi|;full hous;heav
few peopl,empti,attend,disappoint|nobodi show,tumblewe,empti seat,poor turnout;;
estim,approxim,roughli,amount|thereabout;ballpark;
weight,heavi,weigh,how much|hundredweight;kilo,ton,ounc;stone,pound
larg,huge,size|ginorm,humong,jumbo;whopper;
small,tini,size,littl|teeni,pint size,postag stamp,poki;;
area,size,land,how big|footbal pitch,hectar;acr,squar foot;
tall,height,how tall|beanpol;tower,lanki;
depth,height,how deep|ankl high;knee deep;
near,close,distanc,how far|stone throw,spit distanc,walk distanc;;
far,remot,countrysid,distanc|boondock,timbuktu;;stick
volum,amount,liquid,how much|quart,firkin;litr,gallon,keg;pint
run,race,distanc|;half marathon,10k,ultra;
salari,amount,cost,price,how much|five grand,250k;six figur;
discount,price,reduc,cheap|twofer,third off,mark down;half price;
share,half,equal,divid|;fifti fifti,go dutch,half;
most,major,amount,usual|lion share;;
succe,success,pass,exam,good result|;fly colour,ac it,nail it,smash it;
success,great perform,well done|;stand ovat,home run;
bare succe,narrow,just,pass|scrape through,squeak by,close shave;;
success,lucki,win,good fortun|strike gold;;
succe,achiev,solv,finish|crack it;;
easi,simpl,success,effortless|no sweat,easi peasi,doddl,cinch,plain sail;;
popular,success,busi,sell|;go viral,sleeper hit,roar trade;
win,victori,beat,defeat|thrash them;landslid;
fail,failur,disappoint,unsuccess|fall flat,damp squib;flop;bomb
go wrong,fail,problem,bad result|;go south,come unstuck;
fail,begin again,restart,plan|draw board,squar on;;
give up,quit,stop,surrend|;;bail
fail,exam,test,bad grade|fail miser;flunk;resit
mistak,error,fail,blame|backfir;own goal,screw up,cock up;
problem,difficult,controversi,troubl|;hornet nest,minefield,hot potato;
stick,no progress,conflict,difficulti|brick wall,stalem,at loggerhead,impass;;
wast,useless,fail,effort|fool errand;;
lose,defeat,nearli,second place|beat finalist,come second;runner up;
lose,worst,last place,fail|come last,dead last;wooden spoon,releg;
difficult,hard work,effort|uphil struggl,slog,hard graft;;
angri,anger,furiou,lose temper|go ballist;see red;
angri,furiou,upset|;hop mad,livid,seeth,spit feather;
scold,tell off,criticis,angri|riot act,dress down;chew out,bollock;
argu,quarrel,conflict,fight|;blaze row,barnei;
angri,upset,child,cry|;hissi fit,throw toi;
annoi,angri,irrit,displeas|chees off,brass off,peev;nark,mif;tick off
annoi,frustrat,enough,impati|last straw;feed up,had enough;
hate,enemi,dislik,conflict|hold grudg;bad blood;
ignor,not speak,reject,conflict|blank me;silent treatment;
reconcil,forgiv,peac,end quarrel|buri hatchet;make up,oliv branch;
happi,joi,pleas,delight|tickl pink;cloud nine,chuf;buzz
happi,joi,glad,pleas|;grin;beam
enjoi,fun,good time,laugh|in stitch;blast,hoot;
laugh,funni,amus,humour|belli laugh,creas up;;
celebr,happi,joi,success|;pop champagn;whoop,high five
excel,great,good,best|bee knee,cat whisker,top notch;ac;crack
love,in love,romanc|;smitten,besot;
love,attract,like,romanc|carri torch,sweet on,fanci;;
sad,unhappi,upset,depress|feel blue;heartbroken,in bit;gut
cry,sad,emot,tear|in flood;bawl,well up;
regret,sorri,wish,mistak|;kick myself;
worri,anxiou,nervou,afraid|on pin;bite nail;
afraid,fear,withdraw,chang mind|bottl it,chicken out;cold foot;
afraid,fear,scare,frighten|scare stiff,jumpi;brick it;
reliev,relief,glad|breath again,big relief;phew;
surpris,amaz,shock,astonish|flabbergast;gobsmack,floor,speechless,jaw drop;
unexpect,surpris,sudden|curvebal;;
reveal,secret,tell,disclos|ruin surpris;cat out,blab;
secret,silent,not tell,keep|keep mum;lip seal,under wrap,hush hush;
bore,dull,tediou|bore stiff,climb wall;;
bore,dull,tediou,repetit|snoozefest,pull tooth,groundhog dai;;
bore,idl,wait|kick heel;twiddl thumb;
tire,exhaust,sleepi|dead beat,cream cracker;poop,bush;knacker
tire,exhaust,sleep|shag out,dog tire;zonk;wipe out
sleep,nap,bed,tire|power nap;forti wink,kip,turn in;
rich,wealthi,wealth|well heel;mint;load
rich,wealthi,famili,inherit|old monei;silver spoon,trust fund;
earn,profit,rich,success|quid in;clean up;
rich,luxuri,wealthi,lifestyl|butler;mansion;
poor,no monei,break,poverti|stoni break,brassic,borac;;skint
poor,save monei,economis,monei troubl|scrimp,rob peter;tighten belt;
poor,poverti,hunger,chariti|hand out,beg bowl;soup kitchen;food bank
becom rich,success,poor,wealth|self make,own bootstrap;;
mean,stingi,save|tight fist,cheapskat;skinflint,scroog,penni pincher;
spend,wast,extravag|shopahol;;
begin,start,launch|ball roll,break ground;kick off;
begin again,chang,new,improv|new leaf,clean slate,fresh start,wipe slate;;
begin,start,write,first|fire up,open salvo;;dai on
beginn,new,learn,start|earli dai,newbi;;
finish,complet,end,done|;wrap up;
stop,end,finish,leav|;bow out;
stop,cancel,prevent,end|kibosh,scupper,scrap plan;;
end,stop,fade,fail|fizzl out,peter out;;
last,end,goodby,final|swan song,last hurrah,final curtain,last ever;;
relaps,alcohol,smoke,fail,addict|smoke again;;
busi,overwork,too much,overwhelm|;overstretch,snow under,swamp;
avoid work,lazi,absent,miss|goof off;skive,bunk off,plai hooki;slack
careless,poor qualiti,hasti,work|;cut corner,half ars,slapdash;
influenc,favour,connect,help|pull string,nepot;;
illeg,cash,secret,pai,tax|;undeclar;
effort,hard work,help,gener|move mountain;;
help,assist,contribut,togeth|muck in;chip in,pitch in;
favour,help,grate,friend|solid favour;;
risk,danger,warn,troubl|skate close;;
escap,luck,danger,avoid|lucki escap,near thing;;
undecid,hesit,unsur,decid|dither;;
chang mind,revers,promis,decis|chang tune;u turn,flip flop;
embarrass,mistak,sai wrong,awkward|faux pa,clanger;;
embarrass,asham,awkward|;red face,mortifi,cring;
apologis,admit,wrong,sorri|swallow pride;;
joke,teas,trick,humour|;wind up,april fool;
deceiv,trick,cheat,lie,li|garden path,hoodwink;;
lie,li,untru,dishonest,deceiv|;fib,porki,white lie;
friend,close,friendship|best bud,bosom pal;;
friendship end,no contact,distanc|lose touch;drift apart;
meet,chanc,encount,see,seed|;run into,small world;bump into
talk,chat,meet,friend|chin wag;natter;
call,phone,contact,write|;buzz me,ring up;
drink,alcohol|;three sheet;legless
drink,alcohol,morn after|;rough head,bang head;
eat,too much,full,meal|pig out;second help;
hungri,hunger,eat|stomach growl;peckish,famish,hangri;
rain,weather,wet|;stair rod;
cold,weather,winter,freez|;;brass monkei,baltic,nippi
hot,weather,summer,heat|;;scorcher,swelter,heatwav
wind,storm,weather,damag|;nor easter;hurrican
weather,winter,road,visibl|;pea souper,whiteout,sleet;black ic,slush
sick,unwel,health|off colour,peaki;feel rough,laid up;
healthi,fit,well|fight fit;;
crazi,mad,mental,confus|lose marbl;;
clever,intellig,smart|quick wit,egghead,whizz kid;brainbox;
stupid,not clever,slow|dozi;numpti,plonker,dim;
talk,speak|chatterbox,motormouth;;
curiou,interfer,neighbour,gossip|busybodi,nosi parker;curtain twitcher;
stubborn,refus,obstin,insist|mulish,bull head,pig head;wont budg;
jealou,envi,want|green ei;;
forget,memori,rememb|clean forget,draw blank;;
rememb,memori,familiar|;deja vu;
understand,realis,discov|penni drop,twig,lightbulb moment;;
not understand,confus,difficult|clueless,doubl dutch;;
think,consid,decid|mull over;;
confus,disord,chao,mess|;shambl;
messi,untidi,dirti,mess|bombsit,absolut tip;pigsti;
clean,tidi,housework|shipshap;spring clean;
work hard,late,effort,studi|midnight oil;all nighter;
earn,incom,support famili|breadwinn;provid;
execut,rich,pai,boss|golden parachut,fat cat;;
discrimin,woman,work,unequ|;glass ceil,pai gap,boi club;
car,american,classic,vehicl|;cadillac,buick,pontiac,oldsmobil;
heavi machineri,construct,machin,vehicl|;caterpillar,komatsu,road roller,bulldoz,steamrol;
truck,construct,vehicl|;dump truck,tipper,skip lorri,cement mixer;
drive,traffic,school,commut|;carpool lane;
rust,car,fault,corros|;rust bucket,sill go,rot arch,unders;
mistak,fuel,car,fault|;misfuel,wrong pump;
accid,car,wet,lose control|;hydroplan,aquaplan,fishtail;
accid,anim,car,collis|;roadkil;
boat,accid,sea,sink|;run aground,man overboard;capsiz
sail,boat,sea|hull,mainsail,sloop,ketch;mast,jib,dinghi;
boat,motor,fish,lake|;outboard,evinrud,mercuri motor,bass boat,pontoon;
travel problem,theft,crime,holidai,document|;mug abroad,passport steal;
border,custom,countri|stamp passport,custom form,border queue,red channel;;
wine,restaur,drink|;sommeli,wine cellar,decant,corkag;
chees,dairi,farm,make|;cheesemak,dairymaid,creameri;churn
beer,brew,hobbi,make|;brewer,microbreweri,mash tun,homebrew;
whiski,spirit,alcohol,make|distil,cask;still,moonshin;
glass,craft,make,art|;glassblow,blowpip,murano,stain glass;
rural craft,builder,tradit|thatcher,wattl,cooper;;
leather,craft,make,trade|;saddler,tanner,leatherwork,awl;
textil,fabric,craft,cloth|;weaver,loom;
flower,shop,gift|;wreath shop;florist,corsag
anim,pet,care|;dog walker,groomer,kennel hand;zookeep,keeper
hors,race|stabl lad;jockei;
fit,exercis,teacher|yoga instructor,swim coach;person trainer,spin class;
therapi,mental health,talk|psychotherapist;life coach,counsellor;shrink
health,specialist,treatment|dietitian;speech therapist,audiologist,podiatrist;optician
govern,offici|civil servant,clerk,whitehal,diplomat;;attach
chariti,volunt,aid|ngo,oxfam worker,peac corp,vso;red cross;
unpaid work,chariti,help,commun|pro bono,soup run,scout leader;volunt;
chariti,rais monei,donat,event|telethon;sponsor walk,bake sale,gofundm,fundrais;
chariti,give,donat|tith,alm,donat to;gift aid;
tip,restaur,pai|tip jar;gratuiti;round up
pawn,sell,monei troubl,loan|pawn shop,hock;cash convert;pawn
bank,cash,withdraw|cash machin;atm,cashpoint;
bank,card,problem,payment|;card declin,card swallow,forget pin,block card;
interest,price,economi|base rate;apr;inflat
economi,crisi,declin|credit crunch,slump,downturn;recess;
educ,univers,debt|tuition fee,pell grant;salli mae,bursari;student loan
insur,hous,home,mortgag|;escrow shortag,homeown insur,flood cover;
car accid,insur,claim,injuri|;fault claim,dashcam footag;whiplash,third parti
insur,damag,hous,weather|;hail damag,storm claim;
report,wrongdo,employ,secret|leak memo,tribun evid;whistleblow;
murder,kill,crime,dead|;bludgeon,bodi find;strangl
sale,scheme,busi,fraud|;pyramid scheme,herbalif,amwai,mlm,tupperwar parti;
fraud,scam,trick|romanc scam,fake invoic;nigerian princ;
sensor,measur,engin,electron|ultrason sensor,thermocoupl;lidar,radar,sonar;
autom,industri,machin,engin|plc,scada,servo,stepper motor,hydraul press;;
structur,engin,build,support|girder,cantilev;truss,load bear;
bridg,engin,construct,structur|suspens bridg,viaduct,aqueduct,tunnel bore;;
energi,electr,gener,power|wind farm,turbin,hydro dam,nuclear reactor,power station;;
electr,ga,energi,bill|economi seven;kilowatt,meter read;smart meter
rubbish,wast,dispos,throw awai|skip hire;landfil,recycl bin,fly tip;
parti,decor,celebr,birthdai|;;balloon arch,pinata
celebr,drink,parti,wed|;clink glass;
danc,parti,music,celebr|;barn danc,hoedown;ceilidh,line danc,knee up
parti,gather,food,celebr|;cookout;potluck,shindig
award,prize,honour,win|lifetim achiev;oscar,bafta,grammi,plaqu;
award,honour,titl,royal|mbe,mbed,honour list,damehood;knight,ob;
anniversari,work,employe,celebr|;work anniversari;`;
