import { agentReport } from '@okolitsa/domain/agency-papers/agent-report.ts'
import { feePaper, modeOfPercent } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PaperParty, PaperPeriod, PaperReference, PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { partyOfSeller } from '@okolitsa/domain/agency-papers/party-facts.ts'
import { householdYear, reconciliation } from '@okolitsa/domain/agency-papers/reconciliation.ts'
import { OBJECTION_DAYS } from '@okolitsa/domain/agency-papers/report-acceptance.ts'
import { dayMoves, type ReportMove, reportTables } from '@okolitsa/domain/agency-papers/report-moves.ts'
import { dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { agencyPapers as words } from '@okolitsa/strings/ru/agency-papers.ts'
import type { PaperLine, SellerPeriod } from '../../statements/ports.ts'
import type { PaperSnapshot } from '../snapshot.ts'

/** Facts of all papers of a period. */
export interface PeriodFacts {
  readonly period: PaperPeriod
  readonly agent: PaperParty
  readonly signer: PersonName
  /** VAT inside the fee on the last day, per cent. */
  readonly vatPercent: number
  contractOf(organizationId: number): PaperReference
  kppOf(organizationId: number): string
}

/** Number and day of a paper, and what it corrects. */
export interface PaperHead {
  readonly number: string
  readonly day: IsoDate
  /** The report that a report corrects. */
  readonly corrects: PaperReference | null
  /** Which correction of an act this is. */
  readonly correction: { readonly number: number; readonly day: IsoDate } | null
  /** The report of the period, for acts. */
  readonly report: PaperReference | null
}

const dayOf = (moment: string): IsoDate => dayIn(SHOP_TIME_ZONE, new Date(moment))

const moveOf = (line: PaperLine): ReportMove => ({
  ...{ kind: line.kind, order: line.orderId, amount: line.amount, fee: line.fee, cash: line.cash },
  ...{ delivery: line.delivery, feeTax: line.feeTax, ownDiscount: line.ownDiscount, percent: line.percent },
  day: dayOf(line.at),
  isLate: line.latePeriod !== null,
  paidOn: dayOf(line.paidAt ?? line.at),
  marketPaid: line.marketDiscount + line.bonuses,
  cause: line.cause,
  note: line.note,
  title: line.title ?? '',
  quantity: words.positions(line.goods),
  receipt: line.receipt ?? '',
  number: String(line.id),
})

const sidesOf = ({ agent, contractOf, kppOf }: PeriodFacts, seller: SellerPeriod) => ({
  agent,
  principal: partyOfSeller({ ...seller, kpp: kppOf(seller.organizationId) }),
  contract: contractOf(seller.organizationId),
})

export function buildReport(facts: PeriodFacts, seller: SellerPeriod, head: PaperHead): PaperSnapshot {
  const { number, day, corrects } = head
  return {
    kind: 'agentReport',
    signer: facts.signer,
    model: agentReport({
      ...{ number, day, corrects, period: facts.period, ...sidesOf(facts, seller) },
      objectionDays: OBJECTION_DAYS,
      opening: seller.opening,
      ...reportTables(seller.lines.map(moveOf), words.lines),
    }),
  }
}

/** The fee of the period; null = none was left after what was returned. A correction then takes the act back. */
export function buildAct(facts: PeriodFacts, seller: SellerPeriod, head: PaperHead): PaperSnapshot | null {
  const fee = seller.lines.reduce((sum, line) => sum + line.fee, 0)
  const { number, day, correction, report } = head
  if (fee <= 0 && correction === null) return null
  const sides = sidesOf(facts, seller)
  return {
    kind: 'feeAct',
    signer: facts.signer,
    model: feePaper({
      ...{ number, day, correction, report, period: facts.period, ...sides },
      vatMode: modeOfPercent(facts.vatPercent),
      services: fee > 0 ? [{ title: words.utd.fee(facts.period, sides.contract), gross: kopecks(fee) }] : [],
      signer: { position: words.positionOf(facts.agent), person: facts.signer },
    }),
  }
}

export function buildReconciliation(facts: PeriodFacts, seller: SellerPeriod, head: PaperHead): PaperSnapshot {
  const { number, day } = head
  return {
    kind: 'reconciliation',
    signer: facts.signer,
    model: reconciliation({
      ...{ number, day, period: facts.period, ...sidesOf(facts, seller) },
      opening: seller.opening,
      moves: dayMoves(seller.lines.map(moveOf)).map(({ kind, ...move }) => ({ ...move, document: words.moves[kind] })),
    }),
  }
}

/** Payouts of a year to a household plot; null = the seller is none, or was paid nothing. */
export function buildYear(facts: PeriodFacts, seller: SellerPeriod, head: PaperHead): PaperSnapshot | null {
  const payouts = seller.lines.filter(({ kind }) => kind === 'payout' || kind === 'payoutReturn')
  const total = payouts.reduce((sum, { amount }) => sum - amount, 0)
  if (seller.taxSystem !== 'lph' || total <= 0) return null
  const { number, day } = head
  return {
    kind: 'householdYear',
    signer: facts.signer,
    model: householdYear({
      ...{ number, day, plot: null, year: Number(facts.period.from.slice(0, 4)), ...sidesOf(facts, seller) },
      payouts: payouts.map(({ id, at, amount }) => ({ day: dayOf(at), number: String(id), sum: -amount })),
    }),
  }
}
