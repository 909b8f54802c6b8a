import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import type { CallContext } from './handler.ts'

const LIFETIME = 365 * 24 * 3600
const MAX_SUBJECTS = 3

/**
 * Recognizes browsers that have proved a subject before (a phone, a seller's account), so that limits exhausted by
 * strangers do not apply to them. The cookie contains a random id and one seal per subject; it grants no access and
 * survives sign-out.
 */
export function createKnownBrowsers({ secret, cookie }: { secret: string; cookie: string }) {
  const sealOf = (id: string, subject: string) =>
    createHmac('sha256', secret).update(`${cookie}:${id}:${subject}`).digest('base64url').slice(0, 22)

  return {
    /** Id of a browser that has proved the subject; null = not known. */
    idOf({ cookies }: Pick<CallContext, 'cookies'>, subject: string): string | null {
      const [id = '', ...seals] = (cookies[cookie] ?? '').slice(0, 200).split('.')
      const wanted = sealOf(id, subject)
      return seals.some((seal) => isSameSecret(seal, wanted)) ? id : null
    },
    remember(context: Pick<CallContext, 'cookies' | 'setCookie'>, subject: string): void {
      const [known = '', ...seals] = (context.cookies[cookie] ?? '').slice(0, 200).split('.')
      const id = /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url')
      const seal = sealOf(id, subject)
      const kept = [seal, ...seals.filter((one) => one !== seal)].slice(0, MAX_SUBJECTS)
      context.setCookie(cookie, [id, ...kept].join('.'), { maxAge: LIFETIME })
    },
  }
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
