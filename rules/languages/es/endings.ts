import { setOf } from '../shared/commands.ts'
import type { Endings } from '../shared/endings.ts'

export const SPANISH_ENDINGS: Endings = {
  unfinished: setOf(
    `y e o u pero el la los las un una unos unas de del en a al con por para sin que porque como arroba punto coma
      guion guión bajo barra menos más mi mis su sus es son está estoy número prefijo extensión doble triple mayúscula
      eh em este pues`,
  ),
  growing: setOf(
    `veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos doscientas trescientos
      trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos seiscientas setecientos setecientas
      ochocientos ochocientas novecientos novecientas mil millón millones`,
  ),
}
