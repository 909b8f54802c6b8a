import type { StockItem, StockList } from '@okolitsa/contracts/stock/stock-desk.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import type { Answer } from '../../unsent/desk/send-unsent.ts'
import { countingOf } from './counting.ts'
import type { StockMove } from './stock-move.ts'

/** A shelf as it is with what was said of it and is not told yet. */
function withMoves(item: StockItem, entries: readonly UnsentEntry[]): StockItem {
  const onHand = entries.reduce<number | null>((there, { productId, amount, move, trouble }) => {
    if (productId !== item.id || !move || trouble !== null) return there
    if (move.kind === 'count') return amount
    return there === null ? null : Math.max(0, move.kind === 'arrival' ? there + amount : there - amount)
  }, item.onHand)
  return onHand === item.onHand ? item : { ...item, onHand }
}

/** Shelves as their person knows them: what lies in the phone counts already. */
export const withUnsentMoves = (items: readonly StockItem[], entries: readonly UnsentEntry[]): StockItem[] => {
  const moves = entries.filter(({ kind }) => kind === 'stock')
  return moves.length === 0 ? [...items] : items.map((item) => withMoves(item, moves))
}

/** The list with shelves as the shop has answered of them. */
export function withShelves(list: StockList, answers: readonly Answer[]): StockList {
  const now = new Map(answers.flatMap(({ item }) => (item ? [[item.id, item] as const] : [])))
  return now.size === 0 ? list : { ...list, items: list.items.map((item) => now.get(item.id) ?? item) }
}

/** Moves as entries of the queue; what is not on the page is left out. */
export const entriesOfMoves = (
  moves: readonly StockMove[],
  items: readonly StockItem[],
  at: Date,
): readonly UnsentEntry[] =>
  moves.flatMap(({ press, productId, amount, seen, ...move }): UnsentEntry[] => {
    const item = items.find(({ id }) => id === productId)
    if (!item) return []
    return [
      {
        ...{ id: press, kind: 'stock', move, productId, amount, title: item.title, unit: countingOf(item).unit },
        ...{ lineId: 0, orderId: 0, date: null, isShort: false, at: at.toISOString(), trouble: null },
        seen: { amount: seen ?? item.onHand ?? 0, isShort: false, version: 0, isWeighed: false },
        // it was said without a line: nobody's number gives way to another one unasked
        tries: 1,
      },
    ]
  })
