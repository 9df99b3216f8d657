import type { Holdings } from '../../../contract/types.gen.ts'
import { counted } from './numbers.ts'

export const sharedTexts = {
  product: 'Sayform',
  save: 'Save',
  edit: 'Edit',
  cancel: 'Cancel',
  remove: 'Delete',
  close: 'Close',
  none: 'N/A',
  loading: 'Loading…',
  loadFailed: 'This could not be loaded',
  tryAgain: 'Try Again',
}

/** Of the pages that belong to one form. */
export const formTexts = {
  headings: { responses: 'Responses', summary: 'Summary', settings: 'Form Settings' },
  links: { responses: 'Responses', summary: 'Summary', settings: 'Settings', edit: 'Edit form' },
  documentTitle: (heading: string, form = '') => [heading, form, 'Sayform'].filter(Boolean).join(' · '),
  pages: 'Pages of this form',
  morePages: 'More pages of this form',
  forms: 'Forms',
  loadFailed: 'Error loading form',
  missing: 'Form not found',
  missingHint: 'It was deleted, or it belongs to another account.',
  backToForms: 'Back to Forms',
}

/** Before unsaved changes are lost. */
export const leaveTexts = {
  title: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Keep editing',
}

/** What goes when an account is deleted. */
export const holdingsText = ({ forms, responses }: Holdings): string =>
  forms === 0
    ? 'There are no forms in this account.'
    : `${counted(forms, 'form', 'forms')} with ${counted(responses, 'response', 'responses')} will be deleted.`
