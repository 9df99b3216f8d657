export const createFormTexts = {
  title: 'Create Form · Sayform',
  heading: 'Create New Form',
  create: 'Create Form',
}
