import { PAGE_SIZE } from '../../../rules/limits.ts'

/** Past the end of any list, but still a number that the server takes; the address is then corrected to the last page. */
const LAST_PAGE_ASKED = 100_000

/** The page that a query string asks for; anything but a whole number from 1 is page 1. */
export const pageOf = (text: string | null): number =>
  text !== null && /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE_ASKED) : 1

/** What a list call sends for a page. */
export const pageWindow = (page: number) => ({ skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })

/** An empty list has one page too. */
export const lastPageOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE))
