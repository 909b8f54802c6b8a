import type { PapersPreview } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { daysOfPeriod, hasEnded, isPaperYear } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { dayIn, type IsoDate, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { agencyPapers as words } from '@okolitsa/strings/ru/agency-papers.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { agencyPapersDue } from '../events.ts'
import type { PaperDeps } from '../paper-deps.ts'
import { askPeriod, endPeriod, findPeriod, listForgottenPeriods, listFormed, listLatest } from '../store/paper.store.ts'
import type { PaperRow } from '../store/paper-list.store.ts'
import { entriesOf, lacksOperator, type PapersOf, type WrittenPaper, writePapers } from './write-papers.ts'

/** Sellers whose papers are written in one transaction. */
const AT_ONCE = 50
/** Sellers of one period. */
const MOST_SELLERS = 100_000
/** Time after which a period is taken up without its event. */
const FORGOTTEN_MS = 120_000

const ofPeriod = (period: string): PapersOf => (isPaperYear(period) ? 'year' : 'month')

/** Sellers and papers of a period, without changes. */
export async function previewPapers(deps: PaperDeps, period: string): Promise<PapersPreview> {
  const { executor } = deps.database
  const [ids, asked, obstacle] = await Promise.all([
    deps.statements.sellersOf(executor, { ...entriesOfPeriod(period), most: MOST_SELLERS, among: null }),
    findPeriod(executor, period),
    obstacleOf(deps, executor, period),
  ])
  const formed = await listFormed(executor, period, ids)
  return {
    ...{ period, sellers: ids.length, formed: formed.length, obstacle },
    isUnderWay: obstacle === null && asked !== null && !asked.isDone,
  }
}

const entriesOfPeriod = (period: string) => entriesOf({ key: period, period: daysOfPeriod(period) })

/** The month whose closing lets papers of a period be formed: of a year its last one. */
const lastMonthIn = (period: string): Period => daysOfPeriod(period).to.slice(0, 7)

/** Why papers of a period cannot be formed now; null = they can. */
async function obstacleOf(deps: PaperDeps, executor: Executor, period: string): Promise<PapersPreview['obstacle']> {
  if (!hasEnded(period, dayIn(SHOP_TIME_ZONE, deps.clock()))) return 'notEnded'
  if ((await deps.closing.closedSince(executor, lastMonthIn(period))) === null) return 'notClosed'
  return lacksOperator(deps) ? 'lacksOperator' : null
}
const REFUSALS = {
  notEnded: 'PAPERS_TOO_EARLY',
  notClosed: 'PAPERS_OF_OPEN_MONTH',
  lacksOperator: 'PAPERS_LACK_OPERATOR',
} as const

/**
 * Asks for the papers of a period; they are formed by a job.
 * @throws {Refusal} PAPERS_TOO_EARLY, PAPERS_OF_OPEN_MONTH, PAPERS_LACK_OPERATOR
 */
export async function askForPapers(deps: PaperDeps, period: string, staffId: number): Promise<PapersPreview> {
  const obstacle = await obstacleOf(deps, deps.database.executor, period)
  if (obstacle) throw new Refusal(REFUSALS[obstacle])
  await deps.database.inTransaction(async (tx) => {
    await askPeriod(tx, { period, by: staffId, at: deps.clock() })
    await deps.audit.record(tx, { kind: 'staff', staffId }, [
      {
        ...{ action: 'formPapers', entity: 'agency_paper', entityId: period, organizationId: null },
        ...{ before: null, after: { period } },
      },
    ])
    await emit(tx, agencyPapersDue({ period }))
  })
  return previewPapers(deps, period)
}

/** Forms the papers of a month when it is closed, also when it was closed before. */
export async function formClosedMonth(deps: PaperDeps, { period, by }: { period: Period; by: number }): Promise<void> {
  await askPeriod(deps.database.executor, { period, by, at: deps.clock() })
  await formPapers(deps, period)
}

/**
 * Forms the papers of a closed period for every seller that has none, and corrections of those whose sums changed while
 * the month was open again. A period that is not closed, or has no operator yet, waits. Some sellers are written per
 * transaction, in which the month stays closed. After an interruption it goes on with those who are left; several nodes
 * at once write each paper once.
 */
export async function formPapers(deps: PaperDeps, period: string): Promise<void> {
  const { executor, inTransaction } = deps.database
  const asked = await findPeriod(executor, period)
  if (!asked || asked.isDone) return
  const month = lastMonthIn(period)
  const closedAt = await deps.closing.closedSince(executor, month)
  if (closedAt === null || lacksOperator(deps)) return
  const ids = await deps.statements.sellersOf(executor, { ...entriesOfPeriod(period), most: MOST_SELLERS, among: null })
  // papers that were formed after the closing have its sums
  const right = new Set(await listFormed(executor, period, ids, closedAt))
  const left = ids.filter((id) => !right.has(id))
  const facts = { key: period, period: daysOfPeriod(period), by: asked.askedBy, of: ofPeriod(period) }
  for (let first = 0; first < left.length; first += AT_ONCE) {
    const isClosed = await inTransaction(async (tx) => {
      if ((await deps.closing.holdClosedSince(tx, month)) === null) return false
      const organizationIds = left.slice(first, first + AT_ONCE)
      const written = await writePapers(deps, tx, { ...facts, organizationIds, corrects: 'sums' })
      await notifyOf(deps, tx, period, written)
      return true
    })
    if (!isClosed) return
  }
  await endPeriod(executor, asked, deps.clock())
}

/** Goes on with periods whose event was lost. */
export async function resumePapers(deps: PaperDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - FORGOTTEN_MS)
  for (const period of await listForgottenPeriods(deps.database.executor, before)) await formPapers(deps, period)
}

