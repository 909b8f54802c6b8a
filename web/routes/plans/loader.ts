import { loading, notFound } from '../../platform/loading/loading.ts'
import { isSellerSite } from '../../platform/loading/root-data.ts'

/** The plans on sale; a seller's shop sells none. */
export const loader = loading(async ({ shop }) => {
  if (isSellerSite(shop)) notFound()
  return shop.api.plans.plans()
})
