import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { bonusesAccrued, bonusesUsable, DEFAULT_PROGRAM } from '@okolitsa/domain/loyalty/bonuses.ts'
import { LEVEL_DAYS, standingOf } from '@okolitsa/domain/loyalty/levels.ts'
import {
  applyPromoCode,
  coveredLines,
  normalizePromoCode,
  type PromoRefusal,
} from '@okolitsa/domain/loyalty/promo-code.ts'
import { add, type Kopecks, min, subtract, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { LoyaltyPreview, LoyaltyRequest, LoyaltyService } from '../ports.ts'
import { findSeller } from '../store/bonus.store.ts'
import { findPromoCode, type StoredPromoCode } from '../store/promo-code.store.ts'

/** Beginning of the period whose purchases determine a level. */
export const levelsSince = (now: Date): Date => new Date(now.getTime() - LEVEL_DAYS * 86_400_000)

/** Discounts by promo code and bonuses at the current time. */
export const preview: LoyaltyService['preview'] = async (executor, request, now) => {
  const { customerId, organizationId, goods } = request
  const [seller, promo] = await pipelined([
    findSeller(executor, organizationId, customerId, levelsSince(now)),
    previewPromo(executor, request, now),
  ])
  const afterPromo = subtract(add(...goods.map(({ sum }) => sum)), promo?.discount ?? ZERO)
  const program = seller?.program ?? { ...DEFAULT_PROGRAM, levels: [] }
  const balance = seller?.balance ?? ZERO
  const usable = bonusesUsable(afterPromo, balance, program)
  const spent = min(usable, request.requestedBonuses)
  const standing = standingOf(program, seller?.bought ?? ZERO)
  const accrualPercent = customerId === null ? 0 : standing.accrualPercent
  const accrued = bonusesAccrued(subtract(afterPromo, spent), accrualPercent)
  return { promo, bonuses: { balance, usable, spent, accrued, accrualPercent, level: standing.level?.title ?? null } }
}

async function previewPromo(executor: Executor, request: LoyaltyRequest, now: Date): Promise<LoyaltyPreview['promo']> {
  const code = normalizePromoCode(request.promoCode ?? '')
  if (code === '') return null
  const stored = await findPromoCode(executor, code, request)
  const { id = null, marketPercent = 0 } = stored ?? {}
  return { id, code, marketPercent, ...applyStored(request, stored, now) }
}

/** Applies a stored code on the current day in its seller's time zone; a refused code gives no discount. */
export function applyStored(
  { goods, customerId }: Pick<LoyaltyRequest, 'goods' | 'customerId'>,
  stored: StoredPromoCode | null,
  now: Date,
): { discount: Kopecks; refusal: Refusal | null; covered: readonly boolean[] } {
  const covered = coveredLines(stored?.categoryIds ?? [], goods)
  const sumOf = (lines: LoyaltyRequest['goods']) => add(...lines.map(({ sum }) => sum))
  const today = stored ? dayIn(stored.timeZone, now) : ''
  const outcome = applyPromoCode(
    sumOf(goods),
    stored,
    today,
    customerId,
    sumOf(goods.filter((_, index) => covered[index])),
  )
  return 'discount' in outcome
    ? { discount: outcome.discount, refusal: null, covered }
    : { discount: ZERO, refusal: asRefusal(outcome.refusal), covered }
}

/** Converts sums of the facts to roubles, as in all responses. */
function asRefusal({ code, ...facts }: PromoRefusal): Refusal {
  if (!('missing' in facts)) return new Refusal(code, facts)
  return new Refusal(code, { minSum: toRoubles(facts.minSum), missing: toRoubles(facts.missing) })
}