/** Notifies the owners once per period, and once per correction. */
async function notifyOf(
  { sellerNotifications }: PaperDeps,
  tx: Executor,
  period: string,
  written: readonly WrittenPaper[],
): Promise<void> {
  const firstOf = new Map<number, number>()
  for (const { organizationId, id } of written)
    firstOf.set(organizationId, Math.min(id, firstOf.get(organizationId) ?? id))
  await sellerNotifications.notifyOwners(
    tx,
    [...firstOf].map(([organizationId, id]) => ({
      ...{ organizationId, what: 'papersReady' as const, key: `papers:${period}:${id}`, isPressing: false },
      values: { period: words.period(daysOfPeriod(period)) },
    })),
  )
}

/**
 * Corrects the papers of a paper's closed period by the ledger as it is now.
 * @throws {Refusal} PAPERS_OF_OPEN_MONTH, PAPER_UNCHANGED when they say the same
 */
export async function correctPapers(deps: PaperDeps, paper: PaperRow, staffId: number): Promise<WrittenPaper[]> {
  const { organizationId, period, kind } = paper
  // an act of reconciliation is made again by asking for its days
  if (kind === 'reconciliation') throw new Refusal('PAPER_UNCHANGED')
  const days = daysOfPeriod(period)
  return deps.database.inTransaction(async (tx) => {
    if ((await deps.closing.holdClosedSince(tx, lastMonthIn(period))) === null)
      throw new Refusal('PAPERS_OF_OPEN_MONTH')
    const facts = { key: period, period: days, by: staffId, of: ofPeriod(period), corrects: 'words' as const }
    const written = await writePapers(deps, tx, { ...facts, organizationIds: [organizationId] })
    if (written.length === 0) throw new Refusal('PAPER_UNCHANGED')
    await deps.audit.record(
      tx,
      { kind: 'staff', staffId },
      written.map(({ id }) => ({
        ...{ action: 'correctPaper', entity: 'agency_paper' as const, entityId: id, organizationId },
        ...{ before: null, after: { period, corrects: paper.number } },
      })),
    )
    await notifyOf(deps, tx, period, written)
    return written
  })
}

/** The act of reconciliation of past days; the same days without a change return the same act. */
export async function reconcile(
  deps: PaperDeps,
  { organizationId, from, to, by }: { organizationId: number; from: IsoDate; to: IsoDate; by: number },
): Promise<number> {
  const today = dayIn(SHOP_TIME_ZONE, deps.clock())
  refuseMistakes({
    ...(from > to && { to: 'tooSmall' }),
    ...(to >= today && { to: 'tooBig' }),
    ...(plusDays(from, MAX_RECONCILED_DAYS) < to && { from: 'tooSmall' }),
  })
  const key = `${from}..${to}`
  return deps.database.inTransaction(async (tx) => {
    const facts = { key, by, period: { from, to }, of: 'reconciliation' as const, corrects: 'words' as const }
    const [written] = await writePapers(deps, tx, { ...facts, organizationIds: [organizationId] })
    const id = written?.id ?? (await listLatest(tx, key, [organizationId]))[0]?.id
    if (id === undefined) throw new Refusal('NOT_FOUND')
    return id
  })
}
/** Longest period of a reconciliation: a year. */
const MAX_RECONCILED_DAYS = 366
