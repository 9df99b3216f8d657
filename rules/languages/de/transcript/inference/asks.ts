import type { Asks } from '../../../shared/inference/number-inference.ts'

export const ASKS: Asks & { birth: RegExp } = {
  count: /\b(?:wie ?viele?|anzahl|zahl der)\b/u,
  people:
    /\b(?:personen|leute|menschen|gaesten?|teilnehmer\w*|besucher\w*|reisenden?|mitreisenden?|passagiere|fahrgaeste|(?:eintritts)?karten|tickets?|plaetze|sitzplaetze|spieler\w*|gruppe|haushalt|kommen|seid ihr|sind sie)\b/u,
  adults: /\berwachsenen?\b/u,
  children: /\b(?:kind|kinder|kindern|kinderzahl)\b/u,
  animals: /\b(?:haustieren?|tieren?)\b/u,
  rooms: /\b(?:zimmern?|schlafzimmern?|raeumen?)\b/u,
  nights: /\b(?:naechten?|nacht|uebernachtungen)\b/u,
  age: /\b(?:alter|lebensalter|wie alt)\b/u,
  years: /\b(?:jahren?|berufsjahren?|wie lange|seit wann)\b/u,
  own: /\b(?:ihr|ihre|ihren|sie|du|dein|deine)\b/u,
  birth: /\b(?:geburt\w*|geboren)\b/u,
}
