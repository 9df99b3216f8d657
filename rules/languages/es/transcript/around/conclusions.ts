import { orPart, reading } from '../layers.ts'
import { plainWords } from '../../../shared/words.ts'
import { PUT } from '../orders-to-write.ts'
import { regex } from '../../../shared/regex.ts'

/** What leads to what the person concludes, or orders to write down, and the few words of it. */
const CONCLUSION = regex('iu')`
  ^\S.*?[\s,.;:…](?:o sea(?: que)?|así que|conque|en resumen|total que|en definitiva|al final nos quedamos con)[,:…]*\s+
  (?<own>\S+(?: \S+){0,4})$
  |^\S.*?[\s,.;:…](?:(?:pero|así que|y|mejor|no)[,\s]+)*${PUT}[,:]?\s+
  (?<own>\S+(?: \S+){0,4})$`

/** By which of these it may be worth a look. */
const CONCLUDES =
  /o sea|así que|conque|en resumen|total que|en definitiva|quedamos con|p[oó]n|ap[uú]nt|an[oó]t|escr[ií]b|reg[ií]str/iu

/** What leaves it open, or is somebody else's, though it is concluded. */
const OPEN =
  /\?|(?<!\p{L})(?:o|u|pero|si|no sé|creo|igual|depende|espera|espere|dice|dijo|quiere|también|además)(?!\p{L})/iu

/** Takes what the person concludes in the end: "una cobaya gordísima, o sea roedor", "… pero ponga tres". */
export const concluded = orPart((heard) => {
  // The last one counts: "o sea que no, o sea que sí".
  const own = CONCLUDES.test(heard) ? lastOf(heard) : undefined
  return own !== undefined && OPEN.test(own) ? undefined : own
})

function lastOf(heard: string): string | undefined {
  let own: string | undefined
  let rest = heard
  for (let count = 0; count < 3; count += 1) {
    const found = CONCLUSION.exec(rest)?.groups?.own
    if (found === undefined) break
    own = found
    rest = found
  }
  return own
}

/** Who is spoken to, after a word that does not make another person of it: "en efectivo, mijo". */
const VOCATIVE = regex('giu')`
  (?<=\p{L}{3}|\d|(?<!\p{L})(?:no|s[ií]))(?<!(?<!\p{L})(?:mis?|una?|sus?|el|la|los|las|otr[oa]|cada|ningún|ninguna|sol[oa]|tercera?|primera?|segund[oa]))
  ,? (?:joven|señorit[ao]|doctora?|profe|seño|mij[oa]|licenciad[oa]|maestr[oa]|compadre|comadre|hij[oa]|reina|corazón)
  (?=[.!,]|$| (?:que|porque|pues) )`

/** Reads an answer without whom it was said to, where neither the question nor an option names them; "ajá" is a yes. */
export const withoutVocative = reading((heard, { label, options }) => {
  if (/^aj[aá][.!]?$/iu.test(heard)) return 'sí'
  const named = new Set(
    plainWords([label, ...options.map((option) => option.label)].join(' ').split('/').join(' ')).map(stem),
  )
  return heard.replace(VOCATIVE, (found) => (named.has(stem(found.replace(/^,? /u, ''))) ? found : ''))
})

/** "Hijos" and "hija" are one. */
const stem = (word: string): string => word.toLowerCase().replace(/(?:os?|as?|es)$/u, '')
