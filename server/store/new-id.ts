import { v7 } from 'uuid'

const ID_BYTES = 16
/** Fetching random bytes for each id would take longer than all else that makes one. */
const block = new Uint8Array(256 * ID_BYTES)
let used = block.length
const last = { msecs: 0, seq: 0 }

/** @returns a UUIDv7, above the last one that was made here */
export function newId(): string {
  const random = nextBytes()
  const msecs = Math.max(Date.now(), last.msecs)
  last.seq = msecs > last.msecs ? new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1 : last.seq + 1
  last.msecs = msecs
  return v7({ random, ...last })
}

function nextBytes(): Uint8Array {
  if (used === block.length) {
    crypto.getRandomValues(block)
    used = 0
  }
  used += ID_BYTES
  return block.subarray(used - ID_BYTES, used)
}
