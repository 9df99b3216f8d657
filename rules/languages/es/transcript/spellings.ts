import { phraseAt, wordSet } from '../../shared/phrases.ts'
import type { Spellings } from '../../shared/spelling/respelled.ts'
import { VOCABULARY } from './lexicon/roles.ts'

export const SPELLINGS: Spellings = {
  values: wordSet(
    `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
      dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete
      veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos
      trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil enero febrero marzo
      abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes
      sabado domingo ayer`,
  ),
  isWord: (word) =>
    phraseAt(VOCABULARY.roles, [word], 0) !== undefined || OTHERS.has(word) || /(?:pico|tantos|tantas)$/.test(word),
}

/** Words of answers that are one letter away from a number or a day. */
const OTHERS = wordSet(
  `mayor martas once tras trece cita unos unas doña cero ciento cientos docena decena quinto sexto octavo noveno
    junto mijo dios`,
)
