import { scaleOf } from '../../../answers/scale.ts'
import type { ReadAnswer, Reading } from '../../shared/normalise.ts'
import { ratingIn } from '../../shared/answers/rating.ts'
import { numberRule } from './explained/number.ts'
import { regex } from '../../shared/regex.ts'

/** An end of the scale by its name, and what people say around it: "full marks from me", "the lowest you've got". */
const ends = (names: string): RegExp =>
  regex('u')`
    ^(?:(?:um|oh|well|so|definitely|easily|absolutely|just|i(?:'d| would|'ll)?|we(?:'d|'ll)?|say|give|put|honestly|really|(?:can't|couldn't|cannot) (?:fault (?:it|them|anything)|be better|complain|ask for (?:more|better)|have been better)|it|it's
        |it is|you|them|that's|has to be|got to be) )*(?:the )?(?:very |absolute )?(?:${names})(?: (?:score|marks?|rating
        |number|grade|one|mark|possible|stars?|points|please|thanks|there is|you've got|you have|i can give
        |on the scale|from me|from us|for me|all round|available|(?:for|to) (?!(?:the|their|its) (?!guide|staff|team|driver|host|teacher)\p{L})(?:the )?(?!\p{L}+(?:ing|ness)|effort)\p{L}+))*$`

const points = ratingIn(
  {
    outOf: /\b(?:out of|of|over)\b|(?<=\d) ?\/ ?(?=\d)/g,
    units: /\b(?:stars?|points?)\b/giu,
    highest: ends('highest|maximum|max|best|top|full|perfect'),
    lowest: ends('lowest|minimum|min|worst|bottom'),
    counts:
      /(?<!\p{L})(?<number>\p{L}+|\d+) (?:minutes?|hours?|days?|nights?|weeks|months|years|times|people|of (?:us|them|you))(?!\p{L})/iu,
    lapses: regex('iu')`
      (?<!\p{L})(?:(?:better|worse|more|less) than that|two and two|second to none|(?:wanted|meant|hoped|hoping|tempted|was going) to (?:give|say|put|rate|award)
        |(?:it|that|they|this)(?:'d| would)(?: easily)? (?:be|get|have been|have got) .*(?:with|without|if))(?!\p{L})|
      (?<!\p{L})(?:until|till|(?:room|table) (?:\d|one|two|three|four|five)|by the end
        |when (?:i|we|you) \p{L}+|after (?:i|we|they|it|he|she)|(?:started|began|begun)(?: (?:off|out))?(?: (?:as|at|with))? (?:a|an|\p{L}+)[.,!]?$
        |(?:started|began) (?:off|out|as|at)|before (?:i|we|he|she|they|it|the|that|my|our)
        |(?<=, |and )then (?:i|we|he|she|they|it|the|my|our))(?!\p{L})`,
    takesBack: regex('iu')`
      ^(?!(?:was|is|its|this|his|as|us|has|does|always|stars?)(?!\p{L}))\p{L}{2,}[^s'’]s(?!\p{L})
      |(?<!\p{L})(?:sorry|wait|actually|mean|meant|maybe|perhaps|probably|possibly|or|if|unless|except|before|last (?:time|year)
        |used to|(?:was|were) going to|almost|nearly|less|more|lower|higher|at (?:most|least)|half|point|plus|minus|out of
        |should|would|could|might|may|make|change|instead|rather|no(?=[\s,.!]*$)|no,|not(?: (?:a|an|really|quite|exactly|sure|that))?[.!]?$
        |not (?:a|an|quite|exactly|sure)|but (?:not )?(?:today|always|now|this|every|in|on|at|only)|don't know|for (?:the|my|his|her|their)|(?:my|the|our|his|her) \p{L}+ (?:says?|said|gave|thinks?|thought|would)
        |(?:wife|husband|partner|kids?|mum|mom|dad|mate|friend)s?|overall|depends|each|ten|both|other|another|next|stars?)(?!\p{L})`,
  },
  numberRule,
)

