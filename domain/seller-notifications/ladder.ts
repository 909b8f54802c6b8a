import type { Matter, MatterKind, SellerChannel } from './matter.ts'

/** One step of a ladder, the schedule of messages about a matter. */
export interface Rung {
  readonly channel: SellerChannel
  /**
   * Delay of the step: minutes since the matter began, or a part of the time between its beginning and its deadline.
   */
  readonly after: { readonly minutes: number } | { readonly part: number }
  /** True = the step is sent even when the seller's staff have opened the matter, since it ends without an answer. */
  readonly isLastCall?: true
}

const at = (channel: SellerChannel, minutes: number): Rung => ({ channel, after: { minutes } })
const partly = (channel: SellerChannel, part: number): Rung => ({ channel, after: { part } })
const lastCall = (channel: SellerChannel, part: number): Rung => ({ channel, after: { part }, isLastCall: true })

/** Ladders by kind: a kitchen answers within minutes, an organizer within hours, a farm within a day. */
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

/** The ladder of a matter. First orders are sent by SMS immediately: the seller has chosen no channels yet. */
export function ladderOf({ kind, isEarly }: Pick<Matter, 'kind' | 'isEarly'>): readonly Rung[] {
  const ladder = LADDERS[kind]
  if (!isEarly) return ladder
  const first = ladder.findIndex(({ channel }) => channel === 'sms')
  return ladder.map((rung, index) => (index === first ? at('sms', 0) : rung))
}

/** Whether any step of this kind of matter uses the channel. */
export const usesChannel = (kind: MatterKind, channel: SellerChannel): boolean =>
  LADDERS[kind].some((rung) => rung.channel === channel)
