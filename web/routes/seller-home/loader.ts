import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadGoods } from '../farmer/load-goods.ts'
import { loadRestaurant } from '../restaurant/load-restaurant.ts'
import { findSitePage, loadSitePage } from '../site-page/load-site-page.ts'
import { loadOrganizer } from './load-organizer.ts'

/**
 * The first page of a constructor's site or landing; otherwise a farm with its products, a restaurant's menu, or tours.
 */
export const loader = loading(async (args) => {
  const { organizationId, sellerType, isConstructor, mode } = args.shop.site
  const page = isConstructor || mode === 'landing' ? await findSitePage(args, '/') : null
  if (page) return { kind: 'page', ...(await loadSitePage(args, page)) } as const
  const id = organizationId ?? notFound()
  if (sellerType === 'restaurant') return { kind: 'restaurant', ...(await loadRestaurant(args, id)) } as const
  if (sellerType === 'tour_operator') return { kind: 'organizer', ...(await loadOrganizer(args, id)) } as const
  return { kind: 'farm', ...(await loadGoods(args, id, undefined)) } as const
})
