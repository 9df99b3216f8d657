import type { RulesOfLanguage } from '../../shared/normalise.ts'

export const rules: RulesOfLanguage = {
  text: async () => (await import('./text.ts')).text,
  textarea: async () => (await import('./text.ts')).textarea,
  number: async () => (await import('./inference/number.ts')).number,
  email: async () => (await import('./email.ts')).email,
  url: async () => (await import('./url.ts')).url,
  tel: async () => (await import('./tel.ts')).tel,
  date: async () => (await import('./inference/day.ts')).date,
  select: async () => (await import('./inference/choice.ts')).choice,
  radio: async () => (await import('./inference/choice.ts')).choice,
  checkbox: async () => (await import('./options.ts')).checkbox,
  rating: async () => (await import('./inference/rating.ts')).rating,
  consent: async () => (await import('./options.ts')).checkbox,
  file: async () => () => undefined,
}
