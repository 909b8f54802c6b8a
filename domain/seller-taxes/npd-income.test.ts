import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { isReceiptLink, NPD_INCOME_STATES, nextIncomeStep, type OpenIncome, retryMinutes } from './npd-income.ts'

it('ends with one receipt of the last sum, whenever an order changes and however the seller is bound', () => {
  const event = fc.oneof(
    fc.record({ income: fc.integer({ min: -500, max: 3_000 }) }),
    fc.record({ isAnswered: fc.boolean() }),
    fc.record({ isBound: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.integer({ min: 0, max: 3_000 }), (events, last) => {
      let [income, isBound] = [0, true]
      let open: OpenIncome | null = null
      const receipts: { amount: number; isCanceled: boolean }[] = []
      const plan = () => {
        const { move, create } = nextIncomeStep(income, open)
        if (move) {
          expect(open).not.toBeNull()
          open = move === 'outdated' ? null : { ...(open as OpenIncome), state: move }
        }
        if (create !== null) {
          expect(open).toBeNull()
          open = { state: isBound ? 'due' : 'asked', amount: create }
        }
      }
      const answer = () => {
        if (open?.state === 'due') {
          receipts.push({ amount: open.amount, isCanceled: false })
          open = { ...open, state: 'registered' }
        } else if (open?.state === 'canceling') {
          const live = receipts.find(({ isCanceled }) => !isCanceled)
          if (live) live.isCanceled = true
          open = null
        }
      }
      for (const one of [...events, { income: last }]) {
        if ('income' in one) income = one.income
        else if ('isBound' in one) isBound = one.isBound
        else if (one.isAnswered) answer()
        plan()
      }
      for (let turn = 0; turn < 4; turn += 1) {
        answer()
        plan()
      }
      const live = receipts.filter(({ isCanceled }) => !isCanceled)
      const end = open as OpenIncome | null
      expect(live.length).toBeLessThanOrEqual(1)
      expect(end?.amount ?? 0).toBe(last)
      expect(live.map(({ amount }) => amount)).toEqual(end?.state === 'registered' ? [last] : [])
    }),
  )
})

it('leaves an income alone while the tax service is asked', () => {
  for (const state of NPD_INCOME_STATES)
    expect([state, nextIncomeStep(100, { state, amount: kopecks(100) })]).toEqual([state, { move: null, create: null }])
  for (const state of ['due', 'canceling'] as const)
    expect(nextIncomeStep(50, { state, amount: kopecks(100) })).toEqual({ move: null, create: null })
  expect([0, 1, 3, 30].map(retryMinutes)).toEqual([1, 2, 8, 60])
})

it('takes links to receipts of the tax service only', () => {
  expect(isReceiptLink('https://lknpd.nalog.ru/api/v1/receipt/500100732259/20abc/print')).toBe(true)
  for (const link of ['http://lknpd.nalog.ru/x', 'https://nalog.ru.evil.test/x', 'https://lknpd.nalog.ru/a b', ''])
    expect(isReceiptLink(link)).toBe(false)
})
