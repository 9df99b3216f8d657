import { setImmediate as nextTurn } from 'node:timers/promises'
import { totalOf } from '../responses/total.ts'
import type { Database } from '../database.ts'
import { lowestIdAt, timeOfId } from '../id-time.ts'
import { readAttention } from './attention.ts'
import { ATTENTION_KINDS, type AttentionItem } from './attention-items.ts'
import { ownedForms, type OwnedForm } from './owned-forms.ts'
import { countUpTo } from './ranges.ts'
import { readTrend, TREND_DAYS, trendStart } from './trend.ts'
import { noteVisit } from './visits.ts'

const FORMS_MAX = 20
const ATTENTION_MAX = 20
/** So many new responses are counted; more are not told apart. */
const NEW_MAX = 10_000

/** What an owner sees first. Times are milliseconds since 1970. */
interface Overview {
  since: number
  /** Of all forms; at most {@link NEW_MAX}, as in each form. */
  newResponses: number
  forms: OverviewForm[]
  attention: AttentionItem[]
}

interface OverviewForm {
  id: string
  title: string
  isActive: boolean
  new: number
  total: number
  /** Responses of each of the last 14 days, oldest first. */
  trend: number[]
}

/** Reads keys and short ranges of keys only: it is asked for every half minute while it is looked at. */
export const dashboardStore = (database: Database) => ({
  /** Notes the visit, too: what came since the one before is new. */
  async read(ownerId: string, now = Date.now()): Promise<Overview> {
    const since = await noteVisit(database, ownerId, now)
    const { forms, withNews, attention } = await lookThrough(database, ownerId, { now, since })
    const news = await countNews(database, withNews, since)
    const chosen = [...withNews, ...forms].slice(0, FORMS_MAX)
    const overviews: OverviewForm[] = []
    for (const form of chosen) {
      overviews.push(await overviewOf(database, form, news.get(form.id) ?? 0, now))
      await nextTurn()
    }
    const newResponses = Math.min(
      NEW_MAX,
      [...news.values()].reduce((sum, count) => sum + count, 0),
    )
    return { since, newResponses, forms: overviews, attention }
  },
})

/** @returns the newest forms without news, those with news by their latest response, and what needs the owner */
async function lookThrough(database: Database, ownerId: string, { now, since }: { now: number; since: number }) {
  const [forms, withNews, attention]: [OwnedForm[], OwnedForm[], AttentionItem[]] = [[], [], []]
  for await (const slice of ownedForms(database, ownerId)) {
    const { news = [], others = [] } = Object.groupBy(slice, (form) => (hasNews(form, since) ? 'news' : 'others'))
    withNews.push(...news)
    forms.push(...others.slice(0, FORMS_MAX - forms.length))
    attention.push(...(await readAttention(database, slice, now, ATTENTION_MAX)))
    await nextTurn()
  }
  withNews.sort((a, b) => ((a.newest ?? '') < (b.newest ?? '') ? 1 : -1))
  return { forms, withNews, attention: mostUrgent(attention) }
}

const hasNews = ({ newest }: OwnedForm, since: number): boolean => newest !== null && timeOfId(newest) >= since

const mostUrgent = (attention: AttentionItem[]): AttentionItem[] =>
  attention.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || (a.since ?? 0) - (b.since ?? 0)).slice(0, ATTENTION_MAX)

const urgencyOf = ({ kind }: AttentionItem): number => ATTENTION_KINDS.indexOf(kind)

/** As many forms at once as are shown, then further ones while the sum is not reached. */
async function countNews(database: Database, forms: OwnedForm[], since: number): Promise<Map<string, number>> {
  const news = new Map<string, number>()
  let sum = 0
  for (let from = 0; from < forms.length && sum < NEW_MAX; from += FORMS_MAX) {
    const probes = forms.slice(from, from + FORMS_MAX).map(({ id }) => ({ formId: id, from: lowestIdAt(since) }))
    const counts = await countUpTo(database, probes, NEW_MAX)
    for (const [index, { formId }] of probes.entries()) news.set(formId, counts[index] ?? 0)
    sum += counts.reduce((all, count) => all + count, 0)
    await nextTurn()
  }
  return news
}

async function overviewOf(database: Database, form: OwnedForm, news: number, now: number): Promise<OverviewForm> {
  const { id, title, isActive, newest } = form
  const isQuiet = newest === null || timeOfId(newest) < trendStart(now)
  const trend = isQuiet ? Array.from({ length: TREND_DAYS }, () => 0) : await readTrend(database, form, now)
  return { id, title, isActive, new: news, total: totalOf(form), trend }
}
