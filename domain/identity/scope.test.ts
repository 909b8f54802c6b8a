import { describe, expect, it } from 'vitest'
import { OFFICE_PERMISSIONS } from '../office/permissions.ts'
import { type Actor, may, mayAt, mayInOffice, membershipAs, PERMISSIONS, PERMISSIONS_OF_ROLE } from './actor.ts'
import { covers, customersOwn, everybodys, MARKETPLACE, type SiteScope, scopeOf } from './scope.ts'

const [FARM, OTHER] = [101, 102]
const ownSite: SiteScope = { kind: 'site', sellers: [FARM], seesHiddenSellers: false }
const person = (...memberships: readonly ReturnType<typeof membershipAs>[]) =>
  ({ kind: 'staff', staffId: 7, memberships, sessionId: 's' }) as const satisfies Actor
const owner = { kind: 'office', staffId: 1, roles: ['owner'], sessionId: 's', factor: 'fresh' } as const satisfies Actor
const customer = { kind: 'customer', customerId: 5, phone: '79160000000', groupId: 1, sessionId: 's' } as const

describe('permissions', () => {
  it('grants the permissions of the role at that seller', () => {
    for (const permission of PERMISSIONS)
      for (const role of Object.keys(PERMISSIONS_OF_ROLE) as (keyof typeof PERMISSIONS_OF_ROLE)[])
        expect(may(person(membershipAs(role, FARM)), permission)).toBe(
          (PERMISSIONS_OF_ROLE[role] as readonly string[]).includes(permission),
        )
  })
  it('grants no permissions without a membership', () => {
    for (const permission of PERMISSIONS) expect(may(person(), permission)).toBe(false)
    expect(covers(scopeOf(person(), MARKETPLACE), { organizationId: FARM })).toBe(false)
  })
})

describe('the office', () => {
  it('opens the office to its owner and not to staff of sellers', () => {
    for (const permission of OFFICE_PERMISSIONS) {
      expect(mayInOffice(owner, permission)).toBe(true)
      expect(mayInOffice(person(membershipAs('owner', FARM)), permission)).toBe(false)
      expect(mayInOffice({ ...owner, roles: [] }, permission)).toBe(false)
    }
  })
  it('refuses staff of one seller the data of other sellers', () => {
    const manager = person(membershipAs('manager', FARM))
    expect(mayAt(manager, 'workOrders', FARM)).toBe(true)
    expect(mayAt(manager, 'workOrders', OTHER)).toBe(false)
  })
})

describe('a scope', () => {
  it('contains the sellers where the role of the staff allows the call', () => {
    const both = person(membershipAs('manager', FARM), membershipAs('picker', OTHER))
    expect(scopeOf(both, MARKETPLACE, 'workOrders')).toEqual({ kind: 'seller', organizationIds: [FARM, OTHER] })
    expect(scopeOf(both, MARKETPLACE, 'takeMoney')).toEqual({ kind: 'seller', organizationIds: [FARM] })
  })
  it('limits a customer to the seller of the site', () => {
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
  it('limits a guest to the content of the site', () => {
    expect(covers(scopeOf({ kind: 'guest' }, ownSite), { organizationId: OTHER })).toBe(false)
    expect(covers(scopeOf({ kind: 'guest' }, MARKETPLACE), { organizationId: OTHER })).toBe(true)
  })
  it('requires a reason for a scope over all data', () => {
    expect(scopeOf({ kind: 'service' }, MARKETPLACE)).toMatchObject({ kind: 'all', because: expect.any(String) })
    expect(covers(everybodys('a test'), { organizationId: OTHER })).toBe(true)
  })
})
