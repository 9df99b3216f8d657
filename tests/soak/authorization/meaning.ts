import type { Api, Person } from '../../server/support/api.ts'
import type { Place } from './table.ts'

/** What a request is about, and who makes it. */
export interface Meaning {
  api: Api
  place: Place
  me: Person
}
