import { type Executor, run } from '../../../platform/db/client.ts'

/** Entries chained in one transaction, which keeps it short. */
const MAX_SEALED_AT_ONCE = 1_000

/** Chains committed entries until none waits; does nothing while another node does it. */
export async function sealAudit(executor: Executor): Promise<void> {
  for (;;) {
    const [row] = await run<{ sealed: number }>(executor, 'select seal_audit($1) as sealed', [MAX_SEALED_AT_ONCE])
    if ((row?.sealed ?? 0) < MAX_SEALED_AT_ONCE) return
  }
}

/** Number of entries that have waited for the sealer for a minute. */
export async function countLate(executor: Executor): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) from audit_unsealed join audit_entry on id = entry_id where at < shop_now() - interval '1 minute'`,
  )
  return row?.count ?? 0
}
