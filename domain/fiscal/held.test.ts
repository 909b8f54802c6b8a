import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { type AmountLine, orderAmounts } from '../orders/order-amounts.ts'
import { MEASURES, type SoldItem } from './positions.ts'
import { type Receipt, receiptCashFlow } from './receipt.ts'
import { type FiscalOrder, receiptsDue } from './receipts.ts'

const place = (key: string, price: number, payable = price): SoldItem => ({
  key,
  name: 'Adult',
  measure: MEASURES.piece,
  amount: payable > 0 ? 1 : 0,
  payable: kopecks(payable),
  agreed: { amount: 1, payable: kopecks(price) },
  vat: null,
  object: 'service',
})
const booking: FiscalOrder = {
  id: 7,
  isReceived: false,
  taxSystem: 'usn_income',
  items: [place('1', 450_000), place('2', 450_000)],
  bonuses: kopecks(0),
  taken: { sum: kopecks(0), payment: 'cash' },
  payments: [],
  refunds: [],
}
const money = (id: string, amount: number) => ({ id, amount: kopecks(amount) })
const paid: FiscalOrder = { ...booking, payments: [money('p1', 360_000)] }

/** The receipts after each state of an order. */
function history(...looks: FiscalOrder[]): Receipt[] {
  const known: Receipt[] = []
  for (const look of looks) known.push(...receiptsDue(look, known))
  return known
}
const rowsOf = ({ positions }: Receipt) =>
  positions.map(({ key, price, quantity, sum, method }) => [key, price, quantity, sum, method])

describe('receipts of an order that is paid in parts', () => {
  it('names a partial prepayment and the price of the whole place', () => {
    const [prepayment] = history(paid)
    expect(prepayment).toMatchObject({ kind: 'prepayment', payment: 'electronic', total: 360_000, offset: 0 })
    expect(rowsOf(prepayment as Receipt)).toEqual([
      ['1', 450_000, 0.4, 180_000, 'prepayment'],
      ['2', 450_000, 0.4, 180_000, 'prepayment'],
    ])
  })

  it('settles the prepaid part when the remaining sum is paid at the meeting point', () => {
    const gone: FiscalOrder = { ...paid, isReceived: true, taken: { sum: kopecks(540_000), payment: 'cash' } }
    const [, settlement, ...others] = history(paid, gone, gone)
    expect(others).toEqual([])
    expect(settlement).toMatchObject({ kind: 'settlement', payment: 'offset', total: 360_000, offset: 360_000 })
    expect(receiptCashFlow(settlement as Receipt)).toBe(0)
    expect(rowsOf(settlement as Receipt)).toEqual([
      ['1', 450_000, 0.4, 180_000, 'full_payment'],
      ['2', 450_000, 0.4, 180_000, 'full_payment'],
    ])
  })

  it('names the payment before the handover a full prepayment', () => {
    const all = history(paid, { ...paid, payments: [...paid.payments, money('p2', 540_000)] })
    expect(rowsOf(all[1] as Receipt)).toEqual([
      ['1', 450_000, 0.6, 270_000, 'full_prepayment'],
      ['2', 450_000, 0.6, 270_000, 'full_prepayment'],
    ])
  })

  it('returns a partial prepayment under its original name, whole or in part', () => {
    const gone = { ...paid, items: booking.items.map(({ key }) => place(key, 450_000, 0)) }
    const [, refund] = history(paid, { ...gone, refunds: [money('r1', 360_000)] })
    expect(rowsOf(refund as Receipt)).toEqual([
      ['1', 450_000, 0.4, 180_000, 'prepayment'],
      ['2', 450_000, 0.4, 180_000, 'prepayment'],
    ])
    // half of the prepayment for one of them is retained by the terms
    const kept = { ...paid, items: [place('1', 450_000, 90_000), place('2', 450_000)] }
    const [, part] = history(paid, { ...kept, refunds: [money('r1', 90_000)] })
    expect(rowsOf(part as Receipt)).toEqual([['1', 450_000, 0.2, 90_000, 'prepayment']])
  })

  it('settles a partial prepayment of an earlier release under its original name', () => {
    const [now] = history(paid)
    const positions = (now as Receipt).positions.map(({ stands: _stands, ...row }) => ({
      ...row,
      price: row.sum,
      quantity: 1,
      method: 'full_prepayment' as const,
    }))
    const gone = { ...paid, items: booking.items.map(({ key }) => place(key, 450_000, 0)) }
    const [refund] = receiptsDue({ ...gone, refunds: [money('r1', 360_000)] }, [{ ...(now as Receipt), positions }])
    expect(rowsOf(refund as Receipt)).toEqual([
      ['1', 180_000, 1, 180_000, 'full_prepayment'],
      ['2', 180_000, 1, 180_000, 'full_prepayment'],
    ])
  })
})

