const KEYS = '123456789abcdefghijklmnopqrstuvwxyz'

/** The key that chooses the option at this place, from 0; undefined where there are more options than keys. */
export const optionKey = (index: number): string | undefined => KEYS[index]

/** The place of the option that a key chooses; -1 when it chooses none. */
export const optionIndex = (key: string): number => (key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1)
