import type { KeptDraft } from '../../machines/form-draft/types.ts'
import { DEVICE_DRAFT_MS } from '../../rules/drafts/limits.ts'
import { readSaved, removeSaved, save } from './device-storage.ts'

/** Each person's own: a device may be shared. */
const PREFIX = 'form-draft:'
const keyOf = (userId: string, formId = 'new') => `${PREFIX}${userId}:${formId}`

export const saveDeviceDraft = (userId: string, formId: string | undefined, kept: KeptDraft): void =>
  save(keyOf(userId, formId), JSON.stringify(kept))

export const forgetDeviceDraft = (userId: string, formId: string | undefined): void =>
  removeSaved(keyOf(userId, formId))

/** The draft of a form that waits on this device; undefined when there is none, or after 90 days. */
export function readDeviceDraft(userId: string, formId: string | undefined, now = Date.now()): KeptDraft | undefined {
  const kept = parsed(readSaved(keyOf(userId, formId)))
  return kept && isDraft(kept) && now - kept.savedAt < DEVICE_DRAFT_MS ? kept : undefined
}

/** What somebody else began on this device is not shown to the next person, nor left for them to find. */
export function forgetDraftsOfOthers(userId?: string): void {
  const own = userId === undefined ? undefined : keyOf(userId, '')
  for (const key of savedKeys()) if (key.startsWith(PREFIX) && !(own && key.startsWith(own))) removeSaved(key)
}

function savedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function parsed(text: string | null): Partial<KeptDraft> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Other scripts and older versions of this page may have written here, so nothing is assumed of the value. */
function isDraft(kept: Partial<KeptDraft>): kept is KeptDraft {
  const { draft, savedAt, version } = kept
  const fields: unknown = draft?.structure?.fields
  return (
    typeof draft?.title === 'string' &&
    typeof savedAt === 'number' &&
    (version === undefined || typeof version === 'number') &&
    Array.isArray(fields) &&
    fields.every(isField)
  )
}

const isField = (field: unknown): boolean =>
  typeof field === 'object' &&
  field !== null &&
  ['id', 'name', 'label', 'type'].every((key) => typeof Reflect.get(field, key) === 'string')
