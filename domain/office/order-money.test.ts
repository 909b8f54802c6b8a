import { describe, expect, it } from 'vitest'
import {
  bonusPostings,
  compensationPostings,
  marketRefundPostings,
  paymentPostings,
  refundPostings,
  type SettlementFacts,
  settlementPostings,
} from '../ledger/postings.ts'
import { kopecks } from '../money/money.ts'
import { orderMoneyOf } from './order-money.ts'

const amount = (rub: number) => kopecks(rub * 100)
const money = { method: 'sbp', customerId: 1001 } as const
const sold: SettlementFacts = {
  customerId: 1001,
  organizationId: 101,
  goods: amount(1_000),
  delivery: amount(300),
  carrier: 'seller',
  cash: amount(0),
  commission: amount(100),
  vatPercent: 22,
}

describe('orderMoneyOf', () => {
  it('is empty before the first entry', () => {
    expect(orderMoneyOf([])).toBeNull()
  })

  it('divides a paid order among the parties', () => {
    const entries = [
      { kind: 'bonus', lines: bonusPostings({ kind: 'spent', customerId: 1001, amount: -10_000 }) },
      { kind: 'payment', lines: paymentPostings({ ...money, amount: amount(1_200) }) },
      { kind: 'settlement', lines: settlementPostings(sold) },
      { kind: 'bonus', lines: bonusPostings({ kind: 'accrued', customerId: 1001, amount: 5_000 }) },
      { kind: 'refund', lines: refundPostings({ ...money, amount: amount(150) }) },
      { kind: 'compensation', lines: compensationPostings({ organizationId: 101, amount: amount(40) }) },
      { kind: 'compensation', lines: marketRefundPostings({ customerId: 1001, amount: amount(150) }) },
    ] as const
    expect(orderMoneyOf(entries)).toEqual({
      received: 105_000,
      bonusesSpent: 10_000,
      marketDiscount: 0,
      bonusesGranted: 5_000,
      seller: 120_000,
      takenBySeller: 0,
      commission: 8_197,
      commissionTax: 1_803,
      carrier: 0,
      compensation: 4_000,
      marketRefunds: 15_000,
    })
  })

  it('keeps the share of a seller apart from the money that the seller took', () => {
    const lines = settlementPostings({ ...sold, cash: amount(1_300) })
    expect(orderMoneyOf([{ kind: 'settlement', lines }])).toMatchObject({ seller: 120_000, takenBySeller: 130_000 })
  })

  it('counts a correction of the settlement', () => {
    const lines = [
      settlementPostings(sold),
      settlementPostings({ ...sold, goods: amount(900), commission: amount(90) }, sold),
    ]
    expect(orderMoneyOf(lines.map((of) => ({ kind: 'settlement', lines: of })))).toMatchObject({ seller: 111_000 })
  })
})
