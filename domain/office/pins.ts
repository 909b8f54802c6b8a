import type { OfficePermission } from './permissions.ts'

export const MAX_PINS = 20
export const MAX_PIN_TITLE = 120
export const MAX_PIN_PATH = 300
/** Paths that may be pinned: pages of this market only. */
export const PIN_PATH = /^\/[A-Za-z0-9][A-Za-z0-9/_.~%?=&+-]*$/

/** Permission without which a pinned page is not listed; other pages are open to everybody. */
const NEEDS: Readonly<Record<string, OfficePermission>> = {
  '/office/orders': 'seeOrders',
  '/office/customers': 'seeCustomers',
  '/office/sellers': 'readSellers',
}

/** True = the person may still open the page. */
export function maySeePin(path: string, permissions: readonly OfficePermission[]): boolean {
  const [page = ''] = path.split('?')
  const needed = Object.entries(NEEDS).find(([section]) => page === section || page.startsWith(`${section}/`))?.[1]
  return needed === undefined || permissions.includes(needed)
}
