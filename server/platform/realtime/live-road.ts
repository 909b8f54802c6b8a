import type { LiveRoad } from '../db/client.ts'
import type { Valkey } from '../valkey/valkey.ts'
import type { LiveHub } from './live-hub.ts'

/** Channel of live topics; their names contain no spaces. */
const CHANNEL = 'live'

/**
 * Sends live topics through the store shared by the nodes, which avoids the lock that NOTIFY takes at each commit.
 * Topics that the store did not accept are sent by NOTIFY (`instead`); a node that lost its connection treats every
 * topic as changed when it reconnects.
 */
export function createLiveRoad(options: {
  valkey: Pick<Valkey, 'prefix' | 'isUp' | 'ask' | 'hear'>
  hub: Pick<LiveHub, 'changed'>
  instead: (topics: readonly string[]) => Promise<void>
  onFailure: (error: unknown) => void
}): LiveRoad {
  const { valkey, hub, instead, onFailure } = options
  const change = (topics: readonly (string | null)[]) => {
    for (const topic of topics) {
      try {
        hub.changed(topic)
      } catch (error) {
        onFailure(error)
      }
    }
  }
  valkey.hear(CHANNEL, { received: (text) => change(text.split(' ')), missed: () => change([null]) })
  const publish = async (topics: readonly string[]) => {
    const answers = await valkey.ask([['PUBLISH', valkey.prefix + CHANNEL, topics.join(' ')]], 'behind')
    if (answers === null) await instead(topics)
  }
  return { isOpen: valkey.isUp, send: (topics) => void publish(topics).catch(onFailure) }
}
