import type { PapersPreview } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { daysOfPeriod, hasEnded, isPaperYear } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { dayIn, type IsoDate, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { agencyPapers as words } from '@okolitsa/strings/ru/agency-papers.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { agencyPapersDue } from '../events.ts'
import type { PaperDeps } from '../paper-deps.ts'
import { askPeriod, endPeriod, findPeriod, listForgottenPeriods, listFormed, listLatest } from '../store/paper.store.ts'
import type { PaperRow } from '../store/paper-list.store.ts'
import { lacksOperator, momentsOf, type PapersOf, type WrittenPaper, writePapers } from './write-papers.ts'

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
  const [ids, asked] = await Promise.all([
    deps.statements.sellersOf(executor, { ...momentsOf(daysOfPeriod(period)), most: MOST_SELLERS }),
    findPeriod(executor, period),
  ])
  const formed = await listFormed(executor, period, ids)
  const isOver = hasEnded(period, dayIn(SHOP_TIME_ZONE, deps.clock()))
  return {
    period,
    sellers: ids.length,
    formed: formed.length,
    obstacle: isOver ? (lacksOperator(deps) ? 'lacksOperator' : null) : 'notEnded',
    isUnderWay: asked !== null && !asked.isDone,
  }
}

/** Asks for the papers of a period; they are formed by a job. @throws {Refusal} PAPERS_TOO_EARLY, PAPERS_LACK_OPERATOR */
export async function askForPapers(deps: PaperDeps, period: string, staffId: number): Promise<PapersPreview> {
  const at = deps.clock()
  if (!hasEnded(period, dayIn(SHOP_TIME_ZONE, at))) throw new Refusal('PAPERS_TOO_EARLY')
  if (lacksOperator(deps)) throw new Refusal('PAPERS_LACK_OPERATOR')
  await deps.database.inTransaction(async (tx) => {
    await askPeriod(tx, { period, by: staffId, at })
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

/**
 * Forms the papers of a period for every seller that has none, some sellers per transaction. After an interruption it
 * goes on with those who are left; several nodes at once write each paper once.
 */
export async function formPapers(deps: PaperDeps, period: string): Promise<void> {
  const { executor, inTransaction } = deps.database
  const asked = await findPeriod(executor, period)
  if (!asked || asked.isDone) return
  const days = daysOfPeriod(period)
  const ids = await deps.statements.sellersOf(executor, { ...momentsOf(days), most: MOST_SELLERS })
  const formed = new Set(await listFormed(executor, period, ids))
  const left = ids.filter((id) => !formed.has(id))
  for (let first = 0; first < left.length; first += AT_ONCE)
    await inTransaction(async (tx) => {
      const organizationIds = left.slice(first, first + AT_ONCE)
      const facts = { key: period, period: days, by: asked.askedBy, of: ofPeriod(period), mode: 'form' as const }
      await notifyOf(deps, tx, period, await writePapers(deps, tx, { ...facts, organizationIds }))
    })
  await endPeriod(executor, period, deps.clock())
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
 * Corrects the papers of a paper's period by the ledger as it is now. @throws {Refusal} PAPER_UNCHANGED when they say
 * the same
 */
export async function correctPapers(deps: PaperDeps, paper: PaperRow, staffId: number): Promise<WrittenPaper[]> {
  const { organizationId, period, kind } = paper
  // an act of reconciliation is made again by asking for its days
  if (kind === 'reconciliation') throw new Refusal('PAPER_UNCHANGED')
  const days = daysOfPeriod(period)
  return deps.database.inTransaction(async (tx) => {
    const facts = { key: period, period: days, by: staffId, of: ofPeriod(period), mode: 'correct' as const }
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
    const facts = { key, by, period: { from, to }, of: 'reconciliation' as const, mode: 'correct' as const }
    const [written] = await writePapers(deps, tx, { ...facts, organizationIds: [organizationId] })
    const id = written?.id ?? (await listLatest(tx, key, [organizationId]))[0]?.id
    if (id === undefined) throw new Refusal('NOT_FOUND')
    return id
  })
}
/** Longest period of a reconciliation: a year. */
const MAX_RECONCILED_DAYS = 366
