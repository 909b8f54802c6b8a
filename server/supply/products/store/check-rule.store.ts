import { type CheckRule, DEFAULT_CHECK_RULE } from '@okolitsa/domain/goods/goods-check.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** The market's rule of checks with its version; 0 = the default of the release. */
export async function readCheckRule(executor: Executor): Promise<CheckRule & { readonly version: number }> {
  const [row] = await run<CheckRule & { version: number }>(
    executor,
    'select trusted_after as "trustedAfter", fresh, risky, changed, version from goods_check_rule',
  )
  return row ?? { ...DEFAULT_CHECK_RULE, version: 0 }
}

/** Stores the rule after the version that was seen; false = it has changed since. */
export async function saveCheckRule(tx: Executor, rule: CheckRule, version: number): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into goods_check_rule (trusted_after, fresh, risky, changed, version)
     select $1::smallint, $2::text, $3::text, $4::text, $5::int + 1 where $5::int = coalesce((select version from goods_check_rule), 0)
     on conflict (id) do update set trusted_after = excluded.trusted_after, fresh = excluded.fresh, risky = excluded.risky,
       changed = excluded.changed, version = excluded.version where goods_check_rule.version = $5::int
     returning id`,
    [rule.trustedAfter, rule.fresh, rule.risky, rule.changed, version],
  )
  return rows.length > 0
}
