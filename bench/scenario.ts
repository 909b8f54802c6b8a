import type autocannon from 'autocannon'
import type pg from 'pg'
import type { LimitPlan } from './limit-server.ts'
import type { Recorder } from './recording.ts'
import type { Shop } from './shop.ts'

/** Which server is under load. */
export type Side = 'limit' | 'shop'

export interface Load {
  /** Requests of one connection, repeated in their order; connections are numbered from 0. */
  requestsOf(connection: number): autocannon.Request[]
  /** So many requests over all connections instead of a time: for what can be done only once. */
  readonly amount?: number
  /** By bare sockets, which cost a third of an HTTP client: for answers that cost less than asking for them. One request. */
  readonly isBare?: boolean
}

/** One thing people do, measured. */
export interface Scenario {
  readonly name: string
  /** The ratio shop ÷ limit we want at least; null = only watched. */
  readonly aim: number | null
  load(side: Side, seconds: number): Load
}

export type PlanPart = Partial<Pick<LimitPlan, 'reads' | 'files' | 'writes'>>

export interface Workbench {
  readonly shop: Shop
  readonly database: pg.Client
  readonly recorder: Recorder
  /** Measured time of a scenario for each server, seconds. */
  readonly seconds: number
}

/** Prepares data and records the SQL; answers the scenarios and what the limit server needs for them. */
export interface Prepared {
  readonly scenarios: readonly Scenario[]
  readonly plan: PlanPart
}

/** The same addresses for every connection, each beginning at another one. */
export function rotated<T>(items: readonly T[], connection: number): T[] {
  const start = (connection * 7) % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
