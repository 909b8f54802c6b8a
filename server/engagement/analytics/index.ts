import type { analyticsEndpoints } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { Logger } from 'pino'
import { type Executor, run } from '../../platform/db/client.ts'
import type { CallContext, Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'

/** Cookie with the anonymous device id (spec 2.4, step 4). */
const DEVICE_COOKIE = 'anonymous-id'
/** Any other value of the cookie is ignored. */
const DEVICE_ID = /^[\w-]{1,100}$/
const DONE = { ok: true } as const

/** What visitors did is kept for the comparison with the year before, days. */
const ACTION_DAYS = 400
/** A consent is the proof of it: kept as long as a claim may be made, three years, days. */
const CONSENT_DAYS = 1_100

/** Forgets what is older than it is of use; by the index of kinds. */
async function forgetOld(executor: Executor, now: Date): Promise<void> {
  await run(
    executor,
    `delete from analytics_event
      where (kind = 'accept-cookies' and at < $1::timestamptz - make_interval(days => $2))
         or (kind <> 'accept-cookies' and at < $1::timestamptz - make_interval(days => $3))`,
    [now, CONSENT_DAYS, ACTION_DAYS],
  )
}

/** Records what visitors do; nothing else depends on it. */
export function createAnalyticsModule(deps: { executor: Executor; clock: Clock; log: Logger }): {
  readonly handlers: Handlers<typeof analyticsEndpoints>
  readonly periodic: readonly PeriodicTask[]
  /** Errors reported by browsers since the start. */
  readonly countErrors: () => number
} {
  let errors = 0
  const record = async (kind: string, call: { actor: Actor; context: CallContext; body: unknown }) => {
    const customerId = call.actor.kind === 'customer' ? call.actor.customerId : null
    const device = call.context.cookies[DEVICE_COOKIE]
    const deviceId = device && DEVICE_ID.test(device) ? device : null
    await run(
      deps.executor,
      'insert into analytics_event (kind, customer_id, device_id, payload) values ($1, $2, $3, $4)',
      [kind, customerId, deviceId, JSON.stringify(call.body)],
    )
    return DONE
  }
  return {
    countErrors: () => errors,
    periodic: [{ name: 'forget-old-events', cron: '23 2 * * *', run: () => forgetOld(deps.executor, deps.clock()) }],
    handlers: {
      acceptCookies: (call) => record('accept-cookies', call),
      showCart: (call) => record('show-cart', call),
      addProductToWishlist: (call) => record('add-product-to-wishlist', call),
      searchResultClick: (call) => record('search-result-click', call),
      async reportError({ body, headers }) {
        errors += 1
        const { message, stack, page } = body
        const release = headers['x-app-version']?.slice(0, 60)
        // dressed as an error: the log cleans the texts of one of phones and secrets
        const error = Object.assign(new Error(message), { stack: stack ?? message })
        deps.log.warn({ err: error, page, release }, 'an error in a browser')
        return DONE
      },
    },
  }
}
