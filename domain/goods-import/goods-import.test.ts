import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findHeadings, headingsOf, isHeadingsAgain, plainHeading } from '../tables/heading-row.ts'
import { categoryTitles } from './category-titles.ts'
import { GOODS_KEYS, type GoodsColumn, type GoodsRecord, type ReadingWords } from './columns.ts'
import { guardedCell, unguardedCell } from './guarded-cell.ts'
import { productSlug } from './product-address.ts'
import { BROKEN_CELL, readRow } from './read-row.ts'
import { resolveRows } from './resolve-rows.ts'
import { BLANK_RECORD, rowResultOf } from './row-outcome.ts'

const WORDS: ReadingWords = {
  keys: GOODS_KEYS,
  headings: new Map<string, GoodsColumn>([
    ['номер', 'number'],
    ['название', 'title'],
    ['цена', 'price'],
    ['остаток', 'stock'],
  ]),
  yes: new Set(['да']),
  no: new Set(['нет']),
  unlimited: new Set(['без счёта']),
  noVat: new Set(['без ндс']),
  currency: new Set(['₽', 'руб.']),
  weekdays: new Map([
    ['вт', [2]],
    ['пятницам', [5]],
    ['каждый день', [1, 2, 3, 4, 5, 6, 7]],
  ]),
  joining: new Set(['по', 'и']),
  rangeFrom: new Set(['с']),
  rangeTo: new Set(['по']),
  options: new Map([['milk', new Map([['козье', 'goat']])]]),
  units: new Map([
    ['кг', { unit: 'г', times: 1_000 }],
    ['г', { unit: 'г', times: 1 }],
    ['шт', { unit: 'шт', times: 1 }],
  ]),
}
const read = (cells: Partial<Record<GoodsColumn, string>>, row = 2) =>
  readRow(
    row,
    Object.values(cells),
    new Map(Object.keys(cells).map((name, index) => [name as GoodsColumn, index])),
    WORDS,
  )

describe('cells', () => {
  it('guards a text against being read as a formula and restores it unchanged', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'*[=+\-@\t].*$/))
    fc.assert(
      fc.property(text, (value) => {
        expect(guardedCell(value)).not.toMatch(/^[=+\-@\t\r]/)
        expect(unguardedCell(guardedCell(value))).toBe(value)
      }),
    )
  })
})

describe('headings', () => {
  it.each([
    ['Цена, ₽', 'цена'],
    [' ЦЕНА (руб.) ', 'цена'],
    ['Ед. изм.', 'ед изм'],
    ['Объём', 'объем'],
  ])('%s is %s', (heading, plain) => expect(plainHeading(heading)).toBe(plain))
  it('reports unknown and repeated headings and ignores the number sign', () => {
    const { places, unknown } = headingsOf(['№', 'Номер', '', 'Цвет', 'Цена, ₽', 'цена'], WORDS)
    expect([...places]).toEqual([
      ['number', 1],
      ['price', 4],
    ])
    expect(unknown).toEqual(['№', 'Цвет', 'цена'])
  })
})

describe('the heading row', () => {
  const WORD = { keys: GOODS_KEYS, headings: WORDS.headings }
  it('finds the row with the most known columns, below a title and a date', () => {
    const rows = [['Прайс'], ['Номер', '3'], ['Цвет', 'Номер', 'Цена'], ['белый', '1', '5'], ['Название', 'Цена']]
    const found = findHeadings(rows, WORD)
    expect([found?.index, [...(found?.places ?? [])]]).toEqual([
      2,
      [
        ['number', 1],
        ['price', 2],
      ],
    ])
  })
  it('requires a number, article or title column within the first twenty rows', () => {
    expect(findHeadings([['Цена', 'Остаток']], WORD)).toBeNull()
    const above = Array.from({ length: 20 }, () => ['-'])
    expect(findHeadings([...above, ['Номер']], WORD)).toBeNull()
    expect(findHeadings([...above.slice(1), ['Номер']], WORD)?.index).toBe(19)
  })
  it('recognizes repeated headings', () => {
    const headings = headingsOf(['Номер', 'Название', 'Цена'], WORDS)
    const isAgain = (...row: string[]) => isHeadingsAgain(row, headings, WORD)
    expect([isAgain('номер', 'НАЗВАНИЕ', 'Цена'), isAgain('', 'Название:')]).toEqual([true, true])
    expect([isAgain('1', 'Название'), isAgain('', '', 'Цена'), isAgain('1', 'Сыр')]).toEqual([false, false, false])
  })
})

