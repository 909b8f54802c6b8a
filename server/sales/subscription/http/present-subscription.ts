import type { Benefit } from '@okolitsa/contracts/subscription/benefit.ts'
import type { Subscription, SubscriptionServiceAnswer } from '@okolitsa/contracts/subscription/subscription.ts'
import { add, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { CINEMAS, cinemaChangesFrom, subscriptionState } from '@okolitsa/domain/subscription/subscription.ts'
import type { findBenefit } from '../store/benefit.store.ts'
import type { PartnerServiceRow } from '../store/partner-service.store.ts'
import type { MonthRow, SubscriptionRow } from '../store/subscription.store.ts'

const NONE: Subscription = {
  plan: null,
  subscriptionPlan: null,
  hasSubscriptionOffer: false,
  personalData: { subscriptionVersion: null },
  state: 'none',
  freeDeliveries: null,
  endsAt: null,
  services: [],
}

function presentService(service: PartnerServiceRow, now: Date): SubscriptionServiceAnswer {
  const { code, position, isOn, isSent, cinema, cinemaChosenAt } = service
  const from = cinemaChangesFrom(cinemaChosenAt)
  return {
    code,
    position,
    status: isSent ? (isOn ? 'active' : 'inactive') : isOn ? 'activating' : 'deactivating',
    cinemas: cinema ? [cinema] : [],
    cinemasDatetime: cinemaChosenAt?.toISOString() ?? null,
    cinemasChangeFrom: from && from > now ? from.toISOString() : null,
    offeredCinemas: [...CINEMAS],
  }
}

export const presentBenefit = ({ from, uses }: Awaited<ReturnType<typeof findBenefit>>): Benefit => ({
  from: from?.toISOString() ?? null,
  total: toRoubles(add(...uses.map(({ saved }) => saved ?? ZERO))),
  items: uses.map(({ orderId, title, placedAt, saved }) => ({
    orderId,
    title,
    orderDate: placedAt.toISOString(),
    saved: saved === null ? null : toRoubles(saved),
  })),
})

/**
 * A subscription on the wire.
 * @param month null = the next month has not begun, and no deliveries remain from the last one
 */
export function presentSubscription(
  subscription: SubscriptionRow | null,
  month: MonthRow | null,
  services: readonly PartnerServiceRow[],
  now: Date,
): Subscription {
  if (!subscription) return NONE
  const { planCode, family, version, endsAt, freeDeliveries: perMonth } = subscription
  return {
    plan: planCode,
    subscriptionPlan: family,
    hasSubscriptionOffer: true,
    personalData: { subscriptionVersion: version },
    state: subscriptionState(month?.left ?? 0, true),
    freeDeliveries: { left: month?.left ?? 0, perMonth, until: (month?.toAt ?? now).toISOString() },
    endsAt: endsAt.toISOString(),
    services: services.map((service) => presentService(service, now)),
  }
}
