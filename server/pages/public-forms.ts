import { hash } from 'node:crypto'
import type { PublicForm } from '../../contract/types.gen.ts'
import { metadataOf } from '../../rules/fields.ts'
import { openPage, type FillPage } from './fill-page.ts'
import { keepRecent } from '../lru-cache.ts'
import type { Stores } from '../store/index.ts'

const FORMS_KEPT = 250
/** How long another server of the same database may go on showing a form that changed; this one forgets at once. */
const FRESH_MS = 1000

/** A form as visitors see it, ready to be sent. */
export interface ReadyForm {
  form: PublicForm
  /** Closed by its owner, or not open to people without an account. */
  isClosed: boolean
  json: string
  etag: string
  page: FillPage
}
interface Kept {
  ready: ReadyForm
  checkedAt: number
}

export type PublicForms = ReturnType<typeof createPublicForms>

/** Public forms as bytes, so that many visitors cost the database nothing. */
export function createPublicForms({ forms }: Pick<Stores, 'forms'>) {
  const kept = keepRecent<Kept>(FORMS_KEPT)
  const load = async (id: string, known?: ReadyForm): Promise<Kept | undefined> => {
    const form = await forms.findPublic(id)
    return form && { ready: readyOf(form, known), checkedAt: Date.now() }
  }

  return {
    /** @returns undefined when there is no such form */
    async find(id: string): Promise<ReadyForm | undefined> {
      const key = id.toLowerCase()
      const found = await kept.take(key, () => load(key))
      if (!found || Date.now() - found.checkedAt < FRESH_MS) return found?.ready
      kept.forget(key)
      return (await kept.take(key, () => load(key, found.ready)))?.ready
    },

    /** What `find` gives without asking the database; undefined when it would have to ask. */
    peek(id: string): ReadyForm | undefined {
      const found = kept.peek(id)
      return found && Date.now() - found.checkedAt < FRESH_MS ? found.ready : undefined
    },

    /** Call it after each change of a form. */
    forget: (id: string): void => void kept.forget(id.toLowerCase()),

    /** Call it when a user goes, and with the user any number of forms. */
    forgetAll: (): void => kept.forgetAll(),
  }
}

/** The same object for the same content, so that what is derived from it stays valid. */
function readyOf(form: PublicForm, known: ReadyForm | undefined): ReadyForm {
  const json = JSON.stringify(form)
  if (known?.json === json) return known
  const isClosed = !form.is_active || !metadataOf(form).allowAnonymous
  const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`
  return { form, isClosed, json, etag, page: openPage(form) }
}
