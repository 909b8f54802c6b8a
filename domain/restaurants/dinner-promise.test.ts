import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, minuteOfDayIn, plusDays } from '../clock/clock.ts'
import { ZONES } from '../clock/moments.data.ts'
import { acceptBefore, type DinnerQuestion, promiseDinner, SLOT_MINUTES } from './dinner-promise.ts'
import {
  kitchenForGuests,
  kitchenState,
  minutesToCook,
  minutesToReady,
  queueMinutes,
  roadMinutes,
  waitingRange,
} from './kitchen-state.ts'
import { type OpeningHours, openIntervals, openingState } from './opening-hours.ts'
import { servedState } from './served.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7]
const at = (time: string) => new Date(`${time}:00+03:00`)
const hours: OpeningHours = {
  timeZone: 'Europe/Moscow',
  week: [{ weekdays: DAILY, from: '10:00', to: '22:00' }],
  exceptions: [],
}
const pace = { preparationMinutes: 20, rushMinutes: 15, rushUntil: null, pausedUntil: null }
const question: DinnerQuestion = { hours, pace, metres: 2_000, cooking: 0, served: [], now: at('2026-11-24T18:07') }
const clockOf = ({ from }: { from: Date }) => {
  const minute = minuteOfDayIn('Europe/Moscow', from)
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

describe('a dinner', () => {
  it('offers a range as soon as possible, and half hours from then on', () => {
    const { asap, notNow, slots } = promiseDinner(question)
    expect(asap).toEqual({ fromMinutes: 40, toMinutes: 50, from: at('2026-11-24T18:47'), to: at('2026-11-24T18:57') })
    expect(notNow).toBeNull()
    expect(slots.slice(0, 2).map(clockOf)).toEqual(['19:00', '19:30'])
    // cooked by closing time, delivered after it
    expect(
      slots
        .filter(({ from }) => dayIn('Europe/Moscow', from) === '2026-11-24')
        .map(clockOf)
        .at(-1),
    ).toBe('22:00')
    expect(slots.map(clockOf).at(-1)).toBe('22:00')
  })
  it('takes longer in a rush, behind a queue, and over a longer distance', () => {
    const minutesOf = (more: Partial<DinnerQuestion>) => promiseDinner({ ...question, ...more }).asap?.fromMinutes
    expect(minutesOf({ pace: { ...pace, rushUntil: at('2026-11-24T19:00') } })).toBe(55)
    expect(minutesOf({ cooking: 10 })).toBe(60)
    expect(minutesOf({ metres: 8_000 })).toBe(70)
    expect(minutesOf({ metres: null })).toBe(20)
    expect([0, 3, 4, 5, 6, 100].map(queueMinutes)).toEqual([0, 0, 5, 5, 10, 40])
    // the list of restaurants shows the same as the cart
    expect(waitingRange(minutesToReady(pace, 10, question.now), 2_000).fromMinutes).toBe(60)
  })
  it('returns a reason when a dinner is impossible now', () => {
    const reasonAt = (more: Partial<DinnerQuestion>) => {
      const { asap, notNow } = promiseDinner({ ...question, ...more })
      expect(asap).toBeNull()
      return notNow
    }
    expect(reasonAt({ now: at('2026-11-24T23:00') })).toEqual({ reason: 'closed', until: at('2026-11-25T10:00') })
    expect(reasonAt({ now: at('2026-11-24T21:50') })).toEqual({ reason: 'closesSoon', until: at('2026-11-25T10:00') })
    expect(reasonAt({ pace: { ...pace, pausedUntil: at('2026-11-24T18:30') } })).toEqual({
      reason: 'paused',
      until: at('2026-11-24T18:30'),
    })
    const breakfast = { weekdays: DAILY, from: '08:00', to: '12:00' }
    expect(reasonAt({ served: [null, breakfast] })).toEqual({ reason: 'notServed', until: at('2026-11-25T08:00') })
    // the half hours of tomorrow's breakfast
    expect(promiseDinner({ ...question, served: [breakfast] }).slots.map(clockOf)).toEqual([
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ])
  })
  it('gives the kitchen minutes of its opening hours to answer', () => {
    expect(acceptBefore(hours, at('2026-11-24T18:07'), 10)).toEqual(at('2026-11-24T18:17'))
    expect(acceptBefore(hours, at('2026-11-24T23:30'), 10)).toEqual(at('2026-11-25T10:10'))
  })

  const time = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)
  const span = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: time,
    to: time,
  })
  const moment = fc.date({
    min: new Date('2026-03-20T00:00:00Z'),
    max: new Date('2026-04-10T00:00:00Z'),
    noInvalidDate: true,
  })
  const laterOrNull = fc.option(moment, { freq: 1 })
  const anyQuestion = fc.record({
    hours: fc.record({
      timeZone: fc.constantFrom(...ZONES.map(([zone]) => zone)),
      week: fc.array(span, { maxLength: 3 }),
      exceptions: fc.constant([]),
    }),
    pace: fc.record({
      preparationMinutes: fc.integer({ min: 5, max: 90 }),
      rushMinutes: fc.integer({ min: 0, max: 60 }),
      rushUntil: laterOrNull,
      pausedUntil: laterOrNull,
    }),
    metres: fc.option(fc.integer({ min: 0, max: 30_000 })),
    cooking: fc.integer({ min: 0, max: 30 }),
    served: fc.array(fc.option(span), { maxLength: 2 }),
    now: moment,
  })

  it('promises a dinner only while the kitchen is open and accepts orders, in every zone and at every hour', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { asap, notNow, slots } = promiseDinner(asked)
        const road = asked.metres === null ? 0 : roadMinutes(asked.metres)
        const { timeZone } = asked.hours
        expect((asap === null) !== (notNow === null)).toBe(true)
        // the reason equals the state of the kitchen that restaurant lists display
        const minutes = minutesToReady(asked.pace, asked.cooking, asked.now)
        const guests = kitchenForGuests(
          asked.hours,
          kitchenState(asked.hours, asked.pace, asked.now),
          minutes,
          asked.now,
        )
        if (guests.kind !== 'open') expect(notNow?.reason).toBe(guests.kind === 'closing' ? 'closesSoon' : guests.kind)
        else if (notNow) expect(notNow.reason).toBe('notServed')
        if (asap) {
          const state = openingState(asked.hours, asked.now)
          const cooked = new Date(
            asked.now.getTime() + (minutesToCook(asked.pace, asked.now) + queueMinutes(asked.cooking)) * 60_000,
          )
          expect(state.isOpen && (state.until === null || cooked <= state.until)).toBe(true)
          expect(asked.pace.pausedUntil === null || asked.pace.pausedUntil <= asked.now).toBe(true)
          expect(asked.served.every((each) => servedState(each, timeZone, asked.now).isOpen)).toBe(true)
          expect(asap.toMinutes >= asap.fromMinutes + 10).toBe(true)
        }
        const open = openIntervals(asked.hours, asked.now, 3)
        for (const [index, { from, to }] of slots.entries()) {
          expect(to.getTime() - from.getTime()).toBe(SLOT_MINUTES * 60_000)
          expect(minuteOfDayIn(timeZone, from) % SLOT_MINUTES).toBe(0)
          expect(from > (slots[index - 1]?.from ?? asked.now)).toBe(true)
          expect(dayIn(timeZone, from) <= plusDays(dayIn(timeZone, asked.now), 1)).toBe(true)
          const cooked = from.getTime() - road * 60_000
          const begun = cooked - asked.pace.preparationMinutes * 60_000
          expect(begun >= Math.max(asked.now.getTime(), asked.pace.pausedUntil?.getTime() ?? 0)).toBe(true)
          expect(open.some((each) => each.from.getTime() <= begun && cooked <= each.to.getTime())).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})
