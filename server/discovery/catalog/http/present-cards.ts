import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { everybodys, type SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace, DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CardRow } from '../store/card-row.ts'
import { cardsByIds } from '../store/product.store.ts'
import { presentCard } from './present-product.ts'

const FOUND = everybodys('the rows are of a list that asked for its scope')

/** Turns stored cards into cards priced and promised for a place. */
export interface CardPresenter {
  cards(rows: readonly CardRow[], place: DeliveryPlace, now: Date): Promise<ProductCard[]>
  /** In the order of the ids; what the site does not show is left out. */
  cardsByIds(scope: SiteScope, ids: readonly number[], place: DeliveryPlace, now: Date): Promise<ProductCard[]>
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
          ...readinessOf([{ ...card, productionSchedule: card.productionSchedule ?? null }]),
        })),
      ),
      delivery.sellers(FOUND),
    ])
    return rows.map((row, index) => presentCard(row, offers[index] ?? null, sellers.get(row.card.organizationId), now))
  }
  return {
    cards,
    cardsByIds: async (scope, ids, place, now) =>
      cards(await cardsByIds(executor, { scope, sellers: await delivery.sellers(FOUND) }, ids), place, now),
  }
}
