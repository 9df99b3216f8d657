import type { Asks } from '../../../shared/inference/number-inference.ts'

export const ASKS: Asks & { birth: RegExp } = {
  count: /\b(?:combien|nombre de|nombre des)\b/u,
  people:
    /\b(?:personnes?|invites?|participants?|visiteurs|voyageurs|passagers|convives|hotes|billets|tickets|places|sieges|joueurs|groupe|foyer|famille|viendront|serez vous|etes vous)\b/u,
  adults: /\badultes?\b/u,
  children: /\b(?:enfants?|gosses)\b/u,
  animals: /\b(?:animaux|animal)\b/u,
  rooms: /\bchambres?\b/u,
  nights: /\b(?:nuits?|nuitees?)\b/u,
  age: /\bage\b/u,
  years: /\b(?:annees?|ans|depuis quand|depuis combien|combien de temps|anciennete)\b/u,
  own: /\b(?:vous|votre|vos|tu|ton)\b/u,
  birth: /\b(?:naissance|nee?)\b/u,
}
