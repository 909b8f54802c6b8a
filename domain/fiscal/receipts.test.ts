import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { DELIVERY, MEASURES, type SoldItem } from './positions.ts'
import { correctionOf, type Receipt, receiptCashFlow } from './receipt.ts'
import { type FiscalOrder, receiptsDue } from './receipts.ts'

const item = (key: string, payable: number, agreed = payable): SoldItem => ({
  key,
  name: `Product ${key}`,
  measure: MEASURES.kilogram,
  amount: payable > 0 ? 900 : 0,
  payable: kopecks(payable),
  agreed: { amount: 900, payable: kopecks(agreed) },
  vat: 10,
})
const delivery: SoldItem = {
  ...item(DELIVERY, 30_000),
  measure: MEASURES.piece,
  amount: 1,
  agreed: { amount: 1, payable: kopecks(30_000) },
  vat: null,
}
const order: FiscalOrder = {
  id: 7,
  isReceived: false,
  taxSystem: 'esn',
  items: [item('1', 100_000), item('2', 50_000), delivery],
  bonuses: kopecks(0),
  taken: { sum: kopecks(0), payment: 'cash' },
  payments: [],
  refunds: [],
}
const money = (id: string, amount: number) => ({ id, amount: kopecks(amount) })
const paid: FiscalOrder = { ...order, payments: [money('p1', 180_000)] }

/** The receipts after each state of an order. */
function history(...looks: FiscalOrder[]): Receipt[] {
  const known: Receipt[] = []
  for (const look of looks) known.push(...receiptsDue(look, known))
  return known
}
const brief = ({ kind, operation, payment, total, positions }: Receipt) => [
  kind,
  operation,
  payment,
  total,
  positions.map(({ key, sum, method }) => `${key} ${sum} ${method}`),
]

