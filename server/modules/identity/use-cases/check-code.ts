import { CODE_LIMITS } from '@okolitsa/domain/identity/code-limits.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import { closeChallenge, countAttempt, type Purpose } from '../store/challenge-store.ts'
import type { Tokens } from '../tokens.ts'

/**
 * Checks a code and uses it up. Wrong, expired, exhausted and unknown answer the same.
 * The attempt is committed even when the code is wrong, otherwise guessing would be free.
 * @throws Refusal CODE_WRONG_OR_EXPIRED
 */
export const checkCode =
  (deps: { inTransaction: InTransaction; tokens: Tokens }) =>
  async (phone: string, code: string, purpose: Purpose): Promise<{ customerId: number | null }> => {
    const passed = await deps.inTransaction(async (tx) => {
      const challenge = await countAttempt(tx, phone, purpose)
      if (!challenge) return null
      const isRight =
        challenge.attempts <= CODE_LIMITS.attempts &&
        deps.tokens.isSame(challenge.codeHmac, deps.tokens.codeHmac(code, challenge.id, phone))
      if (isRight || challenge.attempts >= CODE_LIMITS.attempts) await closeChallenge(tx, challenge.id)
      return isRight ? { customerId: challenge.customerId } : null
    })
    if (!passed) throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: errorTexts.CODE_WRONG_OR_EXPIRED } })
    return passed
  }
