import { RETURN_WITHIN_MINUTES, takenOff } from '@okolitsa/domain/stock/emptied-shelf.ts'
import { MAX_ON_HAND } from '@okolitsa/domain/stock/stock-moves.ts'
import type { StockService } from './ports.ts'
import { findEmptied, listEmptied, saveEmptied, takeEmptiedBack } from './store/emptied.store.ts'
import { trimLots } from './store/lot.store.ts'
import { lockLevels, saveLevel } from './store/shelf.store.ts'

/** Write-offs of missing goods, and their undoing. */
export const emptiedShelves: Pick<StockService, 'empty' | 'returnEmptied' | 'listEmptied' | 'findEmptied'> = {
  listEmptied,
  findEmptied,
  empty: async (tx, emptyings, staffId) => {
    const mostOf = new Map(emptyings.map(({ productId, most }) => [productId, most]))
    const changed: { productId: number; before: number; after: number }[] = []
    for (const { productId, kind, onHand, allocated, held } of await lockLevels(tx, [...mostOf.keys()])) {
      const promised = allocated + held
      const wasUnlimited = kind === 'unlimited'
      const amount = takenOff({ isUnlimited: wasUnlimited, onHand, promised }, mostOf.get(productId) ?? null)
      if (amount === null) continue
      // an unlimited stock becomes counted, with exactly the reserved amount
      const after = wasUnlimited ? promised : onHand - amount
      const level = { productId, kind: wasUnlimited ? ('counted' as const) : kind, onHand: after }
      await saveLevel(tx, level, {
        cause: wasUnlimited ? 'count' : 'write-off',
        change: after - onHand,
        staffId,
        ...(!wasUnlimited && { reason: 'missing' }),
      })
      await saveEmptied(tx, { productId, amount, wasUnlimited })
      changed.push({ productId, before: onHand, after })
    }
    await trimLots(
      tx,
      changed.map(({ productId }) => productId),
    )
    return changed
  },
  returnEmptied: async (tx, { id, productId, staffId }) => {
    // the stock row is locked first, as in all commands, which serializes concurrent requests
    const [level] = await lockLevels(tx, [productId])
    const back = level && (await takeEmptiedBack(tx, id, RETURN_WITHIN_MINUTES))
    if (!level || !back) return null
    const { kind, onHand } = level
    if (back.wasUnlimited && onHand > level.allocated + level.held) return { before: onHand, after: onHand }
    const after = back.wasUnlimited ? 0 : Math.min(onHand + back.amount, MAX_ON_HAND)
    const next = { productId, kind: back.wasUnlimited ? ('unlimited' as const) : kind, onHand: after }
    if (kind !== 'unlimited') await saveLevel(tx, next, { cause: 'found', change: after - onHand, staffId })
    return { before: onHand, after: kind === 'unlimited' ? onHand : after }
  },
}
