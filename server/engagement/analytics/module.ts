import type { analyticsEndpoints } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import { analyticsDeskEndpoints } from '@okolitsa/contracts/analytics/analytics-desk.endpoints.ts'
import { api } from '@okolitsa/contracts/api.ts'
import { FUNNEL } from '@okolitsa/domain/analytics/event-kinds.ts'
import { type Clock, dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { isShowable } from '@okolitsa/strings/ru/search-privacy.ts'
import type { Logger } from 'pino'
import { defineModule } from '../../module.ts'
import { paymentHeld, paymentSettled, paymentTakenOffline } from '../../money/payments/events.ts'
import type { Database } from '../../platform/db/client.ts'
import { on, type Subscriber } from '../../platform/events/event.ts'
import type { CallContext, Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { mounted } from '../../platform/module/module.ts'
import { orderPlaced } from '../../sales/order-lifecycle/events.ts'
import { personalData } from './personal-data.ts'
import { RECOUNTED_DAYS, ROOM_FOR_EVENTS } from './policy.ts'
import { listFunnelDays, recountDays } from './store/day.store.ts'
import { forgetOld, insertEvents } from './store/event.store.ts'

/** Cookie with the anonymous device id (spec 2.4, step 4). */
const DEVICE_COOKIE = 'anonymous-id'
/** Cookie of the visitor's consent; `1` = agreed to be counted by device. */
const CONSENT_COOKIE = 'cookie-accepted'
/** Valid device ids; the cookie is ignored when it has any other value. */
const DEVICE_ID = /^[\w-]{1,100}$/
const DONE = { ok: true } as const
const ZONE = 'Europe/Moscow'
const NAME = 'analytics'

interface Call {
  readonly actor: Actor
  readonly context: CallContext
}
interface Reported {
  readonly eventId?: string | undefined
  readonly secondsAgo: number
}

function deviceOf({ cookies }: CallContext): string | null {
  const device = cookies[DEVICE_COOKIE]
  return device !== undefined && DEVICE_ID.test(device) ? device : null
}

/** Records visitors' actions and counts them by day; no other module depends on this one. */
export function createAnalyticsModule(deps: { database: Database; clock: Clock; log: Logger }): {
  readonly handlers: Handlers<typeof analyticsEndpoints>
  readonly deskHandlers: Handlers<typeof analyticsDeskEndpoints>
  readonly subscribers: readonly Subscriber[]
  readonly periodic: readonly PeriodicTask[]
  /** Number of errors reported by browsers since the start. */
  readonly countErrors: () => number
} {
  const { database, clock } = deps
  const { executor } = database
  let errors = 0

  /** Records a proof of consent with the browser, and with the account when signed in. */
  async function recordAnswer(kind: string, call: Call, body: Readonly<Record<string, unknown>>) {
    const customerId = call.actor.kind === 'customer' ? call.actor.customerId : null
    await insertEvents(executor, [{ kind, customerId, deviceId: deviceOf(call.context), payload: body, at: clock() }])
    return DONE
  }

  /** Records actions anonymously; without consent they are not even linked to a device. */
  async function record(call: Call, reports: ReadonlyArray<{ readonly kind: string } & Reported>) {
    call.context.demandRoom('events', ROOM_FOR_EVENTS, reports.length)
    const deviceId = call.context.cookies[CONSENT_COOKIE] === '1' ? deviceOf(call.context) : null
    const now = clock().getTime()
    await insertEvents(
      executor,
      reports.map(({ kind, eventId, secondsAgo, ...payload }) => ({
        kind,
        eventId,
        deviceId,
        payload,
        at: new Date(now - secondsAgo * 1_000),
      })),
    )
    return DONE
  }

  /** Records an order once, also after repeated events. */
  const recordOrder = (kind: 'order-placed' | 'order-paid', orderId: number) =>
    insertEvents(executor, [{ kind, eventId: `${kind}-${orderId}`, payload: { orderId }, at: clock() }])

  return {
    countErrors: () => errors,
    subscribers: [
      on(orderPlaced, NAME, ({ orderId }) => recordOrder('order-placed', orderId)),
      on(paymentHeld, NAME, ({ orderId }) => recordOrder('order-paid', orderId)),
      on(paymentSettled, NAME, ({ orderId }) => recordOrder('order-paid', orderId)),
      on(paymentTakenOffline, NAME, ({ orderId }) => recordOrder('order-paid', orderId)),
    ],
    periodic: [
      { name: 'forget-old-events', cron: '23 2 * * *', run: () => forgetOld(executor, clock()) },
      {
        name: 'count-analytics-days',
        cron: '17 * * * *',
        run: () => database.inTransaction((tx) => recountDays(tx, plusDays(dayIn(ZONE, clock()), 1 - RECOUNTED_DAYS))),
      },
    ],
    deskHandlers: {
      listFunnelDays: async ({ query }) => ({
        steps: [...FUNNEL],
        items: await listFunnelDays(executor, plusDays(dayIn(ZONE, clock()), 1 - query.days)),
      }),
    },
    handlers: {
      acceptCookies: (call) => recordAnswer('accept-cookies', call, call.body),
      withdrawCookies: (call) => recordAnswer('withdraw-cookies', call, call.body),
      showCart: (call) => record(call, [{ kind: 'show-cart', ...call.body }]),
      addProductToWishlist: (call) => record(call, [{ kind: 'add-product-to-wishlist', ...call.body }]),
      searchResultClick: (call) => {
        // people paste phones and addresses into the search box
        const text = isShowable(call.body.text) ? call.body.text : ''
        const click = { kind: 'search-result-click', ...call.body, text }
        return record(call, [click])
      },
      tellSteps: (call) => record(call, call.body.events),
      async reportError({ body, headers }) {
        errors += 1
        const { message, stack, page } = body
        const release = headers['x-app-version']?.slice(0, 60)
        // an error object, because the log removes phones and secrets from its texts
        const error = Object.assign(new Error(message), { stack: stack ?? message })
        deps.log.warn({ err: error, page, release }, 'an error in a browser')
        return DONE
      },
    },
  }
}

export const analyticsModule = defineModule({
  name: 'analytics',
  uses: [],
  personalData,
  create: ({ database, clock, log }) => {
    const { handlers, deskHandlers, subscribers, periodic, countErrors } = createAnalyticsModule({
      database,
      clock,
      log,
    })
    return {
      calls: [mounted(api.events, handlers), mounted(analyticsDeskEndpoints, deskHandlers)],
      subscribers,
      periodic,
      gauges: [{ name: 'client_errors', help: 'Errors told by browsers since the start', read: countErrors }],
    }
  },
})
