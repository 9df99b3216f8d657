import { groups } from '../../../shared/label-words.ts'

/** What only suggests an option. */
export const RELATED = groups(`reptile|lizard|snake|tortoise|turtle|bearded dragon|gecko
bird|parrot|budgie|canary|cockatiel
rabbit|bunny
too expensive|skint|broke|afford
wales|welsh
scotland|scottish
england|english
ireland|irish
overnight|fastest|quickest
standard|normal|regular|cheapest
with milk|white|latte
vegetarian|veggy|no meat|don't eat meat
gasoline|petrol|gas
family|cousin|relative|relatives|sister|brother|uncle|aunt|mum|dad
friend|neighbour|neighbor|colleague
salmon|fish
beef|meat|steak
chicken|poultry
vegetable|veggie|vegetarian
refreshments|teas|coffees|teas and coffees|tea and coffee
clean up|clearing up|tidying|tidy up|clear up
set up|setting up|chairs
lawn mowing|mow|mowing|grass|lawn
hedge trimming|hedge|hedges
leaf removal|leaves|raking
snow shoveling|snow
too expensive|dear|pricey|cost|price|the price
moved away|moved|moving|relocated
waiting time|wait|waiting|queue|queues|queuing
poor service|rude|service
no time|busy|too busy
maybe|perhaps|possibly|might
not attending|can't make it|cannot make it|won't be there|can't come
attending|coming|be there
non swimmer|can't swim|cannot swim
confident swimmer|swim well|strong swimmer
twin|two beds|separate beds
double|one bed|queen|king
black|no milk
tenant|tenants|rent|rented|renting|landlord|lease
owner|own|bought|mine|owned
employer|work|works|company|firm|job|boss
phone|telephone|call|ring|calling|ringing
letter|post|mail|envelope
email|mail|inbox
foot|walk|walking|walked|walker
car|drive|driving|drove|driven
hearing|ear|ears|deaf
eye|sight|vision|see|eyes
tooth|teeth
first timer|first time|never been|never done|never tried|beginner|novice
online|internet|web|zoom|remote|remotely|computer
in person|there|come along
cash|notes|coins
card|credit|debit|contactless
broken|snapped|cracked|smashed|chipped|damaged
late|delayed|delay
missing|lacking|absent
large|largest|biggest|bigger
small|smallest|smaller
high|tall|top
low|bottom
cheap|cheapest
urgent|asap|straight away|emergency
weak|mild
strong|strongest
child|kid|kids|son|daughter
adult|grown up|grown ups
senior|pensioner|retired|elderly
student|studying|study|uni|college
divorced|split up|ex
widowed|widow|widower|passed away|passed on|my late husband|my late wife|lost my husband|lost my wife|my husband died|my wife died|my husband passed|my wife passed|husband's passed|wife's passed|husband's dead|wife's dead
single|unmarried|alone
vegetarian|meat free|no meat
vegan|plant based
swimming|swim|pool
music|song|songs|band
sick|ill
self employed|freelance|freelancer|work for myself|my own boss
excellent|amazing|wonderful|perfect|ten out of ten|loved
good|nice|pleasant|decent
average|okay|alright|so so|middling
poor|bad|dreadful|awful|terrible|rubbish|horrible
fever|temperature|hot
cough|coughing
british columbia|b.c|bc
united kingdom|uk|u.k|britain|british
united states|usa|us|u.s|america|american
goalkeeper|goal|goals
parking|car|park
breakfast|morning
lunch|midday|noon
dinner|evening
friend|friends|mate|pal
search|google|googled
social media|facebook|instagram|tiktok|twitter
newspaper|paper|press
television|tv|advert
wheelchair|disabled
dog|puppy
cat|kitten`)
