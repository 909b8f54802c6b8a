/**
 * States of one payout. `sent` = the bank or the provider may have it, so it is never sent under another key;
 * `paid` only by a statement line or the provider's answer. `returned` and `failed` are final: the money is the seller's
 * again, and a later payout is another item.
 */
export const PAYOUT_STATES = ['due', 'sent', 'paid', 'returned', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

const PAYOUT_ARROWS: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  due: ['sent', 'failed'],
  sent: ['paid', 'returned', 'failed'],
  // banks return money for days after they paid it
  paid: ['returned'],
  returned: [],
  failed: [],
}

export const mayMovePayout = (from: PayoutState, to: PayoutState): boolean => PAYOUT_ARROWS[from].includes(to)

/** True = the payout needs no more work: it is paid, or its money is the seller's again. */
export const isPayoutOver = (state: PayoutState): boolean => state !== 'due' && state !== 'sent'

/** States of a run. */
export const RUN_STATES = ['draft', 'approved', 'sent', 'done', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Moves of a run: `send` begins sending, `finish` follows the last item that is over. */
export const RUN_MOVES = ['approve', 'cancel', 'send', 'finish'] as const
export type RunMove = (typeof RUN_MOVES)[number]

const RUN_ARROWS: Readonly<Record<RunState, Partial<Record<RunMove, RunState>>>> = {
  draft: { approve: 'approved', cancel: 'cancelled' },
  approved: { send: 'sent', cancel: 'cancelled' },
  sent: { finish: 'done' },
  done: {},
  cancelled: {},
}

/**
 * The state of a run after a move; null = the move is not allowed. A run with items that left is never cancelled, and a
 * run is done only when every item is over.
 */
export function runAfter(state: RunState, move: RunMove, items: readonly PayoutState[]): RunState | null {
  if (move === 'cancel' && items.some((item) => item !== 'due')) return null
  if (move === 'finish' && !items.every(isPayoutOver)) return null
  return RUN_ARROWS[state][move] ?? null
}

/** State of a payment at a bank or a provider; `unknown` = it has no payment with our key. */
export type OutsideState = 'unknown' | 'waiting' | 'paid' | 'returned' | 'failed'

/**
 * The next step of a payout after the bank or the provider stated its state. `send` = send it, under the same key as
 * before; `move` = record the state; `wait` = ask later; `alarm` = the two disagree on money, a person decides.
 */
export type PayoutStep = { readonly do: 'send' | 'wait' | 'alarm' } | { readonly do: 'move'; readonly to: PayoutState }

/** @param mayRepeat false = the other side may have forgotten the key, so that a repeat could pay again */
export function stepAfter(state: PayoutState, outside: OutsideState, mayRepeat: boolean): PayoutStep {
  if (outside === 'unknown') return { do: state === 'due' || (state === 'sent' && mayRepeat) ? 'send' : 'alarm' }
  if (outside === 'waiting') return { do: isPayoutOver(state) ? 'alarm' : 'wait' }
  if (outside === state) return { do: 'wait' }
  return mayMovePayout(state, outside) ? { do: 'move', to: outside } : { do: 'alarm' }
}
