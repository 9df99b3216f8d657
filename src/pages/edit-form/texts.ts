export const editFormTexts = {
  title: 'Edit Form · Sayform',
  plainHeading: 'Edit Form',
  heading: (title: string) => `Edit: ${title}`,
  fields: (count: number) => `${count} field${count === 1 ? '' : 's'}`,
  settings: 'Form settings',
  save: 'Save Changes',
  saveFailed: 'Error updating form. Please try again.',
  deleted: 'This form was deleted in another place',
  createAgain: 'Create as a new form',
  loadFailedHint: 'The form could not be loaded. It may have been deleted or you may not have permission to edit it.',
}
