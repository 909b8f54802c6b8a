import type pg from 'pg'
import type { LimitPlan } from './limit-server.ts'
import type { Recorder } from './recording.ts'
import type { Shop } from './shop.ts'
import type { Request } from './socket-load.ts'

/** The server under load: the shop, the bare server with the shop's own SQL, the one with a single statement. */
export type Side = 'limit' | 'single' | 'shop'

export interface Load {
  /** Requests in the order of sending, over all connections, repeated from the first. */
  readonly requests: readonly Request[]
  /** Each request can be sent only once: a slice ends with the last one. */
  readonly isOnce?: boolean
}

/** A measured user action. */
export interface Scenario {
  readonly name: string
  /** Minimum ratio of shop to limit, in requests and in CPU; null = reported only. */
  readonly aim: number | null
  /** Minimum ratio to the single-statement server; absent = no such server. */
  readonly singleAim?: number
  /** Orders create jobs, which are awaited within a slice. */
  readonly makesJobs?: boolean
  load(side: Side): Load
}

export type PlanPart = Partial<Pick<LimitPlan, 'reads' | 'files' | 'writes'>>

export interface Workbench {
  readonly shop: Shop
  readonly database: pg.Client
  readonly recorder: Recorder
  /** Measured time of a scenario per server, seconds. */
  readonly seconds: number
}

/** Prepares data and records the SQL; returns the scenarios and the data for the limit servers. */
export interface Prepared {
  readonly scenarios: readonly Scenario[]
  readonly plan: PlanPart
  /** Plan of the single-statement server, for scenarios with a `singleAim`. */
  readonly singlePlan?: PlanPart
}

/** Connections of a closed loop; the number of carts of a slice is a multiple of it. */
export const CONNECTIONS = 16
/** Slices per server, alternating, so that a noisy minute of the machine affects all. */
export const SLICES = 4
/** Slices of each server: the first warms up, and one more is an open loop. */
export const SLICES_OF_SIDE = SLICES + 2

/** Returns one-time requests by slice. @throws Error when none are left */
export function inSlices(requests: readonly Request[], perSlice: number): () => Load {
  let taken = 0
  return () => {
    const slice = requests.slice(taken, taken + perSlice)
    if (slice.length < perSlice) throw new Error('what can be asked for once ran short')
    taken += perSlice
    return { requests: slice, isOnce: true }
  }
}