describe('a row', () => {
  it('accepts values as sellers type them', () => {
    const { values, mistakes } = read({
      number: '1000001',
      price: '1 234,50 ₽',
      specialPrice: '—',
      isOnSale: 'Да',
      allergens: 'молоко, орехи;',
      unit: 'кг',
      measure: '0,3',
      vat: '10%',
      stock: 'Без счёта',
      description: '',
      kcal: '320,5',
    })
    expect(mistakes).toEqual([])
    expect(values).toEqual({
      number: 1_000_001,
      price: 123_450,
      specialPrice: null,
      isOnSale: true,
      allergens: ['молоко', 'орехи'],
      unit: 'г',
      measure: 300,
      vat: 10,
      stockText: null,
      kcal: 320.5,
    })
  })
  it.each([
    ['вт, пятницам', [2, 5]],
    ['По пятницам и вт', [2, 5]],
    ['Каждый день', [1, 2, 3, 4, 5, 6, 7]],
    ['-', null],
  ])('reads production days from «%s»', (madeOn, days) => expect(read({ madeOn }).values).toEqual({ madeOn: days }))
  it.each([
    ['18:00', 1_080],
    ['9.30', 570],
    ['18:00:00', 1_080],
    // the spreadsheet's own format
    ['0.75', 1_080],
    ['0.25', 360],
    ['0:25', 25],
    ['0,4375', 630],
    ['6:00 PM', 1_080],
    ['12:30 am', 30],
    ['12:00 PM', 720],
  ])('reads the cutoff from %s', (orderedBy, minute) =>
    expect(read({ orderedBy }).values).toEqual({ orderedBy: minute }),
  )
  it('reads spreadsheet formats: currency on either side, per cent, digit groups', () => {
    const money = (price: string) => read({ price }).values.price
    expect(['₽1 200,00', '100\u00A0₽', '12,5'].map(money)).toEqual([120_000, 10_000, 1_250])
    expect(['₽5₽', '$5', '5 евро', '12 50'].map(money)).toEqual([undefined, undefined, undefined, undefined])
    const { values } = read({
      vat: '20,00%',
      fat: '3,2 %',
      kcal: '1\u00A0000',
      protein: '0,5',
      'attribute:fat': '3,20%',
    })
    expect(values).toEqual({ vat: 20, fat: 3.2, kcal: 1_000, protein: 0.5, 'attribute:fat': 3.2 })
    const wrong = read({ vat: '0x10', fat: '1e3', kcal: '10 00', orderedBy: '13:00 PM' })
    expect(wrong.mistakes.map(({ column }) => column)).toEqual(['vat', 'fat', 'kcal', 'orderedBy'])
  })
  it('refuses a broken character', () => {
    expect(read({ title: 'Сы\uFFFD' })).toMatchObject({
      values: {},
      mistakes: [{ column: 'title', code: 'brokenCell' }],
    })
  })
  it('reads attributes of its category', () => {
    const result = read({
      'attribute:milk': 'Козье',
      'attribute:fat': '45 %',
      'attribute:breed': '-',
      maxSaleQuantity: '5',
    })
    expect(result).toMatchObject({
      mistakes: [],
      values: { 'attribute:milk': 'goat', 'attribute:fat': 45, 'attribute:breed': null, maxSaleQuantity: 5 },
    })
    const wrong = read({ 'attribute:milk': 'птичье', 'attribute:fat': 'много', madeOn: 'вчера', orderedBy: '25:00' })
    expect(wrong.mistakes.map(({ column, code }) => [column, code])).toEqual([
      ['attribute:milk', 'wrongValue'],
      ['attribute:fat', 'notANumber'],
      ['madeOn', 'notADay'],
      ['orderedBy', 'notATime'],
    ])
  })
  it('reports invalid cells', () => {
    const { mistakes } = read({
      number: 'три',
      price: '5 евро',
      isWeight: 'наверное',
      title: BROKEN_CELL,
      unit: 'ведро',
    })
    expect(mistakes.map(({ column, code }) => [column, code])).toEqual([
      ['title', 'brokenCell'],
      ['number', 'notANumber'],
      ['price', 'notANumber'],
      ['isWeight', 'yesOrNo'],
      ['unit', 'wrongValue'],
    ])
  })
  it('refuses a number of thousands of characters before matching patterns, and accepts a long text', () => {
    const long = `1${' '.repeat(9_000)}x`
    const { values, mistakes } = read({ title: `сыр\r\n \n ${'я'.repeat(9_000)}`, price: long, vat: long })
    expect(mistakes.map(({ column, code }) => [column, code])).toEqual([
      ['price', 'wrongValue'],
      ['vat', 'wrongValue'],
    ])
    expect(values.title).toBe(`сыр ${'я'.repeat(9_000)}`)
  })
})

