import type { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import { type Clock, dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { bonusesBurning } from '@okolitsa/domain/loyalty/bonuses.ts'
import { isPromoCodeOpen, normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { LoyaltyService } from '../ports.ts'
import { findBalance, findSeller, listEntries, sumAccount } from '../store/bonus.store.ts'
import { listPromoCodes, listSameNamed } from '../store/promo-code.store.ts'
import { lifetimeBefore } from '../use-cases/burn-bonuses.ts'
import { inBonuses, presentEntry, presentPromoCode } from './present-loyalty.ts'

/** So many days ahead the account shows which bonuses will expire. */
const WARN_DAYS = 30

export function loyaltyHandlers({
  executor,
  clock,
  tried,
}: {
  executor: Executor
  clock: Clock
  tried: LoyaltyService['tried']
}): Handlers<typeof loyaltyEndpoints> {
  /** Codes that hold today; 404 for a seller this window does not show. */
  const listOpen = async (organizationId: number, customerId: number | null, context: CallContext) => {
    const isElsewhere = context.site.organizationId !== null && context.site.organizationId !== organizationId
    const seller = isElsewhere ? null : await findSeller(executor, organizationId, null)
    if (!seller?.isEnabled || (seller.isHidden && !context.seesHiddenSellers)) throw new Refusal('NOT_FOUND')
    const today = dayIn(seller.timeZone, clock())
    const codes = await listPromoCodes(executor, organizationId, today, customerId)
    return { items: codes.filter((code) => isPromoCodeOpen(code, today, customerId)).map(presentPromoCode) }
  }

  return {
    listFarmerPromoCodes: ({ params, context }) => listOpen(params.id, null, context),
    listFarmerPromoCodesOfUser: ({ params, actor, context }) => listOpen(params.id, actor.customerId, context),

    getPromoCode: async ({ params, query, actor, context }) => {
      const customerId = actor.kind === 'customer' ? actor.customerId : null
      const organizationId = context.site.organizationId ?? query.farmerId ?? null
      const code = normalizePromoCode(params.code)
      const named = await listSameNamed(executor, code, organizationId, customerId, context.seesHiddenSellers)
      const now = clock()
      const open = named.find((each) => isPromoCodeOpen(each, dayIn(each.timeZone, now), customerId))
      await tried(customerId, context.network, code, !open)
      if (!open) throw new Refusal('NOT_FOUND')
      return presentPromoCode(open)
    },

    listBonuses: async ({ query, actor }) => {
      const { page, perPage } = query
      const { customerId } = actor
      const warnAt = new Date(clock().getTime() + WARN_DAYS * 86_400_000)
      const [balance, sums, entries] = await Promise.all([
        findBalance(executor, customerId),
        sumAccount(executor, customerId, lifetimeBefore(warnAt)),
        listEntries(executor, customerId, { limit: perPage, offset: (page - 1) * perPage }),
      ])
      const burning = bonusesBurning(sums.givenBefore, sums.taken)
      return {
        balance: inBonuses(balance),
        awaited: inBonuses(sums.awaited),
        burning:
          burning > ZERO ? { amount: inBonuses(burning), by: plusDays(dayIn(MOSCOW, clock()), WARN_DAYS) } : null,
        items: entries.map(presentEntry),
        currentPage: page,
        totalItems: sums.entries,
        totalPages: Math.ceil(sums.entries / perPage),
        itemsPerPage: perPage,
      }
    },
  }
}
