import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Monday is 0, January 1, and today 0; "vom", 1, leads to a day only. */
export const DAYS = rolesIn(
  {
    'weekday 0': 'montag|montags',
    'weekday 1': 'dienstag',
    'weekday 2': 'mittwoch',
    'weekday 3': 'donnerstag',
    'weekday 4': 'freitag',
    'weekday 5': 'samstag|sonnabend',
    'weekday 6': 'sonntag',
    month: 'januar|jänner',
    'month 2': 'februar|feber',
    'month 3': 'märz',
    'month 4': 'april',
    'month 5': 'mai',
    'month 6': 'juni|juno',
    'month 7': 'juli',
    'month 8': 'august',
    'month 9': 'september',
    'month 10': 'oktober',
    'month 11': 'november',
    'month 12': 'dezember',
    'today 0': 'heute|heute abend|heute nacht',
    'today 1': 'morgen',
    on: 'am|an dem',
    in: 'im|in',
    'from 0': 'von',
    'from 1': 'vom|von dem',
    to: 'bis|bis zum|bis zu|bis einschließlich|auf|auf den|zum|bis am',
    arrive: `anreise|anreise ist|ankunft|anreisen|ich komme|wir kommen|wir reisen|ich reise|an|einchecken|check in|ich checke|abholung|abholen
      |wir kommen an|ich komme an|abgeholt`,
    leave: `abreise|abreise ist|abreisen|ab|auschecken|check out|fahre|fahren|fahre ab|ich fahre|wir fahren|reise ab|reisen ab|rückgabe
      |zurückgeben|gehe|gehen|heim|heimreise|wieder ab|wieder weg|zurück|fahre wieder|fahren wieder`,
    i: 'ich|wir|dann',
  },
  NUMERALS.wordsOf,
)

/** The third person is 3. */
export const LIVES = rolesIn(
  {
    born: 'geboren|jahrgang|baujahr',
    turned: 'geworden|geworden bin',
    coming: 'ich werde|werde ich|werde|wir werden',
    'coming 3': 'er wird|sie wird|wird er|wird sie|wird',
    next: 'beim nächsten geburtstag|am nächsten geburtstag',
    old: 'jahre alt|jahre|jahr alt',
    when: `nächsten monat|nächste woche|letzte woche|letzten monat|diese woche|diesen monat|gestern|morgen|heute|dieses jahr|nächstes jahr
      |gerade|gerade eben|gerade erst|eben|bald|vor kurzem|kürzlich|neulich|vorgestern|übermorgen|jetzt|vorige woche|vor einem monat
      |vor einer woche`,
    since: 'seit|schon seit|seit etwa|ab|seit ungefähr',
    began: `angefangen|begonnen|eingezogen|hergezogen|hierhergezogen|eingestiegen|gestartet|gekauft|dazugekommen|umgezogen
      |angefangen habe ich|angefangen hab ich`,
    so: `ich habe|ich hab|wir haben|ich bin|wir sind|das mache ich|ich mache das|mache ich das|ich arbeite|arbeite ich|ich wohne|wohne ich|wir wohnen
      |wohnen wir|ich lebe|wir leben|ich bin dabei|da bin ich|da sind wir|da habe ich|damit`,
    here: 'hier|da|dort|dabei|schon',
    i: 'ich|ich bin|bin ich|bin|ich wurde|wurde ich|wurde',
    in: 'im|in|im jahr|im jahre|in etwa',
    he: 'er|sie|er ist|sie ist|ist er|ist sie|er wurde|sie wurde|ist',
  },
  NUMERALS.wordsOf,
)

/** Before another day, -1, or after it. */
export const APART = rolesIn({ after: 'nach', 'after -1': 'vor' }, NUMERALS.wordsOf)
