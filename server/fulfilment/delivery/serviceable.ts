import type { WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { IdBits } from './id-bits.ts'

export type MethodCode = 'courier' | 'pickup' | 'cdek'

/** Sellers that reach a place, by method. */
export interface ReachedBy {
  readonly courier: IdBits
  readonly pickup: IdBits
  /** Sellers with pickup of whom some trade places serve the place and others may not. */
  readonly pickupInPart: IdBits
  readonly carrier: IdBits
}

/**
 * The sellers of a site that reach a place. Lists, dates and prices depend only on them: places with the same sellers,
 * by the same areas and trade places, form a zone.
 */
export interface ServiceableSellers extends ReachedBy {
  /** Equal keys = the same sellers with equal terms and carrier times, during the life of the process. */
  readonly key: string
  /** Ids in ascending order; a new array for each call. */
  readonly organizationIds: readonly ShownSellerId[]
  /** Bits in which bit `id` is set for a seller that reaches the place (for `get_bit` in SQL). */
  readonly bits: IdBits
  /**
   * Bytes in which byte `id` encodes the transport of a seller's goods (`WayByte`, for `get_byte` in SQL); as long as
   * `bits`.
   */
  readonly ways: Uint8Array
  /** True = goods of the seller with this maximum transport time reach the place. */
  brings(organizationId: number, wayDays: WayDays): boolean
  has(organizationId: number): organizationId is ShownSellerId
  /** Methods by which a seller reaches the place; may be empty. */
  methodsOf(organizationId: number): readonly MethodCode[]
  /** Limits the zone to the given sellers. */
  narrow(organizationIds: readonly number[]): ServiceableSellers
  narrowToBits(bits: IdBits): ServiceableSellers
  /** Limits the zone to courier and pickup, for which delivery days are known. */
  byOwnWays(): ServiceableSellers
}

/** Sellers in the catalogue's read models. */
export interface ListedSellers {
  /** Sellers with products in one of the categories. */
  sellersInCategories(executor: Executor, categoryIds: readonly number[]): Promise<ReadonlySet<number>>
}
