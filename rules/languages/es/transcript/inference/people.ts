import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Who may come; several of them need their number. */
export const PEOPLE = rolesIn(
  {
    adult: `mujer|pareja|esposa|marido|esposo|pareja de hecho|novio|novia|prometido|prometida|madre|mamá|padre|papá|abuela|abuelo
      |abuelita|abuelito|tía|tío|jefe|jefa|adulto|adulta|señor|señora|hombre|suegra|suegro
      |cuñado|cuñada|viejo`,
    'adult 0': `mujeres|esposas|maridos|esposos|novios|novias|madres|abuelas|tías|tíos
      |adultos|adultas|señores|señoras|hombres|cuñados|cuñadas`,
    'adult 2': 'padres|papás|abuelos|suegros|una pareja|parejas|matrimonio|un matrimonio|mi madre y mi padre',
    child: 'niño|niña|nene|nena|chico|chica|bebé|peque|crío|cría|adolescente|pequeño|chaval|chavala',
    'child 0': 'niños|niñas|nenes|nenas|chicos|chicas|bebés|peques|críos|adolescentes|chavales',
    offspring: 'hijo|hija|hijastro|hijastra',
    'offspring 0': 'hijos|hijas',
    'offspring 2': 'gemelos|gemelas|mellizos|mellizas',
    'offspring 3': 'trillizos|trillizas',
    kin: 'nieto|nieta|sobrino|sobrina',
    'kin 0': 'nietos|nietas|sobrinos|sobrinas',
    anybody: 'amigo|amiga|vecino|vecina|colega|compañero|compañera|primo|prima',
    'anybody 0':
      'amigos|amigas|vecinos|vecinas|colegas|compañeros|compañeras|primos|primas|personas|invitados|invitadas',
    sibling: 'hermano|hermana|hermanastro|hermanastra|hermanito|hermanita',
    'sibling 0': 'hermanos|hermanas',
  },
  NUMERALS.wordsOf,
)

export const ANIMALS = rolesIn(
  {
    animal: `perro|perra|perrito|perrita|gato|gata|gatito|gatita|conejo|coneja|hámster|periquito|loro|pájaro|canario|pez|tortuga|serpiente|caballo
      |poni|ratón|rata|gallina|burro|cabra|oveja|cobaya|cachorro|hurón|iguana`,
    'animal 0': `perros|perras|perritos|gatos|gatas|gatitos|conejos|hámsters|hámsteres|periquitos|loros|pájaros|canarios|peces|tortugas|serpientes
      |caballos|ponis|ratones|ratas|gallinas|cabras|ovejas|cobayas|cachorros`,
  },
  NUMERALS.wordsOf,
)

export const ROOMS = rolesIn(
  {
    room: `doble|individual|sencilla|simple|triple|familiar|suite|habitación|habitación doble|habitación individual|habitación sencilla
      |habitación simple|habitación triple|habitación familiar|cuarto doble|cuarto sencillo|apartamento|matrimonial`,
    'room 0': `dobles|individuales|sencillas|simples|triples|familiares|suites|habitaciones|habitaciones dobles|habitaciones individuales
      |habitaciones sencillas|habitaciones familiares|cuartos|apartamentos`,
  },
  NUMERALS.wordsOf,
)
