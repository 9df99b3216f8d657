export const recoverTexts = {
  title: 'Password Recovery · Sayform',
  heading: 'Password Recovery',
  intro: 'A password recovery email will be sent to the registered account.',
  email: 'Email',
  submit: 'Continue',
  back: 'Back to Log In',
  sent: 'Password recovery email sent successfully.',
  mailSent:
    'If the address belongs to an account, a mail with a link is on its way to it. It may take some minutes; look among unwanted mail too.',
}
