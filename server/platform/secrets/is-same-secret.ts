import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest()

/**
 * Compares what somebody brought with what is right, in a time that tells neither where they differ nor how long the
 * right one is. Anything may be brought: digests are equally long whatever they are of.
 */
export const isSameSecret = (brought: string | Uint8Array, right: string | Uint8Array): boolean =>
  timingSafeEqual(digestOf(brought), digestOf(right))
