import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTable } from '../../../platform/tables/read-table.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import {
  ANNA,
  CHEESE,
  DAY,
  EGGS,
  FARM,
  HAM,
  HONEY,
  OTHER_FARM,
  PICKUP,
  twoFarms,
} from '../../../testing/two-farms.data.ts'
import { goodsForm } from './goods-form.data.ts'
import { readingWords } from './use-cases/reading-words.ts'

const world = await twoFarms({ isDatabaseAtNoon: true })
const bearer = async (organizationId: number, name?: string) => ({
  authorization: `Bearer ${await world.staff(organizationId, name)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM, 'Ivan')
const PATH = '/v1/cabinet/goods-imports'
type Headers = Record<string, string>

const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'))
function upload(bytes: Uint8Array, headers: Headers = olga, fields: Headers = {}) {
  const form = goodsForm(bytes, fields)
  return world.call('POST', PATH, { ...form, headers: { ...headers, ...form.headers } })
}
const rowsOf = async (id: number, query = '', headers: Headers = olga) =>
  (await world.call('GET', `${PATH}/${id}/rows${query}`, { headers })).body
const press = (id: number, headers: Headers = olga) => world.call('POST', `${PATH}/${id}/apply`, { headers })
async function apply(id: number, headers: Headers = olga) {
  await press(id, headers)
  await world.runOutbox()
  return (await world.call('GET', `${PATH}/${id}`, { headers })).body
}
const exported = async (format: 'xlsx' | 'csv', headers: Headers = olga) => {
  const answer = await world.app.http.inject({ method: 'GET', url: `/v1/cabinet/goods-export/${format}`, headers })
  return { answer, rows: [...readTable(answer.rawPayload, 100, readingWords())].map(({ cells }) => cells) }
}

it('imports an exported file without changes, in both formats', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const { answer, rows } = await exported(format)
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="tovary.${format}"`,
    ])
    expect(rows.map(([number]) => number)).toEqual(['Номер', String(CHEESE), String(EGGS), String(HONEY)])
    expect(rows[1]?.slice(1, 7)).toEqual([
      'sku-1',
      'Product 1',
      'Food',
      format === 'csv' ? '2151,67' : '2151.67',
      '',
      '3',
    ])
    expect(rows[2]?.[6]).toBe('без счёта')
    expect(rows[3]?.[5]).toBe('250')
    const { status, body } = await upload(answer.rawPayload)
    expect([status, body.state, body.unknownColumns]).toEqual([201, 'ready', []])
    expect(body.counts).toEqual({ all: 3, new: 0, changed: 0, same: 3, wrong: 0, far: 0 })
  }
})

it('exports and imports production days, the maximum per order and category attributes', async () => {
  await world.sql(`update category set attributes = '{milk,fat}' where title = 'Food'`)
  const file = csv(
    'Номер;Не больше в одном заказе;Дни изготовления;Заказ до (время);За сколько дней;Чьё молоко;Жирность, %;Порода',
    `${EGGS};3;по вторникам и пятницам;18:00;1;козье;45,5;`,
    `${HONEY};;;;;;;Карпатская`,
    `${CHEESE};;вт;;;;;`,
  )
  const { body } = await upload(file)
  expect(body).toMatchObject({ unknownColumns: [], counts: { changed: 1, wrong: 2 } })
  const { items } = await rowsOf(body.id)
  expect(items[0].changes).toEqual([
    { column: 'maxSaleQuantity', before: '', after: '3' },
    { column: 'madeOn', before: '', after: 'вт, пт' },
    { column: 'orderedBy', before: '', after: '18:00' },
    { column: 'daysBefore', before: '', after: '1' },
    { column: 'attribute:milk', before: '', after: 'козье' },
    { column: 'attribute:fat', before: '', after: '45,5' },
  ])
  expect(items.slice(1).map(({ mistakes: [one] }: { mistakes: object[] }) => one)).toMatchObject([
    { column: 'attribute:breed', code: 'notOfCategory' },
    { column: 'orderedBy', code: 'partOfSchedule' },
  ])
  expect(await apply(body.id)).toMatchObject({ progress: { written: 1, stale: 0, refused: 0 } })
  expect(
    await world.sql('select max_sale_quantity, production_schedule, attributes from product where id = $1', [EGGS]),
  ).toEqual([
    {
      max_sale_quantity: 3,
      production_schedule: { weekdays: [2, 5], cutoffMinute: 1_080, daysBefore: 1 },
      attributes: { milk: 'goat', fat: 45.5 },
    },
  ])
  const { answer, rows } = await exported('xlsx')
  expect(rows[0]).toEqual(expect.arrayContaining(['Чьё молоко', 'Жирность, %']))
  expect(rows[0]).not.toContain('Порода')
  expect((await upload(answer.rawPayload)).body.counts).toMatchObject({ same: 3, wrong: 0 })
  // a dash clears all of them
  const away = csv('Номер;Дни изготовления;Заказ до;За сколько дней;Чьё молоко', `${EGGS};-;-;-;-`)
  expect(await apply((await upload(away)).body.id)).toMatchObject({ progress: { written: 1 } })
  expect(await world.sql('select production_schedule, attributes from product where id = $1', [EGGS])).toEqual([
    { production_schedule: null, attributes: { fat: 45.5 } },
  ])
})

