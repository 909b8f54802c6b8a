import { dinnersOf } from '@okolitsa/demo/history/dinners.ts'
import { ordersOf, type Span } from '@okolitsa/demo/history/plan.ts'
import { tripsOf } from '@okolitsa/demo/history/trips.ts'
import { WORDS } from '@okolitsa/demo/history/words.ts'
import { minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { createAgenda } from './agenda.ts'
import { createCourierLinks } from './couriers.ts'
import { orderDinner } from './dinners.ts'
import { planFestival } from './festival.ts'
import { placeGoodsOrder } from './goods-orders.ts'
import type { HistoryShop } from './history-shop.ts'
import { beginOfGathering, type Life, MSK, minutesLater } from './life.ts'
import { planMemberships } from './memberships.ts'
import { putShelvesInOrder } from './shelves.ts'
import { planTrip } from './trips.ts'

/** Pause between rounds of background work by day and by night, minutes. */
const TICK_MINUTES = { day: 45, night: 180 }
const DAY = { from: 7 * 60, to: 23 * 60 }

/** A history that goes on from stop to stop. */
export interface LivedHistory {
  /** Lives until the moment. */
  liveTo(moment: Date): Promise<void>
  /** Outcomes and how often they came about. */
  readonly outcomes: ReadonlyMap<string, number>
}

/** Puts the plan of a span on the agenda and begins it. */
export function liveHistory(shop: HistoryShop, span: Span): LivedHistory {
  const outcomes = new Map<string, number>()
  const agenda = createAgenda()
  const life: Life = {
    seed: span.seed,
    shop,
    agenda,
    words: WORDS,
    courierLinks: createCourierLinks(),
    count: (outcome) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
    beginsAt: beginOfGathering,
  }
  for (const planned of ordersOf(span)) agenda.add(planned.at, () => placeGoodsOrder(life, planned))
  for (const planned of dinnersOf(span)) agenda.add(planned.at, () => orderDinner(life, planned))
  for (const trip of tripsOf(span)) planTrip(life, trip)
  planFestival(life, span)
  planMemberships(life, span)
  putShelvesInOrder(life, span)
  const tick = async (): Promise<void> => {
    await shop.tick()
    const minute = minuteOfDayIn(MSK, shop.now())
    const isDay = minute >= DAY.from && minute < DAY.to
    agenda.add(minutesLater(shop.now(), isDay ? TICK_MINUTES.day : TICK_MINUTES.night), tick)
  }
  agenda.add(shop.now(), tick)
  return {
    outcomes,
    liveTo: async (moment) => {
      for (;;) {
        const action = agenda.next(moment)
        if (!action) break
        await shop.moveTo(action.at)
        await action.run()
        await shop.deliver()
      }
      await shop.moveTo(moment)
      await shop.tick(true)
    },
  }
}
