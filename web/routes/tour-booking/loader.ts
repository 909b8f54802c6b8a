import { orderIdOf } from '../../data/orders/order-id.ts'
import { partyOf, peopleOf, tourPath } from '../../data/tours/addresses.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** The booking form of the URL; without a date or participants it redirects to the tour's page. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  const dateId = orderIdOf(url.searchParams.get('date'))
  const party = partyOf(url.searchParams.get('who'))
  const people = peopleOf(party)
  const tour = await shop.api.tours.tour({ params: { id } })
  const date = tour.dates.find((one) => one.id === dateId)
  const isSold = people.every(({ priceId }) => tour.prices.some((price) => price.id === priceId))
  if (!date || people.length === 0 || !isSold) moved(tourPath(id), 302)
  const quote = await shop.api.bookings.quoteTour({ params: { id }, body: { dateId: date.id, people } })
  return { tour, date, party, quote }
})
