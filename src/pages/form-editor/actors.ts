import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { readFormQueryKey, readFormsQueryKey } from '../../../contract/@tanstack/react-query.gen.ts'
import { createForm, readForm, updateForm } from '../../../contract/sdk.gen.ts'
import type { Form } from '../../../contract/types.gen.ts'
import { formEditorMachine } from '../../../machines/form-editor/form-editor.machine.ts'
import type { EditedForm, SavedForm, VersionConflict } from '../../../machines/form-editor/types.ts'
import { normaliseDraft } from '../../../rules/drafts.ts'
import { type Failure, formServiceFailure } from '../../../rules/failures.ts'
import { type ApiFailure, toFailure } from '../../transport/api-failure.ts'

const CREATED = 'Form created successfully!'
const UPDATED = 'Form updated successfully!'
const DELETED = 'What you have here is still complete: create it as a new form, with a new link and without responses.'

const failureOf = ({ status, body }: ApiFailure): Failure =>
  status === 404 ? { type: 'not-found', message: DELETED } : formServiceFailure(status, body)

/** Through the cache of mutations, where the toasts and the end of a login are decided once for all calls. */
function save(queryClient: QueryClient, { draft, version }: SavedForm, formId: string | undefined): Promise<Form> {
  const body = normaliseDraft(draft)
  const call = new MutationObserver(queryClient, {
    mutationFn: async (): Promise<Form> =>
      formId === undefined
        ? (await createForm({ body })).data
        : (await updateForm({ path: { id: formId }, body: { ...body, ...(version !== undefined && { version }) } }))
            .data,
    meta: {
      success: formId === undefined ? CREATED : UPDATED,
      silent: true,
      refetch: [readFormsQueryKey()],
    },
  })
  return call.mutate()
}

export const toEdited = ({ title, description, structure, is_active }: Form): EditedForm => ({
  title,
  description,
  structure,
  is_active,
})

/** A 409 where another version is the newest by now; the account's limits answer the same. */
async function conflictOf(
  { status }: ApiFailure,
  { version }: SavedForm,
  id: string | undefined,
): Promise<VersionConflict | undefined> {
  if (status !== 409 || id === undefined) return undefined
  const { data: form } = await readForm({ path: { id } })
  return form.version === version ? undefined : { type: 'conflict', theirs: { form, draft: toEdited(form) } }
}

/** The editor's machine with the server behind it. Without an id the form is created. */
export const editorMachine = (queryClient: QueryClient, formId?: string) =>
  formEditorMachine.provide({
    actors: {
      saveForm: fromPromise(async ({ input }) => {
        try {
          const form = await save(queryClient, input, formId)
          queryClient.setQueryData(readFormQueryKey({ path: { id: form.id } }), form)
          return form
        } catch (error) {
          const failure = toFailure(error)
          throw (await conflictOf(failure, input, formId).catch(() => undefined)) ?? failureOf(failure)
        }
      }),
    },
  })
