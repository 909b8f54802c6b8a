import { expect, it } from 'vitest'
import { isEarlyStep } from './early-step.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from './order-status.ts'

it('is early only when an order is sent or handed over before its day; parcels never are', () => {
  const early = DELIVERY_KINDS.flatMap((deliveryKind) =>
    DELIVERY_STATUSES.filter((to) => isEarlyStep({ deliveryKind, hasDeliveryDayCome: false }, to)).map((to) => [
      deliveryKind,
      to,
    ]),
  )
  expect(early).toEqual([
    ['courier', 'onTheRoad'],
    ['courier', 'received'],
    ['pickup', 'onTheRoad'],
    ['pickup', 'received'],
  ])
  for (const to of DELIVERY_STATUSES) {
    expect(isEarlyStep({ deliveryKind: 'courier', hasDeliveryDayCome: true }, to)).toBe(false)
  }
})