it('previews the result of each row without changes, and applies the rows once by the commands', async () => {
  const file = csv(
    'Номер;Название;Категория;Цена, руб;Остаток;Цвет;Цена со скидкой;В продаже',
    `${CHEESE};;;700,50;4,5;жёлтый;;нет`,
    ';product 2;;180;;;150;',
    `${HONEY};;;300;1;;-;`,
    ';=Сметана «Вкусная»;Food;99;12;;;да',
    '',
    ';Творог;food;120,00 ₽;;;;',
  )
  const before = await world.sql('select * from product order by id')
  const { body } = await upload(file)
  expect(body).toMatchObject({
    unknownColumns: ['Цвет'],
    counts: { all: 5, new: 2, changed: 3, same: 0, wrong: 0 },
    progress: { written: 0, stale: 0, refused: 0 },
  })
  expect(await world.sql('select * from product order by id')).toEqual(before)
  const { items } = await rowsOf(body.id)
  expect(items.map(({ row, fate }: { row: number; fate: string }) => [row, fate])).toEqual([
    [2, 'changed'],
    [3, 'changed'],
    [4, 'changed'],
    [5, 'new'],
    [7, 'new'],
  ])
  expect(items[0].changes).toEqual([
    { column: 'price', before: '2151,67', after: '700,5' },
    { column: 'stock', before: '3', after: '4,5' },
    { column: 'isOnSale', before: 'да', after: 'нет' },
  ])
  expect(items[2].changes).toEqual([{ column: 'specialPrice', before: '250', after: '' }])
  expect((await rowsOf(body.id, '?fate=new')).items).toHaveLength(2)

  const pressed = await Promise.all([press(body.id), press(body.id)])
  expect(pressed.map((answer) => [answer.status, answer.body.state])).toEqual([
    [200, 'applying'],
    [200, 'applying'],
  ])
  const done = await apply(body.id)
  expect(done).toMatchObject({ state: 'done', progress: { written: 5, stale: 0, refused: 0 } })
  const started = await world.sql(
    `select topic from outbox where topic = 'GoodsImportStarted' and payload->>'importId' = $1`,
    [String(body.id)],
  )
  expect(started).toHaveLength(1)
  const made = await world.sql(
    `select title, slug, sku, price, enabled, kind, on_hand, image from product join stock on product_id = id
      where organization_id = $1 and id > 1000 order by id`,
    [FARM],
  )
  expect(made).toMatchObject([
    { title: '=Сметана «Вкусная»', slug: `smetana-vkusnaya-i${body.id}-5`, enabled: true, on_hand: 12, price: 9_900 },
    { title: 'Творог', sku: `i${body.id}-7`, enabled: false, kind: 'counted', on_hand: 0 },
  ])
  // the shop displays the changes immediately, and each change is audited
  expect((await world.call('GET', `/api/v3/products/slug/product-${EGGS}`)).body).toMatchObject({ price: 150 })
  const trail = await world.sql<{ action: string }>(
    `select action from audit_entry where entity_id = $1 and action <> 'createProduct' order by id`,
    [String(CHEESE)],
  )
  expect(trail.map(({ action }) => action)).toEqual(['setPrice', 'disableProduct', 'setStock'])
  expect(
    await world.sql(`select on_hand_delta from stock_movement where product_id = $1 order by id desc limit 1`, [
      CHEESE,
    ]),
  ).toEqual([{ on_hand_delta: 1_500 }])

  // the same file has no effect when it is imported again, and exported texts are protected
  const again = await upload(file)
  expect(again.body.counts).toEqual({ all: 5, new: 0, changed: 0, same: 5, wrong: 0, far: 0 })
  const guarded = (await exported('csv')).rows.map(([, , title]) => title)
  expect(guarded).toContain("'=Сметана «Вкусная»")
  expect((await upload((await exported('xlsx')).answer.rawPayload)).body.counts).toMatchObject({ same: 5, wrong: 0 })
})

