export const resetTexts = {
  title: 'Reset Password · Sayform',
  heading: 'Reset Password',
  intro: 'Please enter your new password and confirm it to reset your password.',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  submit: 'Reset Password',
  updated: 'Password updated successfully.',
  back: 'Back to Log In',
}
