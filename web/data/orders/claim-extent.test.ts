import { describe, expect, it } from 'vitest'
import { extentOf, mostAmount } from './claim-extent.ts'

const line = { pickedAmount: 580, orderedAmount: 600 } as Parameters<typeof extentOf>[0]

describe('the claimed part of a line', () => {
  it('the claimed part is a share of spoilt products or an amount of others, at most the delivered and paid amount', () => {
    expect(extentOf(line, { kind: 'spoilt', share: '25', amount: '' })).toEqual({ kind: 'spoilt', spoiltPercent: 25 })
    expect(extentOf(line, { kind: 'missing', share: null, amount: ' 80 ' })).toEqual({ kind: 'missing', amount: 80 })
    for (const amount of ['', '0', '581', '1.5', 'все', '-3']) {
      expect(extentOf(line, { kind: 'wrong', share: '25', amount })).toBeNull()
    }
    expect(extentOf(line, { kind: null, share: '25', amount: '80' })).toBeNull()
    expect(extentOf(line, { kind: 'spoilt', share: null, amount: '80' })).toBeNull()
    expect(mostAmount({ ...line, pickedAmount: null })).toBe(600)
    expect(mostAmount({ ...line, pickedAmount: 700 })).toBe(600)
  })
})
