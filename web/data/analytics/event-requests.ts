import { MAX_EVENTS_A_CALL, OLDEST_EVENT_S } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import type { ShopEvent } from './shop-event.ts'

/** Events recorded by the shop; the server records pages and orders from its requests. */
export type RecordedEvent = Exclude<ShopEvent, { kind: 'page' | 'order' }>
export const isRecorded = (event: ShopEvent): event is RecordedEvent => event.kind !== 'page' && event.kind !== 'order'

export interface WaitingEvent {
  /** Id created in the browser, so that the server records a repeated event once. */
  readonly id: string
  /** Time of the event, milliseconds since the epoch. */
  readonly at: number
  readonly event: RecordedEvent
}

export interface EventRequest {
  readonly path: string
  readonly body: unknown
  readonly ids: readonly string[]
}

const EVENTS = '/api/v1/events/'

/** Wire format of an event: products by id. */
function factsOf(event: RecordedEvent): Readonly<Record<string, unknown>> {
  const { kind: _, ...facts } = event
  switch (event.kind) {
    case 'view-product':
    case 'add-to-cart':
      return { productId: event.product.id }
    case 'show-cart':
      return { cartIds: event.cartIds.slice(0, 20) }
    case 'search-result-click': {
      const { text, productId, organizationId } = event
      return { text: cutText(text, 200), productId, farmerId: organizationId }
    }
    default:
      return facts
  }
}

/** Requests for events: each action of the specification has a separate call, and steps share one. */
export function eventRequests(waiting: readonly WaitingEvent[], now: number): EventRequest[] {
  const toBody = ({ id, at, event }: WaitingEvent) => ({
    eventId: id,
    secondsAgo: Math.min(OLDEST_EVENT_S, Math.max(0, Math.round((now - at) / 1_000))),
    ...factsOf(event),
  })
  const isOwnCall = ({ event: { kind } }: WaitingEvent) =>
    kind === 'show-cart' || kind === 'add-product-to-wishlist' || kind === 'search-result-click'
  const requests: EventRequest[] = waiting
    .filter(isOwnCall)
    .map((one) => ({ path: EVENTS + one.event.kind, body: toBody(one), ids: [one.id] }))
  const steps = waiting.filter((one) => !isOwnCall(one))
  for (let from = 0; from < steps.length; from += MAX_EVENTS_A_CALL) {
    const part = steps.slice(from, from + MAX_EVENTS_A_CALL)
    requests.push({
      path: `${EVENTS}steps`,
      body: { events: part.map((one) => ({ kind: one.event.kind, ...toBody(one) })) },
      ids: part.map(({ id }) => id),
    })
  }
  return requests
}