describe('receipts of an order', () => {
  it('prints a prepayment for an online payment and its offset at the handover, each once', () => {
    const received = { ...paid, isReceived: true }
    expect(history(order, paid, paid, received, received).map(brief)).toEqual([
      [
        'prepayment',
        'sell',
        'electronic',
        180_000,
        ['1 100000 full_prepayment', '2 50000 full_prepayment', 'delivery 30000 full_prepayment'],
      ],
      [
        'settlement',
        'sell',
        'offset',
        180_000,
        ['1 100000 full_payment', '2 50000 full_payment', 'delivery 30000 full_payment'],
      ],
    ])
  })

  it('refunds the difference of a lower weight as prepaid money, even after the handover', () => {
    const weighed = { ...paid, items: [item('1', 90_000, 100_000), item('2', 50_000), delivery] }
    const returned = { ...weighed, refunds: [money('r1', 10_000)] }
    const refund = ['refund', 'sell_refund', 'electronic', 10_000, ['1 10000 full_prepayment']]
    expect(history(paid, weighed, returned).map(brief)[1]).toEqual(refund)
    const all = history(paid, { ...weighed, isReceived: true }, { ...returned, isReceived: true })
    expect(all.map(({ kind, total }) => [kind, total])).toEqual([
      ['prepayment', 180_000],
      ['settlement', 170_000],
      ['refund', 10_000],
    ])
    expect(brief(all[2] as Receipt)).toEqual(refund)
  })

  it('prints the surcharge of a dearer replacement for the new line, and settles the whole prepayment', () => {
    const items = [item('1', 0, 100_000), item('2', 50_000), item('3', 120_000), delivery]
    const surcharged = { ...paid, items, payments: [...paid.payments, money('p2', 20_000)] }
    const all = history(paid, surcharged, { ...surcharged, isReceived: true })
    expect(all.map(brief).slice(1)).toEqual([
      ['prepayment', 'sell', 'electronic', 20_000, ['3 20000 full_prepayment']],
      [
        'settlement',
        'sell',
        'offset',
        200_000,
        ['2 50000 full_payment', '3 120000 full_payment', 'delivery 30000 full_payment'],
      ],
    ])
  })

  it('refunds the whole payment of a cancelled order', () => {
    const items = order.items.map((each) => ({ ...each, amount: 0, payable: kopecks(0) }))
    const [, refund] = history(paid, { ...paid, items, refunds: [money('r1', 180_000)] })
    expect(refund?.positions.map(({ sum }) => sum)).toEqual([100_000, 50_000, 30_000])
  })

  it('refunds the payment of a line removed by an edit under its original name', () => {
    const edited = { ...paid, items: [item('1', 100_000), delivery], refunds: [money('r1', 50_000)] }
    const [, refund] = history(paid, edited)
    expect(refund?.positions).toMatchObject([
      { key: '2', name: 'Product 2', quantity: 0.9, sum: 50_000, vat: { code: 'vat110' } },
    ])
  })

  const taken = (sum: number) => ({ sum: kopecks(sum), payment: 'cash' }) as const
  const received: FiscalOrder = { ...order, isReceived: true, taken: taken(180_000) }
  const cheaper = { ...received, items: [item('1', 75_000, 100_000), item('2', 50_000), delivery] }

  it('prints no receipts when the seller took the money, nor when the seller refunds it', () => {
    expect(history(order, received, cheaper, { ...cheaper, taken: taken(155_000) })).toEqual([])
  })

  it('refunds a sale printed here only after the money was returned', () => {
    const printed: Receipt = {
      ...{ cause: 'order:7:taken:1', kind: 'payment', operation: 'sell', payment: 'cash' },
      ...{ total: kopecks(180_000), offset: kopecks(0) },
      positions: history(paid).flatMap(({ positions }) =>
        positions.map((position) => ({ ...position, method: 'full_payment' as const })),
      ),
    } as Receipt
    expect(receiptsDue(received, [printed])).toEqual([])
    expect(receiptsDue(cheaper, [printed])).toEqual([])
    const back = receiptsDue({ ...cheaper, taken: taken(155_000) }, [printed])
    expect(back.map(brief)).toEqual([['refund', 'sell_refund', 'cash', 25_000, ['1 25000 full_payment']]])
    expect(receiptsDue({ ...cheaper, taken: taken(155_000) }, [printed, ...back])).toEqual([])
  })

  it('prints only the part paid here when the seller took the remaining sum', () => {
    const place = {
      ...item('1', 450_000),
      measure: MEASURES.piece,
      amount: 1,
      agreed: { amount: 1, payable: kopecks(450_000) },
      object: 'service' as const,
    }
    const booked: FiscalOrder = { ...order, items: [place], payments: [money('p1', 180_000)] }
    const met = { ...booked, isReceived: true, taken: taken(270_000) }
    expect(history(booked, met, met).map(brief)).toEqual([
      ['prepayment', 'sell', 'electronic', 180_000, ['1 180000 prepayment']],
      ['settlement', 'sell', 'offset', 180_000, ['1 180000 full_payment']],
    ])
    const rows = history(booked, met).map(({ positions }) => positions.map(({ price, quantity }) => [price, quantity]))
    expect(rows).toEqual([[[450_000, 0.4]], [[450_000, 0.4]]])
  })

  it('prints one receipt of 0 at the handover for payment by bonuses only, and none for a promo code only', () => {
    const gift = { ...item('1', 0, 100_000), amount: 900 }
    const free: FiscalOrder = { ...order, items: [gift], bonuses: kopecks(100_000) }
    const received = { ...free, isReceived: true }
    const all = history(free, received, received)
    expect(all).toMatchObject([{ kind: 'settlement', operation: 'sell', payment: 'bonuses', total: 0, offset: 0 }])
    expect(all[0]?.positions).toMatchObject([{ price: 0, quantity: 0.9, sum: 0, method: 'full_payment' }])
    expect(history({ ...received, bonuses: kopecks(0) })).toEqual([])
  })

  it('prints a receipt and a refund for an unexpected payment', () => {
    const twice = { ...paid, payments: [...paid.payments, money('p2', 180_000)] }
    const all = history(paid, twice, { ...twice, refunds: [money('r2', 180_000)] })
    expect(all.map(({ kind, total }) => [kind, total])).toEqual([
      ['prepayment', 180_000],
      ['prepayment', 180_000],
      ['refund', 180_000],
    ])
  })

  it('repeats the refused receipt in a correction and adds nothing to the totals', () => {
    const [prepayment] = history(paid)
    const correction = correctionOf(prepayment as Receipt)
    expect(correction).toMatchObject({ kind: 'correction', operation: 'sell_correction', total: 180_000 })
    expect(receiptsDue(paid, [prepayment as Receipt, correction])).toEqual([])
  })

  it('law: receipts match the money in every history and at any interval between checks', () => {
    const price = fc.integer({ min: 0, max: 500_000 })
    const change = fc.record({
      prices: fc.array(price, { minLength: 3, maxLength: 3 }),
      isLooked: fc.boolean(),
      isReceived: fc.boolean(),
      surplus: fc.option(fc.integer({ min: 1, max: 100_000 }), { freq: 8 }),
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), (changes, isCash) => {
        const known: Receipt[] = []
        const payments: { id: string; amount: ReturnType<typeof kopecks> }[] = []
        const refunds: typeof payments = []
        let [isReceived, balance] = [false, 0]
        const first = changes[0]?.prices ?? []
        changes.forEach(({ prices, isLooked, surplus, ...step }, index) => {
          isReceived = isReceived || (step.isReceived && index > 0)
          const items = prices.map((sum, position) => item(String(position), sum, first[position]))
          const total = prices.reduce((sum, each) => sum + each, 0)
          if (!isCash) {
            if (total > balance) payments.push(money(`p${index}`, total - balance))
            if (total < balance) refunds.push(money(`r${index}`, balance - total))
            balance = total
          }
          if (surplus !== null) {
            payments.push(money(`s${index}`, surplus))
            refunds.push(money(`t${index}`, surplus))
          }
          if (!isLooked && index < changes.length - 1) return
          const byHand = taken(isCash && isReceived ? total : 0)
          known.push(...receiptsDue({ ...order, items, isReceived, payments, refunds, taken: byHand }, known))
          const online = [...payments, ...refunds.map(({ amount }) => ({ amount: -amount }))]
          const money0 = online.reduce((sum, { amount }) => sum + amount, 0)
          expect(known.reduce((sum, each) => sum + receiptCashFlow(each), 0)).toBe(money0)
          expect(new Set(known.map(({ cause }) => cause)).size).toBe(known.length)
        })
        for (const { total, positions } of known) {
          expect(total).toBeGreaterThan(0)
          expect(positions.reduce((sum, each) => sum + each.sum, 0)).toBe(total)
        }
      }),
      { numRuns: 300 },
    )
  })
})
