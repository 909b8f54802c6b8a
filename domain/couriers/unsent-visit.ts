import type { MissedReason } from './courier-link.ts'

/** The result of a courier's visit that is stored on the phone and not sent yet. */
export interface UnsentVisit {
  /** Idempotency key of the entry. */
  readonly id: string
  readonly orderId: number
  readonly said:
    | { readonly kind: 'delivered'; readonly received: number | null; readonly isCash: boolean }
    | { readonly kind: 'missed'; readonly reason: MissedReason }
  /** Time of the visit, ISO 8601. */
  readonly at: string
  /** Message of the server's refusal; null = the entry waits to be sent. */
  readonly trouble: string | null
}

interface Stop {
  readonly id: number
  readonly state: 'gathering' | 'ready' | 'delivered'
  readonly missed: { readonly reason: MissedReason; readonly at: string } | null
}

/** Adds an entry; it replaces an earlier one of the same order. */
export const withVisit = (visits: readonly UnsentVisit[], said: UnsentVisit): UnsentVisit[] => [
  ...visits.filter(({ orderId }) => orderId !== said.orderId),
  said,
]

/** Applies the unsent entries to a courier's day; entries that the server refused are ignored. */
export function withUnsentVisits<Day extends { readonly stops: readonly Stop[]; readonly taken: number }>(
  day: Day,
  visits: readonly UnsentVisit[],
): Day {
  const waiting = new Map(visits.filter(({ trouble }) => trouble === null).map((visit) => [visit.orderId, visit]))
  let taken = Math.round(day.taken * 100)
  const stops = day.stops.map((stop) => {
    const visit = waiting.get(stop.id)
    if (!visit || stop.state === 'delivered') return stop
    const { said, at } = visit
    if (said.kind === 'missed') return { ...stop, missed: { reason: said.reason, at } }
    if (said.isCash) taken += Math.round((said.received ?? 0) * 100)
    return { ...stop, state: 'delivered' as const }
  })
  return { ...day, stops, taken: taken / 100 }
}
