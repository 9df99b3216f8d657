import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { readFormQueryKey, saveFormDraftMutation } from '../../../../contract/@tanstack/react-query.gen.ts'
import { deleteFormDraft, readFormDraft } from '../../../../contract/sdk.gen.ts'
import type { Form, FormDraft } from '../../../../contract/types.gen.ts'
import { formDraftMachine } from '../../../../machines/form-draft/form-draft.machine.ts'
import type { DraftToKeep, FoundDraft, KeptDraft } from '../../../../machines/form-draft/types.ts'
import type { EditedForm } from '../../../../machines/form-editor/types.ts'
import { normaliseDraft } from '../../../../rules/drafts.ts'
import { changesOf, isUnchanged } from '../../../../rules/drafts/changes.ts'
import { toFailure } from '../../../transport/api-failure.ts'
import { currentUserOptions } from '../../../transport/current-user.ts'
import {
  forgetDeviceDraft,
  forgetDraftsOfOthers,
  readDeviceDraft,
  saveDeviceDraft,
} from '../../../transport/device-drafts.ts'

/** The form that is edited: as it is published, and its id where it exists. */
export interface DraftedForm {
  id: string | undefined
  published: EditedForm
  /** Whether the server had a draft of it when it was read. */
  hasDraft: boolean
}

const userIdOf = async (queryClient: QueryClient) => (await queryClient.ensureQueryData(currentUserOptions)).id

/** Nothing that is answered 404 exists; everything else is a failure. */
async function orAbsent<Found>(call: Promise<{ data: Found }>): Promise<Found | undefined> {
  try {
    return (await call).data
  } catch (error) {
    if (toFailure(error).status === 404) return undefined
    throw error
  }
}

const toKept = ({ title, description, structure, is_active, version, updated_at }: FormDraft): KeptDraft => ({
  draft: { title, description, structure, ...(is_active !== undefined && { is_active }) },
  version,
  savedAt: Date.parse(updated_at),
})

const isOther = (published: EditedForm, { draft }: KeptDraft): boolean =>
  !isUnchanged(changesOf(normaliseDraft(published), normaliseDraft(draft)))

const latestOf = (drafts: (KeptDraft | undefined)[]): KeptDraft | undefined =>
  drafts.filter((kept) => kept !== undefined).toSorted((one, other) => other.savedAt - one.savedAt)[0]

async function find({ id, published }: DraftedForm, device: KeptDraft | undefined, asks: boolean): Promise<FoundDraft> {
  if (id === undefined) return { kept: device && isOther(published, device) ? device : undefined, revision: undefined }
  const stored = asks ? await orAbsent(readFormDraft({ path: { id } })) : undefined
  const latest = latestOf([device, stored && toKept(stored)])
  return { kept: latest && isOther(published, latest) ? latest : undefined, revision: stored?.revision ?? 0 }
}

/** Through the cache of mutations, where the end of a login is noticed for all calls. */
const storing = (queryClient: QueryClient) =>
  new MutationObserver(queryClient, { ...saveFormDraftMutation(), meta: { silent: true } })

/** On the device first, which always answers; there it is forgotten once the server has it. */
async function keep(queryClient: QueryClient, id: string | undefined, { draft, version, revision }: DraftToKeep) {
  const userId = await userIdOf(queryClient)
  saveDeviceDraft(userId, id, { draft, version, savedAt: Date.now() })
  if (id === undefined || version === undefined || revision === undefined) return undefined
  const { title, description = null, structure = { fields: [] }, is_active } = draft
  const body = { title, description, structure, version, revision, ...(is_active !== undefined && { is_active }) }
  try {
    const data = await storing(queryClient).mutate({ path: { id }, body })
    forgetDeviceDraft(userId, id)
    noteDraft(queryClient, id, data.updated_at)
    return data.revision
  } catch (error) {
    throw toFailure(error).status === 409 ? 'displaced' : error
  }
}

const noteDraft = (queryClient: QueryClient, id: string, draft_at: string | null) =>
  queryClient.setQueryData<Form>(readFormQueryKey({ path: { id } }), (form) => form && { ...form, draft_at })

/** The machine of a draft with the device and the server behind it. */
export const draftMachine = (queryClient: QueryClient, form: DraftedForm) =>
  formDraftMachine.provide({
    actors: {
      findDraft: fromPromise(async ({ input: place }) => {
        const userId = await userIdOf(queryClient)
        forgetDraftsOfOthers(userId)
        return place === 'server'
          ? find(form, undefined, true)
          : find(form, readDeviceDraft(userId, form.id), form.hasDraft)
      }),
      keepDraft: fromPromise(({ input }) => keep(queryClient, form.id, input)),
      discardDraft: fromPromise(async ({ input: revision }) => {
        const { id } = form
        forgetDeviceDraft(await userIdOf(queryClient), id)
        if (id === undefined || !revision) return
        await orAbsent(deleteFormDraft({ path: { id }, query: { revision } }))
        noteDraft(queryClient, id, null)
      }),
    },
  })
