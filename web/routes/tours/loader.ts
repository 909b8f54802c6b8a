import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadTours } from './load-tours.ts'

/** Upcoming tours; 404 on the site of a seller without tours. */
export const loader = loading((args) => {
  const { sellerType, organizationId } = args.shop.site
  if (organizationId !== null && sellerType !== 'tour_operator') notFound()
  return loadTours(args)
})
