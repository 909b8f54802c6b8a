import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import type { Database } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { stockReturned } from '../events.ts'
import { ALERTS_AT_ONCE, LOOK_AGAIN_MS } from '../policy.ts'
import { type DueStockAlert, endStockAlerts, takeStockAlerts } from '../store/stock-alert.store.ts'

/** Hidden sellers are seen by testers, and so are the alerts they made. */
const EVERYTHING = { ...MARKETPLACE, seesHiddenSellers: true }

/**
 * Looks which awaited goods can be bought again, whatever brought them back (the seller's count, a harvest, an order
 * that was cancelled, a hold that ran out, the seller's own return), and tells of each once: the alert goes in the
 * transaction that writes its event. An alert is told of only when the goods reach its place on some day.
 */
export async function tellOfStock(
  { database, catalog }: { readonly database: Database; readonly catalog: Pick<CatalogService, 'cards'> },
  now: Date,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const due = await takeStockAlerts(tx, {
      now,
      lookedAtBefore: new Date(now.getTime() - LOOK_AGAIN_MS),
      most: ALERTS_AT_ONCE,
    })
    const told: number[] = []
    for (const alerts of Map.groupBy(due, ({ place }) => JSON.stringify(place)).values()) {
      const byProduct = Map.groupBy(alerts, ({ productId }) => productId)
      const [{ place }] = alerts as [DueStockAlert]
      for (const card of await catalog.cards(EVERYTHING, [...byProduct.keys()], place)) {
        if (!card.availability.isAvailableForCart) continue
        for (const { id, customerId, sellerTitle, awaits } of byProduct.get(card.id) ?? []) {
          told.push(id)
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
    await endStockAlerts(tx, told)
  })
}
