import { traitsOf } from '../../rules/field-types.ts'
import { loadedLanguage } from '../../rules/languages/loaded.ts'
import type { LanguageOfCommands } from '../../rules/languages/shared/commands.ts'
import type { Hints } from './transcriber.ts'

/** About 200 tokens: Whisper cuts a longer prompt from its front, and long prompts make its transcripts worse. */
const LENGTH_MAX = 600
const PHRASE_MAX = 60
const SIGNS = ['A B C', '1 2 3', 'at', 'dot', 'dash', 'underscore', 'double', 'capital']

/** Labels are untrusted data: only their letters, digits and common punctuation reach a model, on one line. */
const plain = (label: string): string =>
  label
    .slice(0, 500)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} '’&+.,%$€£/()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PHRASE_MAX)
    .trim()

function answersTo({ field: { options, type }, lang }: Hints): readonly string[] {
  if (options?.length) return options.map(({ label }) => label)
  return traitsOf(type).value === 'day' ? loadedLanguage(lang).dateWords : []
}

const commands = ({ fields = [], lang }: Hints): string[] => [
  ...Object.values(loadedLanguage(lang).commands.phrases).flatMap(([shortest = '']) => shortest),
  ...fields.map(({ label }) => label),
]

const restingPhrases = ({ phrases }: LanguageOfCommands): string[] => [...phrases.resume, ...phrases.help]

function phrasesFor(hints: Hints): readonly string[] {
  switch (hints.listenFor) {
    case 'spelling':
      return SIGNS
    case 'command':
      return commands(hints)
    case 'resume':
      return restingPhrases(loadedLanguage(hints.lang).commands)
    case 'conversation':
      return [...answersTo(hints), ...commands(hints)]
    default:
      return answersTo(hints)
  }
}

/** What is likely to be said, the likeliest first, as plain words of a bounded length; for models that take no grammar. */
export function hintPhrases(hints: Hints): string[] {
  const phrases = [...new Set(phrasesFor(hints).map(plain))].filter(Boolean)
  let length = 0
  return phrases.filter((phrase) => (length += phrase.length + 2) <= LENGTH_MAX)
}
