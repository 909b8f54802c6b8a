import { readFileSync } from 'node:fs'
import { type FeePaperFacts, feePaper } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PaperParty } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { VAT_MODES } from '@okolitsa/domain/market/market.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { windows1251 } from '@okolitsa/domain/text/windows-1251.ts'
import { checkUtd } from '@okolitsa/emulators/diadoc/check-utd.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AGENT, FEE_FACTS, FEE_PAPER, PRINCIPAL, UTD_IDS } from '../agency-papers.data.ts'
import { utd970 } from './utd-970.ts'

const MADE_AT = new Date('2026-12-01T06:30:00Z')
const SAMPLE = readFileSync(new URL(import.meta.resolve('@okolitsa/emulators/diadoc/sample-utd.xml')), 'utf8')
const bytesOf = (xml: string) => windows1251(xml, (char) => `&#${char.codePointAt(0)};`)
const textOf = (bytes: Uint8Array) => new TextDecoder('windows-1251').decode(bytes)

it('writes the reference document of a simplified tax payer, byte for byte of windows-1251', async () => {
  const principal = { ...PRINCIPAL, ien: '' }
  const file = utd970({ ...UTD_IDS, paper: { ...FEE_PAPER, principal }, madeAt: MADE_AT })
  expect(textOf(file.bytes)).toBe(SAMPLE.replace(/\n +/g, '').replace(/\n<\/Файл>/, '</Файл>'))
  expect(file.fileName).toBe(`${/ИдФайл="([^"]*)"/.exec(SAMPLE)?.[1]}.xml`)
  expect(await checkUtd(file.bytes, file.fileName)).toMatchObject({
    mistakes: [],
    read: { function: 'СЧФДОП', number: '11-0418', receiverId: UTD_IDS.receiverId },
  })
  expect((await checkUtd(bytesOf(SAMPLE))).mistakes).toEqual([])
})

it.each<[string, string | RegExp, string, RegExp]>([
  ['without its currency', /<ДенИзм[^>]*>/, '', /ДенИзм/],
  ['of version 5.02', 'ВерсФорм="5.03"', 'ВерсФорм="5.02"', /ВерсФорм/],
  ['with a rate that does not exist', 'НалСт="5%"', 'НалСт="6%"', /НалСт/],
  ['without a number', ' НомерДок="11-0418"', '', /НомерДок/],
  ['with a date of another form', 'ДатаДок="30.11.2026"', 'ДатаДок="2026-11-30"', /ДатаДок/],
  ['with a tax number of a wrong check digit', 'ИННФЛ="500100732259"', 'ИННФЛ="500100732258"', /контрольной цифрой/],
  ['of a company without КПП', ' КПП="772201001"', '', /КПП/],
  ['whose rows differ from the total', 'СтТовУчНалВсего="12000.00"', 'СтТовУчНалВсего="12000.01"', /Сумма строк/],
  ['whose VAT is of another rate', 'НалСт="5%"', 'НалСт="22%"', /НДС посчитан неверно/],
  ['of a period that ends before it begins', 'ДатаНачПер="01.11.2026"', 'ДатаНачПер="01.12.2026"', /Период/],
  ['without a signer', /<Подписант.*<\/Подписант>/, '', /Подписант/],
  ['without the document of handover', /<ДокПодтвОтгрНом[^>]*>/, '', /ДокПодтвОтгрНом/],
  ['without the position of its signer', 'Должн="Генеральный директор" ', '', /должности/],
  ['in which elements change places', /(<Акциз>.*<\/Акциз>)(<СумНал>.*<\/СумНал>)\n/, '$2$1\n', /СумНал/],
  ['that is torn', '</Файл>', '', /Файл/],
])('refuses a document %s', async (_, part, instead, mistake) => {
  const broken = SAMPLE.replace(part, instead)
  expect(broken).not.toBe(SAMPLE)
  expect((await checkUtd(bytesOf(broken))).mistakes.join('\n')).toMatch(mistake)
})

it('refuses another charset, declared or not, and another name of the file', async () => {
  const utf8 = SAMPLE.replace('windows-1251', 'UTF-8')
  expect((await checkUtd(Buffer.from(utf8))).mistakes).toHaveLength(1)
  expect((await checkUtd(Buffer.from(SAMPLE))).mistakes).toHaveLength(1)
  expect((await checkUtd(bytesOf(SAMPLE), 'paper.xml')).mistakes).toEqual(['Имя файла не равно ИдФайл'])
})

it('keeps number and day in a correction, names a person, and writes characters outside of the charset as numbers', async () => {
  const person: PaperParty = { ...PRINCIPAL, kind: 'person', person: { last: 'О’Хара', first: 'Ия', middle: '' } }
  const paper = feePaper({
    ...FEE_FACTS,
    vatMode: 'none',
    principal: { ...person, address: 'Ӝ & <дом>' },
    correction: { number: 2, day: '2026-12-05' },
    report: null,
  })
  const { bytes, function: of } = utd970({ ...UTD_IDS, paper, madeAt: MADE_AT })
  const text = textOf(bytes)
  expect(of).toBe('ДОП')
  expect(text).toContain('<ИспрДок НомИспр="2" ДатаИспр="05.12.2026"/>')
  expect(text).toContain('АдрТекст="&#1244; &amp; &lt;дом&gt;"')
  expect(text).not.toContain('ДокПодтвОтгрНом')
  expect((await checkUtd(bytes)).mistakes).toEqual([])
})

const words = (max: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }).map((text) => `Я${text}`.slice(0, max))
const facts: fc.Arbitrary<FeePaperFacts> = fc.record({
  ...Object.fromEntries(Object.entries(FEE_FACTS).map(([key, value]) => [key, fc.constant(value)])),
  number: words(40),
  vatMode: fc.constantFrom(...VAT_MODES),
  services: fc.array(fc.record({ title: words(200), gross: fc.integer({ min: 1, max: 2_147_483_647 }).map(kopecks) }), {
    minLength: 1,
    maxLength: 12,
  }),
  agent: fc.record({ ...constants(AGENT), name: words(100) }),
  principal: fc.constantFrom(AGENT, PRINCIPAL, { ...PRINCIPAL, kind: 'person' as const }),
  correction: fc.option(fc.record({ number: fc.integer({ min: 1, max: 999 }), day: fc.constant('2026-12-02') })),
}) as unknown as fc.Arbitrary<FeePaperFacts>

function constants<T extends object>(value: T) {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fc.constant(one)]))
}

it('writes documents that are valid and whose sums add up, whatever the paper', async () => {
  await fc.assert(
    fc.asyncProperty(facts, async (one) => {
      const paper = feePaper(one)
      expect(paper.totals.net + paper.totals.vat).toBe(paper.totals.gross)
      expect(paper.totals.gross).toBe(one.services.reduce((sum, { gross }) => sum + gross, 0))
      const file = utd970({ ...UTD_IDS, paper, madeAt: MADE_AT })
      expect((await checkUtd(file.bytes, file.fileName)).mistakes).toEqual([])
    }),
    { numRuns: 60 },
  )
})
