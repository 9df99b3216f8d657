import type { Asks } from '../../../shared/inference/number-inference.ts'

export const ASKS: Asks & { birth: RegExp } = {
  count: /\b(?:how many|number of|count of)\b/u,
  people:
    /\b(?:people|persons?|guests?|attendees|participants|visitors|travell?ers|passengers|tickets?|seats?|places|players|group|party|household|family|coming)\b/u,
  adults: /\b(?:adults?|grown ups)\b/u,
  children: /\b(?:child|children|kids?)\b/u,
  animals: /\b(?:pets?|animals?)\b/u,
  rooms: /\b(?:rooms?|bedrooms?)\b/u,
  nights: /\bnights?\b/u,
  age: /\b(?:age|how old)\b/u,
  years: /\b(?:years|how long|since when)\b/u,
  own: /\b(?:you|your)\b/u,
  birth: /\b(?:birth|born|birthday)\b/u,
}
