import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Layer, SpokenField } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { isOf } from '../before/index.ts'
import { RELATIVES, TURNS } from '../turns.ts'

/** A thing of which a clause of its own tells something: "le mercredi je garde les petits". */
const TOLD = regex('iu')`
  [,;.]\s+(?:et |mais )?(?:le |la |les |l['’])(?:(?!(?:les?|la|et|ou)(?!\p{L}))[\p{L}\d-]+ ){1,3}
  (?:je|j['’]\p{L}+|on|nous|ils?|elles?|mon|ma|c['’]est)(?= )
  |[,;.]\s+(?:et |mais )?(?:le |la |les |l['’])[^,;.]{2,40}, (?:j['’]y|j['’]en|je|c['’]est|on|nous)(?= )
  |(?<=\S+ \S+) (?<!et )(?:le|la) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|midi) (?:je|j['’]\p{L}+|on|nous) (?!suis |peux |préfère |viens )`

/** What somebody else has or does: "mon frère a du diabète". */
const OF_SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})${RELATIVES} (?:\p{L}+ )?(?:a|ont|est|sont|fait|font|prend|mange|boit|avait|était|aime|veut|va|joue)(?!\p{L})`,
  'iu',
)

/** What the person has done with already: "les jambes je les ai déjà faites". */
const DONE = regex('iu')`
  (?:je|on|nous),? (?:l['’]|les )(?:ai|a|avons) (?:déjà |bien |tou(?:te)?s )*(?:faite?s?|eue?s?|finie?s?)(?!\p{L})|(?<!\p{L})dans (?:la|ma|notre) famille(?!\p{L})`
const ASKS_DONE = /avez|déjà|faite?s?(?!\p{L})|reçue?s?|eue?s?(?!\p{L})|famil/iu

/** By which a thing that was said may rightly be none of the answer. */
const DENIES = regex('iu')`
  (?<!\p{L})(?:pas|plus|jamais|sauf|sans|ni|non|aucune?|excepté|hormis|à part|déjà|trop|moins|compl[eè]t|au lieu|plutôt|pardon)(?!\p{L})`

/** A thing after one that is denied, without a label of its own: "la radio, pas les journaux, le cinéma". */
const AFTER_DENIED = /(?<!\p{L})pas [^,;.]+, (?:mais |plutôt )?(?:le |la |les |l['’])(?<thing>[\p{L}-]+)[.!]?$/iu

/** In characters. */
const SAID_MAX = 300

/**
 * Reads a list, and asks for it where an option has a clause of its own or is somebody else's, or one that was said to the letter is
 * not in it, or a thing that stands for one that is denied.
 * @param plain a label in plain words
 */
export const unlessTold = (plain: (label: string) => string): Layer =>
  askedWhere(({ field, label, heard, value }) => {
    const isOfSomebody = OF_SOMEBODY.test(heard) && !TURNS.asksOthers.test(label)
    const thing = plain(AFTER_DENIED.exec(heard)?.groups?.thing ?? '')
    const labels = (field.options ?? []).map((option) => plain(option.label))
    const isOther = thing !== '' && !isOf(labels.join(' '))([thing], 0)
    const isDone = DONE.test(heard) && !ASKS_DONE.test(label)
    return (
      TOLD.test(heard) || isOther || isDone || isOfSomebody || (!DENIES.test(heard) && isMissed(field, heard, value))
    )
  }, SAID_MAX)

const isMissed = ({ options }: SpokenField, heard: string, value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  (options ?? []).some((option) => !value.includes(option.value) && isSaid(option.label, heard))

function isSaid(label: string, heard: string): boolean {
  const [said, thing] = [heard, label].map(
    (text) =>
      ` ${text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
  )
  return thing !== undefined && thing.trim() !== '' && said?.includes(thing) === true
}
