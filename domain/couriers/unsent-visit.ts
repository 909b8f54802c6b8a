import type { MissedReason } from './courier-link.ts'

/** What a courier has said of an address and the shop has not heard yet. */
export interface UnsentVisit {
  /** Of the press. */
  readonly id: string
  readonly orderId: number
  readonly said:
    | { readonly kind: 'delivered'; readonly received: number | null; readonly isCash: boolean }
    | { readonly kind: 'missed'; readonly reason: MissedReason }
  /** ISO 8601. */
  readonly at: string
  /** Why the shop refused it, in words; null = it waits. */
  readonly trouble: string | null
}

interface Stop {
  readonly id: number
  readonly state: 'gathering' | 'ready' | 'delivered'
  readonly missed: { readonly reason: MissedReason; readonly at: string } | null
}

/** What is said of an address now takes the place of what was said of it before. */
export const withVisitSaid = (visits: readonly UnsentVisit[], said: UnsentVisit): UnsentVisit[] => [
  ...visits.filter(({ orderId }) => orderId !== said.orderId),
  said,
]

/** A route with what waits in the phone; what was refused changes nothing. */
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
