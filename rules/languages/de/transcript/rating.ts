import { unlessSaidBeside } from '../../shared/clauses/said-beside.ts'
import { ratingIn } from '../../shared/answers/rating.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { insteadOfSlip } from './around/instead-of-slip.ts'
import { unlessNoPoints } from './beside/points.ts'
import { number } from './number.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { germanRegex } from './letters.ts'

/** "Eine gute Vier": how near a mark is to the next one changes nothing of it. */
const NEAR_MARK = germanRegex('giu')`
  (?<=^|(?<!\p{L})(?:eine?n?|ne|die|ganz) )(?:ganz )?(?:gute|sehr gute|glatte?|klare?|satte|solide|starke|schwache|runde|dicke|fette)n? (?!frage|idee)(?=\p{L}+|\d)`

const inMarks: ReadAnswer = (field, transcript, circumstances) =>
  number(field, transcript.replace(NEAR_MARK, ''), circumstances)

const GIVEN = '(?:von mir|da|hier|dafür|ganz klar|natürlich)'
const GIVES = `(?:ich|dafür|von mir|da|das|es|hier|sie|er)? ?(?:(?:gebe?|vergebe?|sage?|würde sagen|gibt es|gibts|gibt's|kriegen|kriegt|bekommen|bekommt|ist|verdient)(?: ich| es| ihr| sie| er)?)`

/** A name for an end of the scale, with what gives it. */
const endOf = (which: string, names: string): RegExp =>
  germanRegex('u')`
    ^(?:${GIVEN} )*(?:${GIVES} )?(?:${GIVEN} )*(?:(?:die|das|den) )?
    (?:(?:${which}) (?:punktzahl|punkte|note|bewertung|wert|zahl|sternzahl)|${names})(?: (?:${GIVEN}|bitte))*$`

/** The hour is no mark: "es ist schon vier, wir müssen los". */
const HOUR = germanRegex(
  'u',
)`^(?:(?:oh|ach|du|so) )*(?:es ist|ist es) (?:(?:schon|gleich|halb|fast|kurz vor|kurz nach|jetzt) )+\S+(?: uhr)?(?= |$)`

/** Takes what was said in German to a question for a rating; gives a whole number, within the scale or not. */
export const rating = unlessSaidBeside(HOUR)(
  insteadOfSlip(
    insteadOfDenied(
      unlessNoPoints(
        ratingIn(
          {
            outOf: /(?<!\p{L})(?:von|aus)(?!\p{L})|(?<=\d) ?\/ ?(?=\d)/gu,
            units: /(?<!\p{L})(?:sterne?n?|punkte?n?)(?!\p{L})/giu,
            nothing: /(?<!\p{L})(?:nichts|keine?[nmrs]?)(?!\p{L})/iu,
            highest: endOf('volle|beste|höchste|maximale', 'höchstnote|bestnote|maximum|höchste|beste'),
            lowest: endOf('schlechteste|niedrigste|kleinste|minimale', 'minimum|niedrigste|schlechteste'),
          },
          inMarks,
        ),
      ),
    ),
  ),
)
