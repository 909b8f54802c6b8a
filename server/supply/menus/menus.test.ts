import { kopecks } from '@okolitsa/domain/money/money.ts'
import { checkChoice, type OptionGroup } from '@okolitsa/domain/restaurants/options.ts'
import { expect, it } from 'vitest'
import { productsChanged } from '../../discovery/read-models/public.ts'
import { run } from '../../platform/db/client.ts'
import { listenForSignals } from '../../platform/db/pg-listener.ts'
import { openWorld } from '../../testing/world.data.ts'
import { dishOf, groupOf, optionOf, restaurantOf } from './new-dish.data.ts'
import type { DishChange, MenusService, NewDish } from './ports.ts'
import { menusChanged } from './public.ts'

const [PLACE, OTHER, FARM] = [301, 302, 101]
const [BORSCHT, PIE, COMBO, FOREIGN] = [301_001, 301_002, 301_003, 302_001]
const AUTHOR = { kind: 'service', name: 'test' } as const

const world = await openWorld({ isDatabaseAtNoon: true })
const { menus, audit } = world.services
await world.sellers(
  { id: FARM },
  { id: PLACE, profile: { type: 'restaurant' } },
  { id: OTHER, profile: { type: 'restaurant' } },
)
type Command = {
  [K in keyof MenusService]: MenusService[K] extends (tx: never, author: never, ...rest: never[]) => Promise<unknown>
    ? K
    : never
}[keyof MenusService]
/** Runs a command with its author in a separate transaction. */
const say = <K extends Command>(
  name: K,
  ...rest: Parameters<MenusService[K]> extends [unknown, unknown, ...infer R] ? R : never
) =>
  world.write((tx, services) =>
    (services.menus[name] as (...all: unknown[]) => Promise<unknown>)(tx, AUTHOR, ...rest),
  ) as ReturnType<MenusService[K]>
const mistakes = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    ({ code, facts }: { code: string; facts?: { errors?: object } }) => facts?.errors ?? code,
  )

const [soups = 0] = await say('createRestaurant', restaurantOf(PLACE))
const [others = 0] = await say('createRestaurant', restaurantOf(OTHER))
const size = groupOf(
  'Size',
  1,
  1,
  optionOf('Small', 0, { isDefault: true }),
  optionOf('Big', 12_000, { groups: [groupOf('Spoon', 0, 1, optionOf('Wooden', 500))] }),
)
const extras = groupOf('Add', 0, 3, optionOf('Cream', 4_000, { most: 2 }))
const soup = (id: number, more: Partial<NewDish> = {}) =>
  dishOf({ id, organizationId: PLACE, sectionId: soups, price: 42_000, ...more })
await say('createDishes', [
  soup(BORSCHT, {
    fields: {
      served: null,
      isSpicy: true,
      isMeatless: false,
      groups: [size, extras],
      origins: [{ organizationId: FARM, what: 'Beef' }],
    },
  }),
  soup(PIE),
  dishOf({ id: FOREIGN, organizationId: OTHER, sectionId: others, price: 100 }),
])
await say('createDishes', [
  dishOf({
    id: COMBO,
    organizationId: PLACE,
    sectionId: soups,
    price: 50_000,
    fields: {
      groups: [
        groupOf('First', 1, 1, optionOf('Borscht', 0, { dishId: BORSCHT }), optionOf('Pie', 0, { dishId: PIE })),
      ],
    },
  }),
])
const orderable = async (id: number) => (await menus.orderableDishes(world.database.executor, [id])).get(id)
const groupsOf = async (id: number): Promise<readonly OptionGroup[]> => (await orderable(id))?.groups ?? []
const change = (dishId: number, change: DishChange) => say('changeDish', { organizationId: PLACE, dishId }, change)

it('stores a dish as a product outside all product lists, with its options', async () => {
  const groups = await groupsOf(BORSCHT)
  expect(groups.map(({ title, options }) => [title, options.map(({ title }) => title)])).toEqual([
    ['Size', ['Small', 'Big']],
    ['Add', ['Cream']],
  ])
  const [big, wooden, cream] = [
    groups[0]?.options[1],
    groups[0]?.options[1]?.groups[0]?.options[0],
    groups[1]?.options[0],
  ]
  const choice = checkChoice({ price: kopecks(42_000), groups }, [
    { optionId: cream?.id ?? 0, count: 2 },
    { optionId: big?.id ?? 0, count: 1 },
    { optionId: wooden?.id ?? 0, count: 1 },
  ])
  expect(choice).toMatchObject({ ok: true, price: 62_500 })
  const listed = await world.sql('select from category_listing union all select from product_search')
  expect(listed).toEqual([])
  expect(await world.sql('select word from search_word where word = $1', ['dish'])).toEqual([])
  expect((await menus.orderableDishes(world.database.executor, [1])).size).toBe(0)
})

