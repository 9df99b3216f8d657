import { groups, type Wording } from '../../../shared/label-words.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { isIgnorable } from '../options/words.ts'
import { formOf } from './own-words.ts'
import { RELATED } from './related.ts'

/** Phrases of one meaning; those of a line are alike whatever the question is. */
const SYNONYMS = groups(`mon|monday
tue|tuesday|tues
wed|wednesday
thu|thursday|thur|thurs
fri|friday
sat|saturday
sun|sunday
jan|january
feb|february
apr|april
jun|june
jul|july
aug|august
sep|september|sept
oct|october
nov|november
dec|december
living room|lounge|sitting room|front room|family room
microphone|mic|mike
projector|beamer
human resources|hr|h r|personnel
it|information technology
self employed|my own business|run a business|own boss|sole trader
chickenpox|chicken pox|chicken pocks
every day|daily
rarely|hardly ever|once in a blue moon|seldom
i don't know|no idea|haven't the foggiest|haven't a clue|not a clue|search me|beats me
gym|fitness
united kingdom|uk|u.k|great britain|britain
united states|usa|u.s.a|the states|america
large|big|huge
gasoline|petrol|gas|unleaded
wheelchair|chair
outside|outdoors|on the terrace|on the patio|in the garden
inside|indoors
credit card|visa|mastercard|amex|american express|plastic
bank transfer|wire transfer|wire|bacs|direct transfer
direct debit|standing order
left|left handed|lefty|southpaw|leftie|left hander
right|right handed|righty|right hander
irish|gaelic
spanish|castilian
mandarin|chinese
widowed|widow|widower
divorced|divorcee
separated|split up
nursing home|care home
kindergarten|nursery|preschool
elementary school|grade school
college|uni
soft drink|soda|pop|fizzy drink
eggplant|aubergine
zucchini|courgette
shrimp|prawns|prawn|shrimps
cookie|biscuit|cookies|biscuits
candy|sweets
takeaway|takeout|to go|carry out
delivery|bring it round|bring it over|deliver it|delivered|drop it off|dropped off|bring it
checking account|current account
sales tax|vat
diarrhea|diarrhoea|the runs
nausea|feeling sick|feel sick|queasy
sore throat|throat hurts|my throat hurts
cough|coughing
diabetes|diabetic
asthma|asthmatic
high blood pressure|hypertension|blood pressure
medium|in the middle|middling|somewhere in the middle
semi detached|semi
sidewalk|pavement
pharmacy|chemist|drugstore
soccer|footie
attorney|lawyer|solicitor
restroom|bathroom|toilet|loo|washroom|wc
crosswalk|zebra crossing
freeway|motorway|highway
trunk|boot
overdraft|overdrawn
mailing list|newsletter
cremation|cremated
burial|buried
small|little|tiny
on foot|walking|i walk|i walked|we walk|we walked|walked|by foot
bicycle|bike|cycle|push bike|pushbike|cycling
motorcycle|motorbike
television|tv|telly
mobile|cell|cellphone|cell phone|mobile phone
text message|sms|text|texts
fridge|refrigerator
sofa|couch|settee
autumn|fall
holiday|holidays|vacation
mother|mum|mom|mummy|mommy
father|dad|daddy
children|kids
railway station|train station
railway|train|trains|rail
table tennis|ping pong
football|soccer
lift|elevator
apartment|flat
underground|tube|subway|metro
taxi|cab|uber
plane|aeroplane|airplane|flight|flying
online|on the internet|over the internet|on the web|internet
in person|face to face
retired|pensioner|on a pension
unemployed|jobless|out of work|not working|between jobs
married|wed
female|woman|girl|lady
male|man|boy|bloke|guy
truck|lorry
grey|gray
excellent|brilliant|superb|outstanding|fantastic
beginner|newbie|novice|starter|complete beginner
gp|general practitioner|family doctor
gbp|pounds|pound|sterling|british pounds|pounds sterling
usd|dollars|dollar|us dollars|american dollars
eur|euros|euro
chf|swiss francs|francs
inr|rupees|indian rupees
goalkeeper|goalie|keeper
trousers|pants
jumper|sweater|pullover
trainers|sneakers
rubbish|trash|garbage
letter|post
secondary school|high school
primary school|elementary school|primary
university|uni
dinner|supper
dessert|pudding|afters
chips|fries
sparkling|fizzy
headache|sore head
fever|temperature
vomiting|throwing up|being sick
dizziness|dizzy
tiredness|tired|exhausted|fatigue|exhaustion
back pain|backache|bad back|sore back
tenant|renting|i rent|we rent|i'm renting|we're renting
employer|company|boss
garden|yard
medication|medicine|medicines|meds
vegetarian|veggie
dark blue|navy|navy blue
purple|violet
cot|crib
nappies|diapers
postcode|zip code
car park|parking lot
caravan|camper
laptop|notebook computer
computer|pc
hoover|vacuum cleaner
tap|faucet
maths|math|mathematics
weekdays|weekday|monday to friday|during the week
weekends|weekend|at the weekend|at weekends
neither agree nor disagree|neutral|neither|in the middle|on the fence
very satisfied|delighted|very happy|very pleased|extremely satisfied
satisfied|happy|pleased|content
dissatisfied|unhappy|not happy|not pleased
never|not ever|not once
a+|a positive|a pos|a plus
a-|a negative|a neg|a minus
b+|b positive|b pos|b plus
b-|b negative|b neg|b minus
ab+|ab positive|ab pos|ab plus|a b positive|a b pos|a b plus
ab-|ab negative|ab neg|ab minus|a b negative|a b neg|a b minus
o+|o positive|o pos|o plus|oh positive|oh pos|oh plus|0 positive|0 pos|0 plus|zero positive|zero pos|zero plus
o-|o negative|o neg|o minus|oh negative|oh neg|oh minus|0 negative|0 neg|0 minus|zero negative|zero neg|zero minus
sibling|sister|brother
spouse|wife|husband
parent|mother|mum|mom|father|dad
grandparent|grandmother|grandfather|gran|grandma|grandad|grandpa
fortnightly|every two weeks|every other week|every second week|every fortnight|once a fortnight|biweekly
collect|pick it up|pick up|pick them up|collect it|come and get it|collection|pickup
daily|every day|every single day|day in day out`)

const COURTESY = wordSet(
  `thanks thank please sorry no not none all any something someone somebody anything anyone else other others use
    time way thing day`,
)

export const WORDING: Wording = {
  synonyms: SYNONYMS,
  related: RELATED,
  formOf,
  isCommon: (word) => isIgnorable(word) || COURTESY.has(word),
  turns: wordSet('self non un not no never ex former without none'),
  plain: (text) => text,
}
