import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { lesserExtent } from './lesser-claim.ts'
import type { AmountLine } from './order-amounts.ts'

const pieces: AmountLine = {
  ...{ id: 1, price: kopecks(10_000), finalPrice: kopecks(10_000), quantity: 4, isWeight: false, measure: 1 },
  picked: null,
}
const cheese: AmountLine = { ...pieces, isWeight: true, measure: 300 }

it.each([
  ['the whole claim', { about: 'spoilt', spoiltPercent: 50 }, 100, cheese, { about: 'spoilt', spoiltPercent: 50 }],
  [
    'half of what is spoilt',
    { about: 'spoilt', spoiltPercent: 50 },
    50,
    cheese,
    { about: 'spoilt', spoiltPercent: 25 },
  ],
  ['at least one per cent', { about: 'spoilt', spoiltPercent: 1 }, 25, cheese, { about: 'spoilt', spoiltPercent: 1 }],
  ['half of a weight, rounded up', { about: 'missing', missing: 301 }, 50, cheese, { about: 'missing', missing: 151 }],
  ['one of two pieces', { about: 'wrong', missing: 2 }, 50, pieces, { about: 'wrong', missing: 1 }],
  // 50 % of a claim for one missing piece of four
  [
    'half of one piece as a share of its line',
    { about: 'missing', missing: 1 },
    50,
    pieces,
    { about: 'spoilt', spoiltPercent: 13 },
  ],
] as const)('refunds %s', (_, extent, percent, line, expected) => {
  expect(lesserExtent(extent, percent, line)).toEqual(expected)
})
