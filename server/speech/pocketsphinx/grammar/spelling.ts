import { digit, teen, tens, unit } from './number.ts'
import { anyOf, inOrder, maybe, oneOf, repeated } from './tree.ts'

const letter = oneOf(...'abcdefghijklmnopqrstuvwxyz', inOrder('double', oneOf(...'abcdefghijklmnopqrstuvwxyz')))

/** The names and words that addresses are most often made of; the rest is spelled. */
const names =
  'john|mary|david|sarah|michael|smith|jones|brown|miller|wilson|anna|peter|james|robert|linda|susan|karen|lisa|paul|mark|' +
  'george|maria|garcia|lee|taylor|anderson|thomas|jackson|white|harris|martin|thompson|clark|lewis|walker|hall|young|king|' +
  'wright|scott|green|baker|adams|nelson|carter|mitchell|roberts|turner|phillips|campbell|parker|evans|edwards|collins|' +
  'emma|olivia|lucy|laura|julia|sophie|chris|daniel|andrew|steven|kevin|brian|jason|eric|alex|sam|tom|tim|ben|nick|kate|' +
  'jane|amy|rachel|hannah|helen|alice|jack|harry|charlie|oliver|william|richard|joseph|charles|jennifer|elizabeth|barbara|' +
  'jessica|nancy|emily|carol|michelle|amanda|melissa|stephanie|rebecca|martinez|lopez|rodriguez|williams|johnson|davis|moore'
const things =
  'info|sales|support|hello|contact|office|admin|team|home|work|test|user|shop|store|blog|news|web|net|site|' +
  'example|company|school|college|university|club|studio|design|book|books|food|travel|music|health|garden|house|world|' +
  'city|park|north|south|east|west|red|blue|black|gold|star|sun|sunny|river|lake|hill|wood|stone|water|bright'
const providers = 'g mail|gmail|yahoo|hotmail|outlook|icloud|proton|example'

const word = oneOf(anyOf(names), anyOf(things))
const figures = oneOf(
  repeated(digit),
  inOrder(tens, maybe(unit)),
  teen,
  inOrder(oneOf(teen, tens), oneOf(teen, inOrder(tens, maybe(unit)))),
)
const joint = anyOf('dot|period|point|dash|hyphen|minus|underscore|plus')

/** What stands before "at", or between two dots: words, spelled letters, figures, and signs between them. */
export const label = repeated(oneOf(word, letter, figures))
export const labels = inOrder(label, maybe(repeated(inOrder(joint, label))))

const ending = anyOf('com|org|net|edu|gov|info|co dot u k|u k|a c dot u k|i o|d e|f r|e u|u s|dev|app|shop|me|biz')
export const domain = inOrder(oneOf(anyOf(providers), labels), 'dot', ending)
