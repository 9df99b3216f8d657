export const printTexts = {
  documentTitle: (form: string, time: string) => `${form} · ${time}`,
  tools: 'Printing',
  back: 'Back',
  print: 'Print',
  loading: 'Loading…',
  received: 'Received',
  noAnswer: 'No answer',
  notAsked: 'Not asked',
  reference: (id: string, version: number) => `Response ${id} · Version ${version} of the form`,
}
