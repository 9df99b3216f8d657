export const startTexts = {
  heading: 'Start from',
  templates: 'Templates',
  file: 'Import a file',
  fileHint: 'JSON of Sayform, Google Forms (API), SurveyJS or Typeform (API)',
  copying: 'Copying the form…',
  copySuffix: ' (copy)',
  notCopied: 'The form could not be copied. It may have been deleted.',
  failed: 'The form could not be read. Please try again.',
  tooLarge: 'The file is larger than a form with its images can be.',
  imageLeft: (place: 'logo' | 'cover', problem: string) => `${place === 'logo' ? 'Logo' : 'Cover'}: ${problem}`,
  refused: 'The file was not imported',
  more: (count: number) => `… and ${count} more`,
  left: 'Not everything could be carried over',
}

/** In the order in which they are offered. */
export const TEMPLATE_NAMES: Readonly<Record<string, string>> = {
  feedback: 'Feedback',
  registration: 'Registration',
  survey: 'Survey with ratings',
  order: 'Order',
  visit: 'Visit',
  intake: 'Intake',
  incident: 'Incident report',
  application: 'Job application',
  consent: 'Consent',
  quiz: 'Quiz',
}
