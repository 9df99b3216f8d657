import { type LanguageOfCommands, mapOf, numbersOf, setOf } from '../shared/commands.ts'
import { ENGLISH_MANNER } from './manner.ts'
import { PHRASES } from './command-phrases.ts'

export const ENGLISH: LanguageOfCommands = {
  phrases: PHRASES,
  composed: {
    because: / (?:i|we) (?:got|messed|made|did|said|gave|put|forgot|need|want)(?: .*)?$/u,
    acts: [
      ['next', ['go to the next', 'go on to the next', 'on to the next', 'move to the next', 'next']],
      [
        'clear',
        ['start again', 'start over', 'start this again', 'start that again', 'delete everything', 'clear everything'],
      ],
      [
        'skip',
        [
          'skip',
          'leave it blank',
          'leave that blank',
          'leave this blank',
          'leave it empty',
          'leave it for',
          'come back to',
          'pass on',
          "i'll skip",
          "let's skip",
          'we skip',
          'ignore',
        ],
      ],
      [
        'repeat',
        [
          'repeat',
          'repeat to',
          'read',
          'read me',
          'read out',
          'say',
          'tell me',
          'give me',
          'what are',
          'what were',
          'what was',
          'hear',
        ],
      ],
      ['back', ['go back', 'back', 'take me back', 'return to', 'step back']],
    ],
    objects:
      setOf(`it this that these one ones the a me to question questions field box choices choice options list rating
        ratings step again once more now later then for and move on previous before`),
  },
  manner: ENGLISH_MANNER,
  goToEndings: [],
  weakGoTo: ['change', 'edit', 'correct', 'move to'],
  courtesies: ['please', 'okay', 'ok', 'um', 'uh', 'uhm', 'er', 'erm', 'hmm', 'hm', 'ah', 'thanks', 'thank you', 'now'],
  requests: [
    'so',
    'well',
    'just',
    'alright',
    'all right',
    'and',
    'can you',
    'could you',
    'would you',
    'can we',
    'can i',
    "let's",
    'let us',
    'let me',
    'i want to',
    'i would like to',
    "i'd like to",
    'for me',
    'yes',
  ],
  literally: ['literally', 'the word', 'literally the word', 'write the word'],
  correctionOpenings: [
    'no i said',
    'i said',
    'no i meant',
    'i meant',
    'i meant to say',
    'no i meant to say',
    'no i mean',
    'sorry i said',
    'sorry i meant',
    'i wanted to say',
    'change it to',
    'change that to',
    'change the answer to',
    'change my answer to',
    'correction',
  ],
  shortCorrectionOpenings: [
    'no it is',
    "no it's",
    "no that's",
    'no that is',
    'no it should be',
    'it should be',
    'that should be',
    'no make that',
    'make that',
    'make it',
    'i mean',
    'no i mean',
    "that's wrong it's",
  ],
  growths: ['then', 'and then', 'followed by', 'after that', 'and after that', 'it goes on with', 'continued'],
  no: setOf('no nope wrong'),
  noOne: setOf('one 1'),
  changes: [
    ['change', ['to', 'into']],
    ['replace', ['with', 'by']],
    ['swap', ['for', 'with']],
  ],
  not: 'not',
  articles: setOf('the a an your my our this that please'),
  fieldWords: setOf('question field number item no'),
  last: setOf('last final'),
  numbers: numbersOf(
    `one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14
    fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 first=1 second=2 third=3 fourth=4 fifth=5 sixth=6
    seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 to=2 too=2 for=4 won=1 ate=8`,
  ),
  letters: {
    names: mapOf(
      `ay=a bee=b be=b see=c sea=c cee=c dee=d ee=e eff=f ef=f gee=g aitch=h eye=i jay=j kay=k el=l ell=l em=m en=n oh=o pee=p
      pea=p queue=q cue=q are=r ar=r ess=s es=s tea=t tee=t you=u vee=v ex=x x_ray=x why=y wye=y zee=z zed=z double-u=w`,
    ),
    alphabet: setOf(
      `alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa
        quebec romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu`,
    ),
    signs: mapOf(
      `at=@ at_sign=@ dot=. period=. point=. full_stop=. dash=- hyphen=- minus=- underscore=_ under_score=_ plus=+ slash=/
      forward_slash=/ apostrophe=' colon=: space=␣ comma=,`,
    ),
    digits: mapOf(
      'zero=0 oh=0 nought=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12',
    ),
    times: numbersOf('double=2 triple=3 treble=3'),
    capital: setOf('capital upper uppercase upper-case big'),
    like: ['as in', 'like in', 'for', 'as', 'like'],
  },
}
