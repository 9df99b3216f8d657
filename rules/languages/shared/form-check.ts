import type { Circumstances, ReadAnswer } from './normalise.ts'

/** How an option is heard: labels of one `heard` are the same to the rules of choices, labels of one `key` to the ear. */
export interface Sound {
  heard: string
  key: () => string
}

/** What surrounds the answers whose form is checked. */
export interface CheckCircumstances extends Circumstances {
  /** The rules of speech of the form's language; undefined where there are none. */
  language: SpokenLanguage | undefined
}

/** What the check of a form asks of a language; not the rules of telephone numbers, which are large. */
export interface SpokenLanguage {
  choice: ReadAnswer
  checkbox: ReadAnswer
  number: ReadAnswer
  soundOf: (label: string, locale: string) => Sound
  /** What people add to an answer. */
  please: string
  /** A number with decimals as people say it. */
  decimal: string
}
