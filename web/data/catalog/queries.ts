import type { Location } from '@okolitsa/domain/geo/location.ts'
import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { catalogKeys } from './keys.ts'

/** Spec 9: at most ten similar products. */
export const MAX_SIMILAR = 10
/** Goods on any other shelf. */
export const SHELF = 12
const FRESH_MS = 60_000
/** A page is whole without a shelf, which says itself that it could not be had. */
const SHELF_OPTIONS = { staleTime: FRESH_MS, meta: { showsOwnError: true } } as const

/** Shelves under a product, each of its own: one that can not be had takes no other with it. */
export const shelfQueries = {
  /** Of the same category. */
  similar: (productId: number, categoryId: number, location: Location) =>
    queryOptions({
      ...SHELF_OPTIONS,
      queryKey: catalogKeys.shelf('similar', productId, location),
      queryFn: () =>
        shopApi().catalog.listSimilarProducts({
          query: {
            ...locationQueryOf(location),
            categoryIds: [categoryId],
            excludeProductIds: [productId],
            maxQuantity: MAX_SIMILAR,
          },
        }),
    }),
  /** What goes with it. */
  together: (productId: number, sectionId: number, location: Location) =>
    queryOptions({
      ...SHELF_OPTIONS,
      queryKey: catalogKeys.shelf('together', productId, location),
      queryFn: () =>
        shopApi().catalog.listPopularProducts({
          query: { ...locationQueryOf(location), categoryIds: [sectionId], productId, maxQuantity: SHELF },
        }),
    }),
  /** Of the same farm; the product itself may be among them. */
  ofFarm: (productId: number, organizationId: number, location: Location) =>
    queryOptions({
      ...SHELF_OPTIONS,
      queryKey: catalogKeys.shelf('farm', productId, location),
      queryFn: () =>
        shopApi().catalog.listFarmerProducts({
          params: { id: organizationId },
          query: { ...locationQueryOf(location), perPage: SHELF + 1 },
        }),
    }),
}
