import { OLDEST_EVENT_S } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import { isPersonalKey, personalKey } from '../../platform/tab-state/personal-key.ts'
import { type EventRequest, eventRequests, type ToldEvent, type WaitingEvent } from './event-requests.ts'

/** What the queue needs of the browser. */
export interface EventQueuePorts {
  /** `lost` = no answer came, or one that says «later»; `done` = kept, or refused for good. */
  send(request: EventRequest): Promise<'done' | 'lost'>
  /** The browser finishes a call when its page is gone; false = the next page says it again. */
  readonly outlivesPage: boolean
  isOnline(): boolean
  storage(): Storage
  /** Milliseconds since the epoch. */
  now(): number
  newId(): string
  /** Calls after so long; answers how to call it off. */
  after(ms: number, call: () => void): () => void
}

/** Events gathered before they are sent, ms: a page makes several at once. */
const GATHER_MS = 2_000
/** The first pause after a loss, and the longest, ms. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000
/** More are not kept: the oldest are of least use. */
export const MAX_WAITING = 100
/** Each event has a key of its own: tabs do not write over each other. They go with the person. */
const PREFIX = personalKey('event:')

/**
 * Events on their way to the shop: gathered for a moment, sent in the background, kept while there is no network (in
 * the browser's storage, so a closed page loses none), left with the browser when the page goes. Told twice they count
 * once, so whatever is doubtful is told again.
 */
export function createEventQueue(ports: EventQueuePorts) {
  const waiting = new Map<string, WaitingEvent>()
  let callOff: (() => void) | null = null
  /** On the way now: the browser finishes such a call when the page is gone. */
  let flying: readonly string[] | null = null
  let pauseMs = 0

  /** A storage that is forbidden keeps nothing; the memory does as long as the page lives. */
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

  /** What earlier pages could not send. */
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

  /** Nobody may be there to hear the answer; a page that stays and hears of a loss takes its events back. */
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
    take(event: ToldEvent): void {
      put({ id: ports.newId(), at: ports.now(), event })
      schedule(GATHER_MS)
    },
    /** There is a network again: nothing waits for the pause. */
    hurry(): void {
      callOff?.()
      callOff = null
      void flush()
    },
    /** The page may be gone in a moment. */
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
