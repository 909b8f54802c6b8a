import type { PaperKind } from '@okolitsa/domain/catalog/category-duties.ts'
import type { PaperEffect } from '@okolitsa/domain/sellers/paper-rule.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { PaperLack, PaperRule, PaperStop } from '../paper-ports.ts'

/** A paper of the kind counts today: accepted and not ended, or waiting in the place of such a paper. */
const HELD = (kind: string, now: string) => {
  const today = `(${now}::timestamptz at time zone organization.time_zone)::date`
  return `exists (
     select from organization_document as paper
      where paper.organization_id = organization.id and paper.kind = ${kind}
        and (paper.checked = 'accepted' and (paper.valid_to is null or paper.valid_to >= ${today})
          or paper.covered_to >= ${today}))`
}

/** The paper about the seller's household plot has ended. */
const PLOT_ENDED = (now: string) => `organization.ien = '' and organization.tax_system = 'lph'
     and coalesce(organization.plot_valid_to < (${now}::timestamptz at time zone organization.time_zone)::date, false)`

/**
 * Goods that sellers may not sell without a paper, as it is stored and as it should be; `$1` = a rule to put in the place of
 * the stored one, or null; `$2` = ids of sellers, null = all; `$3` = the
 * current time.
 */
const COUNTED = `with rule as materialized (
     select trade, category_id, kind from paper_rule
      where effect = 'block' and ($1::jsonb is null or (trade, category_id, kind)
        is distinct from ($1::jsonb ->> 'trade', ($1::jsonb ->> 'categoryId')::int, $1::jsonb ->> 'kind'))
     union all
     select $1::jsonb ->> 'trade', ($1::jsonb ->> 'categoryId')::int, $1::jsonb ->> 'kind'
      where $1::jsonb ->> 'effect' = 'block'
   ), demanded as materialized (
     select 0 as category_id, trade, kind from rule where trade is not null
     union
     select duty.category_id, null, duty.kind
       from category_duty as duty join rule on rule.category_id = duty.source_id and rule.kind = duty.kind
   ), counted as materialized (
     select organization.id, organization.title, organization.unsold as before, array(
         select demanded.category_id from demanded
          where (demanded.trade is null or demanded.trade = organization.type) and not ${HELD('demanded.kind', '$3')}
         union
         select 0 where ${PLOT_ENDED('$3')} or organization.lacks_contract
         order by 1) as after
       from organization where organization.type <> 'shop' and ($2::int[] is null or organization.id = any($2))
   )`

export async function saveLacksContract(tx: Executor, organizationId: number, lacks: boolean): Promise<void> {
  await run(tx, 'update organization set lacks_contract = $2 where id = $1', [organizationId, lacks])
}

/** Stores what a locked seller may not sell; null = it has not changed. */
export async function saveUnsold(
  tx: Executor,
  organizationId: number,
  now: Date,
): Promise<{ readonly before: number[]; readonly after: number[] } | null> {
  const [row] = await run<{ before: number[]; after: number[] }>(
    tx,
    `${COUNTED} update organization set unsold = counted.after from counted
      where counted.id = organization.id and counted.before <> counted.after
     returning counted.before, counted.after`,
    [null, [organizationId], now],
  )
  return row ?? null
}

/** Sellers whose stored state differs from their papers and the rules. */
export async function listStale(executor: Executor, now: Date): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `${COUNTED} select id from counted where before <> after order by id`,
    [null, null, now],
  )
  return rows.map(({ id }) => id)
}

/** Goods on sale that a rule would stop, and those that it would bring back, by seller. */
export const listStops = (executor: Executor, rule: PaperRule, now: Date): Promise<PaperStop[]> =>
  run<PaperStop>(
    executor,
    `${COUNTED} select counted.id, counted.title, goods.stopped, goods.resumed from counted cross join lateral (
       select count(*) filter (where product.category_id = any(after) or 0 = any(after))::int as stopped,
         count(*) filter (where not (product.category_id = any(after) or 0 = any(after)))::int as resumed
         from product_title as product
        where product.organization_id = counted.id and product.enabled and product.archived_at is null
          and (product.category_id = any(before) or 0 = any(before)) <> (product.category_id = any(after) or 0 = any(after))
     ) as goods
      where before <> after and (goods.stopped + goods.resumed > 0 or (0 = any(before)) <> (0 = any(after)))
      order by counted.title, counted.id`,
    [JSON.stringify(rule), null, now],
  )

