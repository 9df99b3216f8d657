import { type Numerals, rolesIn } from '../../../shared/inference/terms.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { cardinalAt, ordinalOf } from '../numbers/cardinals.ts'

export const NUMERALS: Numerals = {
  // Without its accent the pronoun is a determiner.
  wordsOf: (text) => wordsWithoutAccents(text.replace(/(?<!\p{L})mí(?!\p{L})/giu, 'yo')),
  numberAt: (words, at) =>
    /^\d{4}$/u.test(words[at] ?? '') ? { value: Number(words[at]), next: at + 1 } : cardinalAt(words, at),
  ordinalAt: (words, at) => {
    const value = ordinalOf(words[at])
    return value === undefined ? undefined : { value, next: at + 1 }
  },
}

/** What stands in any answer. */
export const GENERAL = rolesIn(
  {
    the: `el|la|los|las|lo|mi|mis|su|sus|tu|tus|nuestro|nuestra|nuestros|nuestras|este|esta|estos|estas|ese|esa|al`,
    number: 'un|una|uno',
    'number 2': 'ambos|ambas|ambos los',
    quality: `pequeño|pequeña|pequeños|pequeñas|mayor|mayores|menor|menores|mejor|nuevo|nueva|otro|otra|otros|otras|más|buen|buena|gran`,
    and: 'y|e|y también|y además|y luego|y otros|y otras|así como',
    plus: 'más',
    only: 'solo|sola|sólo|solamente|únicamente|nada más|nadie más que|nadie salvo|nadie excepto|nadie aparte de|nomás',
    lead: `pues|bueno|a ver|vale|sí|somos|seremos|vamos|iremos|vendremos|son|serán|serían|es|sería|hay|habrá|necesito|necesitamos|quiero
      |queremos|quisiera|quería|tengo|tenemos|póngame|ponga|me llevo|serían unos|en total|digamos`,
    tail: 'por favor|gracias|en total|también|además|nada más|y ya|y ya está|eso es todo|todos juntos|y listo|vienen|entonces',
    of: 'de|del',
    with: 'con',
    for: 'para|por|durante|a lo largo de',
    each: 'cada uno|cada una|cada|por cabeza|por persona|por mesa|en cada|para cada uno|para cada una|para cada uno de|para cada una de',
    me: 'yo|yo mismo|yo misma|un servidor|una servidora',
    we: 'nosotros|nosotras',
  },
  NUMERALS.wordsOf,
)