it('keeps the id of an option when the dish is saved, deletes missing options and refuses unknown ones', async () => {
  const [before] = await groupsOf(BORSCHT)
  const [small, big] = before?.options ?? []
  const kept = { ...size, id: before?.id, options: [optionOf('Little', 0, { id: small?.id })] }
  await change(BORSCHT, { fields: { groups: [kept] } })
  const after = await groupsOf(BORSCHT)
  expect(after).toMatchObject([{ id: before?.id, options: [{ id: small?.id, title: 'Little' }] }])
  expect(checkChoice({ price: kopecks(1), groups: after }, [{ optionId: big?.id ?? 0, count: 1 }])).toMatchObject({
    mistakes: expect.arrayContaining([{ kind: 'changed', optionId: big?.id, why: 'gone' }]),
  })
  const foreign = { ...size, options: [optionOf('Mine', 0, { id: (await groupsOf(COMBO))[0]?.options[0]?.id })] }
  expect(await mistakes(change(BORSCHT, { fields: { groups: [foreign] } }))).toBe('NOT_FOUND')
  const meant = groupOf('First', 1, 1, optionOf('X', 0, { dishId: FOREIGN }))
  expect(await mistakes(change(COMBO, { fields: { groups: [meant] } }))).toEqual({ dishId: 'wrongValue' })
  expect(await groupsOf(BORSCHT)).toEqual(after)
})

