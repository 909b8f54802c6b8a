import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type AgencyPaper, paperNumber } from '@okolitsa/domain/agency-papers/paper-number.ts'
import type { PaperPeriod, PaperReference } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { isPaperMonth } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { partyOfOperator } from '@okolitsa/domain/agency-papers/party-facts.ts'
import { dayIn, momentIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PeriodOfSellers, SellerPeriod } from '../../statements/ports.ts'
import type { PaperDeps } from '../paper-deps.ts'
import { type PaperSnapshot, sumsOf, totalOf } from '../snapshot.ts'
import {
  insertPapers,
  type LatestPaper,
  listKpp,
  listLatest,
  lockCounters,
  type NewPaper,
  raiseCounters,
} from '../store/paper.store.ts'
import { insertSendings } from '../store/sending.store.ts'
import {
  buildAct,
  buildReconciliation,
  buildReport,
  buildYear,
  type PaperHead,
  type PeriodFacts,
} from './build-papers.ts'

type Build = (facts: PeriodFacts, seller: SellerPeriod, head: PaperHead) => PaperSnapshot | null

/** Papers of a seller in the order in which they name each other. */
const BUILDS = {
  month: [
    ['agentReport', buildReport],
    ['feeAct', buildAct],
  ],
  year: [['householdYear', buildYear]],
  reconciliation: [['reconciliation', buildReconciliation]],
} as const satisfies Record<string, readonly (readonly [AgencyPaper, Build])[]>
export type PapersOf = keyof typeof BUILDS

export interface AskedPapers {
  readonly of: PapersOf
  /** Name of the period in the table. */
  readonly key: string
  readonly period: PaperPeriod
  readonly organizationIds: readonly number[]
  readonly by: number | null
  /**
   * Which papers that exist get a correction: those that differ in any word, or those whose sums differ. Sellers without
   * papers get them.
   */
  readonly corrects: 'words' | 'sums'
}
export interface WrittenPaper {
  readonly id: number
  readonly kind: AgencyPaper
  readonly organizationId: number
}

/**
 * The entries of papers: those of a month as the closing counts them. The year of a household plot and a reconciliation
 * have days and not accounting periods, so their entries are those of their own days.
 */
export const entriesOf = ({ key, period: { from, to } }: Pick<AskedPapers, 'key' | 'period'>): PeriodOfSellers => ({
  from: momentIn(SHOP_TIME_ZONE, from, 0),
  to: momentIn(SHOP_TIME_ZONE, plusDays(to, 1), 0),
  period: isPaperMonth(key) ? key : null,
})

/** The agent of papers. @throws {Refusal} PAPERS_LACK_OPERATOR */
function agentOf({ market }: Pick<PaperDeps, 'market'>) {
  const agent = partyOfOperator(market.current().operator)
  if (!agent) throw new Refusal('PAPERS_LACK_OPERATOR')
  return agent
}
export const lacksOperator = ({ market }: Pick<PaperDeps, 'market'>): boolean =>
  partyOfOperator(market.current().operator) === null

async function factsOf(deps: PaperDeps, tx: Executor, asked: AskedPapers): Promise<PeriodFacts> {
  const { period, organizationIds } = asked
  const [kpp, vat, accepted] = await Promise.all([
    listKpp(tx, organizationIds),
    deps.fees.listVat(tx),
    deps.sellerContract.acceptedBy(tx, organizationIds, entriesOf(asked).to),
  ])
  const { party, signer } = agentOf(deps)
  return {
    ...{ period, signer, agent: party },
    vatPercent: vat.find(({ fromDay }) => fromDay <= period.to)?.percent ?? 0,
    kppOf: (organizationId) => kpp.get(organizationId) ?? '',
    // a seller of earlier releases has accepted no version: the contract bears its number
    contractOf: (organizationId) => {
      const one = accepted.get(organizationId)
      return one
        ? { number: `${organizationId}-${one.version}`, day: dayIn(SHOP_TIME_ZONE, one.at) }
        : { number: String(organizationId), day: period.from }
    },
  }
}

/** Numbers of papers while they are written. */
class Numbers {
  readonly #last = new Map<string, number>()

  async lock(tx: Executor, kinds: readonly AgencyPaper[], years: readonly number[]): Promise<void> {
    for (const year of [...new Set(years)].sort((one, other) => one - other))
      for (const [kind, last] of await lockCounters(tx, kinds, year)) this.#last.set(`${kind} ${year}`, last)
  }
  next(kind: AgencyPaper, year: number): number {
    const place = (this.#last.get(`${kind} ${year}`) ?? 0) + 1
    this.#last.set(`${kind} ${year}`, place)
    return place
  }
  async save(tx: Executor): Promise<void> {
    const all = [...this.#last].map(([key, last]) => ({
      kind: key.split(' ')[0] as AgencyPaper,
      year: key.split(' ')[1],
      last,
    }))
    for (const year of new Set(all.map((one) => one.year)))
      await raiseCounters(
        tx,
        Number(year),
        all.filter((one) => one.year === year),
      )
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))
const plain = (snapshot: PaperSnapshot): unknown => JSON.parse(JSON.stringify(snapshot))
const referenceOf = ({ number, day }: PaperReference): PaperReference => ({ number, day })

/** The head with which a stored paper was formed. */
function headOf({ snapshot }: LatestPaper): PaperHead {
  const { model } = JSON.parse(snapshot) as { model: Partial<PaperHead> & PaperReference }
  const { number, day, corrects = null, correction = null, report = null } = model
  return { number, day, corrects, correction, report }
}

