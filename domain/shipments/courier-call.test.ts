import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import {
  COLLECTION_FROM,
  COLLECTION_TO,
  collectionDays,
  courierFailuresOf,
  DAYS_AHEAD,
  isCallOver,
  MIN_WINDOW_HOURS,
  mistakesOfCollection,
  secondsToNextCallLook,
  stateOfCall,
} from './courier-call.ts'

const TODAY = '2026-12-31'
const hours = fc.integer({ min: 0, max: 23 })

describe('the days of a courier call', () => {
  it('starts with today while same-day collection is possible', () => {
    expect(collectionDays(TODAY, 7)[0]).toEqual({ day: TODAY, fromHour: 9 })
    expect(collectionDays(TODAY, 14)[0]).toEqual({ day: TODAY, fromHour: 15 })
    expect(collectionDays(TODAY, 15)[0]).toEqual({ day: '2027-01-01', fromHour: 9 })
  })

  test('allows at least one window on each day', () => {
    fc.assert(
      fc.property(hours, (hour) => {
        const days = collectionDays(TODAY, hour)
        expect(days.at(-1)?.day).toBe(plusDays(TODAY, DAYS_AHEAD - 1))
        for (const { day, fromHour } of days) {
          expect(mistakesOfCollection({ day, fromHour, toHour: fromHour + MIN_WINDOW_HOURS }, days)).toEqual({})
        }
      }),
    )
  })

  test('refuses windows that are early, late, short or past', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: -3, max: 20 }), hours, hours, (hour, ahead, fromHour, toHour) => {
        const window = { day: plusDays(TODAY, ahead), fromHour, toHour }
        const mistakes = mistakesOfCollection(window, collectionDays(TODAY, hour))
        const isGood =
          ahead >= 0 &&
          ahead < DAYS_AHEAD &&
          fromHour >= COLLECTION_FROM &&
          toHour <= COLLECTION_TO &&
          toHour - fromHour >= MIN_WINDOW_HOURS &&
          (ahead > 0 || (hour < 15 && fromHour > hour))
        expect(Object.keys(mistakes).length === 0).toBe(isGood)
      }),
    )
  })
})

describe('a courier call', () => {
  const at = (minute: number) => `2026-12-31T10:${String(minute).padStart(2, '0')}:00+00:00`
  it('takes the latest state in any order of statuses; a final state stays', () => {
    const way = [
      { code: 'ACCEPTED', at: at(0) },
      { code: 'CREATED', at: at(1) },
      { code: 'APPOINTED_COURIER', at: at(2) },
    ]
    expect(stateOfCall([])).toBeNull()
    expect(stateOfCall(way.slice(0, 1))).toBeNull()
    expect(stateOfCall(way.toReversed())).toBe('appointed')
    expect(stateOfCall([{ code: 'APPOINTED_COURIER', at: at(1) }, ...way.slice(0, 2)])).toBe('appointed')
    expect(stateOfCall([...way, { code: 'SOMETHING', at: at(3) }])).toBe('appointed')
    expect(stateOfCall([{ code: 'DONE', at: at(3) }, ...way, { code: 'PROCESSING_REQUIRED', at: at(4) }])).toBe('done')
    expect([isCallOver('done'), isCallOver('trouble'), isCallOver(null)]).toEqual([true, false, false])
  })

  it.each([
    [['v2_intake_exists_by_date_address'], ['taken']],
    [['v2_wrong_interval'], ['window']],
    [['v2_sender_location_not_recognized', 'v2_sender_location_not_recognized'], ['address']],
    [['v2_internal'], ['unknown']],
    [[], ['unknown']],
  ])('%j is read as %j', (codes, expected) => {
    expect(courierFailuresOf(codes)).toEqual(expected)
  })

  it('checks a call within seconds while an answer is awaited, then every hour', () => {
    expect(secondsToNextCallLook(true, 0, 0)).toBe(3)
    expect(secondsToNextCallLook(true, 1_000, 0.99)).toBeLessThanOrEqual(720)
    expect(secondsToNextCallLook(false, 0, 0)).toBe(3_600)
  })
})