/** Required papers that the seller does not have, of its trade and of the categories of its goods. */
export const listLacks = (executor: Executor, organizationId: number, now: Date): Promise<PaperLack[]> =>
  run<PaperLack>(
    executor,
    `with sold as (
       select category_id, count(*)::int as goods from product_title
        where organization_id = $1 and enabled and archived_at is null group by category_id
     ), demanded as (
       select duty.kind, duty.title, sold.category_id, sold.goods, bool_or(coalesce(rule.effect = 'block', false)) as blocks
         from sold join category_duty as duty on duty.category_id = sold.category_id
         left join paper_rule as rule on rule.category_id = duty.source_id and rule.kind = duty.kind
        group by duty.kind, duty.title, sold.category_id, sold.goods
       union all
       select rule.kind, null, null, null, rule.effect = 'block'
         from paper_rule as rule join organization on organization.type = rule.trade where organization.id = $1
       union all
       select 'plot', null, null, null, true from organization where id = $1 and ${PLOT_ENDED('$2')}
     )
     select demanded.kind, bool_or(blocks) as "isBlocking",
       coalesce(array_agg(demanded.title order by demanded.title) filter (where demanded.title is not null), '{}') as categories,
       coalesce(sum(goods), 0)::int as goods, bool_or(demanded.category_id is null) as "isOfTrade"
       from demanded join organization on organization.id = $1
      where not ${HELD('demanded.kind', '$2')}
      group by demanded.kind order by "isBlocking" desc, demanded.kind`,
    [organizationId, now],
  )

export const listRules = (executor: Executor): Promise<PaperRule[]> =>
  run<PaperRule>(
    executor,
    'select trade, category_id as "categoryId", kind, effect from paper_rule order by trade, category_id, kind',
  )

/** Categories with their own requirements, for the page of rules. */
export const listDuties = (
  executor: Executor,
): Promise<{ readonly categoryId: number; readonly title: string; readonly kind: PaperKind }[]> =>
  run(
    executor,
    `select category_id as "categoryId", title, kind from category_duty where source_id = category_id order by title, category_id, kind`,
  )

/** Lock class of the rules. */
const RULES_LOCK = 7_640

/** Locks the rules and returns the effect of one; null = the requirement does not exist. */
export async function takeRule(
  tx: Executor,
  { trade, categoryId, kind }: Omit<PaperRule, 'effect'>,
): Promise<PaperEffect | null> {
  await run(tx, 'select pg_advisory_xact_lock($1)', [RULES_LOCK])
  const [row] = await run<{ effect: PaperEffect }>(
    tx,
    `select coalesce(rule.effect, case when asked.trade is null then 'warn' else 'off' end) as effect
       from (values ($1::text, $2::int, $3::text)) as asked (trade, category_id, kind)
       left join paper_rule as rule on (rule.trade, rule.category_id, rule.kind)
         is not distinct from (asked.trade, asked.category_id, asked.kind)
      where asked.trade is not null or exists (
        select from category_duty as duty
         where duty.category_id = asked.category_id and duty.source_id = asked.category_id and duty.kind = asked.kind)`,
    [trade, categoryId, kind],
  )
  return row?.effect ?? null
}

export async function saveRule(tx: Executor, { trade, categoryId, kind, effect }: PaperRule): Promise<void> {
  if (effect === 'off' || (categoryId !== null && effect === 'warn')) {
    await run(
      tx,
      'delete from paper_rule where (trade, category_id, kind) is not distinct from ($1::text, $2::int, $3::text)',
      [trade, categoryId, kind],
    )
    return
  }
  await run(
    tx,
    `insert into paper_rule (trade, category_id, kind, effect) values ($1, $2, $3, $4)
     on conflict (category_id, trade, kind) do update set effect = excluded.effect`,
    [trade, categoryId, kind, effect],
  )
}

/** Stores the last day of the paper about a household plot; its seller is notified of this end anew. */
export async function savePlotEnd(tx: Executor, organizationId: number, validTo: string): Promise<void> {
  await run(tx, 'update organization set plot_valid_to = $2, plot_told_days = null where id = $1', [
    organizationId,
    validTo,
  ])
}

/** Copies the rules of a category to another one, where it has none; the former ones go with their category. */
export async function moveRules(
  tx: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await run(
    tx,
    `insert into paper_rule (trade, category_id, kind, effect)
     select trade, $2, kind, effect from paper_rule where category_id = $1 on conflict (category_id, trade, kind) do nothing`,
    [from, to],
  )
}
