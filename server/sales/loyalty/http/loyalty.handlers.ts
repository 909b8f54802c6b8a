import type { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { bonusesBurning } from '@okolitsa/domain/loyalty/bonuses.ts'
import { isPromoCodeOpen, normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { LoyaltyService } from '../ports.ts'
import { findBalance, findShownSeller, listEntries, sumAccount } from '../store/bonus.store.ts'
import { listPromoCodes, listSameNamed } from '../store/promo-code.store.ts'
import { findShownProgram, listBought } from '../store/standing.store.ts'
import { lifetimeBefore } from '../use-cases/burn-bonuses.ts'
import { levelsSince } from '../use-cases/preview.ts'
import { WARN_DAYS } from '../use-cases/warn-of-burning.ts'
import { inBonuses, presentEntry, presentProgram, presentPromoCode, presentStanding } from './present-loyalty.ts'

export function loyaltyHandlers({
  executor,
  clock,
  tried,
}: Deps<'executor' | 'clock'> & {
  tried: LoyaltyService['tried']
}): Handlers<typeof loyaltyEndpoints> {
  /** Codes valid today; refuses NOT_FOUND for a seller that the site excludes. */
  const listOpen = async (site: SiteScope, organizationId: number, customerId: number | null, language: Language) => {
    const seller = await findShownSeller(executor, site, organizationId)
    if (!seller) throw new Refusal('NOT_FOUND')
    const today = dayIn(seller.timeZone, clock())
    const codes = await listPromoCodes(executor, seller.id, today, customerId)
    return {
      items: codes
        .filter((code) => isPromoCodeOpen(code, today, customerId))
        .map((code) => presentPromoCode(code, language)),
    }
  }

  return {
    listFarmerPromoCodes: ({ params, scope, context }) => listOpen(scope, params.id, null, context.language),
    listFarmerPromoCodesOfUser: ({ params, scope, context }) =>
      listOpen(scope.site, params.id, scope.customerId, context.language),

    getPromoCode: async ({ params, query, actor, context, scope }) => {
      const customerId = actor.kind === 'customer' ? actor.customerId : null
      // a seller's own site has one seller, so the parameter is ignored
      const organizationId = (scope.sellers === 'every' && query.farmerId) || null
      const code = normalizePromoCode(params.code)
      const named = await listSameNamed(executor, scope, code, organizationId, customerId)
      const now = clock()
      const open = named.find((each) => isPromoCodeOpen(each, dayIn(each.timeZone, now), customerId))
      await tried(customerId, context.network, code, !open)
      if (!open) throw new Refusal('NOT_FOUND')
      return presentPromoCode(open, context.language)
    },

    getLoyaltyProgram: async ({ params, scope }) => {
      const program = await findShownProgram(executor, scope, params.id)
      if (!program) throw new Refusal('NOT_FOUND')
      return presentProgram(program)
    },
    listLoyaltyLevels: async ({ query, scope }) => {
      const since = levelsSince(clock())
      const sellers = await listBought(executor, scope, { since, organizationId: query.farmerId ?? null })
      return { items: sellers.map(presentStanding) }
    },

    listBonuses: async ({ query, scope, context }) => {
      const { page, perPage } = query
      const warnAt = new Date(clock().getTime() + WARN_DAYS * 86_400_000)
      const [balance, sums, entries] = await Promise.all([
        findBalance(executor, scope),
        sumAccount(executor, scope, lifetimeBefore(warnAt)),
        listEntries(executor, scope, { limit: perPage, offset: (page - 1) * perPage }),
      ])
      const burning = bonusesBurning(sums.givenBefore, sums.taken)
      return {
        balance: inBonuses(balance),
        awaited: inBonuses(sums.awaited),
        burning:
          burning > ZERO ? { amount: inBonuses(burning), by: plusDays(dayIn(MOSCOW, clock()), WARN_DAYS) } : null,
        items: entries.map((entry) => presentEntry(entry, context.language)),
        currentPage: page,
        totalItems: sums.entries,
        totalPages: Math.ceil(sums.entries / perPage),
        itemsPerPage: perPage,
      }
    },
  }
}