it('exports and imports a weighed product by the price of a kilogram, and warns beyond twice the price', async () => {
  await world.sql(`update product set unit = 'г', measure = 500, is_weight = true, price = 68500 where id = $1`, [
    CHEESE,
  ])
  const { answer, rows } = await exported('csv')
  expect(rows[1]?.[4]).toBe('1370')
  expect((await upload(answer.rawPayload)).body.counts).toMatchObject({ same: 5, far: 0 })
  const { body } = await upload(csv('Номер;Цена за кг;Фасовка', `${CHEESE};;300`, `${EGGS};2900;`))
  expect(body.counts).toMatchObject({ changed: 2, far: 1 })
  const { items } = await rowsOf(body.id)
  expect(items[0]).toMatchObject({
    isPriceFar: false,
    changes: [{ column: 'measure', before: '500', after: '300' }],
  })
  expect(items[1].isPriceFar).toBe(true)
  expect((await rowsOf(body.id, '?fate=far')).items).toMatchObject([{ row: 3 }])
  const { body: portion } = await upload(csv('Номер;Фасовка', `${CHEESE};300`))
  expect(await apply(portion.id)).toMatchObject({ progress: { written: 1, stale: 0 } })
  expect(await world.sql('select price, measure from product where id = $1', [CHEESE])).toEqual([
    { price: 41_100, measure: 300 },
  ])
})

it('reports every kind of mistake with its row and column, and applies the other rows', async () => {
  const cartId = await world.cart(ANNA, FARM, { [HONEY]: 1 })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  expect((await world.checkout(ANNA, { cartId, ...pickup })).status).toBe(201)
  const file = csv(
    'Номер\tАртикул\tНазвание\tКатегория\tЦена\tОстаток\tЦена по акции\tЕд. изм\tНа вес\tКкал\tНДС',
    `${HAM}\t\tЧужая ветчина`,
    '987654\t\tНет такого',
    `${HONEY}\t\t\t\t\t0`,
    `${CHEESE}\t\t\tНет раздела\tдорого\t1,5 кг\t\tл\tможет быть`,
    `${CHEESE}\t\t\t\t1`,
    '\tnew-1\tБез цены\tFood',
    '\tnew-1\tПовтор артикула\tFood\t5',
    '\t\tДвойной\tFood\t5',
    '\t\tдвойной\tFood\t5',
    `\tsku-${EGGS}\t\t\t180\t2,5\t200\t\t\t5\t13`,
    '\t\tЦелый\tFood\t0\t-1',
    '\t\t\tFood\t5',
    `\tsku-3\t${'ы'.repeat(201)}`,
  )
  const { body } = await upload(file)
  const { items } = await rowsOf(body.id)
  const mistakes = items.map(
    ({ row, mistakes: all }: { row: number; mistakes: { column: string; code: string }[] }) => [
      row,
      ...all.map(({ column, code }) => `${column}: ${code}`),
    ],
  )
  expect(mistakes).toEqual(
    [
      [2, 'number: notYours'],
      [3, 'number: notYours'],
      [4, 'stock: promised'],
      [5, 'category: unknownCategory', 'price: notANumber', 'stock: notANumber', 'unit: fixed', 'isWeight: yesOrNo'],
      [6, 'number: repeated'],
      [7, 'price: required'],
      [8, 'sku: repeated'],
      [9, 'title: titleTwice'],
      [10, 'title: titleTwice'],
      [11, 'specialPrice: tooBig', 'stock: notANumber', 'vat: wrongValue', 'protein: partOfNutrition'],
      [12, 'price: required', 'stock: belowZero'],
      [13, 'title: required'],
      [14, 'sku: repeated'],
    ].map((row) => row),
  )
  expect(body.counts).toEqual({ all: 13, new: 0, changed: 0, same: 0, wrong: 13, far: 0 })
  const before = await world.sql('select * from product order by id')
  expect(await apply(body.id)).toMatchObject({ state: 'done', progress: { written: 0 } })
  expect(await world.sql('select * from product order by id')).toEqual(before)
})

