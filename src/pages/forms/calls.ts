import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteFormMutation,
  readFormQueryKey,
  readFormsQueryKey,
  updateFormMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { readForms } from '../../../contract/sdk.gen.ts'
import type { Forms } from '../../../contract/types.gen.ts'
import { formServiceFailure } from '../../../rules/failures.ts'
import { FORMS_LIMIT } from '../../../rules/limits.ts'
import type { ApiFailure } from '../../transport/api-failure.ts'
import { formsTexts } from './texts.ts'
import type { FormQuery } from './use-form-query.ts'

const meta = {
  refetch: [readFormsQueryKey()],
  failure: ({ status, body }: ApiFailure) => formServiceFailure(status, body).message,
}

const loadedIn = (pages: Forms[]) => pages.reduce((sum, { data }) => sum + data.length, 0)

/** A hundred at a time; "Load more" brings the next ones. */
export const useForms = (query: FormQuery) =>
  useInfiniteQuery({
    queryKey: [...readFormsQueryKey(), 'pages', query],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await readForms({ query: { ...query, skip: pageParam, limit: FORMS_LIMIT, fields: 'head' }, signal })).data,
    // Answers arrive meanwhile: what is known is shown at once, and its counts are read again.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    getNextPageParam: ({ count, data }, pages) =>
      data.length > 0 && loadedIn(pages) < count ? loadedIn(pages) : undefined,
  })

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
