import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseAmount } from '../checkout/order-sums.ts'
import { SUBSTITUTION_RULES } from '../checkout/substitution.ts'
import { kopecks } from '../money/money.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { ChangeableLine, ChangeProduct } from './changed-lines.ts'
import type { DeliveryTarget } from './delivery-target.ts'
import { orderAmounts } from './order-amounts.ts'
import {
  agreedTo,
  type ChangeableOrder,
  type ChangePreview,
  linesOfChange,
  previewChange,
  requestedChangeWithoutYes,
} from './order-change.ts'
import { ORDER_ACTORS } from './order-machine.ts'
import { DELIVERY_STATUSES } from './order-status.ts'
import { BROUGHT_AGAIN, CHANGE_KINDS, changeRules, type RequestedChange } from './requested-change.ts'

const SELLER = 1
const facts = {
  paymentMethod: 'cashondelivery',
  paymentStatus: 'open',
  isHeld: false,
  isRestInCash: false,
  hasDeliveryDayCome: false,
  isDinner: false,
  isAnswerLate: false,
} as const
const products = new Map<number, ChangeProduct>(
  Array.from({ length: 30 }, (_, id) => [
    id,
    {
      id,
      organizationId: SELLER,
      categoryId: id % 3,
      title: `Product ${id}`,
      unit: 'г',
      measure: 100,
      isWeight: id % 2 === 0,
      price: kopecks(1_000 * (id + 1)),
      finalPrice: kopecks(900 * (id + 1)),
      maxSaleQuantity: null,
      allergens: id % 7 === 0 ? ['nuts'] : [],
      enabled: true,
    },
  ]),
)

const line = fc.record({
  productId: fc.integer({ min: 0, max: 14 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  substitution: fc.constantFrom(...SUBSTITUTION_RULES),
})
const TARGET: DeliveryTarget = {
  date: '2026-11-24',
  place: {
    title: 'Москва, Тверская, 1',
    city: 'Москва',
    settlement: null,
    region: 'Москва',
    regionCode: '77',
    street: 'Тверская',
    house: '1',
    postalCode: null,
    coords: { latitude: 55.7, longitude: 37.6 },
    flat: null,
    entrance: null,
    floor: null,
    intercom: null,
    comment: null,
  },
  recipient: { name: 'Анна', phone: '79160000001' },
}
const orders = fc
  .record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ productId }) => productId }),
    promo: fc.integer({ min: 0, max: 20_000 }),
    bonuses: fc.integer({ min: 0, max: 200 }),
    delivery: fc.integer({ min: 0, max: 30_000 }),
  })
  .map(({ lines: drafts, ...requestedChange }): ChangeableOrder => {
    const lines = drafts.map(({ productId, ...draft }, index): ChangeableLine => {
      const { title, unit, measure, isWeight, price, finalPrice } = products.get(productId) as ChangeProduct
      return { id: index + 1, productId, title, unit, measure, isWeight, price, finalPrice, picked: null, ...draft }
    })
    const asked = {
      promo: kopecks(requestedChange.promo),
      bonuses: kopecks(requestedChange.bonuses * 100),
      delivery: kopecks(requestedChange.delivery),
    }
    const { promoDiscount, bonuses, delivery, total } = orderAmounts(lines, asked)
    const agreed = { promo: promoDiscount, bonuses, delivery, total }
    return { organizationId: SELLER, state: 'isAssembling', facts, agreed, lines, target: TARGET }
  })
