import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { BONUS, bonusesBurning as burningOf } from '@okolitsa/domain/loyalty/bonuses.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Deps } from '../../../services.ts'
import { bonusesBurning } from '../events.ts'
import { listWithOldBonuses, sumAccount } from '../store/bonus.store.ts'
import { lifetimeBefore } from './burn-bonuses.ts'

/** Days before the expiry of bonuses at which customers are warned. */
export const WARN_DAYS = 30
const DAY_MS = 86_400_000
const BATCH = 500

/** Publishes an event, once a month, for every customer with bonuses that expire within a month. */
export async function warnOfBurning({ executor, clock }: Deps<'executor' | 'clock'>): Promise<void> {
  const now = clock()
  const before = lifetimeBefore(new Date(now.getTime() + WARN_DAYS * DAY_MS))
  const by = plusDays(dayIn(SHOP_TIME_ZONE, now), WARN_DAYS)
  for (let after = 0; ; ) {
    const customerIds = await listWithOldBonuses(executor, before, { after, limit: BATCH })
    for (const customerId of customerIds) {
      const { givenBefore, taken } = await sumAccount(executor, customersOwn(customerId), before)
      const amount = burningOf(givenBefore, taken)
      if (amount > ZERO) await emit(executor, bonusesBurning({ customerId, amount: amount / BONUS, by }))
    }
    if (customerIds.length < BATCH) return
    after = customerIds.at(-1) ?? after
  }
}
