import { describe, expect, it } from 'vitest'
import { officeOrderAbilities } from './order-abilities.ts'
import { OFFICE_ROLES, officePermissionsOf } from './permissions.ts'

const order = {
  deliveryKind: 'courier',
  moves: ['onTheRoad', 'canceled'],
  isErased: false,
  goodwillLeft: 300,
  sellerChanges: ['cancelLine'],
  customerMay: { edit: true, changeDelivery: false },
} as const
const support = officePermissionsOf(['support'])

describe('officeOrderAbilities', () => {
  it('follows the state machine', () => {
    expect(officeOrderAbilities(support, order)).toEqual({
      cancel: true,
      complete: false,
      note: true,
      assign: true,
      reveal: true,
      message: true,
      goodwill: 300,
      changes: ['cancelLine', 'edit'],
    })
    expect(officeOrderAbilities(support, { ...order, moves: ['received'] })).toMatchObject({
      cancel: false,
      complete: true,
    })
  })

  it('ends no bookings and plans', () => {
    for (const deliveryKind of ['tour', 'plan'] as const) {
      expect(officeOrderAbilities(support, { ...order, deliveryKind }).cancel).toBe(false)
    }
  })

  it('reveals no fields of an erased account', () => {
    const nobody = { reveal: false, message: false, goodwill: 0 }
    expect(officeOrderAbilities(support, { ...order, isErased: true })).toMatchObject(nobody)
  })

  it('lets roles without the permission read only', () => {
    const acting = OFFICE_ROLES.filter((role) =>
      Object.values(officeOrderAbilities(officePermissionsOf([role]), order)).includes(true),
    )
    expect(acting).toEqual(['owner', 'support'])
  })
})
