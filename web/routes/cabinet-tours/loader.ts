import { deskHref, deskQueryOf } from '../../data/bookings/desk/bookings-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Number of dates loaded for a calendar; later ones are on its next pages. */
const DATES_OF_CALENDAR = 100

/** Bookings and dates of an organizer. */
export const loader = loading(async ({ shop, url }) => {
  const api = createCabinetApi(shop.send)
  const member = await findMember(api)
  if (!member) moved(signInPath(url.pathname), 302)
  const query = deskQueryOf(url.searchParams)
  const { queue, dateId, page, datesPage } = query
  const [bookings, dates] = await Promise.all([
    api.tours.listBookings({ query: { queue, page, ...(dateId && { dateId }) } }),
    api.tours.listDates({ query: { page: datesPage, perPage: DATES_OF_CALENDAR } }),
  ])
  if (page > 1 && bookings.items.length === 0) moved(deskHref({ ...query, page: 1 }), 302)
  if (datesPage > 1 && dates.items.length === 0) moved(deskHref({ ...query, datesPage: 1 }), 302)
  return { member, query, bookings, dates }
})
