/** Tours of an organizer; dates and bookings are at `/cabinet/tours`. */
export const TOUR_LIST_PATH = '/cabinet/tours/list'
export const NEW_TOUR_PATH = '/cabinet/tours/new'
export const tourFormPath = (id: number): string => `/cabinet/tours/${id}`

/** The URL of a page of the list without default values. */
export function tourListHref({ isArchive, page }: { readonly isArchive: boolean; readonly page: number }): string {
  const search = new URLSearchParams({ ...(isArchive && { archive: '1' }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${TOUR_LIST_PATH}?${search}` : TOUR_LIST_PATH
}
