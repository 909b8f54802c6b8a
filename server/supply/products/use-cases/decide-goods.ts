import {
  decidedCheck,
  isHeld,
  type ProductCheck,
  shownContent,
  undoDecisionBefore,
} from '@okolitsa/domain/goods/goods-check.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { goodsDecided } from '../events.ts'
import type { AskedDecision, ProductRef } from '../ports.ts'
import { deleteFurtherPairs, type TakenProduct } from '../store/many-products.store.ts'
import { saveProduct } from '../store/product.store.ts'
import { findUndoable, moveChecked, restoreCheck, saveDecision } from '../store/product-check.store.ts'
import { conclude, demandCategories, type ProductDeps, takeProduct } from './product-deps.ts'
import { contentOf, withContent, writeOtherPictures } from './settle-check.ts'

const ACTIONS = { accept: 'acceptGoods', return: 'returnGoods', hide: 'hideGoods' } as const

const refused = (reason: 'decided' | 'changed') => new Refusal('GOODS_CHECK_REFUSED', { reason })

/**
 * Accepts a product, returns it to its seller, or takes it off sale. Refuses NOT_FOUND, and GOODS_CHECK_REFUSED when
 * another person has decided it or its seller has changed it since it was seen.
 */
export async function decideGoods(
  deps: ProductDeps,
  tx: Executor,
  ref: ProductRef,
  { decision, reason, message, staffId, now, version }: AskedDecision,
): Promise<Date> {
  const taken = await takeProduct(deps, tx, ref, true)
  const check = taken.facts?.check ?? null
  if (!taken.facts?.isChecked) throw new Refusal('NOT_FOUND')
  if (version !== undefined && check?.state !== 'waiting') throw refused('decided')
  if (version !== undefined && check?.version !== version) throw refused('changed')
  const before = check ?? knownCheck(taken)
  const after = decidedCheck(before, decision)
  if (version === undefined && after.state === before.state) throw refused('decided')
  await demandCategories(tx, new Map([['categoryId', [shownContent(after).categoryId]]]))
  await show(tx, taken, after)
  const decided = { reason: decision === 'accept' ? null : reason, message: decision === 'accept' ? '' : message }
  await saveDecision(
    tx,
    { ...after, productId: ref.productId, organizationId: ref.organizationId },
    { ...decided, decidedBy: staffId, decidedAt: now, previous: before },
  )
  await conclude(deps, tx, { kind: 'staff', staffId }, ref, {
    action: ACTIONS[decision],
    entity: 'goods_check',
    before: { state: before.state, title: shownContent(before).title },
    after: { state: after.state, title: shownContent(after).title, version: after.version, ...decided },
  })
  const until = undoDecisionBefore(now)
  await emit(tx, goodsDecided({ ...ref, decidedAt: now.toISOString() }), until)
  return until
}

/** Takes the person's own last decision back. Refuses GOODS_CHECK_REFUSED when it is too late. */
export async function undoGoodsDecision(
  deps: ProductDeps,
  tx: Executor,
  ref: ProductRef,
  { staffId, now }: Pick<AskedDecision, 'staffId' | 'now'>,
): Promise<void> {
  const taken = await takeProduct(deps, tx, ref, true)
  const since = new Date(2 * now.getTime() - undoDecisionBefore(now).getTime())
  const previous = await findUndoable(tx, ref.productId, staffId, since)
  if (!previous) throw refused('decided')
  await show(tx, taken, previous)
  await restoreCheck(tx, ref.productId)
  await conclude(deps, tx, { kind: 'staff', staffId }, ref, {
    action: 'undoGoodsDecision',
    entity: 'goods_check',
    before: { state: taken.facts?.check?.state ?? null },
    after: { state: previous.state },
  })
}

/** Moves a product to another main category; its checked content moves as well. */
export async function moveProduct(
  deps: ProductDeps,
  tx: Executor,
  ref: ProductRef,
  { categoryId, staffId }: { readonly categoryId: number; readonly staffId: number },
): Promise<void> {
  const taken = await takeProduct(deps, tx, ref)
  if (taken.categoryId === categoryId) throw refused('decided')
  await demandCategories(tx, new Map([['categoryId', [categoryId]]]))
  await saveProduct(tx, { ...taken, categoryId })
  await deleteFurtherPairs(tx, [{ productId: ref.productId, categoryId }])
  await moveChecked(tx, { ids: [ref.productId], from: null, to: categoryId })
  await conclude(deps, tx, { kind: 'staff', staffId }, ref, {
    action: 'setCategory',
    before: { categoryId: taken.categoryId },
    after: { categoryId },
  })
}

/** The check of a product that the office knows without one. */
const knownCheck = (taken: TakenProduct): ProductCheck => {
  const content = contentOf(taken)
  return {
    ...{ state: 'accepted', time: 'after', version: 1, isWanted: taken.isEnabled },
    ...{ accepted: content, proposed: content },
  }
}

/** Writes what customers see after a decision. */
async function show(tx: Executor, taken: TakenProduct, check: ProductCheck): Promise<void> {
  const live = shownContent(check)
  await saveProduct(tx, { ...withContent(taken, live), isEnabled: check.isWanted && !isHeld(check) })
  await writeOtherPictures(tx, taken, { live })
}
