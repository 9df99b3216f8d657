import type { Layer } from '../normalise.ts'

/** In characters. */
const SAID_MAX = 120

/**
 * Proposes no option of which all that is said is that there is none of it, or no more need: "gas we don't have".
 * @param lacked a whole sentence that says so, of its group `thing`
 */
export const unlessLacked =
  (lacked: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const isDoubted = found && !found.isSure && heard.length <= SAID_MAX
    const { thing } = (isDoubted ? lacked.exec(heard)?.groups : undefined) ?? {}
    const alone = thing === undefined ? undefined : read(field, thing, circumstances)
    return alone?.isSure && String(alone.value) === String(found?.value) ? undefined : found
  }
