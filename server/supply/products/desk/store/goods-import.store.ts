import type { ImportMistake } from '@okolitsa/domain/goods-import/read-row.ts'
import type { RowChanges } from '@okolitsa/domain/goods-import/row-outcome.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

const OWNERS = { organization: 'goods_import.organization_id', customer: 'null' }

export type RowOutcomeName = 'new' | 'changed' | 'same' | 'wrong'
export type Outcome = 'written' | 'stale' | 'refused'

export interface ImportRow {
  readonly row: number
  readonly fate: RowOutcomeName
  readonly productId: number | null
  readonly title: string
  readonly changes: RowChanges
  readonly isPriceFar: boolean
  readonly mistakes: readonly ImportMistake[]
}

export interface ImportSummary {
  readonly id: number
  readonly organizationId: number
  readonly staffId: number | null
  readonly fileName: string
  readonly state: 'ready' | 'applying' | 'done'
  readonly columns: string[]
  readonly unknownColumns: string[]
  readonly madeAt: Date
  readonly endedAt: Date | null
  readonly all: number
  readonly new: number
  readonly changed: number
  readonly same: number
  readonly wrong: number
  readonly far: number
  readonly written: number
  readonly stale: number
  readonly refused: number
}

/** SELECT of imports with their counts; the condition `chosen` selects them. */
const summaries = (chosen: string) => `select goods_import.id, goods_import.organization_id as "organizationId",
    goods_import.staff_id as "staffId", goods_import.file_name as "fileName", goods_import.state, goods_import.columns,
    goods_import.unknown_columns as "unknownColumns", goods_import.made_at as "madeAt", goods_import.ended_at as "endedAt",
    counted."all", counted.new, counted.changed, counted.same, counted.wrong, counted.far, counted.written, counted.stale, counted.refused
  from goods_import cross join lateral (
    select count(*)::int as "all", count(*) filter (where fate = 'new')::int as new,
      count(*) filter (where fate = 'changed')::int as changed, count(*) filter (where fate = 'same')::int as same,
      count(*) filter (where fate = 'wrong')::int as wrong, count(*) filter (where is_price_far)::int as far,
      count(*) filter (where outcome = 'written')::int as written,
      count(*) filter (where outcome = 'stale')::int as stale,
      count(*) filter (where outcome = 'refused')::int as refused
      from goods_import_row where import_id = goods_import.id
  ) as counted
  where ${chosen}`

/** The latest imports of a seller, newest first. */
export function listImports(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  limit: number,
): Promise<ImportSummary[]> {
  return run<ImportSummary>(
    executor,
    `${summaries(`goods_import.organization_id = $1 and ${within(scope, OWNERS, 2)}`)}
      order by goods_import.id desc limit $2`,
    [organizationId, limit, ...scopeValues(scope)],
  )
}

/** An import; null = none, or another seller's. */
export async function findImport(executor: Executor, scope: StaffScope, id: number): Promise<ImportSummary | null> {
  const [row] = await run<ImportSummary>(executor, summaries(`goods_import.id = $1 and ${within(scope, OWNERS, 1)}`), [
    id,
    ...scopeValues(scope),
  ])
  return row ?? null
}

