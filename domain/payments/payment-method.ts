/** Payment methods of the spec (section 4), in the offered order. */
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

/**
 * Kind of a method. Online: paid immediately at a gateway. Link: paid by the seller's link. Offline: paid outside the
 * shop.
 */
export type PaymentMethodKind = 'online' | 'link' | 'offline'

export const OFFLINE_METHODS = ['cashondelivery', 'banktransfer', 'urozhaj'] as const satisfies readonly PaymentMethod[]
export type OfflineMethod = (typeof OFFLINE_METHODS)[number]

const ONLINE: ReadonlySet<PaymentMethod> = new Set(['sbp', 'rbs', 'payanyway', 'paw'])

/** Kind of a method (spec 3: «Online: Rbs, Paw, PayAnyWay, Sbp. PayByLink is its own kind. All others are offline»). */
export function kindOfPaymentMethod(method: PaymentMethod): PaymentMethodKind {
  if (ONLINE.has(method)) return 'online'
  return method === 'paybylink' ? 'link' : 'offline'
}

/** True = paid through a gateway, immediately or by a link, so that the order waits for the money. */
export const isOnlinePayment = (method: PaymentMethod): method is Exclude<PaymentMethod, OfflineMethod> =>
  kindOfPaymentMethod(method) !== 'offline'

/** True = paid together with the handover, in cash or by card. */
export const isPaidAtHandOver = (method: PaymentMethod): boolean => method === 'cashondelivery' || method === 'urozhaj'
