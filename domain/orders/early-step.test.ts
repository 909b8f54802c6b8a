import { expect, it } from 'vitest'
import { isEarlyStep } from './early-step.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from './order-status.ts'

it('reports a step as early only when it sends or hands over an order before its day, and never for parcels', () => {
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
