export const loginTexts = {
  title: 'Log In · Sayform',
  heading: 'Log In',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  forgot: 'Forgot password?',
  noAccount: "Don't have an account?",
  signUp: 'Sign Up',
  expired: 'Your session has ended. Please log in again.',
}