/** "Four. Would have been five if the coach had had a toilet". */
const UNREAL = regex('iu')`
  (?<=\S)[\s.,;]+(?:(?:it|that)(?:'d| would) have|(?:it |that )?(?:would|could)(?:'ve| have)) been (?:an? )?\p{L}+
  (?: (?:if|but|had|except|only|were|without)(?!\p{L})[^.]*)?[.!]?$`

/** "One of us loved it, two of us didn't": so many people are no points. */
const SOME = regex('giu')`
  (?<!\b(?:all|both|the|other) )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)
  (?<whom> of (?:us|them|you|(?:the|my|our) (?:kids|children|boys|girls|lads|family|group|party|team|staff|people|others|grandkids))\b)`

/** Takes what was said to a question for a rating; gives a whole number, within the scale or not. */
export const rating: ReadAnswer = (field, transcript, circumstances) => {
  const below = BELOW.exec(transcript)?.groups?.['points']
  const bound = below === undefined ? undefined : points(field, below, circumstances)
  if (bound && Number(bound.value) > scaleOf(field).min)
    return { value: Number(bound.value) - 1, isSure: false, isGuess: true }
  const said = transcript.replace(UNREAL, '')
  const plain = said.replaceAll(SOME, 'some $<whom>')
  const found = points(field, plain, circumstances) ?? starred(plain, (stars) => points(field, stars, circumstances))
  const isOpen =
    plain !== said ||
    isForPart(field.label ?? '', transcript) ||
    WISHED.test(said) ||
    /\band a (?:little )?bit\b/iu.test(said)
  return found && isOpen ? { ...found, isSure: false } : found
}

/** "Zero if I could", "six if there was one", "two stars off": what the scale does not allow or is taken from it. */
const WISHED =
  /\bstars? (?:off|short|down)\b|\bif (?:\p{L}+ ){1,3}?(?:could|can|would|might|let|lets|allowed|allows?|was|were|had)\b/iu

/** "Not quite a five", "worse than a three": the points below are proposed. */
const BELOW =
  /(?<!\b(?:no|not|never|nothing) )\b(?:not quite|(?:worse|less|lower) than)(?: an?)? (?<points>\p{L}+|\d)(?: stars?)?[.!]?$/iu

/** "One star, we sat there for three hours": a number of stars is the rating, where others count something else. */
function starred(said: string, read: (stars: string) => Reading | undefined): Reading | undefined {
  const { stars, rest = '' } = STARRED.exec(said)?.groups ?? {}
  const isOnly =
    stars !== undefined && !/\b(?:stars?|out of|points?)\b/iu.test(rest) && !NUMBER.test(rest.replaceAll(COUNTED, ''))
  const found = isOnly ? read(stars) : undefined
  return found && { ...found, isSure: found.isSure && !TURNED.test(rest) }
}

const STARRED =
  /^(?:(?:um|uh|oh|well|so|it's|i'd say|i'd give it|give it|just|only),? )*(?<stars>(?:\p{L}+|\d+) stars?)\b(?<rest>.*)$/iu
const NUMBER = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/iu
/** "Three hours", "the two of us". */
const COUNTED = new RegExp(String.raw`${NUMBER.source} (?:\p{L}+s|people|children|of (?:us|them))\b`, 'giu')
const TURNED =
  /\b(?:but|or|no|not|sorry|wait|actually|if|unless|except|though|although|maybe|perhaps|would|could|should|half|minus|plus|less|more|off|down|short|used|last)\b|n't/iu

/** "Four for the food" where all of it is rated. */
function isForPart(label: string, transcript: string): boolean {
  const part = /(?<!but )\bfor (?:the|their|its) (?<part>\p{L}{3,})/iu.exec(transcript)?.groups?.['part']?.toLowerCase()
  return part !== undefined && label !== '' && !label.toLowerCase().includes(part.replace(/s$/u, ''))
}
