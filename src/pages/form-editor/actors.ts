import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { readFormQueryKey, readFormsQueryKey } from '../../../contract/@tanstack/react-query.gen.ts'
import { createForm, updateForm } from '../../../contract/sdk.gen.ts'
import type { Form } from '../../../contract/types.gen.ts'
import { type EditedForm, formEditorMachine } from '../../../machines/form-editor/form-editor.machine.ts'
import { normaliseDraft } from '../../../rules/drafts.ts'
import { formServiceFailure } from '../../../rules/failures.ts'
import { type ApiFailure, toFailure } from '../../transport/api-failure.ts'

const CREATED = 'Form created successfully!'
const UPDATED = 'Form updated successfully!'

const failureOf = ({ status, body }: ApiFailure) => formServiceFailure(status, body)

/** Through the cache of mutations, where the toasts and the end of a login are decided once for all calls. */
function save(queryClient: QueryClient, draft: EditedForm, formId: string | undefined): Promise<Form> {
  const body = normaliseDraft(draft)
  const call = new MutationObserver(queryClient, {
    mutationFn: async (): Promise<Form> =>
      formId === undefined
        ? (await createForm({ body })).data
        : (await updateForm({ path: { id: formId }, body })).data,
    meta: {
      success: formId === undefined ? CREATED : UPDATED,
      silent: true,
      refetch: [readFormsQueryKey()],
    },
  })
  return call.mutate()
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
          throw failureOf(toFailure(error))
        }
      }),
    },
  })
