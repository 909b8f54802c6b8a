import fc from 'fast-check'
import { expect, it } from 'vitest'
import { secondsToNextLook } from './next-look.ts'
import { SHIPMENT_STATES, SHIPMENT_STEPS } from './shipment-state.ts'

it('checks an awaited answer within seconds, then at growing intervals', () => {
  const waits = [0, 1, 2, 8, 30].map((tries) => secondsToNextLook({ step: 'ordering', state: null, tries }, 0))
  expect(waits).toEqual([3, 6, 12, 600, 600])
})

it('never checks again immediately, nor less often than twice a day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SHIPMENT_STEPS),
      fc.constantFrom(...SHIPMENT_STATES, null),
      fc.nat(1_000),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (step, state, tries, spread) => {
        const seconds = secondsToNextLook({ step, state, tries }, spread)
        expect(seconds).toBeGreaterThanOrEqual(3)
        expect(seconds).toBeLessThanOrEqual(12 * 3_600)
      },
    ),
  )
})
