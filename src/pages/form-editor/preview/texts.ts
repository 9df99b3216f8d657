export const previewTexts = {
  ways: 'How the preview shows the form',
  overview: 'Overview',
  phone: 'Phone',
  desktop: 'Desktop',
  enlarge: 'Full size',
  shrink: 'Close',
  close: 'Close preview',
  frame: 'The form as visitors fill it in',
  nothingSent: 'Speak or type as a visitor would. Nothing is sent or stored from here.',
}
