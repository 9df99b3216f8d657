import { counted, percentText, plain, shareOf } from '../common/numbers.ts'

export const summaryTexts = {
  period: 'Period',
  periods: { all: 'All time', custom: 'From … to …' },
  lastDays: (days: number) => `Last ${days} days`,
  from: 'From',
  to: 'To',
  compare: 'Compare with',
  comparisons: { none: 'Nothing', previous: 'The period before', custom: 'From … to …' },
  compareFrom: 'Compared from',
  compareTo: 'Compared to',
  noPrevious: 'Choose a period with a beginning to compare it with the one before.',
  clear: 'Clear',
  filter: 'Filter',

  selected: 'Selected period',
  compared: 'Compared period',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  chartHint: (name: string) => `${name}. Arrow keys go through the columns; the table beside it says the same.`,
  loadingChart: 'The chart is being loaded…',

  count: 'Responses',
  counts: (count: number, total: number) =>
    count === total && total > 0
      ? `All ${counted(total, 'response', 'responses')}`
      : total === 0
        ? counted(0, 'response', 'responses')
        : `${plain(count)} of ${counted(total, 'response', 'responses')}`,
  spokenShare: 'Answers spoken',
  ofAnswers: (spoken: number, typed: number) => `${plain(spoken)} spoken, ${plain(typed)} typed`,
  medianTime: 'Median time',
  medianHint: 'From opening the form to submitting it',
  opened: 'Opened',
  openedHint: 'Sessions on this form',
  started: 'Started',
  ofOpened: (started: number, opened: number) =>
    opened === 0 ? 'Gave an answer' : `${percentText(shareOf(started, opened))} of those who opened it`,
  finished: 'Finished',
  ofStarted: (finished: number, started: number) =>
    started === 0 ? 'Submitted' : `${percentText(shareOf(finished, started))} of those who started`,
  whereLeft: 'Where people leave',
  question: 'Question',
  reached: 'Came to it',
  left: 'Left there',
  mostLeft: (label: string, left: number, reached: number) =>
    `Most leave at “${label}”: ${plain(left)} of ${plain(reached)} who came to it (${percentText(shareOf(left, reached))}).`,
  progressHint:
    'Sessions that began in this period, by whole days in UTC. Who is still answering counts as left at the question they are at.',
  progressFilter: 'These counts hold no answers, so of your filter only the period applies to them.',
  noProgress: 'No session that began in this period has given an answer.',
  howHeard: 'How well each question is heard',
  howHeardHint: 'Answers that were given or attempted by voice, in the responses that the filter means.',
  atOnce: 'Heard at once',
  byVoice: 'By voice',
  askedAgain: 'Asked again',
  refused: 'Said no to it',
  typedAfter: 'Typed after all',
  oftenMisheard: 'Often misheard',
  adviceOn: (label: string) => `Often misheard: see the advice on ${label}`,
  notStored:
    'What was misheard is not stored, so only counts are shown. The form can store what was misheard and corrected, and tells respondents so.',
  toForm: 'Switch it on in the form',
  corrections: 'Most often corrected',
  correctionsOf: (label: string) => `Corrections of the answers to ${label}`,
  heard: 'Heard',
  meant: 'Meant',
  overTime: 'Responses over time',
  when: 'When',
  units: { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  weekOf: (day: string) => `Week of ${day}`,

  removed: 'Removed',
  removedHint: 'This field is no longer in the form',
  /** @param asked of all of them */
  answered: (answered: number, asked: number, count: number) => {
    const words = `${plain(answered)} of ${plain(asked)} answered`
    return asked < count ? `${words} (not asked in ${counted(count - asked, 'response', 'responses')})` : words
  },
  sure: (share: number) => `recognised with ${percentText(share)} confidence on average`,
  none: 'No answers in this period.',
  option: 'Option',
  answers: 'Answers',
  share: 'Share',
  showAll: (count: number) => `Show all ${plain(count)}`,
  showFewer: 'Show fewer',
  choicesOf: (label: string) => `Answers to ${label}`,
  spread: (label: string) => `How the answers to ${label} are spread`,
  datesOf: (label: string) => `Dates answered to ${label}`,
  wordsOf: (label: string) => `Frequent words in the answers to ${label}`,
  range: 'From – to',
  numbers: { median: 'Median', mean: 'Mean', min: 'Lowest', max: 'Highest', quartiles: 'Middle half' },
  ratings: { mean: 'Average', nps: 'NPS', points: 'Rating', of: (label: string) => `Ratings of ${label}` },
  between: (from: string, to: string) => `${from} to ${to}`,
  dates: { first: 'Earliest', last: 'Latest' },
  words: 'Frequent words',
  word: 'Word',
  wordsHint: (count: number) => `In the latest ${counted(count, 'answer', 'answers')}`,
  latest: 'Latest answers',
  others: 'Latest own words',
  latestFiles: 'Latest files',

  emptyHint: 'Share the form. What people answer is summed up here.',
}
