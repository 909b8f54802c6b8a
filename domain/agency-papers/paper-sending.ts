/**
 * A paper at the operator of electronic documents. `waiting`: not sent yet; `invited`: the seller has to accept our
 * invitation at the operator first; `noBox`: the seller is not there; `rejects`: the seller refused the invitation;
 * `draft`: it waits for the signature of the market; `failed`: the operator did not take it.
 */
export const EDO_STATES = [
  'waiting',
  'invited',
  'noBox',
  'rejects',
  'draft',
  'sent',
  'delivered',
  'signed',
  'refused',
  'clarification',
  'failed',
] as const
export type EdoSendingState = (typeof EDO_STATES)[number]

/** States in which a person has to do something before the paper goes on. */
export const STUCK_SENDINGS = [
  'noBox',
  'rejects',
  'refused',
  'clarification',
  'failed',
] as const satisfies readonly EdoSendingState[]
export const isStuck = (state: EdoSendingState): boolean => (STUCK_SENDINGS as readonly string[]).includes(state)

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Milliseconds until the operator is asked again; null = never. @param attempts failed calls in a row */
export function askAgainAfter(state: EdoSendingState, attempts: number): number | null {
  if (state === 'signed' || isStuck(state)) return null
  if (attempts > 0) return Math.min(6 * HOUR_MS, MINUTE_MS * 2 ** Math.min(attempts, 9))
  return state === 'waiting' ? 0 : HOUR_MS
}
