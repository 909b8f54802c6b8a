import { expect, it } from 'vitest'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from './order-status.ts'
import { hasPackages, mayCountPackages, numberedPackages, ONE_PACKAGE, withTotal } from './packages.ts'

it('numbers packages from one, the cold ones last', () => {
  expect(numberedPackages(ONE_PACKAGE)).toEqual([{ number: 1, total: 1, isCold: false }])
  expect(numberedPackages({ total: 3, cold: 1 })).toEqual([
    { number: 1, total: 3, isCold: false },
    { number: 2, total: 3, isCold: false },
    { number: 3, total: 3, isCold: true },
  ])
  expect(numberedPackages({ total: 2, cold: 2 }).every(({ isCold }) => isCold)).toBe(true)
})

it('reduces the cold packages with the total', () => {
  expect(withTotal({ total: 4, cold: 3 }, 2)).toEqual({ total: 2, cold: 2 })
  expect(withTotal({ total: 4, cold: 1 }, 5)).toEqual({ total: 5, cold: 1 })
})

it('allows setting packages from the first picking until the handover', () => {
  const counted = DELIVERY_STATUSES.filter((state) =>
    mayCountPackages({ deliveryKind: 'courier', state, isDinner: false }),
  )
  expect(counted).toEqual(['isAssembling', 'onTheRoad', 'readyForIssuance'])
  expect(DELIVERY_KINDS.filter((deliveryKind) => hasPackages({ deliveryKind, isDinner: false }))).toEqual([
    'courier',
    'pickup',
  ])
  expect(mayCountPackages({ deliveryKind: 'courier', state: 'isAssembling', isDinner: true })).toBe(false)
})
