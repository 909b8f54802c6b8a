import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import type { PromoCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { OwnPromoCode } from '../ports.ts'

/** Stores promo codes in order; returns their ids. */
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

const PROGRAM = `select accrual_percent as "accrualPercent", max_share_percent as "maxSharePercent",
       coalesce((select json_agg(json_build_object('title', l.title, 'fromSum', l.from_sum,
         'accrualPercent', l.accrual_percent) order by l.from_sum)
         from loyalty_level l where l.organization_id = loyalty_program.organization_id), '[]') as levels
       from loyalty_program where organization_id = $1`

/** The seller's own programme; null = the default. */
export async function readProgram(executor: Executor, organizationId: number): Promise<LeveledProgram | null> {
  const [row] = await run<LeveledProgram>(executor, PROGRAM, [organizationId])
  return row ?? null
}

/** The seller's own programme, locked until the end of the transaction; null = the default. */
export async function lockProgram(tx: Executor, organizationId: number): Promise<LeveledProgram | null> {
  const [row] = await run<LeveledProgram>(tx, `${PROGRAM} for no key update`, [organizationId])
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

interface OwnRow extends Omit<OwnPromoCode, 'value'> {
  kind: 'percent' | 'fixed'
  amount: number
}

/** Codes of a seller that the caller may manage, newest first. */
export async function listOwnPromoCodes(
  executor: Executor,
  organizationId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<OwnPromoCode[]> {
  const rows = await run<OwnRow>(
    executor,
    `select c.id, c.code, c.kind, c.value as amount, c.min_sum as "minSum", lower(c.valid) as "fromDate",
       upper(c.valid) - 1 as "toDate", c.total_limit as "totalLimit", c.per_customer_limit as "perCustomerLimit",
       c.customer_id as "customerId", c.is_listed as "isListed", c.ended_at is not null as "isEnded",
       (select count(*)::int from promo_redemption r where r.promo_code_id = c.id and r.released_at is null) as used
       from promo_code c where c.organization_id = $1 and ($2::bigint is null or c.id < $2::bigint)
      order by c.id desc limit $3`,
    [organizationId, before, limit],
  )
  return rows.map(({ kind, amount, ...code }) => ({
    ...code,
    value: kind === 'percent' ? { kind, percent: amount } : { kind, amount: amount as Kopecks },
  }))
}

/**
 * Ends a code of a seller, or of the market (null), as of yesterday, so that every check of its days refuses it; false = ended already, or unknown. For a
 * limited code the call waits for orders that are using it.
 */
export async function endPromoCode(
  tx: Executor,
  end: { readonly organizationId: number | null; readonly codeId: number; readonly today: IsoDate; readonly at: Date },
): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    `update promo_code set valid = daterange(least(lower(valid), $3::date - 1), $3::date), ended_at = $4
      where organization_id is not distinct from $1::integer and id = $2 and ended_at is null and (upper(valid) is null or upper(valid) > $3::date)
      returning id`,
    [end.organizationId, end.codeId, end.today, end.at],
  )
  return rows.length > 0
}
