import fc from 'fast-check'
import { kopecks } from '../money/money.ts'

/** An amount up to ten thousand roubles. */
export const amount = fc.integer({ min: 0, max: 1_000_000 }).map(kopecks)
const part = fc.integer({ min: 0, max: 100 })

/** A captured payment, possibly partly returned or returning; or a held one. */
const payment = fc
  .record({ sum: amount, isHeld: fc.boolean(), isSurplus: fc.boolean(), returning: part, returned: part })
  .map(({ sum, isHeld, isSurplus, returning, returned }) => {
    const captured = isHeld ? kopecks(0) : sum
    const going = kopecks(Math.floor((captured * returning) / 100))
    return {
      isSurplus,
      captured,
      held: isHeld ? sum : kopecks(0),
      returning: going,
      returned: kopecks(Math.floor((going * returned) / 100)),
    }
  })
export const payments = fc.array(payment, { maxLength: 5 })
