import type { Executor } from '../../platform/db/client.ts'
import { type CarrierNetwork, carrierNetwork } from './carrier-network.ts'
import { listCarrierTerms, listCarrierTowns } from './store/carrier-network.store.ts'

/** A cache of the carrier's network, read again after changes. Without a list of towns the carrier serves no place. */
export interface CarrierNetworks {
  current(): Promise<CarrierNetwork>
  forget(): void
}

/** Creates the cache. @param isOn false = no carrier is configured, so no data is read */
export function createCarrierNetworks(executor: Executor, isOn: boolean): CarrierNetworks {
  const unknown = carrierNetwork(null)
  if (!isOn) return { current: async () => unknown, forget: () => undefined }
  let network: CarrierNetwork | null = null
  let reading: Promise<CarrierNetwork> | null = null
  /** Numbers of the latest invalidation and of the one contained in the cached network. */
  let forgotten = 1
  let known = 0

  async function read(): Promise<CarrierNetwork> {
    const knows = forgotten
    const [towns, terms] = await Promise.all([listCarrierTowns(executor), listCarrierTerms(executor)])
    network = carrierNetwork(towns.length === 0 ? null : towns, terms)
    known = knows
    return network
  }

  return {
    async current() {
      const asked = forgotten
      // a read that began before a change may miss it, so another one follows
      while (known < asked) {
        reading ??= read().finally(() => {
          reading = null
        })
        try {
          await reading
        } catch (error) {
          // the old network is used while the database is unavailable
          if (network === null) throw error
          break
        }
      }
      return network ?? unknown
    },
    forget() {
      forgotten += 1
    },
  }
}
