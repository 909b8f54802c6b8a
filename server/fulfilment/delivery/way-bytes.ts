import { daysAtMost, MAX_WAY_DAYS, type WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import { idsOf } from './id-bits.ts'
import type { ReachedBy } from './serviceable.ts'

/**
 * How a seller's goods come to a place, as a byte: up to 100 = by the seller's own way of so many days; from 128 on = by
 * the carrier only, in so many days more than 128; 255 = not at all. Lists hold it against the days that goods bear
 * (`BEARS_WAY` of the SQL of lists does the same).
 */
export type WayByte = number
export const NO_WAY: WayByte = 255
const BY_CARRIER = 128

/** One of them suffices where both are there: what the carrier's way asks of goods, a faster own one asks, too. */
export function wayByte(ownDays: number | null, carrierDays: number | null): WayByte {
  const own = ownDays === null ? NO_WAY : Math.min(ownDays, MAX_WAY_DAYS)
  if (carrierDays === null || own <= carrierDays) return own
  return BY_CARRIER + Math.min(Math.max(1, carrierDays), MAX_WAY_DAYS)
}

/** Goods that bear so many days come by this way. */
export function comes(wayDays: WayDays, way: WayByte): boolean {
  if (way === NO_WAY) return false
  return way < BY_CARRIER
    ? (daysAtMost(wayDays, 'own') ?? 0) >= way
    : (daysAtMost(wayDays, 'carrier') ?? 0) >= way - BY_CARRIER
}

/**
 * Bytes of all sellers by id, for `get_byte` in SQL.
 * @param slow sellers whose courier takes days, with how many
 */
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