describe('receipts of partly returned goods', () => {
  const jars = (amount: number, payable: number): SoldItem => ({
    key: '1',
    name: 'Honey',
    measure: MEASURES.piece,
    amount,
    payable: kopecks(payable),
    agreed: { amount: 7, payable: kopecks(194_017) },
    vat: 10,
  })
  const seven: FiscalOrder = { ...booking, items: [jars(7, 194_017)], payments: [money('p1', 194_017)] }
  const quantityOf = (receipt: Receipt | undefined) =>
    Math.round((receipt?.positions ?? []).reduce((sum, { quantity }) => sum + quantity * 1_000, 0))

  it('refunds three of seven discounted pieces as three pieces', () => {
    const left = { ...seven, items: [jars(4, 110_867)], refunds: [money('r1', 83_150)] }
    for (const all of [history(seven, left), history(left)]) {
      expect(all.map(({ total }) => total)).toEqual([194_017, 83_150])
      expect(all[1]?.positions.map(({ price, quantity }) => [price, quantity])).toEqual([
        [27_716, 1],
        [27_717, 2],
      ])
    }
  })

  it('refunds the pieces of one claim by two refunds', () => {
    const left = { ...seven, items: [jars(4, 110_867)], refunds: [money('r1', 60_000), money('r2', 23_150)] }
    const all = history(seven, left)
    expect(all.map(quantityOf)).toEqual([7_000, 2_000, 1_000])
  })

  it("refunds a part of a piece's price as one piece, and later all pieces", () => {
    const cheaper = { ...seven, items: [jars(7, 180_017)], refunds: [money('r1', 14_000)] }
    const none = { ...cheaper, items: [jars(0, 0)], refunds: [...cheaper.refunds, money('r2', 180_017)] }
    expect(history(seven, cheaper, none).map(quantityOf)).toEqual([7_000, 1_000, 7_000])
  })

  it('law: positions of random orders with discounts add up to the money and to the goods', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 100, max: 500_000 }),
      discount: fc.integer({ min: 0, max: 60 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      isWeight: fc.boolean(),
      /** Rest after each change, in thousandths of the ordered amount. */
      left: fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 2, maxLength: 2 }),
    })
    const anyOrder = fc.record({
      lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      promoPercent: fc.integer({ min: 0, max: 50 }),
      bonusPercent: fc.integer({ min: 0, max: 100 }),
      delivery: fc.integer({ min: 0, max: 50_000 }),
      prepaidPercent: fc.constantFrom(100, 100, 40, 33),
      receivedAt: fc.integer({ min: 0, max: 3 }),
      looks: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    })
    fc.assert(
      fc.property(anyOrder, (sample) => {
        const ordered = sample.lines.map(
          (line, index): AmountLine => ({
            id: index + 1,
            price: kopecks(line.price),
            finalPrice: kopecks(Math.floor((line.price * (100 - line.discount)) / 100)),
            quantity: line.quantity,
            isWeight: line.isWeight,
            measure: line.isWeight ? 100 : 1,
            picked: null,
          }),
        )
        const goods = orderAmounts(ordered, { promo: kopecks(0), bonuses: kopecks(0), delivery: kopecks(0) })
        const after = goods.goods - goods.specialDiscount
        const promo = kopecks(Math.floor((after * sample.promoPercent) / 100))
        const bonuses = kopecks(Math.floor(((after - promo) * sample.bonusPercent) / 10_000) * 100)
        const shares = { promo, bonuses, delivery: kopecks(sample.delivery) }
        const first = orderAmounts(ordered, shares)
        const stepOf = (line: AmountLine) => (line.isWeight ? line.measure : 1)
        const itemsAt = (step: number): SoldItem[] => {
          const lines = ordered.map((line, index): AmountLine => {
            if (step === 0) return line
            const kept = (sample.lines[index]?.left ?? []).slice(0, step).reduce((all, part) => (all * part) / 1_000, 1)
            return { ...line, picked: Math.floor(line.quantity * stepOf(line) * kept) }
          })
          const now = orderAmounts(lines, shares)
          const items = lines.map(
            (line, index): SoldItem => ({
              key: String(line.id),
              name: `Product ${line.id}`,
              measure: line.isWeight ? MEASURES.kilogram : MEASURES.piece,
              amount: line.picked ?? line.quantity * stepOf(line),
              payable: now.lines[index]?.payable ?? kopecks(0),
              agreed: { amount: line.quantity * stepOf(line), payable: first.lines[index]?.payable ?? kopecks(0) },
              vat: 10,
            }),
          )
          const carried = place('delivery', first.delivery, now.delivery)
          return [...items, carried]
        }
        const known: Receipt[] = []
        const payments: { id: string; amount: ReturnType<typeof kopecks> }[] = []
        const refunds: typeof payments = []
        let balance = 0
        for (let step = 0; step <= 3; step += 1) {
          const items = itemsAt(Math.min(step, 2))
          const total = items.reduce((sum, { payable }) => sum + payable, 0)
          const online = Math.floor((total * sample.prepaidPercent) / 100)
          if (online > balance) payments.push(money(`p${step}`, online - balance))
          if (online < balance) refunds.push(money(`r${step}`, balance - online))
          balance = online
          const isReceived = step >= sample.receivedAt && step > 0
          if (!sample.looks[step] && step < 3) continue
          const taken = { sum: kopecks(isReceived ? total - online : 0), payment: 'cash' as const }
          const due = receiptsDue({ ...booking, items, isReceived, payments, refunds, taken }, known)
          known.push(...due)
          expect(known.reduce((sum, each) => sum + receiptCashFlow(each), 0)).toBe(online)
        }
        const last = itemsAt(2)
        const total = last.reduce((sum, { payable }) => sum + payable, 0)
        for (const receipt of known) {
          const { positions, offset } = receipt
          expect(positions.reduce((sum, each) => sum + each.sum, 0)).toBe(receipt.total)
          expect(offset).toBeLessThanOrEqual(receipt.total)
          for (const { price, quantity, sum, measure, object } of positions) {
            expect(Number.isSafeInteger(sum) && Number.isSafeInteger(price)).toBe(true)
            expect(Math.abs(price * quantity - sum)).toBeLessThanOrEqual(0.5 + 1e-6)
            if (measure === MEASURES.piece && object === 'goods') expect(Number.isInteger(quantity)).toBe(true)
          }
        }
        // positions of the whole history by item: handed-over goods are paid for, and every payment has a receipt
        const prices = [0, 1, 2].map((step) => itemsAt(step).map(({ payable }) => payable))
        // bonuses returned in whole roubles may raise a line's price: then only the order's sums are checked
        const onlyFalls = prices
          .slice(1)
          .every((now, step) => now.every((sum, index) => sum <= (prices[step]?.[index] ?? 0)))
        const isSettled = onlyFalls && known.some(({ kind }) => kind === 'settlement' || kind === 'payment')
        const settledSum = (key: string) =>
          known
            .flatMap(({ operation, positions }) =>
              positions.map((row) => ({ ...row, sign: operation === 'sell' ? 1 : -1 })),
            )
            .filter((row) => row.key === key && row.method === 'full_payment')
            .reduce((sum, row) => sum + row.sign * row.sum, 0)
        // when the seller took the money, the remaining sum is on the seller's own receipt
        if (isSettled && total > 0 && sample.prepaidPercent === 100) {
          for (const item of last) expect([item.key, settledSum(item.key)]).toEqual([item.key, item.payable])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('law: returned pieces equal the pieces that the order lost, at any discount', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 10_000, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      percent: fc.integer({ min: 1, max: 100 }),
    })
    const returns = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(anyLine, returns, fc.boolean(), ({ price, quantity, percent }, given, isReceived) => {
        const costs = (pieces: number) => Math.floor((price * pieces * percent) / 100)
        const line = (pieces: number): SoldItem => ({
          ...jars(pieces, costs(pieces)),
          agreed: { amount: quantity, payable: kopecks(costs(quantity)) },
        })
        let [left, look] = [quantity, { ...seven, items: [line(quantity)], payments: [money('p1', costs(quantity))] }]
        const looks: FiscalOrder[] = [look]
        given.forEach((pieces, index) => {
          const next = Math.max(0, left - pieces)
          if (next === left) return
          const refunds = [...look.refunds, money(`r${index}`, costs(left) - costs(next))]
          look = { ...look, items: [line(next)], refunds, isReceived }
          looks.push(look)
          left = next
        })
        const known = history(...looks)
        const moved = known.filter(({ offset }) => offset === 0)
        const pieces = moved.map((receipt) => (receipt.operation === 'sell' ? 1 : -1) * quantityOf(receipt))
        expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(left * 1_000)
        expect(known.reduce((sum, each) => sum + receiptCashFlow(each), 0)).toBe(costs(left))
      }),
      { numRuns: 300 },
    )
  })
})
