import { loading, notFound } from '../../platform/loading/loading.ts'
import { isSellerSite } from '../../platform/loading/root-data.ts'

/** Plans on sale; 404 on a seller's site. */
export const loader = loading(async ({ shop }) => {
  if (isSellerSite(shop)) notFound()
  return shop.api.plans.plans()
})
