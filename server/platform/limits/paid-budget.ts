import { type Clock, dayIn } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../db/client.ts'

/** Days of services that count questions begin in Moscow. */
const TIME_ZONE = 'Europe/Moscow'
/** Of a day's questions, what is kept for people who are signed in. */
const KEPT_SHARE = 0.2

export interface PaidBudget {
  /**
   * Counts a question to a service that bills or meters them, for all nodes. Answers false when the day has no room
   * for it: the question is not asked.
   * @param isKnown whoever asks is signed in
   */
  spend(isKnown: boolean): Promise<boolean>
  /** Questions of today as this node last counted them; null = it has asked none. */
  asked(): number | null
}

/** The day's questions of this installation to a service. The first that has no room is told to the log, once a day. */
export function createPaidBudget(deps: {
  readonly executor: Executor
  readonly clock: Clock
  readonly log: { error(facts: object, text: string): void }
  readonly service: string
  readonly mostADay: number
}): PaidBudget {
  const { executor, clock, log, service, mostADay } = deps
  let last: { day: string; asked: number } | null = null
  let toldOn: string | null = null

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
        // answers to questions asked at once may come in another order
        last = { day, asked: last?.day === day ? Math.max(last.asked, row.asked) : row.asked }
        return true
      }
      if (toldOn !== day) {
        toldOn = day
        log.error({ service, mostADay }, 'the questions of the day to a paid service are used up')
      }
      return false
    },
    asked: () => (last && last.day === dayIn(TIME_ZONE, clock()) ? last.asked : null),
  }
}
