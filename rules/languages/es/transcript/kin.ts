import { unaccented } from '../../shared/label-words.ts'
import { wordSet } from '../../shared/phrases.ts'

/** Who somebody else is to the person; what they have, say or want is not the person's answer. */
export const KIN_WORDS = wordSet(
  `mujer marido señora esposa esposo pareja novia novio prometida prometido madre padre padres mamá papá papás mami papi
  vieja viejo viejos hermana hermano hermanos hermanas hija hijo hijos hijas niña niño niños nena nene bebé tía tío tíos
  prima primo primos sobrina sobrino abuela abuelo abuelos nieta nieto nietos suegra suegro suegros cuñada cuñado cuñados
  yerno nuera comadre compadre padrino madrina padrinos ahijada ahijado amiga amigo amigos amigas vecina vecino vecinos jefa
  jefe jefes compañera compañero compañeros colega socia socio chica chico chicos patrón patrona`,
)

/** Source of a regular expression of the words, with accents or without. */
export const KIN = [...KIN_WORDS].join('|').replaceAll(/[áéíóñ]/gu, (letter) => `[${unaccented(letter)}${letter}]`)

/** "Mi mujer", "mis papás", without accents. */
export const MY_KIN = [...KIN_WORDS].map((word) => `${word.endsWith('s') ? 'mis' : 'mi'} ${unaccented(word)}`).join('|')

/** "Su hermana", of somebody whose parents, brothers or sisters are not asked for; their children may be. */
export const THEIR_KIN = [...KIN_WORDS]
  .filter((word) => !/^(?:hij|niñ|nen|bebé|chic)/u.test(word))
  .map((word) => `${word.endsWith('s') ? 'sus' : 'su'} ${unaccented(word)}`)
  .join('|')

/**
 * Source of whom a remark may be about: "mi mujer", "la vecina"; "la señora" and "el viejo" may be anybody and anything, and "el bautizo
 * de mi nieto" is no remark about him.
 */
export const SOMEBODY = [
  String.raw`(?<!(?<!(?<!\p{L})(?:el|la|los|las)) del? )`,
  `(?:(?:mis?|sus?|tus?) (?:${KIN})|(?:el|la|los|las) (?!señora|viej|niñ|nen|chic|beb|soci)(?:${KIN}))`,
].join('')
