import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request came from; hidden as far as it would name a household. */
export interface Origin {
  readonly network: string
  readonly browser: string | null
  readonly system: string | null
}

interface Cause {
  readonly requestId: string
  /** Null = the work was put off by an event. */
  readonly origin: (() => Origin) | null
}

/** The request that caused the running work; the request's events pass its id on to their jobs. */
const causes = new AsyncLocalStorage<Cause>()

/** The cause is part of a statement's text, so its characters are restricted. */
const SAFE = /^[\w-]{1,64}$/

/**
 * Runs work caused by a request. Rows of `outbox`, `audit_entry` and `ledger_entry` that it writes contain the request
 * in `request_id`.
 * @param requestId null = no request caused it, as for periodic work
 * @param origin called only by work that records it
 */
export function causedBy<T>(requestId: string | null, work: () => T, origin: (() => Origin) | null = null): T {
  if (requestId === null) return work()
  if (!SAFE.test(requestId)) throw new Error(`${requestId} is no id of a request`)
  return causes.run({ requestId, origin }, work)
}

/** Id of the request that caused the running work, for a row that may be written outside a transaction. */
export const requestIdNow = (): string | null => causes.getStore()?.requestId ?? null

/** Where the running request came from; null = the work is not done by a request itself. */
export const originNow = (): Origin | null => causes.getStore()?.origin?.() ?? null

/**
 * Statement that begins a transaction; with a cause, it sets `okolitsa.request_id` until the end of the transaction in
 * the same round trip.
 */
export function beginStatement(): string {
  const requestId = requestIdNow()
  return requestId === null ? 'begin' : `begin; set local okolitsa.request_id = '${requestId}'`
}

/** The seller on whose behalf a person of the office works. */
const behalves = new AsyncLocalStorage<number>()

/** Runs work done on behalf of a seller; its audit entries name the seller. */
export const onBehalfOf = <T>(organizationId: number | null, work: () => T): T =>
  organizationId === null ? work() : behalves.run(organizationId, work)

export const onBehalfNow = (): number | null => behalves.getStore() ?? null
