import type { LoyaltyProgram } from '@okolitsa/domain/loyalty/bonuses.ts'
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
export async function lockProgram(tx: Executor, organizationId: number): Promise<LoyaltyProgram | null> {
  const [row] = await run<LoyaltyProgram>(
    tx,
    `select accrual_percent as "accrualPercent", max_share_percent as "maxSharePercent" from loyalty_program
      where organization_id = $1 for no key update`,
    [organizationId],
  )
  return row ?? null
}

export async function saveProgram(tx: Executor, organizationId: number, program: LoyaltyProgram): Promise<void> {
  await run(
    tx,
    `insert into loyalty_program (organization_id, accrual_percent, max_share_percent) values ($1, $2, $3)
     on conflict (organization_id) do update set accrual_percent = excluded.accrual_percent,
       max_share_percent = excluded.max_share_percent`,
    [organizationId, program.accrualPercent, program.maxSharePercent],
  )
}

export async function deleteProgram(tx: Executor, organizationId: number): Promise<void> {
  await run(tx, 'delete from loyalty_program where organization_id = $1', [organizationId])
}
