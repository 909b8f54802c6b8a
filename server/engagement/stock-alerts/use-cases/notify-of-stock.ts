import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import type { Database } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { stockReturned } from '../events.ts'
import { ALERTS_AT_ONCE, LOOK_AGAIN_MS } from '../policy.ts'
import { type DueStockAlert, endStockAlerts, takeStockAlerts } from '../store/stock-alert.store.ts'

/** A site scope with hidden sellers, because testers see them and may have alerts for them. */
const EVERYTHING = { ...MARKETPLACE, seesHiddenSellers: true }

/**
 * Finds products with alerts that can be bought again for any reason (a stock count, a harvest, a cancelled order, an
 * expired hold, the seller's return), and emits an event once, because the alert is deleted in the same transaction.
 * The product must reach the alert's place on some day.
 */
export async function notifyOfStock(
  { database, catalog }: { readonly database: Database; readonly catalog: Pick<CatalogService, 'cards'> },
  now: Date,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const due = await takeStockAlerts(tx, {
      now,
      lookedAtBefore: new Date(now.getTime() - LOOK_AGAIN_MS),
      most: ALERTS_AT_ONCE,
    })
    const notified: number[] = []
    for (const alerts of Map.groupBy(due, ({ place }) => JSON.stringify(place)).values()) {
      const byProduct = Map.groupBy(alerts, ({ productId }) => productId)
      const [{ place }] = alerts as [DueStockAlert]
      for (const card of await catalog.cards(EVERYTHING, [...byProduct.keys()], place)) {
        if (!card.availability.isAvailableForCart) continue
        for (const { id, customerId, sellerTitle, awaits } of byProduct.get(card.id) ?? []) {
          notified.push(id)
          await emit(
            tx,
            stockReturned({
              alertId: id,
              customerId,
              organizationId: card.farmer.id,
              regionCode: place.regionCode,
              awaited: awaits,
              productTitle: card.title,
              sellerTitle,
              path: `/category/${card.categoryUrlKey}/${card.slug}`,
            }),
          )
        }
      }
    }
    await endStockAlerts(tx, notified)
  })
}
