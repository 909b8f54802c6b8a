import { loading, moved, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from '../farmer/load-goods.ts'
import { loadRestaurant } from '../restaurant/load-restaurant.ts'

/** Products of a constructor's site; any other shop has them on its home page. */
export const loader = loading(async (args) => {
  const { site } = args.shop
  if (!site.isConstructor) moved(`/${args.url.search}`)
  const id = site.organizationId ?? notFound()
  if (site.sellerType === 'restaurant') return { kind: 'restaurant', ...(await loadRestaurant(args, id)) } as const
  if (site.sellerType === 'tour_operator') moved('/tours')
  return { kind: 'farm', ...(await loadGoods(args, id, undefined)) } as const
})
