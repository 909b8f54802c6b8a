import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request that caused the running work; it follows the request's events into their jobs. */
const causes = new AsyncLocalStorage<string>()

/** A cause stands in the text of a statement, so it holds nothing that a text could be broken with. */
const SAFE = /^[\w-]{1,64}$/

/**
 * Does work that a request caused. Rows of `outbox`, `audit_entry` and `ledger_entry` that it writes name the request in
 * `request_id`.
 * @param requestId null = no request caused it, such as periodic work
 */
export function causedBy<T>(requestId: string | null, work: () => T): T {
  if (requestId === null) return work()
  if (!SAFE.test(requestId)) throw new Error(`${requestId} is no id of a request`)
  return causes.run(requestId, work)
}

/** The id of the request that caused the running work, for a row that may be written outside a transaction. */
export const requestIdNow = (): string | null => causes.getStore() ?? null

/** Begins a transaction; with a cause, `okolitsa.request_id` is set until its end, in the same trip. */
export function beginStatement(): string {
  const requestId = causes.getStore()
  return requestId === undefined ? 'begin' : `begin; set local okolitsa.request_id = '${requestId}'`
}
