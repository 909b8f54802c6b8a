/**
 * Copies the bytes into a separate buffer for caches. A short Node buffer is a slice of a shared 64 KB slab, and a
 * cached slice retains the whole slab. Buffers that already own their memory are returned unchanged.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength <= bytes.length + MAX_SPARE_BYTES) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Maximum unused bytes that are tolerated, because a copy costs more. */
const MAX_SPARE_BYTES = 512
