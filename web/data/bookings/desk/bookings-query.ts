import { orderIdOf } from '../../orders/order-id.ts'

/** Queues of bookings, as in the API. */
const QUEUES = ['toConfirm', 'ahead', 'past', 'canceled'] as const
export type BookingQueue = (typeof QUEUES)[number]
export const BOOKING_QUEUES: readonly BookingQueue[] = QUEUES

/** Filters of an organizer's bookings, stored in the URL query. */
export interface DeskQuery {
  readonly queue: BookingQueue
  readonly dateId: number | null
  readonly page: number
  readonly datesPage: number
}

export const DESK_PATH = '/cabinet/tours'

/** Parses the URL query; the default queue for invalid values. */
export function deskQueryOf(search: URLSearchParams): DeskQuery {
  return {
    queue: QUEUES.find((one) => one === search.get('queue')) ?? 'toConfirm',
    dateId: orderIdOf(search.get('date')),
    page: orderIdOf(search.get('page')) ?? 1,
    datesPage: orderIdOf(search.get('dates')) ?? 1,
  }
}

/** The URL of a list without default values. */
export function deskHref({ queue, dateId, page, datesPage }: DeskQuery): string {
  const search = new URLSearchParams({
    ...(queue !== 'toConfirm' && { queue }),
    ...(dateId && { date: String(dateId) }),
    ...(page > 1 && { page: String(page) }),
    ...(datesPage > 1 && { dates: String(datesPage) }),
  })
  return search.size > 0 ? `${DESK_PATH}?${search}` : DESK_PATH
}
