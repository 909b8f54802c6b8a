import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import {
  DEBT_STATES,
  debtChange,
  isOwing,
  isRepayLate,
  mayDispute,
  repayBefore,
  repayReminders,
} from './seller-debt.ts'

const debt = (id: number, amount: number, state: (typeof DEBT_STATES)[number] = 'owed') => ({
  id,
  amount: kopecks(amount),
  state,
})
const change = (taken: number, toKeep: number, debts: ReturnType<typeof debt>[] = []) =>
  debtChange({ taken: kopecks(taken), toKeep: kopecks(toKeep), debts })

describe('debts of a seller for money they took', () => {
  it.each([
    ['the seller took no money', [0, 1_000, []], 0],
    ['an order costs what was taken', [1_000, 1_000, []], 0],
    ['an order costs less', [1_000, 400, []], 600],
    ['an order costs less once more', [1_000, 300, [debt(1, 600)]], 100],
    ['an order costs less after a debt was paid', [1_000, 300, [debt(1, 600, 'paid')]], 100],
    ['an order is cancelled', [1_000, 0, []], 1_000],
    ['the same change is repeated', [1_000, 400, [debt(1, 600)]], 0],
  ] as const)('gets the added debt when %s', (_, [taken, toKeep, debts], added) => {
    expect(change(taken, toKeep, [...debts])).toEqual({ added, lowered: [] })
  })

  it('reduces the newest debt first when the total rises again, and leaves repaid sums unchanged', () => {
    const debts = [debt(1, 200), debt(2, 100, 'paid'), debt(3, 300, 'disputed')]
    expect(change(1_000, 500, debts).lowered).toEqual([{ id: 3, amount: 200 }])
    expect(change(1_000, 900, debts).lowered).toEqual([
      { id: 3, amount: 0 },
      { id: 1, amount: 0 },
    ])
  })

  it('law: after a change the debts equal the excess, unless some were repaid', () => {
    const sum = fc.integer({ min: 0, max: 100_000 })
    const debts = fc.array(fc.tuple(sum, fc.constantFrom('owed', 'disputed')), { maxLength: 5 })
    fc.assert(
      fc.property(sum, sum, debts, (taken, toKeep, rows) => {
        const known = rows.map(([amount, state], id) => debt(id, amount, state as 'owed'))
        const { added, lowered } = change(taken, toKeep, known)
        const after = known.map(({ id, amount }) => lowered.find((one) => one.id === id)?.amount ?? amount)
        expect(after.reduce((all, amount) => all + amount, added as number)).toBe(Math.max(0, taken - toKeep))
      }),
    )
  })
})

describe('the due date of a debt', () => {
  const demanded = new Date('2026-11-28T10:00:00Z')
  const dueAt = repayBefore(demanded)
  it('sets the due date ten days later, with reminders before it and on it', () => {
    expect(dueAt).toEqual(new Date('2026-12-08T10:00:00Z'))
    expect(repayReminders(dueAt)).toEqual([new Date('2026-12-05T10:00:00Z'), dueAt])
  })
  it('sends reminders for open debts only', () => {
    const late = new Date(dueAt.getTime() + 1)
    expect(DEBT_STATES.map((state) => isRepayLate({ state, dueAt }, late))).toEqual([true, false, true])
    expect(isRepayLate({ state: 'owed', dueAt }, dueAt)).toBe(false)
    expect(DEBT_STATES.map(isOwing)).toEqual([true, false, true])
  })
  it('gives the customer a month to report that a refund did not arrive', () => {
    const paid = { state: 'paid', paidAt: demanded, disputedAt: null } as const
    const month = new Date('2026-12-28T10:00:00Z')
    expect(mayDispute(paid, month)).toBe(true)
    expect(mayDispute(paid, new Date(month.getTime() + 1))).toBe(false)
    expect(mayDispute({ ...paid, disputedAt: demanded }, month)).toBe(false)
    expect(mayDispute({ ...paid, state: 'owed', paidAt: null }, month)).toBe(false)
  })
})
