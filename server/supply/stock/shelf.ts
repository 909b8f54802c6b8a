import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { StockService } from './ports.ts'
import { cloneLevels } from './store/clone-levels.ts'
import { insertLevels, lockLevels, saveLevel } from './store/shelf.store.ts'

/** What a seller says of the shelf. Every change is a movement of the stock ledger, too. */
export const shelfCommands: Pick<StockService, 'open' | 'setLevel' | 'addOnHand' | 'takeLevels' | 'cloneLevels'> = {
  open: insertLevels,
  setLevel: async (tx, level) => {
    const [before] = await lockLevels(tx, [level.productId])
    if (!before) throw new Refusal('NOT_FOUND')
    // what is unlimited promises without end; counted anew, it has to hold what it promised
    const isShort = level.kind !== 'unlimited' && level.onHand < before.allocated + before.held
    refuseMistakes(isShort ? { onHand: 'tooSmall' } : {})
    await saveLevel(tx, level, level.onHand - before.onHand)
  },
  addOnHand: async (tx, productId, amount) => {
    const [before] = await lockLevels(tx, [productId])
    if (!before) throw new Refusal('NOT_FOUND')
    refuseMistakes(before.kind === 'unlimited' ? { amount: 'wrongValue' } : {})
    const onHand = before.onHand + amount
    if (onHand < before.allocated + before.held) refuseMistakes({ amount: 'tooSmall' })
    await saveLevel(tx, { productId, kind: before.kind, onHand }, amount)
    return onHand
  },
  takeLevels: async (tx, productIds) =>
    (await lockLevels(tx, productIds)).map(({ productId, kind, onHand }) => ({ productId, kind, onHand })),
  cloneLevels,
}
