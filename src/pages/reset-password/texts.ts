export const resetTexts = {
  title: 'Reset Password · Sayform',
  heading: 'Reset Password',
  intro: 'Please enter your new password and confirm it to reset your password.',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  submit: 'Reset Password',
  updated: 'Password updated successfully.',
  back: 'Back to Log In',
  noToken: 'This address is only a part of the link in your mail. Open the whole link, or ask for a new one.',
  recover: 'Ask for a new link',
}
