import { INTERFACE_LANGUAGE } from '../../../../rules/limits.ts'

const timeText = (time: number | string): string =>
  new Date(time).toLocaleString(INTERFACE_LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })

export const draftTexts = {
  offerTitle: 'Restore unsaved changes?',
  offerHint: (savedAt: number) =>
    `You changed this form on ${timeText(savedAt)} and did not save it. Visitors have not seen these changes.`,
  newHint: (savedAt: number) => `You began a form on ${timeText(savedAt)} and did not create it.`,
  restore: 'Restore',
  discard: 'Discard',
  noChanges: 'Nothing differs.',
  more: (count: number) => `… and ${count} more`,
  kept: 'Draft saved',
  keptHere: 'Draft kept on this device',
  displacedTitle: 'This draft was changed in another place',
  displacedHint: (savedAt: number) =>
    `Another window or person saved a draft of this form on ${timeText(savedAt)}. This is how it differs from yours:`,
  take: 'Take theirs',
  keepMine: 'Keep mine',
  reviewTitle: 'Publish these changes?',
  reviewHint: 'Visitors see the form like this from now on. Those who are answering now finish it as it was.',
  review: 'Review changes',
  publish: 'Publish',
  stay: 'Keep editing',
  answers: 'Answers that were given',
  noAnswers: 'There are no answers yet.',
  untouched: 'No answer that was given is touched.',
  conflictTitle: 'This form was changed in another place',
  conflictHint: (title: string, time: string) =>
    `“${title}” was published on ${timeText(time)}, after you began. Nothing was taken over. This is what was changed there:`,
  conflictNote:
    'With “Keep mine” your form is published, and theirs stays in the list of versions. With “Take theirs” yours can be had back by Undo.',
  versions: 'Versions',
  versionsTitle: 'Versions of this form',
  versionsHint: 'Restore brings a version into the editor. Visitors see it once you save.',
  version: (version: number) => `Version ${version}`,
  latest: 'Published now',
  versionFacts: (title: string, fields: number, time: string) =>
    `${title} · ${fields} field${fields === 1 ? '' : 's'} · ${timeText(time)}`,
  restoreVersion: (version: number) => `Restore version ${version}`,
  restored: (version: number) => `Version ${version} is in the editor. Visitors see it once you save.`,
  moreVersions: 'Show older versions',
  close: 'Close',
}
