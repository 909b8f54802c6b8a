import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { AuditChain } from '../ports.ts'

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

export async function findChain(executor: Executor): Promise<AuditChain> {
  const [row] = await run<{ entries: number; hash: string; since: Date }>(
    executor,
    `select position as entries, encode(hash, 'hex') as hash,
       (select at from audit_entry order by at, id limit 1) as since
       from audit_chain order by position desc limit 1`,
  )
  return row ?? { entries: 0, hash: null, since: null }
}

export async function insertDay(tx: Executor, day: IsoDate): Promise<{ entries: number; hash: string } | null> {
  const [row] = await run<{ entries: number; hash: string }>(
    tx,
    `insert into audit_day (day, position, hash)
     select $1::date, position, hash from audit_chain order by position desc limit 1
     on conflict do nothing returning position as entries, encode(hash, 'hex') as hash`,
    [day],
  )
  return row ?? null
}
