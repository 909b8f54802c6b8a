import type { Matter, MatterKind, SellerChannel } from './matter.ts'

/** One step of a ladder. */
export interface Rung {
  readonly channel: SellerChannel
  /** Minutes after the matter began, or a part of the time until it ends by itself. */
  readonly after: { readonly minutes: number } | { readonly part: number }
  /** Sent even when somebody has opened the matter, since it ends by itself unless they answer. */
  readonly isLastCall?: true
}

const at = (channel: SellerChannel, minutes: number): Rung => ({ channel, after: { minutes } })
const partly = (channel: SellerChannel, part: number): Rung => ({ channel, after: { part } })
const lastCall = (channel: SellerChannel, part: number): Rung => ({ channel, after: { part }, isLastCall: true })

/** A kitchen has minutes, an organizer of tours hours, a farm a day. */
const LADDERS: Readonly<Record<MatterKind, readonly Rung[]>> = {
  dinner: [
    at('push', 0),
    partly('sms', 1 / 3),
    partly('email', 1 / 3),
    partly('call', 1 / 2),
    lastCall('sms', 4 / 5),
    lastCall('call', 4 / 5),
  ],
  booking: [at('push', 0), at('email', 0), at('sms', 15), lastCall('sms', 3 / 4), lastCall('call', 7 / 8)],
  order: [at('push', 0), at('email', 0), at('sms', 60)],
  claim: [at('push', 0), at('email', 0), at('sms', 120), lastCall('sms', 3 / 4)],
  request: [at('push', 0), at('email', 0), at('sms', 30)],
  chat: [at('push', 0), at('email', 30), at('sms', 180)],
  question: [at('push', 0), at('email', 0), at('sms', 720)],
  review: [at('push', 0), at('email', 0)],
}

/** The ladder of a matter. The first orders come by SMS at once: the seller has chosen nothing yet. */
export function ladderOf({ kind, isEarly }: Pick<Matter, 'kind' | 'isEarly'>): readonly Rung[] {
  const ladder = LADDERS[kind]
  if (!isEarly) return ladder
  const first = ladder.findIndex(({ channel }) => channel === 'sms')
  return ladder.map((rung, index) => (index === first ? at('sms', 0) : rung))
}

/** Does any step of this kind of matter go by the channel? */
export const goesBy = (kind: MatterKind, channel: SellerChannel): boolean =>
  LADDERS[kind].some((rung) => rung.channel === channel)
