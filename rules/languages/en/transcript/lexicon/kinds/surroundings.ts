/** Times, rooms, places, occasions and pastimes. */
export const SURROUNDINGS = `early|morning|mornings|am: breakfast|before work|first thing|sunrise|at dawn|before noon|early bird|before lunch|school run|crack of dawn|eight o'clock|nine o'clock|ten o'clock|eleven o'clock|8 am|9 am|10 am|11 am
midday|lunchtime|noon: lunch|lunch break|noon|twelve o'clock|half past twelve
afternoon|afternoons|pm: arvo|after lunch|after school|two o'clock|three o'clock|four o'clock|mid afternoon|siesta|tea time|2 pm|3 pm|4 pm|when school finishes
evening|evenings|late|after work: after work|after dinner|after tea|finished work|finish work|get home from work|sunset|after six|about six|about seven|seven o'clock|eight at night|six o'clock|supper|kids are in bed|7 pm|8 pm
night|nights|overnight: midnight|night shift|sleep|bedtime
weekend|weekends: saturday|saturdays|sunday|sundays|days off
weekday|weekdays|during the week: monday|tuesday|wednesday|thursday|friday|mondays|tuesdays|wednesdays|thursdays|fridays|working days
spring: march|april|may|easter|daffodils
summer: june|july|august|summer holidays|beach weather
autumn|fall: september|october|november|halloween
winter: december|january|february|christmas|snow|skiing
bathroom: shower|bath|toilet|loo|basin|taps|bathtub|washbasin|wc
kitchen: oven|cooker|hob|worktop|fridge|dishwasher|cupboards|stove
bedroom: bed|wardrobe|mattress
living room|lounge: sofa|couch|telly|settee|fireplace
garden|yard|outdoors|outside: lawn|patio|hedge|shed|grass|flowerbeds|greenhouse|lawnmower
garage: car port|driveway
roof|loft|attic: tiles|gutter|gutters|chimney|slates
plumbing: leak|leaking|tap|pipe|pipes|drain|blocked|burst|dripping|toilet
electrics|electrical|electrician|power: socket|sockets|fuse|fuses|wiring|lights|lightbulb|plug|tripped|no power|light switch
heating|boiler: boiler|radiator|radiators|no hot water|thermostat|freezing cold
gas: gas boiler|mains gas|gas hob
wood|solid fuel: log burner|logs|wood burner|fireplace|open fire|stove|woodburner
electric|electricity: storage heaters|heat pump|induction|plugged in
oil: oil tank|kerosene
solar|renewable: panels|solar panels
beach|seaside|coast|sea: seaside|by the sea|the sea|ocean|sand|the coast|coast|shore
city|urban: town|downtown|london|paris|new york|museums
mountains|mountain: hiking|alps|skiing|hills|climbing|ski
countryside|rural: village|farm|fields|country|cottage|middle of nowhere
water|water sports|canoeing|sailing|kayaking: canoe|kayak|rowing|on the water|paddle|paddling|boat
swimming|pool|swim: lengths|front crawl|breaststroke|pool|swim|swims
gym|weights|fitness|strength: treadmill|dumbbells|lifting weights|bench press|work out|workouts
running|athletics: long jump|high jump|javelin|shot put|hurdles|sprinting|jogging|jog|marathon|sprint|parkrun|run
football|soccer: five a side|goalkeeper|striker|premier league
racket sports|racquet sports: tennis|badminton|squash
team sports|ball games: football|rugby|netball|hockey|basketball|volleyball|cricket
dance|dancing: ballet|tap|salsa|ballroom|zumba
yoga|pilates: stretching|downward dog
strings|string: violin|cello|viola|double bass|fiddle|guitar|harp
woodwind: flute|clarinet|oboe|saxophone|bassoon|recorder|sax
brass: trumpet|trombone|tuba|french horn|cornet
percussion|drums: drums|drum kit|xylophone|timpani|drummer
keyboard|keyboards|piano: piano|organ|keys|synthesizer
singing|voice|vocals|choir: sing|soprano|alto|tenor|baritone|singer
soprano: high voice|top line
art|arts|crafts|arts and crafts: painting|drawing|pottery|sewing|knitting|sketching
beginner|novice|none|no experience|complete beginner: never held|never tried|never done|never played|never been|starting out|first time|first lesson|just started|brand new to|only started|new to this|complete novice|absolute novice
advanced|expert|experienced|fluent|very experienced: been playing since|for years|for decades|my whole life|all my life|since i was a child|since i was a kid|professional|professionally|expert|fluently|like a native|since i was four
  |since i was five|since i was six|since i was small
native|mother tongue|first language|native speaker: grew up speaking|grew up with|mother tongue|my first language|since birth|raised speaking
former smoker|ex smoker|used to smoke|quit|gave up|stopped: gave up|quit|stopped|packed it in|kicked the habit|used to smoke
non smoker|never smoked|never: never smoked|don't smoke|never touched one
smoker|current smoker|yes i smoke|daily: i smoke|smoking|roll ups|packet a day|twenty a day|ten a day|pack a day|cigarettes
vaping|e cigarettes|vape: vape|vapes|e cigarette
had pets before|previous pet|had one before|yes before: had a cat|had a dog|grew up with dogs|grew up with cats|had a hamster|we've had
visitor|guest|tourist|visiting: on holiday|on vacation|just visiting|for the weekend|passing through|staying with|tourist|sightseeing
resident|local|local resident: i live here|we live here|live locally|live just|live round the corner|live in the village|born here|local
home|at home|my home|home delivery: my house|my flat|my door|to the door|our house|my address
work|office|workplace: my office|the office|at my desk|my job|my workplace
collect|collection|pick up|in store|store pickup: come by|fetch it|pop in|swing by|come and get|come and fetch|pick it up myself
deliver|delivery|home delivery: send it|ship it|bring it|post it|courier|drop it
returned to family|return to family|kept by family: taking them home|take them home|have them at home|keep them|on the mantelpiece
burial|buried: grave|plot|churchyard|coffin in the ground|cemetery
cremation: crematorium|ashes|urn
church|religious: vicar|priest|chapel|mass|cathedral|minister
hotel: hilton|marriott|bed and breakfast|b and b|guesthouse|inn
camping|campsite|tent: tent|caravan|campervan|camper van
business|work trip: meeting|conference|client|clients|for work|trade fair
leisure|holiday|pleasure|vacation: holiday|vacation|sightseeing|honeymoon|break|relax
family visit|visiting family|visiting friends and family: see my mum|see my mother|see my sister|my grandchildren|visit my|see family
at home|home|house: our kitchen|our garden|my kitchen|my bathroom|our stairs|living room|in my bedroom
at work|work|workplace: the office|the factory|the warehouse|on site|my desk|the shop floor|on shift
street|in the street|outdoors|road|public place: pavement|sidewalk|kerb|crossing|car park|roadside|bus stop
school|at school: playground|classroom|pe lesson|school gates
sport|sports ground|playing sport: pitch|football match|rugby|gym|training
spin|cycling|spinning: bikes|on the bike|exercise bikes
swimming|aqua: pool|in the water|lengths
boxing|martial arts: karate|judo|taekwondo|gloves|punch bag
spring: lambs|easter|bulbs are out
summer: hot weather|school holidays|sunshine|barbecue weather
autumn: leaves come down|leaves fall|leaves turn|harvest|conkers
winter: snow|frost|cold weather|coldest
breakfast: eight in the morning|cereal|first thing
lunch: midday|about one|lunchtime
dinner|evening meal|supper: in the evening|about seven|tonight
ground floor|downstairs: no stairs|wheelchair
church|religious|religious ceremony: vicar|priest|hymns|catholic|chapel
register office|registry office|civil|civil ceremony: registrar|town hall|not religious
village hall|community centre|hall: the hall|scout hut
pub|restaurant|bar: the pub|a meal out|the local
sea view|sea facing|sea: see the sea|look at the sea|waves
garden view|garden: see the garden|flowers
quiet|quiet side|back: away from the road|light sleeper|no noise
front|stage|near the front: near the stage|hard of hearing|see the stage|close up
maths|mathematics: sums|algebra|numbers|times tables|fractions
english|reading|literacy: reading|spelling|grammar|poems
science: biology|chemistry|physics|experiments
languages|modern languages: french|spanish|german
history|humanities: romans|kings and queens|world war
art: painting|drawing
music: choir|violin|recorder|piano|orchestra
sport|pe|physical education: running|football|netball`
