import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

const seal = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`opening-subscriber:${id}`).digest('base64url')

/** Token of a subscription in links: it confirms the subscription and ends it. */
export const subscriberToken = (secret: string, id: string): string => `${id}.${seal(secret, id)}`

/** Id of the subscription of a token; null = the token is not ours. */
export function subscriberOf(secret: string, token: string): string | null {
  const [, id = '', shown = ''] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  return id !== '' && isSameSecret(shown, seal(secret, id)) ? id : null
}
