import { emailIn } from '../../en/transcript/explained/email.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, lexicon, translated } from '../../shared/translation.ts'
import { besideAddress } from './addresses/beside.ts'
import { unlessLapsed } from './addresses/lapsed.ts'
import { spelled } from './addresses/letters.ts'
import { withRepairedName } from '../../shared/clauses/repaired-name.ts'
import { NAME_REPAIRS } from './addresses/repaired-name.ts'
import { addressFillers, SIGN, SIGNS } from './addresses/signs.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { insteadOfSlip } from './around/instead-of-slip.ts'
import { numerals } from './common.ts'
import { inGermanLetters } from './forms.ts'
import { germanRegex, spelledOut } from './letters.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { TURNS } from './turns.ts'

const WORDS = lexicon({
  ...SIGNS,
  ...spelledOut({
    'my email is': `meine mail ist|meine email ist|meine e-mail ist|meine e mail ist|meine mailadresse ist|meine e-mail-adresse ist
        |meine email-adresse ist|meine emailadresse ist|meine mail-adresse ist|meine adresse ist
        |meine e-mail-adresse lautet|meine email lautet|meine mail lautet|meine adresse lautet
        |meine mailadresse lautet|die adresse ist|die adresse lautet|die mail ist|die mailadresse ist
        |die e-mail-adresse ist|die e-mail ist|die email ist|die lautet|die heißt|das ist|das ist die|das wäre
        |das wäre dann|es ist|sie lautet|die ist|ich habe|ich hab|er hat|sie hat|nehmen sie|nehmen sie bitte|notieren sie
        |schreiben sie auf|schreiben sie|unsere mail ist|unsere adresse ist|unsere e-mail ist|ich buchstabiere
        |buchstabiert|ich buchstabiere das mal|ich buchstabiere mal|die übliche|die neue ist|neu ist|neu lautet sie|jetzt ist es|die aktuelle ist|mail|e-mail|email`,
    'write to me at': `schreiben sie mir an|sie erreichen mich unter|ich bin erreichbar unter|erreichbar unter
        |erreichbar bin ich unter|am besten unter|schicken sie es an|schicken sie das an|senden sie es an|bitte an|an
        |unter`,
    "i don't have": 'ich habe keine|habe keine|hab keine|wir haben keine|ich habe keine mail|ich benutze keine',
    'i think': `ich glaube|ich glaub|glaube ich|glaub ich|müsste|das müsste|die müsste|es müsste|dürfte|das dürfte|die dürfte
        |sollte|das sollte|die sollte|wohl|vermutlich|wahrscheinlich|das könnte|könnte`,
    or: 'oder|beziehungsweise',
    'used to be': 'früher war das|früher|die alte war|war früher',
  }),
})

/** "Mail" between the signs of an address is a part of it: "at mail punkt de". */
const words: Grammar = (said, at) => {
  const isPart = SIGN.test(said[at - 1] ?? '') || SIGN.test(said[at + 1] ?? '')
  return isPart && NAME.test(said[at] ?? '') ? undefined : WORDS(said, at)
}
const NAME = /^(?:e-?)?mail$/

/** What a person says who is not sure of the address, once umlauts are spelled out. */
const DOUBT = germanRegex('iu')`
  (?<!\p{L})(?:weiß (?:\p{L}+ ){0,4}nicht|nicht (?:ganz )?sicher|müsste|dürfte|sollte|könnte|wahrscheinlich|vermutlich)(?!\p{L})`

const unlessDoubted =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    return found?.isSure && DOUBT.test(transcript) ? { ...found, isSure: false } : found
  }

/** Takes what was said in German to a question for an email address; gives the only address in it, in lower case. */
export const email = inGermanLetters(
  withRepairedName(NAME_REPAIRS)(
    insteadOfSlip(
      insteadOfDenied(
        unlessLapsed(
          unlessDoubted(
            ownClause(
              TURNS,
              translated(() => [besideAddress, spelled, addressFillers, words, numerals], emailIn(VOCABULARY)),
            ),
          ),
        ),
      ),
    ),
  ),
)
