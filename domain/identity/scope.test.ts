import { describe, expect, it } from 'vitest'
import { OFFICE_PERMISSIONS } from '../office/permissions.ts'
import {
  type Actor,
  may,
  mayAt,
  mayInOffice,
  membershipAs,
  ownerOf,
  PERMISSIONS,
  PERMISSIONS_OF_ROLE,
} from './actor.ts'
import { covers, customersOwn, everybodys, MARKETPLACE, type SiteScope, scopeOf } from './scope.ts'

const [FARM, OTHER] = [101, 102]
const ownSite: SiteScope = { kind: 'site', sellers: [FARM], seesHiddenSellers: false }
const person = (...memberships: readonly ReturnType<typeof membershipAs>[]) =>
  ({ kind: 'staff', staffId: 7, memberships, sessionId: 's' }) as const satisfies Actor
const customer = { kind: 'customer', customerId: 5, phone: '79160000000', groupId: 1, sessionId: 's' } as const

describe('permissions', () => {
  it('follow the role at that seller; an owner of the market has all of them at every seller', () => {
    for (const permission of PERMISSIONS) {
      for (const role of Object.keys(PERMISSIONS_OF_ROLE) as (keyof typeof PERMISSIONS_OF_ROLE)[])
        expect(may(person(membershipAs(role, FARM)), permission)).toBe(
          (PERMISSIONS_OF_ROLE[role] as readonly string[]).includes(permission),
        )
      expect(may(ownerOf(1, 's'), permission)).toBe(true)
      expect(mayAt(ownerOf(1, 's'), permission, OTHER)).toBe(true)
    }
  })
  it('are none without a membership', () => {
    for (const permission of PERMISSIONS) expect(may(person(), permission)).toBe(false)
    expect(covers(scopeOf(person(), MARKETPLACE), { organizationId: FARM })).toBe(false)
  })
})

describe('the office', () => {
  it('is open to the owner and closed to staff of sellers', () => {
    for (const permission of OFFICE_PERMISSIONS) {
      expect(mayInOffice(ownerOf(1, 's'), permission)).toBe(true)
      expect(mayInOffice(person(membershipAs('owner', FARM)), permission)).toBe(false)
      expect(mayInOffice({ ...ownerOf(1, 's'), roles: [] }, permission)).toBe(false)
    }
  })
  it('does not open other sellers to staff of one', () => {
    const manager = person(membershipAs('manager', FARM))
    expect(mayAt(manager, 'workOrders', FARM)).toBe(true)
    expect(mayAt(manager, 'workOrders', OTHER)).toBe(false)
  })
})

describe('a scope', () => {
  it('of staff of several sellers contains those where the role allows the call', () => {
    const both = person(membershipAs('manager', FARM), membershipAs('picker', OTHER))
    expect(scopeOf(both, MARKETPLACE, 'workOrders')).toEqual({ kind: 'seller', organizationIds: [FARM, OTHER] })
    expect(scopeOf(both, MARKETPLACE, 'takeMoney')).toEqual({ kind: 'seller', organizationIds: [FARM] })
  })
  it('of a customer is limited to the seller of the site', () => {
    const here = scopeOf(customer, ownSite)
    expect(covers(here, { organizationId: FARM, customerId: 5 })).toBe(true)
    for (const thing of [
      { organizationId: OTHER, customerId: 5 },
      { organizationId: FARM, customerId: 6 },
      { organizationId: FARM },
    ])
      expect(covers(here, thing)).toBe(false)
    expect(covers(customersOwn(5), { organizationId: OTHER, customerId: 5 })).toBe(true)
  })
  it('of a guest is the content of the site', () => {
    expect(covers(scopeOf({ kind: 'guest' }, ownSite), { organizationId: OTHER })).toBe(false)
    expect(covers(scopeOf({ kind: 'guest' }, MARKETPLACE), { organizationId: OTHER })).toBe(true)
  })
  it('over everything states a reason', () => {
    expect(scopeOf({ kind: 'service' }, MARKETPLACE)).toMatchObject({ kind: 'all', because: expect.any(String) })
    expect(covers(everybodys('a test'), { organizationId: OTHER })).toBe(true)
  })
})
