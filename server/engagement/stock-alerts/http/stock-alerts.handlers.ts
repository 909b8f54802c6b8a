import { MAX_STOCK_ALERTS, type stockAlertsEndpoints } from '@okolitsa/contracts/stock-alerts/stock-alerts.endpoints.ts'
import { type CustomerScope, customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { deleteOpeningAlert, isResting, listOpeningAlerts, saveOpeningAlert } from '../store/opening-alert.store.ts'
import {
  deleteStockAlert,
  listStockAlerts,
  lockStockAlerts,
  type StockAlertRow,
  saveStockAlert,
} from '../store/stock-alert.store.ts'

export interface StockAlertsDeps extends Deps<'clock' | 'delivery' | 'catalog'> {
  readonly database: Database
}

const AWAITING_A_WAY: readonly (string | null)[] = ['notDeliveredHere', 'willNotLast']
/** Reasons of unavailability that allow an alert: out of stock, or not delivered to the place yet. */
const AWAITABLE: readonly (string | null)[] = ['outOfStock', 'notOnSale', 'noDates', 'paused', ...AWAITING_A_WAY]

export function stockAlertsHandlers(deps: StockAlertsDeps): Handlers<typeof stockAlertsEndpoints> {
  const { database, clock, delivery, catalog } = deps

  const idsOf = async (scope: CustomerScope) => ({
    ids: (await listStockAlerts(database.executor, scope)).map(({ productId }) => productId),
  })

  async function cardsOf(scope: CustomerScope, alerts: readonly StockAlertRow[]) {
    const byPlace = [...Map.groupBy(alerts, ({ place }) => JSON.stringify(place)).values()]
    const cards = await Promise.all(
      byPlace.map((together) =>
        catalog.cards(
          scope.site,
          together.map(({ productId }) => productId),
          together[0]?.place ?? null,
        ),
      ),
    )
    return new Map(cards.flat().map((card) => [card.id, card]))
  }

  return {
    listStockAlerts: async ({ scope }) => {
      const alerts = await listStockAlerts(database.executor, scope)
      const cards = await cardsOf(scope, alerts)
      return {
        items: alerts.flatMap(({ id, productId, place, createdAt }) => {
          const product = cards.get(productId)
          const city = place.city ?? place.settlement ?? null
          return product ? [{ id, product, city, createdAt: createdAt.toISOString() }] : []
        }),
      }
    },
    stockAlertIds: ({ scope }) => idsOf(scope),
    addStockAlert: async ({ scope, query, body: { productId }, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const [card] = await catalog.cards(scope.site, [productId], place)
      if (!card) throw new Refusal('NOT_FOUND')
      if (!AWAITABLE.includes(card.availability.reason)) {
        throw new Refusal('STOCK_ALERT_NOT_NEEDED', { isHere: card.availability.isAvailableForCart })
      }
      await database.inTransaction(async (tx) => {
        await lockStockAlerts(tx, scope)
        // the maximum covers all sites
        const there = await listStockAlerts(tx, customersOwn(scope.customerId))
        const isNew = !there.some((alert) => alert.productId === productId)
        if (isNew && there.length >= MAX_STOCK_ALERTS) {
          throw new Refusal('TOO_MANY_STOCK_ALERTS', { limit: MAX_STOCK_ALERTS })
        }
        const awaits = AWAITING_A_WAY.includes(card.availability.reason) ? 'way' : 'stock'
        await saveStockAlert(tx, scope, { productId, place, awaits, now: clock() })
      })
      return idsOf(scope)
    },
    openingAlertIds: async ({ scope }) => ({ ids: await listOpeningAlerts(database.executor, scope) }),
    addOpeningAlert: async ({ scope, body: { farmerId } }) => {
      const now = clock()
      if (!(await delivery.shownSellers(scope.site)).get(farmerId)) throw new Refusal('NOT_FOUND')
      if (!(await isResting(database.executor, farmerId, now))) {
        throw new Refusal('STOCK_ALERT_NOT_NEEDED', { isHere: true })
      }
      await database.inTransaction(async (tx) => {
        await lockStockAlerts(tx, scope)
        const there = await listOpeningAlerts(tx, customersOwn(scope.customerId))
        if (!there.includes(farmerId) && there.length >= MAX_STOCK_ALERTS) {
          throw new Refusal('TOO_MANY_STOCK_ALERTS', { limit: MAX_STOCK_ALERTS })
        }
        await saveOpeningAlert(tx, scope, farmerId, now)
      })
      return { ids: await listOpeningAlerts(database.executor, scope) }
    },
    removeOpeningAlert: async ({ scope, params }) => {
      await deleteOpeningAlert(database.executor, scope, params.id)
      return { ids: await listOpeningAlerts(database.executor, scope) }
    },
    removeStockAlert: async ({ scope, params }) => {
      await deleteStockAlert(database.executor, scope, params.id)
      return idsOf(scope)
    },
  }
}
