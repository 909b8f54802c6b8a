import { describe, expect, it } from 'vitest'
import { PERMISSIONS_OF_ROLE, SELLER_ROLES, type SellerRole } from '../identity/actor.ts'
import { inviteObstacle, rolesGivenBy, staffObstacle } from './staff-rules.ts'

const MANAGING = ['owner', 'manager'] as const
const OTHERS = ['picker', 'courier', 'accountant'] as const
const ROLES_OR_NONE: readonly (SellerRole | null)[] = [...SELLER_ROLES, null]
const [ME, SOMEBODY] = [1, 2]

describe('roles that a person may give', () => {
  it('allows no roles without the permission to manage staff', () => {
    for (const role of OTHERS) expect(rolesGivenBy(role)).toEqual([])
  })
  it('allows all roles to an owner, and all but owner to a manager', () => {
    expect(rolesGivenBy('owner')).toEqual(SELLER_ROLES)
    expect(rolesGivenBy('manager')).toEqual(SELLER_ROLES.filter((role) => role !== 'owner'))
  })
  it("never allows a role with more permissions than the giver's", () => {
    for (const role of SELLER_ROLES) {
      for (const given of rolesGivenBy(role)) {
        expect(PERMISSIONS_OF_ROLE[role]).toEqual(expect.arrayContaining([...PERMISSIONS_OF_ROLE[given]]))
      }
    }
  })
  it('allows the same roles for invitations', () => {
    expect(inviteObstacle({ role: 'manager' }, 'picker')).toBeNull()
    expect(inviteObstacle({ role: 'manager' }, 'owner')).toBe('ownersOnly')
    expect(inviteObstacle({ role: 'picker' }, 'courier')).toBe('notTheirs')
    expect(inviteObstacle({ role: 'picker' }, 'owner')).toBe('notTheirs')
  })
})

describe('a change of a staff member', () => {
  it('refuses any change without the permission to manage staff', () => {
    for (const role of OTHERS) {
      for (const of of SELLER_ROLES) {
        for (const to of ROLES_OR_NONE) {
          expect(staffObstacle({ staffId: ME, role }, { staffId: SOMEBODY, role: of }, to, 5)).not.toBeNull()
        }
      }
    }
  })
  it('never allows a promotion of oneself', () => {
    for (const role of [...OTHERS, 'manager'] as const) {
      for (const to of SELLER_ROLES) {
        const isMore = PERMISSIONS_OF_ROLE[to].length > PERMISSIONS_OF_ROLE[role].length || to === 'owner'
        if (isMore) expect(staffObstacle({ staffId: ME, role }, { staffId: ME, role }, to, 5)).not.toBeNull()
      }
    }
  })
  it('allows only owners to appoint or remove an owner, not a manager', () => {
    const manager = { staffId: ME, role: 'manager' } as const
    for (const to of ROLES_OR_NONE) {
      expect(staffObstacle(manager, { staffId: SOMEBODY, role: 'owner' }, to, 5)).toBe('ownersOnly')
    }
    expect(staffObstacle(manager, { staffId: SOMEBODY, role: 'picker' }, 'owner', 5)).toBe('ownersOnly')
    expect(staffObstacle(manager, { staffId: SOMEBODY, role: 'picker' }, 'manager', 5)).toBeNull()
    expect(staffObstacle({ ...manager, role: 'owner' }, { staffId: SOMEBODY, role: 'owner' }, 'picker', 2)).toBeNull()
  })
  it('requires at least one owner, even at the request of an owner', () => {
    for (const by of MANAGING) {
      const asks = (to: SellerRole | null, owners: number) =>
        staffObstacle({ staffId: ME, role: by }, { staffId: SOMEBODY, role: 'owner' }, to, owners)
      for (const to of ROLES_OR_NONE) if (to !== 'owner') expect(asks(to, 1)).not.toBeNull()
    }
    const owner = { staffId: ME, role: 'owner' } as const
    expect(staffObstacle(owner, owner, null, 1)).toBe('lastOwner')
    expect(staffObstacle(owner, owner, 'manager', 1)).toBe('lastOwner')
    expect(staffObstacle(owner, owner, 'owner', 1)).toBeNull()
    expect(staffObstacle(owner, owner, null, 2)).toBeNull()
  })
  it('allows leaving without a permission', () => {
    for (const role of OTHERS) {
      expect(staffObstacle({ staffId: ME, role }, { staffId: ME, role }, null, 1)).toBeNull()
    }
  })
})
