import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteFormMutation,
  readFormQueryKey,
  readFormsQueryKey,
  updateFormMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { formServiceFailure } from '../../../rules/failures.ts'
import type { ApiFailure } from '../../transport/api-failure.ts'
import { formsOptions } from './forms-options.ts'
import { formsTexts } from './texts.ts'
import type { FormQuery } from './use-form-query.ts'

const meta = {
  refetch: [readFormsQueryKey()],
  failure: ({ status, body }: ApiFailure) => formServiceFailure(status, body).message,
}

export const useForms = (query: FormQuery) =>
  useInfiniteQuery({ ...formsOptions(query), placeholderData: keepPreviousData })

/** A form as a file; a failure is said like any other. */
export const useDownloadForm = () =>
  useMutation({
    mutationFn: async (id: string) => (await import('./download-form.ts')).downloadForm(id),
    meta: { failure: meta.failure },
  })

/** Changes the head of a form: whether it is active, its tags. */
export function useUpdateForm() {
  const queryClient = useQueryClient()
  return useMutation({
    ...updateFormMutation(),
    onSuccess: (form) => queryClient.setQueryData(readFormQueryKey({ path: { id: form.id } }), form),
    meta: { ...meta, success: formsTexts.updated },
  })
}

export function useDeleteForm() {
  const queryClient = useQueryClient()
  return useMutation({
    ...deleteFormMutation(),
    onSuccess: (_message, { path }) => queryClient.removeQueries({ queryKey: readFormQueryKey({ path }) }),
    meta: { ...meta, success: formsTexts.removed },
  })
}
