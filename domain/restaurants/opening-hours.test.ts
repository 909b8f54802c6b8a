import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, minuteOfDayIn, momentIn, plusDays } from '../clock/clock.ts'
import { EVERYWHERE, ZONES } from '../clock/moments.data.ts'
import { kitchenForGuests, kitchenState, minutesToReady, waitingRange } from './kitchen-state.ts'
import { exceptionOn, type OpeningHours, openIntervals, openingState, withDayHours } from './opening-hours.ts'
import { dishObstacle } from './served.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7]
const moscow = (week: OpeningHours['week'], exceptions: OpeningHours['exceptions'] = []): OpeningHours => ({
  timeZone: 'Europe/Moscow',
  week,
  exceptions,
})
const at = (time: string) => new Date(`${time}:00+03:00`)
const open = (until: string | null) => ({ isOpen: true, until: until && at(until) })
const closed = (opensAt: string | null) => ({ isOpen: false, opensAt: opensAt && at(opensAt) })

describe('the local time of a zone', () => {
  it.each(EVERYWHERE)('computes the local time from a moment: %s', (_name, places) => {
    for (const { at: moment, timeZone, day, minute } of places) {
      const made = momentIn(timeZone, day, minute)
      expect([dayIn(timeZone, made), minuteOfDayIn(timeZone, made)]).toEqual([day, minute])
      expect(Math.floor(made.getTime() / 60_000)).toBe(Math.floor(moment.getTime() / 60_000))
    }
  })
})

