import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest()

/**
 * Compares secrets in constant time, revealing neither the position of a difference nor the length. It compares
 * digests, so inputs may have any length.
 */
export const isSameSecret = (brought: string | Uint8Array, right: string | Uint8Array): boolean =>
  timingSafeEqual(digestOf(brought), digestOf(right))
