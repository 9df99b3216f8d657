/** Ways to travel, to pay, to be reached and to have heard of something. */
export const WAYS = `car|drive: driving|drive|drove|driven|automobile|motor|hatchback|saloon|sedan|estate car|suv|fiesta|golf|corsa|astra|toyota|honda|ford|vauxhall
  |volkswagen|bmw|audi|nissan|hyundai|kia|tesla
car|parent: my mum drops|my dad drops|dropped off|drop him off|drop her off|drops me
van: transit|camper van|minivan
truck|lorry: pickup|hgv|artic
motorcycle|motorbike: moped|scooter|vespa|yamaha|harley
bicycle|bike|cycling|cycle: pedal|pedalling|ride my bike|my bike|bikes|cycled
foot|walk|walking: walk|walked|walking|stroll|my own two feet|on my feet|round the corner
train|rail: railway|eurostar|intercity|rail
bus|coach|public transport: bus|buses|coach|minibus|greyhound bus
public transport: train|tram|tube|metro|subway|underground|bus
plane|air|flight: fly|flying|flew|airline|airport
boat|ship|sea|ferry: ferry|cruise|sailing|sail|boat
taxi|ride: uber|cab|lyft|minicab
cash: notes|coins|change|fiver|tenner|banknotes
card|credit card|debit card: visa|mastercard|amex|contactless|tap my phone|tap my watch|apple pay|google pay|chip and pin|tap
bank transfer|transfer: online banking|standing order|from my account|bacs|wire
cheque|check: chequebook|checkbook
invoice: bill me|bill us|bill the company|on account
instalments|installments|monthly: spread it|spread the cost|each month|pay monthly
phone|telephone|call: ring|ringing|call|calling|give me a ring|give us a ring|mobile|landline|voicemail
email|e mail: inbox|mail me|gmail|write to me online
text|text message|sms|whatsapp: texting|message|text
post|mail|letter: envelope|letterbox|through the door|stamp|postman
online|video|video call: zoom|teams|skype|webcam|computer|remote|remotely|screen|from home
in person|on site|face to face: come along|come in|be there|in the flesh|in the room|drop in
friend|friends|friend or family|recommendation|word of mouth|personal recommendation: my sister|my brother|my mum|my mom|my dad|my cousin|my friend|a friend|my mate|a mate|my neighbour
  |my neighbor|a neighbour|colleague|my boss|my aunt|my uncle|my daughter|my son|recommended|said you were|told me about you|told us about you|next door
internet|online|website|web|web search|search engine: google|googled|website|web site|searched|searching|online|browsing|bing|search|looked you up
social media: facebook|instagram|tiktok|twitter|linkedin|youtube|snapchat|insta|reels
newspaper|press|magazine|local paper|advert|advertisement: paper|gazette|times|herald|an article|advert|ad
flyer|leaflet|poster: through the letterbox|through the door|leaflet|noticeboard|billboard|poster|flyer
television|tv: telly|channel|programme
radio: station|podcast
passing by|walked past|drove past|sign: walking past|walked past|drove past|driving past|went past|saw the sign|live nearby|passing
myself|i do|i will: i'll|it's me|my own|my turn|yours truly|for me
someone else|somebody else|other person|another person: somebody else's
yes i have|own transport|own car: my own car|own van
invoice|account: the bill|bill to|purchase order
online|internet|website|social media: youtube|tiktok|app|popped up|ad online|podcast
bus stop|poster|billboard|outdoor: waiting for the bus|bus shelter|hoarding|on a wall
event|trade fair|exhibition|show: fair|festival|stall|stand|expo|open day
school|nursery|college: teacher|head teacher|newsletter from school|book bag
gp|doctor|referral|health professional|medical referral: my doctor|doctor|gp|nurse|consultant|physio|surgery|midwife|health visitor
return customer|existing customer|previous customer|been before|used before: been before|used you before|came last year|come every year|always come|regular|again
chat|live chat: type|messenger
collection|collect|pick up: send my lad|send my son|come with the van|fetch it|i'll be round|we'll be round
delivery|deliver: can you bring|drop it|to my door|drop it round
tube: rolled up|poster|rolled
envelope: documents|letter|papers|flat
box|parcel: boxed|carton|crate
colleague|coworker|boss: my boss|my manager|someone at work|girl at work|the office
teacher: my teacher|the kids' teacher|miss
mum|mother: for my mum|mother's day
dad|father: for my dad|father's day
electric heaters|electric heating|electric: storage heaters|panel heaters|plug in heaters
heat pump: air source|ground source
gas boiler|gas|gas central heating: combi|combi boiler|central heating
oil: oil fired|tank in the garden
cheque: write you one out|write you a cheque
savings: put by|put away|rainy day|nest egg
current: wages|salary paid|day to day
joint: with my wife|with my husband|both our names`
