import { expect, it } from 'vitest'
import { choosePaymentStages } from './payment-stages.ts'

const facts = {
  hasHolds: true,
  isHandedOver: true,
  sumMayChange: true,
  deliveryDate: '2026-11-23',
  now: new Date('2026-11-21T08:00:00Z'),
}

it.each([
  ['auto', {}, 'two'],
  ['auto', { sumMayChange: false }, 'one'],
  ['auto', { hasHolds: false }, 'one'],
  // the bank would release the hold before the delivery
  ['auto', { deliveryDate: '2026-11-28' }, 'one'],
  ['auto', { deliveryDate: '2026-11-27' }, 'two'],
  ['one', {}, 'one'],
  ['two', { sumMayChange: false, deliveryDate: '2026-12-20' }, 'two'],
  ['two', { hasHolds: false }, 'one'],
  // a booking or a plan
  ['two', { isHandedOver: false }, 'one'],
  ['auto', { isHandedOver: false }, 'one'],
] as const)('%s with %j: %s', (choice, change, stages) => {
  expect(choosePaymentStages(choice, { ...facts, ...change })).toBe(stages)
})
