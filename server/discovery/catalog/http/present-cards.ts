import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { DeliveryPlace, DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CardRow } from '../store/card-row.ts'
import { cardsByIds } from '../store/product.store.ts'
import { presentCard } from './present-product.ts'

/** Turns stored cards into cards priced and promised for a place. */
export interface CardPresenter {
  cards(rows: readonly CardRow[], place: DeliveryPlace, now: Date): Promise<ProductCard[]>
  /** In the order of the ids; unknown ids are left out. */
  cardsByIds(ids: readonly number[], place: DeliveryPlace, now: Date): Promise<ProductCard[]>
}

export function createCardPresenter(deps: { executor: Executor; delivery: DeliveryService }): CardPresenter {
  const { executor, delivery } = deps
  const cards: CardPresenter['cards'] = async (rows, place, now) => {
    const [offers, sellers] = await Promise.all([
      delivery.offersAt(
        rows.map(({ card }) => ({
          organizationId: card.organizationId,
          location: place,
          now,
          harvestReadyOn: card.harvestReadyOn,
        })),
      ),
      delivery.sellers(),
    ])
    return rows.map((row, index) => presentCard(row, offers[index] ?? null, sellers.get(row.card.organizationId), now))
  }
  return { cards, cardsByIds: async (ids, place, now) => cards(await cardsByIds(executor, ids), place, now) }
}
