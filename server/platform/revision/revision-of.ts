import { createHash } from 'node:crypto'

/** A short name of a state: a change that is based on another one is refused. */
export const revisionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
