import { isApiProblem } from './api-problem.ts'
import { type AnyRequest, fillPath, queryString, type Send } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { IDEMPOTENCY_HEADER } from './idempotency-header.ts'

/** Idempotency keys of requests without a response yet. A press is one click of a button with everything it sends. */
export interface PressKeys {
  /** Returns the key of a press: the existing key while the same press has no response, otherwise a new one. */
  of(press: string): string
  /** Drops the key of a press that has its response. */
  forget(press: string): void
}

/** Milliseconds within which a second press counts as a double click. */
const DOUBLE_PRESS_MS = 1_500

/** Identity of a press: method, path, query, body and files of the request. */
function pressOf({ method, path }: Endpoint, { params, query, body, files = [] }: AnyRequest): string {
  const ofFiles = files.map((file) => [file.size, file.type, 'name' in file ? file.name : ''])
  return JSON.stringify([method, fillPath(path, params) + queryString(query), body, ofFiles])
}

/** True = the error is final. After an expired session or a busy server the result is still open. */
const isSettled = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.status < 500 && error.problem.status !== 401

/**
 * Sends a creating request once per press: a second press joins the pending request. A press repeated after a lost
 * connection or a reload reuses the first key, so that the server recognises it.
 */
export function oncePerPress(send: Send, keys: PressKeys): Send {
  const underWay = new Map<string, Promise<unknown>>()
  const make = async (endpoint: Endpoint, sending: AnyRequest, press: string) => {
    try {
      const headers = { ...sending.headers, [IDEMPOTENCY_HEADER]: keys.of(press) }
      const answer = await send(endpoint, { ...sending, headers })
      keys.forget(press)
      setTimeout(() => underWay.delete(press), DOUBLE_PRESS_MS)
      return answer
    } catch (error) {
      if (isSettled(error)) keys.forget(press)
      underWay.delete(press)
      throw error
    }
  }
  return async (endpoint, sending) => {
    if (!endpoint.once) return send(endpoint, sending)
    const press = pressOf(endpoint, sending)
    const made = underWay.get(press) ?? make(endpoint, sending, press)
    underWay.set(press, made)
    return made
  }
}
