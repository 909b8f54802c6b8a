import { MAX_DEVICES, type pushEndpoints } from '@okolitsa/contracts/push/push.endpoints.ts'
import type { pushDeskEndpoints } from '@okolitsa/contracts/push/push-desk.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { type DeviceOwner, keepNewest, removeSubscription, saveSubscription } from '../store/push-subscription.store.ts'
import type { PushDeps } from '../use-cases/notify-devices.ts'

interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export function pushHandlers(
  deps: Pick<PushDeps, 'transport' | 'clock'> & { readonly database: Pick<Database, 'executor' | 'inTransaction'> },
): { readonly customer: Handlers<typeof pushEndpoints>; readonly desk: Handlers<typeof pushDeskEndpoints> } {
  const { transport, clock, database } = deps

  /**
   * @throws {Refusal} PUSH_UNAVAILABLE when the shop sends no push messages, or not to this endpoint; UNAUTHORIZED when
   * the session ends in the meantime
   */
  async function subscribe(owner: DeviceOwner, { endpoint, keys }: Subscription) {
    if (!transport?.takes(endpoint)) throw new Refusal('PUSH_UNAVAILABLE')
    return database.inTransaction(async (tx) => {
      const isKept = await saveSubscription(tx, owner, { endpoint, ...keys }, clock())
      if (!isKept) throw new Refusal('UNAUTHORIZED')
      return { devices: await keepNewest(tx, owner, MAX_DEVICES) }
    })
  }
  async function unsubscribe(owner: DeviceOwner, endpoint: string) {
    await removeSubscription(database.executor, owner, endpoint)
    return { devices: await keepNewest(database.executor, owner, MAX_DEVICES) }
  }
  return {
    customer: {
      pushKey: async () => ({ publicKey: transport?.publicKey ?? null }),
      subscribe: ({ actor, body }) => subscribe(actor, body),
      unsubscribe: ({ actor, body }) => unsubscribe(actor, body.endpoint),
    },
    desk: {
      deskSubscribe: ({ actor, body }) => subscribe(actor, body),
      deskUnsubscribe: ({ actor, body }) => unsubscribe(actor, body.endpoint),
    },
  }
}
