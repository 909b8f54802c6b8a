import { createHash } from 'node:crypto'
import { periodOfDay, postedPeriod } from '@okolitsa/domain/closing/period.ts'
import type { RegisterMapping } from '@okolitsa/domain/payouts/register-rows.ts'
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
} from '../store/register.store.ts'
import { postArrived, postRegisters } from './post-settlements.ts'
import { type ReadFile, readRegisterFile } from './read-register.ts'

export interface ImportDeps extends Deps<'database' | 'clock' | 'audit' | 'ledger'> {
  readonly tables: TableWork
}

export interface Imported extends Pick<ReadFile, 'mistakes' | 'skipped'> {
  readonly file: FileRow
  readonly isRepeated: boolean
  readonly periods: readonly string[]
  readonly fees: number
  /** Money of acquirers that the statement showed and that was posted, kopecks. */
  readonly arrived: number
  readonly twice: readonly number[]
}

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
 * Imports a register: rows that an earlier file of the source had are left out, so files may overlap. Each new row is
 * posted once: its fee, the amount that the acquirer is to pay, and the money of acquirers that came into the bank. A fee
 * is always taken as withheld, whatever its sign: banks write both.
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
  const nothing = { isRepeated: true, periods: [], fees: 0, arrived: 0, twice: [], mistakes: [], skipped: 0 }
  const before = await findFile(executor, sourceId, hash)
  if (before) return { file: before, ...nothing }

  const { rows: read, mistakes, skipped } = await readRegisterFile(deps.tables, source.kind, bytes, mapping)
  const { rows, twice } = countRows(read.map((row) => ({ ...row, fee: row.fee ?? 0 })))
  return inTransaction(async (tx) => {
    await holdSource(tx, sourceId)
    const fileId = await insertFile(tx, { sourceId, name, hash, by, at: deps.clock() })
    const closed = await holdClosed(tx)
    const posted = rows.map((row) => ({ ...row, period: postedPeriod(periodOfDay(row.day), closed) }))
    const periods = fileId === null ? [] : await insertRows(tx, { id: fileId, sourceId, kind: source.kind }, posted)
    await beginClosing(tx, periods)
    const isAcquirer = fileId !== null && source.kind === 'acquirer'
    // the payer may have been named since the source was read
    const payer = (isAcquirer && (await findSource(tx, sourceId))?.payer) || null
    const fees = isAcquirer ? await postRegisters(deps, tx, [fileId], { payer }) : 0
    const arrived = fileId !== null && source.kind === 'bank' ? await postArrived(deps, tx) : 0
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
        after: { source: source.title, name, rows: stored.rows, known: stored.known, fees, arrived },
      },
    ])
    return { file: stored, isRepeated: false, periods, fees, arrived, twice, mistakes, skipped }
  })
}
