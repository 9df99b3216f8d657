import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Monday is 0, January 1, and today 0; "du", 1, leads to a day only. */
export const DAYS = rolesIn(
  {
    'weekday 0': 'lundi',
    'weekday 1': 'mardi',
    'weekday 2': 'mercredi',
    'weekday 3': 'jeudi',
    'weekday 4': 'vendredi',
    'weekday 5': 'samedi',
    'weekday 6': 'dimanche',
    month: 'janvier',
    'month 2': 'février',
    'month 3': 'mars',
    'month 4': 'avril',
    'month 5': 'mai',
    'month 6': 'juin',
    'month 7': 'juillet',
    'month 8': 'août',
    'month 9': 'septembre',
    'month 10': 'octobre',
    'month 11': 'novembre',
    'month 12': 'décembre',
    'today 0': "aujourd'hui|ce soir|cette nuit",
    'today 1': 'demain|demain soir',
    on: 'le',
    in: 'en|au mois de',
    'from 0': 'de|depuis',
    'from 1': 'du|à partir du',
    to: "au|à|jusqu'au|jusqu'à",
    arrive: `arrivée|arrivée le|l'arrivée le|j'arrive|on arrive|nous arrivons|j'arriverai|on arrivera|je viens|on vient|je la prends|je le prends`,
    leave: `départ|départ le|je pars|on part|nous partons|je repars|on repart|nous repartons|je rentre|on rentre|retour|retour le|je m'en vais
      |on s'en va|je la rends|je le rends`,
    of: 'de|du',
    i: 'je|on|nous|puis',
  },
  NUMERALS.wordsOf,
)

/** The third person is 3. */
export const LIVES = rolesIn(
  {
    born: 'né|née|je suis né|je suis née|je suis de',
    'born 3': 'il est né|elle est née',
    turned: "j'ai eu|je viens d'avoir|j'ai fêté mes|j'ai fait",
    'turned 3': "il a eu|elle a eu|il vient d'avoir|elle vient d'avoir",
    coming: "j'aurai|je vais avoir|je vais faire|je ferai|j'aurais",
    'coming 3': 'il aura|elle aura|il va avoir|elle va avoir|il va faire|elle va faire',
    next: 'à mon prochain anniversaire|au prochain anniversaire',
    old: 'ans',
    when: `le mois prochain|la semaine prochaine|la semaine dernière|le mois dernier|cette semaine|ce mois-ci|hier|demain|aujourd'hui|cette année
      |l'année prochaine|l'an prochain|récemment|bientôt|il y a une semaine|il y a un mois|il y a peu|avant-hier|après-demain|tout juste`,
    since: "depuis|depuis l'année|depuis environ|à partir de|dès",
    began: `j'ai commencé|on a commencé|commencé|on a emménagé|j'ai emménagé|nous avons emménagé|je suis arrivé|je suis arrivée|on est arrivé
      |nous sommes arrivés|j'ai débuté|débuté|je l'ai acheté|je l'ai achetée|on s'est installé|je me suis installé|je suis entré|je suis entrée`,
    so: "je fais ça|je le fais|je travaille|je suis là|on est là|on habite|on habite ici|nous habitons|j'habite|j'habite ici|j'y suis|on y est|je vis ici|c'est",
    here: 'ici|là',
    in: "en|en l'an|dans les",
    i: 'je|je suis|moi',
    he: 'il|elle',
  },
  NUMERALS.wordsOf,
)

/** Before another day, -1, or after it; a neighbour is the day beside it. */
export const APART = rolesIn(
  {
    after: 'après',
    'after -1': 'avant',
    neighbour: 'le lendemain de|le lendemain du|au lendemain de|au lendemain du|lendemain de|lendemain du',
    'neighbour -1': 'la veille de|la veille du|veille de|veille du',
  },
  NUMERALS.wordsOf,
)
