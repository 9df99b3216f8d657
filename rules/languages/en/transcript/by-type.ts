import type { RulesOfLanguage } from '../../shared/normalise.ts'

export const rules: RulesOfLanguage = {
  text: async () => (await import('./text.ts')).text,
  textarea: async () => (await import('./text.ts')).textarea,
  number: async () => (await import('./inference/number.ts')).number,
  email: async () => (await import('./explained/email.ts')).emailRule,
  url: async () => (await import('./explained/url.ts')).urlRule,
  tel: async () => (await import('./explained/tel.ts')).telRule,
  date: async () => (await import('./inference/day.ts')).date,
  select: async () => (await import('./inference/choice.ts')).choice,
  radio: async () => (await import('./inference/choice.ts')).choice,
  checkbox: async () => (await import('./explained/options.ts')).checkboxRule,
  rating: async () => (await import('./inference/rating.ts')).rating,
  consent: async () => (await import('./explained/options.ts')).checkboxRule,
  file: async () => () => undefined,
}
