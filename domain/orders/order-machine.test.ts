import { describe, expect, it } from 'vitest'
import {
  mayMoveOrder,
  type OrderActor,
  type OrderFacts,
  orderArrows,
  orderProgress,
  progressOf,
} from './order-machine.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES, type DeliveryKind, orderStatusOf } from './order-status.ts'

const ACTORS = ['user', 'farmer', 'admin', 'system'] as const

/** Written independently of the machine: `from>to` → allowed actors when the money is settled and the day has come. */
const settled: Record<DeliveryKind, Record<string, readonly OrderActor[]>> = {
  courier: {
    'formed>isAssembling': ['farmer', 'admin'],
    'isAssembling>onTheRoad': ['farmer', 'admin'],
    'onTheRoad>received': ['user', 'farmer', 'admin'],
    'formed>received': ['user'],
    'isAssembling>received': ['user'],
    'formed>canceled': ['user', 'farmer', 'admin'],
    'isAssembling>canceled': ['user', 'farmer', 'admin'],
    'onTheRoad>canceled': ['farmer', 'admin'],
  },
  cdek: {},
  pickup: {
    'formed>isAssembling': ['farmer', 'admin'],
    'isAssembling>readyForIssuance': ['farmer', 'admin'],
    'readyForIssuance>received': ['user', 'farmer', 'admin'],
    'formed>received': ['user'],
    'isAssembling>received': ['user'],
    'formed>canceled': ['user', 'farmer', 'admin'],
    'isAssembling>canceled': ['user', 'farmer', 'admin'],
    'readyForIssuance>canceled': ['farmer', 'admin'],
  },
  tour: {
    'formed>booked': ['farmer', 'admin'],
    'booked>sentToOrganizer': ['farmer', 'admin', 'system'],
    'sentToOrganizer>received': ['user', 'farmer', 'admin', 'system'],
    'formed>canceled': ['user', 'farmer', 'admin', 'system'],
    'booked>canceled': ['user', 'farmer', 'admin', 'system'],
    'sentToOrganizer>canceled': ['user', 'farmer', 'admin', 'system'],
  },
  // only the shop cancels a paid plan, together with the subscription
  plan: {
    'formed>booked': ['system'],
    'booked>received': ['system'],
    'formed>canceled': ['system'],
    'booked>canceled': ['system'],
  },
}
settled.cdek = settled.courier

const none = { isHeld: false, isRestInCash: false, hasDeliveryDayCome: true, isDinner: false, isAnswerLate: false }
const paid = { ...none, paymentMethod: 'sbp', paymentStatus: 'paid' } as const
const unpaid = { ...none, paymentMethod: 'sbp', paymentStatus: 'wait' } as const
const early = { ...none, paymentMethod: 'cashondelivery', paymentStatus: 'open', hasDeliveryDayCome: false } as const

describe('the order machine', () => {
  for (const kind of DELIVERY_KINDS) {
    for (const from of DELIVERY_STATUSES) {
      for (const to of DELIVERY_STATUSES) {
        const allowed = settled[kind][`${from}>${to}`] ?? []
        it(`${kind}: ${from} → ${to} by ${allowed.join(', ') || 'nobody'}`, () => {
          expect(ACTORS.filter((actor) => mayMoveOrder(kind, from, to, actor, paid))).toEqual(allowed)
        })
      }
    }
  }

  it.each(DELIVERY_KINDS)('allows only the cancellation of an unpaid online order, also by the job: %s', (kind) => {
    const arrows = orderArrows[kind].flatMap((arrow) =>
      ACTORS.filter((actor) => mayMoveOrder(kind, arrow.from, arrow.to, actor, unpaid)).map(() => arrow.to),
    )
    // a sent order may be handed over with any payment status
    expect(new Set(arrows)).toEqual(new Set(['canceled', 'received']))
    expect(mayMoveOrder(kind, 'formed', 'canceled', 'system', unpaid)).toBe(true)
    expect(mayMoveOrder(kind, 'formed', 'received', 'user', unpaid)).toBe(false)
  })

  it('treats a hold as money, but not an open surcharge unless it is paid at the handover', () => {
    const mayGo = (facts: OrderFacts) => mayMoveOrder('courier', 'isAssembling', 'onTheRoad', 'farmer', facts)
    const card = { ...none, paymentMethod: 'rbs' } as const
    expect(mayGo({ ...card, paymentStatus: 'wait', isHeld: true })).toBe(true)
    expect(mayGo({ ...card, paymentStatus: 'wait' })).toBe(false)
    expect(mayGo({ ...card, paymentStatus: 'partiallyPaid', isHeld: true })).toBe(false)
    expect(mayGo({ ...card, paymentStatus: 'partiallyPaid', isRestInCash: true })).toBe(true)
    expect(mayGo({ ...card, paymentStatus: 'partiallyReturned' })).toBe(true)
    // the bank released the hold during picking
    expect(mayMoveOrder('courier', 'isAssembling', 'canceled', 'system', { ...card, paymentStatus: 'wait' })).toBe(true)
  })

  it('prevents the customer from closing an order before its day unless the seller has sent it', () => {
    expect(mayMoveOrder('courier', 'formed', 'received', 'user', early)).toBe(false)
    expect(mayMoveOrder('courier', 'onTheRoad', 'received', 'user', early)).toBe(true)
  })

  it('defines a projection for every state, and ends the progress with received', () => {
    expect(DELIVERY_STATUSES.map(orderStatusOf)).toEqual([
      'formed',
      'booked',
      'booked',
      'booked',
      'booked',
      'booked',
      'received',
      'canceled',
    ])
    for (const kind of DELIVERY_KINDS) expect(orderProgress[kind].at(-1)).toBe('received')
  })

  it('shows the steps that a cancelled order reached', () => {
    const at = new Date('2026-03-02T09:00:00Z')
    const reached = new Map([
      ['formed', at],
      ['isAssembling', at],
      ['canceled', at],
    ] as const)
    expect(progressOf('courier', 'canceled', reached).map(({ code, isCurrent }) => [code, isCurrent])).toEqual([
      ['formed', false],
      ['isAssembling', false],
      ['canceled', true],
    ])
    expect(progressOf('courier', 'isAssembling', reached).map(({ reachedAt }) => reachedAt)).toEqual([
      at,
      at,
      null,
      null,
    ])
  })
})
