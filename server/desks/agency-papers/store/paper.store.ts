import type { AgencyPaper } from '@okolitsa/domain/agency-papers/paper-number.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A month or a year whose papers are asked for, or asked for again. `asks` is a counter: it differs at each asking. */
export const askPeriod = async (
  tx: Executor,
  asked: { readonly period: string; readonly by: number; readonly at: Date },
): Promise<void> => {
  await run(
    tx,
    `insert into agency_paper_month (period, asked_by, asked_at) values ($1, $2, $3)
     on conflict (period) do update set asked_by = $2, asked_at = $3, done_at = null, asks = agency_paper_month.asks + 1`,
    [asked.period, asked.by, asked.at],
  )
}

export interface AskedPeriodRow {
  readonly period: string
  readonly askedBy: number | null
  readonly isDone: boolean
  readonly asks: number
}
export async function findPeriod(executor: Executor, period: string): Promise<AskedPeriodRow | null> {
  const [row] = await run<AskedPeriodRow>(
    executor,
    'select period, asked_by as "askedBy", done_at is not null as "isDone", asks from agency_paper_month where period = $1',
    [period],
  )
  return row ?? null
}
/** Periods that were asked for before a moment and are not formed. */
export const listForgottenPeriods = async (executor: Executor, before: Date): Promise<string[]> =>
  (
    await run<{ period: string }>(
      executor,
      'select period from agency_paper_month where done_at is null and asked_at < $1 order by period',
      [before],
    )
  ).map(({ period }) => period)
/** Ends an asking. A later one stays. */
export const endPeriod = async (
  executor: Executor,
  { period, asks }: Pick<AskedPeriodRow, 'period' | 'asks'>,
  at: Date,
): Promise<void> => {
  await run(
    executor,
    'update agency_paper_month set done_at = $3 where period = $1 and asks = $2 and done_at is null',
    [...[period, asks, at]],
  )
}

/** Locks the counters of kinds until the end of the transaction, always in one order; the numbers given so far. */
export async function lockCounters(
  tx: Executor,
  kinds: readonly AgencyPaper[],
  year: number,
): Promise<Map<AgencyPaper, number>> {
  const rows = await run<{ kind: AgencyPaper; last: number }>(
    tx,
    `insert into agency_paper_counter (kind, year, last)
     select kind, $2, 0 from unnest($1::text[]) as asked (kind) order by kind
     on conflict (kind, year) do update set last = agency_paper_counter.last returning kind, last`,
    [kinds, year],
  )
  return new Map(rows.map(({ kind, last }) => [kind, last]))
}
export const raiseCounters = async (
  tx: Executor,
  year: number,
  raised: readonly { readonly kind: AgencyPaper; readonly last: number }[],
): Promise<void> => {
  await run(
    tx,
    `update agency_paper_counter as counter set last = raised.last
       from jsonb_to_recordset($1::jsonb) as raised (kind text, last integer)
      where counter.kind = raised.kind and counter.year = $2`,
    [JSON.stringify(raised), year],
  )
}

/** The latest paper of a kind, seller and period. */
export interface LatestPaper {
  readonly id: number
  readonly kind: AgencyPaper
  readonly organizationId: number
  readonly revision: number
  readonly number: string
  readonly place: number
  readonly year: number
  readonly day: IsoDate
  readonly snapshot: string
}
export const listLatest = (tx: Executor, period: string, organizationIds: readonly number[]): Promise<LatestPaper[]> =>
  run<LatestPaper>(
    tx,
    `select distinct on (kind, organization_id) id, kind, organization_id as "organizationId", revision, number, place,
       year, day, snapshot
       from agency_paper where period = $1 and organization_id = any($2::int[])
      order by kind, organization_id, revision desc`,
    [period, organizationIds],
  )
/** Sellers that have a paper of the period, of these. @param after formed later than this moment; null = at any time */
export const listFormed = async (
  executor: Executor,
  period: string,
  organizationIds: readonly number[],
  after: Date | null = null,
): Promise<number[]> =>
  (
    await run<{ id: number }>(
      executor,
      `select distinct organization_id as id from agency_paper
        where period = $1 and organization_id = any($2::int[]) and kind in ('agentReport', 'householdYear')
          and ($3::timestamptz is null or formed_at > $3)`,
      [period, organizationIds, after],
    )
  ).map(({ id }) => id)

export interface NewPaper {
  readonly kind: AgencyPaper
  readonly organizationId: number
  readonly period: string
  readonly revision: number
  readonly corrects: number | null
  readonly year: number
  readonly place: number
  readonly number: string
  readonly day: IsoDate
  readonly seller: string
  readonly total: number
  readonly snapshot: string
  readonly fileId: string
}
/** Writes papers in one statement, and the sendings of those in `sent`, by kind and seller. */
export const insertPapers = (
  tx: Executor,
  papers: readonly NewPaper[],
  made: { readonly at: Date; readonly by: number | null },
): Promise<{ readonly id: number; readonly kind: AgencyPaper; readonly organizationId: number }[]> =>
  run(
    tx,
    `insert into agency_paper (kind, organization_id, period, revision, corrects, year, place, number, day, seller, total,
       snapshot, digest, file_id, formed_at, formed_by)
     select kind, "organizationId", period, revision, corrects, year, place, number, day, seller, total, snapshot,
       encode(sha256(convert_to(snapshot, 'UTF8')), 'hex'), "fileId", $2, $3
       from jsonb_to_recordset($1::jsonb) as paper (kind text, "organizationId" integer, period text, revision smallint,
         corrects integer, year smallint, place integer, number text, day date, seller text, total bigint, snapshot text,
         "fileId" uuid)
      order by kind, place
     returning id, kind, organization_id as "organizationId"`,
    [JSON.stringify(papers), made.at, made.by],
  )

/** КПП of sellers by id. */
export async function listKpp(executor: Executor, organizationIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await run<{ owner: string; kpp: string }>(
    executor,
    'select owner, kpp from agency_paper_kpp where owner = any($1::int[]::text[])',
    [organizationIds],
  )
  return new Map(rows.map(({ owner, kpp }) => [Number(owner), kpp]))
}
export const saveKpp = async (tx: Executor, organizationId: number, kpp: string): Promise<void> => {
  await run(
    tx,
    'insert into agency_paper_kpp (owner, kpp) values ($1, $2) on conflict (owner) do update set kpp = $2',
    [String(organizationId), kpp],
  )
}
/** The taxpayer number of a seller and its КПП; null = no such seller. */
export async function findTin(
  executor: Executor,
  organizationId: number,
): Promise<{ readonly tin: string; readonly kpp: string | null } | null> {
  const [row] = await run<{ tin: string; kpp: string | null }>(
    executor,
    'select tin, kpp from seller_card left join agency_paper_kpp on owner = id::text where id = $1',
    [organizationId],
  )
  return row ?? null
}
