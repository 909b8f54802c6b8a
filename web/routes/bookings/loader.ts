import { bookingsPath } from '../../data/bookings/addresses.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

/** One page of the customer's bookings and what they wait for; for a guest there is no such page (spec 2.2). */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) notFound()
  const { bookings } = shop.api
  const [page, waitings] = await Promise.all([bookings.bookings({ query: { page: pageOf(url) } }), bookings.waitings()])
  if (page.currentPage > 1 && page.items.length === 0) moved(bookingsPath(), 302)
  return { page, waitings: waitings.items }
})
