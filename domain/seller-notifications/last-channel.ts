import type { SellerProfile } from '../sellers/seller-fields.ts'
import type { SellerChannel, SellerTopic } from './matter.ts'

/** What is noticed without looking. A letter is not read within the minutes a kitchen has. */
const NOTICED: Readonly<Record<'restaurant' | 'other', readonly SellerChannel[]>> = {
  restaurant: ['push', 'sms', 'call'],
  other: ['push', 'sms', 'email', 'call'],
}

/**
 * The channel that new orders can not do without: the last one that is on and leads to somebody, or the last one that is
 * on when none does. Null = there are others, or the topic may be silent.
 */
export function lastChannel(
  topic: SellerTopic,
  type: SellerProfile['type'],
  on: ReadonlySet<SellerChannel>,
  reaches: ReadonlySet<SellerChannel>,
): SellerChannel | null {
  if (topic !== 'orders') return null
  const noticed = NOTICED[type === 'restaurant' ? 'restaurant' : 'other'].filter((channel) => on.has(channel))
  const leading = noticed.filter((channel) => reaches.has(channel))
  const counted = leading.length > 0 ? leading : noticed
  return counted.length === 1 ? (counted[0] ?? null) : null
}
