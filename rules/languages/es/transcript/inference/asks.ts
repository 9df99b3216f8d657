import type { Asks } from '../../../shared/inference/number-inference.ts'

export const ASKS: Asks & { birth: RegExp } = {
  count: /\b(?:cuantos|cuantas|numero de|cantidad de)\b/u,
  people:
    /\b(?:personas?|invitad[oa]s|asistentes|participantes|visitantes|viajeros|pasajeros|huespedes|comensales|entradas|boletos|billetes|plazas|asientos|jugadores|grupo|hogar|familia|vienen|son ustedes)\b/u,
  adults: /\b(?:adult[oa]s?|mayores)\b/u,
  children: /\b(?:nin[oa]s?|hij[oa]s?|menores)\b/u,
  animals: /\b(?:mascotas?|animal(?:es)?)\b/u,
  rooms: /\b(?:habitaci(?:on|ones)|dormitorios?|cuartos)\b/u,
  nights: /\bnoches?\b/u,
  age: /\b(?:edad|cuantos anos (?:tiene|tienes|cumple))\b/u,
  years: /\b(?:anos|antiguedad|cuanto tiempo|desde cuando)\b/u,
  own: /\b(?:su edad|usted|tu|tiene|tienes)\b/u,
  birth: /\b(?:nacimiento|nacio|naciste)\b/u,
}
