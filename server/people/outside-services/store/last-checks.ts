import type { CheckOutcome, OutsideService } from '@okolitsa/domain/outside-services/outside-service.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { type Invalidation, on, topicOfOne } from '../../../platform/invalidation/invalidations.ts'

/** Topic of the result of a check, so that every node shows it. */
export const serviceChecked = topicOfOne('outside_service_checked')

export interface LastCheck {
  readonly outcome: CheckOutcome
  /** Time of the check, ISO 8601. */
  readonly at: string
}

/** Results of the last checks of all nodes since the start of this one. They describe a moment, so none is stored. */
export interface LastChecks {
  of(service: OutsideService): LastCheck | null
  publish(executor: Executor, service: OutsideService, check: LastCheck): Promise<void>
  readonly invalidation: Invalidation
}

export function createLastChecks(): LastChecks {
  const checks = new Map<OutsideService, LastCheck>()
  return {
    of: (service) => checks.get(service) ?? null,
    async publish(executor, service, check) {
      checks.set(service, check)
      await run(executor, 'select pg_notify($1, $2)', [serviceChecked.channel, JSON.stringify({ service, ...check })])
    },
    invalidation: on(serviceChecked, (payload) => {
      // after a lost connection the results of other nodes are old, but not wrong
      if (payload === null) return
      const { service, ...check } = JSON.parse(payload) as LastCheck & { readonly service: OutsideService }
      checks.set(service, check)
    }),
  }
}
