import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useDebounced } from '../../platform/timing/use-debounced.ts'
import { catalogKeys } from './keys.ts'

/** A product of a seller that can be added to an order. */
export type SellerProduct = Pick<
  ProductCard,
  'id' | 'title' | 'smallImageUrl' | 'hue' | 'unit' | 'measure' | 'isWeight' | 'price' | 'priceInfo'
>

/** Delay after the last keystroke before the search, ms. */
const TYPING_PAUSE = 250
const SHORTEST_TEXT = 2
const SHOWN = 20

/**
 * Products of a seller on sale that match the typed text; undefined while loading.
 * @param categoryUrlKey restricts to this category
 */
export function useSellerGoods(
  organizationId: number,
  typed: string,
  categoryUrlKey?: string,
): readonly SellerProduct[] | undefined {
  const text = typed.trim()
  const wanted = text.length >= SHORTEST_TEXT ? text : ''
  const settled = useDebounced(wanted, TYPING_PAUSE)
  const { data } = useQuery({
    queryKey: catalogKeys.sellerGoods(organizationId, settled, categoryUrlKey),
    queryFn: async () => {
      const { catalog } = shopApi()
      const category = categoryUrlKey && (await catalog.getCategory({ params: { id: categoryUrlKey } }))
      return catalog.listFarmerProducts({
        params: { id: organizationId },
        query: {
          perPage: SHOWN,
          ...(settled && { substring: settled }),
          ...(category && { categoriesIds: [category.id] }),
        },
      })
    },
    placeholderData: (previous) => previous,
  })
  return data?.items.filter(({ availability }) => availability.reason !== 'outOfStock')
}
