import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from '../farmer/load-goods.ts'
import { loadRestaurant } from '../restaurants/load-restaurant.ts'

/** A farm with its goods, or a restaurant with its menu. */
export const loader = loading(async (args) => {
  const { organizationId, sellerType } = args.shop.site
  const id = organizationId ?? notFound()
  if (sellerType === 'restaurant') return { kind: 'restaurant', ...(await loadRestaurant(args, id)) } as const
  return { kind: 'farm', ...(await loadGoods(args, id, undefined)) } as const
})
