import { OLDEST_EVENT_S } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import { isPersonalKey, personalKey } from '../../platform/tab-state/personal-key.ts'
import { type EventRequest, eventRequests, type RecordedEvent, type WaitingEvent } from './event-requests.ts'

/** Browser functions that the queue uses. */
export interface EventQueuePorts {
  /** `lost` = no answer, or a temporary error; `done` = stored, or permanently refused. */
  send(request: EventRequest): Promise<'done' | 'lost'>
  /** The browser completes a request after its page is closed; false = the next page repeats it. */
  readonly outlivesPage: boolean
  isOnline(): boolean
  storage(): Storage
  /** Current time, milliseconds since the epoch. */
  now(): number
  newId(): string
  /** Sets a timer; returns a function that cancels it. */
  after(ms: number, call: () => void): () => void
}

/** Delay for batching, ms: a page emits several events within a moment. */
const GATHER_MS = 2_000
/** First and longest pause after a loss, ms. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000
/** The oldest events are dropped beyond this number. */
export const MAX_WAITING = 100
/** One key per event, so that tabs do not overwrite each other. Removed at sign-out. */
const PREFIX = personalKey('event:')

/**
 * Queue of events for the shop: batched, sent in the background, stored in the browser while there is no network,
 * passed to the browser when the page closes. The server counts an event id once, so uncertain events are sent again.
 */
export function createEventQueue(ports: EventQueuePorts) {
  const waiting = new Map<string, WaitingEvent>()
  let callOff: (() => void) | null = null
  /** Ids in flight that the browser delivers even after the page has closed. */
  let flying: readonly string[] | null = null
  let pauseMs = 0

  /** With forbidden storage events stay in memory until the page closes. */
  function inStorage<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(ports.storage())
    } catch {
      return undefined
    }
  }
  const forget = (id: string) => {
    waiting.delete(id)
    inStorage((storage) => storage.removeItem(PREFIX + id))
  }
  function keep(one: WaitingEvent): void {
    waiting.set(one.id, one)
    for (const id of waiting.keys()) {
      if (waiting.size <= MAX_WAITING) break
      forget(id)
    }
  }

  /** Loads events that earlier pages could not send. */
  function resume(): void {
    const oldest = ports.now() - OLDEST_EVENT_S * 1_000
    const keys = inStorage((storage) => Object.keys(storage)) ?? []
    const left = keys
      .filter((key) => isPersonalKey(key) && key.startsWith(PREFIX))
      .flatMap((key) => {
        const one = inStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as WaitingEvent | null)
        if (one && key === PREFIX + one.id && one.at > oldest) return [one]
        inStorage((storage) => storage.removeItem(key))
        return []
      })
      .sort((one, other) => one.at - other.at)
    for (const one of left) keep(one)
  }

  function schedule(ms: number): void {
    callOff ??= ports.after(ms, () => {
      callOff = null
      void flush()
    })
  }

  async function flush(): Promise<void> {
    if (flying !== null || waiting.size === 0) return
    if (!ports.isOnline()) return schedule(LONGEST_PAUSE_MS)
    let isLost = false
    for (const request of eventRequests([...waiting.values()], ports.now())) {
      flying = request.ids
      isLost = (await ports.send(request)) === 'lost'
      if (isLost) break
      for (const id of request.ids) forget(id)
    }
    flying = null
    pauseMs = isLost ? Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2)) : 0
    if (waiting.size > 0) schedule(pauseMs || GATHER_MS)
  }

  function put(one: WaitingEvent): void {
    inStorage((storage) => storage.setItem(PREFIX + one.id, JSON.stringify(one)))
    keep(one)
  }

  /** The page may be gone before the answer; a page that stays and learns of a loss takes its events back. */
  async function leaveWith(request: EventRequest, events: readonly WaitingEvent[]): Promise<void> {
    for (const { id } of events) {
      if (ports.outlivesPage) forget(id)
      else waiting.delete(id)
    }
    const isLost = (await ports.send(request)) === 'lost'
    for (const one of events) {
      if (isLost) put(one)
      else forget(one.id)
    }
    if (isLost) schedule(FIRST_PAUSE_MS)
  }

  resume()
  if (waiting.size > 0) schedule(GATHER_MS)

  return {
    take(event: RecordedEvent): void {
      put({ id: ports.newId(), at: ports.now(), event })
      schedule(GATHER_MS)
    },
    /** The network is back: sends without waiting for the pause. */
    hurry(): void {
      callOff?.()
      callOff = null
      void flush()
    },
    /** The page may close at any moment. */
    leave(): void {
      if (!ports.isOnline()) return
      const still = [...waiting.values()].filter(({ id }) => !flying?.includes(id))
      for (const request of eventRequests(still, ports.now()))
        void leaveWith(
          request,
          still.filter(({ id }) => request.ids.includes(id)),
        )
    },
    size: () => waiting.size,
  }
}
