import type { OfficePermission } from './permissions.ts'

/** Groups of a search in their order. */
export const SEARCH_GROUPS = ['orders', 'customers', 'sellers', 'goods'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** Maximum things of a group. */
export const MAX_FOUND = 5

/** Permission that opens a group; null = everybody of the office: goods are public. */
const NEEDS: Readonly<Record<SearchGroup, OfficePermission | null>> = {
  orders: 'seeOrders',
  customers: 'seeCustomerNames',
  sellers: 'readSellers',
  goods: null,
}

export const searchGroupsOf = (permissions: readonly OfficePermission[]): readonly SearchGroup[] =>
  SEARCH_GROUPS.filter((group) => {
    const needed = NEEDS[group]
    return needed === null || permissions.includes(needed)
  })
