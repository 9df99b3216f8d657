import { date, email, number, type SpokenCase, tel, text, textarea, casesOf, url, yesNo } from '../spoken-case.ts'

const SIZES = ['Small', 'Medium', 'Large', 'Extra large']
const TRAVEL = ['By car', 'By train', 'By bicycle', 'On foot', 'Public bus', 'Other']
const CITIES = ['Boston', 'Chicago', 'San Francisco', 'Seattle', 'New Orleans', 'Kalamazoo']
const SATISFIED = ['Very satisfied', 'Satisfied', 'Neither', 'Dissatisfied', 'Very dissatisfied']
const DAYS = ['Weekday mornings', 'Weekday evenings', 'Saturday', 'Sunday']
const SYMPTOMS = ['Headache', 'Fever', 'Cough', 'Sore throat', 'Nausea']

const size = casesOf('select', SIZES)
const travel = casesOf('select', TRAVEL)
const city = casesOf('select', CITIES)
const satisfied = casesOf('radio', SATISFIED)
const days = casesOf('checkbox', DAYS)
const symptoms = casesOf('checkbox', SYMPTOMS)

/** Sixty answers that nothing was fitted to. */
export const answers: SpokenCase[] = [
  number('eleven', 11), number('sixty three', 63), number('nine hundred and four', 904), number('two thousand', 2000),
  number('minus twenty', -20), number('seven point two five', 7.25), number('around thirty five', 35), number('i am fifty eight', 58),
  number('one hundred and twelve', 112), number('four', 4),
  yesNo('yes', 'yes'), yesNo('no', 'no'), yesNo('yep', 'yes'), yesNo('no thanks', 'no'), yesNo('absolutely', 'yes'),
  yesNo('definitely not', 'no'), yesNo('yes i do', 'yes'), yesNo('nah', 'no'),
  size('medium', 'medium'), size('extra large', 'extra_large'), travel('by train', 'by_train'), travel('on foot', 'on_foot'),
  travel('the third one', 'by_bicycle'), city('san francisco', 'san_francisco'), city('chicago please', 'chicago'), city('kalamazoo', 'kalamazoo'),
  satisfied('very satisfied', 'very_satisfied'), satisfied('dissatisfied', 'dissatisfied'), satisfied('satisfied', 'satisfied'),
  satisfied('neither', 'neither'), satisfied('i am very dissatisfied', 'very_dissatisfied'), satisfied('the first one', 'very_satisfied'),
  date('the twelfth of august nineteen ninety one', '1991-08-12'), date('april second twenty twenty seven', '2027-04-02'),
  date('yesterday', '2026-11-19'), date('next thursday', '2026-11-26'), date('january thirty first', '2027-01-31'),
  date('the seventh of october two thousand and eighteen', '2018-10-07'), date('three days ago', '2026-11-17'), date('may sixth nineteen seventy two', '1972-05-06'),
  days('saturday and sunday', ['saturday', 'sunday']), days('weekday evenings', ['weekday_evenings']), symptoms('fever and cough', ['fever', 'cough']),
  symptoms('headache, fever and nausea', ['headache', 'fever', 'nausea']), symptoms('none of these', []), symptoms('sore throat', ['sore_throat']),
  tel('six one seven, five five five, zero one nine two', '(617) 555-0192'), tel('three oh three, five five five, eight eight four one', '(303) 555-8841'),
  tel('it is seven one three, five five five, six two nine oh', '(713) 555-6290'),
  email('robert at example dot com', 'robert@example.com'), email('lisa dot brown at hotmail dot com', 'lisa.brown@hotmail.com'),
  email('office at north dash river dot net', 'office@north-river.net'), email('t o m at example dot org', 'tom@example.org'),
  url('music dot example dot org', 'https://music.example.org'), url('w w w dot example dot com slash help', 'https://www.example.com/help'),
  text('a window seat near the front'), text('please call me in the morning'),
  text('the blue one in the window'),
  textarea('everything was fine but the room was cold at night'),
  textarea('we waited for an hour and then somebody helped us'),
] // prettier-ignore
