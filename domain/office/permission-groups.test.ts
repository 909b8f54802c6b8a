import { expect, it } from 'vitest'
import { groupedPermissions } from './permission-groups.ts'
import { OFFICE_PERMISSIONS, OFFICE_PERMISSIONS_OF_ROLE, OFFICE_ROLES, officePermissionsOf } from './permissions.ts'

it('shows every permission once', () => {
  const shown = groupedPermissions().flatMap(({ permissions }) => permissions)
  expect([...shown].sort()).toEqual([...OFFICE_PERMISSIONS].sort())
  expect(groupedPermissions().every(({ permissions }) => permissions.length > 0)).toBe(true)
})

it('gives every role its own access, and people to the owner only', () => {
  const holdersOf = (permission: (typeof OFFICE_PERMISSIONS)[number]) =>
    OFFICE_ROLES.filter((role) => officePermissionsOf([role]).includes(permission))
  expect(holdersOf('keepOwnAccess')).toEqual(OFFICE_ROLES)
  expect(holdersOf('managePeople')).toEqual(['owner'])
  expect(officePermissionsOf(['owner'])).toEqual(OFFICE_PERMISSIONS)
})

it('adds up the permissions of several roles', () => {
  const both = officePermissionsOf(['support', 'editor'])
  expect([...both].sort()).toEqual(
    [...new Set([...OFFICE_PERMISSIONS_OF_ROLE.support, ...OFFICE_PERMISSIONS_OF_ROLE.editor])].sort(),
  )
})
