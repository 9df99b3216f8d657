import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** Which one it is, after its number: "la sept, celle à côté de la douze". */
const WHICH = regex('iu')`
  ,\s(?:celui|celle|ceux|celles) (?:qui (?:est|sont) )?(?:juste |tout )?(?:à|au|aux|de|du|des|en|près|dans|avec|contre|sur|sous|derrière|devant)(?!\p{L})
  (?![^,;?]*(?<!\p{L})(?:est|sont|était|a|ont|pas|plus|non|ou|et|dont|mais|si)(?!\p{L}))[^,;?]*$`

/** Reads a number without what only tells which one it is. */
export const withoutWhich =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const said = heard.replace(WHICH, '')
    const alone = said === heard ? undefined : read(field, said, circumstances)
    return alone?.isSure ? alone : read(field, heard, circumstances)
  }
