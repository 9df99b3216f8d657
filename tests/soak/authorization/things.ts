import { v7 } from 'uuid'
import { storable } from '../../../server/handlers/submission.ts'
import { createTokens } from '../../../server/http/security.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { aPng } from '../../support/images.ts'
import { SECRET, type Api, type Person } from '../../server/support/api.ts'
import { addPasskey } from '../../server/support/factors.ts'
import type { Place } from './table.ts'

/** What an address names. */
interface Thing {
  /**
   * @param form where it belongs to one
   * @returns how addresses name it
   */
  make(api: Api, owner: Person, form: string): Promise<string>
  remove(api: Api, id: string, owner: Person, form: string): Promise<unknown>
  /** Names a thing that never was. */
  absent(): string
}

let made = 0
/** Images are known by their bytes, so each has a colour of its own. */
export const aNewImage = (): Buffer => aPng({ color: [(made += 1) % 256, Math.floor(made / 256) % 256, 0] })

const makeForm = async ({ stores }: Api, owner: Person): Promise<string> =>
  (await stores.forms.insert(owner.id, { title: 'Form', structure: { fields: someFields({}) } })).id

async function makeResponse({ stores }: Api, _: Person, form: string): Promise<string> {
  const { id } = await stores.sessions.insert(form, 1)
  const session = await stores.sessions.find(id)
  if (!session) throw new Error('The session was not stored')
  const outcome = await stores.submissions.insert(storable(session, { responses: responsesFrom({}) }))
  return typeof outcome === 'string' ? outcome : outcome.id
}

const makeWebhook = async ({ stores }: Api, _: Person, form: string): Promise<string> =>
  (await stores.webhooks.insert(form, { url: 'https://example.com/hook' }))?.webhook.id ?? ''

const loginOf = async ({ stores }: Api, { token }: Person): Promise<string> =>
  (await createTokens(SECRET, stores).read(token, 'access')) ?? ''

const THINGS: Record<string, Thing> = {
  form: { make: makeForm, remove: ({ stores }, id, owner) => stores.forms.remove(owner.id, id), absent: v7 },
  draft: {
    make: async (api, owner) => {
      const form = await makeForm(api, owner)
      await api.stores.drafts.save(owner.id, form, {
        version: 1,
        title: 'Draft',
        structure: { fields: someFields({}) },
      })
      return form
    },
    remove: ({ stores }, id) => stores.drafts.remove(id),
    absent: v7,
  },
  version: {
    make: async ({ database }, _, form) => {
      await database
        .insertInto('form_version')
        .values({ form_id: form, version: 2, structure: '{"fields":[]}' })
        .execute()
      return '2'
    },
    remove: ({ database }, _, __, form) =>
      database.deleteFrom('form_version').where('form_id', '=', form).where('version', '=', 2).execute(),
    absent: () => '99',
  },
  item: {
    make: async ({ stores }, owner) => (await stores.items.insert(owner.id, { title: 'Item' })).id,
    remove: ({ stores }, id, owner) => stores.items.remove(owner.id, id),
    absent: v7,
  },
  session: {
    make: async (api, owner) => (await api.stores.sessions.insert(await makeForm(api, owner), 1)).id,
    remove: async ({ stores }, id, owner) =>
      stores.forms.remove(owner.id, (await stores.sessions.find(id))?.formId ?? ''),
    absent: v7,
  },
  responseId: {
    make: makeResponse,
    remove: ({ stores }, id, _, form) => stores.removals.remove(form, [id]),
    absent: v7,
  },
  webhookId: {
    make: makeWebhook,
    remove: ({ stores }, id, _, form) => stores.webhooks.remove(form, id),
    absent: v7,
  },
  deliveryId: {
    make: async (api, owner, form) =>
      (await api.stores.deliveryLog.insertTest(form, await makeWebhook(api, owner, form))).id,
    remove: ({ database }, id) => database.deleteFrom('delivery').where('id', '=', id).execute(),
    absent: v7,
  },
  transferId: {
    make: async (api, owner) => {
      const id = v7()
      await api.stores.transfers.insert({ id, formId: await makeForm(api, owner), data: Buffer.from('sealed') })
      return id
    },
    remove: ({ database }, id) => database.deleteFrom('transfer').where('id', '=', id).execute(),
    absent: v7,
  },
  passkeyId: {
    make: async (api, owner) => (await addPasskey(api, owner.id)).id,
    remove: ({ database }, id) => database.deleteFrom('passkey').where('id', '=', id).execute(),
    absent: v7,
  },
  loginId: {
    make: (api, owner) => api.stores.tokens.insert(owner.id, 'access', 60_000),
    remove: ({ stores }, id) => stores.tokens.remove(id),
    absent: v7,
  },
  imageId: {
    make: async ({ stores }, owner) =>
      (await stores.images.insert(owner.id, { media_type: 'image/png', width: 8, height: 4, data: aNewImage() })).id,
    remove: ({ database }, id) => database.deleteFrom('form_image').where('hash', '=', id).execute(),
    absent: () => 'A'.repeat(43),
  },
  token: {
    make: async (api, owner) => {
      const link = { loginId: await loginOf(api, owner), formId: await makeForm(api, owner) }
      return (await api.stores.downloads.insert({ ...link, request: { kind: 'csv' } })).token
    },
    remove: ({ stores }, id) => stores.downloads.take(id),
    absent: () => 'A'.repeat(43),
  },
  user_id: {
    make: async (_, owner) => owner.id,
    remove: ({ stores }, id) => stores.users.remove(id),
    absent: v7,
  },
  email: {
    make: async (_, owner) => owner.email,
    remove: ({ stores }, __, owner) => stores.users.remove(owner.id),
    absent: () => `${v7()}@example.com`,
  },
}

/** An address names a form, its draft, an item and a session `id` alike. */
const kindOf = (path: string, name: string): string =>
  name === 'id' ? ((/\/(draft)$/.exec(path) ?? /\/(form|item|session)s\//.exec(path))?.[1] ?? name) : name

const thingOf = (path: string, name: string): Thing => {
  const thing = THINGS[kindOf(path, name)]
  if (!thing) throw new Error(`No thing is known for {${name}} in ${path}`)
  return thing
}

/** @returns the path with names of things at that place, which are made for this one request */
export async function addressOf(api: Api, path: string, place: Place, me: Person): Promise<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const outer = names.length > 1 ? await makeForm(api, place === "another's" ? await api.aPerson() : me) : ''
  const inner = names.at(-1)
  const ids = inner === undefined ? [] : [outer, await nameAt(api, thingOf(path, inner), place, me, outer)]
  return names.reduce(
    (filled, name, index) => filled.replace(`{${name}}`, ids[ids.length - names.length + index] ?? ''),
    path,
  )
}

async function nameAt(api: Api, thing: Thing, place: Place, me: Person, outer: string): Promise<string> {
  if (place === 'absent') return thing.absent()
  // The first superuser stays: who is deleted is a person of their own.
  const owner = place === 'own' ? me : await api.aPerson()
  const form = place === 'crossed' ? await makeForm(api, owner) : outer
  const id = await thing.make(api, owner, form)
  if (place === 'deleted') await thing.remove(api, id, owner, form)
  return id
}
