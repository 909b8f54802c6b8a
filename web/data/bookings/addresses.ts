/** Paths of a customer's bookings (spec 2.2). */

export const bookingsPath = (page = 1): string => (page > 1 ? `/account/booking?page=${page}` : '/account/booking')

export const bookingPath = (id: number): string => `/account/booking/${id}`
