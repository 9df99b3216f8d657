export const undoEmailTexts = {
  title: 'Take Email Back · Sayform',
  heading: 'Take Email Back',
  intro:
    'Your account gets the address again to which the link was mailed. Every login ends: set a new password afterwards, since somebody else may know yours.',
  submit: 'Take my email back',
  done: 'Your email is yours again. Ask for a new password now.',
  back: 'Back to Log In',
}
