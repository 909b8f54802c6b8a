import { RANKED, type rankingEndpoints } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { everybodys, MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { fairRating } from '@okolitsa/domain/reviews/rating.ts'
import type { PlacedSite, PlaceQuery } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { popularityOf } from '../store/product-list.store.ts'
import { listFarmers } from '../use-cases/list-farmers.ts'
import { listProducts } from '../use-cases/list-products.ts'
import type { HandlerDeps } from './catalog-call.ts'

/** Lists of the shop for the office, made by the same use case, with the terms of their order. */
export function rankingHandlers(deps: HandlerDeps): Handlers<typeof rankingEndpoints> {
  const { executor, delivery, cache, clock, present } = deps
  const titleOfPlace = async (at: PlaceQuery, site: PlacedSite) =>
    at.latitude === undefined ? (await delivery.defaultAt(site)).title : (at.city ?? '')
  return {
    explainRanking: async ({ query: { categoryId, phrase, ...at }, context: { site } }) => {
      const tree = await cache.tree()
      if (categoryId !== undefined && !tree.byId.has(categoryId)) throw new Refusal('NOT_FOUND')
      const [place, now] = [await delivery.placeOf(at, site), clock()]
      const page = await listProducts(deps, {
        categoryIds: categoryId === undefined ? [] : [categoryId],
        filters: [],
        deliveryDates: [],
        sorting: 'popularity',
        from: 0,
        size: RANKED,
        place,
        serviceable: await delivery.sellersAt(MARKETPLACE, place),
        substring: phrase ?? null,
        isExplained: true,
        now,
      })
      const [cards, popularity] = await Promise.all([
        present.cards(page.rows, place, now),
        popularityOf(
          executor,
          page.rows.map(({ id }) => id),
        ),
      ])
      const termsOf = new Map(page.rows.map(({ id, terms }) => [id, terms ?? null]))
      return {
        place: await titleOfPlace(at, site),
        total: page.total,
        categories: [...tree.byId.keys()]
          .map((id) => ({
            id,
            title: tree
              .pathTo(id)
              .map(({ title }) => title)
              .join(' › '),
          }))
          .sort((a, b) => a.title.localeCompare(b.title, 'ru')),
        corrected: page.corrected,
        items: cards.map(({ id, title, farmer, categoryUrlKey, slug }) => ({
          id,
          title,
          seller: farmer.title,
          path: `/category/${categoryUrlKey}/${slug}`,
          popularity: popularity.get(id) ?? 0,
          terms: termsOf.get(id) ?? null,
        })),
      }
    },
    explainFarmRanking: async ({ query: { categoryId, sorting, ...at }, context: { site } }) => {
      const category = categoryId === undefined ? null : (await cache.tree()).byId.get(categoryId)
      if (category === undefined) throw new Refusal('NOT_FOUND')
      const place = await delivery.placeOf(at, site)
      const page = await listFarmers(deps, {
        ...{ place, sorting, filters: [], deliveryDates: [], substring: null, from: 0, size: RANKED, previews: 0 },
        categorySlugs: category ? [category.urlKey] : [],
        serviceable: await delivery.sellersAt(MARKETPLACE, place),
        now: clock(),
      })
      const sellers = await delivery.sellers(everybodys('the office sees the terms of every farm of the list'))
      return {
        place: await titleOfPlace(at, site),
        total: page.total,
        items: page.rows.flatMap(({ id }) => {
          const seller = sellers.get(id)
          if (!seller) return []
          const { title, popularity, ratingCount, coords, createdAt } = seller
          return {
            ...{ id, title, popularity, ratingCount },
            rating: Math.round(fairRating(seller) * 100) / 100,
            distanceKm: Math.round(distanceMetres(coords, place.coords) / 100) / 10,
            since: new Date(createdAt).toISOString(),
          }
        }),
      }
    },
  }
}
