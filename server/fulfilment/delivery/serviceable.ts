import type { WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { IdBits } from './id-bits.ts'

export type MethodCode = 'courier' | 'pickup' | 'cdek'

/** Who reaches a place by which method. */
export interface ReachedBy {
  readonly courier: IdBits
  readonly pickup: IdBits
  /** Of `pickup`: some of their trade places serve the place, and others may not. */
  readonly pickupInPart: IdBits
  readonly carrier: IdBits
}

/**
 * The sellers of a site whose goods can reach a place, which is all that lists, dates and prices depend on: places with
 * the same ones, by the same areas and trade places, are one zone.
 */
export interface ServiceableSellers extends ReachedBy {
  /** Equal keys = the same sellers with the same terms and days of the carrier, for as long as the process lives. */
  readonly key: string
  /** Ascending; made anew each time. */
  readonly organizationIds: readonly ShownSellerId[]
  /** Bit `id` is set for a seller who reaches the place (for `get_bit` in SQL). */
  readonly bits: IdBits
  /** Byte `id` says how the goods of a seller come there (`WayByte`, for `get_byte` in SQL); long enough for `bits`. */
  readonly ways: Uint8Array
  /** Goods of the seller that bear so many days on the way come to the place. */
  brings(organizationId: number, wayDays: WayDays): boolean
  has(organizationId: number): organizationId is ShownSellerId
  /** The methods by which a seller reaches the place; empty = not at all. */
  methodsOf(organizationId: number): readonly MethodCode[]
  /** The part of it that is among the given sellers. */
  narrow(organizationIds: readonly number[]): ServiceableSellers
  narrowToBits(bits: IdBits): ServiceableSellers
  /** The part of it that courier and trade places reach, with their days only: days of deliveries are theirs. */
  byOwnWays(): ServiceableSellers
}
