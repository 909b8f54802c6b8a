import type { DemoMarketplace } from '@okolitsa/demo/marketplace.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { BONUS } from '@okolitsa/domain/loyalty/bonuses.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'

/** Promo codes, sellers' programmes and the shopper who has something to spend. */
export function loyaltyRows(
  { promoCodes, loyaltyPrograms, shopper }: DemoMarketplace,
  now: Date,
  dayOf: (organizationId: number, days: number) => IsoDate,
) {
  return {
    shopper: {
      id: shopper.id,
      phone: shopper.phone,
      first_name: shopper.firstName,
      last_name: shopper.lastName,
      group_id: 1,
      free_delivery_count: shopper.freeDeliveries,
      has_subscription_offer: shopper.freeDeliveries > 0,
      created_at: now.toISOString(),
    },
    programs: loyaltyPrograms.map(({ farmer, accrualPercent, maxSharePercent }) => ({
      organization_id: farmer,
      accrual_percent: accrualPercent,
      max_share_percent: maxSharePercent,
    })),
    codes: promoCodes.map((promo, index) => ({
      id: index + 1,
      organization_id: promo.farmer,
      code: promo.code,
      kind: promo.percent === undefined ? 'fixed' : 'percent',
      value: promo.percent ?? fromRoubles(promo.fixed ?? 0),
      min_sum: fromRoubles(promo.minSum ?? 0),
      valid: `[${dayOf(promo.farmer, promo.fromDay)},${promo.toDay === null ? '' : dayOf(promo.farmer, promo.toDay)}]`,
      total_limit: promo.total ?? null,
      per_customer_limit: promo.perCustomer ?? null,
      customer_id: promo.isPersonal ? shopper.id : null,
      is_listed: !promo.isQuiet,
      created_at: now.toISOString(),
    })),
    gift: {
      id: 1,
      customer_id: shopper.id,
      kind: 'accrued',
      amount: shopper.bonuses * BONUS,
      order_id: null,
      at: now.toISOString(),
    },
  }
}
