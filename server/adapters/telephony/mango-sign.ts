import { createHash } from 'node:crypto'

/** Signature of a message of Mango Office in either direction: of the very JSON text that is sent. */
export const mangoSign = (key: string, json: string, salt: string): string =>
  createHash('sha256')
    .update(key + json + salt)
    .digest('hex')
