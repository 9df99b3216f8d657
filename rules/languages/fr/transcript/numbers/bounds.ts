import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A bound, where the question asks for just that: "pas plus de deux mille" where the highest price is asked for. */
const BOUNDS = [
  {
    asked: /maxim|plafond|au plus|limite/iu,
    said: regex('giu')`
      (?<!\p{L})(?:pas plus (?:de|que)|(?:(?:au )?(?:grand )?(?:maximum|maxi))|(?:tout )?au plus|jusqu['’]à)(?!\p{L})`,
  },
  {
    asked: /minim|au moins/iu,
    said: /(?<!\p{L})(?:pas moins (?:de|que)|(?:(?:au )?(?:grand )?(?:minimum|mini))|au moins)(?!\p{L})/giu,
  },
]

/** That it is just so many: "deux étoiles, pas une de plus". */
const JUST =
  /[\s,]+(?:et )?pas (?:(?:un|une|davantage)(?: de plus)?|(?:un |une )?(?:\p{L}+ )?de plus|plus(?:,? (?:ni|et pas|pas) moins)?)[.!]?$/iu

/** In characters. */
const SAID_MAX = 160

/** Reads a number without the bound that the question asks for, and without what only says that it is just so many. */
export const withinBounds =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (heard.length > SAID_MAX) return read(field, heard, circumstances)
    const bound = BOUNDS.find(({ asked }) => asked.test(field.label ?? ''))
    const plain = heard.replace(JUST, '')
    const said = bound ? plain.replace(bound.said, ' ').trim() : plain
    const alone = said === heard || said === '' ? undefined : read(field, said, circumstances)
    return alone?.isSure ? alone : read(field, heard, circumstances)
  }
