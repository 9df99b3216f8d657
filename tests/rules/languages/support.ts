import type { FieldType } from '../../../contract/types.gen.ts'
import { readTranscript } from '../../../rules/transcript/index.ts'

/** What is read from a transcript in a language, for a question of that type; options are divided by `|`. */
export const readAs = (locale: string, type: FieldType, label: string, options: string, said: string) =>
  readTranscript(
    { type, label, options: options ? options.split('|').map((each) => ({ label: each, value: each })) : null },
    said,
    { today: '2026-11-22', locale },
  )

/** Whether that may be taken without asking. */
export const isTaken = (...heard: Parameters<typeof readAs>): boolean => readAs(...heard)?.isSure ?? false
