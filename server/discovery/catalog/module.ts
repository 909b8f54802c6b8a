import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { rankingEndpoints } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { grownThere, isInSeason } from '@okolitsa/domain/catalog/crop-calendar.ts'
import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { climateZoneOf } from '@okolitsa/domain/geo/climate-zone.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { defineModule } from '../../module.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import type { SitemapPart } from '../../platform/module/public-pages.ts'
import type { Deps } from '../../services.ts'
import type { ProductsService } from '../../supply/products/ports.ts'
import { categoriesChanged } from '../../supply/products/public.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'
import { createCatalogCache } from './catalog-cache.ts'
import { createCatalogReads } from './catalog-reads.ts'
import { categoryHandlers } from './http/category.handlers.ts'
import { farmMapHandlers } from './http/farm-map.handlers.ts'
import { farmerCards, farmerHandlers } from './http/farmer.handlers.ts'
import { goodsOfSeller } from './http/goods-of-seller.ts'
import { historyHandlers } from './http/history.handlers.ts'
import { pickedGoods } from './http/picked-goods.ts'
import { createCardPresenter } from './http/present-cards.ts'
import { presentCategory } from './http/present-category.ts'
import { productHandlers } from './http/product.handlers.ts'
import { rankingHandlers } from './http/ranking.handlers.ts'
import { suggest } from './http/suggest.ts'
import { RIPENING_DAYS, TOGETHER } from './policy.ts'
import type { CatalogService } from './ports.ts'
import { rebuildBoughtTogether } from './store/bought-together.store.ts'
import { countGoodsByDay, listGoodsByDay } from './store/goods-by-day.store.ts'
import {
  feedCategories,
  feedOffers,
  publicCategories,
  publicFarmer,
  publicFarmers,
  publicProduct,
  publicProductParts,
  publicProducts,
} from './store/public-pages.store.ts'
import { madeSince, ripeningProducts } from './store/ripening.store.ts'
import { sellableProducts } from './use-cases/sellable.ts'

