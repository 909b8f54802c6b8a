import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { z } from 'zod'
import { EdoFailure } from '../../desks/agency-papers/ports.ts'
import { callExternal } from '../external/call-external.ts'

/**
 * Keeps the refresh token of the operator. The service issues a new one with each access token and accepts the former no
 * longer, so the next one is written before the access token is used; nodes must share one store.
 */
export interface RefreshTokens {
  read(): Promise<string>
  write(next: string): Promise<void>
}

export interface DiadocIdentity {
  /** `https://identity.kontur.ru`. */
  readonly identityUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly tokens: RefreshTokens
  readonly clock: Clock
  readonly timeoutMs: number
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
})
/** Time before its end at which a token is replaced, ms. */
const SPARE_MS = 60_000

/** Access tokens: one is cached until it expires or is refused, and concurrent callers share one exchange. */
export function createDiadocToken(identity: DiadocIdentity): (refused: string | null) => Promise<string> {
  const { identityUrl, clientId, clientSecret, tokens, clock, timeoutMs } = identity
  let token: Promise<{ text: string; until: number }> | null = null

  const exchange = async () => {
    const { ok, status, body } = await callExternal(`${identityUrl}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: await tokens.read(),
      }),
      timeoutMs,
    }).catch((error: Error) => {
      throw new EdoFailure('unavailable', error.message, error)
    })
    const answer = tokenSchema.safeParse(body)
    // wrong credentials are a fault of the market and may be corrected while papers wait
    if (!ok || !answer.success) throw new EdoFailure('unavailable', `no token: status ${status}`)
    await tokens.write(answer.data.refresh_token)
    return { text: answer.data.access_token, until: clock().getTime() + answer.data.expires_in * 1000 - SPARE_MS }
  }

  return async (refused) => {
    const asked = token
    const known = await asked?.catch(() => null)
    if (known && known.text !== refused && clock().getTime() < known.until) return known.text
    if (token === asked) token = exchange()
    return (await (token ?? exchange())).text
  }
}
