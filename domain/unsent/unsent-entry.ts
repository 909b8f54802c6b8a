import type { StockMoveKind, WriteOffReason } from '../stock/stock-moves.ts'

/** A move of stock that was said without a line; its amount and what was seen stand in the entry. */
export interface UnsentMove {
  readonly kind: StockMoveKind
  readonly reason?: WriteOffReason
  readonly note?: string
  readonly lot?: { readonly number: string; readonly madeOn?: string; readonly bestBefore?: string }
  readonly lotId?: number
}

/**
 * What somebody said in the field and the shop has not heard yet. It lies in the phone until it is told. It is about a line
 * of an order (how much of it lies in the parcel, what the scales showed) or about the shelf.
 */
export interface UnsentEntry {
  /** Of this very press: the answer to an older one does not take a newer one away. */
  readonly id: string
  readonly kind: 'mark' | 'weigh' | 'stock'
  /** Of what is about the shelf; its line and its order are 0. */
  readonly move?: UnsentMove
  readonly lineId: number
  readonly orderId: number
  readonly productId: number
  /** The day that was gathered, `YYYY-MM-DD`; null = none was named. */
  readonly date: string | null
  readonly title: string
  readonly unit: string
  /** Base units: grams or millilitres when weighed, sale steps otherwise. */
  readonly amount: number
  readonly isShort: boolean
  /** What stood there when it was said. */
  readonly seen: LineState
  /** When, ISO 8601. */
  readonly at: string
  /** How often the line was not there for it; 0 = it has only just been said. */
  readonly tries: number
  /** Why it is not told by itself any more; null = it waits for the line. */
  readonly trouble: Trouble | null
}

/** A line as the shop keeps it. */
export interface LineState {
  readonly amount: number
  readonly isShort: boolean
  /** Of a mark or of a weight; 0 = the line has none. */
  readonly version: number
  readonly isWeighed: boolean
}

/**
 * `changed`: somebody else has said another number meanwhile, and a person chooses. `gone`: nothing is gathered there any
 * more. `refused`: the shop said no, in its words.
 */
export type Trouble =
  | { readonly kind: 'changed'; readonly there: LineState }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly words: string }

/** Entries a phone keeps at most: a full day of a large farm. */
export const MAX_UNSENT = 2_000

/** Moves of a shelf add up, so each is a thing of its own. */
const isAbout = (entry: UnsentEntry) => (other: UnsentEntry) =>
  other.kind === entry.kind && (entry.kind === 'stock' ? other.id === entry.id : other.lineId === entry.lineId)

/**
 * The queue with one more thing said. What is said of the same line twice counts once, the last time; what the shop had
 * when it was first said stays, for the shop has not heard of anything since.
 * @returns null = the phone keeps no more
 */
export function withSaid(entries: readonly UnsentEntry[], said: readonly UnsentEntry[]): readonly UnsentEntry[] | null {
  const next = [...entries]
  for (const entry of said) {
    const at = next.findIndex(isAbout(entry))
    const before = next[at]
    if (before) next[at] = { ...entry, seen: before.trouble ? entry.seen : before.seen, tries: before.tries }
    else next.push(entry)
  }
  return next.length > MAX_UNSENT ? null : next
}

/** What the shop answered about an entry. */
export type Told =
  /** It stands as it was said. */
  | { readonly kind: 'kept'; readonly there: LineState }
  /** Another number stands there. */
  | { readonly kind: 'stale'; readonly there: LineState }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly words: string }

const isSame = (entry: UnsentEntry, there: LineState) =>
  entry.amount === there.amount && (entry.kind === 'weigh' || entry.isShort === there.isShort)

/**
 * The queue after an answer. What was pressed with the line on and lost to somebody quicker gives way at once, as it is
 * seen at once; what waited without a line is never dropped: a person chooses between the two numbers.
 */
export function withTold(entries: readonly UnsentEntry[], sent: UnsentEntry, told: Told): readonly UnsentEntry[] {
  return entries.flatMap((entry) => {
    if (!isAbout(sent)(entry)) return [entry]
    const isNewer = entry.id !== sent.id
    if (told.kind === 'kept') return isNewer ? [{ ...entry, seen: told.there }] : []
    if (told.kind === 'stale') {
      if (isSame(entry, told.there)) return []
      return entry.tries === 0 && !isNewer ? [] : [{ ...entry, trouble: { kind: 'changed', there: told.there } }]
    }
    return [{ ...entry, trouble: told }]
  })
}

/** The queue after the line was not there: for what was sent, and for what was to follow it. */
export const withLostLine = (entries: readonly UnsentEntry[]): readonly UnsentEntry[] =>
  entries.map((entry) => (entry.trouble === null ? { ...entry, tries: entry.tries + 1 } : entry))

/** The entry as its person insists on it: over what stands there now. */
export const insisted = (entry: UnsentEntry, there: LineState): UnsentEntry => ({
  ...entry,
  seen: there,
  trouble: null,
})
