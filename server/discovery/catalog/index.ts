import type { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { DeliveryService, Seller } from '../../fulfilment/delivery/index.ts'
import type { Executor, InTransaction } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { createCatalogCache } from './catalog-cache.ts'
import { categoryHandlers } from './http/category.handlers.ts'
import { farmerHandlers } from './http/farmer.handlers.ts'
import { createCardPresenter } from './http/present-cards.ts'
import { productHandlers } from './http/product.handlers.ts'
import { DUE_PRICES_BATCH } from './policy.ts'
import type { CatalogService } from './ports.ts'
import { listDuePrices, refreshCards } from './store/product.store.ts'
import { countSearchWords } from './store/product-search.store.ts'
import { publicCategories, publicFarmers, publicProductParts, publicProducts } from './store/public-pages.store.ts'
import { sellableProducts } from './use-cases/sellable.ts'

export type * from './ports.ts'

/** The catalogue: categories, products and farmers as a shopper at some place sees them. */
export function createCatalogModule(deps: {
  executor: Executor
  inTransaction: InTransaction
  clock: Clock
  delivery: DeliveryService & { sellerOf(id: number): Promise<Seller | null> }
}) {
  const { executor, inTransaction, clock, delivery } = deps
  const cache = createCatalogCache(executor)
  const present = createCardPresenter({ executor, delivery })
  const handlerDeps = { executor, delivery, cache, clock, present, sellerOf: delivery.sellerOf }
  const handlers: Handlers<typeof catalogEndpoints> = {
    ...productHandlers(handlerDeps),
    ...farmerHandlers(handlerDeps),
    ...categoryHandlers(handlerDeps),
  }
  const service: CatalogService = {
    sellable: (tx, ids, location) => sellableProducts({ delivery, cache }, tx, ids, location, clock()),
    cards: (ids, location) => present.cardsByIds(ids, location ?? defaultLocation, clock()),
    refreshProducts: async (tx, ids) => {
      await refreshCards(tx, ids)
      cache.forget()
    },
    refreshDuePrices: () =>
      inTransaction(async (tx) => {
        const due = await listDuePrices(tx, DUE_PRICES_BATCH)
        await refreshCards(tx, due)
        return due.length
      }),
  }
  /** How often words occur changes slowly; once a night is enough. */
  const periodic: PeriodicTask[] = [
    { name: 'refresh-due-prices', cron: '* * * * *', run: async () => void (await service.refreshDuePrices()) },
    { name: 'count-search-words', cron: '17 1 * * *', run: () => countSearchWords(executor) },
  ]
  /** Everything with a page, for the lists that robots read: nobody's place narrows it. */
  const publicPages = {
    categories: (organizationId: number | null) => publicCategories(executor, organizationId),
    farmers: () => publicFarmers(executor),
    productParts: (organizationId: number | null, size: number) => publicProductParts(executor, organizationId, size),
    products: (organizationId: number | null, from: number, size: number) =>
      publicProducts(executor, organizationId, from, size),
  }
  return { handlers, ...service, periodic, forgetCounts: cache.forget, publicPages }
}
