import { lexicon } from '../../../shared/translation.ts'
import { spelledOut } from '../letters.ts'

const DAYTIMES = `am morgen|am vormittag|am mittag|am nachmittag|am abend|in der früh|in der nacht|am frühen morgen|am späten abend
    |am frühen abend|morgens|vormittags|mittags|nachmittags|abends|nachts|früh|frühmorgens|in der frühe|gegen mittag
    |gegen abend|zu mittag|um mitternacht|ganztägig|den ganzen tag|vormittag|nachmittag|mittag|abend|nacht`

/** The words of German dates in those that the rules of dates know. */
export const DATE_WORDS = lexicon(
  spelledOut({
    january: 'januar|jänner|jan|januars',
    february: 'februar|feber|feb|februars',
    march: 'märz|mär',
    april: 'april|apr|aprils',
    may: 'mai|maien',
    june: 'juni|juno|jun|junis',
    july: 'juli|julei|jul|julis',
    august: 'august|aug|augusts',
    september: 'september|sept|sep',
    october: 'oktober|okt',
    november: 'november|nov',
    december: 'dezember|dez',
    today: `heute|heut|heute morgen|heute früh|heute vormittag|heute mittag|heute nachmittag|heute abend|heute nacht
        |am heutigen tag|der heutige tag|das heutige datum|heutiges datum|noch heute|gleich heute|am selben tag heute`,
    tomorrow: `morgen|morgen früh|morgen vormittag|morgen mittag|morgen nachmittag|morgen abend|der morgige tag
        |am morgigen tag|gleich morgen`,
    yesterday: 'gestern|gestern früh|gestern morgen|gestern mittag|gestern nachmittag|gestern abend|gestern nacht',
    'the day after tomorrow': 'übermorgen|übermorgen früh|übermorgen abend',
    'the day before yesterday': 'vorgestern|vorgestern abend',
    '': `${DAYTIMES}|den|gleich|genau|exakt|am liebsten|am ehesten|am besten`,
    'of next week': `nächster woche|der nächsten woche|kommender woche|der kommenden woche|nächste woche|kommende woche
        |in der nächsten woche|in der kommenden woche`,
    'of last week':
      'letzter woche|der letzten woche|voriger woche|vergangener woche|letzte woche|vorige woche|vergangene woche',
    'of this week': 'dieser woche|diese woche|in dieser woche',
    'next month': `nächsten monat|nächsten monats|des nächsten monats|kommenden monat|kommenden monats|im nächsten monat
        |im kommenden monat`,
    'last month': `letzten monat|letzten monats|des letzten monats|vorigen monat|vorigen monats|vergangenen monat|im letzten monat
        |im vergangenen monat`,
    'this month': 'diesen monat|dieses monats|in diesem monat|des laufenden monats',
    'next year': `nächstes jahr|nächsten jahres|des nächsten jahres|kommendes jahr|kommenden jahres|im nächsten jahr
        |im kommenden jahr`,
    'last year': `letztes jahr|letzten jahres|voriges jahr|vorigen jahres|vergangenes jahr|im letzten jahr|im vorigen jahr
        |im vergangenen jahr|im vorjahr`,
    'this year': 'dieses jahr|dieses jahres|in diesem jahr|heuer|heurigen jahres|im laufenden jahr|diesjährig',
    christmas: `erster weihnachtstag|ersten weihnachtstag|erster weihnachtsfeiertag|ersten weihnachtsfeiertag|christtag
        |weihnachten|1 weihnachtstag|1 weihnachtsfeiertag`,
    'boxing day': `zweiter weihnachtstag|zweiten weihnachtstag|zweiter weihnachtsfeiertag|zweiten weihnachtsfeiertag|stefanitag
        |stephanstag|2 weihnachtstag|2 weihnachtsfeiertag`,
    'christmas eve': 'heiligabend|heilig abend|heiliger abend|heiligen abend|weihnachtsabend',
    "new year's eve": 'silvester|silvesterabend|altjahrabend',
    "new year's day": 'neujahr|neujahrstag',
    "valentine's day": 'valentinstag',
    'may 1th': 'tag der arbeit|maifeiertag',
    'october 3th': 'tag der deutschen einheit|tag der einheit',
    'december 6th': 'nikolaus|nikolaustag|nikolo',
    'january 6th': 'heilige drei könige|heiligen drei könige|dreikönigstag|dreikönig',
    'november 1th': 'allerheiligen',
    'october 31th': 'reformationstag|halloween',
    'november 11th': 'martinstag|martini',
    'august 15th': 'mariä himmelfahrt',
    'good friday': 'karfreitag',
    'maundy thursday': 'gründonnerstag',
    'holy saturday': 'karsamstag',
    'palm sunday': 'palmsonntag',
    'easter sunday': 'ostersonntag|ostern',
    'easter monday': 'ostermontag',
    'ascension day': 'christi himmelfahrt|vatertag|auffahrt',
    'whit sunday': 'pfingstsonntag|pfingsten',
    'whit monday': 'pfingstmontag',
    'corpus christi': 'fronleichnam',
    'ash wednesday': 'aschermittwoch',
    'shrove tuesday': 'faschingsdienstag|fastnachtsdienstag|veilchendienstag',
    'shrove monday': 'rosenmontag',
    'the last day of the month':
      'der letzte des monats|am letzten des monats|der letzte tag des monats|am letzten tag des monats|monatsende|ultimo',
    'the last day of the year': 'der letzte tag des jahres|jahresende|am letzten tag des jahres',
    'the last day of': 'der letzte tag im|am letzten tag im|der letzte im|am letzten im|letzter|der letzte tag des',
    early: 'anfang|zu beginn|beginn',
    mid: 'mitte',
    late: 'ende',
    around: 'ungefähr|etwa|circa|zirka|ca|rund um|um den|gegen den|so um den|so um|irgendwann um|rund',
    sometime: `irgendwann|irgendwann mal|demnächst|bald|in kürze|später|in den nächsten tagen|dieser tage|neulich|kürzlich
        |vor kurzem|vor ein paar tagen|vor einigen tagen|in ein paar tagen|in einigen tagen|in acht tagen
        |vor acht tagen|in ein paar wochen|vor ein paar wochen|vor langem|vor einiger zeit`,
    between: 'zwischen',
    or: 'oder|beziehungsweise|bzw',
    until: 'bis|bis zum|bis spätestens|spätestens|spätestens am|bis einschließlich',
    since: 'seit|seit dem|schon seit',
    from: 'ab|ab dem|von|vom',
    not: 'nicht|nicht am|kein|keinen',
    every: 'jeden|jede|jedes|alle|allen',
    before: 'vor|vor dem',
    after: 'nach|nach dem',
    during: 'während',
    weekend: 'wochenende|am wochenende|wochenend',
    week: 'woche|wochen',
    month: 'monat|monate|monaten|monats',
    year: 'jahr|jahres|jahre',
    days: 'tage|tagen',
    spring: 'frühling|frühjahr|frühlings',
    summer: 'sommer|sommers',
    autumn: 'herbst',
    winter: 'winter|winters',
    other: 'andere|anderen|anderer|übernächste|übernächster|vorletzte|vorletzter|vorletzten',
    few: 'paar|einige|einigen|wenigen|mehreren',
    maybe: 'vielleicht|eventuell|möglicherweise',
    'i was born':
      'geboren|bin geboren|ich bin geboren|geboren bin ich|ich wurde geboren|geboren wurde ich|auf die welt gekommen',
    'it was': 'es war|das war|war|passiert ist es|geschehen ist es|passierte|ereignete sich|stattgefunden hat es',
    coming: 'kommender|kommende|kommendes',
    on: 'am|an',
    in: 'im',
  }),
)
