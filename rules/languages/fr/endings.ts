import { setOf } from '../shared/commands.ts'
import type { Endings } from '../shared/endings.ts'

export const FRENCH_ENDINGS: Endings = {
  unfinished: setOf(
    `et ou mais donc car ni le la les l' un une des du de d' au aux à en dans sur sous pour par avec sans chez que
      qu' qui parce comme arobase point virgule tiret slash barre moins plus mon ma mes son sa ses notre nos votre vos
      est suis sont c'est c'était j'ai je nous on numéro indicatif poste double triple majuscule euh heu ben bah alors`,
  ),
  growing: setOf(
    `vingt trente quarante cinquante soixante septante huitante octante nonante quatre-vingt quatre-vingts dix cent
      cents mille million millions milliard milliards`,
  ),
}
