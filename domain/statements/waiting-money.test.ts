import { expect, it } from 'vitest'
import { partsOfBalance, type SettledOrder, waitingOf, waitingSince } from './waiting-money.ts'

const DAY = 86_400_000
const END = new Date('2026-11-20T12:00:00Z')
const after = (days: number) => new Date(END.getTime() + days * DAY)
const order = (change: Partial<SettledOrder> = {}): SettledOrder => ({
  ...{ amount: 190_015, state: 'received', finishedAt: END, claimedAt: null },
  ...change,
})

it('waits for the time for claims, then for the hold of the market', () => {
  expect(waitingOf(order(), 0, after(1))).toEqual({ reason: 'claimTime', until: after(3) })
  expect(waitingOf(order(), 0, after(3))).toBeNull()
  expect(waitingOf(order(), 2, after(3))).toEqual({ reason: 'hold', until: after(5) })
  expect(waitingOf(order(), 2, after(5))).toBeNull()
})

it('waits for a claim, first for the answer of the seller and then for the office', () => {
  const claimed = order({ claimedAt: after(2) })
  expect(waitingOf(claimed, 0, after(3))).toEqual({ reason: 'claim', until: after(4) })
  expect(waitingOf(claimed, 0, after(9))).toEqual({ reason: 'claim', until: null })
})

it('lets debts and the kept part of a cancelled booking wait for nothing', () => {
  expect(waitingOf(order({ amount: -9_800 }), 5, after(0))).toBeNull()
  expect(waitingOf(order({ state: 'canceled' }), 5, after(0))).toBeNull()
})

it('finds orders that may still wait by their end', () => {
  for (const hold of [0, 4]) {
    const now = after(10)
    const ended = (at: Date) => waitingOf(order({ finishedAt: at }), hold, now)
    expect(ended(waitingSince(hold, now))).toBeNull()
    expect(ended(new Date(waitingSince(hold, now).getTime() + 1))).not.toBeNull()
  }
})

it('divides a balance into payable, waiting and debt', () => {
  expect(partsOfBalance(1_000, 300)).toEqual({ payable: 700, waiting: 300, debt: 0 })
  expect(partsOfBalance(200, 300)).toEqual({ payable: 0, waiting: 300, debt: 100 })
})
