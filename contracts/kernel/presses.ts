import { isApiProblem } from './api-problem.ts'
import { type AnyRequest, fillPath, queryString, type Send } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { IDEMPOTENCY_HEADER } from './idempotency-header.ts'

/** Keys of presses whose answer has not come. */
export interface PressKeys {
  /** The key of a press: the earlier one while the same press has no answer, else a new one. */
  of(press: string): string
  /** The press has been answered. */
  forget(press: string): void
}

/** A press that is repeated sooner is a double press: nobody has read the answer of the first one yet, ms. */
const DOUBLE_PRESS_MS = 1_500

/** Two calls are one press when their method, address, query, body and files are equal. */
function pressOf({ method, path }: Endpoint, { params, query, body, files = [] }: AnyRequest): string {
  const ofFiles = files.map((file) => [file.size, file.type, 'name' in file ? file.name : ''])
  return JSON.stringify([method, fillPath(path, params) + queryString(query), body, ofFiles])
}

/** Whether the server has said what became of the call; a session that is over or a busy server have not. */
const isSettled = (error: unknown): boolean =>
  isApiProblem(error) && error.problem.status < 500 && error.problem.status !== 401

/**
 * Calls that make something are made once for a press: a second press joins the first, and one that is repeated after a
 * lost line, or after a reload, has the key of the first, so the server knows it again.
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
