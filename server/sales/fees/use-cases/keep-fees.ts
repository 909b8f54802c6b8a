import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { ReplacedCategory } from '../../../supply/products/ports.ts'
import { listRulesFrom, lockRules } from '../store/commission-rule.store.ts'
import { readPaths } from './category-paths.ts'
import { dayOf } from './freeze-fees.ts'

/**
 * Refuses CATEGORY_HAS_FEE when a category is replaced by one to which other rules apply, now or later: the goods would
 * change their fee without the notice that sellers are due. Before the market opens, no seller has to be notified.
 */
export async function keepFees(
  { market, products, clock }: Deps<'market' | 'products' | 'clock'>,
  tx: Executor,
  { from, to, isMerged }: ReplacedCategory,
): Promise<void> {
  await lockRules(tx)
  const rules = await listRulesFrom(tx, dayOf(clock()))
  const named = new Set(rules.flatMap(({ categoryId }) => (categoryId === null ? [] : [categoryId])))
  if (named.size === 0 || (await market.read(tx)).state === 'preparing') return
  const { pathOf } = await readPaths({ products }, tx)
  const [before, after] = [from, to].map((id) => pathOf(id).filter((one) => named.has(one)))
  const differs = isMerged ? before?.join() !== after?.join() : named.has(from)
  if (differs) throw new Refusal('CATEGORY_HAS_FEE')
}
