import type { subscriptionEndpoints } from '@okolitsa/contracts/subscription/subscription.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { cinemaChangesFrom } from '@okolitsa/domain/subscription/subscription.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { partnerServiceChanged } from '../events.ts'
import type { CinemaPartner } from '../ports.ts'
import { findBenefit } from '../store/benefit.store.ts'
import { listServices, type PartnerServiceRow, saveService } from '../store/partner-service.store.ts'
import { findMonth, findSubscription, lockSubscription } from '../store/subscription.store.ts'
import { presentBenefit, presentSubscription } from './present-subscription.ts'

export interface SubscriptionDeps {
  readonly database: Database
  readonly clock: Clock
  /** The cinema partner; null = none, so that plans include no cinemas. */
  readonly cinema: CinemaPartner | null
}

export function subscriptionHandlers(deps: SubscriptionDeps): Handlers<typeof subscriptionEndpoints> {
  const { database, clock } = deps

  const servicesOf = async (executor: Executor, scope: CustomerScope, subscriptionId: number) =>
    deps.cinema ? listServices(executor, scope, subscriptionId) : []

  async function read(scope: CustomerScope) {
    const now = clock()
    const { executor } = database
    const subscription = await findSubscription(executor, scope, now)
    if (!subscription) return presentSubscription(null, null, [], now)
    const [month, services] = await Promise.all([
      findMonth(executor, scope, now),
      servicesOf(executor, scope, subscription.id),
    ])
    return presentSubscription(subscription, month, services, now)
  }

  /** Changes the cinema under the subscription's lock; `change` returns null for no change. */
  async function changeCinema(
    scope: CustomerScope,
    change: (service: PartnerServiceRow, now: Date) => PartnerServiceRow | null,
  ) {
    await database.inTransaction(async (tx) => {
      const now = clock()
      const running = await lockSubscription(tx, scope)
      if (!running || running.endsAt <= now) throw new Refusal('NOT_FOUND')
      const services = await servicesOf(tx, scope, running.id)
      const service = services.find(({ code }) => code === 'smotreshka')
      if (!service) throw new Refusal('NOT_FOUND')
      const changed = change(service, now)
      if (!changed) return
      await saveService(tx, running.id, changed)
      await emit(tx, partnerServiceChanged({ subscriptionId: running.id, service: changed.code }))
    })
    return read(scope)
  }

  return {
    subscription: ({ scope }) => read(scope),
    benefit: async ({ scope }) => presentBenefit(await findBenefit(database.executor, scope, clock())),
    changeCinemaService: ({ scope, params }) =>
      changeCinema(scope, (service) => {
        const isOn = params.status === 'active'
        if (isOn === service.isOn) return null
        if (isOn && service.cinema === null) throw new Refusal('CINEMA_NOT_CHOSEN')
        return { ...service, isOn }
      }),
    changeCinema: ({ scope, body }) =>
      changeCinema(scope, (service, now) => {
        if (service.cinema === body.cinema) return null
        const from = cinemaChangesFrom(service.cinemaChosenAt)
        if (from && from > now) throw new Refusal('CINEMA_CHANGED_RECENTLY', { from: from.toISOString() })
        return { ...service, isOn: true, cinema: body.cinema, cinemaChosenAt: now }
      }),
  }
}
