import type { DeliveryKind, DeliveryStatus } from './order-status.ts'

/** Packages of one order, at most. */
export const MAX_PACKAGES = 30

/** Packages of an order. */
export interface Packages {
  readonly total: number
  /** How many of them are kept cold. */
  readonly cold: number
}

/** An order whose packages were not counted. */
export const ONE_PACKAGE: Packages = { total: 1, cold: 0 }

interface PackedOrder {
  readonly deliveryKind: DeliveryKind
  readonly state: DeliveryStatus
  readonly isDinner: boolean
}

/** Whether an order has packages that are counted: the carrier takes one parcel, and a kitchen hands over bags. */
export const hasPackages = ({ deliveryKind, isDinner }: Omit<PackedOrder, 'state'>): boolean =>
  (deliveryKind === 'courier' || deliveryKind === 'pickup') && !isDinner

const COUNTED_IN: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'readyForIssuance'])

/** Whether the packages may be counted now: from the first picking until the order is handed over. */
export const mayCountPackages = (order: PackedOrder): boolean => hasPackages(order) && COUNTED_IN.has(order.state)

/** Packages after one of the numbers was changed; the other follows the limits. */
export const withTotal = ({ cold }: Packages, total: number): Packages => ({ total, cold: Math.min(cold, total) })

/** A package with its number; the cold ones are the last. */
export interface NumberedPackage {
  readonly number: number
  readonly total: number
  readonly isCold: boolean
}

/** The packages of an order, one by one. */
export const numberedPackages = ({ total, cold }: Packages): NumberedPackage[] =>
  Array.from({ length: total }, (_, index) => ({ number: index + 1, total, isCold: index >= total - cold }))

/** Packages of several orders together. */
export const packagesOfAll = (orders: readonly Packages[]): Packages => ({
  total: orders.reduce((sum, { total }) => sum + total, 0),
  cold: orders.reduce((sum, { cold }) => sum + cold, 0),
})
