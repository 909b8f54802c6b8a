import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { PAYMENT_METHODS } from '../payments/payment-method.ts'
import { MEASURES, type SoldItem } from './positions.ts'
import { receiptCashFlow } from './receipt.ts'
import { type FiscalOrder, receiptsDue } from './receipts.ts'
import { printedByMarket, registerOf } from './whose-register.ts'

it('gives money at a gateway to the register of the market and money at the hand-over to the register of the seller', () => {
  expect(Object.fromEntries(PAYMENT_METHODS.map((method) => [method, registerOf(method)]))).toEqual({
    ...{ sbp: 'market', rbs: 'market', payanyway: 'market', paw: 'market', paybylink: 'market' },
    ...{ cashondelivery: 'seller', banktransfer: 'seller', urozhaj: 'seller' },
  })
})

/** Items as the trades sell them: pieces and kilograms of goods and dishes, places of tours and dinners, a plan. */
const item = fc.record({
  measure: fc.constantFrom(MEASURES.piece, MEASURES.kilogram),
  payable: fc.integer({ min: 100, max: 500_000 }),
  isService: fc.boolean(),
})
const movement = fc.record({
  method: fc.constantFrom(...PAYMENT_METHODS),
  amount: fc.integer({ min: 1, max: 300_000 }),
  returned: fc.integer({ min: 0, max: 100 }),
})

it('prints exactly the money of gateways, whatever is sold and whatever a seller took in addition', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 4 }),
      fc.array(movement, { maxLength: 4 }),
      fc.boolean(),
      (sold, moved, isReceived) => {
        const items = sold.map(({ measure, payable, isService }, index): SoldItem => {
          const amount = measure === MEASURES.piece || isService ? 3 : 900
          const whole = { amount, payable: kopecks(payable) }
          const shape = isService ? { measure: MEASURES.piece, object: 'service' as const } : { measure }
          return { key: String(index), name: `Thing ${index}`, ...shape, ...whole, agreed: whole, vat: 10 }
        })
        const all = moved.map(({ method, amount, returned }, index) => ({
          ...{ method, id: `p${index}`, amount: kopecks(amount) },
          back: { method, id: `r${index}`, amount: kopecks(Math.floor((amount * returned) / 100)) },
        }))
        const taken = all.filter(({ method }) => registerOf(method) === 'seller')
        const order: FiscalOrder = {
          ...{ id: 1, isReceived, taxSystem: 'osn', items, bonuses: kopecks(0) },
          taken: { sum: kopecks(isReceived ? taken.reduce((sum, { amount }) => sum + amount, 0) : 0), payment: 'cash' },
          payments: printedByMarket(all),
          refunds: printedByMarket(all.map(({ back }) => back).filter(({ amount }) => amount > 0)),
        }
        const receipts = receiptsDue(order, [])
        const sumOf = (list: readonly { readonly amount: number }[]) =>
          list.reduce((sum, { amount }) => sum + amount, 0)
        expect(receipts.reduce((sum, receipt) => sum + receiptCashFlow(receipt), 0)).toBe(
          sumOf(order.payments) - sumOf(order.refunds),
        )
        if (order.payments.length === 0) expect(receipts).toEqual([])
      },
    ),
  )
})