describe('the product of a row', () => {
  const NAMES = [
    { id: 1, sku: 'a', title: 'Сыр' },
    { id: 2, sku: 'b', title: 'Мёд' },
    { id: 3, sku: 'c', title: 'мёд' },
  ]
  const resolved = (...rows: Partial<Record<GoodsColumn, string>>[]) =>
    resolveRows(
      rows.map((cells, index) => read(cells, index + 2)),
      NAMES,
    ).map(({ productId, mistakes }) => mistakes[0]?.code ?? productId)

  it('identifies a product by number, then article, then title', () => {
    expect(resolved({ number: '1', sku: 'x', title: 'Соль' }, { sku: 'b', title: 'Сыр' }, { title: ' сыр ' })).toEqual([
      1,
      2,
      'repeated',
    ])
    expect(resolved({ title: 'СЫР' }, { sku: 'new' }, { title: 'Соль' })).toEqual([1, null, null])
  })
  it("refuses several matches, other sellers' products and renamed products", () => {
    expect(resolved({ title: 'Мёд' }, { number: '9' }, { number: '1', sku: 'b' })).toEqual([
      'severalSuch',
      'notYours',
      'taken',
    ])
    expect(resolved({ number: '1', title: 'Соль' }, { title: 'соль' })).toEqual([1, 'titleTwice'])
    expect(resolved({ sku: 'n', title: 'Соль' }, { title: 'соль' })).toEqual([null, 'titleTwice'])
  })
})

it('finds a category by a path or by a unique title', () => {
  const { pathOf, idOf } = categoryTitles([
    { id: 1, parentId: null, title: 'Молоко' },
    { id: 2, parentId: 1, title: 'Сыры' },
    { id: 3, parentId: null, title: 'Козье' },
    { id: 4, parentId: 3, title: 'Сыры' },
  ])
  expect([pathOf(2), idOf('молоко / сыры'), idOf('Козье'), idOf('Сыры'), idOf('Соль')]).toEqual([
    'Молоко / Сыры',
    2,
    3,
    null,
    null,
  ])
})

it('makes a slug of Latin letters from any title', () => {
  const latin = (letter: string) => ({ с: 's', ы: 'y', р: 'r', ь: '’' })[letter]
  expect(productSlug('Сыр «Брie»', latin, 'i1-2')).toBe('syr-rie-i1-2')
  expect(productSlug('日本', latin, 'i1-2')).toBe('i1-2')
})

