import type { AnswerValue, FieldOption, FieldType, ListenFor } from '../../../contract/types.gen.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import { readUtterance } from '../../../rules/spoken-commands/index.ts'

/** What surrounds an utterance. */
export interface Said {
  type?: FieldType
  options?: FieldOption[]
  current?: AnswerValue
  listensFor?: ListenFor
  locale?: string
}

/** An option whose value is its label in snake case. */
export const option = (label: string): FieldOption => ({ label, value: label.toLowerCase().replaceAll(' ', '_') })

/**
 * Reads utterances in a form with these fields.
 * @param usual what surrounds an utterance where a test says nothing else
 */
export function readerOf(labels: string[], usual: Said = {}) {
  const read = (words: string, said: Said = {}) => {
    const around = { listensFor: 'conversation' as const, locale: 'en-US', ...usual, ...said }
    const { type = 'text', current, listensFor, locale, ...field } = around
    return readUtterance({ type, ...field }, words, {
      current,
      labels,
      language: loadedLanguage(locale).commands,
      listensFor,
    })
  }
  /** The command, with the place of the field that it goes to; else the kind of the utterance. */
  const meaningOf = (words: string, said?: Said) => {
    const utterance = read(words, said)
    if (utterance.kind !== 'command') return utterance.kind
    return utterance.command === 'go-to' ? `go-to ${utterance.index}` : utterance.command
  }
  /** The corrected words; else the kind of the utterance. */
  const correctionIn = (words: string, said: Said) => {
    const utterance = read(words, said)
    return utterance.kind === 'correction' ? utterance.words : utterance.kind
  }
  return { read, meaningOf, correctionIn }
}

export const rooms = ['Garden', 'Library', 'Workshop'].map(option)
export const readingRooms = ['Garden', 'Library', 'Reading-Room'].map(option)

/** Two of its labels mean the same, so neither is guessed. */
export const registration = readerOf(
  ['Your full name', 'Email address', 'How many people came?', 'Favourite room', 'E-mail of a friend', 'Comments'],
  { options: [] },
)
/** One of its labels is only an article. */
export const visit = readerOf(
  ['Your full name', 'Email address', 'How many people came?', 'Room/table (favourite)', 'The', 'Comments'],
  { type: 'number', options: [] },
)
export const outing = readerOf(
  ['Your full name', 'Email address', 'How many people came?', 'Room/table (favourite)', 'Comments'],
  { type: 'number' },
)
export const inSpanish = readerOf(['Su nombre', 'Correo electrónico', 'Número de personas', 'Comentarios'], {
  options: [],
  locale: 'es-ES',
})

export const inFrench = readerOf(['Votre nom', 'Courriel', 'Nombre de personnes', 'Commentaires'], {
  type: 'text',
  locale: 'fr-FR',
})
