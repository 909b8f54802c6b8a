import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { BONUS_LIFETIME_DAYS, bonusesBurning } from '@okolitsa/domain/loyalty/bonuses.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import type { Deps } from '../../../services.ts'
import { insertEntry, listWithOldBonuses, lockBalance, sumAccount } from '../store/bonus.store.ts'

const DAY_MS = 86_400_000
const BATCH = 500

export const lifetimeBefore = (moment: Date): Date => new Date(moment.getTime() - BONUS_LIFETIME_DAYS * DAY_MS)

/** Expires unspent bonuses after their lifetime, account by account. Returns the number of changed accounts. */
export async function burnBonuses(deps: Deps<'executor' | 'inTransaction' | 'clock'>): Promise<number> {
  const now = deps.clock()
  const before = lifetimeBefore(now)
  let changed = 0
  let after = 0
  for (;;) {
    const customerIds = await listWithOldBonuses(deps.executor, before, { after, limit: BATCH })
    for (const customerId of customerIds) {
      await deps.inTransaction(async (tx) => {
        // serializes the expiry with a concurrent use
        await lockBalance(tx, customerId)
        const { givenBefore, taken } = await sumAccount(tx, customersOwn(customerId), before)
        const amount = bonusesBurning(givenBefore, taken)
        if (amount > ZERO)
          await insertEntry(tx, { customerId, kind: 'expired', amount: -amount, orderId: null, at: now })
      })
    }
    changed += customerIds.length
    after = customerIds.at(-1) ?? after
    if (customerIds.length < BATCH) return changed
  }
}
