import { useQuery } from '@tanstack/react-query'
import { readFormOptions } from '../../../contract/@tanstack/react-query.gen.ts'

/** The caller's own form; an error when it is another person's. */
export const useFormById = (formId: string) => useQuery(readFormOptions({ path: { id: formId } }))

/**
 * The same, read again whenever a page opens: what is edited begins with what is stored now. It is there when it was
 * fetched after the page opened.
 */
export const useFreshForm = (formId: string) =>
  useQuery({ ...readFormOptions({ path: { id: formId } }), refetchOnMount: 'always' })
