import type { OfficePermission } from './permissions.ts'

export const MAX_PINS = 20
export const MAX_PIN_TITLE = 120
/** Paths that may be pinned: pages of this market only. */
export const PIN_PATH = /^\/[a-z0-9][a-z0-9/_.~%?=&+-]{0,299}$/i

/** Permission without which a pinned page is not listed; other pages are open to everybody. */
const NEEDS: Readonly<Record<string, OfficePermission>> = {
  '/office/orders': 'seeOrders',
  '/office/customers': 'seeCustomers',
  '/office/sellers': 'readSellers',
}

/** True = the person may still open the page. */
export function maySeePin(path: string, permissions: readonly OfficePermission[]): boolean {
  const needed = Object.entries(NEEDS).find(([page]) => path === page || /^[/?]/.test(path.slice(page.length)) && path.startsWith(page))
  return needed === undefined || permissions.includes(needed[1])
}
