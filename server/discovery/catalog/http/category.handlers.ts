import type { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PlaceQuery } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Counts } from '../catalog-cache.ts'
import { countOfSellers } from '../store/category.store.ts'
import { type HandlerDeps, type PublicCall, sellerOfCall } from './catalog-call.ts'
import { presentCategory, presentTree } from './present-category.ts'

type CategoryCalls =
  | 'listFarmerCategories'
  | 'listProductCategories'
  | 'listProductCategoriesHere'
  | 'countProductsByCategory'
  | 'listTopCategories'
  | 'getCategory'
  | 'listCategoriesOfFarmer'

const productsIn = (counts: Counts) => (id: number) => counts.get(id)?.products ?? 0

/** Calls for categories (spec 7.4). Counts are cached for up to a minute. */
export function categoryHandlers(deps: HandlerDeps): Pick<Handlers<typeof catalogEndpoints>, CategoryCalls> {
  const { executor, delivery, cache } = deps

  const here = async ({ scope, context }: PublicCall, query: PlaceQuery) => {
    const serviceable = await delivery.sellersAt(scope, await delivery.placeOf(query, context.site))
    const [tree, counts] = await Promise.all([cache.tree(), cache.counts(serviceable)])
    return { tree, counts, countOf: productsIn(counts) }
  }

  return {
    listFarmerCategories: async ({ query, ...call }) => {
      const { tree, counts, countOf } = await here(call, query)
      return {
        items: tree.roots
          .filter((row) => countOf(row.id) > 0)
          .map((row) => ({ ...presentCategory(row, countOf), farmersCount: counts.get(row.id)?.sellers ?? 0 })),
      }
    },

    listProductCategories: async ({ scope }) => {
      const [tree, counts] = await Promise.all([cache.tree(), cache.counts(null)])
      if (scope.sellers !== 'every') {
        const shown = await delivery.shownSellers(scope)
        const own = await ownCounts(scope.sellers.flatMap((id) => shown.get(id)?.id ?? []))
        return { items: presentTree(tree, tree.roots, own, (id) => own(id) > 0) }
      }
      return { items: presentTree(tree, tree.roots, productsIn(counts)) }
    },

    listProductCategoriesHere: async ({ query, ...call }) => {
      const { tree, countOf } = await here(call, query)
      return { items: presentTree(tree, tree.roots, countOf, (id) => countOf(id) > 0) }
    },

    countProductsByCategory: async ({ query, ...call }) => {
      const { tree, countOf } = await here(call, query)
      const ids =
        query.categoryIds.length > 0 ? query.categoryIds.filter((id) => tree.byId.has(id)) : [...tree.byId.keys()]
      return { total: countOf(0), items: ids.map((id) => ({ id, productsCount: countOf(id) })) }
    },

    listTopCategories: async ({ query, ...call }) => {
      const { tree, countOf } = await here(call, query)
      return {
        items: tree.roots
          .filter((row) => countOf(row.id) > 0)
          .sort((a, b) => countOf(b.id) - countOf(a.id) || a.id - b.id)
          .slice(0, query.limit)
          .map((row) => presentCategory(row, countOf)),
      }
    },

    getCategory: async ({ params, query, ...call }) => {
      const { tree, countOf } = await here(call, query)
      const { id } = params
      const present = /^\d+$/.test(id) ? tree.byId.get(Number(id)) : tree.byUrlKey.get(id)
      const row = present ?? tree.byOldKey.get(id)
      if (!row) throw new Refusal('NOT_FOUND')
      return {
        ...presentCategory(row, countOf),
        ancestors: tree
          .pathTo(row.id)
          .slice(0, -1)
          .map((ancestor) => presentCategory(ancestor, countOf)),
        children: tree.childrenOf(row.id).map((child) => presentCategory(child, countOf)),
        story: row.story,
      }
    },

    listCategoriesOfFarmer: async ({ params, scope }) => {
      const seller = await sellerOfCall(delivery, scope, params.id)
      const [tree, countOf] = await Promise.all([cache.tree(), ownCounts([seller.id])])
      return { items: presentTree(tree, tree.roots, countOf, (id) => countOf(id) > 0) }
    },
  }

  async function ownCounts(organizationIds: readonly ShownSellerId[]) {
    const rows = await countOfSellers(executor, organizationIds)
    return productsIn(new Map(rows.map((row) => [row.categoryId, row])))
  }
}
