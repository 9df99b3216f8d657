export const requiredStepTexts = {
  logOut: 'Log Out',
  'new-password': {
    title: 'Choose a password · Sayform',
    heading: 'Choose your password',
    intro: 'Your password was set by somebody else. Replace it by one that only you know, to go on.',
    submit: 'Save and go on',
  },
  'two-step': {
    title: 'Set up two-step login · Sayform',
    heading: 'Set up two-step login',
    intro:
      'This site asks for it: after your password, a code of an authenticator app on your phone. A stolen password is not enough then.',
    submit: 'Set up',
  },
}
