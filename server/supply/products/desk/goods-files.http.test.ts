import { expect, it } from 'vitest'
import { stylesPart, textBomb, workbook } from '../../../platform/tables/workbook.data.ts'
import { FARM, OTHER_FARM, twoFarms } from '../../../testing/two-farms.data.ts'
import { goodsForm } from './goods-form.data.ts'

const world = await twoFarms({ isDatabaseAtNoon: true })
const PATH = '/v1/cabinet/goods-imports'
const [olga, ivan] = [await world.staff(FARM), await world.staff(OTHER_FARM, 'Ivan')]

const upload = (bytes: Uint8Array, token = olga) => {
  const { headers, body } = goodsForm(bytes)
  return world.call('POST', PATH, { headers: { ...headers, authorization: `Bearer ${token}` }, body })
}
const changesOf = async (id: number) => {
  const headers = { authorization: `Bearer ${olga}` }
  const { items } = (await world.call('GET', `${PATH}/${id}/rows`, { headers })).body
  return items.map(({ changes, mistakes }: { changes: { column: string; after: string }[]; mistakes: object[] }) => [
    Object.fromEntries(changes.map(({ column, after }) => [column, after])),
    mistakes,
  ])
}
const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'))

it('reads a table as displayed: second sheet, per cent, leading zeros, hours, merged categories', async () => {
  const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`
  const headings = [
    'Артикул',
    'Название',
    'Категория',
    'Цена, ₽ (весовых — за кг, л)',
    'НДС, %',
    'Дни изготовления',
    'Заказ до',
    'За сколько дней',
  ]
  const goods = (sku: string, title: string, category: string) =>
    `<row>${number(sku, 1)}${text(title)}${category && text(category)}<c r="D1" s="3"><v>1234.5</v></c>${number('0.1', 2)}${text('пн–ср, сб')}${number('0.75', 4)}${number('1', 0)}</row>`
  const file = workbook('', {
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/><sheet r:id="rId2"/></sheets></workbook>',
    'xl/worksheets/hidden.xml': `<worksheet><sheetData><row>${text('Название товара пишите целиком')}</row></sheetData></worksheet>`,
    'xl/worksheets/a.xml': `<worksheet><sheetData><row>${text('Прайс, осень')}</row><row>${headings.map(text).join('')}</row>
      ${goods('7', 'Сыр', 'Food')}${goods('8', 'Творог', '')}</sheetData>
      <mergeCells><mergeCell ref="C3:C4"/></mergeCells></worksheet>`,
    'xl/styles.xml': stylesPart({ 170: '0000', 171: '# ##0.00 "₽"', 172: 'h:mm AM/PM' }, [0, 170, 9, 171, 172]),
  })
  const { status, body } = await upload(file)
  expect([status, body.unknownColumns, body.counts]).toMatchObject([201, [], { new: 2, wrong: 0 }])
  const read = (sku: string, title: string) => [
    {
      sku,
      title,
      category: 'Food',
      price: '1234,5',
      vat: '10',
      madeOn: 'пн, вт, ср, сб',
      orderedBy: '18:00',
      daysBefore: '1',
    },
    [],
  ]
  const changes = (await changesOf(body.id)).map(([all, mistakes]: [Record<string, string>, object[]]) => {
    const { sku, title, category, price, vat, madeOn, orderedBy, daysBefore } = all
    return [{ sku, title, category, price, vat, madeOn, orderedBy, daysBefore }, mistakes]
  })
  expect(changes).toEqual([read('0007', 'Сыр'), read('0008', 'Творог')])
})

it('reads a CSV with commas in headings, a named delimiter, or a broken byte', async () => {
  const body = async (bytes: Uint8Array) => (await upload(bytes)).body
  const commas = await body(csv('Артикул;Цена, руб, розница', '101-001;100,50'))
  expect([commas.columns, commas.unknownColumns]).toEqual([['sku', 'price'], []])
  const named = await body(csv('sep=,', 'Название,Категория,Цена', 'Сыр,Food,100'))
  expect(named.counts).toMatchObject({ all: 1, new: 1 })
  const bytes = csv('Название;Категория;Цена', 'Козий сыр;Food;100', 'Мёд;Food;50')
  bytes[bytes.indexOf('й сыр')] = 0x41
  const broken = await body(bytes)
  expect(broken.counts).toMatchObject({ new: 1, wrong: 1 })
  expect((await changesOf(broken.id))[0]?.[1]).toMatchObject([{ column: 'title', code: 'brokenCell' }])
})

it('refuses a malicious file with a message, while it serves another seller', async () => {
  const good = csv('Название;Категория;Цена', 'Сыр;Food;100')
  const bombs = [
    textBomb(2_400_000, 100_000),
    csv('Номер;Цена', '1;5\n'.repeat(700_000)),
    workbook('<a>'.repeat(2_000_000)),
    workbook('', { 'xl/sharedStrings.xml': `<sst>${' '.repeat(120 * 1024 * 1024)}` }),
  ]
  const [other, ...refused] = await Promise.all([upload(good, ivan), ...bombs.map((bomb) => upload(bomb))])
  expect([other.status, other.body.counts.all]).toEqual([201, 1])
  expect(refused.map(({ status, body: { code, title } }) => [status, code, typeof title])).toEqual([
    [400, 'GOODS_FILE_TOO_LONG', 'string'],
    [400, 'GOODS_FILE_TOO_LONG', 'string'],
    [400, 'GOODS_FILE_UNREADABLE', 'string'],
    [400, 'GOODS_FILE_TOO_LONG', 'string'],
  ])
  expect((await upload(good)).status).toBe(201)
})

it('reads four concurrent files of a seller, and refuses the fifth until later', async () => {
  const file = csv('Название;Категория;Цена', ...Array.from({ length: 500 }, (_, at) => `Груша ${at};Food;5`))
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(file)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const many = await Promise.all([1, 2, 3, 4, 5, 6].map(() => upload(file)))
  const refused = many.filter(({ status }) => status !== 201)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, body } of refused) {
    expect([status, body.code, body.title]).toEqual([
      429,
      'GOODS_FILES_WAITING',
      'Ваши прежние файлы ещё в\u00A0работе. Подождите немного и\u00A0повторите',
    ])
  }
})
