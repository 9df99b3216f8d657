import { orInferredChoice } from '../../../shared/inference/choice.ts'
import { degreesIn } from '../../../shared/inference/degrees.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { ASKS } from './asks.ts'
import { DAYS, LIVES } from './calendar.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { ANIMALS, PEOPLE } from './people.ts'
import { choiceRule as plain } from '../explained/options.ts'

const ENDS = rolesIn(
  {
    size: 'biggest|largest|greatest',
    'size -1': 'smallest|littlest|tiniest',
    price: 'most expensive|dearest|priciest',
    'price -1': 'cheapest|least expensive|most affordable|lowest priced',
    length: 'longest',
    'length -1': 'shortest',
    place: 'last',
    'place -1': 'first',
    middle: 'middle|one in the middle',
    whichever:
      "whichever|whatever|whichever one|which one|whichever's|whatever's|i'll take|i'll have|give me|i'd take|i'd go for",
    is: "is|are|is the|costs|you have|you've got|you got|you do|there is",
    one: "one|ones|option|size|plan|of those|of them|of these|of the lot|of the list|on the list|available|possible|you have|you've got|you do|you offer|there is|is",
  },
  NUMERALS.wordsOf,
)

const SIZES = rolesIn(
  {
    'rank 1': 'xxs|extra extra small',
    'rank 2': 'xs|extra small',
    'rank 3': 's|small',
    'rank 4': 'm|medium|regular',
    'rank 5': 'l|large',
    'rank 6': 'xl|extra large',
    'rank 7': 'xxl|extra extra large',
    'rank 8': 'xxxl',
  },
  NUMERALS.wordsOf,
)

const FACTS = rolesIn(
  {
    none: 'none|none at all|not any|zero|no|nope',
    unmarried:
      'divorced|widowed|single|engaged|unmarried|a widow|a widower|never married|a bachelor|a divorcee|not yet',
    'is-only-child': 'only child|an only child',
    'rate 1440': 'a day|per day|every day|each day|daily',
    'rate 10080': 'a week|per week|every week|each week',
    quality:
      'packs|pack|cigarettes|cigarette|little|big|small|older|younger|grown up|grown|lovely|old|young|teenage|adult',
    i: "i|i'm|i am|i have|i've got|we have|we've got|yeah|i got",
  },
  NUMERALS.wordsOf,
)

const DEGREES = degreesIn(
  {
    partly: `a bit|a little|a little bit|just a bit|just a little|kind of|sort of|sometimes|now and then|now and again|occasionally|partly|in part|more or less
      |somewhat|to some extent|mostly|for the most part|from time to time|once in a while`,
    hardly:
      'almost|nearly|almost all of it|nearly all of it|not quite|not entirely|not completely|probably not|most likely not|likely not|i guess not|presumably not|i doubt it|hopefully not',
    only: 'only|just',
    link: 'for|when|while|if|with|during|after|before|over|from|at|in|on|to|sometimes|occasionally',
    if: 'if|as long as|provided|so long as',
    affirmed: 'yes|yeah|yep|sure',
    denied: 'no|nope',
    but: 'but',
  },
  NUMERALS.wordsOf,
)

/** Takes what was said to a question with options, of which one is wanted; proposes one that only follows from it. */
export const choice = orInferredChoice({
  order: {
    ...NUMERALS,
    general: GENERAL,
    ends: ENDS,
    sizes: SIZES,
    money: /[£$€]|\b(?:pounds?|dollars?|euros?|per month|a month)\b/iu,
    time: /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b/iu,
  },
  facts: {
    ...NUMERALS,
    yes: /^yes\b/iu,
    no: /^no\b/iu,
    general: GENERAL,
    facts: [FACTS, ANIMALS, PEOPLE],
    topics: [
      { asks: /\b(?:pets?|animals?)\b/u, yes: ['animal', 'number'], no: ['none'] },
      {
        asks: /\b(?:siblings?|brothers (?:or|and) sisters)\b/u,
        yes: ['sibling', 'number'],
        no: ['none', 'is-only-child'],
      },
      { asks: /\bhave (?:any )?(?:children|kids)\b/u, yes: ['child', 'offspring', 'number'], no: ['none'] },
      { asks: /^are you (?:currently )?married\b/u, yes: [], no: ['unmarried'] },
      { asks: /\bsmoke\b/u, yes: ['rate'], no: [] },
      { asks: /^do you (?:have|own) (?:a|an|any)\b/u, yes: ['number'], no: ['none'] },
    ],
  },
  degrees: DEGREES,
  lives: { ...NUMERALS, asks: ASKS, general: GENERAL, days: DAYS, lives: LIVES },
  years: (count) => `${count} years`,
})(plain)
