import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/moderation/moderation.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { MatterCount, MatterRow, NewMatter, NewReport, Subject, WaitingMatter } from '../ports.ts'

const OWNERS = { organization: 'matter.organization_id', customer: 'null' }

/** Puts changed texts into the queue; one that waits keeps its place. @param phrases phrases of the list of words */
export async function submitMatters(
  tx: Executor,
  { kind, ids, organizationId, isShown, at }: Omit<NewMatter, 'text' | 'id'> & { readonly ids: readonly string[] },
  phrases: readonly string[],
): Promise<void> {
  await run(
    tx,
    `insert into moderation_matter as matter (kind, subject_id, organization_id, since, changed_at, is_shown, phrases)
     select $1, id, $3, $4, $4, $5, $6 from unnest($2::text[]) as id
     on conflict (kind, subject_id) do update set
       since = case when matter.decided_at is null then matter.since else excluded.since end,
       changed_at = excluded.changed_at, is_shown = excluded.is_shown, phrases = excluded.phrases,
       decided_at = null, decided_by = null, declined_because = null`,
    [kind, ids, organizationId, at, isShown, phrases],
  )
}

/** Deletes matters with their reports. */
export async function deleteMatters(tx: Executor, kind: MatterKind, ids: readonly string[]): Promise<void> {
  await run(tx, 'delete from moderation_matter where kind = $1 and subject_id = any($2::text[])', [kind, ids])
}

/**
 * Stores a report of a shown text, which waits from now on unless it waits already. A person reports a text once: a
 * repetition changes nothing.
 */
export async function saveReport(
  tx: Executor,
  { kind, id, organizationId, reporter, reason, words, at }: NewReport,
): Promise<void> {
  await run(
    tx,
    `with matter as (
       insert into moderation_matter as matter (kind, subject_id, organization_id, since, changed_at, is_shown)
       values ($1, $2, $3, $7, $7, true)
       on conflict (kind, subject_id) do update set
         since = case when matter.decided_at is null then matter.since else excluded.since end,
         is_shown = matter.decided_at is not null or matter.is_shown,
         decided_at = null, decided_by = null, declined_because = null
       where matter.declined_because is null and not exists (
         select from moderation_report where kind = $1 and subject_id = $2 and reporter = $4))
     insert into moderation_report (kind, subject_id, reporter, reason, words, at) values ($1, $2, $4, $5, $6, $7)
     on conflict do nothing`,
    [kind, id, organizationId, reporter, reason, words, at],
  )
}

/** Texts that wait, the longest waiting first. @param kind null = of every kind */
export const listWaiting = (
  executor: Executor,
  scope: Scope,
  { kind, limit, reports }: { readonly kind: MatterKind | null; readonly limit: number; readonly reports: number },
): Promise<WaitingMatter[]> =>
  run<WaitingMatter>(
    executor,
    `with waiting as (
       select kind, subject_id, since, changed_at, is_shown, phrases from moderation_matter as matter
        where decided_at is null and ($1::text is null or kind = $1) and ${within(scope, OWNERS, 3)}
        order by since, kind, subject_id limit $2)
     select waiting.kind, waiting.subject_id as id, since, changed_at as "changedAt", is_shown as "isShown", phrases, told.count as "reportsCount", told.reports
       from waiting cross join lateral (
         select count(*)::int as count, coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'words', words,
             'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by at desc)
             filter (where place <= $3), '[]') as reports
           from (select *, row_number() over (order by at desc) as place from moderation_report
                  where kind = waiting.kind and subject_id = waiting.subject_id and at >= waiting.since) as report
       ) as told
      order by since, waiting.kind, waiting.subject_id`,
    [kind, limit, reports, ...scopeValues(scope)],
  )

/** Number of texts that wait, by kind. */
export const countWaiting = (executor: Executor, scope: Scope): Promise<MatterCount[]> =>
  run<MatterCount>(
    executor,
    `select kind, count(*)::int as count from moderation_matter as matter
      where decided_at is null and ${within(scope, OWNERS, 0)} group by kind order by kind`,
    scopeValues(scope),
  )

/** A matter, locked until the end of the transaction; null = none. */
export async function lockMatter(tx: Executor, scope: Scope, { kind, id }: Subject): Promise<MatterRow | null> {
  const [row] = await run<MatterRow>(
    tx,
    `select kind, subject_id as id, organization_id as "organizationId", is_shown as "isShown",
       changed_at as "changedAt", decided_at as "decidedAt", decided_by as "decidedBy", declined_because as because
     from moderation_matter as matter where kind = $1 and subject_id = $2 and ${within(scope, OWNERS, 2)} for update`,
    [kind, id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Stores a decision, or its absence: the text waits again at its former place. */
export async function saveDecision(
  tx: Executor,
  { kind, id, decidedAt, decidedBy, because }: MatterRow,
): Promise<void> {
  await run(
    tx,
    `update moderation_matter set decided_at = $3, decided_by = $4, declined_because = $5
      where kind = $1 and subject_id = $2`,
    [kind, id, decidedAt, decidedBy, because],
  )
}
