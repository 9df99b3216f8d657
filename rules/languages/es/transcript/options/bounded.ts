import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { ASKS_LOSS } from '../losses.ts'
import { PAST } from '../dates/tense.ts'
import { regex } from '../../../shared/regex.ts'

/** Prepositions that put what follows them aside or make a bound of it: "en lugar de", "por debajo de", "ya pasé de". */
const BESIDE = regex('giu')`
  (?<!\p{L})(?<preposition>(?:en (?:lugar|vez)|al lado|después|antes|a partir|cerca|debajo|encima|lejos|aparte|además|más allá|fuera|pas(?:é|o|amos|ado|ando)|dej(?:é|amos|ado)|huy\p{L}+) del?|junto al?|frente al?|contra|excepto|salvo)
  (?: (?:el|la|los|las|un|una))? (?<word>\p{L}{3,})`

/** What is told of a thing that is there no more, or cannot be had: "el coche está en el taller", "perdí el tren", "las piernas ya me las hice". */
const SUBJECT = regex('iu')`
  ^(?:(?:pues|bueno|como|es que|porque|mire|ahora|hoy),? )*(?:(?:el|la|los|las|mi|mis|nuestro|nuestra) (?<word>\p{L}{3,})(?: \p{L}+){0,2}?
    (?: (?:ya|me|nos|se|le|lo|la|ahora|todavía))* (?:est(?:á|án|aba|aban)(?! (?:muy |súper )?(?:bien|perfect|genial|estupend|fenomenal|ok|guay|chid|buen|más cerca|al lado))|(?:ya )?fue(?!\p{L})|\p{L}{2,}(?:ó|aron|ieron)(?!\p{L}))
  |(?:el|la|los|las) (?<done>\p{L}{3,})(?: \p{L}+){0,2}? ya (?:(?:me|nos|se) )?l[oa]s? (?!(?:quier|necesit|prefier|pon|apunt|pid|marc|eleg|elij)\p{L}*)\p{L}+
  |se (?:me|nos) (?:venc|caduc|romp|perd|olvid|averi|estrope|mur|acab|termin)\p{L}+ (?:el|la|los|las|mi) (?<over>\p{L}{3,})
  |(?:perd|olvid|extravi|romp)(?:í|é|imos|amos) (?:el|la|los|las|mi|un|una) (?<lost>\p{L}{3,}))`

/** A question for what has been done or brought. */
const ASKS_DONE = /(?<!\p{L})(?:ha[ns]?|hemos|han) \p{L}+(?:[ai]do|to|cho)(?!\p{L})|hech[oa]s|realizad|entregad/iu

/** Asks for a choice that only stands after such a preposition, or of which a clause says that it is gone. */
export const unlessBeside = askedWhere(({ field, label, heard, value }) => {
  const words = new Set(withoutPauses(plainWords(labelOf(field.options ?? [], value))).map(stem))
  const isOf = (word?: string) => word !== undefined && words.has(stem(word))
  const { word, over, lost, done } = SUBJECT.exec(heard)?.groups ?? {}
  const isGone =
    !ASKS_LOSS.test(label) &&
    !PAST.test(label) &&
    (isOf(word) || isOf(over) || isOf(lost) || (isOf(done) && !ASKS_DONE.test(label)))
  const isBeside = [...heard.matchAll(BESIDE)].some(
    ({ groups }) => isOf(groups?.word) && !words.has(stem((groups?.preposition ?? '').split(' ')[0] ?? '')),
  )
  return timesIn(heard, words) < 2 && (isGone || isBeside)
})

/** How often a word of the label was said: what is put aside may be chosen after it. */
const timesIn = (heard: string, words: ReadonlySet<string>): number =>
  withoutPauses(plainWords(heard)).filter((word) => word.length > 3 && words.has(stem(word))).length

/** The label of the option that was chosen, or of all of them. */
export const labelOf = (options: readonly FieldOption[], value: unknown): string =>
  options
    .filter((option) => (Array.isArray(value) ? value.includes(option.value) : option.value === value))
    .map(({ label }) => label)
    .join(' ')

/** "Soltero" and "soltera" are one. */
export const stem = (word: string): string => word.toLowerCase().replace(/(?:os?|as?|es)$/u, '')
