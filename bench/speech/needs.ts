import { SPEECH_TOOLS } from '../../scripts/tools.ts'
import { requireTools } from '../run-to-end.ts'

/** Imported before the recogniser, which starts when it is imported. */
try {
  requireTools(SPEECH_TOOLS)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
