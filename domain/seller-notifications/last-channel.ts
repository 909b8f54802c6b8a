import type { SellerProfile } from '../sellers/seller-fields.ts'
import type { SellerChannel, SellerTopic } from './matter.ts'

/** Channels fast enough for orders. An e-mail is too slow for a kitchen. */
const NOTICED: Readonly<Record<'restaurant' | 'other', readonly SellerChannel[]>> = {
  restaurant: ['push', 'sms', 'call'],
  other: ['push', 'sms', 'email', 'call'],
}

/**
 * The channel that new orders require: the only enabled channel with a recipient, or the only enabled one when none has
 * a recipient. Null = there are others, or the topic may have no channel.
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
