import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadTours } from './load-tours.ts'

/** Tours that go; in a seller's own shop only where the seller leads some. */
export const loader = loading((args) => {
  const { sellerType, organizationId } = args.shop.site
  if (organizationId !== null && sellerType !== 'tour_operator') notFound()
  return loadTours(args)
})
