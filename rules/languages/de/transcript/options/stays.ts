import type { Layer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'

const ASKS_ALONG = germanRegex(
  'iu',
)`mitreis|mitnehm|mitbring|mitkomm|mitgebr|reise|begleit|kommt mit|kommen mit|nehmen .*mit`
const STAYS = germanRegex(
  'giu',
)` (?:bleibt|bleiben) (?:(?:aber|lieber|natürlich|ja|diesmal) )*(?:daheim|zu ?hause|da|dort|hier|bei \p{L}+ \p{L}+)(?=[.,!]|$)`

/** "Der Hund, die Katze bleibt daheim": what stays is refused where it is asked what comes along. */
export const refusesStaying: Layer = (read) => (field, heard, circumstances) =>
  read(field, ASKS_ALONG.test(field.label ?? '') ? heard.replace(STAYS, ' nicht') : heard, circumstances)
