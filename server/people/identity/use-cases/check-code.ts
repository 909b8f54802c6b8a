import { CODE_LIMITS } from '@okolitsa/domain/identity/code-limits.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { isSameSecret } from '../../../platform/secrets/is-same-secret.ts'
import type { Deps } from '../../../services.ts'
import { closeChallenge, countAttempt, type Purpose, passChallenge } from '../store/challenge-store.ts'
import type { Tokens } from '../tokens.ts'
import type { Asker } from './request-code.ts'

const WRONG_CODES: TryLimit = {
  kind: 'wrong-code',
  most: CODE_LIMITS.wrongPerNetworkPerHour,
  windowSeconds: 3600,
}

export interface ShownCode {
  readonly phone: string
  readonly code: string
  /** Purposes for which the code may have been sent. */
  readonly purposes: readonly Purpose[]
  readonly asker: Asker
  readonly challengeId: string | undefined
}

/**
 * Checks a code against its requester's challenge and uses it up. Wrong, expired, exhausted, unknown and foreign codes
 * get the same answer. The attempt and the requester's count are committed even when the code is wrong, because
 * guessing would be unlimited otherwise.
 * @throws Refusal CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS
 */
export async function checkCode(
  deps: Deps<'inTransaction' | 'clock'> & {
    tokens: Tokens
  },
  request: ShownCode,
): Promise<{ customerId: number | null }> {
  const { phone, code, purposes, asker, challengeId: id } = request
  const now = deps.clock()
  const passed = await deps.inTransaction(async (tx) => {
    await refuseOverLimit(tx, WRONG_CODES, asker.guesser, now, { code: 'tooManyWrongCodes' })
    const challenge = id === undefined ? null : await countAttempt(tx, { id, phone, purposes }, now)
    const isRight =
      challenge !== null &&
      challenge.attempts <= CODE_LIMITS.attempts &&
      isSameSecret(challenge.codeHmac, deps.tokens.codeHmac(code, challenge.id, phone))
    if (isRight) {
      await passChallenge(tx, challenge.id, now)
      return { customerId: challenge.customerId }
    }
    if (challenge && challenge.attempts >= CODE_LIMITS.attempts) await closeChallenge(tx, challenge.id, phone, now)
    await saveTry(tx, WRONG_CODES, asker.guesser, now)
    return null
  })
  if (!passed) throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: 'CODE_WRONG_OR_EXPIRED' } })
  return passed
}
