import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { networkOf, widerNetworkOf } from '../http/network-of.ts'
import type { SharedCounts } from '../valkey/shared-counts.ts'
import { createCounters } from './counters.ts'
import { type CountedWork, SHARES, UNITS, UNITS_OF_REQUEST } from './work-costs.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

export interface Bound {
  readonly most: number
  readonly windowMs: number
}

export interface Limits {
  /**
   * Counts work against the limits of an IP address and its wider network.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  demand(ip: string, work: CountedWork): void
  /** Counts work like `demand`; returns false instead of throwing. */
  admits(ip: string, work: CountedWork): boolean
  /**
   * Counts work against the limit of a signed-in person.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  demandOf(person: string, work: CountedWork): void
  /**
   * Counts an action against a separate limit.
   * @param name counts with the same name are shared by all nodes
   * @throws Refusal TOO_MANY_REQUESTS
   */
  demandOwn(name: string, who: string, bound: Bound, by?: number): void
  /** Counts an action like `demandOwn`; returns false instead of throwing. */
  admitsOwn(name: string, who: string, bound: Bound): boolean
}

const UNBOUNDED: Limits = {
  demand: () => undefined,
  admits: () => true,
  demandOf: () => undefined,
  demandOwn: () => undefined,
  admitsOwn: () => true,
}

/**
 * Sums up work by IP address, network and person. @param requestsPerMinute ordinary requests per minute from one IP
 * address; 0 = no limits
 * @param shared counts of all nodes; absent = this node counts alone
 */
export function createLimits(requestsPerMinute: number, shared?: SharedCounts): Limits {
  if (requestsPerMinute === 0) return UNBOUNDED
  const counters = createCounters(shared)
  const unitsPerMinute = requestsPerMinute * UNITS_OF_REQUEST

  /** Remaining wait, ms; 0 = none. */
  function waitOf(key: string, by: number, most: number, windowMs: number): number {
    const { count, leftMs } = counters.add(key, by, windowMs)
    return count > most ? Math.max(leftMs, 1) : 0
  }
  const waitOfBucket = (bucket: keyof typeof SHARES, who: string, work: CountedWork): number =>
    waitOf(`${bucket}:${who}`, UNITS[work], unitsPerMinute * SHARES[bucket], MINUTE_MS)
  /** Remaining wait of an IP address, ms. Its refused work does not count against its wider network. */
  const waitAt = (ip: string, work: CountedWork): number =>
    waitOfBucket('address', networkOf(ip), work) || waitOfBucket('network', widerNetworkOf(ip), work)

  function refuseFor(waitMs: number): void {
    if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1_000) })
  }
  return {
    demand: (ip, work) => refuseFor(waitAt(ip, work)),
    admits: (ip, work) => waitAt(ip, work) === 0,
    demandOf: (person, work) => refuseFor(waitOfBucket('person', person, work)),
    demandOwn: (name, who, { most, windowMs }, by = 1) => refuseFor(waitOf(`${name}:${who}`, by, most, windowMs)),
    admitsOwn: (name, who, { most, windowMs }) => waitOf(`${name}:${who}`, 1, most, windowMs) === 0,
  }
}