it('skips rows that were changed meanwhile or are impossible, and writes the others', async () => {
  const { body } = await upload(csv('Номер;Цена;Остаток', `${CHEESE};800;`, `${EGGS};200;7`, `${HONEY};310;9`))
  expect(body.counts.changed).toBe(3)
  await world.call('POST', '/v1/cabinet/goods/changes', {
    headers: olga,
    body: { changes: [{ id: CHEESE, price: 777 }] },
  })
  // another file creates a product with the same name first
  const twin = csv('Название;Категория;Цена', 'Ряженка;Food;70')
  const [one, two] = [(await upload(twin)).body, (await upload(twin)).body]
  expect(await apply(one.id)).toMatchObject({ progress: { written: 1, stale: 0 } })
  expect(await apply(two.id)).toMatchObject({ progress: { written: 0, stale: 1 } })
  expect(await apply(body.id)).toMatchObject({ state: 'done', progress: { written: 2, stale: 1, refused: 0 } })
  expect((await rowsOf(body.id, '?fate=left')).items).toMatchObject([{ row: 2, outcome: 'stale' }])
  expect(await world.sql('select price from product where id = any($1) order by id', [[CHEESE, EGGS, HONEY]])).toEqual([
    { price: 77_700 },
    { price: 20_000 },
    { price: 31_000 },
  ])

  const low = (await upload(csv('Номер;Остаток;Цена', `${HONEY};2;320`, `${EGGS};5;210`))).body
  const cartId = await world.cart(ANNA, FARM, { [HONEY]: 5 })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  expect((await world.checkout(ANNA, { cartId, ...pickup })).status).toBe(201)
  expect(await apply(low.id)).toMatchObject({ state: 'done', progress: { written: 1, stale: 0, refused: 1 } })
  expect(await world.sql('select price from product where id = any($1) order by id', [[EGGS, HONEY]])).toEqual([
    { price: 21_000 },
    { price: 31_000 },
  ])
})

