import { type FeePaper, percentOfMode } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import type { HouseholdYear, Reconciliation } from '@okolitsa/domain/agency-papers/reconciliation.ts'
import { agencyPapers as words } from '@okolitsa/strings/ru/agency-papers.ts'
import { beginPaper, CLOSING, STRONG, signatureOf, TEXT, WHOLE } from './paper-sheet.ts'

const { sum, digits, columns } = words
const FORM = { hasBoxes: false, size: 9 }
const right = (title: string, share: number) => ({ title, share, isRight: true })

/** Draws the act of services; its content is that of the electronic transfer document. */
export async function feeActPdf(paper: FeePaper, now: Date): Promise<Uint8Array> {
  const { act } = words
  const { totals, vatMode } = paper
  const percent = percentOfMode(vatMode)
  const { sheet, finish } = await beginPaper({
    ...paper,
    title: act.title(paper.number),
    subtitle: act.ofDay(paper.day),
    now,
  })
  if (paper.correction) sheet.write(act.correction(paper.correction), STRONG, WHOLE)
  sheet.write(act.subject(paper.contract, paper.period), TEXT, WHOLE)
  if (paper.report) sheet.write(act.report(paper.report), TEXT, WHOLE)
  sheet.gap(10)
  const rate = percent === null ? act.withoutVat : act.percent(percent)
  sheet.table(
    [
      { title: columns.number, share: 0.06 },
      { title: columns.service, share: 0.42 },
      right(columns.net, 0.14),
      right(columns.rate, 0.1),
      right(columns.vat, 0.12),
      right(columns.gross, 0.16),
    ],
    paper.lines.map(({ title, net, vat, gross }, index) => [
      String(index + 1),
      title,
      sum(net),
      rate,
      percent === null ? '\u2013' : sum(vat),
      sum(gross),
    ]),
    {
      ...FORM,
      total: ['', words.total, sum(totals.net), '', percent === null ? '\u2013' : sum(totals.vat), sum(totals.gross)],
    },
  )
  sheet.gap(6)
  sheet.keep(CLOSING)
  sheet.write(act.inAll(totals.gross, percent, totals.vat), STRONG, WHOLE)
  sheet.write(paper.lines.length > 0 ? act.noClaims : act.nothing, TEXT, WHOLE)
  return finish({ agent: words.shortName(paper.signer.person), principal: signatureOf(paper.principal) })
}

/** Draws the act of reconciliation. */
export async function reconciliationPdf(act: Reconciliation, signer: PersonName, now: Date): Promise<Uint8Array> {
  const texts = words.reconciliation
  const { period, before, turnover, after } = act
  const { sheet, finish } = await beginPaper({
    ...act,
    title: texts.title(act.number),
    subtitle: texts.ofDay(act.day, period),
    now,
  })
  sheet.write(texts.byDays, TEXT, WHOLE)
  sheet.write(texts.ofAgent, STRONG)
  sheet.gap(4)
  const money = (amount: number) => (amount === 0 ? '' : sum(amount))
  sheet.table(
    [
      { title: columns.day, share: 0.13 },
      { title: columns.document, share: 0.33 },
      right(columns.debit, 0.14),
      right(columns.credit, 0.14),
      right(columns.ownDebit, 0.13),
      right(columns.ownCredit, 0.13),
    ],
    [
      ['', texts.before(period.from), money(before.debit), money(before.credit)],
      ...act.lines.map((line) => [digits(line.day), line.document, money(line.debit), money(line.credit)]),
      ['', texts.turnover, sum(turnover.debit), sum(turnover.credit)],
    ],
    { ...FORM, total: ['', texts.after(period.to), money(after.debit), money(after.credit)] },
  )
  sheet.gap(6)
  sheet.keep(CLOSING)
  sheet.write(texts.inAll(period.to, act.closing, act.agent.name, act.principal.name), STRONG, WHOLE)
  sheet.write(texts.ofPrincipal, TEXT, WHOLE)
  return finish({ agent: words.shortName(signer), principal: signatureOf(act.principal) })
}

/** Draws the yearly sum of payouts to the owner of a household plot. */
export async function householdYearPdf(paper: HouseholdYear, signer: PersonName, now: Date): Promise<Uint8Array> {
  const { household } = words
  const { sheet, finish } = await beginPaper({
    ...paper,
    title: household.title(paper.number),
    subtitle: household.ofDay(paper.day, paper.year),
    now,
  })
  sheet.write(household.subject(paper.agent.name, paper.principal.name), TEXT, WHOLE)
  if (paper.plot) sheet.write(household.plot(paper.plot), TEXT, WHOLE)
  sheet.gap(8)
  sheet.table(
    [{ title: columns.day, share: 0.3 }, { title: columns.payout, share: 0.4 }, right(columns.sum, 0.3)],
    paper.payouts.map(({ day, number, sum: paid }) => [digits(day), number, sum(paid)]),
    { ...FORM, total: [words.total, '', sum(paper.total)] },
  )
  sheet.gap(6)
  sheet.keep(CLOSING)
  sheet.write(household.inAll(paper.year, paper.total), STRONG, WHOLE)
  sheet.write(household.note, TEXT, WHOLE)
  return finish({ agent: words.shortName(signer), principal: null })
}
