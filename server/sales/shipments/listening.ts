import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Logger } from 'pino'
import { CarrierError } from '../../fulfilment/delivery/ports.ts'
import type { ShipmentCarrier } from './ports.ts'

/** Interval of the webhook subscription, ms; it is renewed daily, because another system may have replaced its URL. */
const RENEW_AFTER_MS = 24 * 3_600_000

/** Subscribes to the carrier's webhooks at start and every day. */
export function createListening({
  carrier,
  clock,
  log,
  url,
}: {
  readonly carrier: ShipmentCarrier | null
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly url: string
}): { readonly start: () => void; readonly renew: () => Promise<void> } {
  let askedAt = Number.NEGATIVE_INFINITY
  const renew = async () => {
    const now = clock().getTime()
    if (!carrier || now < askedAt + RENEW_AFTER_MS) return
    try {
      await carrier.listenAt(url)
      askedAt = now
    } catch (error) {
      // a failed subscription is no error, since a periodic task checks parcels as well
      if (!(error instanceof CarrierError)) throw error
      log.warn({ err: error }, 'cdek')
    }
  }
  return {
    renew,
    start: () => {
      renew().catch((error: unknown) => log.error({ err: error }, 'the carrier was not asked to tell us'))
    },
  }
}
