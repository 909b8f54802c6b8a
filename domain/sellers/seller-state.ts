/** States of a seller as the office sees them. */
export const SELLER_STATES = [
  'preparing',
  'submitted',
  'returned',
  'active',
  'paused',
  'suspended',
  'terminated',
] as const
export type SellerState = (typeof SELLER_STATES)[number]

/** Moves of the office. */
export const SELLER_MOVES = ['suspend', 'restore', 'terminate'] as const
export type SellerMove = (typeof SELLER_MOVES)[number]

/** Moves of many sellers at once. */
export const BULK_MOVES = ['suspend', 'restore'] as const satisfies readonly SellerMove[]
export type BulkMove = (typeof BULK_MOVES)[number]

/** The next state by state and move; a missing move is not allowed. */
const MOVES: Readonly<Record<SellerState, Partial<Record<SellerMove, SellerState>>>> = {
  preparing: {},
  submitted: {},
  returned: {},
  active: { suspend: 'suspended', terminate: 'terminated' },
  /** The seller's own pause continues after the suspension. */
  paused: { suspend: 'suspended', terminate: 'terminated' },
  suspended: { restore: 'active', terminate: 'terminated' },
  terminated: {},
}

/** The state after a move; null = the move is not allowed. */
export const sellerStateAfter = (state: SellerState, move: SellerMove): SellerState | null => MOVES[state][move] ?? null

/** Moves that are allowed now. */
export const sellerMovesOf = (state: SellerState): SellerMove[] =>
  SELLER_MOVES.filter((move) => sellerStateAfter(state, move) !== null)