it('makes a stopped dish or option unavailable for that time, and excludes a stopped dish from combos', async () => {
  const inAnHour = new Date(world.now().getTime() + 3_600_000)
  await say('setStop', { organizationId: PLACE, dishId: PIE }, { until: inAnHour })
  expect((await orderable(PIE))?.obstacle).toEqual({ kind: 'stopped', until: inAnHour })
  await say('setStop', { organizationId: PLACE, dishId: PIE }, { until: null })
  expect((await orderable(PIE))?.obstacle).toEqual({ kind: 'stopped', until: null })
  const [first] = await groupsOf(COMBO)
  expect(first?.options.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  await say('setStop', { organizationId: PLACE, optionId: first?.options[0]?.id ?? 0 }, { until: null })
  expect((await groupsOf(COMBO))[0]?.options.map(({ isAvailable }) => isAvailable)).toEqual([false, false])
  await say('setStop', { organizationId: PLACE, dishId: PIE }, null)
  await say('setStop', { organizationId: PLACE, optionId: first?.options[0]?.id ?? 0 }, null)
  expect((await groupsOf(COMBO))[0]?.options.map(({ isAvailable }) => isAvailable)).toEqual([true, true])
  expect((await orderable(PIE))?.obstacle).toBeNull()
  const trace = await audit.listOf(world.database.executor, { organizationId: PLACE, entity: 'dish', entityId: PIE }, 9)
  expect(trace.map(({ action }) => action)).toEqual(['unstop', 'stop', 'stop', 'createDish'])
})

it('makes a stop wait for a lock of the dish, and a lock wait for a stop', async () => {
  const order: string[] = []
  const released = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = world.write(async (tx, services) => {
    await services.menus.holdDishes(tx, [COMBO])
    isHeld.resolve()
    await released.promise
    order.push('ordered')
  })
  await isHeld.promise
  // a combo locks its dishes
  const stopping = say('setStop', { organizationId: PLACE, dishId: PIE }, { until: null }).then(() =>
    order.push('stopped'),
  )
  const isWaiting = async () =>
    (await world.sql(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .length > 0
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5))
  released.resolve()
  await Promise.all([holding, stopping])
  expect(order).toEqual(['ordered', 'stopped'])
  await say('setStop', { organizationId: PLACE, dishId: PIE }, null)
})

it('applies hours, exceptions, rush and pause on the node immediately', async () => {
  const known = async () => (await menus.current()).byId.get(PLACE)
  await known()
  const week = [
    { weekdays: [1, 2, 3], from: '08:00', to: '15:00' },
    { weekdays: [5], from: '18:00', to: '02:00' },
  ]
  const closed = { from: '2027-01-01', to: '2027-01-03', spans: [], note: 'Holidays' }
  await say('setOpeningHours', PLACE, week)
  await say('setOpeningExceptions', PLACE, [closed])
  const until = new Date(world.now().getTime() + 1_800_000)
  await say('setRush', PLACE, { minutes: 25, until })
  await say('setPause', PLACE, until)
  await say('changeRestaurant', PLACE, { kitchens: ['supy', 'pirogi'], preparationMinutes: 30 })
  await expect.poll(known).toMatchObject({
    kitchens: ['supy', 'pirogi'],
    hours: { timeZone: 'Europe/Moscow', week: expect.arrayContaining(week), exceptions: [closed] },
    pace: { preparationMinutes: 30, rushMinutes: 25, rushUntil: until, pausedUntil: until },
  })
  await say('setRush', PLACE, null)
  await say('setPause', PLACE, null)
  expect((await menus.restaurantOf(world.database.executor, PLACE))?.pace).toMatchObject({
    rushMinutes: 0,
    pausedUntil: null,
  })
  expect(await mistakes(say('setPause', PLACE, world.now()))).toEqual({ until: 'tooSmall' })
  expect(await mistakes(say('setRush', PLACE, { minutes: 500, until }))).toEqual({ minutes: 'tooBig' })
})

it('announces the changed restaurant and the stopped dish, so that other pages stay cached', async () => {
  const received = new Set<string>()
  const hear = (channel: string) => (payload: string) => received.add(`${channel} ${payload}`)
  const { channel: menu } = menusChanged
  const listener = await listenForSignals(world.database.pool, {
    [menu]: hear('menu'),
    [productsChanged.channel]: hear('dish'),
  })
  const announced = async (work: Promise<unknown>) => {
    received.clear()
    await work
    await run(world.database.executor, `select pg_notify($1, 'over')`, [menu])
    await expect.poll(() => received.has('menu over')).toBe(true)
    return [...received].filter((one) => one !== 'menu over').toSorted()
  }
  const optionId = (await groupsOf(BORSCHT))[0]?.options[0]?.id ?? 0
  expect(await announced(say('setPause', OTHER, new Date(world.now().getTime() + 60_000)))).toEqual([`menu ${OTHER}`])
  expect(await announced(say('setPause', OTHER, null))).toEqual([`menu ${OTHER}`])
  for (const stop of [{ until: null }, null]) {
    expect(await announced(say('setStop', { organizationId: PLACE, dishId: PIE }, stop))).toEqual([
      `dish ${PIE}`,
      `dish ${COMBO}`,
    ])
    expect(await announced(say('setStop', { organizationId: PLACE, optionId }, stop))).toEqual([`dish ${BORSCHT}`])
  }
  // the dish loses a group of options
  expect(await announced(change(BORSCHT, { fields: { groups: [size] } }))).toContain(`dish ${BORSCHT}`)
  expect(await announced(change(BORSCHT, { fields: { groups: [size, extras] } }))).toContain(`dish ${BORSCHT}`)
  await listener.stop()
})

it('keeps the order of sections, and refuses to delete one with dishes', async () => {
  const served = { weekdays: [1, 2, 3, 4, 5], from: '12:00', to: '16:00' }
  const ids = await say('setSections', PLACE, [
    { title: 'Lunches', note: '', served },
    { id: soups, title: 'Hot soups', note: 'Since six', served: null },
  ])
  expect(ids[1]).toBe(soups)
  const menu = await menus.menuOf(world.database.executor, PLACE)
  expect(menu.sections.map(({ title, dishes }) => [title, dishes.map(({ id }) => id)])).toEqual([
    ['Lunches', []],
    ['Hot soups', [BORSCHT, PIE, COMBO]],
  ])
  expect(menu.sections[0]?.served).toEqual(served)
  const renamed = [
    { title: 'Вино и сидр', note: '', served: null },
    { id: soups, title: 'Пивная карта', note: '', served: null },
  ]
  expect(await mistakes(say('setSections', PLACE, renamed))).toEqual({
    'sections.0.title': 'alcohol',
    'sections.1.title': 'alcohol',
  })
  expect(await mistakes(say('setSections', PLACE, [{ title: 'None', note: '', served: null }]))).toEqual({
    sections: 'required',
  })
  expect(await mistakes(say('setSections', PLACE, [{ id: others, title: 'None', note: '', served: null }]))).toBe(
    'NOT_FOUND',
  )
  await change(PIE, { sectionId: ids[0] ?? 0 })
  expect((await orderable(PIE))?.served).toEqual(served)
})

it('refuses alcohol by its name, its section and its strength', async () => {
  const drink = (product: Partial<NewDish['product']>, sectionId = soups) =>
    mistakes(say('createDishes', [dishOf({ id: 301_050, organizationId: PLACE, sectionId, price: 1, product })]))
  expect(await drink({ title: 'Бокал вина' })).toEqual({ 'dishes.0.title': 'alcohol' })
  expect(await drink({ title: 'Сидр яблочный' })).toEqual({ 'dishes.0.title': 'alcohol' })
  expect(await drink({ title: 'Домашнее', description: 'Крепость 12 %' })).toEqual({ 'dishes.0.title': 'alcohol' })
  expect(await mistakes(change(PIE, { product: { title: 'Пиво светлое' } }))).toEqual({ title: 'alcohol' })
  expect(await drink({ title: 'Мидии в белом вине' })).toBe('nothing')
})

it('answers not found for other restaurants and for non-restaurants', async () => {
  expect(await mistakes(change(FOREIGN, { price: kopecks(1) }))).toBe('NOT_FOUND')
  expect(await mistakes(say('setStop', { organizationId: PLACE, dishId: FOREIGN }, { until: null }))).toBe('NOT_FOUND')
  expect(await mistakes(say('setPause', FARM, null))).toBe('NOT_FOUND')
  expect(await mistakes(say('createRestaurant', restaurantOf(FARM)))).toBe('NOT_FOUND')
  expect(
    await mistakes(say('createDishes', [dishOf({ id: 9, organizationId: PLACE, sectionId: others, price: 1 })])),
  ).toBe('NOT_FOUND')
  expect(await mistakes(say('changeRestaurant', PLACE, { kitchens: ['none'] }))).toEqual({ kitchens: 'wrongValue' })
  expect(await mistakes(say('setDishOnSale', { organizationId: PLACE, dishId: FOREIGN }, false))).toBe('NOT_FOUND')
})

const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
const [ours, theirs] = [await bearer(PLACE), await bearer(OTHER)]
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers: Record<string, string> = ours) =>
  world.call(method, `/v1/cabinet${path}`, { headers, ...(body && { body }) })
