import { type Executor, run } from '../../../platform/db/client.ts'
import type { OfferedPlan, PlanEdition, PlanFields } from '../ports.ts'

/** Adds an edition of a plan; a duplicate code violates `subscription_plan_pkey`. */
export async function insertPlan(tx: Executor, plan: PlanFields): Promise<void> {
  await run(
    tx,
    `insert into subscription_plan (code, family, price, term_months, free_deliveries) values ($1, $2, $3, $4, $5)`,
    [plan.code, plan.family, plan.price, plan.termMonths, plan.freeDeliveries],
  )
  await run(
    tx,
    `insert into subscription_plan_service (plan_code, code, position)
     select $1, code, position from unnest($2::text[]) with ordinality as one (code, position)`,
    [plan.code, plan.services],
  )
  await run(tx, "select pg_notify('plans_changed', '')")
}

const PLANS = `select code, family, price, term_months as "termMonths", free_deliveries as "freeDeliveries",
    product_id as "productId",
    array(select s.code from subscription_plan_service s where s.plan_code = p.code order by s.position) as services`

/** Offered plans, cheapest first. */
export const listOffered = (executor: Executor): Promise<OfferedPlan[]> =>
  run<OfferedPlan>(executor, `${PLANS} from subscription_plan p where is_offered order by price, code`)

/** All editions with the number of memberships that run on them, those on offer first. */
export const listEditions = (executor: Executor): Promise<PlanEdition[]> =>
  run<PlanEdition>(
    executor,
    `${PLANS}, is_offered as "isOffered", coalesce(counted.running, 0) as running
       from subscription_plan p left join (
         select plan_code, count(*)::int as running from subscription where ended_at is null group by plan_code
       ) counted on counted.plan_code = p.code
      order by is_offered desc, price, code limit 200`,
  )

/** Offers an edition, or ends its offer. Returns the former state; null = unknown. */
export async function setOffered(tx: Executor, code: string, isOffered: boolean): Promise<boolean | null> {
  const [row] = await run<{ wasOffered: boolean }>(
    tx,
    `update subscription_plan set is_offered = $2
       from (select code, is_offered from subscription_plan where code = $1 for update) former
      where subscription_plan.code = former.code returning former.is_offered as "wasOffered"`,
    [code, isOffered],
  )
  if (row) await run(tx, "select pg_notify('plans_changed', '')")
  return row?.wasOffered ?? null
}

export async function saveProduct(tx: Executor, code: string, productId: number): Promise<void> {
  await run(tx, 'update subscription_plan set product_id = $2 where code = $1', [code, productId])
}

/** Number of months of a plan, offered or not. */
export async function findMonths(executor: Executor, code: string): Promise<number | null> {
  const [row] = await run<{ termMonths: number }>(
    executor,
    'select term_months as "termMonths" from subscription_plan where code = $1',
    [code],
  )
  return row?.termMonths ?? null
}

/** Number of months of an offered plan; null = no such offered plan. */
export async function findTerm(executor: Executor, code: string): Promise<number | null> {
  const [row] = await run<{ termMonths: number }>(
    executor,
    'select term_months as "termMonths" from subscription_plan where code = $1 and is_offered',
    [code],
  )
  return row?.termMonths ?? null
}
