/**
 * The bytes in memory of their own, for whatever keeps them. A short buffer is a part of a slab of 64 KB that it shares
 * with others, and a part that is kept keeps the whole slab. Bytes that have their memory to themselves are answered as they are.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength <= bytes.length + MAX_SPARE_BYTES) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A copy is dearer than this much memory. */
const MAX_SPARE_BYTES = 512
