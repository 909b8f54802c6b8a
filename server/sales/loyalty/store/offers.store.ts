import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Adds promo codes in their order; answers their ids. */
export async function insertPromoCodes(
  tx: Executor,
  codes: readonly (PromoCodeFields & { readonly organizationId: number })[],
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `insert into promo_code (organization_id, code, kind, value, min_sum, valid, total_limit, per_customer_limit,
       customer_id, is_listed)
     select "organizationId", code, kind, amount, "minSum", daterange("fromDate", "toDate", '[]'), "totalLimit",
       "perCustomerLimit", "customerId", "isListed"
       from jsonb_to_recordset($1::jsonb) as promo ("organizationId" integer, code text, kind text, amount integer,
         "minSum" integer, "fromDate" date, "toDate" date, "totalLimit" integer, "perCustomerLimit" integer,
         "customerId" integer, "isListed" boolean)
     returning id`,
    [
      JSON.stringify(
        codes.map(({ value, ...code }) => ({
          ...code,
          kind: value.kind,
          amount: value.kind === 'percent' ? value.percent : value.amount,
        })),
      ),
    ],
  )
  return rows.map((row) => row.id)
}

/** The seller's own programme, taken until the end of the transaction; null = as everybody's. */
export async function lockProgram(tx: Executor, organizationId: number): Promise<LeveledProgram | null> {
  const [row] = await run<LeveledProgram>(
    tx,
    `select accrual_percent as "accrualPercent", max_share_percent as "maxSharePercent",
       coalesce((select json_agg(json_build_object('title', l.title, 'fromSum', l.from_sum,
         'accrualPercent', l.accrual_percent) order by l.from_sum)
         from loyalty_level l where l.organization_id = loyalty_program.organization_id), '[]') as levels
       from loyalty_program where organization_id = $1 for no key update`,
    [organizationId],
  )
  return row ?? null
}

export async function saveProgram(tx: Executor, organizationId: number, program: LeveledProgram): Promise<void> {
  await run(
    tx,
    `insert into loyalty_program (organization_id, accrual_percent, max_share_percent) values ($1, $2, $3)
     on conflict (organization_id) do update set accrual_percent = excluded.accrual_percent,
       max_share_percent = excluded.max_share_percent`,
    [organizationId, program.accrualPercent, program.maxSharePercent],
  )
  await run(tx, 'delete from loyalty_level where organization_id = $1', [organizationId])
  await run(
    tx,
    `insert into loyalty_level (organization_id, from_sum, title, accrual_percent)
     select $1, "fromSum", title, "accrualPercent" from jsonb_to_recordset($2::jsonb)
       as level ("fromSum" integer, title text, "accrualPercent" smallint)`,
    [organizationId, JSON.stringify(program.levels)],
  )
}

export async function deleteProgram(tx: Executor, organizationId: number): Promise<void> {
  await run(tx, 'delete from loyalty_program where organization_id = $1', [organizationId])
}
