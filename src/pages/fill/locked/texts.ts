export const lockedTexts = {
  asked: 'This form asks for a password. The person who sent you the link can tell you.',
  typed: 'The password is typed; then you can answer by voice or by typing.',
  label: 'Password',
  missing: 'Please enter the password',
  show: 'Show password',
  open: 'Open the form',
}