export function createCatalogModule(
  deps: Deps<'executor' | 'clock' | 'delivery'> & {
    readonly sellers: Pick<SellersService, 'sellerOf'>
    readonly products: Pick<ProductsService, 'listCrops'>
  },
) {
  const { executor, clock, delivery, sellers, products } = deps
  const cache = createCatalogCache(executor)
  const present = createCardPresenter({ executor, delivery })
  const batched = createCatalogReads(executor)
  const handlerDeps = { executor, batched, delivery, cache, clock, present, sellerOf: sellers.sellerOf }
  const handlers: Handlers<typeof catalogEndpoints> = {
    ...productHandlers(handlerDeps),
    ...farmerHandlers(handlerDeps),
    ...farmMapHandlers(handlerDeps),
    ...categoryHandlers(handlerDeps),
    ...historyHandlers(handlerDeps),
  }
  const service: CatalogService = {
    sellable: (tx, ids, location) => sellableProducts({ delivery, cache }, tx, ids, location, clock()),
    cards: (scope, ids, location) => present.cardsByIds(scope, ids, location ?? defaultLocation, clock()),
    farmerCards: (ids, place) => farmerCards(handlerDeps, ids, place),
    suggest: (question) => suggest(handlerDeps, question),
    ripening: async (reaching, categoryKeys, after, most) => {
      const tree = await cache.tree()
      const categoryIds = categoryKeys.flatMap((key) => tree.byUrlKey.get(key)?.id ?? [])
      const [found, calendar] = await Promise.all([
        ripeningProducts(executor, { categoryIds, after, by: plusDays(after, RIPENING_DAYS), place: reaching, most }),
        products.listCrops(executor),
      ])
      const fits = await Promise.all(
        found.map(async ({ title, organizationId, readyOn }) => {
          const seller = await sellers.sellerOf(organizationId)
          const grown = grownThere(calendar, title, climateZoneOf(seller?.place.regionCode ?? ''))
          return !grown || isInSeason(grown.months, readyOn)
        }),
      )
      return found.filter((_, index) => fits[index]).map(({ id }) => id)
    },
    listGoodsByDay: (organizationIds, categoryIds, among) =>
      listGoodsByDay(executor, organizationIds, categoryIds, among),
    countGoodsByDay: (organizationIds, categoryIds, by) => countGoodsByDay(executor, organizationIds, categoryIds, by),
    madeSince: (reaching, since, most) => madeSince(executor, { since, place: reaching, most }),
    fullestRoots: async (reaching, most) => {
      const [tree, here] = await Promise.all([cache.tree(), cache.counts(reaching)])
      const countOf = (id: number) => here.get(id)?.products ?? 0
      return tree.roots
        .filter(({ id }) => countOf(id) > 0)
        .sort((a, b) => countOf(b.id) - countOf(a.id) || a.id - b.id)
        .slice(0, most)
        .map((row) => presentCategory(row, countOf))
    },
    absentRoots: async (reaching, most) => {
      const [tree, all, here] = await Promise.all([cache.tree(), cache.counts(null), cache.counts(reaching)])
      const countOf = (id: number) => all.get(id)?.products ?? 0
      return tree.roots
        .filter(({ id }) => countOf(id) > 0 && !here.get(id)?.products)
        .sort((a, b) => countOf(b.id) - countOf(a.id) || a.id - b.id)
        .slice(0, most)
        .map((row) => presentCategory(row, countOf))
    },
    pickedGoods: (scope, place, pick, most) =>
      pickedGoods(
        { ...handlerDeps, ripening: service.ripening, madeSince: service.madeSince },
        scope,
        place,
        pick,
        most,
      ),
    goodsOfSeller: (scope, question) => goodsOfSeller(handlerDeps, scope, question),
    publicProduct: (organizationId, id) => publicProduct(executor, organizationId, id),
    publicFarmer: (organizationId, id) => publicFarmer(executor, organizationId, id),
  }
  const sitemap: SitemapPart = {
    area: 'goods',
    files: {
      farmers: async () =>
        (await publicFarmers(executor)).map(({ id, changedOn }) => ({ path: `/farmers/${id}`, changedOn })),
    },
    parts: {
      products: {
        firstIds: (organizationId, size) => publicProductParts(executor, organizationId, size),
        list: async ({ organizationId, isConstructor = false }, from, size) =>
          (await publicProducts(executor, organizationId, from, size)).map(({ categoryUrlKey, slug, changedOn }) => ({
            path: `/category/${isConstructor ? 'goods' : categoryUrlKey}/${slug}`,
            changedOn,
          })),
      },
    },
    pagesOf: async ({ organizationId, sellerType, isConstructor }) =>
      // all products of a site constructor's shop are in one category
      isConstructor || sellerType === 'restaurant' || sellerType === 'tour_operator'
        ? []
        : (await publicCategories(executor, organizationId)).map((key) => `/category/${key}`),
  }
  /** Products for feeds, with their sellers' delivery methods. */
  const goodsFeed = {
    categories: () => feedCategories(executor),
    offers: async (organizationId: number | null, after: number, size: number) => {
      const rows = await feedOffers(executor, organizationId, after, size)
      const known = new Map(
        await Promise.all(
          [...new Set(rows.map((row) => row.organizationId))].map(
            async (id) => [id, await sellers.sellerOf(id)] as const,
          ),
        ),
      )
      return rows.map((row) => {
        const seller = known.get(row.organizationId)
        return {
          ...row,
          isDelivered: seller ? seller.hasCarrier || seller.rates.length > 0 : false,
          isHandedOut: (seller?.tradePlaces.length ?? 0) > 0,
        }
      })
    },
  }
  return {
    handlers,
    ranking: rankingHandlers(handlerDeps),
    ...service,
    forgetCounts: cache.forget,
    sitemap,
    goodsFeed,
  }
}

export const catalogModule = defineModule({
  name: 'catalog',
  uses: ['delivery', 'sellers', 'products'],
  create: ({ database, reads, clock, pages }, { delivery, sellers, products }) => {
    const { handlers, ranking, sitemap, forgetCounts, ...service } = createCatalogModule({
      executor: reads,
      clock,
      delivery,
      sellers,
      products,
    })
    return {
      service,
      calls: [mounted(catalogEndpoints, handlers), mounted(rankingEndpoints, ranking)],
      sitemap,
      invalidations: [
        on(categoriesChanged, () => {
          forgetCounts()
          pages.invalidate()
        }),
      ],
      periodic: [
        {
          name: 'rebuild-bought-together',
          cron: '17 2 * * *',
          run: () => database.inTransaction((tx) => rebuildBoughtTogether(tx, clock(), TOGETHER)),
        },
      ],
    }
  },
})
