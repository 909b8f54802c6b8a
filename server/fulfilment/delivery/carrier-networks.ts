import type { Executor } from '../../platform/db/client.ts'
import { type CarrierNetwork, carrierNetwork } from './carrier-network.ts'
import { listCarrierTerms, listCarrierTowns } from './store/carrier-network.store.ts'

/** The network in memory, read again after changes. Without a list the carrier goes nowhere. */
export interface CarrierNetworks {
  current(): Promise<CarrierNetwork>
  forget(): void
}

/** @param isOn false = no carrier is configured: nothing is read */
export function createCarrierNetworks(executor: Executor, isOn: boolean): CarrierNetworks {
  const unknown = carrierNetwork(null)
  if (!isOn) return { current: async () => unknown, forget: () => undefined }
  let network: CarrierNetwork | null = null
  let reading: Promise<CarrierNetwork> | null = null
  /** Number of invalidations, and the number contained in the network. */
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
