import { describe, expect, it } from 'vitest'
import { minuteOfDayIn } from '../clock/clock.ts'
import { EVERYWHERE } from '../clock/moments.data.ts'
import { picksUpAt, secondsUntilNextCallback } from './callback-limits.ts'
import { type CallReport, callbackProgress } from './callback-state.ts'

const leg = (state: 'Appeared' | 'Connected' | 'Disconnected'): CallReport => ({ kind: 'leg', state })
const summary = (isSuccess: boolean): CallReport => ({ kind: 'summary', isSuccess, talkSeconds: 42, reason: 1111 })

describe('a callback', () => {
  it.each([
    ['asked', []],
    ['ringing', [leg('Appeared')]],
    ['talking', [leg('Appeared'), leg('Connected')]],
    ['talking', [leg('Connected'), leg('Appeared'), leg('Appeared')]],
    ['done', [summary(true), leg('Appeared')]],
    ['missed', [leg('Connected'), summary(false)]],
  ] as const)('is %s after its reports, in whatever order', (state, reports) => {
    expect(callbackProgress(reports).state).toBe(state)
    expect(callbackProgress(reports.toReversed()).state).toBe(state)
  })
  it('stores the length of the conversation, or the reason for its absence', () => {
    expect(callbackProgress([summary(true)])).toEqual({ state: 'done', talkSeconds: 42, reason: null })
    expect(callbackProgress([summary(false)])).toEqual({ state: 'missed', talkSeconds: null, reason: 1111 })
  })
})

describe('limits of callbacks', () => {
  const log = { lastDay: 1, secondsSinceLast: 90, secondsSinceFirst: 90 }
  it.each([
    [0, { lastDay: 0, secondsSinceLast: null, secondsSinceFirst: null }],
    [0, log],
    [51, { ...log, secondsSinceLast: 9.5 }],
    [86_310, { ...log, lastDay: 5 }],
    [0, { ...log, lastDay: 4 }],
  ])('waits %i s', (seconds, facts) => {
    expect(secondsUntilNextCallback(facts)).toBe(seconds)
  })
  it.each(EVERYWHERE)('uses local time for calling hours: %s', (_name, places) => {
    for (const { at, timeZone, minute } of places) {
      const hours = { fromHour: Math.floor(minute / 60), toHour: Math.floor(minute / 60) + 1 }
      const there = minuteOfDayIn(timeZone, at)
      expect([picksUpAt(there, hours), picksUpAt((there + 60) % 1_440, hours)]).toEqual([true, false])
    }
  })
  it('allows calls in whole hours, the last one excluded', () => {
    const hours = { fromHour: 9, toHour: 20 }
    expect([539, 540, 1_199, 1_200].map((minute) => picksUpAt(minute, hours))).toEqual([false, true, true, false])
  })
})
