import { useQuery } from '@tanstack/react-query'
import { readFormOptions } from '../../../contract/@tanstack/react-query.gen.ts'

/** The caller's own form; an error when it is another person's. */
export const useFormById = (formId: string) => useQuery(readFormOptions({ path: { id: formId } }))
