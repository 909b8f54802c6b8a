import type { EventMessage, Subscriber } from './event.ts'

/** Hands an event to its subscribers one after another, as their jobs do. */
export async function handTo(subscribers: readonly Subscriber[], event: Omit<EventMessage, symbol>): Promise<void> {
  for (const subscriber of subscribers) {
    if (subscriber.topic === event.topic) await subscriber.handle(event.payload)
  }
}
