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
  created: 'Your account has been created. You can log in now.',
}
