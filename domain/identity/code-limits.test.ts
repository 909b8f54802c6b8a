import { describe, expect, it } from 'vitest'
import { CODE_LIMITS, resendDelay, secondsUntilNextCode } from './code-limits.ts'

const quiet = { phoneLastHour: 0, phoneLastDay: 0, addressLastHour: 0, secondsSinceLast: null }

describe('sending codes', () => {
  it('sends the first code at once', () => {
    expect(secondsUntilNextCode(quiet)).toBe(0)
  })
  it('waits 30 seconds after the first code, as the spec says', () => {
    expect(secondsUntilNextCode({ ...quiet, phoneLastHour: 1, phoneLastDay: 1, secondsSinceLast: 1 })).toBe(29)
    expect(secondsUntilNextCode({ ...quiet, phoneLastHour: 1, phoneLastDay: 1, secondsSinceLast: 30 })).toBe(0)
  })
  it('waits longer with every further code', () => {
    expect([1, 2, 3, 4, 5, 9].map(resendDelay)).toEqual([30, 30, 60, 120, 300, 300])
  })
  it('stops at the hourly and daily limits of the phone and of the address', () => {
    expect(secondsUntilNextCode({ ...quiet, phoneLastHour: CODE_LIMITS.perPhonePerHour })).toBe(3600)
    expect(secondsUntilNextCode({ ...quiet, phoneLastDay: CODE_LIMITS.perPhonePerDay })).toBe(86_400)
    expect(secondsUntilNextCode({ ...quiet, addressLastHour: CODE_LIMITS.perAddressPerHour })).toBe(3600)
  })
})
