/** What people are, and who they are to one another. */
export const PEOPLE = `employed|employee|in employment|working|full time|in work: i work for|i work at|i work in|my job|my employer|my boss|nine to five|on the payroll|paye|office job|wages|salary
self employed|own business|business owner|freelance: freelance|freelancer|my own business|own business|run my own|run our own|my own shop|my own company|contractor|sole trader|work for myself|my own boss|i own a
  |my own bakery|my own salon|own practice
unemployed|out of work|not working|looking for work|job seeker: lost my job|laid off|made redundant|redundant|job hunting|looking for a job|looking for work|between jobs|no job|jobseeker|on benefits|haven't got a job
  |don't have a job|job centre|out of a job
retired|pensioner|retiree: my pension|a pension|on pension|stopped working|gave up work|retirement|pensioners|finished work for good|drawing a pension
student|in education|studying|education|university: university|uni|college|studying|study|school|degree|my studies|undergraduate|sixth form|phd|dissertation|semester|a levels
homemaker|housewife|stay at home parent|at home|looking after family: look after the kids|look after the house|raise the kids|stay at home|at home with the kids|at home with the children|housewife|stay at home mum
  |stay at home mom|stay at home dad
carer|caring|caregiver: look after my mum|look after my mother|look after my dad|look after him|look after her|care for my|caring for|i care for
unable to work|sick|disabled|long term sick: off sick|signed off|on disability|disability|can't work
tenant|renter|renting|rented|rent|rental|private rental: rent|renting|rented|rents|landlord|landlady|letting agent|my tenancy|lease|tenancy
owner|homeowner|home owner|own|owned|own home|owner occupier|mortgage: bought|mortgage|own|owned|homeowner|ours outright|my own home|our own home|paid off|belongs to us|belongs to me|bought it
living with family|live with family|with parents|with family|family home|with relatives: my parents|my parents'|parents|parents'|my mum's|my mom's|my dad's|folks|my family|with my mum|with my mom|with my dad
council|social housing|housing association: council|council house|council flat|housing association
house: bungalow|cottage|terrace|terraced|semi|detached|end of terrace|townhouse|farmhouse|villa
apartment|flat: flat|studio|maisonette|penthouse|condo|bedsit|loft|second floor|third floor|fourth floor|tower block
alone|by myself|on my own|just me|only me|living alone|live alone: just me|only me|just myself|by myself|on my own|nobody else|all alone|no one else|alone|solo|solitary
1 person|one person|1 guest|1 adult|single|solo|individual|just me: just me|only me|just myself|by myself|on my own|nobody else|all alone|no one else|alone|solo|individually
couple|2 people|two people: my wife and i|my husband and i|my wife and me|my husband and me|my partner and i|my partner and me|the two of us|both of us|couple|as a pair
partner|spouse|wife|husband|couple|with partner|with a partner: wife|husband|spouse|boyfriend|girlfriend|my other half|other half|fiance|missus|hubby|better half|fiancee
children|child|kids|with children|with kids: kids|kid|son|daughter|sons|daughters|little ones|little one|toddler|baby|boys|girls|boy|girl|twins|bairn|bairns|teenager|teenagers|our lad|our lads|grandchildren
parent|parents|mother or father: mum|mom|dad|mother|father|mummy|daddy|mum and dad|mom and dad|stepmum|stepdad|stepmother|stepfather
mother|mum|mom: mum|mom|mummy|mam|stepmum
father|dad: dad|daddy|stepdad
grandparent|grandparents|grandmother|grandfather: nan|nana|gran|granny|grandma|grandad|granddad|grandpa|grandmother|grandfather|nanny|grandmum|gramps
sibling|brother or sister|older sibling|brother|sister: brother|sister|big brother|big sister|older brother|older sister|little brother|little sister|brothers|sisters
relative|other relative|family|family member|family bearers: aunt|auntie|uncle|cousin|cousins|nephew|niece|brother|brothers|sister|sisters|nan|gran|grandma|grandad|my mum|my dad|my mother|my father|my son|my sons
  |my daughter|my daughters|relatives
neighbour|neighbor: next door|from across the road|across the street|over the road|down the street
friend|friends: mate|mates|pal|pals|buddy|buddies|best friend|girlfriends|lads
colleague|work|co worker: workmate|boss|manager|team mate|coworker|from work|at work|from the office
flatmate|flatmates|housemates|housemate|roommate|roommates|shared: flatmate|flatmates|housemate|housemates|roommate|roommates|share with|sharing a house|sharing a flat|house share|shared house
childminder|nanny|babysitter|au pair: nanny|childminder|babysitter|sitter|au pair
adult|adults|grown up: grown up|man|woman|over eighteen|wife|husband
child|children|junior|kid|kids|under 16: little boy|little girl|my son|my daughter|my little boy|my little girl|my lad|toddler|schoolchild|my kid|primary school|my grandson|my granddaughter|my nephew|my niece
teenager|teen|youth|young person: teenage|thirteen|fourteen|fifteen|sixteen|seventeen
senior|pensioner|concession|over 65|older adult: pensioner|oap|old age pensioner|senior citizen|retired|over sixty five|elderly|bus pass
infant|baby|toddler: newborn|months old|baby|crawling|nappies
male|man|boy|he him|sir|mr: son|boy|he's|lad|man|bloke|guy|brother|father|husband|gentleman
female|woman|girl|she her|mrs|ms: daughter|girl|she's|lass|lady|woman|sister|mother|wife
married|civil partnership|married or in civil partnership: my wife|my husband|tied the knot|wedding|anniversary|got hitched|years married
widowed|widow|widower: died|passed away|passed on|late husband|late wife|lost my husband|lost my wife|he's dead|she's dead
divorced|divorce: ex wife|ex husband|my ex|decree|divorcing|divorce
separated: split up|splitting up|moved out|broke up|we're not together
single|never married|unmarried: never married|not married|no partner|no one at the moment|bachelor|spinster|on my own|not seeing anyone|unattached
engaged: fiancee|fiance|getting married|proposed|wedding next year
living together|cohabiting|cohabitation: live together|living together|moved in together|boyfriend|girlfriend|not married but
kitten: weeks old|months old
someone else|another adult|other adult: my mother in law|my lodger
my child|a child|child: year old|toddler|little one
manager|management|supervisor|director: in charge|run the|head of|i lead|team leader
teacher|teaching staff|staff|school staff: i teach|teach|teacher|tutor|lecturer
volunteer|volunteers: unpaid|help out|helping out|charity shop
nurse|medical|healthcare|health: nurse|midwife|doctor|paramedic|surgeon|ward|hospital
groom|yard staff: stable lad|stable girl
trade|trades|construction|builder: plumber|electrician|bricklayer|roofer|joiner|carpenter|plasterer|builder|building sites
retail|sales|shop: shop|shop assistant|till|cashier|supermarket
hospitality|catering: waiter|waitress|chef|barman|barmaid|restaurant|pub|cafe|kitchen
transport|driving|logistics: lorry driver|bus driver|courier|taxi driver|warehouse|forklift
public sector|government|civil service: council|civil servant|police|army|navy
education: teacher|school|lecturer|professor|teaching assistant
it|technology|it and technology: programmer|developer|software|coder|web designer
finance|banking|accounts: bank|accountant|bookkeeper|insurance
farming|agriculture: farmer|farm|dairy herd|tractor
university|higher education|degree|undergraduate degree|bachelor's: degree|bachelor's|ba|bsc|bachelors
master's|postgraduate: msc|ma|mba|masters|pgce
doctorate|phd|postgraduate: phd|doctor of|dphil
secondary school|high school|school leaver: gcses|gcse|o levels|left school at sixteen|high school diploma|ged
a levels|sixth form|college: a levels|btec
apprenticeship|vocational|trade: apprentice|city and guilds|nvq|hnd|apprenticed
beginner|a1: a few words|couple of words|hello and thank you
intermediate|conversational: get by|conversational|hold a conversation|so so
concession|reduced|discounted: bus pass|student card|pensioner|oap|on benefits|blue badge|disabled|student|carer
foster carer|carer|guardian: foster|fostering|legal guardian
teacher|school staff: form tutor|head of year
student|pupil: sixth former|year eleven|i'm at school`
