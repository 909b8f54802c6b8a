import { expect, it } from 'vitest'
import { MAX_ON_HAND, shelfAfter } from './stock-moves.ts'

it.each([
  ['arrival', 5, 15],
  ['writeOff', 7, 3],
  ['writeOff', 8, null],
  ['count', 12, 12],
  ['count', 3, 3],
  ['count', 2, null],
  ['arrival', MAX_ON_HAND, null],
] as const)('%s of %i leaves %s of ten, three of them promised', (kind, amount, after) =>
  expect(shelfAfter({ onHand: 10, promised: 3 }, { kind, amount })).toBe(after),
)
