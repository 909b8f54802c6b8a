import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import type { Market } from '@okolitsa/domain/market/market.ts'
import { mayOpen, nextStepOf, type OpeningPoint, openingOf } from '@okolitsa/domain/market/opening.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { readTradeFacts } from '../store/opening-facts.store.ts'

export interface DeskMarketDeps extends Deps<'market' | 'products' | 'announcement' | 'starter' | 'content'> {
  /** Host of the installation. */
  readonly host: string
  /** True = customers can pay online. */
  readonly takesOnline: boolean
}

/** Legal texts that visitors can not read yet: not applied, or with blanks that have no value. */
async function countMissingTexts({ starter, content }: DeskMarketDeps, executor: Executor): Promise<number> {
  const kinds = await starter.starterState(executor)
  const { isApplied, total } = kinds.find(({ kind }) => kind === 'legalTexts') ?? { isApplied: false, total: 1 }
  return isApplied ? (await content.unfilledTexts(executor)).length : total
}

/** The opening check, and whether orders were placed. */
export async function checkOpening(
  deps: DeskMarketDeps,
  executor: Executor,
  market: Market,
): Promise<{ readonly points: readonly OpeningPoint[]; readonly hasOrders: boolean }> {
  const { products, host, takesOnline } = deps
  const { sellers, takesCash, hasOrders } = await readTradeFacts(executor)
  const category = await products.firstCategoryOf(executor, 'farmer')
  const points = openingOf({
    ...market,
    host,
    categories: category === null ? 0 : 1,
    // a shop without a provider of SMS does not start
    sendsSms: true,
    takesMoney: takesOnline || takesCash,
    missingTexts: await countMissingTexts(deps, executor),
    sellers,
  })
  return { points, hasOrders }
}

/** The market as its owner sees it. */
export async function presentMarket(deps: DeskMarketDeps, executor: Executor, market: Market): Promise<DeskMarket> {
  const { version, state, identity, operator, contacts, closedAreas, fees, payouts, closing } = market
  const { logo, place, ...shown } = identity
  const { points } = await checkOpening(deps, executor, market)
  const { changedAt, changedBy } = await deps.market.changesSince(executor, { version, seen: version })
  return {
    version,
    state,
    changedAt,
    changedBy,
    identity: {
      ...shown,
      place: place as DeskMarket['identity']['place'],
      languages: [...shown.languages],
      logoUrl: logo,
    },
    operator,
    contacts,
    closedAreas: [...closedAreas],
    fees,
    payouts: { ...payouts, monthDays: [...payouts.monthDays] },
    closing,
    opening: {
      points: [...points],
      mayOpen: mayOpen(points),
      nextStep: nextStepOf(points),
      subscribers: await deps.announcement.countSubscribers(executor),
    },
  }
}
