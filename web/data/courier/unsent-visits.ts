import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { UnsentVisit } from '@okolitsa/domain/couriers/unsent-visit.ts'
import { couriers as text } from '@okolitsa/strings/ru/couriers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { createKeptQueue, type KeptQueue } from '../../platform/offline/kept-queue.ts'
import type { courierApi, courierHeaders } from './courier-api.ts'

/** Not a `personalKey`: the courier's unsent marks must survive the sign-out of a customer in the same browser. */
const queueKey = (linkId: string) => `okolitsa-courier-said-${linkId}`
const dayKey = (linkId: string) => `okolitsa-courier-day-${linkId}`

const queues = new Map<string, KeptQueue<UnsentVisit>>()

/** Marks of visits made with a courier's link and not received by the server yet; the same object for the same link. */
export function unsentVisitsOf(linkId: string, storage: () => Storage = () => localStorage): KeptQueue<UnsentVisit> {
  const queue = queues.get(linkId) ?? createKeptQueue<UnsentVisit>(queueKey(linkId), storage)
  queues.set(linkId, queue)
  return queue
}

/** The last day that the server returned: a cached page may be older. */
export function keptDay(linkId: string): CourierDay | null {
  try {
    const known = localStorage.getItem(dayKey(linkId))
    return known === null ? null : (JSON.parse(known) as CourierDay)
  } catch {
    return null
  }
}
export function keepDay(day: CourierDay): void {
  try {
    localStorage.setItem(dayKey(day.linkId), JSON.stringify(day))
  } catch {
    // the page itself is cached anyway
  }
}

/** Removes customers' addresses from the phone when the link is closed. */
export function forgetDay(linkId: string): void {
  try {
    localStorage.removeItem(dayKey(linkId))
  } catch {
    // storage is forbidden: there is no stored day
  }
}

type Api = Pick<ReturnType<typeof courierApi>, 'deliver' | 'miss'>

/** Result of one pass over the queue. `noLine`: there was no connection, and the other entries stay in the queue. */
export interface VisitRound {
  readonly end: 'sent' | 'noLine'
  /** The day from the last answer; null = no entry was sent. */
  readonly day: CourierDay | null
  readonly refused: string | null
}

/** Sends queued marks one by one, in order. A mark that is sent twice is stored once. */
export async function sendVisits(
  api: Api,
  headers: ReturnType<typeof courierHeaders>,
  queue: KeptQueue<UnsentVisit>,
): Promise<VisitRound> {
  let day: CourierDay | null = null
  let refused: string | null = null
  const settle = (visit: UnsentVisit, trouble: string | null) =>
    queue.change((visits) =>
      visits.flatMap((each) => (each.id !== visit.id ? [each] : trouble === null ? [] : [{ ...each, trouble }])),
    )
  for (const visit of queue.all().filter(({ trouble }) => trouble === null)) {
    const { said } = visit
    const params = { id: visit.orderId }
    try {
      day =
        said.kind === 'delivered'
          ? await api.deliver({ headers, params, body: { received: said.received } })
          : await api.miss({ headers, params, body: { reason: said.reason, press: visit.id } })
      settle(visit, null)
    } catch (error) {
      if (!isApiProblem(error) || error.problem.status >= 500 || error.problem.status === 429)
        return { end: 'noLine', day, refused }
      refused = refusalWords(error, text.day.failed)
      settle(visit, refused)
    }
  }
  return { end: 'sent', day, refused }
}
