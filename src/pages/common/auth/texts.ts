export const ownPasswordTexts = {
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm Password',
  updated: 'Password updated successfully.',
}
