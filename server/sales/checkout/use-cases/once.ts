import { createHash } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CheckoutService } from '../ports.ts'
import { claimKey, saveAnswer } from '../store/idempotency.store.ts'

/** Does something once for a customer's key: see CheckoutService. */
export const once: CheckoutService['once'] = async (tx, { customerId, key, request }, make) => {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const known = await claimKey(tx, customerId, key, hash)
  if (!known.isNew) {
    if (!known.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
    return JSON.parse(known.answer)
  }
  const answer = await make()
  await saveAnswer(tx, customerId, key, JSON.stringify(answer))
  return answer
}
