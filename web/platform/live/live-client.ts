/** Name of a topic, `<kind>:<key>`, for example `order:104218`. */
export type Topic = `${string}:${string}`

/** The part of EventSource that the client uses. */
export interface LiveSource {
  addEventListener(type: 'ready' | 'changed' | 'error', listener: (event: { data: string }) => void): void
  close(): void
}

export interface LiveServices {
  /** Path of the stream. */
  readonly path: string
  open(url: string): LiveSource
  /** Whether the tab is visible. */
  isVisible(): boolean
  /** Calls back when the visibility changes. */
  onVisibility(listener: () => void): void
  /** A number between 0 and 1: jitter, so that tabs do not reconnect simultaneously. */
  random(): number
}

/** Time in which topics of mounting components are collected into one stream, ms. */
const GATHER_MS = 50
/**
 * Minimum interval between notifications of one topic, ms: a team makes many changes a second, and each one causes a
 * read.
 */
const NOTIFY_MS = 1_000
/** Polling interval without a stream, ms. */
const POLL_MS = 15_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/**
 * One stream of changes for the whole tab: HTTP/1.1 allows six connections per host, so topics share one. While it is
 * down, topics are polled, and reconnects back off; while the tab is hidden, it is closed. After every gap each topic
 * is treated as changed, since events may have been missed.
 */
export function createLiveClient(doors: LiveServices) {
  const listeners = new Map<Topic, Set<() => void>>()
  let source: LiveSource | null = null
  let failures = 0
  let gathering: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  const notify = (topic: Topic) => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener()
  }
  /** Topics whose listeners were notified within the interval; true = the topic has changed again since. */
  const lately = new Map<Topic, boolean>()
  const notifyThrottled = (topic: Topic) => {
    if (lately.has(topic)) {
      lately.set(topic, true)
      return
    }
    lately.set(topic, false)
    setTimeout(() => {
      const isChanged = lately.get(topic)
      lately.delete(topic)
      if (isChanged) notifyThrottled(topic)
    }, NOTIFY_MS)
    notify(topic)
  }
  const notifyAll = () => {
    for (const topic of [...listeners.keys()]) notify(topic)
  }
  const close = () => {
    source?.close()
    source = null
    clearTimeout(gathering)
    gathering = undefined
  }
  const stopPolling = () => {
    clearInterval(polling)
    polling = undefined
  }
  const openIn = (delayMs: number) => {
    clearTimeout(gathering)
    gathering = setTimeout(open, delayMs)
  }

  function open(): void {
    close()
    if (listeners.size === 0 || !doors.isVisible()) {
      stopPolling()
      return
    }
    const query = new URLSearchParams([...listeners.keys()].map((topic) => ['topic', topic]))
    const opened = doors.open(`${doors.path}?${query}`)
    source = opened
    opened.addEventListener('ready', () => {
      failures = 0
      stopPolling()
      notifyAll()
    })
    opened.addEventListener('changed', ({ data }) => notifyThrottled(data as Topic))
    // also fires at the normal end of a stream: the browser's own reconnects do not back off and stop at a refusal
    opened.addEventListener('error', () => {
      close()
      if (polling === undefined) {
        polling = setInterval(notifyAll, POLL_MS)
        // may be a refusal: reading the subject will show whether it is still accessible
        notifyAll()
      }
      const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
      failures += 1
      openIn(delay * (0.5 + doors.random() / 2))
    })
  }

  doors.onVisibility(open)

  return {
    /** Calls back when the subject of the topic may have changed; returns a function that stops listening. */
    listen(topic: Topic, listener: () => void): () => void {
      const set = listeners.get(topic) ?? new Set()
      if (set.size === 0) openIn(GATHER_MS)
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size > 0) return
        listeners.delete(topic)
        openIn(GATHER_MS)
      }
    },
  }
}
