import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CommissionRule } from '@okolitsa/domain/fees/commission.ts'
import type { CommissionRuleFields } from '@okolitsa/domain/fees/commission-fields.ts'
import type { FeeSeller } from '@okolitsa/domain/fees/rule-change.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { StoredRule, VatPeriod } from '../ports.ts'

/** A row `r` of the rules as JSON. */
export const RULE = `jsonb_build_object('id', r.id, 'source', 'rule', 'organizationId', r.organization_id,
  'categoryId', r.category_id, 'categoryDepth', r.category_depth, 'trade', r.trade, 'channel', r.channel,
  'deliveryKind', r.delivery_kind, 'basisPoints', r.basis_points, 'floor', r.floor, 'ceiling', r.ceiling, 'fixed', r.fixed,
  'base', r.base, 'fromDay', r.from_day, 'untilDay', r.until_day)`

/** Changes of rules are made one after another, so that each is compared with all others. */
export const lockRules = (tx: Executor): Promise<unknown> =>
  run(tx, `select pg_advisory_xact_lock(hashtext('commission rules')) is null as locked`)

/** Rules that apply on a day or later. */
export async function listRulesFrom(executor: Executor, day: IsoDate): Promise<CommissionRule[]> {
  const rows = await run<{ rule: CommissionRule }>(
    executor,
    `select ${RULE} as rule from commission_rule r
      where (r.until_day is null or r.until_day >= $1) and (r.until_day is null or r.until_day >= r.from_day)
      order by r.id`,
    [day],
  )
  return rows.map(({ rule }) => rule)
}

const MAX_RULES = 500

/** All rules, the newest first, with the lines that froze them since a moment. */
export const listStoredRules = (executor: Executor, since: Date): Promise<StoredRule[]> =>
  run<{ rule: CommissionRule } & Omit<StoredRule, keyof CommissionRule>>(
    executor,
    `select ${RULE} as rule, seller.title as "sellerTitle", r.made_by as "madeBy",
       r.ended_at is not null as "isEnded", coalesce(used.lines, 0) as lines
       from commission_rule r left join seller_card seller on seller.id = r.organization_id
         left join (select rule_id, count(*)::int as lines from commission_line where at >= $1 group by rule_id) as used
           on used.rule_id = r.id
      order by r.id desc limit ${MAX_RULES}`,
    [since],
  ).then((rows) => rows.map(({ rule, ...row }) => ({ ...rule, ...row }) as StoredRule))

/** Sellers that trade or may trade again. */
export const listFeeSellers = (executor: Executor): Promise<FeeSeller[]> =>
  run<FeeSeller>(
    executor,
    `select seller_card.id, commission_percent as "contractPercent" from seller_card
       join seller_terms on seller_terms.id = seller_card.id where is_enabled and type <> 'shop' order by seller_card.id`,
  )

/** Sellers whose name contains a text. */
export const findFeeSellers = (
  executor: Executor,
  search: string,
  most: number,
): Promise<{ id: number; title: string }[]> =>
  run(
    executor,
    `select id, title from seller_card where is_enabled and type <> 'shop' and position(lower($1) in lower(title)) > 0
      order by title, id limit $2`,
    [search, most],
  )

export async function insertRule(
  tx: Executor,
  rule: CommissionRuleFields & { readonly categoryDepth: number },
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into commission_rule (organization_id, category_id, category_depth, trade, channel, delivery_kind, basis_points,
       floor, ceiling, fixed, base, from_day, until_day, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [
      rule.organizationId,
      rule.categoryId,
      rule.categoryDepth,
      rule.trade,
      rule.channel,
      rule.deliveryKind,
      rule.basisPoints,
      rule.floor,
      rule.ceiling,
      rule.fixed,
      rule.base,
      rule.fromDay,
      rule.untilDay,
      by,
      at,
    ],
  )
  if (!row) throw new Error('a rule was not written')
  return row.id
}

export const endRule = (tx: Executor, ruleId: number, untilDay: IsoDate, at: Date): Promise<unknown> =>
  run(tx, 'update commission_rule set until_day = $2, ended_at = $3 where id = $1', [ruleId, untilDay, at])

/** Stores who was notified; a seller is notified of a rule and of its end once each. */
export const insertNotifications = (
  tx: Executor,
  change: {
    readonly ruleId: number
    readonly isEnd: boolean
    readonly touched: readonly number[]
    readonly raised: readonly number[]
    readonly raisedOn: IsoDate | null
    readonly at: Date
  },
): Promise<unknown> =>
  run(
    tx,
    `insert into commission_notification (rule_id, organization_id, is_end, raised_on, at)
     select $1, seller, $2, case when seller = any($4::int[]) then $5::date end, $6 from unnest($3::int[]) as seller
     on conflict do nothing`,
    [change.ruleId, change.isEnd, change.touched, change.raised, change.raisedOn, change.at],
  )

export const listVatPeriods = (executor: Executor): Promise<VatPeriod[]> =>
  run<VatPeriod>(executor, 'select from_day as "fromDay", percent from operator_vat order by from_day desc limit 100')

export const insertVat = (tx: Executor, { fromDay, percent }: VatPeriod, by: number, at: Date): Promise<unknown> =>
  run(
    tx,
    `insert into operator_vat (from_day, percent, made_by, made_at) values ($1, $2, $3, $4)
     on conflict (from_day) do update set percent = excluded.percent, made_by = excluded.made_by, made_at = excluded.made_at`,
    [fromDay, percent, by, at],
  )

/** A rule with the sellers to be notified of it, or of its early end; null = unknown. */
export async function findNotifications(
  executor: Executor,
  ruleId: number,
  isEnd: boolean,
): Promise<{ rule: CommissionRule; organizationIds: readonly number[] } | null> {
  const [row] = await run<{ rule: CommissionRule; organizationIds: number[] }>(
    executor,
    `select ${RULE} as rule, array(select organization_id from commission_notification
         where rule_id = r.id and is_end = $2 order by organization_id) as "organizationIds"
       from commission_rule r where id = $1`,
    [ruleId, isEnd],
  )
  return row ?? null
}
