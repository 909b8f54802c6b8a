import { setImmediate } from 'node:timers/promises'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { expect, it } from 'vitest'
import { pagesOfPdf } from '../../../testing/pdf.data.ts'
import type { PrintOrderRow } from '../store/printing.store.ts'
import { countLabels } from './count-labels.ts'
import { datesOf } from './label-dates.ts'
import { drawLabels } from './labels.ts'
import { countProductLabels } from './product-label.ts'

const order = (id: number): PrintOrderRow => ({
  id,
  sellerTitle: 'Сыроварня Лучковых',
  legalName: 'ИП Лучков Иван Петрович',
  legalAddress: 'Калужская область, деревня Лучки, 4',
  recipientName: 'Анна Петрова',
  deliveryKind: 'courier',
  state: 'isAssembling',
  windowFromHour: 16,
  pickupHours: null,
  windowToHour: 18,
  where: 'Москва, Пятницкая улица, 12, кв. 14',
  comment: '',
  packages: null,
  lines: [
    {
      id: 1,
      product_id: 1,
      title: 'Сыр козий, выдержка 6 месяцев',
      unit: 'г',
      measure: 300,
      is_weight: true,
      ordered_amount: 1_200,
      picked_amount: 1_084,
      actual_sum: kopecks(233_000),
      storage: 'при температуре от +2 до +6 °C',
      shelf_life: '30 суток',
      composition: 'молоко козье, соль, закваска',
      nutrition: null,
      lot_numbers: null,
      made_on: null,
      best_before: null,
    },
  ],
})
const paper = {
  date: '2026-11-24',
  now: new Date('2026-11-23T08:00:00Z'),
  language: 'ru',
  origin: 'https://shop.example',
  withPrices: true,
} as const
const textOf = (pdf: Uint8Array): string => pagesOfPdf(pdf).join('\n')

it('embeds a font once, so that two hundred labels are a small file', async () => {
  const orders = Array.from({ length: 200 }, (_, index) => order(104_218 + index))
  const many = await drawLabels(orders, { ...paper, kind: 'parcels', sheet: 'roll58' })
  expect(pagesOfPdf(many)).toHaveLength(200)
  expect(many.length).toBeLessThan(1_000_000)
})

it('yields to other work while the labels of a large day are counted', async () => {
  const orders = Array.from({ length: 200 }, (_, index) => order(104_218 + index))
  let [turns, isCounting] = [0, true]
  const others = async () => {
    while (isCounting) {
      await setImmediate()
      turns += 1
    }
  }
  const waiting = others()
  expect(await countLabels(orders, 'ru')).toEqual(orders.map(() => 1))
  isCounting = false
  await waiting
  expect(turns).toBeGreaterThanOrEqual(10)
})

it("draws equal bytes for equal orders at one time, and sets the document's title", async () => {
  const draw = (now: Date) => drawLabels([order(104_218)], { ...paper, now, kind: 'products', sheet: 'a4' })
  const [first, second, later] = [
    await draw(paper.now),
    await draw(paper.now),
    await draw(new Date('2026-11-23T09:00:00Z')),
  ]
  expect(Buffer.from(first).equals(second)).toBe(true)
  expect(Buffer.from(first).equals(later)).toBe(false)
  expect(Buffer.from(first).toString('latin1')).toContain('(D:20261123080000Z)')
})

it('draws a label per package and marks the cold ones', async () => {
  const packed = { ...order(104_218), packages: { total: 3, cold: 1 } }
  const pdf = await drawLabels([packed, order(104_219)], { ...paper, kind: 'parcels', sheet: 'roll58' })
  expect(pagesOfPdf(pdf)).toHaveLength(4)
  // labels of products do not depend on the packages
  const products = (one: PrintOrderRow) => drawLabels([one], { ...paper, kind: 'products', sheet: 'roll58' })
  expect(pagesOfPdf(await products(packed))).toEqual(pagesOfPdf(await products(order(104_218))))
})

it.each([
  [{}, 'Срок годности: 30 суток'],
  [{ best_before: '2026-12-14' }, 'Годен до\u00A014.12.2026'],
  [
    { best_before: '2026-12-14', made_on: '2026-11-20', lot_numbers: '17' },
    'Годен до\u00A014.12.2026. Изготовлено 20.11.2026, партия 17',
  ],
  // a lot without dates gives less information than the product
  [{ lot_numbers: '17, 18' }, 'Срок годности: 30 суток. Партия 17, 18'],
  [{ shelf_life: '' }, ''],
])('prints on the label of %j «%s»', (lot, words) => {
  const none = { lot_numbers: null, made_on: null, best_before: null, shelf_life: '30 суток' }
  expect(datesOf({ ...none, ...lot }, 'ru')).toBe(words)
})