const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers?: Record<string, string>) =>
  call(method, `/menu/${PLACE}${path}`, body, headers)
type Dish = { readonly id: number; readonly title: string }
const dishesOf = (menu: { readonly sections: readonly { readonly dishes: readonly Dish[] }[] }): readonly Dish[] =>
  menu.sections.flatMap(({ dishes }) => dishes)
const dishIn = (menu: Parameters<typeof dishesOf>[0], id: number) => dishesOf(menu).find((dish) => dish.id === id)

it('lets the restaurant’s own staff edit the menu, and the kitchen use its actions', async () => {
  for (const [headers, status] of [
    [{}, 401],
    [theirs, 404],
  ] as const) {
    expect((await ask('GET', '', undefined, headers)).status).toBe(status)
    expect((await ask('POST', '/pause', { minutes: 15 }, headers)).status).toBe(status)
    expect((await ask('POST', `/sections/${soups}/order`, { dishIds: [PIE] }, headers)).status).toBe(status)
    expect((await ask('POST', '/today', { spans: [] }, headers)).status).toBe(status)
  }
  expect((await ask('POST', '/pause', { minutes: 15 })).body).toMatchObject({
    pausedUntil: expect.any(String),
  })
  expect((await ask('POST', '/pause', { minutes: 0 })).body.pausedUntil).toBeNull()
  expect((await ask('POST', '/rush', { minutes: 20 })).body.rush).toMatchObject({ minutes: 20 })
  expect((await ask('POST', '/rush', { minutes: 0 })).body.rush).toBeNull()
  const stopped = await ask('POST', '/stops', { thing: 'dish', thingId: PIE, isStopped: true })
  expect(dishIn(stopped.body, PIE)).toMatchObject({ stop: { until: null }, isArchived: false, measure: 1 })
  await ask('POST', '/stops', { thing: 'dish', thingId: PIE, isStopped: false })
  expect((await ask('PATCH', '', { preparationMinutes: 1 })).body.errors).toMatchObject({
    preparationMinutes: expect.any(String),
  })
  expect(
    (await ask('POST', '/hours', { week: [{ weekdays: [1], from: '10:00', to: '22:00' }] })).body.openingHours,
  ).toEqual([{ weekdays: [1], from: '10:00', to: '22:00' }])
  expect((await world.call('GET', `/v1/cabinet/menu/${FARM}`, { headers: await bearer(FARM) })).status).toBe(404)
})

