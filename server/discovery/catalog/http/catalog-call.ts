import type { Clock, IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryService, ShownSeller } from '../../../fulfilment/delivery/ports.ts'
import type { SharedContext } from '../../../platform/http/handler.ts'
import type { ListDeps } from '../use-cases/list-question.ts'
import type { CardPresenter } from './present-cards.ts'

export interface HandlerDeps extends ListDeps {
  readonly clock: Clock
  readonly present: CardPresenter
}

export interface PublicCall {
  readonly scope: SiteScope
  readonly context: SharedContext
}

/** The seller when the site shows it. Throws NOT_FOUND otherwise. */
export async function sellerOfCall(delivery: DeliveryService, scope: SiteScope, id: number): Promise<ShownSeller> {
  const seller = (await delivery.shownSellers(scope)).get(id)
  if (!seller) throw new Refusal('NOT_FOUND')
  return seller
}

export const pageMeta = (totalItems: number, currentPage: number, itemsPerPage: number) => ({
  currentPage,
  totalItems,
  totalPages: Math.ceil(totalItems / itemsPerPage),
  itemsPerPage,
})

/** Days of the near future; a chosen day stays in the list even without deliveries. */
export function dateFacets(dates: readonly { date: IsoDate; count: number }[], selected: readonly IsoDate[]) {
  const missing = selected.filter((date) => !dates.some((one) => one.date === date))
  return [...dates, ...[...new Set(missing)].map((date) => ({ date, count: 0 }))]
    .map((one) => ({ ...one, selected: selected.includes(one.date) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}
