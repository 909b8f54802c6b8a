import { bonusesAccrued } from '@okolitsa/domain/loyalty/bonuses.ts'
import { type Kopecks, min, subtract, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { LoyaltyService, Redemption } from '../ports.ts'
import {
  type BonusPromise,
  dropPromise,
  findSpent,
  insertEntry,
  insertPromise,
  lockBalance,
  lockPromise,
  takePromise,
  updatePromise,
} from '../store/bonus.store.ts'
import { insertRedemption, lockPromoCode, releaseRedemption } from '../store/promo-code.store.ts'
import { applyStored } from './preview.ts'

/**
 * Applies the previewed promo code and bonuses under row locks on both; refuses when either has changed since the
 * preview.
 */
export const redeem: LoyaltyService['redeem'] = async (tx, redemption, now) => {
  const { orderId, customerId, preview } = redemption
  await redeemPromo(tx, redemption, now)
  const { spent, accrued: amount, accrualPercent } = preview.bonuses
  if (spent > ZERO) {
    const balance = await lockBalance(tx, customerId)
    if (balance < spent) throw new Refusal('BONUSES_NOT_ENOUGH', { usable: toRoubles(balance) })
    await insertEntry(tx, { customerId, kind: 'spent', amount: -spent, orderId, at: now })
  }
  // an order without bonuses now may become larger
  if (accrualPercent > 0) await insertPromise(tx, { orderId, customerId, amount, accrualPercent })
}

async function redeemPromo(tx: Executor, redemption: Redemption, now: Date): Promise<void> {
  const { orderId, customerId, preview } = redemption
  if (!preview.promo) return
  if (preview.promo.refusal) throw preview.promo.refusal
  const stored = preview.promo.id === null ? null : await lockPromoCode(tx, preview.promo.id, redemption)
  const { discount, refusal } = applyStored(redemption, stored, now)
  if (refusal || !stored) throw refusal ?? new Refusal('PROMO_NOT_FOUND')
  // the seller has changed the code, or the consent to bear a part of it, since the preview
  if (discount !== preview.promo.discount || stored.marketPercent !== preview.promo.marketPercent)
    throw new Refusal('CART_CHANGED', { reason: 'promoChanged' })
  await insertRedemption(tx, { orderId, promoCodeId: stored.id, customerId, discount, at: now })
}

/** Releases the benefits of a cancelled order: the use of its code, the spent bonuses and the promise of bonuses. */
export const release: LoyaltyService['release'] = async (tx, orderId, now) => {
  await releaseRedemption(tx, orderId, now)
  await dropPromise(tx, orderId)
  const spent = await findSpent(tx, orderId)
  if (spent) await insertEntry(tx, { ...spent, kind: 'returned', orderId, at: now, step: 'cancel' })
}

/** Adjusts spent bonuses after a change: fewer stay spent, or a correction takes returned ones again. */
export const followOrder: LoyaltyService['followOrder'] = async (tx, change, now) => {
  const { orderId, customerId, key: step, bonuses } = change
  const promise = await lockPromise(tx, orderId)
  const spent = (await findSpent(tx, orderId))?.amount ?? ZERO
  if (spent > bonuses) {
    await insertEntry(tx, { customerId, kind: 'returned', amount: spent - bonuses, orderId, at: now, step })
  }
  if (spent < bonuses) {
    const more = subtract(bonuses, spent)
    const balance = await lockBalance(tx, customerId)
    if (balance < more) throw new Refusal('BONUSES_NOT_ENOUGH', { usable: toRoubles(balance) })
    await insertEntry(tx, { customerId, kind: 'spent', amount: -more, orderId, at: now, step })
  }
  if (promise) await followGiven(tx, promise, { ...change, now })
}

/** Adjusts the promise to the paid goods; after a refund, bonuses already given are taken back, at most the balance. */
async function followGiven(
  tx: Executor,
  { customerId, amount, accrualPercent, isGiven }: BonusPromise,
  { orderId, key: step, paidForGoods, now: at }: { orderId: number; key: string; paidForGoods: Kopecks; now: Date },
): Promise<void> {
  const due = bonusesAccrued(paidForGoods, accrualPercent)
  if (!isGiven || due >= amount) {
    await updatePromise(tx, orderId, due)
    if (isGiven && due > amount) {
      await insertEntry(tx, { customerId, kind: 'accrued', amount: subtract(due, amount), orderId, at, step })
    }
    return
  }
  const withdrawn = min(subtract(amount, due), await lockBalance(tx, customerId))
  if (withdrawn === ZERO) return
  await insertEntry(tx, { customerId, kind: 'withdrawn', amount: -withdrawn, orderId, at, step })
  await updatePromise(tx, orderId, subtract(amount, withdrawn))
}

/** Gives the promised bonuses of a received order; idempotent. */
export async function accrue(tx: Executor, orderId: number, now: Date): Promise<void> {
  const promised = await takePromise(tx, orderId, now)
  if (promised && promised.amount > ZERO) await insertEntry(tx, { ...promised, kind: 'accrued', orderId, at: now })
}