it('changes the hours of the current day and of no other day', async () => {
  await say('setOpeningHours', PLACE, restaurantOf(PLACE).week)
  await say('setOpeningExceptions', PLACE, [])
  const closed = (await ask('POST', '/today', { spans: [] })).body
  expect([closed.state.kind, closed.openingExceptions]).toEqual(['closed', [expect.objectContaining({ spans: [] })]])
  const [{ from, to }] = closed.openingExceptions
  expect(from).toBe(to)
  const other = (await ask('POST', '/today', { spans: [{ from: '00:00', to: '00:00' }] })).body
  expect([other.state.kind, other.openingExceptions.length]).toEqual(['open', 1])
  expect((await ask('POST', '/today', { spans: null })).body.openingExceptions).toEqual([])
  const meeting = [
    { from: '10:00', to: '15:00' },
    { from: '14:00', to: '18:00' },
  ]
  expect((await ask('POST', '/today', { spans: meeting })).body.errors).toMatchObject({ spans: expect.any(String) })
})

it('changes the current shift after midnight, and not the coming evening', async () => {
  const SINCE_04_12 = 6 * 60 + 48
  await say('setOpeningHours', PLACE, [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '18:00', to: '06:00' }])
  await say('setOpeningExceptions', PLACE, [])
  world.passMinutes(-SINCE_04_12)
  const closed = (await ask('POST', '/today', { spans: [] })).body
  expect(closed.state).toEqual({ kind: 'closed', opensAt: '2026-11-21T15:00:00.000Z' })
  expect(closed.openingExceptions).toEqual([{ from: '2026-11-20', to: '2026-11-20', spans: [], note: '' }])
  const page = await world.call('GET', `/api/v2/restaurants/${PLACE}`)
  expect(page.body).toMatchObject({ today: [], openingExceptions: [{ from: '2026-11-20' }] })
  const usual = (await ask('POST', '/today', { spans: null })).body
  expect([usual.state, usual.openingExceptions]).toEqual([
    { kind: 'open', until: '2026-11-21T03:00:00.000Z', isRush: false },
    [],
  ])
  world.passMinutes(SINCE_04_12)
  await say('setOpeningHours', PLACE, restaurantOf(PLACE).week)
})

it('stores the order of a section’s dishes', async () => {
  const idsOf = ({ sections }: { sections: { id: number; dishes: Dish[] }[] }) =>
    sections.filter(({ id }) => id === soups).flatMap(({ dishes }) => dishes.map(({ id }) => id))
  const order = (dishIds: readonly number[], sectionId = soups) =>
    ask('POST', `/sections/${sectionId}/order`, { dishIds })
  const before = idsOf((await ask('GET', '')).body)
  expect(before.length).toBeGreaterThan(1)
  expect(idsOf((await order(before.toReversed())).body)).toEqual(before.toReversed())
  // a new dish missing in the list is moved to the end
  const [last = 0, ...known] = before
  expect(idsOf((await order(known)).body)).toEqual([...known, last])
  expect([(await order([FOREIGN])).status, (await order([PIE], others)).status]).toEqual([404, 404])
})

const part = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const create = (fields: object, headers: Record<string, string> = ours) =>
  world.call('POST', '/v1/cabinet/goods', {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.from(
      `${Object.entries(fields)
        .map(([name, value]) => part(name, String(value)))
        .join('')}--edge--\r\n`,
    ),
  })
const UKHA = {
  key: '00000000-0000-4000-8000-000000000301',
  ...{ title: 'Уха', sectionId: soups, unit: 'г', measure: 350, isWeight: false, price: 390.5, isOnSale: true },
}

