import { wordSet } from '../../../shared/phrases.ts'

/** Words of options that sound alike or mean the same; a transcriber or a person takes one for another. */
const GROUPS = `aisle isle|red read|blue blew|grey gray|male mail man gentleman boy|female woman lady girl|week weak
|night knight|sea see c cee|meat meet|pear pair|bear bare|hair hare|plane plain aeroplane airplane|road rode
|site sight cite|right write|weather whether|son sun|steak stake|sail sale|cereal serial|whole hole|flour flower
|morning mourning|principal principle|cash cache|cheque check|tea tee t|bean been|beet beat|board bored|berry bury
|brake break|cell sell|cent scent sent|fair fare|heel heal|hour our|new knew|main mane|maid made|peace piece
|rain reign|role roll|route root|sauce source|scene seen|soul sole|steel steal|sweet suite|tail tale|thyme time
|tyre tire|weight wait|waist waste|way weigh|wear where ware|wine whine|wood would|bass base|buy by bye
|chilli chili chilly|course coarse|currant current|ferry fairy|fur fir|jeans genes|great grate|high hi|key quay
|leek leak|mussel muscle|pie pi|poor pour pore|rap wrap|ring wring|ceiling sealing|sum some|2 to too two|4 for fore
|8 ate|1 won one|mall maul|know no|urn earn|ail ale|bald bawled|sauna sawn|bread bred|band banned|build billed
|chews choose|clothes close|days daze|dear deer|die dye|guest guessed|hall haul|heard herd|higher hire|horse hoarse
|lead led|lesson lessen|loan lone|minor miner|missed mist|pail pale|pause paws|peak peek|pray prey|profit prophet
|raise rays|rough ruff|rose rows|stair stare|storey story|tax tacks|toe tow|vain vein|wave waive|war wore|warn worn
|yolk yoke|rest wrest|need knead|tide tied|tense tents|pole poll|sore soar|taught taut|thai tie|whale wail|mince mints
|nose knows|cruise crews|flu flew|fowl foul|bowl bole|grown groan|paste paced|patients patience|presents presence
|seller cellar|step steppe|sword soared|throne thrown|weekly weakly|plum plumb|lamb lam|prince prints|rye wry
|maize maze|bike bicycle cycle|car automobile|tv television telly|mum mom mother|dad father|post mail letter|sms text
|underground subway tube metro|flat apartment|holiday vacation|autumn fall|cab taxi|film movie|child kid
|phone telephone|colour color|centre center|theatre theater|fibre fiber|litre liter|metre meter|programme program
|jewellery jewelry|aluminium aluminum|neighbour neighbor|favourite favorite|organisation organization
|specialise specialize|dr doctor physician|mr mister|mrs missus|prof professor|st saint|s small|m medium|l large|o oh
|b bee be|d dee|f eff|g gee|h aitch|j jay|k kay|n en|p pea pee|q queue cue|v vee|x ex|z zee zed
|very extremely strongly totally completely absolutely highly fully really`

const GROUP_OF = new Map<string, string>()

/** One word for all that may be heard or said instead of it. */
export const homophoneKey = (word: string): string => GROUP_OF.get(word) ?? word

for (const group of GROUPS.split('|')) {
  let first: string | undefined
  for (const word of wordSet(group)) {
    first ??= homophoneKey(word)
    if (!GROUP_OF.has(word)) GROUP_OF.set(word, first)
  }
}
