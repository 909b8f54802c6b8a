import { createHash } from 'node:crypto'

/** Signature of a Mango Office message in either direction, over the exact JSON text. */
export const mangoSign = (key: string, json: string, salt: string): string =>
  createHash('sha256')
    .update(key + json + salt)
    .digest('hex')
