import { INTERFACE_LANGUAGE } from '../../../rules/limits.ts'

const number = (count: number) => count.toLocaleString(INTERFACE_LANGUAGE)
/** The server counts no further. */
const counted = (count: number) => (count >= 10_000 ? `${number(10_000)}+` : number(count))

export const dashboardTexts = {
  title: 'Dashboard · Sayform',
  greeting: (name: string) => `Hi, ${name}`,
  welcome: 'Welcome back, nice to see you again!',
  news: (count: number) =>
    count === 0 ? 'No new responses' : `${counted(count)} new ${count === 1 ? 'response' : 'responses'}`,
  since: (time: string) => `Since your last visit, ${time}`,
  forms: 'Your forms',
  allForms: 'See all',
  create: 'Create Form',
  columns: { form: 'Form', total: 'Responses', trend: 'Last 14 days' },
  inactive: 'Inactive',
  fresh: (count: number) => `${counted(count)} new`,
  number,
  inTrend: (count: number) => `${number(count)} in all`,
  trend: (days: readonly number[]) => `Responses per day, the oldest day first: ${days.map(number).join(', ')}`,
  attention: 'Needs your attention',
  more: (count: number) => `Show ${count} more`,
  toSettings: 'Open its settings',
  toResponses: 'Read them',
  toSummary: 'See how it is heard',
  toForms: 'Go to its link',
  of: (action: string, title: string) => `${action}: ${title}`,
  emptyTitle: 'No forms yet',
  emptyHint: 'Build a form, share its link, and see here what people answered.',
  createFirst: 'Create Your First Form',
}
