import { RANKED, type rankingEndpoints } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { popularityOf } from '../store/product-list.store.ts'
import { listProducts } from '../use-cases/list-products.ts'
import type { HandlerDeps } from './catalog-call.ts'

/** Lists of the shop for the office, made by the same use case, with the terms of their order. */
export function rankingHandlers(deps: HandlerDeps): Handlers<typeof rankingEndpoints> {
  const { executor, delivery, cache, clock, present } = deps
  return {
    explainRanking: async ({ query: { categoryId, phrase } }) => {
      const tree = await cache.tree()
      if (categoryId !== undefined && !tree.byId.has(categoryId)) throw new Refusal('NOT_FOUND')
      const [place, now] = [defaultLocation, clock()]
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
        place: place.title,
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
  }
}
