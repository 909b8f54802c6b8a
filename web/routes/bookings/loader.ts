import { bookingsPath } from '../../data/bookings/addresses.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'
import { hasArea } from '../../platform/loading/root-data.ts'
import { pageOf } from '../page-number.ts'

/** A page of the customer's bookings and waiting lists; 404 for a guest (spec 2.2). */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) notFound()
  const { bookings } = shop.api
  const [page, waitings] = await Promise.all([bookings.bookings({ query: { page: pageOf(url) } }), bookings.waitings()])
  const isEmpty = page.totalItems === 0 && waitings.items.length === 0
  if (isEmpty && !hasArea(shop, 'tours')) notFound()
  if (page.currentPage > 1 && page.items.length === 0) moved(bookingsPath(), 302)
  return { page, waitings: waitings.items }
})
