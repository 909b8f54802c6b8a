import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { lotTrouble } from '@okolitsa/domain/stock/lot-dates.ts'
import { shelfAfter } from '@okolitsa/domain/stock/stock-moves.ts'
import type { Executor } from '../../platform/db/client.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { MovedShelf, StockMove, StockService } from './ports.ts'
import { cloneLevels } from './store/clone-levels.ts'
import { addToLot, findLot, takeFromLot, trimLots } from './store/lot.store.ts'
import { insertLevels, isPressed, lockLevels, saveLevel, saveLevels } from './store/shelf.store.ts'

/** Commands by which a seller changes stock; each adds an entry to the stock ledger. */
export const shelfCommands: Pick<
  StockService,
  'open' | 'setLevel' | 'setLevels' | 'addOnHand' | 'move' | 'takeLevels' | 'cloneLevels'
> = {
  open: insertLevels,
  setLevel: async (tx, level, staffId) => {
    const before = await lockLevel(tx, level.productId)
    // unlimited stock has no limit; a counted one must cover the reserved amount
    const isShort = level.kind !== 'unlimited' && level.onHand < before.allocated + before.held
    refuseMistakes(isShort ? { onHand: 'tooSmall' } : {})
    await saveLevel(tx, level, { cause: 'counted by the seller', change: level.onHand - before.onHand, staffId })
    await trimLots(tx, [level.productId])
  },
  setLevels: async (tx, levels, staffId) => {
    const locked = await lockLevels(
      tx,
      levels.map(({ productId }) => productId),
    )
    const before = new Map(locked.map((level) => [level.productId, level]))
    const changed = levels.map((level) => ({ level, was: before.get(level.productId) }))
    if (changed.some(({ was }) => !was)) throw new Refusal('NOT_FOUND')
    const short = changed.flatMap(({ level, was }, index) =>
      was && level.kind !== 'unlimited' && level.onHand < was.allocated + was.held ? [index] : [],
    )
    refuseMistakes(Object.fromEntries(short.map((index) => [`levels.${index}.onHand`, 'tooSmall'])))
    await saveLevels(
      tx,
      changed.map(({ level, was }) => ({ ...level, change: level.onHand - (was?.onHand ?? 0) })),
      { cause: 'counted by the seller', staffId },
    )
    await trimLots(
      tx,
      levels.map(({ productId }) => productId),
    )
  },
  addOnHand: async (tx, productId, amount, staffId) => {
    const before = await lockLevel(tx, productId)
    refuseMistakes(before.kind === 'unlimited' ? { amount: 'wrongValue' } : {})
    const onHand = before.onHand + amount
    if (onHand < before.allocated + before.held) refuseMistakes({ amount: 'tooSmall' })
    const cause = 'counted by the seller'
    await saveLevel(tx, { productId, kind: before.kind, onHand }, { cause, change: amount, staffId })
    await trimLots(tx, [productId])
    return onHand
  },
  move,
  takeLevels: async (tx, productIds) =>
    (await lockLevels(tx, productIds)).map(({ productId, kind, onHand }) => ({ productId, kind, onHand })),
  cloneLevels,
}

async function lockLevel(tx: Executor, productId: number) {
  const [level] = await lockLevels(tx, [productId])
  if (!level) throw new Refusal('NOT_FOUND')
  return level
}

/** Moves stock; locks the row before searching for the key, which serializes repeated requests. */
async function move(
  tx: Executor,
  productId: number,
  { kind: move, amount, seen, lot, lotId, ...details }: StockMove,
): Promise<MovedShelf> {
  const { kind, onHand, allocated, held } = await lockLevel(tx, productId)
  const asItWas = { before: onHand, after: onHand }
  if (await isPressed(tx, productId, details.press)) return { ...asItWas, isStale: false }
  if (seen !== undefined && seen !== (kind === 'unlimited' ? null : onHand)) return { ...asItWas, isStale: true }
  refuseMistakes(kind === 'unlimited' && move !== 'count' ? { kind: 'wrongValue' } : {})
  const after = shelfAfter({ onHand, promised: allocated + held }, { kind: move, amount })
  const trouble = lot && lotTrouble(lot, await findLot(tx, productId, lot.number), lot.today)
  if (trouble) return { ...asItWas, isStale: false, lotTrouble: trouble }
  if (after === null)
    throw new Refusal('BAD_REQUEST', { errors: { amount: move === 'arrival' ? 'tooBig' : 'tooSmall' } })
  await saveLevel(
    tx,
    { productId, kind: kind === 'unlimited' ? 'counted' : kind, onHand: after },
    { cause: CAUSES[move], change: after - onHand, ...details },
  )
  if (lot) await addToLot(tx, productId, lot, amount)
  if (lotId && !(await takeFromLot(tx, productId, lotId, amount)))
    throw new Refusal('BAD_REQUEST', { errors: { lotId: 'tooSmall' } })
  await trimLots(tx, [productId])
  return { before: onHand, after, isStale: false }
}

const CAUSES = { arrival: 'arrival', writeOff: 'write-off', count: 'count' } as const
