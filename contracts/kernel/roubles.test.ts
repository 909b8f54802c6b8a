import { fromRoubles, MAX_KOPECKS } from '@okolitsa/domain/money/money.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enteredRoubles } from './roubles.ts'

it('accepts whole kopecks and refuses all other values', () => {
  const schema = enteredRoubles()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_KOPECKS }), (kopecks) => {
      expect(schema.parse(kopecks / 100)).toBe(kopecks / 100)
      expect(fromRoubles(kopecks / 100)).toBe(kopecks)
    }),
  )
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1e8 }), (roubles) => {
      if (schema.safeParse(roubles).success) expect(() => fromRoubles(roubles)).not.toThrow()
    }),
  )
  for (const finer of [0.005, 1.0000005, 290.123, Number.NaN]) expect(schema.safeParse(finer).success).toBe(false)
})
