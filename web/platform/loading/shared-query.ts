import {
  type QueryCacheNotifyEvent,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'

/** One query of a page that many places read a piece of. */
export interface SharedQuery<Data> {
  /** Calls back when anything may have changed; asks the server while somebody listens. */
  subscribe(listener: () => void): () => void
  /** What is known now. */
  data(): Data | undefined
  /** The server could not be asked, and nothing is known. */
  isFailed(): boolean
  refetch(): void
}

/**
 * A query with one observer for the whole page: a list of forty cards would have forty, each drawn anew with every step of
 * an answer that changes none of them. Readers take their piece by `useSyncExternalStore`, whose first snapshot is what the
 * server rendered, so a part of a page may come alive after the answer has come.
 * @param optionsNow who asks and for what, at this moment
 * @param onChange calls back when `optionsNow` may say something else; answers how to stop
 */
export function sharedQuery<Data>(
  optionsNow: (client: QueryClient) => QueryObserverOptions<Data>,
  onChange: (listener: () => void) => () => void,
): (client: QueryClient) => SharedQuery<Data> {
  const ofClients = new WeakMap<QueryClient, SharedQuery<Data>>()
  return (client) => {
    const known = ofClients.get(client)
    if (known) return known
    const made = open(client, () => optionsNow(client), onChange)
    ofClients.set(client, made)
    return made
  }
}

function open<Data>(
  client: QueryClient,
  optionsNow: () => QueryObserverOptions<Data>,
  onChange: (listener: () => void) => () => void,
): SharedQuery<Data> {
  const listeners = new Set<() => void>()
  let observer: QueryObserver<Data> | null = null
  let stops: readonly (() => void)[] = []
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const ask = () => {
    const started = new QueryObserver<Data>(client, optionsNow())
    observer = started
    const askAnew = () => {
      started.setOptions(optionsNow())
      notify()
    }
    const isForgotten = ({ type, query }: QueryCacheNotifyEvent) =>
      type === 'removed' && query === started.getCurrentQuery()
    stops = [
      started.subscribe(notify),
      onChange(askAnew),
      // all is forgotten when a session ends: an observer of what was forgotten hears nothing of what is known later
      client.getQueryCache().subscribe((event) => {
        if (isForgotten(event)) askAnew()
      }),
    ]
    notify()
  }
  const start = () => {
    // the first listeners come while a page comes alive, all at once: a phone gets its breath first
    const timer = setTimeout(ask)
    stops = [() => clearTimeout(timer)]
  }
  const end = () => {
    for (const stop of stops) stop()
    observer = null
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
    data: () => (observer ? observer.getCurrentResult().data : client.getQueryData<Data>(optionsNow().queryKey)),
    isFailed: () => {
      const result = observer?.getCurrentResult()
      return result?.isError === true && result.data === undefined
    },
    refetch: () => void observer?.refetch(),
  }
}
