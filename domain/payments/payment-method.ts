/** Payment methods of the spec (section 4), in the order they are offered. */
export const PAYMENT_METHODS = [
  'sbp',
  'rbs',
  'payanyway',
  'paw',
  'paybylink',
  'cashondelivery',
  'banktransfer',
  'urozhaj',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Online: paid at once at a gateway. Link: the seller's link, sent to the customer. Offline: paid outside the shop. */
export type PaymentMethodKind = 'online' | 'link' | 'offline'

/** Methods that are paid outside the shop. */
export const OFFLINE_METHODS = ['cashondelivery', 'banktransfer', 'urozhaj'] as const satisfies readonly PaymentMethod[]
export type OfflineMethod = (typeof OFFLINE_METHODS)[number]

const ONLINE: ReadonlySet<PaymentMethod> = new Set(['sbp', 'rbs', 'payanyway', 'paw'])

/** Kind of a method (spec 3: «Online: Rbs, Paw, PayAnyWay, Sbp. PayByLink is its own kind. All others are offline»). */
export function kindOfPaymentMethod(method: PaymentMethod): PaymentMethodKind {
  if (ONLINE.has(method)) return 'online'
  return method === 'paybylink' ? 'link' : 'offline'
}

/** Does the money come through a gateway, at once or by a link that is sent? Then the order waits for it. */
export const isOnlinePayment = (method: PaymentMethod): method is Exclude<PaymentMethod, OfflineMethod> =>
  kindOfPaymentMethod(method) !== 'offline'

/** Is the money handed over together with the goods, in cash or by a card? */
export const isPaidAtHandOver = (method: PaymentMethod): boolean => method === 'cashondelivery' || method === 'urozhaj'
