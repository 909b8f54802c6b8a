import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

export const newCourierToken = (): string => randomBytes(BYTES).toString('base64url')

/** The stored form of the secret. */
export const courierTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
