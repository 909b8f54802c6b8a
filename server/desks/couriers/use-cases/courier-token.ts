import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** What nobody guesses: the last part of a link. */
export const newCourierToken = (): string => randomBytes(BYTES).toString('base64url')

/** What is kept of it. */
export const courierTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
