import type { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { PRODUCT_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PlaceQuery } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { boughtTogetherWith } from '../store/bought-together.store.ts'
import { listOfSeller } from '../store/product.store.ts'
import { listProducts } from '../use-cases/list-products.ts'
import { lastDayOfShelf } from '../use-cases/list-question.ts'
import { shelvesOfSeller } from '../use-cases/shelves-of-seller.ts'
import { dateFacets, type HandlerDeps, type PublicCall, pageMeta, sellerOfCall } from './catalog-call.ts'

type ProductCalls =
  | 'listFarmerProducts'
  | 'listFarmerShelves'
  | 'getProduct'
  | 'listProductsByIds'
  | 'listSimilarProducts'
  | 'listPopularProducts'
  | 'listPopularProductsInGeo'
  | 'listProducts'

/** Calls for products (spec 7.3, 7.4). */
export function productHandlers(deps: HandlerDeps): Pick<Handlers<typeof catalogEndpoints>, ProductCalls> {
  const { executor, delivery, cache, clock, present } = deps

  const popular = async (
    { scope, context }: PublicCall,
    query: PlaceQuery,
    options: { categoryIds: readonly number[]; filters?: readonly string[]; exclude?: readonly number[]; size: number },
  ) => {
    const place = await delivery.placeOf(query, context.site)
    const now = clock()
    const { exclude = [] } = options
    const found = await listProducts(deps, {
      place,
      serviceable: await delivery.sellersAt(scope, place),
      categoryIds: options.categoryIds,
      filters: options.filters ?? [],
      deliveryDates: [],
      sorting: 'popularity',
      substring: null,
      from: 0,
      size: options.size + exclude.length,
      isShelf: true,
      now,
    })
    const rows = found.rows.filter(({ id }) => !exclude.includes(id)).slice(0, options.size)
    return { items: await present.cards(rows, place, now) }
  }

  /** Products bought together with a product, available here soon. */
  const boughtWith = async ({ scope, context }: PublicCall, query: PlaceQuery, productId: number) => {
    const now = clock()
    const lastDay = lastDayOfShelf(now)
    const [place, ids] = await Promise.all([
      delivery.placeOf(query, context.site),
      boughtTogetherWith(executor, productId),
    ])
    const cards = await present.cardsByIds(scope, ids, place, now)
    return cards.filter(
      ({ availability, harvestReadyOn }) =>
        availability.isAvailableForCart && (harvestReadyOn === null || harvestReadyOn <= lastDay),
    )
  }

  return {
    listProducts: async ({ query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const now = clock()
      const serviceable = await delivery.sellersAt(scope, place)
      const { with: parts } = query
      const tree = await cache.tree()
      if (!query.categoryIds.every((id) => tree.byId.has(id))) throw new Refusal('NOT_FOUND')
      const isFaceted = parts.includes('filters')
      const datesOfList = async () => {
        // a day is offered when at least one product arrives fresh by a method of that day
        const categoryIds = query.categoryIds.length > 0 ? query.categoryIds : [0]
        const listed = await cache.sellersComing(categoryIds, serviceable.byOwnWays())
        return dateFacets(await delivery.countByDate(serviceable, place, now, listed), query.deliveryDates)
      }
      const [page, dates] = await Promise.all([
        listProducts(deps, {
          categoryIds: query.categoryIds,
          filters: query.filters,
          deliveryDates: query.deliveryDates,
          sorting: query.sorting,
          from: query.from,
          size: query.size,
          place,
          serviceable,
          substring: query.substring || null,
          isAsTyped: query.asTyped ?? false,
          isOfOneSeller: scope.sellers !== 'every',
          isFaceted,
          now,
          language: context.language,
        }),
        parts.includes('deliveryDates') ? datesOfList() : null,
      ])
      return {
        items: await present.cards(page.rows, place, now),
        ...pageMeta(page.total, Math.floor(query.from / query.size) + 1, query.size),
        ...(isFaceted && { filters: page.facets }),
        releases: page.releases,
        ...(dates && { deliveryDates: dates }),
        sorting: { selected: query.sorting, options: [...PRODUCT_SORTINGS] },
        correctedSubstring: page.corrected,
        searchedFor: page.searchedFor,
      }
    },

    listFarmerProducts: async ({ params, query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const now = clock()
      const seller = await sellerOfCall(delivery, scope, params.id)
      const { rows, total, corrected, searchedFor } = await listOfSeller(executor, {
        organizationId: seller.id,
        categoryIds: query.categoriesIds,
        phrase: query.substring || null,
        seed: query.seed || null,
        sorting: query.sorting ?? null,
        from: (query.page - 1) * query.perPage,
        size: query.perPage,
      })
      return {
        items: await present.cards(rows, place, now),
        ...pageMeta(total, query.page, query.perPage),
        correctedSubstring: corrected,
        searchedFor,
      }
    },

    listFarmerShelves: async ({ params, query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const seller = await sellerOfCall(delivery, scope, params.id)
      const tree = await cache.tree()
      const shelves = await shelvesOfSeller(executor, tree, seller.id)
      const cards = await present.cards(
        shelves.flatMap(({ rows }) => rows),
        place,
        clock(),
      )
      const cardOf = new Map(cards.map((card) => [card.id, card]))
      return {
        items: shelves.map(({ category: { id, title, urlKey }, rows, total }) => ({
          category: { id, title, urlKey },
          products: rows.flatMap(({ id }) => cardOf.get(id) ?? []),
          totalItems: total,
        })),
      }
    },

    getProduct: async ({ params, query, context, scope }) => {
      const location = await delivery.placeOf(query, context.site)
      const now = clock()
      const row = await deps.batched.productPage(scope, params.slug)
      if (!row) throw new Refusal('NOT_FOUND')
      await sellerOfCall(delivery, scope, row.organizationId)
      const product = await present.product(row, location, await cache.tree(), now)
      if (!product) throw new Refusal('NOT_FOUND')
      return product
    },

    listProductsByIds: async ({ query, body, context, scope }) => ({
      items: await present.cardsByIds(scope, body, await delivery.placeOf(query, context.site), clock()),
    }),

    listSimilarProducts: async ({ query, ...call }) =>
      popular(call, query, {
        categoryIds: query.categoryIds,
        exclude: query.excludeProductIds,
        size: query.maxQuantity,
      }),

    listPopularProducts: async ({ query, ...call }) => {
      const { productId, organizationId, maxQuantity } = query
      const [together, { items }] = await Promise.all([
        productId === undefined ? [] : boughtWith(call, query, productId),
        popular(call, query, {
          categoryIds: query.categoryIds,
          filters: organizationId === undefined ? [] : [`farmer:${organizationId}`],
          exclude: productId === undefined ? [] : [productId],
          size: maxQuantity,
        }),
      ])
      const goods = together.filter(({ farmer }) => organizationId === undefined || farmer.id === organizationId)
      return { items: [...new Map([...goods, ...items].map((card) => [card.id, card])).values()].slice(0, maxQuantity) }
    },

    listPopularProductsInGeo: async ({ query, ...call }) =>
      popular(call, query, { categoryIds: [], size: query.maxQuantity }),
  }
}
