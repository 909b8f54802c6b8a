import type { DeliveryKind, DeliveryStatus } from './order-status.ts'

export const MAX_PACKAGES = 30

export interface Packages {
  readonly total: number
  /** Number of packages that must stay cold. */
  readonly cold: number
}

/** Default packages of an order without a stated number. */
export const ONE_PACKAGE: Packages = { total: 1, cold: 0 }

interface PackedOrder {
  readonly deliveryKind: DeliveryKind
  readonly state: DeliveryStatus
  readonly isDinner: boolean
}

/** True = the order's packages are numbered; a parcel carrier takes one parcel, and a kitchen uses bags. */
export const hasPackages = ({ deliveryKind, isDinner }: Omit<PackedOrder, 'state'>): boolean =>
  (deliveryKind === 'courier' || deliveryKind === 'pickup') && !isDinner

const COUNTED_IN: ReadonlySet<DeliveryStatus> = new Set(['isAssembling', 'onTheRoad', 'readyForIssuance'])

/** True = the packages may be set: from the first picking until the handover. */
export const mayCountPackages = (order: PackedOrder): boolean => hasPackages(order) && COUNTED_IN.has(order.state)

/** Packages after a change of one number; the other number is limited accordingly. */
export const withTotal = ({ cold }: Packages, total: number): Packages => ({ total, cold: Math.min(cold, total) })

/** A package with its number; cold packages have the last numbers. */
export interface NumberedPackage {
  readonly number: number
  readonly total: number
  readonly isCold: boolean
}

export const numberedPackages = ({ total, cold }: Packages): NumberedPackage[] =>
  Array.from({ length: total }, (_, index) => ({ number: index + 1, total, isCold: index >= total - cold }))

export const packagesOfAll = (orders: readonly Packages[]): Packages => ({
  total: orders.reduce((sum, { total }) => sum + total, 0),
  cold: orders.reduce((sum, { cold }) => sum + cold, 0),
})
