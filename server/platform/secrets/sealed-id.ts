import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'

export interface SealedIds {
  /** Token `id.seal` of a link. It is not stored, and cannot be forged without the secret. */
  seal(id: number): string
  /** The id of a token; null = invalid. */
  open(token: string): number | null
}

/** @param purpose names what the ids are, so that a token opens nothing else */
export function sealedIds(secret: string, purpose: string): SealedIds {
  const sealOf = (id: string) =>
    createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url').slice(0, 22)
  return {
    seal: (id) => `${id}.${sealOf(String(id))}`,
    open: (token) => {
      const [, id = '', seal = ''] = /^(\d{1,9})\.([\w-]{22})$/.exec(token) ?? []
      return id !== '' && isSameSecret(seal, sealOf(id)) ? Number(id) : null
    },
  }
}
