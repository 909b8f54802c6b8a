import { expect, it } from 'vitest'
import { takenOff } from './emptied-shelf.ts'

it.each([
  { isUnlimited: false, onHand: 10, promised: 3, most: null, amount: 7 },
  { isUnlimited: false, onHand: 10, promised: 3, most: 2, amount: 2 },
  { isUnlimited: false, onHand: 10, promised: 3, most: 9, amount: 7 },
  { isUnlimited: false, onHand: 3, promised: 3, most: null, amount: null },
  { isUnlimited: false, onHand: 10, promised: 3, most: 0, amount: null },
  { isUnlimited: true, onHand: 0, promised: 3, most: null, amount: 0 },
  { isUnlimited: true, onHand: 0, promised: 3, most: 2, amount: null },
])('removes $amount of $onHand with $promised reserved and at most $most', ({ most, amount, ...shelf }) =>
  expect(takenOff(shelf, most)).toBe(amount),
)
