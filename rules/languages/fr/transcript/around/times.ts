import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

const HOUR = regex('iu')`
  (?:midi|minuit|(?:\d{1,2}|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:[ -](?:sept|huit|neuf))?|onze|douze|treize|quatorze
    |quinze|seize|vingt(?:[ -](?:et une|deux|trois))?)(?: ?h(?:eures?)?)?(?:(?: ?\d{2}|(?: et)? (?:demie|quart|trente)))?)`
  .source
const ADVERB = '(?:(?:mais|et|plutôt|seulement|uniquement|de préférence|si possible|à joindre|joignable) )*'

/** When in a day, after a value: "avant midi", "entre dix heures et midi". */
const TIME = regex('iu')`
  ${ADVERB}(?:(?:avant|après|vers|dès|à partir de|jusqu['’]à|à) ${HOUR}|(?:entre|de) ${HOUR} (?:et|à) ${HOUR}
    |(?:pas )?(?:tôt |tard )?(?:le|dans la|en|en fin de|en début de) (?:matin|midi|soir|matinée|soirée|journée|après-midi)
    |aux heures (?:de bureau|d['’]ouverture|des repas)|en (?:semaine|journée|soirée)|le week-end|du lundi au vendredi)`
  .source

const TIMES = new RegExp(
  String.raw`[\s,;.]+${TIME}(?: (?:ou|et) ${TIME})?(?:,? (?:si possible|s['’]il (?:vous|te) plaît|merci|de préférence))*[.!]?$`,
  'iu',
)

/** What is asked of who calls: "demandez Manon", "laissez un message si je ne réponds pas". */
const CALLS = regex('iu')`
  [\s,;.]+(?:(?:mais|et) )?(?:appelez|appeler|rappelez|laissez|demandez|demander|envoyez|insistez|sonnez|je (?:ne )?(?:réponds|décroche)
    |pas (?:le|avant|après|pendant|trop|entre|en)|sauf (?:le|en|entre|pendant)|à n['’]importe quelle heure|quand vous voulez
    |(?:plutôt |seulement |uniquement )?(?:par|en) sms|je suis (?:joignable|dispo\p{L}*|là))(?!\p{L}).*$`

/** What takes a number back or doubts it, after it. */
const CHANGES = regex('iu')`
  (?<!\p{L})(?:non|pardon|ancien|vieux|faux|changé|changer|chang\p{L}+|coupée?|hors service|crois|pense|sûre?|certaine?
    |ou (?:au|le|sur|bien)|sinon|autre|tomber|(?:mon|ma|mes) \p{L}+|maintenant|plus (?:bon|valable|le bon))(?!\p{L})|(?:\d[\s.-]*){6}`

const without =
  (tails: readonly RegExp[]) =>
  (said: string): string => {
    for (const tail of tails) {
      const found = tail.exec(said)
      if (found && /\d|\p{L}{2}/u.test(said.slice(0, found.index)) && !CHANGES.test(found[0]))
        return said.slice(0, found.index)
    }
    return said
  }

/** In characters. */
const SAID_MAX = 160

const reading =
  (tails: readonly RegExp[]) =>
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = heard.length > SAID_MAX ? heard : without(tails)(heard)
    const alone = said === heard ? undefined : read(field, said, circumstances)
    return alone?.isSure && !alone.isGuess ? alone : read(field, heard, circumstances)
  }

/** Reads a day without what time of it is meant: "le 3 décembre avant midi". */
export const withoutTimes = reading([TIMES])

/** Reads a telephone number without when and how it is answered: "le 02 537 18 46, entre 9 et 12 heures". */
export const withoutCalls = reading([TIMES, CALLS])
