import { disputeDueAt } from '../orders/dispute.ts'

/** Queues of the start page. */
export type QueueName =
  | 'stuck'
  | 'callBacks'
  | 'disputes'
  | 'unanswered'
  | 'approvals'
  | 'applications'
  | 'papers'
  | 'endingPapers'
  | 'npd'
  | 'goods'
  | 'reviews'
  | 'dataRequests'
  | 'payouts'

/** Time for an item of a queue, hours. 0 = the queue gives the end of its time. */
const QUEUE_HOURS: Readonly<Record<Exclude<QueueName, 'disputes'>, number>> = {
  stuck: 0,
  callBacks: 0,
  unanswered: 0,
  dataRequests: 0,
  reviews: 3,
  goods: 4,
  approvals: 24,
  applications: 48,
  papers: 48,
  endingPapers: 0,
  npd: 0,
  payouts: 24,
}

/** The deadline of the oldest item of a queue; null = nothing waits. @param since time at which the item appeared */
export function queueDeadline(name: QueueName, since: string | null): Date | null {
  if (since === null) return null
  const from = new Date(since)
  return name === 'disputes' ? disputeDueAt(from) : new Date(from.getTime() + QUEUE_HOURS[name] * 3_600_000)
}

/** Order of queues: by the deadline of the oldest item; queues without one come last, in their own order. */
export const byDeadline = (
  a: { readonly name: QueueName; readonly since: string | null },
  b: { readonly name: QueueName; readonly since: string | null },
): number => {
  const [first, second] = [a, b].map(({ name, since }) => queueDeadline(name, since)?.getTime() ?? null)
  if (first == null || second == null) return Number(first == null) - Number(second == null)
  return first - second
}

/** Time within which the office promises to call back, hours. */
export const CALL_BACK_HOURS = { hour: 1, threeHours: 3, day: 24, threeDays: 72 } as const
export type CallBackTime = keyof typeof CALL_BACK_HOURS
export const CALL_BACK_TIMES = Object.keys(CALL_BACK_HOURS) as [CallBackTime, ...CallBackTime[]]
