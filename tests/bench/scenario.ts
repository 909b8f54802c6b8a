import type pg from 'pg'
import type { LimitPlan } from './limit-server.ts'
import type { Recorder } from './recording.ts'
import type { Shop } from './shop.ts'
import type { Request } from './socket-load.ts'

/** Which server is under load: the shop, the bare server with the shop's own SQL, the one with a single statement. */
export type Side = 'limit' | 'single' | 'shop'

export interface Load {
  /** In the order in which they are sent, over all connections; when the last one was, the first follows. */
  readonly requests: readonly Request[]
  /** Each request can be made once: a slice ends with the last of them. */
  readonly isOnce?: boolean
}

/** One thing people do, measured. */
export interface Scenario {
  readonly name: string
  /** Least ratio of shop to limit, in requests and in CPU; null = only watched. */
  readonly aim: number | null
  /** The same relative to the single-statement server; absent = there is none for it. */
  readonly singleAim?: number
  /** Orders make jobs behind them: they are waited for within a slice. */
  readonly makesJobs?: boolean
  load(side: Side): Load
}

export type PlanPart = Partial<Pick<LimitPlan, 'reads' | 'files' | 'writes'>>

export interface Workbench {
  readonly shop: Shop
  readonly database: pg.Client
  readonly recorder: Recorder
  /** Measured time of a scenario for each server, seconds. */
  readonly seconds: number
}

/** Prepares data and records the SQL; answers the scenarios and what the limit servers need for them. */
export interface Prepared {
  readonly scenarios: readonly Scenario[]
  readonly plan: PlanPart
  /** The same facts by single statements, for scenarios with a `singleAim`. */
  readonly singlePlan?: PlanPart
}

/** Connections of a closed loop, and carts of one slice are a multiple of it. */
export const CONNECTIONS = 16
/** Each server is measured in so many slices, turn by turn, so that a noisy minute of the machine hits all. */
export const SLICES = 4
/** Of each side: the first warms up, and one more is an open loop. */
export const SLICES_OF_SIDE = SLICES + 2

/** Hands out what can be asked for once, slice by slice. @throws Error when nothing is left */
export function inSlices(requests: readonly Request[], perSlice: number): () => Load {
  let taken = 0
  return () => {
    const slice = requests.slice(taken, taken + perSlice)
    if (slice.length < perSlice) throw new Error('what can be asked for once ran short')
    taken += perSlice
    return { requests: slice, isOnce: true }
  }
}
