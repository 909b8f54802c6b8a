import type { TrackerName } from '../visitor/agreed-trackers.ts'
import type { ShopEvent } from './shop-event.ts'

/** A foreign counter or pixel behind one port. */
export interface Tracker {
  readonly name: TrackerName
  /** Loads its script; answers when it takes events, rejects when it did not come. */
  load(): Promise<void>
  /** @param customerId of whoever is signed in; null = a guest */
  track(event: ShopEvent, customerId: string | null): void
}

/** Events that wait for a counter, at most: one that a blocker stopped never comes. */
export const MAX_HELD = 50

/**
 * Gives every event to every tracker, in order: what happens before a tracker is ready waits for it (spec 4). Nothing is
 * asked of a foreign host before `start`, which is the visitor's consent and the page's delay; of a tracker that the
 * consent does not name nothing is ever asked.
 */
export function createTrackers(options: {
  trackers: readonly Tracker[]
  customerId: () => string | null
  warn: (message: string) => void
}) {
  const { customerId, warn } = options
  const each = options.trackers.map((tracker) => ({
    tracker,
    isStarted: false,
    isReady: false,
    held: [] as ShopEvent[],
  }))

  return {
    track(event: ShopEvent): void {
      for (const { tracker, isReady, held } of each) {
        if (isReady) tracker.track(event, customerId())
        else {
          held.push(event)
          if (held.length > MAX_HELD) held.shift()
        }
      }
    },
    /** @param agreed names of the trackers that the visitor agreed to */
    async start(agreed: ReadonlySet<string>): Promise<void> {
      await Promise.all(
        each.map(async (one) => {
          if (one.isStarted || !agreed.has(one.tracker.name)) return
          one.isStarted = true
          try {
            await one.tracker.load()
          } catch {
            warn(`the counter ${one.tracker.name} did not come; its events wait`)
            return
          }
          one.isReady = true
          for (const event of one.held.splice(0)) one.tracker.track(event, customerId())
        }),
      )
    },
  }
}
