import { expect, test } from 'vitest'
import { matchedStep, totpStepAt } from './totp-steps.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('counts periods of thirty seconds since the epoch, as RFC 6238 does', () => {
  expect([59, 1111111109, 1111111111, 20000000000].map((seconds) => totpStepAt(at(seconds)))).toEqual([
    1, 37037036, 37037037, 666666666,
  ])
})

test.each([-1, 0, 1])('accepts a code of a clock that differs by %i steps', (drift) => {
  expect(matchedStep(at(3000), null, (step) => step === 100 + drift)).toBe(100 + drift)
})

test.each([-2, 2])('refuses a code of a clock that differs by %i steps', (drift) => {
  expect(matchedStep(at(3000), null, (step) => step === 100 + drift)).toBeNull()
})

test('refuses the step that was used and those before it', () => {
  const accepted = (lastStep: number) =>
    [99, 100, 101].map((shown) => matchedStep(at(3000), lastStep, (s) => s === shown))
  expect(accepted(99)).toEqual([null, 100, 101])
  expect(accepted(100)).toEqual([null, null, 101])
  expect(accepted(101)).toEqual([null, null, null])
})
