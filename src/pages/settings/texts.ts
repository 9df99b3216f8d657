export const settingsTexts = {
  title: 'User Settings · Sayform',
  heading: 'User Settings',
  tabs: { profile: 'My profile', password: 'Password', appearance: 'Appearance', danger: 'Danger zone' },
  profile: {
    heading: 'User Information',
    fullName: 'Full name',
    email: 'Email',
    updated: 'User updated successfully.',
  },
  password: { heading: 'Change Password' },
  appearance: {
    heading: 'Theme',
    themes: { system: 'System', light: 'Light Mode', dark: 'Dark Mode' },
  },
  danger: {
    heading: 'Delete Account',
    hint: 'Permanently delete your data and everything associated with your account.',
    open: 'Delete Account',
    dialog: 'Confirmation Required',
    warning: 'All your account data will be permanently deleted. This action cannot be undone.',
    confirm: 'Delete',
    deleted: 'Your account has been successfully deleted',
  },
}
