import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

export const GOODS = rolesIn(
  {
    box: `boîte|boîtes|paquet|paquets|pack|packs|caisse|caisses|carton|cartons|plateau|plateaux|sachet|sachets|sac|sacs|table|tables|rangée|rangées
      |groupe|groupes|famille|familles|équipe|équipes|classe|classes|voiture|voitures|bus|car|cars|personne|personnes|palette|palettes`,
    'rate 1440': 'par jour|chaque jour|tous les jours|par nuit|chaque nuit|quotidiennement',
    'rate 10080': 'par semaine|chaque semaine|toutes les semaines|à la semaine',
    'rate 60': "par heure|à l'heure|chaque heure",
  },
  NUMERALS.wordsOf,
)

/** In minutes; a month is thirty days. */
export const TIMES = rolesIn(
  {
    unit: 'minute|minutes',
    'unit 60': 'heure|heures',
    'unit 1440': 'jour|jours|nuit|nuits|nuitée|nuitées',
    'unit 10080': 'semaine|semaines',
    'unit 43200': 'mois',
    'unit 518400': 'an|ans|année|années',
  },
  NUMERALS.wordsOf,
)

/** A French pound is half a kilo, or an English one, which is not told. */
export const MEASURES = rolesIn(
  {
    kilogram: 'kg|kilo|kilos|kilogramme|kilogrammes',
    centimetre: 'cm|centimètre|centimètres',
    inch: 'pouce|pouces',
    foot: 'pied|pieds',
    kilometre: 'km|kilomètre|kilomètres',
    mile: 'mile|miles',
    celsius: 'celsius|centigrades',
    fahrenheit: 'fahrenheit',
    degree: 'degré|degrés',
    about: 'environ|à peu près|autour de|dans les|je pèse|je mesure|je fais',
    tail: "de haut|l'aller|environ|à peu près|par trajet",
  },
  NUMERALS.wordsOf,
)
