import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { PublicForm } from '../../contract/types.gen.ts'
import { metadataOf } from '../../rules/fields.ts'
import { CONTAINED_ANSWER, NO_SNIFFING } from '../http/response-headers.ts'
import { NOT_ACCESSIBLE } from '../http/errors.ts'
import { isOpen, type Opening } from '../store/forms/openings.ts'
import { closedPage, lockedPage, openPage, PAGE_BYTES, type FillPage } from './fill-page.ts'
import { bytesOfJson, FORM_CACHE_BYTES, lruCache } from '../lru-cache.ts'
import type { Stores } from '../store/index.ts'

const CACHED_FORMS = 250
/** How long another server of the same database may go on showing a form that changed; this one drops it at once. */
const FRESH_MS = 1000

/** A form as respondents see it, serialized. */
export interface ReadyForm {
  form: PublicForm
  /** What it says while it takes no answers; undefined while it does. */
  closed: string | undefined
  /** Of the password that people enter before they see it; null for none. */
  passwordHash: string | null
  /** Sites that may show it in a frame, as the policy of its page names them. */
  frameAncestors: string
  json: string
  /** Of the API's answer with `json`, complete. */
  headers: OutgoingHttpHeaders
  page: FillPage
}
interface CachedForm {
  ready: ReadyForm
  checkedAt: number
}

export type PublicForms = ReturnType<typeof createPublicForms>

/** A cache of serialized public forms, so that reads of a popular form need no query. */
export function createPublicForms({ forms }: Pick<Stores, 'forms'>) {
  const cache = lruCache<CachedForm>({
    max: CACHED_FORMS,
    maxWeight: FORM_CACHE_BYTES,
    weigh: ({ ready }) => bytesOfJson(ready.json.length) + PAGE_BYTES,
  })
  const load = async (id: string, known?: ReadyForm): Promise<CachedForm | undefined> => {
    const [form, opening] = await Promise.all([forms.findPublic(id), forms.findOpening(id)])
    if (!form) return undefined
    const shown = opening.isOncePerDevice ? { ...form, one_per_device: true } : form
    return { ready: readyOf(shown, opening, known), checkedAt: Date.now() }
  }

  return {
    /** @returns undefined when there is no such form */
    async find(id: string): Promise<ReadyForm | undefined> {
      const key = id.toLowerCase()
      const found = await cache.get(key, () => load(key))
      if (!found || Date.now() - found.checkedAt < FRESH_MS) return found?.ready
      cache.delete(key)
      return (await cache.get(key, () => load(key, found.ready)))?.ready
    },

    /** What `find` gives without asking the database; undefined when it would have to ask. */
    peek(id: string): ReadyForm | undefined {
      const found = cache.peek(id)
      return found && Date.now() - found.checkedAt < FRESH_MS ? found.ready : undefined
    },

    /** Call it after each change of a form. */
    forget: (id: string): void => void cache.delete(id.toLowerCase()),

    /** Call it when a user is removed, and with the user any number of forms. */
    forgetAll: (): void => cache.clear(),
  }
}

/** Returns the same object for the same content, since the page's cache uses it as a key. */
function readyOf(form: PublicForm, opening: Opening, known: ReadyForm | undefined): ReadyForm {
  const json = JSON.stringify(form)
  const closed = closingOf(form, opening)
  const frameAncestors = opening.embedOrigins.join(' ')
  const { passwordHash } = opening
  const isSame =
    known?.json === json &&
    known.closed === closed &&
    known.frameAncestors === frameAncestors &&
    known.passwordHash === passwordHash
  if (isSame) return known
  const open = passwordHash === null ? openPage : lockedPage
  const page = closed === undefined ? open(form) : closedPage(closed)
  return { form, closed, passwordHash, frameAncestors, json, headers: headersOf(json), page }
}

/** Closed by its owner, by the time or by its limit, or not open to people without an account. */
const closingOf = (form: PublicForm, opening: Opening): string | undefined =>
  form.is_active && metadataOf(form).allowAnonymous && isOpen(opening)
    ? undefined
    : opening.closedMessage.trim() || NOT_ACCESSIBLE

const headersOf = (json: string): OutgoingHttpHeaders => ({
  ...NO_SNIFFING,
  ...CONTAINED_ANSWER,
  'cache-control': 'no-cache',
  etag: `"${hash('sha256', json, 'base64url').slice(0, 22)}"`,
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(json),
})