it('answers not found for files of other sellers, and refuses guests and files without a table', async () => {
  const { body } = await upload(csv('Номер;Цена', `${CHEESE};1`))
  const asIvan = await Promise.all([
    world.call('GET', `${PATH}/${body.id}`, { headers: ivan }),
    world.call('GET', `${PATH}/${body.id}/rows`, { headers: ivan }),
    press(body.id, ivan),
    world.call('GET', `${PATH}?organizationId=${FARM}`, { headers: ivan }),
    world.call('GET', `/v1/cabinet/goods-export/csv?organizationId=${FARM}`, { headers: ivan }),
    upload(csv('Номер;Цена', `${CHEESE};1`), ivan, { organizationId: String(FARM) }),
  ])
  expect(asIvan.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  const guest = await Promise.all([
    upload(csv('Номер'), {}),
    press(body.id, {}),
    world.call('GET', PATH),
    world.call('GET', '/v1/cabinet/goods-export/xlsx', {
      headers: { authorization: `Bearer ${await world.tokenOf(ANNA)}` },
    }),
  ])
  expect(guest.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  const office = await world.office()
  expect((await world.call('GET', `${PATH}?organizationId=${FARM}`, { headers: office })).status).toBe(401)
  const own = await world.call('GET', `${PATH}?organizationId=${FARM}`, { headers: olga })
  expect([own.status, own.body.items[0].id, own.body.exportParts]).toEqual([200, body.id, 1])

  const wrong = await Promise.all([
    upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])),
    upload(zipSync({ 'xl/a.xml': new Uint8Array(9) })),
    upload(csv('Цвет;Вкус', 'белый;сладкий')),
    upload(csv('Номер', ...Array.from({ length: 10_001 }, (_, index) => String(index + 1)))),
    upload(Buffer.alloc(11 * 1024 * 1024, 'a')),
  ])
  expect(wrong.map(({ status, body: { code, title } }) => [status, code, typeof title])).toEqual([
    [400, 'GOODS_FILE_UNREADABLE', 'string'],
    [400, 'GOODS_FILE_UNREADABLE', 'string'],
    [400, 'GOODS_FILE_WITHOUT_COLUMNS', 'string'],
    [400, 'GOODS_FILE_TOO_LONG', 'string'],
    [400, 'BODY_TOO_LARGE', 'string'],
  ])
  const nonsense = await Promise.all([
    world.call('GET', `${PATH}/x`, { headers: olga }),
    world.call('GET', `${PATH}/${body.id}/rows?fate=nope`, { headers: olga }),
    upload(csv('Номер'), olga, { organizationId: 'x' }),
  ])
  expect(nonsense.map(({ status }) => status)).toEqual([404, 400, 400])
})

it('writes thousands of rows in parts, and continues after an interruption with the same result', async () => {
  const COUNT = 2_000
  const titles = Array.from({ length: COUNT }, (_, index) => [`Груша №${index + 1}`, 'Food', 10 + index, index % 50])
  const file = await writeXlsx([['Название', 'Категория', 'Цена', 'Остаток'], ...titles], 's')
  const [cut, whole] = [(await upload(file)).body, (await upload(file, ivan)).body]
  expect(cut.counts.new).toBe(COUNT)
  // ends the database connection while the thousandth product is written
  await world.sql('create table killing as select true as is_on')
  await world.sql(`create function kill_once() returns trigger language plpgsql as $$
    begin
      if new.title like '%1000' and (select is_on from killing) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$`)
  await world.sql(`create trigger kill_once before insert on product for each row execute function kill_once()`)
  await press(cut.id)
  await expect(world.runOutbox()).rejects.toThrow()
  const half = (await world.call('GET', `${PATH}/${cut.id}`, { headers: olga })).body
  expect([half.state, half.progress.written]).toEqual(['applying', 800])
  await world.sql('update killing set is_on = false')
  await world.runOutbox()
  expect(await apply(cut.id)).toMatchObject({ state: 'done', progress: { written: COUNT, stale: 0, refused: 0 } })
  expect(await apply(whole.id, ivan)).toMatchObject({ state: 'done', progress: { written: COUNT } })
  const catalogue = (organizationId: number) =>
    world.sql(
      `select title, price, unit, enabled, kind, on_hand, (select count(*) from product_card where product_card.product_id = product.id) as cards,
        (select sum(on_hand_delta) from stock_movement where product_id = product.id) as moved
         from product join stock on product_id = id where organization_id = $1 and title like 'Груша%' order by title`,
      [organizationId],
    )
  expect(await catalogue(FARM)).toEqual(await catalogue(OTHER_FARM))
  expect((await upload(file)).body.counts).toMatchObject({ new: 0, changed: 0, same: COUNT, wrong: 0 })
})
