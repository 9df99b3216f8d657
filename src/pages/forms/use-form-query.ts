import { useSearchParams } from 'react-router-dom'
import type { ReadFormsData } from '../../../contract/types.gen.ts'
import { SEARCH_MAX, TAG_MAX } from '../../../rules/limits.ts'

type Query = NonNullable<ReadFormsData['query']>

/** Which forms are shown, and in what order; an absent part means all of them, the newest first. */
export type FormQuery = Pick<Query, 'q' | 'status' | 'tag' | 'sort'>

export const STATUSES = ['active', 'inactive'] as const
export const ORDERS = ['newest', 'changed', 'title', 'responses'] as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const textOf = (text: string | null, max: number): string | undefined => text?.trim().slice(0, max) || undefined

/** What an address asks for; parts that make no sense count as absent. */
export function formQueryOf(params: URLSearchParams): FormQuery {
  const [q, tag] = [textOf(params.get('q'), SEARCH_MAX), textOf(params.get('tag'), TAG_MAX)]
  const [status, sort] = [oneOf(STATUSES, params.get('status')), oneOf(ORDERS, params.get('sort'))]
  return { ...(q && { q }), ...(status && { status }), ...(tag && { tag }), ...(sort && { sort }) }
}

/** Whether some forms may be left out. */
export const isNarrowed = ({ q, status, tag }: FormQuery): boolean =>
  q !== undefined || status !== undefined || tag !== undefined

/** The query in the page's address, and how to change a part of it; an empty part is taken away. */
export function useFormQuery(): [FormQuery, (part: Partial<Record<keyof FormQuery, string>>) => void] {
  const [params, setParams] = useSearchParams()
  const change = (part: Partial<Record<keyof FormQuery, string>>) =>
    setParams((before) => queryParams({ ...formQueryOf(before), ...part }), { replace: true })
  return [formQueryOf(params), change]
}

const queryParams = (query: Partial<Record<keyof FormQuery, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
