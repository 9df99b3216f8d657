export const notFoundTexts = {
  title: 'Page not found · Sayform',
  code: '404',
  oops: 'Oops!',
  message: 'The page you are looking for was not found.',
  back: 'Go Back',
}