it('creates, edits with options, copies, archives and restores a dish with the product form', async () => {
  const made = await create(UKHA)
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      organizationId: PLACE,
      form: { price: 390.5, isOnSale: true, dish: { sectionId: soups, served: null, groups: [] } },
    },
  ])
  expect((await create(UKHA)).body.id).toBe(made.body.id)
  expect((await create({ ...UKHA, sectionId: others })).body.id).toBe(made.body.id)
  const key = '00000000-0000-4000-8000-000000000302'
  const [foreign, weighed, wine, nowhere] = await Promise.all([
    create({ ...UKHA, key, sectionId: others }),
    create({ ...UKHA, key, isWeight: true }),
    create({ ...UKHA, key, title: 'Бокал вина' }),
    create({ ...UKHA, key, sectionId: '' }),
  ])
  expect([foreign, weighed, wine, nowhere].map(({ status }) => status)).toEqual([404, 400, 400, 400])
  const path = `/goods/${made.body.id}`
  const { dish } = made.body.form
  const option = { note: '', isDefault: false, most: 1, dishId: null, groups: [] }
  const portion = {
    ...{ title: 'Порция', least: 1, most: 1 },
    options: [
      { ...option, title: 'Обычная', price: 0, isDefault: true },
      { ...option, title: 'Большая', price: 90 },
    ],
  }
  const edit = (change: object, seen: object = {}, headers = ours) => call('PATCH', path, { change, seen }, headers)
  const asked = { ...dish, isSpicy: true, groups: [portion] }
  const changed = await edit({ title: 'Уха из судака', dish: asked }, { dish })
  expect(changed.body.form).toMatchObject({
    title: 'Уха из судака',
    dish: {
      isSpicy: true,
      groups: [{ id: expect.any(Number), options: [{ price: 0 }, { title: 'Большая', price: 90 }] }],
    },
  })
  const [group] = changed.body.form.dish.groups
  // a colleague had opened the form before the change
  const late = await edit({ dish: { ...dish, isMeatless: true } }, { dish })
  expect([late.body.code, late.body.facts]).toEqual(['GOODS_CHANGED', { fields: ['dish'] }])
  expect((await edit({ title: 'Бокал вина' })).body.errors).toMatchObject({ title: expect.any(String) })
  for (const wrong of [{ dish: null }, { made: { how: 'made', on: '2026-01-01' } }, { categoryId: 11 }])
    expect((await edit(wrong)).status).toBe(400)
  expect((await edit({ dish: { ...asked, groups: [{ ...portion, least: 3, most: 3 }] } })).status).toBe(400)
  expect((await edit({ dish: { ...asked, sectionId: others } })).status).toBe(404)
  expect((await edit({ price: 1 }, {}, theirs)).status).toBe(404)
  expect((await edit({ price: 1 }, {}, {} as typeof ours)).status).toBe(401)

  // the group of options is removed, and restored by reverting the change
  await edit({ dish: { ...asked, groups: [] } })
  const { items } = (await call('GET', `${path}/history`)).body
  expect(items[0]).toMatchObject({ what: 'changed', canUndo: true, before: { dish: { groups: [{ id: group.id }] } } })
  expect(items.filter(({ what }: { what: string }) => what === 'created')).toHaveLength(1)
  const undone = await call('POST', `${path}/history/${items[0].id}/undo`)
  expect(undone.body.form.dish.groups).toMatchObject([
    { title: 'Порция', options: [{}, { title: 'Большая', price: 90 }] },
  ])

  const copy = await call('POST', `${path}/copy`, { key })
  expect(copy.body.form).toMatchObject({ title: 'Уха из судака (копия)', isOnSale: false, dish: { isSpicy: true } })
  expect(copy.body.form.dish.groups[0].id).not.toBe(undone.body.form.dish.groups[0].id)
  const away = await call('POST', '/goods/changes', { changes: [{ id: made.body.id, isArchived: true }] })
  expect(away.body.items).toMatchObject([{ fate: 'changed', item: { state: 'archived' } }])
  expect(dishIn((await ask('GET', '')).body, made.body.id)).toMatchObject({ isArchived: true, isOnSale: false })
  const moved = await call('POST', '/goods/changes', { changes: [{ id: made.body.id, isOnSale: true }] })
  expect(moved.body.items).toMatchObject([{ item: { state: 'onSale' } }])
  // product lists contain farms' products only
  expect((await call('GET', '/goods')).body.items).toEqual([])
})
