import type { CheckRule } from '@okolitsa/domain/goods/goods-check.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { readCheckRule, saveCheckRule } from '../store/check-rule.store.ts'
import type { ProductDeps } from './product-deps.ts'

/** Sets the market's rule of checks. Refuses GOODS_CHECK_REFUSED when another person has changed it since it was seen. */
export async function changeCheckRule(
  { audit }: Pick<ProductDeps, 'audit'>,
  tx: Executor,
  staffId: number,
  { version, ...rule }: CheckRule & { readonly version: number },
): Promise<void> {
  const before = await readCheckRule(tx)
  if (!(await saveCheckRule(tx, rule, version))) throw new Refusal('GOODS_CHECK_REFUSED', { reason: 'changed' })
  const { version: _version, ...was } = before
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      action: 'changeCheckRule',
      entity: 'goods_check',
      entityId: 'rule',
      organizationId: null,
      before: { ...was },
      after: { ...rule },
    },
  ])
}