/**
 * Writes the papers of a period for some sellers in the caller's transaction, all of them in one statement. The counters
 * are locked first, so parallel calls follow each other, see what is written, and leave no gap in the numbers.
 * @throws {Refusal} PAPERS_LACK_OPERATOR
 */
export async function writePapers(deps: PaperDeps, tx: Executor, asked: AskedPapers): Promise<WrittenPaper[]> {
  const now = deps.clock()
  const today = dayIn(SHOP_TIME_ZONE, now)
  const { period, key, corrects, organizationIds } = asked
  const builds: readonly (readonly [AgencyPaper, Build])[] = BUILDS[asked.of]
  const numbers = new Numbers()
  await numbers.lock(
    tx,
    builds.map(([kind]) => kind),
    [yearOf(period.to), yearOf(today)],
  )
  const latest = new Map<string, LatestPaper>()
  for (const paper of await listLatest(tx, key, asked.organizationIds))
    latest.set(`${paper.kind} ${paper.organizationId}`, paper)
  const facts = await factsOf(deps, tx, asked)
  const sellers = await deps.statements.periodsOf(tx, { ...entriesOf(asked), organizationIds })

  const papers: NewPaper[] = []
  for (const seller of sellers) {
    let report: PaperReference | null = null
    for (const [kind, build] of builds) {
      const { organizationId } = seller
      const former = latest.get(`${kind} ${organizationId}`) ?? null
      const written = former
        ? correctionOf(former, (head) => build(facts, seller, head), { kind, report, today, numbers, corrects })
        : newPaper((head) => build(facts, seller, head), { kind, report, day: period.to, numbers })
      if (kind === 'agentReport') report = referenceOf(written?.snapshot.model ?? headOf(former as LatestPaper))
      if (!written) continue
      const { snapshot, ...rest } = written
      papers.push({
        ...{ ...rest, kind, organizationId, period: key, seller: seller.legalName },
        ...{ total: totalOf(snapshot), snapshot: JSON.stringify(snapshot), fileId: randomUUID() },
      })
    }
  }
  if (papers.length === 0) return []
  await numbers.save(tx)
  const inserted = await insertPapers(tx, papers, { at: now, by: asked.by })
  if (deps.edo) await insertSendings(tx, sentOf(inserted, papers), now)
  return inserted
}

/** Acts that go to the operator of electronic documents: of firms and proprietors, with the КПП of companies. */
function sentOf(inserted: readonly WrittenPaper[], papers: readonly NewPaper[]): number[] {
  const able = new Set(
    papers
      .filter(({ snapshot }) => isSendable(JSON.parse(snapshot) as PaperSnapshot))
      .map(({ organizationId }) => organizationId),
  )
  return inserted
    .filter(({ kind, organizationId }) => kind === 'feeAct' && able.has(organizationId))
    .map(({ id }) => id)
}
export const lacksKpp = ({ model: { agent, principal } }: PaperSnapshot): boolean =>
  [agent, principal].some((party) => party.kind === 'company' && party.kpp === '')
export const isSendable = (snapshot: PaperSnapshot): boolean =>
  snapshot.kind === 'feeAct' &&
  snapshot.model.lines.length > 0 &&
  snapshot.model.principal.kind !== 'person' &&
  !lacksKpp(snapshot)

type Written = Pick<NewPaper, 'revision' | 'corrects' | 'year' | 'place' | 'number' | 'day'> & {
  readonly snapshot: PaperSnapshot
}
type BuildOf = (head: PaperHead) => PaperSnapshot | null
const NO_HEAD: PaperHead = { number: '', day: '', corrects: null, correction: null, report: null }

function newPaper(
  build: BuildOf,
  { kind, report, day, numbers }: { kind: AgencyPaper; report: PaperReference | null; day: string; numbers: Numbers },
): Written | null {
  // a period without a fee takes no number
  if (!build({ ...NO_HEAD, day })) return null
  const year = yearOf(day)
  const place = numbers.next(kind, year)
  const number = paperNumber(day, place)
  const snapshot = build({ ...NO_HEAD, number, day, report })
  return snapshot && { ...{ revision: 0, corrects: null, year, place, number, day }, snapshot }
}

/** A correction of a paper; null = the paper says what the ledger says now. An act keeps its number and day. */
function correctionOf(
  former: LatestPaper,
  build: BuildOf,
  {
    kind,
    report,
    today,
    numbers,
    corrects: asked,
  }: {
    kind: AgencyPaper
    report: PaperReference | null
    today: string
    numbers: Numbers
    corrects: AskedPapers['corrects']
  },
): Written | null {
  const same = build(headOf(former))
  const compared = asked === 'sums' ? sumsOf : plain
  if (same && isDeepStrictEqual(compared(same), compared(JSON.parse(former.snapshot)))) return null
  const revision = former.revision + 1
  const { year, place, number, day } =
    kind === 'feeAct'
      ? former
      : (() => {
          const next = numbers.next(kind, yearOf(today))
          return { year: yearOf(today), place: next, number: paperNumber(today, next), day: today }
        })()
  const corrects = kind === 'agentReport' ? { number: former.number, day: former.day } : null
  const correction = kind === 'feeAct' ? { number: revision, day: today } : null
  const snapshot = build({ number, day, corrects, correction, report })
  return snapshot && { revision, corrects: former.id, year, place, number, day, snapshot }
}
