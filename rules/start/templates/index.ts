import type { FormDraft } from '../../drafts.ts'
import { application, consent, incident, intake, quiz } from './asked-at-work.ts'
import { feedback, order, registration, survey, visit } from './asked-of-guests.ts'

/** Forms to begin with, in the order in which they are offered. */
export const TEMPLATES: Readonly<Record<string, () => FormDraft>> = {
  feedback,
  registration,
  survey,
  order,
  visit,
  intake,
  incident,
  application,
  consent,
  quiz,
}
