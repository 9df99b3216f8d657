import { date, email, number, type SpokenCase, tel, text, casesOf, url, valueOf, yesNo } from '../spoken-case.ts'

const COLOURS = ['Blue', 'Red', 'Dark red', 'Green', 'Yellow', 'Other']
const LIKERT = ['Strongly agree', 'Agree', 'Neutral', 'Disagree', 'Strongly disagree']
const SOURCES = ['A friend', 'Search engine', 'Social media', 'Newspaper', 'Somewhere else']
const FOOD = ['Nuts', 'Dairy', 'Gluten', 'Shellfish']

const colour = casesOf('select', COLOURS)
const source = casesOf('select', SOURCES)
const likert = casesOf('radio', LIKERT)
const food = casesOf('checkbox', FOOD)

/** The grammars and thresholds were fitted to these, so figures of them prove little. */
export const tuningAnswers: SpokenCase[] = [
  number('forty two', 42), number('seven', 7), number('three hundred and fifteen', 315), number('minus four', -4),
  number('two point five', 2.5), number('nineteen eighty four', 1984), number('twelve thousand five hundred', 12_500),
  number('about sixty', 60), number('a dozen', 12), number('zero', 0),
  tel('five five five, one two three, four five six seven', '(555) 123-4567'),
  tel('double five five, eight six seven, five three oh nine', '(555) 867-5309'),
  tel('two one two, five five five, zero one four seven', '(212) 555-0147'),
  tel('my number is four one five, five five five, two six seven one', '(415) 555-2671'),
  tel('plus four four, two oh, seven nine four six, oh nine five eight', '+442079460958'),
  email('john dot smith at example dot com', 'john.smith@example.com'),
  email('anna at g mail dot com', 'anna@gmail.com'), email('info at green dash garden dot org', 'info@green-garden.org'),
  email('sarah underscore jones at yahoo dot com', 'sarah_jones@yahoo.com'),
  email('m i k e at outlook dot com', 'mike@outlook.com'), email('david four two at example dot net', 'david42@example.net'),
  url('example dot com', 'https://example.com'), url('w w w dot sunny house dot org', 'https://www.sunnyhouse.org'),
  url('blog dot example dot net', 'https://blog.example.net'), url('green dash garden dot co dot u k', 'https://green-garden.co.uk'),
  date('the third of march twenty twenty six', '2026-03-03'), date('march third, twenty twenty six', '2026-03-03'),
  date('tomorrow', '2026-11-21'), date('next monday', '2026-11-23'), date('the fifth of june, nineteen eighty four', '1984-06-05'),
  date('december first', '2026-12-01'), date('in two weeks', '2026-12-04'), date('july fourteenth, two thousand and five', '2005-07-14'),
  colour('dark red', 'dark_red'), colour('blue', 'blue'), colour('green please', 'green'), colour('number two', 'red'),
  colour('the last one', 'other'), source('social media', 'social_media'), source('a friend', 'a_friend'),
  source('search engine', 'search_engine'), source('i think somewhere else', 'somewhere_else'),
  yesNo('yes', 'yes'), yesNo('no', 'no'), yesNo('yeah', 'yes'), yesNo('nope', 'no'), yesNo('not really', 'no'),
  yesNo('yes please', 'yes'), yesNo('sure', 'yes'), yesNo('of course', 'yes'),
  likert('strongly agree', 'strongly_agree'), likert('neutral', 'neutral'), likert('i disagree', 'disagree'),
  likert('strongly disagree', 'strongly_disagree'), likert('agree', 'agree'),
  food('nuts and dairy', ['nuts', 'dairy']), food('none', []), food('gluten', ['gluten']), food('all of them', FOOD.map(valueOf)),
  food('dairy, gluten and shellfish', ['dairy', 'gluten', 'shellfish']),
  text('the staff were very friendly'), text('two adults and a child'),
  text('we had a good time at the museum'), text('nothing to add'),
] // prettier-ignore
