import type { FieldOption } from '../../../contract/types.gen.ts'
import { MAX_CHARACTERS } from './words.ts'

/** The option whose label was said to the letter, but for case and the punctuation around it. */
export function exactly(options: readonly FieldOption[], transcript: string): string | undefined {
  if (transcript.length > MAX_CHARACTERS) return undefined
  const said = bare(transcript)
  const same = options.filter(({ label }) => bare(label) === said)
  const written = same.filter(({ label }) => label.trim() === transcript.trim())
  const [found, ...others] = written.length === 1 ? written : same
  return others.length === 0 ? found?.value : undefined
}

const bare = (text: string): string => {
  const trimmed = text.trim().toLowerCase()
  return trimmed.replace(/^["'“”]+|[.,!?"'“”]+$/gu, '') || trimmed
}
