import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

it('returns only the fields that differ', () => {
  expect(differenceOf({ price: 100, title: 'A' }, { price: 90, title: 'A' })).toEqual({
    before: { price: 100 },
    after: { price: 90 },
  })
  expect(
    differenceOf({ hours: [{ from: '10:00', to: '18:00' }] }, { hours: [{ to: '18:00', from: '10:00' }] }),
  ).toBeNull()
})

it('returns the whole entity when it was created or deleted', () => {
  expect(differenceOf(null, { price: 1 })).toEqual({ before: null, after: { price: 1 } })
  expect(differenceOf({ price: 1 }, null)).toEqual({ before: { price: 1 }, after: null })
  expect(differenceOf(null, null)).toBeNull()
})

it('produces the later state when applied to the earlier one', () => {
  const fields = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.option(fc.integer()) })
  const same = (value: unknown) => JSON.parse(JSON.stringify(value))
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const difference = differenceOf(before, after)
      expect(same({ ...before, ...difference?.after })).toEqual(same(after))
      expect(same({ ...after, ...difference?.before })).toEqual(same(before))
    }),
  )
})
