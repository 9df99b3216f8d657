const BYTES = 16
const GROWTH = 2
const FIRST_IDS = 1024

export type IdList = ReturnType<typeof idList>

/** Ids in their order, 16 bytes each: a million of them take 16 MB, as texts they would take 80 MB. */
export function idList() {
  let bytes = Buffer.alloc(FIRST_IDS * BYTES)
  let count = 0
  const grow = (wanted: number) => {
    const larger = Buffer.alloc(Math.max(wanted * BYTES, bytes.length * GROWTH))
    bytes.copy(larger)
    bytes = larger
  }
  return {
    length: () => count,
    push(ids: readonly string[]): void {
      if ((count + ids.length) * BYTES > bytes.length) grow(count + ids.length)
      for (const id of ids) {
        bytes.write(id.replaceAll('-', ''), count * BYTES, 'hex')
        count += 1
      }
    },
    slice: (from: number, to: number): string[] =>
      Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, index) => idAt(bytes, from + index)),
  }
}

function idAt(bytes: Buffer, index: number): string {
  const hex = bytes.toString('hex', index * BYTES, (index + 1) * BYTES)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
