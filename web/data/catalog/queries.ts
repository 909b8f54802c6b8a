import type { Location } from '@okolitsa/domain/geo/location.ts'
import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { catalogKeys } from './keys.ts'

/** Spec 9: at most ten similar products. */
export const MAX_SIMILAR = 10
/** Maximum number of products on a shelf. */
export const SHELF = 12
const FRESH_MS = 60_000
const SHELF_OPTIONS = { staleTime: FRESH_MS, meta: { showsOwnError: true } } as const

/** Shelves under a product, each with a separate query: a failed one does not affect the others. */
export const shelfQueries = {
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
  together: (productId: number, sectionId: number, location: Location) =>
    queryOptions({
      ...SHELF_OPTIONS,
      queryKey: catalogKeys.shelf('together', productId, location),
      queryFn: () =>
        shopApi().catalog.listPopularProducts({
          query: { ...locationQueryOf(location), categoryIds: [sectionId], productId, maxQuantity: SHELF },
        }),
    }),
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
