import type { StockOutcome } from '@okolitsa/contracts/stock/stock-desk.ts'
import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import type { ProductsService } from '../../../products/ports.ts'
import { findStock, type StockRow } from '../store/stock-list.ts'

export type StockDeskDeps = Deps<'database' | 'clock' | 'products'>

type ShelfMove = Parameters<ProductsService['moveStock']>[3]
type Move = Omit<ShelfMove, 'lot'> & {
  readonly productId: number
  readonly lot: Omit<NonNullable<ShelfMove['lot']>, 'today'> | null
}

type Outcome = Pick<StockOutcome, 'productId' | 'kind' | 'fate' | 'lotTrouble'>
type Made = Pick<Outcome, 'fate' | 'lotTrouble'>

/**
 * Runs movements one after another, each in a separate transaction, so that a refused one does not affect the others
 * and checkouts wait only briefly. Refuses NOT_FOUND for another seller's product, and then runs none.
 */
export async function moveStock(
  deps: StockDeskDeps,
  scope: StaffScope,
  staffId: number,
  moves: readonly Move[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly rows: readonly StockRow[] }> {
  const { executor } = deps.database
  const ids = [...new Set(moves.map(({ productId }) => productId))]
  const found = new Map((await findStock(executor, scope, ids)).map((row) => [row.id, row.organizationId]))
  if (found.size < ids.length) throw new Refusal('NOT_FOUND')
  await demandAllowedNumbers(deps, moves)
  const outcomes: Outcome[] = []
  for (const move of moves) {
    const organizationId = found.get(move.productId)
    if (organizationId === undefined) continue
    const { productId, kind } = move
    outcomes.push({ productId, kind, ...(await makeOne(deps, scope, { organizationId, staffId }, move)) })
  }
  return { outcomes, rows: await findStock(executor, scope, ids) }
}

/** Refuses numbers of lots, which are printed on labels, that name goods nobody may sell. */
async function demandAllowedNumbers({ database, products }: StockDeskDeps, moves: readonly Move[]): Promise<void> {
  if (!moves.some(({ lot }) => lot)) return
  const words = await products.alcoholWords(database.executor)
  refuseMistakes(
    mistakesInList(moves, 'moves', ({ lot }) =>
      lot ? forbiddenMistakes(words, { title: lot.number }, 'lot.number') : {},
    ),
  )
}

async function makeOne(
  { database, products, clock }: StockDeskDeps,
  scope: StaffScope,
  { organizationId, staffId }: { readonly organizationId: number; readonly staffId: number },
  { productId, lot, ...move }: Move,
): Promise<Made> {
  try {
    return await database.inTransaction(async (tx) => {
      const [now] = await findStock(tx, scope, [productId])
      if (!now) throw new Refusal('NOT_FOUND')
      if (now.onHand === null && move.kind !== 'count') return { fate: 'uncounted' }
      const ref = { organizationId, productId }
      const named = lot && { ...lot, today: dayIn(now.timeZone, clock()) }
      const moved = await products.moveStock(tx, { kind: 'staff', staffId }, ref, { ...move, lot: named })
      if (moved.lotTrouble) return { fate: 'wrongLot', lotTrouble: moved.lotTrouble }
      return { fate: moved.isStale ? 'stale' : 'done' }
    })
  } catch (error) {
    // the stock refuses amounts below the reserved one
    if (error instanceof Refusal && error.code === 'BAD_REQUEST') return { fate: 'refused' }
    throw error
  }
}
