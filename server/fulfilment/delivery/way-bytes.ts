import { daysAtMost, MAX_WAY_DAYS, type WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import { idsOf } from './id-bits.ts'
import type { ReachedBy } from './serviceable.ts'

/**
 * Transport of a seller's goods to a place as a byte: up to 100 = the seller's own delivery with this many days; from
 * 128 on = only by carrier, days plus 128; 255 = none. Lists compare it with the maximum transport time of goods
 * (`BEARS_WAY` implements the same comparison in SQL).
 */
export type WayByte = number
export const NO_WAY: WayByte = 255
const BY_CARRIER = 128

/**
 * Byte of a transport; own delivery wins, because goods that tolerate the carrier also tolerate a faster own delivery.
 */
export function wayByte(ownDays: number | null, carrierDays: number | null): WayByte {
  const own = ownDays === null ? NO_WAY : Math.min(ownDays, MAX_WAY_DAYS)
  if (carrierDays === null || own <= carrierDays) return own
  return BY_CARRIER + Math.min(Math.max(1, carrierDays), MAX_WAY_DAYS)
}

/** True = goods with this maximum transport time reach the place. */
export function comes(wayDays: WayDays, way: WayByte): boolean {
  if (way === NO_WAY) return false
  return way < BY_CARRIER
    ? (daysAtMost(wayDays, 'own') ?? 0) >= way
    : (daysAtMost(wayDays, 'carrier') ?? 0) >= way - BY_CARRIER
}

/** Bytes of all sellers by id, for `get_byte` in SQL. @param slow sellers whose courier takes several days */
export function wayBytes(
  { courier, pickup }: Pick<ReachedBy, 'courier' | 'pickup'>,
  carrierDays: ReadonlyMap<number, number>,
  slow: ReadonlyMap<number, number>,
): Uint8Array {
  const bytes = new Uint8Array(courier.length * 8).fill(NO_WAY)
  for (const [id, days] of carrierDays) if (id < bytes.length) bytes[id] = wayByte(null, days)
  for (const id of idsOf(courier)) bytes[id] = wayByte(slow.get(id) ?? 0, carrierDays.get(id) ?? null)
  for (const id of idsOf(pickup)) bytes[id] = 0
  return bytes
}
