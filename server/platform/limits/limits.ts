import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { networkOf, widerNetworkOf } from '../http/network-of.ts'
import type { SharedCounts } from '../valkey/shared-counts.ts'
import { createCounters } from './counters.ts'
import { type CountedWork, SHARES, UNITS, UNITS_OF_REQUEST } from './work-costs.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** How often something may be done within a time. */
export interface Bound {
  readonly most: number
  readonly windowMs: number
}

/** Bounds of what is done for whoever asks, over HTTP and sockets. */
export interface Limits {
  /**
   * Counts work towards the bounds of an address and of the addresses beside it.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  demand(ip: string, work: CountedWork): void
  /** The same, said without a refusal. */
  admits(ip: string, work: CountedWork): boolean
  /**
   * Counts work towards the bound of whoever is signed in.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  demandOf(person: string, work: CountedWork): void
  /**
   * A bound beside these, of one thing.
   * @param name counts of one name are one on all nodes
   * @throws Refusal TOO_MANY_REQUESTS when somebody did it more often
   */
  demandOwn(name: string, who: string, bound: Bound, by?: number): void
  /** The same, said without a refusal. */
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
 * Adds up work by address, network and person.
 * @param requestsPerMinute ordinary requests a minute from one address; 0 = nothing is bounded
 * @param shared where all nodes count together; absent = this one counts for itself
 */
export function createLimits(requestsPerMinute: number, shared?: SharedCounts): Limits {
  if (requestsPerMinute === 0) return UNBOUNDED
  const counters = createCounters(shared)
  const unitsPerMinute = requestsPerMinute * UNITS_OF_REQUEST

  /** How long somebody has to wait, ms; 0 = not at all. */
  function waitOf(key: string, by: number, most: number, windowMs: number): number {
    const { count, leftMs } = counters.add(key, by, windowMs)
    return count > most ? Math.max(leftMs, 1) : 0
  }
  const waitOfBucket = (bucket: keyof typeof SHARES, who: string, work: CountedWork): number =>
    waitOf(`${bucket}:${who}`, UNITS[work], unitsPerMinute * SHARES[bucket], MINUTE_MS)
  /** What an address is refused is not counted against those beside it. */
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
