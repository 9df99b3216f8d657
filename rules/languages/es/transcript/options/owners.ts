import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { TURNS } from '../around/turns.ts'
import { KIN } from '../kin.ts'
import { labelOf, stem } from './bounded.ts'
import { regex } from '../../../shared/regex.ts'

/** Where a clause begins in a list. */
const CLAUSE = /[,.;:]\s+(?:y |pero )?|\s+(?:y|pero)\s+(?=(?:mi|mis|su|sus)\s)|\s+así que\s+/iu

/** That something is somebody else's: "mi mujer francés", "el horno es de mi vecina"; "para mi hijo" and "con mi hijo" are not. */
const OF_SOMEBODY = regex('iu')`(?<!(?:para|con|por|a) )(?<!\p{L})(?:mis?|sus?) (?:${KIN})(?!\p{L})`

/** Asks for a list of which a part was said of somebody else. */
export const unlessOfSomebody = askedWhere(({ field, label, heard, value }) => {
  const options = field.options ?? []
  const asked = [label, ...options.map((option) => option.label)].join(' ')
  if (TURNS.asksOthers?.test(asked) || new RegExp(KIN, 'iu').test(asked)) return false
  const chosen = new Set(
    withoutPauses(plainWords(labelOf(options, value)))
      .filter((word) => word.length > 3)
      .map(stem),
  )
  const isChosen = (clause: string) => withoutPauses(plainWords(clause)).some((word) => chosen.has(stem(word)))
  return heard.split(CLAUSE).some((clause) => OF_SOMEBODY.test(clause) && isChosen(clause))
})
