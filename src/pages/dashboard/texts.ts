export const dashboardTexts = {
  title: 'Dashboard · Sayform',
  greeting: (name: string) => `Hi, ${name}`,
  welcome: 'Welcome back, nice to see you again!',
}
