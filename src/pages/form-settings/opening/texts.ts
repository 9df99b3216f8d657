export const openingTexts = {
  heading: 'Who can answer, and when',
  hint: 'Outside of these limits visitors read that the form is closed. Those who have begun may finish.',
  opensAt: 'Opens at',
  closesAt: 'Closes at',
  limit: 'Limit of responses',
  limitHint: 'Empty for no limit.',
  message: 'What a closed form says',
  messageHint: 'Empty for the standard sentence.',
  sites: 'Sites that may show the form',
  sitesHint: 'One address in each line, such as https://example.com. The code to paste there is under Share.',
  save: 'Save',
}
