import { createHash } from 'node:crypto'
import { normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'

/** Limit of different unknown codes per person. */
const UNKNOWN_CODES: TryLimit = { kind: 'unknown-promo-code', most: 20, windowSeconds: 3600 }

/**
 * Counts an attempt to apply a code; called before the result is returned. An unknown code counts once, because a cart
 * is recalculated after every change. After too many attempts even valid codes are refused, since a correct guess would
 * be recognizable otherwise.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export const countPromoTry = (
  { inTransaction, clock }: Deps<'inTransaction' | 'clock'>,
  customerId: number | null,
  network: string,
  code: string,
  isUnknown: boolean,
): Promise<void> =>
  inTransaction(async (tx) => {
    const who = customerId === null ? network : `customer:${customerId}`
    const now = clock()
    await refuseOverLimit(tx, UNKNOWN_CODES, who, now, { promoCode: 'tooManyPromoCodes' })
    if (!isUnknown) return
    await saveTry(tx, UNKNOWN_CODES, who, now, createHash('sha256').update(normalizePromoCode(code)).digest())
  })