it('omits the price on request', async () => {
  const draw = async (withPrices: boolean) =>
    textOf(await drawLabels([order(104_218)], { ...paper, withPrices, kind: 'products', sheet: 'roll58' }))
  expect(await draw(true)).toMatch(/2\s330\s₽/)
  expect(await draw(false)).not.toContain('₽')
})

it.each([
  ['without spaces', 'сахар,мука,яйцо,масло,молоко,соль,сода,ванилин,миндаль,арахис', 1],
  ['of a hundred parts', Array.from({ length: 100 }, (_, index) => `вещество-${index}`).join(', '), 2],
  ['of one long word', 'ы'.repeat(900), 2],
])('prints a composition %s completely, on further labels if necessary', async (_, composition, least) => {
  const [one = order(0)] = [order(104_218)]
  const [line] = one.lines
  if (!line) throw new Error('no line')
  const pdf = await drawLabels([{ ...one, recipientName: 'Әлфия Гыйләҗева', lines: [{ ...line, composition }] }], {
    ...paper,
    kind: 'products',
    sheet: 'roll58',
  })
  expect(pagesOfPdf(pdf).length).toBeGreaterThanOrEqual(least)
  const written = textOf(pdf)
  expect(written).toContain('Әлфия')
  const plain = written.replaceAll(/\s|… 1\/\d|\d\/\d …|Сыр козий, выдержка 6 месяцев/g, '')
  for (const part of composition.split(/,\s*/).filter((part) => part.length < 30)) expect(plain).toContain(part)
  expect(plain.split('ы').length).toBeGreaterThan(composition.split('ы').length)
})

it('prints the texts required on a shelf: producer, address, date, composition, storage, nutrition', async () => {
  const [one = order(0)] = [order(104_218)]
  const [line] = one.lines
  if (!line) throw new Error('no line')
  const draw = async (more: object) =>
    textOf(
      await drawLabels([{ ...one, lines: [{ ...line, ...more }] }], { ...paper, kind: 'products', sheet: 'roll58' }),
    ).replaceAll(/\s/g, '')
  const nutrition = { kcal: 350, protein: 25, fat: 27.5, carbs: 0 }
  const lot = { lot_numbers: '17', made_on: '2026-11-20', best_before: '2026-12-14', nutrition }
  const text = await draw(lot)
  for (const part of [
    ...['ИПЛучковИванПетрович', 'деревняЛучки,4', 'Изготовлено20.11.2026', 'партия17', 'Годендо14.12.2026'],
    ...['молококозье,соль,закваска', 'от+2до+6', '350ккал', '27,5', '1,084кг'],
  ])
    expect(text).toContain(part)
  // without a lot the date is written by hand
  expect(await draw({})).toContain('Датаизготовления:____')
})

it('fits a usual composition on one label, and counts one label per page', async () => {
  const [one = order(0)] = [order(104_218)]
  const [line] = one.lines
  if (!line) throw new Error('no line')
  const nutrition = { kcal: 350, protein: 25, fat: 27.5, carbs: 0.5 }
  const usual = {
    title: 'Колбаса варёная «Домашняя» из говядины и индейки',
    composition:
      'говядина, мясо индейки, вода, молоко сухое, соль, соль нитритная, сахар, чеснок, перец чёрный, мускатный орех, кориандр, фиксатор окраски нитрит натрия',
    nutrition,
  }
  const long = { composition: Array.from({ length: 100 }, (_, index) => `вещество-${index}`).join(', '), nutrition }
  for (const [more, most] of [
    [{ nutrition }, 1],
    [{ composition: 'соль', nutrition }, 1],
    [usual, 1],
    [long, 5],
  ] as const) {
    const printed = { ...one, lines: [{ ...line, ...more }] }
    const pages = pagesOfPdf(await drawLabels([printed], { ...paper, kind: 'products', sheet: 'roll58' })).length
    expect(pages).toBeLessThanOrEqual(most)
    const [lineOf = line] = printed.lines
    expect(countProductLabels({ order: printed, line: lineOf }, 'ru')).toBe(pages)
  }
})

it('prints no final price for unweighed products', async () => {
  const [one = order(0)] = [order(104_218)]
  const draw = async (picked: number | null) =>
    textOf(
      await drawLabels([{ ...one, lines: one.lines.map((line) => ({ ...line, picked_amount: picked })) }], {
        ...paper,
        kind: 'products',
        sheet: 'roll58',
      }),
    ).replaceAll(/\s/g, ' ')
  expect(await draw(null)).toContain('около 2 330 ₽')
  expect(await draw(1_084)).not.toContain('около')
})
