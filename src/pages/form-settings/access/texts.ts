export const accessTexts = {
  heading: 'Password, and one answer per device',
  once: 'One answer per device',
  onceHint:
    'Keeps people from answering twice by accident; clearing the browser’s data gets around it. The page keeps a random id for this form on the device, which is stored with the response. Delete a response, and its device can answer again.',
  has: 'This form has a password.',
  hasNone: 'This form has no password: anyone with the link can answer it.',
  passwordHint:
    'People enter it once a day on each device before they see the questions. It is typed, never spoken. It is not part of a copy of the form or of its JSON.',
  password: 'Password for this form',
  newPassword: 'New password for this form',
  passwordHelp: 'At least 4 characters. It cannot be read again: note it before you pass it on.',
  changeHelp: 'At least 4 characters. People who entered the old one have to enter the new one.',
  tooShort: 'The password must have at least 4 characters',
  show: 'Show password',
  set: 'Set password',
  change: 'Change password',
  remove: 'Remove password',
}
