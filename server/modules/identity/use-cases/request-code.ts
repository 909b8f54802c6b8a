import { randomUUID } from 'node:crypto'
import { CODE_LIMITS, resendDelay, secondsUntilNextCode } from '@okolitsa/domain/identity/code-limits.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { signInMessage } from '@okolitsa/strings/ru/messages.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import type { MessageChannel } from '../ports.ts'
import { closeChallenge, findSendLog, lockPhone, openChallenge, type Purpose } from '../store/challenge-store.ts'
import type { Tokens } from '../tokens.ts'

export interface CodeSent {
  /** Seconds until the next code may be asked for. */
  readonly resendDelay: number
  /** Seconds the code lives. */
  readonly lifetime: number
}

/**
 * Sends a one-time code. The answer is the same whether the phone is known or not.
 * @throws Refusal TOO_MANY_REQUESTS with retryAfter; INTERNAL-like errors of the channel pass through, and the
 * challenge that nobody received is closed so that it does not count against the shopper's attempts
 */
export const requestCode =
  (deps: { inTransaction: InTransaction; tokens: Tokens; channel: MessageChannel; siteHost: string }) =>
  async (request: { phone: string; purpose: Purpose; customerId: number | null; ip: string }): Promise<CodeSent> => {
    const id = randomUUID()
    const code = deps.tokens.code()
    const sent = await deps.inTransaction(async (tx) => {
      await lockPhone(tx, request.phone)
      const log = await findSendLog(tx, request.phone, request.ip)
      const wait = secondsUntilNextCode(log)
      if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: wait })
      await openChallenge(tx, {
        ...request,
        id,
        codeHmac: deps.tokens.codeHmac(code, id, request.phone),
        lifetime: CODE_LIMITS.lifetime,
      })
      return log.phoneLastHour + 1
    })
    try {
      await deps.channel.send(request.phone, signInMessage(code, deps.siteHost))
    } catch (error) {
      await deps.inTransaction((tx) => closeChallenge(tx, id))
      throw error
    }
    return { resendDelay: resendDelay(sent), lifetime: CODE_LIMITS.lifetime }
  }
