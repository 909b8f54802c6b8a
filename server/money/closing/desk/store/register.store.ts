import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { RegisterMapping } from '@okolitsa/domain/payouts/register-rows.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'

export interface SourceRow {
  readonly id: number
  readonly kind: RegisterKind
  readonly title: string
  readonly mapping: RegisterMapping | null
  /** Taxpayer number under which an acquirer pays; null = unknown, or another kind. */
  readonly payer: string | null
}

export interface FileRow {
  readonly id: number
  readonly source: string
  readonly name: string
  readonly madeBy: number
  readonly madeAt: Date
  readonly rows: number
  readonly known: number
}

/** A row to be stored; `occurrence` counts equal rows of its file. */
export interface NewRow {
  readonly row: number
  readonly period: Period
  readonly day: IsoDate
  readonly amount: number
  readonly isRefund: boolean
  readonly fee: number
  readonly reference: string
  /** Taxpayer number of the payer of money that came into the bank account; null = not stated, or another row. */
  readonly payer: string | null
  readonly occurrence: number
}

export const listSources = (executor: Executor): Promise<SourceRow[]> =>
  run<SourceRow>(executor, 'select id, kind, title, mapping, payer from register_source order by title')

export async function findSource(executor: Executor, id: number): Promise<SourceRow | null> {
  const [row] = await run<SourceRow>(
    executor,
    'select id, kind, title, mapping, payer from register_source where id = $1',
    [id],
  )
  return row ?? null
}

/** Adds a source; throws a violation of `register_source_title_key`. */
export async function insertSource(
  tx: Executor,
  source: {
    readonly kind: RegisterKind
    readonly title: string
    readonly payer: string | null
    readonly by: number
    readonly at: Date
  },
): Promise<SourceRow> {
  const [row] = await run<SourceRow>(
    tx,
    `insert into register_source (kind, title, payer, made_by, made_at) values ($1, $2, $3, $4, $5)
     returning id, kind, title, mapping, payer`,
    [source.kind, source.title, source.payer, source.by, source.at],
  )
  return row as SourceRow
}

export async function saveMapping(tx: Executor, sourceId: number, mapping: RegisterMapping): Promise<void> {
  await run(tx, 'update register_source set mapping = $2 where id = $1', [sourceId, JSON.stringify(mapping)])
}

const FILE = `register_file.id, title as source, name, register_file.made_by as "madeBy", register_file.made_at as "madeAt",
  rows, known from register_file join register_source on register_source.id = source_id`

export async function findFile(executor: Executor, sourceId: number, hash: Uint8Array): Promise<FileRow | null> {
  const [row] = await run<FileRow>(executor, `select ${FILE} where source_id = $1 and hash = $2`, [sourceId, hash])
  return row ?? null
}

/** Files with rows of a period, the latest first. */
export const listFiles = (executor: Executor, period: Period): Promise<FileRow[]> =>
  run<FileRow>(
    executor,
    `select ${FILE} where register_file.id in (select file_id from register_row where period = $1)
     order by register_file.id desc limit 100`,
    [period],
  )

/** Adds a file; null = the source sent the same bytes before. */
export async function insertFile(
  tx: Executor,
  file: { sourceId: number; name: string; hash: Uint8Array; by: number; at: Date },
): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into register_file (source_id, name, hash, rows, known, made_by, made_at) values ($1, $2, $3, 0, 0, $4, $5)
     on conflict (source_id, hash) do nothing returning id`,
    [file.sourceId, file.name, file.hash, file.by, file.at],
  )
  return row?.id ?? null
}

/** Stores the rows that no earlier file of the source had, and counts them in the file. Returns their periods. */
export async function insertRows(
  tx: Executor,
  file: { readonly id: number; readonly sourceId: number; readonly kind: RegisterKind },
  rows: readonly NewRow[],
): Promise<Period[]> {
  const [counted] = await run<{ periods: Period[] | null }>(
    tx,
    `with stored as (
       insert into register_row (file_id, source_id, kind, row, period, day, amount, is_refund, fee, reference, occurrence, payer)
       select $1::int, $2::int, $3::text, * from unnest($4::int[], $5::text[], $6::date[], $7::bigint[], $8::boolean[], $9::bigint[],
         $10::text[], $11::smallint[], $13::text[])
       on conflict (source_id, reference, day, amount, is_refund, fee, occurrence) do nothing returning period),
     counted as (
       update register_file set rows = (select count(*) from stored), known = $12::int - (select count(*) from stored)
       where id = $1::int)
     select (select array_agg(distinct period order by period) from stored) as periods`,
    [
      file.id,
      file.sourceId,
      file.kind,
      rows.map(({ row }) => row),
      rows.map(({ period }) => period),
      rows.map(({ day }) => day),
      rows.map(({ amount }) => amount),
      rows.map(({ isRefund }) => isRefund),
      rows.map(({ fee }) => fee),
      rows.map(({ reference }) => reference),
      rows.map(({ occurrence }) => occurrence),
      rows.length,
      rows.map(({ payer }) => payer),
    ],
  )
  return counted?.periods ?? []
}

/** Serializes the imports of a source: overlapping files would wait for each other's rows in different orders. */
export async function holdSource(tx: Executor, sourceId: number): Promise<void> {
  await run(tx, 'select id from register_source where id = $1 for update', [sourceId])
}
