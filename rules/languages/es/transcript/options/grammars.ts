import { wordSet } from '../../../shared/phrases.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { isVerb } from '../verbs.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const ENDS = new Map<string | undefined, string>([
  ['primeros', '1st'],
  ['primeras', '1st'],
  ['ultimos', 'last'],
  ['ultimas', 'last'],
])

/** "Los dos primeros", "las tres últimas", "los primeros dos", and "los tres" of three. */
export const several: Grammar = (words, at) => {
  const start = /^l[oa]s$/.test(words[at] ?? '') ? at + 1 : at
  const before = ENDS.get(words[start])
  const count = cardinalAt(words, before ? start + 1 : start)
  const thing = count && /^(?:dias|cosas|opciones|casos)$/.test(words[count.next] ?? '') ? 1 : 0
  if (!count || count.value < 2) return undefined
  const end = before ?? ENDS.get(words[count.next])
  if (end === undefined)
    return start > at ? { value: ['all', String(count.value)], next: count.next + thing } : undefined
  return { value: [end, String(count.value)], next: before ? count.next : count.next + 1 }
}

/** "Por la tarde mejor" prefers, "mejor por la tarde" after another choice corrects. */
export const better: Grammar = (words, at) =>
  words[at] === 'mejor' && words.slice(at + 1).every((word) => word === PAUSE) ? { value: [], next: at + 1 } : undefined

/** "Gafas ya tengo": what one has needs no more. */
export const owned: Grammar = (words, at) => {
  const [, said] =
    /^(ya (?:l[oa]s? )?(?:tengo|tenemos)) ,?$/.exec(
      `${words
        .slice(at, at + 4)
        .join(' ')
        .replace(/ ,.*/, '')} ,`,
    ) ?? []
  const next = at + (said?.split(' ').length ?? 0)
  const ends = next === words.length || words[next] === PAUSE
  return said && at > 0 && words[at - 1] !== PAUSE && ends ? { value: ['isnt'], next } : undefined
}

/** "Del inglés ni papa", "de las otras ni una": what is named by "de" before it is refused. */
export const notKnown: Grammar = (words, at) => {
  const isDenied = words[at] === 'ni' && /^(?:papa|jota|idea|palabra|pizca|una|uno|un)$/.test(words[at + 1] ?? '')
  const isOfIt = words.slice(Math.max(0, at - 4), at).some((word) => /^del?$/.test(word))
  return isDenied && isOfIt ? { value: ['isnt'], next: at + (words[at + 2] === 'duro' ? 3 : 2) } : undefined
}

/** "Cualquiera de las tres". */
export const anyOf: Grammar = (words, at) => {
  const count = /^cualquiera de l[oa]s$/.test(words.slice(at, at + 3).join(' ')) ? cardinalAt(words, at + 3) : undefined
  return count && { value: ['all', String(count.value)], next: count.next }
}

/** "Si bajaran el precio", "si me dan permiso": no yes, which is written alike where a transcriber writes no accents. */
export const unreal: Grammar = (words, at) =>
  words[at] === 'si' &&
  (/^(?!quisiera)\w{3,}(?:ara|iera|ase|iese)(?:n|s|mos)?$/.test(words[at + 1] ?? '') ||
    (/^(?:me|nos)$/.test(words[at + 1] ?? '') && /^(?!gust|interes|encant)\w{2,}n$/.test(words[at + 2] ?? '')))
    ? { value: ['if'], next: at + 1 }
    : undefined

/** "Efectivo, no uso tarjeta": the "no" of a verb takes nothing back. */
export const deniedVerb: Grammar = (words, at) =>
  words[at] === 'no' &&
  at > 0 &&
  (DENIED_VERBS.has(words[at + 1]) || (words[at - 1] !== 'si' && isOwnVerb(words, at + 1)))
    ? { value: ['not'], next: at + 1 }
    : undefined

/** What the person does not, after more than an opening: the "no" of "pues mira, no tomo nada" answers. */
const isOwnVerb = (words: Words, at: number): boolean =>
  /(?:o|mos)$/.test(words[at] ?? '') && isVerb(words, at) && !words.slice(0, at - 1).every((word) => OPENINGS.has(word))

const OPENINGS = wordSet(`${PAUSE} pues mira mire bueno eh a ver la verdad es que yo y ay uy sinceramente fijese`)

/** Pronouns before a verb, and verbs that are no other word. */
const DENIED_VERBS = wordSet(
  `me te se le les nos uso usamos quiero queremos tengo tenemos puedo podemos necesito necesitamos hay va voy vamos
    soy como bebo trabajo gusta`,
)

/** "Cuatro coma seis". */
export const decimal: Grammar = (words, at) =>
  words[at] === 'coma' && cardinalAt(words, at - 1) && cardinalAt(words, at + 1)
    ? { value: ['point'], next: at + 1 }
    : undefined

/** "Por unos amigos": after it and without a number it is an article. */
export const some: Grammar = (words, at) =>
  words[at - 1] === 'por' &&
  /^un[oa]s$/.test(words[at] ?? '') &&
  !cardinalAt(words, at + 1) &&
  !/^(?:cuant|poc)[oa]s$/.test(words[at + 1] ?? '')
    ? { value: [], next: at + 1 }
    : undefined

/** "Un segundo conductor" is no moment to wait for. */
export const secondThing: Grammar = (words, at) =>
  words[at] === 'un' &&
  words[at + 1] === 'segundo' &&
  /^(?!por|que|y|eh|no|es|me|te|a$)[a-z]{3,}$/.test(words[at + 2] ?? '')
    ? { value: ['2nd'], next: at + 2 }
    : undefined

const UNITS = new Map(
  'kilometro=km kilometros=km kilo=kg kilos=kg kilogramo=kg kilogramos=kg centimetro=cm centimetros=cm minuto=min minutos=min mega=mb megas=mb giga=gb gigas=gb'
    .split(' ')
    .map((pair) => pair.split('=') as [word: string, sign: string]),
)

/** "La de diez kilómetros" of "10 km", "un kilo" of "1 kg"; "diez kilómetros y medio" is another measure. */
export const measure: Grammar = (words, at) => {
  const isOne = words[at] === 'un' && words[at + 1]?.startsWith('kil')
  const end = isOne ? at + 1 : at
  const sign = UNITS.get(words[end] ?? '')
  const isMore = words[end + 1] === 'y' && /^(?:medio|cuarto|pico|algo)$/.test(words[end + 2] ?? '')
  return sign && !isMore ? { value: isOne ? ['1', sign] : [sign], next: end + 1 } : undefined
}