it('imports a weighed product in kilograms and preserves reserved stock', () => {
  const [row] = resolveRows([read({ number: '1', stock: '1,5' })], [{ id: 1, sku: 'a', title: 'Сыр' }])
  const record = {
    ...BLANK_RECORD,
    sku: 'a',
    title: 'Сыр',
    category: 1,
    price: 100,
    specialPrice: null,
    stock: 2_000,
    unit: 'г',
    measure: 100,
    isWeight: true,
    isOnSale: true,
  } as const
  if (!row) throw new Error('no row')
  const outcomeOf = (promised: number) =>
    rowResultOf(
      row,
      { record, promised, specials: 0 },
      () => null,
      () => new Set(),
    )
  expect(outcomeOf(1_500)).toMatchObject({ fate: 'changed', changes: { stock: { before: 2_000, after: 1_500 } } })
  expect(outcomeOf(1_501)).toMatchObject({
    fate: 'wrong',
    mistakes: [{ column: 'stock', code: 'promised', detail: 1.501 }],
  })
})

it("requires a unit after an amount to be the product's own, and converts by it", () => {
  const stock = (text: string, isWeight: boolean) => {
    const [row] = resolveRows([read({ number: '1', stock: text })], [{ id: 1, sku: 'a', title: 'Сыр' }])
    const unit = isWeight ? 'г' : 'шт'
    const record: GoodsRecord = { ...BLANK_RECORD, sku: 'a', title: 'Сыр', category: 1, price: 100, unit, isWeight }
    if (!row) throw new Error('no row')
    const known = { record, promised: 0, specials: 0 }
    const { changes, mistakes } = rowResultOf(
      row,
      known,
      () => null,
      () => new Set(),
    )
    return changes.stock?.after ?? mistakes[0]?.code
  }
  expect([stock('1,5 кг', true), stock('500г', true), stock('5 шт.', false)]).toEqual([1_500, 500, 5])
  expect([stock('1,5 кг', false), stock('5 шт', true), stock('5 вёдер', false)]).toEqual(Array(3).fill('notANumber'))
  expect(read({ measure: '0,3 кг' }).values).toEqual({ unit: 'г', measure: 300 })
  expect(read({ unit: 'шт', measure: '0,3 кг' }).mistakes).toMatchObject([{ column: 'measure', code: 'wrongValue' }])
})

it('requires a complete schedule and attributes of the category', () => {
  const names = [{ id: 1, sku: 'a', title: 'Сыр' }]
  const known = {
    record: { ...BLANK_RECORD, sku: 'a', title: 'Сыр', category: 7, price: 100 },
    promised: 0,
    specials: 0,
  }
  const outcomeOf = (cells: Partial<Record<GoodsColumn, string>>) => {
    const [row] = resolveRows([read({ number: '1', ...cells })], names)
    if (!row) throw new Error('no row')
    return rowResultOf(
      row,
      known,
      () => null,
      (category) => new Set(category === 7 ? ['milk'] : []),
    )
  }
  expect(outcomeOf({ madeOn: 'вт' })).toMatchObject({ mistakes: [{ column: 'orderedBy', code: 'partOfSchedule' }] })
  const cells = { madeOn: 'вт', orderedBy: '18:00', 'attribute:milk': 'козье' } as const
  expect(outcomeOf({ ...cells, daysBefore: '31' })).toMatchObject({
    mistakes: [{ column: 'daysBefore', code: 'tooBig' }],
  })
  expect(outcomeOf({ ...cells, daysBefore: '1' })).toMatchObject({ fate: 'changed', mistakes: [] })
  expect(outcomeOf({ 'attribute:fat': '45' })).toMatchObject({
    mistakes: [{ column: 'attribute:fat', code: 'notOfCategory' }],
  })
})

