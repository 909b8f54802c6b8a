import { createHash } from 'node:crypto'
import { momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { periodOfDay, postedPeriod } from '@okolitsa/domain/closing/period.ts'
import type { RegisterMapping, RegisterRow } from '@okolitsa/domain/payouts/register-rows.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { TableWork } from '../../../../platform/tables/table-processes.ts'
import type { Deps } from '../../../../services.ts'
import { beginClosing, holdClosed } from '../../store/period.store.ts'
import {
  type FileRow,
  findFile,
  findSource,
  holdSource,
  insertFile,
  insertRows,
  type NewRow,
  saveMapping,
  sumFees,
} from '../store/register.store.ts'
import { type ReadFile, readRegisterFile } from './read-register.ts'

export interface ImportDeps extends Deps<'database' | 'clock' | 'audit' | 'ledger'> {
  readonly tables: TableWork
}

export interface Imported extends Pick<ReadFile, 'mistakes' | 'skipped'> {
  readonly file: FileRow
  readonly isRepeated: boolean
  readonly periods: readonly string[]
  readonly fees: number
  readonly twice: readonly number[]
}

/** Noon of a day: the time of fees, which registers state by day. */
const NOON = 12 * 60

/** Numbers equal rows of a file, and names those that are not the first one. */
export function countRows<Row extends Omit<NewRow, 'occurrence' | 'period'>>(
  rows: readonly Row[],
): { readonly rows: readonly (Row & { readonly occurrence: number })[]; readonly twice: readonly number[] } {
  const seen = new Map<string, number>()
  const twice: number[] = []
  const counted = rows.map((row) => {
    const key = JSON.stringify([row.reference, row.day, row.amount, row.isRefund, row.fee])
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    if (occurrence > 1) twice.push(row.row)
    return { ...row, occurrence }
  })
  return { rows: counted, twice }
}

/**
 * Imports a register: rows that an earlier file of the source had are left out, so files may overlap, and the fee of each
 * row is posted once, with its file. A fee is always taken as withheld, whatever its sign: banks write both.
 */
export async function importRegister(
  deps: ImportDeps,
  file: { sourceId: number; by: number; name: string; bytes: Uint8Array; mapping: RegisterMapping },
): Promise<Imported> {
  const { executor, inTransaction } = deps.database
  const { sourceId, by, name, bytes, mapping } = file
  const source = await findSource(executor, sourceId)
  if (!source) throw new Refusal('NOT_FOUND')
  const hash = createHash('sha256').update(bytes).digest()
  const nothing = { isRepeated: true, periods: [], fees: 0, twice: [], mistakes: [], skipped: 0 }
  const before = await findFile(executor, sourceId, hash)
  if (before) return { file: before, ...nothing }

  const { rows: read, mistakes, skipped } = await readRegisterFile(deps.tables, source.kind, bytes, mapping)
  const { rows, twice } = countRows(read.map((row: RegisterRow) => ({ ...row, fee: row.fee ?? 0 })))
  return inTransaction(async (tx) => {
    await holdSource(tx, sourceId)
    const fileId = await insertFile(tx, { sourceId, name, hash, by, at: deps.clock() })
    const closed = await holdClosed(tx)
    const posted = rows.map((row) => ({ ...row, period: postedPeriod(periodOfDay(row.day), closed) }))
    const periods = fileId === null ? [] : await insertRows(tx, { id: fileId, sourceId, kind: source.kind }, posted)
    await beginClosing(tx, periods)
    const fees = fileId === null ? 0 : await postFees(deps, tx, fileId)
    if (fileId !== null && source.kind !== 'bank') await saveMapping(tx, sourceId, mapping)
    const stored = await findFile(tx, sourceId, hash)
    if (!stored) throw new Error('the file is not stored')
    if (fileId === null) return { file: stored, ...nothing }
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        action: 'importRegister',
        entity: 'register_source',
        entityId: sourceId,
        organizationId: null,
        before: null,
        after: { source: source.title, name, rows: stored.rows, known: stored.known, fees },
      },
    ])
    return { file: stored, isRepeated: false, periods, fees, twice, mistakes, skipped }
  })
}

/** Posts the fees of a file, one entry for each period; returns their sum. */
async function postFees(deps: ImportDeps, tx: Parameters<typeof sumFees>[0], fileId: number): Promise<number> {
  const byPeriod = Map.groupBy(await sumFees(tx, fileId), ({ period }) => period)
  let sum = 0
  for (const [period, parts] of byPeriod) {
    const lastDay =
      parts
        .map((part) => part.lastDay)
        .toSorted()
        .at(-1) ?? ''
    const at = momentIn(SHOP_TIME_ZONE, lastDay, NOON)
    await deps.ledger.postAcquirerFee(tx, {
      ...{ key: `${fileId}:${period}`, at },
      parts: parts.map(({ method, amount }) => ({ method, amount })),
    })
    sum += parts.reduce((all, { amount }) => all + amount, 0)
  }
  return sum
}
