import { regex } from '../../../shared/regex.ts'
import { WORDS_OF_SENTENCES } from '../lexicon/closed-class.ts'

const KIN = [...WORDS_OF_SENTENCES.kin].join('|')
const STRANGERS =
  'man|woman|lady|guy|bloke|chap|lad|girl|boy|fella|fellow|kid|person|people|neighbours|neighbors|kids|friends|couple'

/** A clause about somebody else: "my nephew goes to St Hilda's", "the man sitting next to me has a cough". */
const ABOUT_OTHERS = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|and|yeah|yes)[,.]? )*(?:(?:my|our|the|this|that|some|her|his|their) (?:\p{L}+ )??)?(?:${KIN}|${STRANGERS})
  (?:(?: \p{Lu}\p{L}+)?(?: (?:next|in front|behind|beside|sitting|standing|over|from|at|on|across|opposite|upstairs|downstairs)(?: \S+){0,6}?)?
    (?: (?:has|had|is|was|are|were|have|got|goes|went|does|did|lives|lived|works|worked|plays|played|likes|loves|sees|saw|uses|used|takes|took|drives|drove
      |speaks|supports|teaches|studies|wants|says|said|reads|watches|owns|keeps|runs|eats|drinks|makes|wears|swears|reckons|thinks|prefers)(?![\p{L}'])|'s (?:got|at|in|on|been)\b))`
/** Of whom the person tells it after all. */
const OWN = /(?<![\p{L}'])(?:i|i'm|i've|i'd|i'll|we|we're|we've|mine|ours|so put|but|calls? me)(?![\p{L}'])/iu

/** Whether a text tells of somebody else alone. */
export const isOfOthers = (said: string): boolean => ABOUT_OTHERS.test(said) && !OWN.test(said)

/** A longer text that asks for what only the person themselves has. */
export const ASKS_OWN =
  /\byour (?:\p{L}+ )?(?:symptoms?|allerg\p{L}+|diet\p{L}*|health|medical|condition|medication|hobb\p{L}+|interests?|skills?|experience|qualifications?|education|job|work|role)\b/iu