describe('opening hours', () => {
  const twoShifts = moscow([
    { weekdays: DAILY, from: '08:00', to: '15:00' },
    { weekdays: DAILY, from: '16:00', to: '23:00' },
  ])
  it('allows breaks', () => {
    expect(openingState(twoShifts, at('2026-11-23T07:59'))).toEqual(closed('2026-11-23T08:00'))
    expect(openingState(twoShifts, at('2026-11-23T08:00'))).toEqual(open('2026-11-23T15:00'))
    expect(openingState(twoShifts, at('2026-11-23T15:00'))).toEqual(closed('2026-11-23T16:00'))
    expect(openingState(twoShifts, at('2026-11-23T22:59'))).toEqual(open('2026-11-23T23:00'))
    expect(openingState(twoShifts, at('2026-11-23T23:00'))).toEqual(closed('2026-11-24T08:00'))
  })
  it('extends hours over midnight, into a day without hours', () => {
    const night = moscow([{ weekdays: [5], from: '18:00', to: '02:00' }])
    expect(openingState(night, at('2026-11-28T01:59'))).toEqual(open('2026-11-28T02:00'))
    expect(openingState(night, at('2026-11-28T02:00'))).toEqual(closed('2026-12-04T18:00'))
  })
  it('allows unlimited and empty hours', () => {
    const always = moscow([{ weekdays: DAILY, from: '00:00', to: '00:00' }])
    expect(openingState(always, at('2026-11-28T03:00'))).toEqual(open(null))
    expect(openingState(moscow([]), at('2026-11-28T03:00'))).toEqual(closed(null))
  })
  it('applies exceptions: closed days, shorter days, announced holidays', () => {
    const hours = moscow(twoShifts.week, [
      { from: '2026-12-31', to: '2026-12-31', spans: [{ from: '08:00', to: '14:00' }], note: '' },
      { from: '2027-01-01', to: '2027-01-03', spans: [], note: '' },
    ])
    expect(openingState(hours, at('2026-12-31T13:59'))).toEqual(open('2026-12-31T14:00'))
    expect(openingState(hours, at('2026-12-31T14:00'))).toEqual(closed('2027-01-04T08:00'))
    expect(openingState(hours, at('2027-01-02T12:00'))).toEqual(closed('2027-01-04T08:00'))
  })
  it('joins adjacent hours', () => {
    const joined = moscow([
      { weekdays: DAILY, from: '10:00', to: '18:00' },
      { weekdays: DAILY, from: '18:00', to: '22:00' },
    ])
    expect(openingState(joined, at('2026-11-23T12:00'))).toEqual(open('2026-11-23T22:00'))
  })

  const time = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`)
  const anyHours = fc.record({
    timeZone: fc.constantFrom(...ZONES.map(([zone]) => zone)),
    week: fc.array(
      fc.record({ weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), from: time, to: time }),
      { maxLength: 4 },
    ),
    exceptions: fc
      .array(
        fc.record({
          ahead: fc.integer({ min: 0, max: 12 }),
          spans: fc.array(fc.record({ from: time, to: time }), { maxLength: 2 }),
        }),
        { maxLength: 2 },
      )
      .map((days) =>
        days.map(({ ahead, spans }) => {
          const day = plusDays('2026-12-25', ahead)
          return { from: day, to: day, spans, note: '' }
        }),
      ),
  })
  const anyMoment = fc.date({
    min: new Date('2026-12-20T00:00:00Z'),
    max: new Date('2027-01-10T00:00:00Z'),
    noInvalidDate: true,
  })

  it('matches the list of all open times, in every zone', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const intervals = openIntervals(hours, now, 7)
        const state = openingState(hours, now)
        const current = intervals.find(({ from, to }) => from <= now && now < to)
        expect(state.isOpen).toBe(current !== undefined)
        for (const [index, { from, to }] of intervals.entries()) {
          expect(from < to).toBe(true)
          // never adjacent
          expect(from > (intervals[index - 1]?.to ?? new Date(0))).toBe(true)
        }
        if (state.isOpen && state.until !== null) {
          expect(state.until).toEqual(current?.to)
          expect(openingState(hours, state.until).isOpen).toBe(false)
          expect(openingState(hours, new Date(state.until.getTime() - 60_000)).isOpen).toBe(true)
        }
        if (!state.isOpen && state.opensAt !== null) {
          expect(state.opensAt > now).toBe(true)
          expect(openingState(hours, state.opensAt).isOpen).toBe(true)
          expect(openingState(hours, new Date(state.opensAt.getTime() - 60_000)).isOpen).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('a kitchen', () => {
  const hours = moscow([{ weekdays: DAILY, from: '10:00', to: '22:00' }])
  const pace = { preparationMinutes: 20, rushMinutes: 0, rushUntil: null, pausedUntil: null }
  const paused = (until: string) => ({ ...pace, pausedUntil: at(until) })
  it('returns open, paused or closed; a pause beyond closing time counts as closed', () => {
    expect(kitchenState(hours, pace, at('2026-11-23T12:00'))).toMatchObject({ kind: 'open', isRush: false })
    expect(kitchenState(hours, paused('2026-11-23T12:15'), at('2026-11-23T12:00'))).toEqual({
      kind: 'paused',
      until: at('2026-11-23T12:15'),
    })
    expect(kitchenState(hours, paused('2026-11-23T12:15'), at('2026-11-23T12:15'))).toMatchObject({ kind: 'open' })
    expect(kitchenState(hours, paused('2026-11-23T23:00'), at('2026-11-23T21:00'))).toEqual({
      kind: 'closed',
      opensAt: at('2026-11-24T10:00'),
    })
    expect(kitchenState(hours, paused('2026-11-24T10:30'), at('2026-11-23T23:00'))).toEqual({
      kind: 'closed',
      opensAt: at('2026-11-24T10:30'),
    })
  })
  it('returns closing for a dinner that would be too late, and open for one ready by the last minute', () => {
    const at21 = at('2026-11-23T21:40')
    const stateFor = (minutes: number, now = at21) =>
      kitchenForGuests(hours, kitchenState(hours, pace, now), minutes, now)
    expect(stateFor(20)).toMatchObject({ kind: 'open' })
    expect(stateFor(21)).toEqual({
      kind: 'closing',
      until: at('2026-11-23T22:00'),
      opensAt: at('2026-11-24T10:00'),
    })
    expect(stateFor(21, at('2026-11-23T22:00'))).toMatchObject({ kind: 'closed' })
    const always = moscow([{ weekdays: DAILY, from: '00:00', to: '00:00' }])
    expect(kitchenForGuests(always, kitchenState(always, pace, at21), 240, at21)).toMatchObject({ kind: 'open' })
  })
  it('takes longer during a rush, and includes the delivery time', () => {
    const rush = { ...pace, rushMinutes: 25, rushUntil: at('2026-11-23T13:00') }
    const noon = at('2026-11-23T12:00')
    expect(kitchenState(hours, rush, noon)).toMatchObject({ kind: 'open', isRush: true })
    expect(kitchenState(hours, rush, at('2026-11-23T13:00'))).toMatchObject({ isRush: false })
    expect(waitingRange(minutesToReady(pace, 0, noon), null)).toEqual({ fromMinutes: 20, toMinutes: 30 })
    expect(waitingRange(minutesToReady(pace, 0, noon), 3_200)).toEqual({ fromMinutes: 45, toMinutes: 60 })
    expect(waitingRange(minutesToReady(rush, 0, noon), 3_200)).toEqual({ fromMinutes: 70, toMinutes: 90 })
  })
  it('never announces less for a longer distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 60_000 }), (near, more) => {
        const [short, long] = [
          waitingRange(minutesToReady(pace, 0, new Date()), near),
          waitingRange(minutesToReady(pace, 0, new Date()), near + more),
        ]
        expect(short.fromMinutes <= long.fromMinutes && short.toMinutes <= long.toMinutes).toBe(true)
        expect(short.fromMinutes < short.toMinutes).toBe(true)
      }),
    )
  })
})

describe('a dish', () => {
  const lunch = { weekdays: [1, 2, 3, 4, 5], from: '12:00', to: '16:00' }
  const dish = { stop: null, served: null, sectionServed: null }
  const zone = 'Europe/Moscow'
  it('serves a dish during its own hours, or during its section’s', () => {
    const saturday = at('2026-11-28T12:30')
    const monday = at('2026-11-30T12:00')
    expect(dishObstacle(dish, zone, saturday)).toBeNull()
    expect(dishObstacle({ ...dish, sectionServed: lunch }, zone, saturday)).toEqual({
      kind: 'notServed',
      servedAt: monday,
    })
    expect(dishObstacle({ ...dish, sectionServed: lunch }, zone, monday)).toBeNull()
    const daily = { weekdays: DAILY, from: '08:00', to: '23:00' }
    expect(dishObstacle({ ...dish, served: daily, sectionServed: lunch }, zone, saturday)).toBeNull()
  })
  it('stops a dish until the given time, or until the kitchen resumes it', () => {
    const until = at('2026-11-24T08:00')
    expect(dishObstacle({ ...dish, stop: { until } }, zone, at('2026-11-23T20:00'))).toEqual({ kind: 'stopped', until })
    expect(dishObstacle({ ...dish, stop: { until } }, zone, until)).toBeNull()
    expect(dishObstacle({ ...dish, stop: { until: null } }, zone, until)).toEqual({ kind: 'stopped', until: null })
  })
})

describe('other hours on one day', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((ahead) => plusDays('2026-12-15', ahead))
  const spans = [{ from: '12:00', to: '15:00' }]
  it('changes the hours of that day only; all other days retain exactly their hours', () => {
    const exceptions = fc
      .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 8 })
      .map((days) => days.toSorted((a, b) => a - b))
      .map((days) =>
        days.flatMap((from, at) => {
          const to = days[at + 1]
          const isPair = at % 2 === 0 && to !== undefined
          return isPair
            ? [{ from: plusDays('2026-12-15', from), to: plusDays('2026-12-15', to), spans: [], note: 'x' }]
            : []
        }),
      )
    fc.assert(
      fc.property(exceptions, day, fc.constantFrom(spans, [], null), (before, changed, now) => {
        const after = withDayHours(before, changed, now)
        for (let ahead = -1; ahead <= 41; ahead += 1) {
          const one = plusDays('2026-12-15', ahead)
          expect(after.filter(({ from, to }) => from <= one && one <= to).length).toBeLessThanOrEqual(1)
          const held = exceptionOn({ exceptions: after }, one)
          if (one === changed) expect(held?.spans ?? null).toEqual(now)
          else expect(held?.spans).toEqual(exceptionOn({ exceptions: before }, one)?.spans)
        }
      }),
    )
  })
})