/** Stores a parsed import; returns its id. */
export async function insertImport(
  tx: Executor,
  made: {
    readonly organizationId: number
    readonly staffId: number
    readonly fileName: string
    readonly columns: readonly string[]
    readonly unknownColumns: readonly string[]
  },
  rows: readonly ImportRow[],
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into goods_import (organization_id, staff_id, file_name, columns, unknown_columns, made_at)
     values ($1, $2, $3, $4, $5, shop_now()) returning id`,
    [made.organizationId, made.staffId, made.fileName, made.columns, made.unknownColumns],
  )
  if (!row) throw new Error('no import was written')
  await run(
    tx,
    `insert into goods_import_row (import_id, row, fate, product_id, title, changes, is_price_far, mistakes)
     select $1, "row", fate, "productId", title, changes, "isPriceFar", mistakes
       from jsonb_to_recordset($2::jsonb) as r ("row" integer, fate text, "productId" integer, title text,
         changes jsonb, "isPriceFar" boolean, mistakes jsonb)`,
    [row.id, JSON.stringify(rows)],
  )
  return row.id
}

/** Locks an import until the end of the transaction. */
export async function takeImport(
  tx: Executor,
  id: number,
): Promise<Pick<ImportSummary, 'state' | 'organizationId' | 'staffId'> | null> {
  const [row] = await run<Pick<ImportSummary, 'state' | 'organizationId' | 'staffId'>>(
    tx,
    `select state, organization_id as "organizationId", staff_id as "staffId" from goods_import where id = $1 for no key update`,
    [id],
  )
  return row ?? null
}

export async function markApplying(tx: Executor, id: number, staffId: number): Promise<void> {
  await run(tx, `update goods_import set state = 'applying', staff_id = $2 where id = $1`, [id, staffId])
}

export async function markDone(tx: Executor, id: number): Promise<void> {
  await run(tx, `update goods_import set state = 'done', ended_at = shop_now() where id = $1`, [id])
}

export interface RowFilter {
  /** Filter of rows: `far` = the price changes beyond twice; `left` = not written although they should have been. */
  readonly fate: 'all' | RowOutcomeName | 'far' | 'left'
  readonly limit: number
  readonly offset: number
}

const FILTER = `($2 = 'all' or fate = $2 or ($2 = 'far' and is_price_far) or ($2 = 'left' and outcome in ('stale', 'refused')))`

/** Rows of an import; the caller has checked the scope. */
export function listRows(
  executor: Executor,
  scope: StaffScope,
  id: number,
  { fate, limit, offset }: RowFilter,
): Promise<(ImportRow & { outcome: Outcome | null })[]> {
  return run<ImportRow & { outcome: Outcome | null }>(
    executor,
    `select "row", fate, goods_import_row.product_id as "productId", title, changes, is_price_far as "isPriceFar", mistakes, outcome
       from goods_import join goods_import_row on import_id = goods_import.id
      where goods_import.id = $1 and ${FILTER} and ${within(scope, OWNERS, 4)} order by "row" limit $3 offset $4`,
    [id, fate, limit, offset, ...scopeValues(scope)],
  )
}

export async function countRows(
  executor: Executor,
  scope: StaffScope,
  id: number,
  fate: RowFilter['fate'],
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from goods_import join goods_import_row on import_id = goods_import.id
      where goods_import.id = $1 and ${FILTER} and ${within(scope, OWNERS, 2)}`,
    [id, fate, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

export type WaitingRow = Pick<ImportRow, 'row' | 'fate' | 'productId' | 'title' | 'changes'>

/** The next rows to write, in the order of the file. */
export function listWaiting(tx: Executor, id: number, limit: number): Promise<WaitingRow[]> {
  return run<WaitingRow>(
    tx,
    `select "row", fate, product_id as "productId", title, changes from goods_import_row
      where import_id = $1 and outcome is null and fate in ('new', 'changed') order by "row" limit $2`,
    [id, limit],
  )
}

/** Stores the results of rows, in the transaction that wrote the products. */
export async function saveOutcomes(
  tx: Executor,
  id: number,
  outcomes: readonly { readonly row: number; readonly outcome: Outcome; readonly productId: number | null }[],
): Promise<void> {
  await run(
    tx,
    `update goods_import_row as r set outcome = told.outcome, product_id = told.product_id
       from unnest($2::int[], $3::text[], $4::int[]) as told ("row", outcome, product_id)
      where r.import_id = $1 and r."row" = told."row"`,
    [
      id,
      outcomes.map(({ row }) => row),
      outcomes.map(({ outcome }) => outcome),
      outcomes.map(({ productId }) => productId),
    ],
  )
}

export async function forgetOldImports(executor: Executor, days: number): Promise<void> {
  await run(
    executor,
    `delete from goods_import where made_at < shop_now() - make_interval(days => $1) and state <> 'applying'`,
    [days],
  )
}
