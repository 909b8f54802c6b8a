import { defineModule } from '../../module.ts'
import type { Database, Executor } from '../../platform/db/client.ts'
import { withoutIndexes } from '../../platform/db/without-indexes.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { DUE_PRICES_BATCH } from './policy.ts'
import type { ReadModelsService } from './ports.ts'
import { productsChanged } from './public.ts'
import {
  countSearchWords,
  listDuePrices,
  listProductsIn,
  listProductsOf,
  lockSellersOf,
  refreshAllCards,
  refreshCards,
  sellersInCategories,
} from './store/read-models.store.ts'

export function createReadModelsModule({ executor, inTransaction }: Pick<Database, 'executor' | 'inTransaction'>) {
  const refreshProducts = async (tx: Executor, productIds: readonly number[]) => {
    if (productIds.length === 0) return
    await lockSellersOf(tx, productIds)
    await refreshCards(tx, productIds)
  }
  const service: ReadModelsService = {
    refreshProducts,
    refreshSellers: async (tx, organizationIds) => refreshProducts(tx, await listProductsOf(tx, organizationIds)),
    refreshCategories: async (tx, categoryIds) => refreshProducts(tx, await listProductsIn(tx, categoryIds)),
    rebuild: (tx) => withoutIndexes(tx, ['category_listing', 'product_search'], () => refreshAllCards(tx)),
    countWords: countSearchWords,
    sellersInCategories,
    refreshDuePrices: () =>
      inTransaction(async (tx) => {
        const due = await listDuePrices(tx, DUE_PRICES_BATCH)
        await refreshProducts(tx, due)
        return due.length
      }),
  }
  const periodic: PeriodicTask[] = [
    { name: 'refresh-due-prices', cron: '* * * * *', run: async () => void (await service.refreshDuePrices()) },
    // word frequencies change slowly, so they are counted once a night
    { name: 'count-search-words', cron: '17 1 * * *', run: () => countSearchWords(executor) },
  ]
  return { service, periodic }
}

export const readModelsModule = defineModule({
  name: 'readModels',
  uses: [],
  create: ({ database, pages }) => ({
    ...createReadModelsModule(database),
    invalidations: [
      on(productsChanged, (ids) =>
        ids === null ? pages.invalidate() : pages.invalidateProducts(ids.split(',').map(Number)),
      ),
    ],
  }),
})
