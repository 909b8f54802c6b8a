import type { eventsEndpoints } from '@okolitsa/contracts/events/events.endpoints.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { type Executor, run } from '../../platform/db/client.ts'
import type { CallContext, Handlers } from '../../platform/http/handler.ts'

/** Cookie with the anonymous device id (spec 2.4, step 4). */
const DEVICE_COOKIE = 'anonymous-id'
const DONE = { ok: true } as const

/** Records what shoppers do; nothing else depends on it. */
export function createEventsModule(deps: { executor: Executor }): { handlers: Handlers<typeof eventsEndpoints> } {
  const record = async (kind: string, call: { actor: Actor; context: CallContext; body: unknown }) => {
    const customerId = call.actor.kind === 'customer' ? call.actor.customerId : null
    const deviceId = call.context.cookies[DEVICE_COOKIE]?.slice(0, 100) ?? null
    await run(
      deps.executor,
      'insert into shopper_event (kind, customer_id, device_id, payload) values ($1, $2, $3, $4)',
      [kind, customerId, deviceId, JSON.stringify(call.body)],
    )
    return DONE
  }
  return {
    handlers: {
      acceptCookies: (call) => record('accept-cookies', call),
      showCart: (call) => record('show-cart', call),
      addProductToWishlist: (call) => record('add-product-to-wishlist', call),
      searchResultClick: (call) => record('search-result-click', call),
    },
  }
}
