import { CODE_LIMITS } from '@okolitsa/domain/identity/code-limits.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import {
  closeChallenge,
  countAttempt,
  countWrongCodes,
  lockAddress,
  type Purpose,
  saveWrongCode,
} from '../store/challenge-store.ts'
import type { Tokens } from '../tokens.ts'

/** An address that guessed too often waits this long, seconds. */
const GUESSING_PAUSE = 3600

/**
 * Checks a code and uses it up. Wrong, expired, exhausted and unknown answer the same.
 * The attempt is committed even when the code is wrong, otherwise guessing would be free; so is the address it came
 * from, otherwise one could guess over many phones.
 * @throws Refusal CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS
 */
export const checkCode =
  (deps: { inTransaction: InTransaction; tokens: Tokens }) =>
  async (request: {
    readonly phone: string
    readonly code: string
    readonly purpose: Purpose
    readonly ip: string
  }): Promise<{ customerId: number | null }> => {
    const { phone, code, purpose, ip } = request
    const passed = await deps.inTransaction(async (tx) => {
      await lockAddress(tx, ip)
      if ((await countWrongCodes(tx, ip)) >= CODE_LIMITS.wrongPerAddressPerHour) {
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: GUESSING_PAUSE })
      }
      const challenge = await countAttempt(tx, phone, purpose)
      const isRight =
        challenge !== null &&
        challenge.attempts <= CODE_LIMITS.attempts &&
        deps.tokens.isSame(challenge.codeHmac, deps.tokens.codeHmac(code, challenge.id, phone))
      if (challenge && (isRight || challenge.attempts >= CODE_LIMITS.attempts)) await closeChallenge(tx, challenge.id)
      if (!isRight) await saveWrongCode(tx, ip)
      return isRight ? { customerId: challenge.customerId } : null
    })
    if (!passed) throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: errorTexts.CODE_WRONG_OR_EXPIRED } })
    return passed
  }
