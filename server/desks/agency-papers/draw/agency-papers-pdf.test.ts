import { type AgentReportFacts, agentReport } from '@okolitsa/domain/agency-papers/agent-report.ts'

import { feePaper } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import { householdYear, reconciliation } from '@okolitsa/domain/agency-papers/reconciliation.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { expect, it } from 'vitest'
import { pagesOfPdf } from '../../../testing/pdf.data.ts'
import { AGENT, FEE_FACTS, FEE_PAPER, PRINCIPAL } from '../agency-papers.data.ts'
import { agentReportPdf } from './agent-report-pdf.ts'
import { feeActPdf, householdYearPdf, reconciliationPdf } from './other-papers-pdf.ts'

const NOW = new Date('2026-12-01T06:30:00Z')
const SIGNER = FEE_FACTS.signer.person
const { number, day, period, contract } = FEE_FACTS
const COMMON = { number, day, period, contract, agent: AGENT, principal: PRINCIPAL }

const REPORT: AgentReportFacts = {
  ...COMMON,
  corrects: null,
  objectionDays: 30,
  opening: 10_658_800,
  sales: Array.from({ length: 80 }, (_, index) => ({
    order: 104_001 + index,
    paidOn: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
    handedOverOn: '2026-11-30',
    title: index % 9 === 0 ? 'Сыр козий выдержанный «Лесной» в золе, шесть месяцев, головка целиком' : 'Творог 9 %',
    amount: '1,084 кг',
    gross: 233_000,
    vat: index % 2 ? null : { percent: 10, sum: 21_182 },
    sellerDiscount: 0,
    marketDiscount: index === 0 ? 20_000 : 0,
    receipt: '48211 / 3172058899',
    takenBySeller: index === 1 ? 233_000 : 0,
  })),
  returns: [
    {
      order: 104_003,
      day: '2026-11-20',
      reason: 'Вес меньше',
      sum: 42_000,
      receipt: '48300 / 11',
      isBornBySeller: true,
    },
  ],
  fees: Array.from({ length: 80 }, (_, index) => ({
    order: 104_001 + index,
    base: 233_000,
    rule: '10 %',
    fee: 23_300,
    vat: 1_110,
  })),
  expenses: [],
  payouts: [{ day: '2026-11-16', number: '48', sum: 5_000_000 }],
  adjustments: [],
}

const read = (pdf: Uint8Array): string[] => pagesOfPdf(pdf).map((page) => page.replaceAll('\u00A0', ' '))
const flat = (pages: readonly string[]) => pages.join('\n').replaceAll('\n', ' ')

it("draws an agent's report on several pages with a header on each, its sums and the number of pages", async () => {
  const report = agentReport(REPORT)
  const pages = read(await agentReportPdf(report, SIGNER, NOW))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, index) => {
    expect(page).toContain('Отчёт агента № 11-0418')
    expect(page.endsWith(`Страница ${index + 1} из ${pages.length}`)).toBe(true)
  })
  expect(pages.filter((page) => page.includes('Доплата')).length).toBeGreaterThan(1)
  const text = flat(pages)
  for (const { order } of REPORT.sales) expect(text).toContain(String(order))
  expect(text).toContain('Реализовано на 186 400,00 ₽ (Сто восемьдесят шесть тысяч четыреста рублей 00 копеек)')
  expect(text).toContain('за ноябрь 2026 г.')
  expect(text).toContain('7. Прочие движения Не было')
  expect(text).toContain('деньги у продавца')
  expect(text).toContain('Образцов И.')
})

it('draws an act with VAT, and one without, with its correction', async () => {
  const text = flat(read(await feeActPdf(FEE_PAPER, NOW)))
  expect(text).toContain('Акт № 11-0418')
  expect(text).toContain('12 000,00 ₽ (Двенадцать тысяч рублей 00 копеек), в том числе НДС 5 % 571,43 ₽.')
  expect(text).toContain('Пример А. П.')
  const without = feePaper({ ...FEE_FACTS, vatMode: 'none', correction: { number: 1, day: '2026-12-05' } })
  const other = flat(read(await feeActPdf(without, NOW)))
  expect(other).toContain('без НДС')
  expect(other).toContain('Исправление № 1 от 05.12.2026')
})

it('draws an act of reconciliation with both sides, and names who owes', async () => {
  const act = reconciliation({
    ...COMMON,
    opening: -5_000,
    moves: [
      { day: '2026-11-30', document: 'Отчёт агента № 11-0418: продано', amount: 18_640_000 },
      { day: '2026-11-16', document: 'Платёжное поручение № 48', amount: -5_000_000 },
    ],
  })
  const text = flat(read(await reconciliationPdf(act, SIGNER, NOW)))
  expect(text).toContain('долг в пользу ИП Пример Анна Петровна: 136 350,00 ₽')
  expect(text.indexOf('поручение № 48')).toBeLessThan(text.indexOf('продано'))
})

it('draws the year of a household plot', async () => {
  const year = householdYear({
    ...COMMON,
    year: 2026,
    plot: { number: '77', day: '2026-03-01' },
    payouts: [{ day: '2026-11-16', number: '48', sum: kopecks(1_205_000) }],
  })
  const text = flat(read(await householdYearPdf(year, SIGNER, NOW)))
  expect(text).toContain('Всего за 2026 год 12 050,00 ₽ (Двенадцать тысяч пятьдесят рублей 00 копеек).')
  expect(text).toContain('Выписка из похозяйственной книги № 77 от 01.03.2026.')
})
