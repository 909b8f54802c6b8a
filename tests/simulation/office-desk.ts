import type { RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import { boundsOf } from '@okolitsa/domain/closing/period.ts'
import type { Requisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { bankFiles } from '@okolitsa/strings/ru/bank-files.ts'
import type { App } from '../../server/app.ts'
import type { RunWay } from '../../server/desks/payouts/store/run.store.ts'
import { approveRun, cancelRun } from '../../server/desks/payouts/use-cases/change-run.ts'
import { makeDraft } from '../../server/desks/payouts/use-cases/draft-run.ts'
import { failPayout, importStatement, statementOf } from '../../server/desks/payouts/use-cases/import-statement.ts'
import { readOrdersFile, sendRun } from '../../server/desks/payouts/use-cases/send-run.ts'
import {
  type AskedStatement,
  readStatementRows,
  type StatementRow,
} from '../../server/desks/statements/store/statement.store.ts'
import { closingHandlers } from '../../server/money/closing/desk/http/closing.handlers.ts'
import { comparePeriod, type DifferenceRow } from '../../server/money/closing/desk/store/comparison.store.ts'
import { closeMonth } from '../../server/money/closing/desk/use-cases/close-period.ts'
import { importRegister } from '../../server/money/closing/desk/use-cases/import-register.ts'
import { accountAt, PAYEE } from '../../server/platform/payouts/orders.data.ts'
import { readTable } from '../../server/platform/tables/read-table.ts'
import type { TableWork } from '../../server/platform/tables/table-processes.ts'
import { importContracts } from '../../server/publishing/seller-contract/module.ts'
import { BANK_BY_PHONE, type PayoutBank } from './payout-bank.ts'

/** Reads tables in this process: a process per register would take most of the time of a history. */
const tables: TableWork = {
  read: async (_, { bytes, mostRows, headings, keys }, onRows) => {
    onRows([...readTable(bytes, mostRows, { headings, keys })])
    return null
  },
  write: () => Promise.reject(new Error('no table is written')),
  close: () => {},
}

/** Columns of the registers of the histories. */
export const REGISTER_HEADINGS = { day: 'Day', amount: 'Amount', reference: 'Number', fee: 'Fee', operation: 'Kind' }
const MAPPING = { headings: REGISTER_HEADINGS, refunds: ['refund'] }

const { bic, correspondentAccount, bankName } = PAYEE
/** Sellers that are paid by phone; the others to an account. */
export const BY_PHONE: readonly number[] = [102]

/** People of the office who pay sellers and close months: two, so that a run has another person's signature. */
export interface OfficePeople {
  readonly accountant: number
  readonly owner: number
}

/** Commands of the office about payouts and months, as its calls give them. */
export function createOfficeDesk(app: App, clock: () => Date, bank: PayoutBank, people: OfficePeople) {
  const { database, services } = app
  const deps = { ...services, database, clock, bank: bank.api, provider: bank.provider, tables }
  const { accountant, owner } = people
  const closing = closingHandlers(deps)
  let accounts = 0
  return {
    draft: () => makeDraft(deps, accountant),
    approve: (id: number, seen: number, by: keyof OfficePeople = 'owner') => approveRun(deps, people[by], id, seen),
    cancel: (id: number) => cancelRun(deps, accountant, id),
    send: (id: number, way: RunWay) => sendRun(deps, accountant, id, way),
    fileOf: async (id: number) => (await readOrdersFile(database.executor, id, 1)).bytes,
    importStatement: (bytes: Uint8Array) =>
      importStatement(deps, accountant, { fileName: 'kl_to_1c.txt', statement: statementOf(bytes, bankFiles.mistake) }),
    /** Gives a seller requisites that were not there before; the sellers of `BY_PHONE` are paid as people. */
    giveRequisites: async (organizationId: number) => {
      accounts += 1
      const requisites: Requisites = BY_PHONE.includes(organizationId)
        ? { kind: 'sbp', phone: `7916${String(accounts).padStart(7, '0')}`, bankName: BANK_BY_PHONE }
        : { kind: 'account', bic, correspondentAccount, bankName, account: accountAt(bic, '40802', accounts) }
      await database.inTransaction((tx) =>
        importContracts(tx, { version: 1, at: clock(), requisites: [{ organizationId, requisites }] }),
      )
    },
    fail: (itemId: number) => failPayout(deps, accountant, itemId, 'The bank refused'),
    statementOf: (asked: AskedStatement): Promise<StatementRow> => readStatementRows(database.executor, asked),

    addSource: async (kind: RegisterKind): Promise<number> => {
      const { id } = await closing.addRegisterSource({
        body: { kind, title: `Source ${kind}` },
        actor: { staffId: accountant },
      } as unknown as Parameters<typeof closing.addRegisterSource>[0])
      return id
    },
    importRegister: (sourceId: number, name: string, bytes: Uint8Array) =>
      importRegister(deps, { sourceId, by: accountant, name, bytes, mapping: MAPPING }),
    /** Accepts every difference of a period as right. */
    acceptDifferences: async (period: Period): Promise<number> => {
      const { differences } = await comparePeriod(database.executor, period, boundsOf(period), 1_000)
      const open = differences.filter(({ outcome }) => outcome === null)
      for (const difference of open) await accept(period, difference)
      return open.length
    },
    close: (period: Period) => closeMonth(deps, period, owner),
    reopen: (period: Period) =>
      database.inTransaction((tx) =>
        services.closing.reopenPeriod(tx, { kind: 'staff', staffId: owner }, { period, reason: 'A late paper' }),
      ),
  }

  async function accept(period: Period, { kind, reference, isRefund, hereAmount, thereAmount }: DifferenceRow) {
    const roubles = (amount: number | null) => (amount === null ? null : amount / 100)
    const sums = { here: roubles(hereAmount), there: roubles(thereAmount) }
    await closing.decideDifference({
      params: { period },
      body: { kind, reference, isRefund, ...sums, outcome: 'accepted', comment: 'The day differs', entryId: null },
      actor: { staffId: accountant },
    } as unknown as Parameters<typeof closing.decideDifference>[0])
  }
}
export type OfficeDesk = ReturnType<typeof createOfficeDesk>
