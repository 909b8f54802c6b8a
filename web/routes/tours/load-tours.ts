import { parseTourList, tourListHref, tourListQuery } from '../../data/tours/tour-list.ts'
import { type Loading, moved } from '../../platform/loading/loading.ts'

/** Tours of the site, filtered by the URL query; distances are measured from the visitor's place. */
export async function loadTours({ shop, url, signal }: Loading) {
  const state = parseTourList(url.searchParams)
  const page = await shop.api.tours.tours({ query: tourListQuery(state, shop.location), signal })
  const last = Math.max(1, page.totalPages)
  if (state.page > last) moved(tourListHref({ ...state, page: last }), 302)
  return { state, page }
}
