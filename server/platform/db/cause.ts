import { AsyncLocalStorage } from 'node:async_hooks'

/** Id of the request that caused the running work; the request's events pass it on to their jobs. */
const causes = new AsyncLocalStorage<string>()

/** The cause is part of a statement's text, so its characters are restricted. */
const SAFE = /^[\w-]{1,64}$/

/**
 * Runs work caused by a request. Rows of `outbox`, `audit_entry` and `ledger_entry` that it writes contain the request
 * in `request_id`.
 * @param requestId null = no request caused it, as for periodic work
 */
export function causedBy<T>(requestId: string | null, work: () => T): T {
  if (requestId === null) return work()
  if (!SAFE.test(requestId)) throw new Error(`${requestId} is no id of a request`)
  return causes.run(requestId, work)
}

/** Id of the request that caused the running work, for a row that may be written outside a transaction. */
export const requestIdNow = (): string | null => causes.getStore() ?? null

/**
 * Statement that begins a transaction; with a cause, it sets `okolitsa.request_id` until the end of the transaction in
 * the same round trip.
 */
export function beginStatement(): string {
  const requestId = causes.getStore()
  return requestId === undefined ? 'begin' : `begin; set local okolitsa.request_id = '${requestId}'`
}
