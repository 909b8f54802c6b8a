import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

const sealOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`seller-invitation:${id}`).digest('base64url').slice(0, 22)

/** Token `id.seal` of an invitation's link. It is not stored, and cannot be forged without the secret. */
export const invitationToken = (secret: string, id: number): string => `${id}.${sealOf(secret, String(id))}`

/** The invitation of a token; null = invalid. */
export function invitationOfToken(secret: string, token: string): number | null {
  const [, id = '', seal = ''] = /^(\d{1,9})\.([\w-]{22})$/.exec(token) ?? []
  return id !== '' && isSameSecret(seal, sealOf(secret, id)) ? Number(id) : null
}
