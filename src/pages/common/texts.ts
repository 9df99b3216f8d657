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
