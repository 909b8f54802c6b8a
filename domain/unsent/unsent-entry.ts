import type { StockMoveKind, WriteOffReason } from '../stock/stock-moves.ts'

/** An offline move of stock; its amount and the seen state are in the entry. */
export interface UnsentMove {
  readonly kind: StockMoveKind
  readonly reason?: WriteOffReason
  readonly note?: string
  readonly lot?: { readonly number: string; readonly madeOn?: string; readonly bestBefore?: string }
  readonly lotId?: number
}

/**
 * An action made offline that the server has not confirmed. It is stored on the phone until then. It concerns a line of
 * an order (the picked amount, the weight) or stock.
 */
export interface UnsentEntry {
  /** Id of the press: the answer to an older press does not remove a newer entry. */
  readonly id: string
  readonly kind: 'mark' | 'weigh' | 'stock'
  /** Move of stock; the line and the order of such an entry are 0. */
  readonly move?: UnsentMove
  readonly lineId: number
  readonly orderId: number
  readonly productId: number
  /** Day of picking, `YYYY-MM-DD`; null = none. */
  readonly date: string | null
  readonly title: string
  readonly unit: string
  /** Amount in base units: grams or millilitres when weighed, sale steps otherwise. */
  readonly amount: number
  readonly isShort: boolean
  /** The state of the line at the time of the entry. */
  readonly seen: LineState
  /** Time of the entry, ISO 8601. */
  readonly at: string
  /** Failed sendings; 0 = not sent yet. */
  readonly tries: number
  /** Reason why the entry is no longer sent automatically; null = waits for a connection. */
  readonly trouble: Trouble | null
}

export interface LineState {
  readonly amount: number
  readonly isShort: boolean
  /** Version of a mark or of a weight; 0 = none yet. */
  readonly version: number
  readonly isWeighed: boolean
}

/**
 * Reasons why an entry is not sent automatically. `changed`: another person has set a different number, and the user
 * chooses one. `gone`: the line is no longer picked. `refused`: the server refused the entry, with its text.
 */
export type Trouble =
  | { readonly kind: 'changed'; readonly there: LineState }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly words: string }

/** Maximum entries on a phone: a full day of a large farm. */
export const MAX_UNSENT = 2_000

/** True = the entry replaces the other one. Moves of stock add up, so each move is a separate entry. */
const isAbout = (entry: UnsentEntry) => (other: UnsentEntry) =>
  other.kind === entry.kind && (entry.kind === 'stock' ? other.id === entry.id : other.lineId === entry.lineId)

/**
 * Adds an entry to the queue. A later entry of the same line replaces the earlier one but retains its seen state, since
 * the server has received neither. @returns null = the queue is full
 */
export function withSubmitted(
  entries: readonly UnsentEntry[],
  submitted: readonly UnsentEntry[],
): readonly UnsentEntry[] | null {
  const next = [...entries]
  for (const entry of submitted) {
    const at = next.findIndex(isAbout(entry))
    const before = next[at]
    if (before) next[at] = { ...entry, seen: before.trouble ? entry.seen : before.seen, tries: before.tries }
    else next.push(entry)
  }
  return next.length > MAX_UNSENT ? null : next
}

/** The server's answer to an entry. */
export type UnsentResult =
  /** The entry is stored as sent. */
  | { readonly kind: 'kept'; readonly there: LineState }
  /** The server has stored another number. */
  | { readonly kind: 'stale'; readonly there: LineState }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly words: string }

const isSame = (entry: UnsentEntry, there: LineState) =>
  entry.amount === there.amount && (entry.kind === 'weigh' || entry.isShort === there.isShort)

/**
 * The queue after an answer. An online entry that another person preceded is dropped immediately, since its user sees
 * the result; an offline entry stays until a person chooses between the two numbers.
 */
export function withResult(
  entries: readonly UnsentEntry[],
  sent: UnsentEntry,
  result: UnsentResult,
): readonly UnsentEntry[] {
  return entries.flatMap((entry) => {
    if (!isAbout(sent)(entry)) return [entry]
    const isNewer = entry.id !== sent.id
    if (result.kind === 'kept') return isNewer ? [{ ...entry, seen: result.there }] : []
    if (result.kind === 'stale') {
      if (isSame(entry, result.there)) return []
      return entry.tries === 0 && !isNewer ? [] : [{ ...entry, trouble: { kind: 'changed', there: result.there } }]
    }
    return [{ ...entry, trouble: result }]
  })
}

/** The queue after a failed connection: increases the failures of the sent entry and of the entries behind it. */
export const withLostLine = (entries: readonly UnsentEntry[]): readonly UnsentEntry[] =>
  entries.map((entry) => (entry.trouble === null ? { ...entry, tries: entry.tries + 1 } : entry))

/** The entry confirmed by its user against the current state. */
export const insisted = (entry: UnsentEntry, there: LineState): UnsentEntry => ({
  ...entry,
  seen: there,
  trouble: null,
})
