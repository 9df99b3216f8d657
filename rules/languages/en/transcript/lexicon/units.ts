import { wordSet } from '../../../shared/phrases.ts'

/** Units of one dimension; two names of one unit stand together. A unit that the question does not ask for changes the number. */
const DIMENSIONS = [
  `second seconds sec secs s|minute minutes min mins|hour hours hr hrs h hourly|day days daily night nights nightly
    |week weeks weekly|fortnight fortnights|month months monthly|year years yr yrs age aged old yearly annual annually
    |decade decades|century centuries`,
  `dollar dollars buck bucks usd $|pound pounds quid gbp sterling £|euro euros eur €|rupee rupees rs inr ₹|peso pesos
    |yen|franc francs|cent cents|penny pence p|paise`,
  `gram grams gramme grammes g|kilogram kilograms kilo kilos kg kgs|pound pounds lb lbs|ounce ounces oz|stone stones
    |ton tons tonne tonnes`,
  `metre metres meter meters m|centimetre centimetres centimeter centimeters cm
    |millimetre millimetres millimeter millimeters mm|kilometre kilometres kilometer kilometers km kms|mile miles
    |foot feet ft|inch inches in|yard yards|block blocks`,
  `litre litres liter liters l|millilitre millilitres ml|cup cups|pint pints|gallon gallons|glass glasses
    |bottle bottles|spoon spoons teaspoon teaspoons tablespoon tablespoons`,
  'celsius centigrade c|fahrenheit f',
  'megabyte megabytes mb meg megs|gigabyte gigabytes gb gig gigs|terabyte terabytes tb',
].map((units) => units.split('|').map((names) => wordSet(names)))

const COUNTED = wordSet(
  `percent % percentage degree degrees people person persons adults adult kid kids child
    children guest guests head times time pieces piece items item point points star stars step steps page pages out ten
    mark marks floor room rooms beats bpm rpm reps each per apiece family us them of`,
)

/** Whether a word is what a number may count or measure, whatever the question is. */
export const isUnit = (word: string): boolean => COUNTED.has(word) || isMeasure(word)

const PEOPLE = wordSet('people person persons adult adults kid kids child children guest guests')
/** Whether a word counts people by what they are. */
export const isPeople = (word: string): boolean => PEOPLE.has(word)

/** Whether a word is a measure, of time, money, weight, length and the like. */
export const isMeasure = (word: string): boolean => DIMENSIONS.some((units) => units.some((names) => names.has(word)))

/** The names of the unit of time that has this one; none where it is no such unit. */
export const namesOfUnit = (name: string): ReadonlySet<string> =>
  DIMENSIONS[0]?.find((names) => names.has(name)) ?? new Set()

const AGES = wordSet('age aged old')

/** Whether a number was said in a unit other than the one that the question names: "six months" where years are asked for. */
export function isOtherUnit(word: string, asked: ReadonlySet<string>): boolean {
  // "Age in months" asks for months.
  const isUnitNamed = [...asked].some((name) => !AGES.has(name) && isUnit(name))
  const wanted = isUnitNamed ? asked.difference(AGES) : asked
  const named = DIMENSIONS.filter((units) => units.some((names) => names.has(word)))
  const comparable = named.filter((units) => units.some((names) => names.values().some((name) => wanted.has(name))))
  return (
    comparable.length > 0 &&
    !comparable.some((units) =>
      units.some((names) => names.has(word) && names.values().some((name) => wanted.has(name))),
    )
  )
}

/** What a question asks for without naming a unit, by the dimensions it may be told in. */
const KINDS: readonly (readonly [asks: RegExp, dimensions: readonly number[]])[] = [
  [/\b(?:age|old|duration|how long|experience|notice|period|term|time)\b/iu, [0]],
  [/\b(?:price|cost|rent|salary|income|budget|fee|wage|pay|deposit|donation|premium|expenses)\b/iu, [0, 1]],
  [/\b(?:weight|weigh|heavy)\b/iu, [2]],
  [/\b(?:distance|far)\b/iu, [0, 3]],
  [/\b(?:height|tall|mileage|length|width|depth|(?:shoe|hat|collar|waist|dress) size)\b/iu, [3]],
]

/** "Distance in kilometres", "Distance (km)". */
const UNIT_OF_LABEL = /(?:\bin |\()(?<unit>\p{L}+)\)?\W*$/iu

/** "Twenty minutes" where a mileage is asked for, or a distance in kilometres. */
export function isOtherKind(word: string, label: string): boolean {
  const wanted = KINDS.filter(([asks]) => asks.test(label)).flatMap(([, dimensions]) => dimensions)
  if (!isMeasure(word) || wanted.length === 0) return false
  const unit = UNIT_OF_LABEL.exec(label)?.groups?.['unit']?.toLowerCase() ?? ''
  const named = wanted.filter((at) => isOfDimension(unit, at))
  return !(named.length > 0 ? named : wanted).some((at) => isOfDimension(word, at))
}

const isOfDimension = (word: string, at: number): boolean => DIMENSIONS[at]?.some((names) => names.has(word)) ?? false
