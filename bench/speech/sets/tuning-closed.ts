import { date, number, type SpokenCase, casesOf, yesNo } from '../spoken-case.ts'

const fruit = casesOf('select', ['Apples', 'Pears', 'Grapes', 'Oranges', 'Dried apricots'])
const room = casesOf('select', ['Kitchen', 'Living room', 'Bedroom', 'Bathroom', 'Garden'])
const agree = casesOf('radio', ['Fully agree', 'Partly agree', 'Do not agree'])
const scale = casesOf('radio', ['1', '2', '3', '4', '5', '6', '7'])
const speed = casesOf('radio', ['Too slow', 'Just right', 'Too fast'])

/** Answers of the types with few answers that sound alike: the thresholds of asking and accepting are fitted to these. */
export const tuningClosed: SpokenCase[] = [
  number('one', 1), number('two', 2), number('three', 3), number('five', 5), number('eight', 8), number('nine', 9), number('ten', 10),
  number('fourteen', 14), number('fifteen', 15), number('seventeen', 17), number('eighteen', 18), number('nineteen', 19),
  number('twenty', 20), number('thirty', 30), number('forty', 40), number('fifty', 50), number('sixty', 60), number('seventy', 70),
  number('eighty', 80), number('twenty six', 26), number('seventy nine', 79), number('one hundred and thirty', 130),
  number('six hundred and seventeen', 617), number('nine thousand', 9000), number('six point five', 6.5), number('minus nine', -9),
  number('i am fifty two', 52), number("it's eight", 8), number('about ninety', 90), number('three people', 3),
  yesNo('yes', 'yes'), yesNo('no', 'no'), yesNo('yeah sure', 'yes'), yesNo('no never', 'no'), yesNo('yes i am', 'yes'), yesNo('no i am not', 'no'),
  yesNo('i do', 'yes'), yesNo("i don't", 'no'), yesNo('yes of course', 'yes'), yesNo('of course not', 'no'), yesNo('i think so', 'yes'),
  yesNo('no not yet', 'no'), yesNo("that's right", 'yes'), yesNo("that's wrong", 'no'), yesNo('no thank you', 'no'), yesNo('okay', 'yes'),
  yesNo('yes we do', 'yes'), yesNo('i have not', 'no'), yesNo('correct', 'yes'), yesNo('i guess so', 'yes'), yesNo('nope not really', 'no'),
  yesNo('no sorry', 'no'), yesNo('oh yes', 'yes'), yesNo('yes it is', 'yes'), yesNo("no it isn't", 'no'),
  fruit('pears', 'pears'), fruit('apples', 'apples'), fruit('grapes please', 'grapes'), fruit('dried apricots', 'dried_apricots'),
  room('kitchen', 'kitchen'), room('living room', 'living_room'), room('the bedroom', 'bedroom'), room('bathroom', 'bathroom'),
  agree('fully agree', 'fully_agree'), agree('partly agree', 'partly_agree'), agree('do not agree', 'do_not_agree'), agree('i partly agree', 'partly_agree'),
  scale('five', '5'), scale('seven', '7'), scale('two', '2'), scale('six', '6'), scale('three out of seven', '3'),
  speed('too slow', 'too_slow'), speed('just right', 'just_right'), speed('too fast', 'too_fast'),
  date('the thirteenth of may nineteen seventy', '1970-05-13'), date('july thirtieth', '2027-07-30'), date('august fourteenth twenty sixteen', '2016-08-14'),
  date('the sixth of april two thousand', '2000-04-06'), date('today', '2026-11-20'), date('last friday', '2026-11-13'), date('in nine days', '2026-11-29'),
  date('november nineteenth nineteen ninety', '1990-11-19'), date('the twentieth of october', '2027-10-20'), date('five weeks ago', '2026-10-16'),
] // prettier-ignore
