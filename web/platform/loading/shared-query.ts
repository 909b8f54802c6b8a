import {
  type QueryCacheNotifyEvent,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'

/** A query of which many components read a part. */
export interface SharedQuery<Data> {
  /** Calls back on any possible change; fetches while there are listeners. */
  subscribe(listener: () => void): () => void
  /** Returns the cached data. */
  data(): Data | undefined
  /** Whether the request failed and there is no cached data. */
  isFailed(): boolean
  refetch(): void
}

/**
 * A query with one observer for the whole page: forty cards would have forty observers, each rendered at every step of
 * a query that does not change them. Readers select their part by `useSyncExternalStore`, whose server snapshot is the
 * rendered data, so a part may be hydrated after the answer has arrived.
 * @param optionsNow the current key and request
 * @param onChange calls back when `optionsNow` may have changed; returns a function that stops listening
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
      // the cache is cleared when a session ends: an observer of a removed query is not notified of later data
      client.getQueryCache().subscribe((event) => {
        if (isForgotten(event)) askAnew()
      }),
    ]
    notify()
  }
  const start = () => {
    // the first listeners mount together during hydration: the request waits for a free task
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
