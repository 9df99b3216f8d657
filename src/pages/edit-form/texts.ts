export const editFormTexts = {
  title: 'Edit Form · Sayform',
  plainHeading: 'Edit Form',
  heading: (title: string) => `Edit: ${title}`,
  fields: (count: number) => `${count} field${count === 1 ? '' : 's'}`,
  settings: 'Form settings',
  save: 'Save Changes',
  saveFailed: 'Error updating form. Please try again.',
  loadFailedHint: 'The form could not be loaded. It may have been deleted or you may not have permission to edit it.',
}
