import { type LanguageOfCommands, mapOf, numbersOf, setOf } from '../shared/commands.ts'
import { GERMAN_MANNER } from './manner.ts'
import { PHRASES } from './command-phrases.ts'

export const GERMAN: LanguageOfCommands = {
  phrases: PHRASES,
  composed: {
    because: / (?:weil|denn)(?: .*)?$/u,
    acts: [
      ['skip', ['überspringe', 'überspring', 'überspringen sie', 'lass', 'lassen sie']],
      ['repeat', ['wiederhole', 'wiederholen sie', 'lies', 'lesen sie', 'sag', 'sagen sie']],
      ['back', ['geh zurück zu', 'gehen sie zurück zu', 'zurück zu']],
    ],
    objects: setOf(
      `die das diese dieses den frage feld noch einmal nochmal mal bitte jetzt später vorherigen letzten aus leer
        frei optionen vor`,
    ),
  },
  manner: GERMAN_MANNER,
  goToEndings: ['ändern', 'korrigieren', 'bearbeiten', 'gehen'],
  weakGoTo: ['ändern', 'ändere', 'ändern sie', 'korrigieren', 'korrigiere'],
  courtesies: ['bitte', 'bitte schön', 'danke', 'äh', 'ähm', 'öh', 'hm', 'okay', 'ok', 'jetzt', 'mal', 'also', 'gut'],
  requests: [
    'können sie',
    'kannst du',
    'könnten sie',
    'ich möchte',
    'ich will',
    'ich würde gern',
    'und',
    'so',
    'na',
    'dann',
    'ja',
  ],
  literally: ['wörtlich', 'das wort', 'schreiben sie das wort'],
  correctionOpenings: [
    'nein ich sagte',
    'ich sagte',
    'nein ich habe gesagt',
    'ich habe gesagt',
    'nein ich meinte',
    'ich meinte',
    'nein ich meine',
    'ich wollte sagen',
    'nein ich wollte sagen',
    'entschuldigung ich meinte',
    'ändern sie das in',
    'ändere das in',
    'ändern sie es in',
    'ändere es in',
    'ändere die antwort in',
    'korrektur',
  ],
  shortCorrectionOpenings: [
    'nein es ist',
    'nein das ist',
    'nein es sind',
    'nein sondern',
    'es muss heißen',
    'es sollte heißen',
    'das muss heißen',
    'nein nehmen sie',
    'ich meine',
    'falsch es ist',
  ],
  growths: [
    'dann',
    'und dann',
    'danach',
    'und danach',
    'gefolgt von',
    'weiter mit',
    'es geht weiter mit',
    'und weiter',
  ],
  no: setOf('nein nee nö falsch'),
  noOne: setOf('eins einer'),
  changes: [
    ['ändere', ['in', 'zu', 'auf']],
    ['ändern sie', ['in', 'zu', 'auf']],
    ['ändern', ['in', 'zu', 'auf']],
    ['ersetze', ['durch', 'mit']],
    ['ersetzen sie', ['durch', 'mit']],
    ['tausche', ['gegen', 'mit']],
  ],
  not: 'nicht',
  articles: setOf('zu zur zum der die das den dem des ein eine einen mein meine meinen ihr ihre unser unsere bitte'),
  fieldWords: setOf('frage feld nummer punkt'),
  last: setOf('letzte letzten letzter'),
  numbers: numbersOf(
    `eins=1 ein=1 zwei=2 zwo=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14
    fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 erste=1 ersten=1 erster=1 zweite=2 zweiten=2 dritte=3
    dritten=3 vierte=4 vierten=4 fünfte=5 fünften=5 sechste=6 sechsten=6 siebte=7 siebten=7 achte=8 achten=8 neunte=9 neunten=9
    zehnte=10 zehnten=10 elfte=11 elften=11 zwölfte=12 zwölften=12`,
  ),
  letters: {
    names: mapOf(
      `ah=a be=b bee=b ce=c zeh=c de=d dee=d eff=f ef=f ge=g gee=g ha=h jot=j jott=j ka=k ell=l el=l emm=m em=m enn=n en=n pe=p pee=p
      ku=q kuh=q err=r er=r es=s ess=s te=t tee=t vau=v fau=v we=w weh=w ix=x iks=x ypsilon=y zett=z zet=z eszett=ß scharfes_s=ß`,
    ),
    alphabet: setOf(
      `anton aachen berta berlin caesar cäsar chemnitz cottbus dora düsseldorf emil essen friedrich frankfurt gustav
        goslar heinrich hamburg ida ingelheim julius jena kaufmann köln konrad ludwig leipzig martha münchen nordpol
        nürnberg otto offenbach paula potsdam quelle quickborn richard rostock samuel siegfried salzwedel theodor
        tübingen ulrich unna viktor völklingen wilhelm wuppertal xanthippe xanten zacharias zeppelin zwickau alfa
        alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec
        romeo sierra tango uniform victor whiskey zulu`,
    ),
    signs: mapOf(
      `at=@ ät=@ klammeraffe=@ punkt=. bindestrich=- minus=- strich=- unterstrich=_ plus=+ schrägstrich=/ slash=/ apostroph='
      doppelpunkt=: leerzeichen=␣ komma=,`,
    ),
    digits: mapOf(
      'null=0 eins=1 zwei=2 zwo=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12',
    ),
    times: numbersOf('doppel=2 zweimal=2 dreimal=3'),
    capital: setOf('groß großes großer großgeschrieben großbuchstabe'),
    like: ['wie', 'wie in', 'für'],
  },
}
