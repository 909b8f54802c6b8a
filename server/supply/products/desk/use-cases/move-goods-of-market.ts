import type { GoodsMove, GoodsMoveOutcome } from '@okolitsa/contracts/products/office-goods.ts'
import type { ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Deps } from '../../../../services.ts'
import type { ProductRef, ProductsService } from '../../ports.ts'
import { listMoved } from '../store/office-goods.store.ts'

const OUTCOMES: Readonly<Record<string, GoodsMoveOutcome>> = {
  GOODS_CHECK_REFUSED: 'unchanged',
  NOT_FOUND: 'unknown',
  BAD_REQUEST: 'wrongCategory',
}

export interface AskedMove {
  readonly ids: readonly number[]
  readonly move: GoodsMove
  readonly categoryId: number | null
  readonly reason: ReturnReason | null
  readonly message: string
}

/** Moves goods one by one, each in its own transaction, in the order of ids; a repetition changes nothing. */
export async function moveGoodsOfMarket(
  { database, clock, products }: Deps<'database' | 'clock' | 'products'>,
  scope: StaffScope,
  staffId: number,
  asked: AskedMove,
): Promise<{ id: number; outcome: GoodsMoveOutcome }[]> {
  const found = new Map((await listMoved(database.executor, scope, asked)).map((row) => [row.id, row]))
  const outcomes: { id: number; outcome: GoodsMoveOutcome }[] = []
  for (const id of asked.ids.toSorted((a, b) => a - b)) {
    const row = found.get(id)
    const ref = row && { organizationId: row.organizationId, productId: id }
    outcomes.push({
      id,
      outcome: ref ? await outcomeOf(() => database.inTransaction((tx) => moveOne(products, tx, ref))) : 'unknown',
    })
  }
  return outcomes

  function moveOne(of: ProductsService, tx: Executor, ref: ProductRef): Promise<unknown> {
    const { move, categoryId, reason, message } = asked
    return move === 'category'
      ? of.moveProduct(tx, ref, { categoryId: categoryId ?? 0, staffId })
      : of.decideGoods(tx, ref, { decision: move, reason, message, staffId, now: clock() })
  }
}

async function outcomeOf(move: () => Promise<unknown>): Promise<GoodsMoveOutcome> {
  try {
    await move()
    return 'done'
  } catch (error) {
    const outcome = error instanceof Refusal ? OUTCOMES[error.code] : undefined
    if (!outcome) throw error
    return outcome
  }
}
