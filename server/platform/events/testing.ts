import type { EventMessage, Subscriber } from './event.ts'

/** Delivers an event to its subscribers one after another, like their jobs. */
export async function handTo(subscribers: readonly Subscriber[], event: Omit<EventMessage, symbol>): Promise<void> {
  for (const subscriber of subscribers) {
    if (subscriber.topic === event.topic) await subscriber.handle(event.payload)
  }
}
