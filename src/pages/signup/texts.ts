export const signupTexts = {
  title: 'Sign Up · Sayform',
  heading: 'Sign Up',
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  submit: 'Sign Up',
  haveAccount: 'Already have an account?',
  logIn: 'Log In',
  closed: 'Sign-up is closed here. Please ask the people who run this site for an account.',
  created: 'Your account has been created. You can log in now.',
}