describe('prices of a file', () => {
  const names = [{ id: 1, sku: 'a', title: 'Сыр' }]
  const cheese: GoodsRecord = {
    ...BLANK_RECORD,
    sku: 'a',
    title: 'Сыр',
    category: 7,
    price: 68_500,
    specialPrice: 60_000,
    unit: 'г',
    measure: 500,
    isWeight: true,
  }
  const outcomeOf = (cells: Partial<Record<GoodsColumn, string>>, record: GoodsRecord | null = cheese) => {
    const [row] = resolveRows([read(record ? { number: '1', ...cells } : cells)], names)
    if (!row) throw new Error('no row')
    const known = record && { record, promised: 0, specials: 1 }
    return rowResultOf(
      row,
      known,
      () => 7,
      () => new Set(),
    )
  }
  it('reads prices of weighed goods per kilogram, and preserves them when only the portion changes', () => {
    expect(outcomeOf({ price: '1 370', specialPrice: '1200' })).toMatchObject({ fate: 'same' })
    expect(outcomeOf({ price: '1400' })).toMatchObject({ changes: { price: { after: 70_000 } }, isPriceFar: false })
    expect(outcomeOf({ measure: '300' })).toMatchObject({
      changes: { measure: { after: 300 }, price: { after: 41_100 }, specialPrice: { after: 36_000 } },
      isPriceFar: false,
    })
    expect(outcomeOf({ price: '1000', measure: '300', specialPrice: '-' })).toMatchObject({
      changes: { price: { after: 30_000 }, specialPrice: { after: null } },
    })
    const ripe = { title: 'Сыр зрелый', category: 'Сыры', price: '1370', unit: 'г', isWeight: 'да' }
    expect(outcomeOf(ripe, null)).toMatchObject({
      changes: { price: { after: 137_000 }, measure: { after: 1_000 } },
    })
    expect(outcomeOf({ ...ripe, measure: '250' }, null)).toMatchObject({ changes: { price: { after: 34_250 } } })
  })
  it('warns about a price above twice the earlier price', () => {
    const eggs = { ...cheese, unit: 'шт', measure: 10, isWeight: false, price: 29_000, specialPrice: null } as const
    expect(outcomeOf({ price: '2900' }, eggs)).toMatchObject({ fate: 'changed', isPriceFar: true })
    expect(outcomeOf({ price: '580' }, eggs)).toMatchObject({ fate: 'changed', isPriceFar: false })
    expect(outcomeOf({ price: '685' })).toMatchObject({ isPriceFar: false })
    expect(outcomeOf({ price: '684', specialPrice: '600' })).toMatchObject({ isPriceFar: true })
    expect(outcomeOf({ specialPrice: '137' })).toMatchObject({ fate: 'changed', isPriceFar: true })
  })
  it('refuses a price below 0 with a separate error', () => {
    const cells = { price: '-290', specialPrice: '−5,50 ₽', stock: '–3', measure: '-2' }
    expect(outcomeOf(cells).mistakes.map(({ column, code }) => [column, code])).toEqual([
      ['price', 'belowZero'],
      ['specialPrice', 'belowZero'],
      ['stock', 'belowZero'],
      ['measure', 'belowZero'],
    ])
    expect(read({ price: '-дорого' }).mistakes).toMatchObject([{ code: 'notANumber' }])
  })
})

it('names the other row when a title occurs in two rows', () => {
  const rows = [read({ title: 'Сыр', price: '5' }, 2), read({ title: 'сыр', price: '6' }, 3)]
  const mistakesWith = (names: readonly { id: number; sku: string; title: string }[]) =>
    resolveRows(rows, names).map(({ mistakes }) => mistakes)
  expect(mistakesWith([])).toEqual([
    [{ column: 'title', code: 'titleTwice', detail: 3 }],
    [{ column: 'title', code: 'titleTwice', detail: 2 }],
  ])
  expect(mistakesWith([{ id: 1, sku: 'a', title: 'Сыр' }])).toEqual([
    [{ column: 'title', code: 'titleTwice', detail: 3 }],
    [{ column: 'title', code: 'repeated', detail: 2 }],
  ])
})