const lineId = fc.integer({ min: 1, max: 6 })
const sellersRequest: fc.Arbitrary<RequestedChange> = fc.oneof(
  fc.record({
    kind: fc.constant('weigh' as const),
    lines: fc.array(fc.record({ lineId, picked: fc.integer({ min: 0, max: 1_200 }) }), { maxLength: 4 }),
    isAboveCharged: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    lineId,
    productId: fc.integer({ min: 0, max: 29 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('cancelLine' as const), lineIds: fc.array(lineId, { maxLength: 4 }) }),
)
const edits = fc.record({
  kind: fc.constant('edit' as const),
  lines: fc.uniqueArray(fc.record({ lineId, quantity: fc.integer({ min: 0, max: 9 }) }), {
    selector: (each) => each.lineId,
  }),
  added: fc.array(fc.record({ productId: fc.integer({ min: 0, max: 29 }), quantity: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 3,
  }),
})

/** Null = refused; any other error is a bug. */
function tried(count: () => ChangePreview): ChangePreview | null {
  try {
    return count()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
/** The order after the change. */
const made = (order: ChangeableOrder, { lines, agreed }: ChangePreview): ChangeableOrder => ({
  ...order,
  agreed,
  lines: lines.map((each) => (each.id > 0 ? each : { ...each, id: 100 - each.id })),
})

describe('a change by the seller', () => {
  it("adds up, and requires the customer's consent before the order costs more than agreed", () => {
    fc.assert(
      fc.property(orders, sellersRequest, (order, requestedChange) => {
        const preview = tried(() => previewChange(order, requestedChange, { actor: 'farmer', products }))
        if (!preview) return
        const { before, after, refund, surcharge } = preview
        expect(before.total - refund + surcharge).toBe(after.total)
        expect(Math.min(refund, surcharge)).toBe(0)
        if (after.total > order.agreed.total) expect(preview.needsCustomer).toBe(true)
        expect(agreedTo(preview).total).toBeGreaterThanOrEqual(after.total)
        expect(preview.cancelsOrder).toBe(preview.lines.every(({ picked }) => picked === 0))
        if (preview.cancelsOrder) expect(after.total).toBe(0)
      }),
      { numRuns: 1_000 },
    )
  })

  it('changes nothing when repeated; a replacement cannot be made twice', () => {
    fc.assert(
      fc.property(orders, sellersRequest, (order, requestedChange) => {
        const preview = tried(() => previewChange(order, requestedChange, { actor: 'farmer', products }))
        if (!preview || preview.cancelsOrder) return
        const again = tried(() => previewChange(made(order, preview), requestedChange, { actor: 'farmer', products }))
        if (requestedChange.kind === 'replace') expect(again).toBeNull()
        else expect(again).toMatchObject({ isDone: true, refund: 0, surcharge: 0 })
      }),
      { numRuns: 1_000 },
    )
  })

  it('never costs more than agreed without consent, and requires no answer', () => {
    fc.assert(
      fc.property(orders, sellersRequest, (order, requestedChange) => {
        const asked = tried(() => previewChange(order, requestedChange, { actor: 'farmer', products }))
        if (!asked?.needsCustomer) return
        const without = previewChange(order, requestedChangeWithoutYes(requestedChange, order.lines), {
          actor: 'farmer',
          products,
        })
        expect(without.needsCustomer).toBe(false)
        expect(without.after.total).toBeLessThanOrEqual(order.agreed.total)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an edit by the customer', () => {
  it('makes the total of an edit the agreement, without larger discounts than before', () => {
    fc.assert(
      fc.property(orders, edits, (drafted, requestedChange) => {
        const order = { ...drafted, state: 'formed' } as const
        const preview = tried(() => previewChange(order, requestedChange, { actor: 'user', products }))
        if (!preview) return
        const { before, after, agreed, lines } = preview
        expect(preview.needsCustomer).toBe(false)
        expect(agreed.total - order.agreed.total).toBe(after.total - before.total)
        expect(after.promoDiscount).toBeLessThanOrEqual(before.promoDiscount)
        expect(after.bonuses).toBeLessThanOrEqual(before.bonuses)
        // the stored amounts equal those of the agreement, to the kopeck
        expect(orderAmounts(made(order, preview).lines, agreed).total).toBe(after.total)
        expect(lines.every(({ picked }) => picked === null)).toBe(true)
        if (lines.length > 0) expect(after.delivery).toBe(before.delivery)
      }),
      { numRuns: 1_000 },
    )
  })

  it('refuses an edit above the maximum total, with any discounts', () => {
    const dear = { ...(products.get(1) as ChangeProduct), price: kopecks(300_000), finalPrice: kopecks(1) }
    const order: ChangeableOrder = {
      organizationId: SELLER,
      state: 'formed',
      facts,
      agreed: { promo: kopecks(0), bonuses: kopecks(0), delivery: kopecks(0), total: kopecks(1) },
      target: TARGET,
      lines: [{ ...dear, id: 1, productId: 1, quantity: 1, picked: null, substitution: 'none' }],
    }
    const edit = (quantity: number) =>
      previewChange(
        order,
        { kind: 'edit', lines: [{ lineId: 1, quantity }], added: [] },
        { actor: 'user', products: new Map([[1, dear]]) },
      )
    expect(edit(7_000).after.total).toBe(7_000)
    expect(() => edit(8_000)).toThrow('QUANTITY_OVER_LIMIT')
  })

  it('treats an edit without changes as done, and adds no second line of a product in the order', () => {
    fc.assert(
      fc.property(orders, (drafted) => {
        const order = { ...drafted, state: 'formed' } as const
        const edit = (requestedChange: Partial<Extract<RequestedChange, { kind: 'edit' }>>) =>
          previewChange(order, { kind: 'edit', lines: [], added: [], ...requestedChange }, { actor: 'user', products })
        expect(edit({})).toMatchObject({ isDone: true })
        const [first] = order.lines
        const more = edit({ added: [{ productId: first?.productId ?? 0, quantity: 2 }] })
        expect(more.lines).toHaveLength(order.lines.length)
        expect(more.lines[0]?.quantity).toBe((first?.quantity ?? 0) + 2)
      }),
    )
  })
})

describe('a change of delivery', () => {
  it('changes only the price of delivery, which becomes the agreement', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 50_000 }), fc.boolean(), (order, price, isSameDay) => {
        const to = isSameDay ? TARGET : { ...TARGET, date: '2026-11-30' }
        const delivery = kopecks(price)
        const placed = { ...order, state: 'formed' as const }
        const preview = previewChange(placed, { kind: 'delivery', to }, { actor: 'user', products, delivery })
        const { before, after, agreed, refund, surcharge } = preview
        expect(preview.effects).toEqual([])
        expect(preview.lines).toEqual(order.lines)
        expect(after.total - after.delivery).toBe(before.total - before.delivery)
        expect(after.delivery).toBe(price)
        expect(agreed.total - order.agreed.total).toBe(after.total - before.total)
        expect(before.total - refund + surcharge).toBe(after.total)
        expect([preview.needsCustomer, preview.cancelsOrder]).toEqual([false, false])
        expect(preview.isDone).toBe(isSameDay && price === before.delivery)
        expect(preview.requestedChange).toMatchObject({ from: TARGET, to })
      }),
    )
  })
})

describe('permissions by actor and state', () => {
  const order = fc.sample(orders, { numRuns: 1, seed: 1 })[0] as ChangeableOrder
  const requestedChanges: Record<(typeof CHANGE_KINDS)[number], RequestedChange> = {
    weigh: { kind: 'weigh', lines: [{ lineId: 1, picked: 1 }], isAboveCharged: false },
    replace: { kind: 'replace', lineId: 1, productId: 5, quantity: 1 },
    cancelLine: { kind: 'cancelLine', lineIds: [1] },
    refuseLine: { kind: 'refuseLine', lineIds: [1] },
    edit: { kind: 'edit', lines: [], added: [{ productId: 20, quantity: 1 }] },
    delivery: { kind: 'delivery', to: { ...TARGET, date: '2026-11-25' } },
    cancelPlaces: { kind: 'cancelPlaces', lines: [{ lineId: 1, kept: kopecks(0) }], payOnline: kopecks(0) },
    endTerm: { kind: 'endTerm', lines: [{ lineId: 1, kept: kopecks(0) }] },
    claim: { kind: 'claim', about: 'spoilt', lineId: 1, spoiltPercent: 10 },
  }
  it.each(CHANGE_KINDS)('allows %s exactly in the states and to the actors of its rule', (kind) => {
    const free = { ...order, lines: order.lines.map((each) => ({ ...each, substitution: 'same_farm' as const })) }
    for (const state of DELIVERY_STATUSES) {
      for (const actor of ORDER_ACTORS) {
        const isBroughtAgain = kind === 'delivery' && actor !== 'user' && BROUGHT_AGAIN.includes(state)
        const isAllowed =
          isBroughtAgain || (changeRules[kind].actors.includes(actor) && changeRules[kind].states.includes(state))
        const preview = tried(() => previewChange({ ...free, state }, requestedChanges[kind], { actor, products }))
        expect([state, actor, preview !== null]).toEqual([state, actor, isAllowed])
      }
    }
    expect(linesOfChange(requestedChanges[kind]).every((id) => id === 1)).toBe(true)
  })

  it('refuses replacements in an unpaid order and does not charge unavailable goods', () => {
    const facts = { ...order.facts, paymentMethod: 'sbp', paymentStatus: 'partiallyPaid' } as const
    const tryIn = (state: 'formed' | 'isAssembling', kind: 'replace' | 'cancelLine') =>
      tried(() => previewChange({ ...order, state, facts }, requestedChanges[kind], { actor: 'farmer', products })) !==
      null
    expect([tryIn('formed', 'replace'), tryIn('isAssembling', 'replace')]).toEqual([false, false])
    expect([tryIn('formed', 'cancelLine'), tryIn('isAssembling', 'cancelLine')]).toEqual([false, true])
  })

  it('does not charge goods above the order until the customer agrees', () => {
    const heavy = order.lines.find(({ isWeight }) => isWeight) ?? {
      ...(order.lines[0] as ChangeableLine),
      isWeight: true,
    }
    const one = { ...order, lines: [heavy], agreed: { ...order.agreed, promo: kopecks(0), bonuses: kopecks(0) } }
    const picked = baseAmount(heavy) + 10
    const weigh = (isAboveCharged: boolean): RequestedChange => ({
      kind: 'weigh',
      lines: [{ lineId: heavy.id, picked }],
      isAboveCharged,
    })
    const gift = previewChange(one, weigh(false), { actor: 'farmer', products })
    expect([gift.surcharge, gift.needsCustomer]).toEqual([0, false])
    const charged = previewChange(one, weigh(true), { actor: 'farmer', products })
    expect(charged.surcharge).toBeGreaterThan(0)
    expect(charged.needsCustomer).toBe(true)
  })
})
