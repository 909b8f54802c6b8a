import type { TrackerName } from '../visitor/agreed-trackers.ts'
import type { ShopEvent } from './shop-event.ts'

/** A third-party counter or pixel. */
export interface Tracker {
  readonly name: TrackerName
  /** Loads its script; resolves when it accepts events, rejects when it fails to load. */
  load(): Promise<void>
  /** @param customerId id of the signed-in customer; null = a guest */
  track(event: ShopEvent, customerId: string | null): void
}

/** Maximum number of events queued for a tracker: a blocked one never loads. */
export const MAX_HELD = 50

/**
 * Delivers every event to every tracker in order; events before a tracker is ready are queued (spec 4). No third-party
 * host is contacted before `start`, which follows the visitor's consent and the page's delay, and only hosts that the
 * consent names are contacted.
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
    /** @param agreed names of the trackers that the visitor has accepted */
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
