import type { Layer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'
import { VOCABULARY } from '../lexicon/roles.ts'

/** "Nein, das ist völlig in Ordnung", "nein nein, mit Vergnügen": leave that is given after a no. */
const LEAVE = germanRegex('iu')`
  ^(?<no>nein|nee|nö)(?:[,.!]? (?:nein|nee|nö|gar nicht|überhaupt nicht))*[,.!]?
  (?:(?: das| es)?(?: ist| wäre| geht| passt)?(?: für mich| mir| von mir aus)?(?: schon| völlig| vollkommen| absolut| ganz| total| gar| überhaupt| alles)*
    (?: in ordnung| okay| ok| gut| schon| gerne?| sehr gerne?| mit vergnügen| kein problem| nur zu| klar))[.!]?$`

/** "Ja, machen Sie ruhig" gives leave to who asks whether one minds; it is proposed. "Ja, nehmen Sie das ruhig weg" is asked of who disturbs. */
const GO_ON = germanRegex('iu')`
  ^(?:(?:ja|klar|okay|sicher|natürlich|gerne?)[,.!]? )+\p{L}{3,} (?:sie|du) (?:(?:das|es|nur|gerne?|einfach|mal) )*(?:ruhig|nur)(?! (?:weg|fort|ab|aus|raus|hinaus|leiser|leise|abstand|rücksicht)(?!\p{L}))(?: \p{L}+)?[.!]?$`

/** "Nein, das ist nicht in Ordnung" may mean either. */
const REFUSED = germanRegex('iu')`^(?:nein|nee|nö)(?!\p{L}).*(?<!\p{L})nicht (?:in ordnung|okay|ok|recht|gut)(?!\p{L})`

/** Who is asked whether one minds, and gives leave, says no. */
export const leaveGiven: Layer = (read) => (field, heard, circumstances) => {
  if (!VOCABULARY.asks.objection?.test(field.label ?? '')) return read(field, heard, circumstances)
  if (GO_ON.test(heard)) {
    const leave = read(field, 'nein', circumstances)
    return leave && { ...leave, isSure: false, isGuess: true }
  }
  const found = read(field, LEAVE.exec(heard)?.groups?.['no'] ?? heard, circumstances)
  return found && REFUSED.test(heard) ? { ...found, isSure: false } : found
}
