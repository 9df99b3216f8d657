import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Who may come; several of them need their number. */
export const PEOPLE = rolesIn(
  {
    adult: `femme|mari|épouse|époux|conjoint|conjointe|compagnon|compagne|copain|copine|petit ami|petite amie|fiancé|fiancée|mère|maman|père|papa
      |grand-mère|mamie|mémé|grand-père|papi|papy|pépé|tante|oncle|chef|adulte|homme|dame
      |monsieur|belle-mère|beau-père|belle-sœur|beau-frère`,
    'adult 0': `femmes|maris|mères|pères|grands-mères|grand-mères|grands-pères|mamies|papis|tantes|oncles
      |adultes|hommes|dames|messieurs|conjoints`,
    'adult 2': 'parents|grands-parents|beaux-parents|couple|couples|papa et maman|papi et mamie',
    child: 'enfant|gosse|garçon|bébé|nourrisson|ado|adolescent|adolescente|gamin|gamine|petit|petite',
    'child 0': 'enfants|gosses|garçons|bébés|ados|adolescents|gamins|gamines',
    offspring: 'fils|fille|beau-fils|belle-fille',
    'offspring 0': 'filles',
    'offspring 2': 'jumeaux|jumelles',
    'offspring 3': 'triplés|triplées',
    kin: 'petit-fils|petite-fille|neveu|nièce',
    'kin 0': 'petits-enfants|petits-fils|petites-filles|neveux|nièces',
    anybody: 'ami|amie|voisin|voisine|collègue|pote|colocataire|cousin|cousine',
    'anybody 0':
      'copains|copines|amis|amies|voisins|voisines|collègues|potes|colocataires|cousins|cousines|personnes|invités|invitées|gens',
    sibling: 'frère|sœur|demi-frère|demi-sœur',
    'sibling 0': 'frères|sœurs',
  },
  NUMERALS.wordsOf,
)

export const ANIMALS = rolesIn(
  {
    animal: `chien|chienne|chat|chatte|lapin|lapine|hamster|cochon d'inde|perruche|perroquet|oiseau|canari|poisson|poisson rouge|tortue|serpent
      |cheval|poney|souris|rat|poule|âne|chèvre|mouton|chiot|chaton|furet`,
    'animal 0': `chiens|chats|lapins|hamsters|cochons d'inde|perruches|perroquets|oiseaux|canaris|poissons|poissons rouges|tortues|serpents
      |chevaux|poneys|rats|poules|ânes|chèvres|moutons|chiots|chatons`,
  },
  NUMERALS.wordsOf,
)

export const ROOMS = rolesIn(
  {
    room: `double|simple|triple|familiale|suite|chambre|chambre double|chambre simple|chambre individuelle|chambre familiale|chambre triple
      |individuelle|studio|appartement|twin`,
    'room 0': `doubles|simples|triples|familiales|suites|chambres|chambres doubles|chambres simples|chambres individuelles|chambres familiales
      |individuelles|studios|appartements`,
  },
  NUMERALS.wordsOf,
)
