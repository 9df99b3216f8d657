/** What about a form needs its owner, the most urgent kind first. */
export const ATTENTION_KINDS = [
  'webhook-off',
  'webhook-failing',
  'unread-deleted-soon',
  'badly-heard',
  'no-responses',
] as const

export interface AttentionItem {
  kind: (typeof ATTENTION_KINDS)[number]
  formId: string
  title: string
  /** Of a webhook. */
  host?: string
  reason?: string
  /** The label of the question that is heard worst, and how many are heard badly. */
  question?: string
  questions?: number
  /** Since when it is so, in milliseconds since 1970. */
  since?: number
}
