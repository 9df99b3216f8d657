import type { Grammar } from '../../../../../rules/languages/shared/translation.ts'
import { words } from '../../../../support/transcripts.ts'

/** The plain words that a grammar makes of what stands there, and the place after it. */
export const readBy = (grammar: Grammar, said: string, at = 0) => {
  const found = grammar(words(said), at)
  return found && `${found.value.join(' ')} / ${found.next}`
}
