import { expect, it } from 'vitest'
import { officePermissionsOf } from './permissions.ts'
import { searchGroupsOf } from './search-groups.ts'

it.each([
  ['owner', ['orders', 'customers', 'sellers', 'goods']],
  ['support', ['orders', 'customers', 'sellers', 'goods']],
  ['analyst', ['orders', 'sellers', 'goods']],
  ['moderator', ['sellers', 'goods']],
  ['editor', ['goods']],
] as const)('opens the groups of a search to the role %s', (role, groups) => {
  expect(searchGroupsOf(officePermissionsOf([role]))).toEqual(groups)
})
