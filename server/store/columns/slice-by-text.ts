/** SQLite reads on the event loop; a row may hold a megabyte, so slices begin small. */
const FIRST_ROWS = 50
const ROWS_MAX = 2048
/** Characters that SQLite reads in about 15 ms. */
const TEXT_PER_SLICE = 4_000_000

/**
 * How many rows to read at once, by how long their texts are. Time would mislead: on a busy machine or over a slow line
 * slices would shrink to single rows, and a copy would take hours.
 */
export function sliceByText() {
  let size = FIRST_ROWS
  return {
    now: () => size,
    async measured<Row extends { responses: string }>(work: () => Promise<Row[]>): Promise<Row[]> {
      const rows = await work()
      const characters = rows.reduce((sum, { responses }) => sum + responses.length, 0)
      const fitting = Math.floor((TEXT_PER_SLICE * rows.length) / Math.max(1, characters))
      if (rows.length > 0) size = Math.max(1, Math.min(fitting, size * 2, ROWS_MAX))
      return rows
    },
  }
}
