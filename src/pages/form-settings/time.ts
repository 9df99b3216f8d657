import { INTERFACE_LANGUAGE } from '../../../rules/limits.ts'

/** Day and time of the device, in the language of the texts. */
export const shownTime = (time: string): string =>
  new Date(time).toLocaleString(INTERFACE_LANGUAGE, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
