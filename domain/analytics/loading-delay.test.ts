import { expect, it } from 'vitest'
import { loadingDelay } from './loading-delay.ts'

const delays = (isLarge: boolean, isIos = false) =>
  [undefined, 'slow-2g', '2g', '3g', '4g', '5g', 'constructor'].map((connection) =>
    loadingDelay({ isLarge, isIos, connection }),
  )

it('matches the table of the specification', () => {
  expect(delays(true)).toEqual([2_000, 17_500, 12_500, 4_000, 500, 2_000, 2_000])
  expect(delays(false)).toEqual([5_000, 30_000, 20_000, 7_500, 4_000, 5_000, 5_000])
  expect(delays(false, true)).toEqual([3_000, 30_000, 20_000, 7_500, 4_000, 3_000, 3_000])
  // Macs and large iPads count as large screens first.
  expect(delays(true, true)).toEqual(delays(true))
})
