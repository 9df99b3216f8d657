/**
 * The lowest UUID v7 of a moment: compared with it, ids are older or younger.
 * @param ms since 1970; what is before counts as 1970
 */
export function lowestIdAt(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** @returns the milliseconds since 1970 that a UUID v7 was made at, by the clock of the server that made it */
export const timeOfId = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
