import type { StockItem, StockList } from '@okolitsa/contracts/stock/stock-desk.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import type { Answer } from '../../unsent/desk/send-unsent.ts'
import { countingOf } from './counting.ts'
import type { StockMove } from './stock-move.ts'

function withMoves(item: StockItem, entries: readonly UnsentEntry[]): StockItem {
  const onHand = entries.reduce<number | null>((there, { productId, amount, move, trouble }) => {
    if (productId !== item.id || !move || trouble !== null) return there
    if (move.kind === 'count') return amount
    return there === null ? null : Math.max(0, move.kind === 'arrival' ? there + amount : there - amount)
  }, item.onHand)
  return onHand === item.onHand ? item : { ...item, onHand }
}

export const withUnsentMoves = (items: readonly StockItem[], entries: readonly UnsentEntry[]): StockItem[] => {
  const moves = entries.filter(({ kind }) => kind === 'stock')
  return moves.length === 0 ? [...items] : items.map((item) => withMoves(item, moves))
}

/** The list with the server's answers applied. */
export function withShelves(list: StockList, answers: readonly Answer[]): StockList {
  const now = new Map(answers.flatMap(({ item }) => (item ? [[item.id, item] as const] : [])))
  return now.size === 0 ? list : { ...list, items: list.items.map((item) => now.get(item.id) ?? item) }
}

/** Moves as entries of the queue; products that are not on the page are omitted. */
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
        // made offline: must not overwrite another person's number without a question
        tries: 1,
      },
    ]
  })
