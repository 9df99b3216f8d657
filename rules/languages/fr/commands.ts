import { type LanguageOfCommands, mapOf, numbersOf, setOf } from '../shared/commands.ts'
import { PHRASES } from './command-phrases.ts'
import { FRENCH_MANNER } from './manner.ts'

export const FRENCH: LanguageOfCommands = {
  phrases: PHRASES,
  composed: {
    because: / (?:parce que|car)(?: .*)?$/u,
    acts: [
      ['skip', ['passe', 'passez', 'passer', 'saute', 'sautez', 'sauter', 'laisse', 'laissez']],
      ['repeat', ['répète', 'répétez', 'répéter', 'redis', 'redites', 'relis', 'relisez', 'lis', 'lisez']],
      ['back', ['reviens à', 'revenez à', 'revenir à', 'retourne à', 'retournez à']],
    ],
    objects: setOf(
      `la le les cette ce question questions champ options choix suivante précédente encore une fois moi maintenant
        plus tard en blanc vide à`,
    ),
  },
  manner: FRENCH_MANNER,
  goToEndings: [],
  weakGoTo: ['modifier', 'modifiez', 'modifie', 'changer', 'changez', 'change', 'corriger', 'corrigez', 'corrige'],
  courtesies: [
    "s'il vous plaît",
    "s'il te plaît",
    'euh',
    'heu',
    'ben',
    'bah',
    'alors',
    'merci',
    'maintenant',
    'bon',
    "d'accord",
  ],
  requests: ['pouvez-vous', 'vous pouvez', 'peux-tu', 'je veux', 'je voudrais', "j'aimerais", 'on peut', 'veuillez'],
  literally: ['littéralement', 'le mot'],
  correctionOpenings: [
    "non j'ai dit",
    'non je voulais dire',
    'non je veux dire',
    'non je disais',
    "j'ai dit",
    "je n'ai pas dit",
    "j'ai pas dit",
    'je disais',
    'je voulais dire',
    'je veux dire',
    'ce devrait être',
    'ça devrait être',
    'mettez plutôt',
    'changez la réponse en',
    'remplacez par',
    'correction',
  ],
  shortCorrectionOpenings: ["non c'est", "ce n'est pas", "c'est pas", "c'est"],
  growths: ['puis', 'et puis', 'ensuite', 'et ensuite', 'après', 'et après', 'suivi de', 'la suite'],
  no: setOf('non nan faux'),
  noOne: setOf('un une'),
  changes: [
    ['remplacez', ['par']],
    ['remplace', ['par']],
    ['remplacer', ['par']],
    ['changez', ['en', 'par', 'à', 'au']],
    ['change', ['en', 'par', 'à', 'au']],
    ['changer', ['en', 'par', 'à', 'au']],
  ],
  not: 'pas',
  articles: setOf("le la les l' un une votre vos ma mon mes du de d' des"),
  fieldWords: setOf('question champ numéro'),
  last: setOf('dernier dernière'),
  numbers: numbersOf(
    `un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15
    seize=16 dix-sept=17 dix-huit=18 dix-neuf=19 vingt=20 premier=1 première=1 deuxième=2 second=2 seconde=2 troisième=3
    quatrième=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10`,
  ),
  letters: {
    names: mapOf(
      `bé=b cé=c dé=d effe=f gé=g ache=h ji=j ka=k elle=l emme=m enne=n pé=p ku=q qu=q erre=r esse=s té=t vé=v double_vé=w
      double_v=w ixe=x i_grec=y zède=z e_accent_aigu=é e_accent_grave=è e_accent_circonflexe=ê a_accent_grave=à c_cédille=ç
      e_tréma=ë i_tréma=ï`,
    ),
    alphabet: setOf(
      `alpha alfa bravo charlie delta echo écho foxtrot golf hôtel hotel india juliette kilo lima mike november oscar
        papa québec romeo roméo sierra tango uniforme victor whisky zoulou anatole berthe célestin désiré eugène
        françois gaston henri irma joseph louis marcel nicolas pierre quintal raoul suzanne thérèse ursule william
        xavier yvonne zoé`,
    ),
    signs: mapOf(
      `arobase=@ arrobase=@ a_commercial=@ point=. tiret=- trait_d'union=- tiret_bas=_ souligné=_ underscore=_ plus=+ slash=/ barre=/ barre_oblique=/
      apostrophe=' deux_points=: espace=␣ virgule=,`,
    ),
    digits: mapOf('zéro=0 un=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12'),
    times: numbersOf('double=2 triple=3'),
    capital: setOf('majuscule'),
    like: ['comme', 'de'],
  },
}
