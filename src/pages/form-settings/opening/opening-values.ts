import type { FormSettings } from '../../../../contract/types.gen.ts'
import { INTERFACE_LANGUAGE } from '../../../../rules/limits.ts'

/** The settings as the page holds them while they are changed; times are of the device. */
export interface OpeningValues {
  opensAt: string
  closesAt: string
  limit: string
  message: string
  /** One site in each line. */
  sites: string
}

export type OpeningSettings = Pick<
  FormSettings,
  'opens_at' | 'closes_at' | 'responses_max' | 'closed_message' | 'embed_origins'
>

export type OpeningProblems = Partial<Record<keyof OpeningValues, string>>

const LIMIT_MAX = 100_000_000
/** As the contract takes a site. */
const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?$/
const ORIGIN_LENGTH_MAX = 200
const SITES_MAX = 20

const two = (number: number): string => String(number).padStart(2, '0')

/** As an input of date and time takes it. */
function localTime(time: string | null): string {
  if (time === null) return ''
  const at = new Date(time)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

const isoTime = (time: string): string | null => (time === '' ? null : new Date(time).toISOString())

export const toOpeningValues = (settings: OpeningSettings): OpeningValues => ({
  opensAt: localTime(settings.opens_at),
  closesAt: localTime(settings.closes_at),
  limit: settings.responses_max === null ? '' : String(settings.responses_max),
  message: settings.closed_message,
  sites: settings.embed_origins.join('\n'),
})

/** @returns the origin of an address, `*` for all, undefined where it is none */
function originOf(line: string): string | undefined {
  if (line === '*') return line
  const address = line.includes('://') ? line : `https://${line}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && ORIGIN.test(url.origin) && url.origin.length <= ORIGIN_LENGTH_MAX ? url.origin : undefined
}

const linesOf = (sites: string): string[] =>
  sites
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * @param halves the times of which only a part is written: an input gives nothing for them
 */
export function openingProblems(
  { opensAt, closesAt, limit, sites }: OpeningValues,
  halves: readonly ('opensAt' | 'closesAt')[],
): OpeningProblems {
  const lines = linesOf(sites)
  const wrong = lines.find((line) => originOf(line) === undefined)
  return {
    ...Object.fromEntries(halves.map((half) => [half, 'Give the day and the time, or nothing'])),
    ...(opensAt && closesAt && closesAt <= opensAt && { closesAt: 'The form must open before it closes' }),
    ...(limit.trim() &&
      !isCount(limit) && {
        limit: `Give a whole number from 1 to ${LIMIT_MAX.toLocaleString(INTERFACE_LANGUAGE)}, or nothing`,
      }),
    ...(wrong !== undefined && { sites: `This is no address of a site: ${wrong}` }),
    ...(lines.length > SITES_MAX && { sites: `Name at most ${SITES_MAX} sites` }),
  }
}

const isCount = (limit: string): boolean =>
  /^\d+$/.test(limit.trim()) && Number(limit) >= 1 && Number(limit) <= LIMIT_MAX

export const toOpening = ({ opensAt, closesAt, limit, message, sites }: OpeningValues): OpeningSettings => ({
  opens_at: isoTime(opensAt),
  closes_at: isoTime(closesAt),
  responses_max: limit.trim() ? Number(limit) : null,
  closed_message: message.trim(),
  embed_origins: [...new Set(linesOf(sites).flatMap((line) => originOf(line) ?? []))],
})
