/** Complaints, reasons and wishes. */
export const CONCERNS = `pain|injury|injured|hurt: hurts|hurt|aching|ache|sore|broke my|twisted|sprained|pulled a
headache|head|migraine: migraine|my head
back|back pain: my spine|slipped disc|my back|lower back
tooth|teeth|dental|dentist: toothache|filling|crown|gum|gums|molar
eyes|eye|vision|optician: glasses|contact lenses|short sighted|eyesight
skin|dermatology: rash|eczema|mole|acne|itchy
heart|cardiology: palpitations|chest pain|pacemaker
breathing|asthma|respiratory|lungs: inhaler|wheezing|wheezy|short of breath|out of breath
stomach|digestive: tummy|nausea|indigestion|belly
mobility|wheelchair|wheelchair access|physical: walking stick|crutches|zimmer frame|wheelchair|can't manage stairs|walker
hearing|hearing impairment|deaf|hearing loop: hearing aid|hearing aids|deaf|hard of hearing
noise|noisy: loud|music at night|barking|shouting|racket|too loud|party next door|drilling
litter|rubbish|waste|fly tipping: bin|bins|trash|dumped|fridge on the|mattress on the|bottles
abandoned vehicle|vehicle: old van|old car|left a van|left a car
parking: parked|double yellow|traffic warden|my space
potholes|road|roads|pavement: pothole|tarmac|hole in the road
street lighting|lighting|lights: lamp post|streetlight|streetlamp|street light
password|password reset|login|account access|log in: locked out|forgot my password|can't log in|can't get in|forgotten my password|log in|password
internet|internet down|connection|broadband|network: wifi|wi fi|router|no signal|broadband|can't get online|offline
slow|slow computer|performance: takes ages|takes forever|crawling|sluggish|freezes|laggy
billing|payment|invoice|bill: overcharged|charged twice|my bill|double charged|refund
technical|technical support|technical issue|fault: won't turn on|crashes|crashing|doesn't work|error|broken
returns|refund|return: send it back|send back|money back|returning|take it back|bring it back
order|orders|sales|new order: buy|buying|purchase|place an order
complaint: complain|unhappy with|not happy|disgraceful
job|work|employment|work reasons: new job|promotion|got a job|transferred|my job|my work
cost|price|too expensive|expensive|money|affordability|cheaper: expensive|can't afford|afford|cheap|cheaper|good value|rent went up|pricey|costs too much|price
space|more space|size|more room: more room|bigger|too small|outgrown|extra bedroom|cramped|room for
location|convenience|convenient|close by|proximity|distance: round the corner|nearby|close to|near us|near me|down the road|walking distance|five minutes away|handy for
quality|quality of work|good quality|service quality: good work|great work|good job|well made|do it properly|workmanship
reputation|reviews|online reviews: reviews|well known|stars|good things about you
family|family reasons|relationship: be near my|closer to my|nearer to my|had a baby|a baby on the way|getting married|divorce
health|health reasons|illness|medical: been ill|poorly|operation|surgery|doctor said|diagnosed|my health|hospital
injury: injured|broke my|knee|hurt my|torn
not enough time|no time|time|lack of time|too busy: busy|no time|never have time|can't find the time|don't have the time|haven't time|haven't got time|hours at work
moved away|moved|relocation|moving|moving house: moving|moved|relocating|new house|new city|leaving town|moving to
birthday: turns|turning|years old|cake and candles
wedding|marriage: getting married|bride|groom|tie the knot|hen party|nuptials
funeral|wake|bereavement: passed away|died|burying|wake
anniversary: years married|years together
christening|baptism: baptised|christened|godparents
long: past my shoulders|down my back|below my shoulders|to my waist|waist length|shoulder length
short|cropped: crew cut|buzz cut|above my ears|pixie|cropped
local|within the city|same city|same town: round the corner|across town|same street|two streets away|down the road|same town
international|abroad|overseas: to france|to spain|to australia|abroad|overseas|to america|to canada|emigrating|another country
first class|premium|deluxe|luxury: best you've got|push the boat out|top of the range|posh|with all the trimmings|all the extras
basic|standard|economy|budget: nothing fancy|no frills|bog standard|cheapest|bare bones
comprehensive|fully comprehensive|full|full cover: fully comp|full comp|everything covered|cover everything
third party|third party only: just the legal minimum|tpo
anxiety|mental health|stress: anxious|depressed|depression|panic attacks|worried all the time|stressed
sleep|insomnia: can't sleep|awake all night|sleeping badly|insomniac
grief|bereavement: lost my|died|passed away
pain|toothache: killing me|throbbing|agony|sore|toothache
check up|routine|routine check: routine|check me over|once over|mot
cosmetic|whitening: whiter|whiten|straighten|smile
accounts|billing|finance: unpaid|invoice|statement|payment|bank details
it|it support|technical|technical support: laptop|computer|password|wifi|printer|email|log in|software
human resources|hr: payslip|contract|holiday entitlement|sick leave|maternity leave|my wages
sales: buy|price list|a quote|quotation|order
flat|apartment: tower block|ninth floor|eighth floor|top floor flat
ground floor|ground|downstairs: can't manage stairs|can't climb|no stairs|bad knees|wheelchair
upper floor|first floor|upstairs: a view|a balcony|off the street|quieter up
aisle|aisle seat: long legs|stretch my legs|get up a lot|leg room|legroom
window|window seat: look out|see out|the view|watch the clouds
indoors|inside: out of the rain|rain|air conditioning|too cold out
outdoors|outside: sunshine|fresh air|in the sun|smoke outside|terrace|patio|on the grass
urgent|emergency|high: right away|can't wait|as soon as you can|straight away|immediately|today if possible|flooding|water everywhere
not urgent|low|routine: no rush|no hurry|whenever you can|take your time|in your own time
double|double bed: my wife and i|my husband and i|me and my wife|me and my husband|me and my girlfriend|me and my boyfriend
twin|two single beds|twin beds: just friends|my mum and i|my sister and i|my colleague and i|not together
family|family room|family ticket: the twins|our kids|the kids|two adults and two children|with the children|our children
single|single room: just me|only me|on my own|travelling alone
damaged|broken|damage: crushed|dented|torn|ripped|snapped|cracked|smashed|scratched|chipped|bent|in pieces|shattered
missing|not arrived|not received|lost: never turned up|never came|never arrived|hasn't come|hasn't turned up|hasn't arrived|nothing came|no sign of it
late|delayed|delay: took forever|took ages|took weeks|still waiting|days late|kept waiting
wrong item|wrong|incorrect: not what i ordered|somebody else's order|different colour|different size
not working|faulty|does not work: won't turn on|won't start|dead|doesn't work|stopped working|won't charge|keeps crashing
too big|large: swamps me|huge on me|falls off me|baggy
too small|small|tight: can't get into it|pinches|won't fit|too tight|squashes
head: skull|forehead|concussion|face|temple|scalp
arm|upper limb: wrist|elbow|forearm|shoulder|hand|finger|fingers|thumb|knuckles
hand|hands: wrist|finger|fingers|thumb|palm|knuckles
leg|lower limb: ankle|knee|shin|calf|thigh|foot|toe|toes|hamstring|hip|heel
foot|feet: ankle|toe|toes|heel|sole
back|spine: lower back|lumbar|vertebra|slipped disc
chest: ribs|rib|breathing
mouth|teeth: gum|gums|lip|tongue|filling|molar
ear|ears: hearing|eardrum|earache
staff|service|employees|customer service: waiter|waitress|receptionist|rude|manager|cashier|driver|the girl on the till|attitude|ignored
cleanliness|hygiene|cleaning: dirty|filthy|dusty|stains|stained|mould|mouldy|smelly|sticky|grubby|unclean|cobwebs|hair in
food|meal|catering: cold chips|undercooked|overcooked|burnt|raw|soup|tasteless|bland|soggy
price|prices|cost|value: rip off|overpriced|extortionate|too much money|steep|dearer
noise: couldn't sleep|kept awake|thumping|traffic outside
room|accommodation: bed was|pillow|mattress|wallpaper|air con
wait|waiting time|waiting: hours|ages|forever|queued
home improvements|renovation|home improvement|building work: redoing|new kitchen|new bathroom|extension|loft conversion|conservatory|decorating|rewiring|double glazing|new roof|refurbish|doing up
holiday|travel: trip of a lifetime|cruise|honeymoon|flights
debt|debt consolidation|consolidation: credit cards|pay off|owe|overdraft
education|studies|course fees: tuition|university fees|my degree|masters
new car|car purchase: replace the old car|upgrade the car
gardening|garden|garden maintenance: lawn|mow|weeding|hedges|hedge|prune|digging|leaves
shopping|groceries|errands: supermarket|groceries|milk and bread|fetch my prescription
cleaning|housework: hoover|hoovering|dusting|vacuum|ironing|mopping|dishes|laundry
transport|lifts|getting around|driving: take me to|lift to|drive me|lifts|run me to|give me a lift
company|companionship|visits|befriending: chat|lonely|someone to talk to|cup of tea with
cooking|meals|meal preparation: dinner made|cook for me|hot meal
personal care|washing and dressing: washing|dressing|bathing|showering|getting dressed|help in the shower
repairs|handyman|maintenance: shelf|dripping tap|fix the|light bulbs
broken|broken glasses|repair|broken item: sat on|snapped|dropped it|trod on
eye test|sight test: blurry|can't see|headaches when i read|squinting|prescription has changed
contact lenses|lenses: contacts|lenses
glasses: specs|spectacles|frames|bifocals
theft|burglary|stolen: pinched|nicked|broke in|broken into|robbed|mugged
fire: smoke|burnt|flames|scorched
water damage|flood|escape of water|leak: burst pipe|flooded|soaked|ceiling came down
accident|collision: crashed|bumped|rear ended|went into the back|skidded
weather|storm: gale|hail|lightning|wind blew
vandalism: smashed my window|keyed|graffiti`
