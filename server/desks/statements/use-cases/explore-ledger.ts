import { type LedgerQuery, MAX_EXPORTED_ENTRIES } from '@okolitsa/contracts/statements/ledger-query.ts'
import type { ExploredEntry } from '@okolitsa/contracts/statements/statements.ts'
import { periodAt } from '@okolitsa/domain/closing/period.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { Deps } from '../../../services.ts'
import { type ExploredEntryRow, listEntries } from '../store/explorer.store.ts'

type ExplorerDeps = Deps<'executor' | 'payments' | 'office'>

/** Entries of one query of a file. */
const EXPORTED_AT_ONCE = 1_000

/** Beginning of the cause of a refund. */
const REFUND = 'refund:'

/** A page of entries. @param most entries of the page */
export async function exploreLedger(
  { executor, payments, office }: ExplorerDeps,
  { payment, ...query }: LedgerQuery,
  { after, most }: { readonly after: number | null; readonly most: number },
): Promise<{ readonly items: ExploredEntry[]; readonly next: number | null }> {
  const causes =
    payment === undefined
      ? null
      : [`payment:${payment}`, ...(await payments.refundIdsOf(executor, payment)).map((id) => `refund:${id}`)]
  const rows = await listEntries(executor, { ...query, causes, after, most: most + 1 })
  const shown = rows.slice(0, most)
  const people = shown.flatMap(({ manual }) => (manual ? [manual.writtenBy, manual.approvedBy] : []))
  const refunds = shown.flatMap(({ cause }) => (cause.startsWith(REFUND) ? [cause.slice(REFUND.length)] : []))
  const paid = refunds.length > 0 ? await payments.paymentsOfRefunds(executor, refunds) : new Map<string, string>()
  const names = people.length > 0 ? await office.namesOf(executor, [...new Set(people)]) : new Map<number, string>()
  return {
    items: shown.map((row) => presentEntry(row, names, paid)),
    next: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
  }
}

function presentEntry(
  { id, kind, cause, orderId, lines, at, latePeriod, runId, manual }: ExploredEntryRow,
  names: ReadonlyMap<number, string>,
  paymentsOfRefunds: ReadonlyMap<string, string>,
): ExploredEntry {
  const [what, of = ''] = cause.split(':')
  return {
    ...{ id, kind, cause, orderId },
    number: orderId === null ? null : orderNumberOf(orderId),
    at: at.toISOString(),
    period: latePeriod ?? periodAt(at),
    payment: what === 'payment' ? of : (paymentsOfRefunds.get(of) ?? null),
    payout: what === 'payout' ? of : null,
    runId,
    manual: manual && {
      ...{ reason: manual.reason, document: manual.document },
      writtenBy: names.get(manual.writtenBy) ?? '',
      approvedBy: names.get(manual.approvedBy) ?? '',
      ...{ reverses: manual.reverses, reversedBy: manual.reversedBy },
    },
    lines: lines.map(({ amount, ...line }) => ({
      ...line,
      debit: roublesOf(Math.max(0, amount)),
      credit: roublesOf(Math.max(0, -amount)),
    })),
  }
}

/** The newest entries that match as a file, a row per line. */
export async function exportLedger(
  deps: ExplorerDeps,
  query: LedgerQuery,
  { format, language }: { readonly format: 'xlsx' | 'csv'; readonly language: Language },
): Promise<Uint8Array> {
  const { ledger: text } = wordsIn(language).statements
  const entries: ExploredEntry[] = []
  let after: number | null = null
  do {
    const page = await exploreLedger(deps, query, { after, most: EXPORTED_AT_ONCE })
    entries.push(...page.items)
    after = page.next
  } while (after !== null && entries.length < MAX_EXPORTED_ENTRIES)
  const rows: CsvCell[][] = [
    [...text.fileColumns],
    ...entries.flatMap(({ id, at, period, kind, cause, number, manual, lines }) =>
      lines.map(({ account, owner, title, debit, credit }): CsvCell[] => [
        ...[id, at, period, text.kinds[kind], cause, number ?? ''],
        ...[text.accounts[account], title ?? owner, debit, credit],
        ...[manual?.reason ?? '', manual?.document ?? ''],
      ]),
    ),
  ]
  return format === 'csv' ? Buffer.from(csvOf(rows)) : writeXlsx(rows, text.title)
}
