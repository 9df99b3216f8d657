import type { FormSettings, FormSettingsUpdate } from '../../../contract/types.gen.ts'

/** The settings as the page holds them while they are changed. */
export interface SettingsValues {
  notify: FormSettings['notify_owner']
  copy: boolean
  keep: 'always' | 'limited'
  days: string
}

const DAYS_MAX = 3650
const SUGGESTED_DAYS = '365'

export const toValues = ({ notify_owner, copy_to_respondent, retention_days }: FormSettings): SettingsValues => ({
  notify: notify_owner,
  copy: copy_to_respondent,
  keep: retention_days === null ? 'always' : 'limited',
  days: retention_days === null ? SUGGESTED_DAYS : String(retention_days),
})

/** @returns the days that responses stay; null for always, undefined while it is no such number */
export function daysIn({ keep, days }: SettingsValues): number | null | undefined {
  if (keep === 'always') return null
  const count = Number(days)
  return /^\d+$/.test(days.trim()) && count >= 1 && count <= DAYS_MAX ? count : undefined
}

export const toSettings = (values: SettingsValues, days: number | null): FormSettingsUpdate => ({
  notify_owner: values.notify,
  copy_to_respondent: values.copy,
  retention_days: days,
})

/** Whether saving deletes responses that would have stayed. */
export const isShorter = (days: number | null, before: number | null): boolean =>
  days !== null && (before === null || days < before)

/** Whether the page holds another setting than the server; days that are no number yet are one. */
export function isUnsaved(values: SettingsValues, saved: FormSettings): boolean {
  const { notify_owner, copy_to_respondent, retention_days } = saved
  const isSame = values.notify === notify_owner && values.copy === copy_to_respondent
  return !isSame || daysIn(values) !== retention_days
}
