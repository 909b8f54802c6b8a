import type { Clock, IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type DeliveryPlace,
  type DeliveryService,
  isShown,
  type SellerSummary,
  type ServiceableSellers,
} from '../../../fulfilment/delivery/index.ts'
import type { SharedContext } from '../../../platform/http/handler.ts'
import type { ListDeps } from '../use-cases/list-products.ts'
import type { CardPresenter } from './present-cards.ts'

export interface HandlerDeps extends ListDeps {
  readonly clock: Clock
  readonly present: CardPresenter
}

/** Who reaches the place, as far as the visitor may see them: in a seller's shop nobody else exists. */
export async function serviceableOfCall(
  delivery: DeliveryService,
  visitor: SharedContext,
  place: DeliveryPlace,
): Promise<ServiceableSellers> {
  const serviceable = await delivery.sellersAt(place, { seesHidden: visitor.seesHiddenSellers })
  const { organizationId } = visitor.site
  return organizationId === null ? serviceable : serviceable.narrow([organizationId])
}

/** The seller, when the visitor may see it. Throws NOT_FOUND otherwise. */
export async function sellerOfCall(
  delivery: DeliveryService,
  visitor: SharedContext,
  id: number,
): Promise<SellerSummary> {
  const seller = (await delivery.sellers()).get(id)
  if (!seller || !isShown(seller, visitor)) throw new Refusal('NOT_FOUND')
  return seller
}

export const pageMeta = (totalItems: number, currentPage: number, itemsPerPage: number) => ({
  currentPage,
  totalItems,
  totalPages: Math.ceil(totalItems / itemsPerPage),
  itemsPerPage,
})

/** Days of the near future; a chosen day stays in the list even when nobody delivers on it. */
export function dateFacets(dates: readonly { date: IsoDate; count: number }[], selected: readonly IsoDate[]) {
  const missing = selected.filter((date) => !dates.some((one) => one.date === date))
  return [...dates, ...[...new Set(missing)].map((date) => ({ date, count: 0 }))]
    .map((one) => ({ ...one, selected: selected.includes(one.date) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}
