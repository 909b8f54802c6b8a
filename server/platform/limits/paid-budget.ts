import { type Clock, dayIn } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../db/client.ts'

/** Time zone of the daily budgets: metered services count by days of Moscow. */
const TIME_ZONE = 'Europe/Moscow'
/** Share of the daily queries reserved for signed-in people. */
const KEPT_SHARE = 0.2

export interface PaidBudget {
  /**
   * Counts a query to a paid or metered service, summed over all nodes. Returns false when today's budget is spent.
   * @param isKnown the caller is signed in
   */
  spend(isKnown: boolean): Promise<boolean>
  /** Number of today's queries when this node last counted one; null = none. */
  asked(): number | null
}

/** The daily budget of queries to a service. The first refusal of a day is logged. */
export function createPaidBudget(deps: {
  readonly executor: Executor
  readonly clock: Clock
  readonly log: { error(facts: object, text: string): void }
  readonly service: string
  readonly mostADay: number
}): PaidBudget {
  const { executor, clock, log, service, mostADay } = deps
  let last: { day: string; asked: number } | null = null
  let loggedOn: string | null = null

  return {
    async spend(isKnown) {
      const day = dayIn(TIME_ZONE, clock())
      const most = isKnown ? mostADay : Math.floor(mostADay * (1 - KEPT_SHARE))
      const [row] = await run<{ asked: number }>(
        executor,
        `insert into paid_question as today (service, day, asked) values ($1, $2, 1)
         on conflict (service, day) do update set asked = today.asked + 1 where today.asked < $3 returning asked`,
        [service, day, most],
      )
      if (row) {
        // answers to concurrent queries may arrive in another order
        last = { day, asked: last?.day === day ? Math.max(last.asked, row.asked) : row.asked }
        return true
      }
      if (loggedOn !== day) {
        loggedOn = day
        log.error({ service, mostADay }, 'the questions of the day to a paid service are used up')
      }
      return false
    },
    asked: () => (last && last.day === dayIn(TIME_ZONE, clock()) ? last.asked : null),
  }
}
