import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { integrityProblemsOf, NOON } from '../../testing/world.data.ts'
import { ANNA, GUIDE, openTourShop, STRANGER } from './tour-shop.data.ts'

const shop = await openTourShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
  shop.moveClock(NOON)
})

const bearer = async (organizationId: number) => ({ authorization: `Bearer ${await shop.staff(organizationId)}` })
const [guide, stranger] = [await bearer(GUIDE), await bearer(STRANGER)]
type Headers = Record<string, string>
const list = (query = '', headers: Headers = guide) => shop.call('GET', `/v1/cabinet/tours${query}`, { headers })
const create = (fields: object = {}, headers: Headers = guide) =>
  shop.call('POST', '/v1/cabinet/tours', {
    headers,
    body: {
      key: randomUUID(),
      title: 'Утро на пасеке',
      regionCode: '41',
      placeTitle: 'Паратунка',
      durationMinutes: 240,
      price: 2_500,
      ...fields,
    },
  })
const read = (id: number, headers: Headers = guide) => shop.call('GET', `/v1/cabinet/tours/${id}`, { headers })
const edit = (id: number, change: object, seen: object = {}, headers: Headers = guide) =>
  shop.call('PATCH', `/v1/cabinet/tours/${id}`, { headers, body: { change, seen } })
const state = (id: number, to: string, headers: Headers = guide) =>
  shop.call('POST', `/v1/cabinet/tours/${id}/state`, { headers, body: { state: to } })
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a3' } })
  .jpeg()
  .toBuffer()
const addPhoto = (id: number, headers: Headers = guide) =>
  shop.call('POST', `/v1/cabinet/tours/${id}/pictures`, {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="files"; filename="1.jpg"\r\n\r\n'),
      photo,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  })
const coords = { latitude: 52.96, longitude: 158.25 }
const WHOLE = {
  story: ['Покажем ульи и снимем мёд.'],
  coords,
  meetingPoint: { title: 'У ворот пасеки', address: 'Паратунка, Садовая, 1', coords, note: '' },
}
/** Creates a complete tour that can be published; returns its id. */
async function whole(fields: object = {}): Promise<number> {
  const { id } = (await create()).body
  expect((await edit(id, { ...WHOLE, ...fields })).status).toBe(200)
  expect((await addPhoto(id)).status).toBe(201)
  return id
}
const shown = (id: number) => shop.call('GET', `/api/v2/tours/${id}`)

it('creates a draft, reports missing parts, publishes it, and keeps the price of a booking', async () => {
  const key = randomUUID()
  const begun = await create({ key })
  expect([begun.status, begun.body]).toMatchObject([
    201,
    {
      state: 'draft',
      imageUrl: null,
      missing: ['story', 'coords', 'images', 'meetingPoint'],
      priceFrom: 2_500,
      nextDate: null,
      timeZone: 'Asia/Kamchatka',
      form: { register: { kind: 'excursion' }, languages: ['ru'], prices: [{ kind: 'adult', title: 'Взрослый' }] },
    },
  ])
  const { id } = begun.body
  // the response was lost
  expect((await create({ key })).body.id).toBe(id)
  expect((await shown(id)).status).toBe(404)
  expect((await state(id, 'published')).body).toMatchObject({
    status: 400,
    errors: { story: 'обязательное поле', images: 'обязательное поле', 'meetingPoint.address': 'обязательное поле' },
  })
  const startsAt = new Date(shop.now().getTime() + 30 * 86_400_000).toISOString()
  const dated = { startsAt, places: 6 }
  expect((await shop.desk('POST', `tours/${id}/dates`, dated)).body.code).toBe('TOUR_NOT_PUBLISHED')

  expect((await edit(id, WHOLE)).body.missing).toEqual(['images'])
  const pictures = (await addPhoto(id)).body.items
  const [second] = (await addPhoto(id)).body.items.slice(1)
  const moved = await shop.call('PATCH', `/v1/cabinet/tours/${id}/pictures`, {
    headers: guide,
    body: { source: second.source, place: 1 },
  })
  expect(moved.body.items.map(({ source }: { source: string }) => source)).toEqual([second.source, pictures[0].source])
  const described = { source: second.source, alt: 'Ульи' }
  expect(
    (await shop.call('PATCH', `/v1/cabinet/tours/${id}/pictures`, { headers: guide, body: described })).body.errors,
  ).toEqual({ alt: 'Некорректное значение' })

  expect((await state(id, 'published')).body).toMatchObject({ state: 'published', missing: [] })
  expect((await shown(id)).body).toMatchObject({ title: 'Утро на пасеке', region: 'Камчатский край', dates: [] })
  const { id: dateId } = (await shop.desk('POST', `tours/${id}/dates`, dated)).body
  const sold = (await shop.call('GET', '/api/v2/tours?perPage=100')).body.items
  expect(sold.map((one: { id: number }) => one.id)).toContain(id)
  const [price] = (await shown(id)).body.prices
  const book = (expectedTotal: number) =>
    shop.call('POST', '/api/v2/orders/tours', {
      as: ANNA,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        dateId,
        people: [{ priceId: price.id, name: '' }],
        contact: { name: 'Анна', phone: '79160000001' },
        paymentMethod: 'sbp',
        expectedTotal,
      },
    })
  const booked = await book(2_500)
  expect([booked.status, booked.body.total]).toEqual([201, 2_500])

  // the price rises and a child's price is added: a booking with the id of the adult's price gets the new sum
  const { form } = (await read(id)).body
  const cancellation = [{ hoursBefore: 48, backPercent: 10 }]
  const prices = [
    { kind: 'child', title: 'Ребёнок', price: 1_000.5, places: 1 },
    { ...form.prices[0], price: 3_000 },
  ]
  const changed = await edit(id, { prices, cancellation }, { prices: form.prices, cancellation: form.cancellation })
  expect(changed.body).toMatchObject({ priceFrom: 1_000.5, form: { prices: [{ kind: 'child' }, { id: price.id }] } })
  expect((await shown(id)).body.prices).toMatchObject([{ price: 1_000.5 }, { id: price.id, price: 3_000 }])
  expect((await book(2_500)).body.code).toBe('TOUR_PRICE_CHANGED')
  const kept = await shop.booking(booked.body.orderId)
  expect([kept.total, kept.cancellation[0].backPercent]).toEqual([2_500, 100])

  // a published tour must stay complete; booked participants keep their decision time and minimum group
  await shop.pay(booked.body.orderId)
  expect((await edit(id, { story: [] }, { story: WHOLE.story })).body.errors).toEqual({ story: 'обязательное поле' })
  const promised = { minPeople: 5, decideHours: 48, timeZone: 'Europe/Moscow' }
  const { minPeople, decideHours, timeZone } = form
  expect((await edit(id, promised, { minPeople, decideHours, timeZone })).body.errors).toEqual({
    minPeople: 'Нужно меньше или раньше',
    decideHours: 'Нужно меньше или раньше',
    timeZone: 'Некорректное значение',
  })

  const [listed] = (await list()).body.items
  expect(listed).toMatchObject({ id, datesAhead: 1, nextDate: { places: 6, placesLeft: 5 } })
  const entries = await shop.sql<{ action: string; before: { prices?: object[] } | null }>(
    `select action, before from audit_entry where entity = 'tour' and entity_id = $1 order by id`,
    [String(id)],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'createTour',
    'changeTour',
    'changeTourPictures',
    'changeTourPictures',
    'changeTourPictures',
    'publishTour',
    'changeTour',
  ])
  expect(Object.keys(entries.at(-1)?.before ?? {}).sort()).toEqual(['cancellation', 'prices'])
})

it('hides a tour from view and booking, restores it unchanged, and archives it out of the list', async () => {
  const id = await whole()
  await state(id, 'published')
  const startsAt = new Date(shop.now().getTime() + 30 * 86_400_000).toISOString()
  const { id: dateId } = (await shop.desk('POST', `tours/${id}/dates`, { startsAt, places: 3 })).body
  const [{ id: priceId }] = (await shown(id)).body.prices
  const quote = () =>
    shop.call('POST', `/api/v2/tours/${id}/quote`, { body: { dateId, people: [{ priceId, count: 1 }] } })
  expect((await quote()).status).toBe(200)

  expect((await state(id, 'hidden')).body.state).toBe('hidden')
  expect([(await shown(id)).status, (await quote()).status]).toEqual([404, 404])
  expect(
    (await shop.call('POST', `/api/v2/tours/dates/${dateId}/waiting`, { as: ANNA, body: { people: 4 } })).status,
  ).toBe(404)
  // a repeated request adds no second audit entry
  await state(id, 'hidden')
  const traces = await shop.sql(`select from audit_entry where action = 'hideTour' and entity_id = $1`, [String(id)])
  expect(traces).toHaveLength(1)
  expect((await state(id, 'published')).body.state).toBe('published')
  expect((await quote()).status).toBe(200)

  // booked participants keep their booking, which has no link to a page
  const booked = await shop.call('POST', '/api/v2/orders/tours', {
    as: ANNA,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      dateId,
      people: [{ priceId, name: '' }],
      contact: { name: 'Анна', phone: '79160000001' },
      paymentMethod: 'sbp',
      expectedTotal: 2_500,
    },
  })
  await shop.pay(booked.body.orderId)
  expect((await state(id, 'archived')).body.state).toBe('archived')
  expect(await shop.booking(booked.body.orderId)).toMatchObject({ tour: { isShown: false }, paid: 2_500 })
  expect((await shop.desk('POST', `bookings/${booked.body.orderId}/confirm`, {})).status).toBe(200)
  const idsOf = async (query: string) => (await list(query)).body.items.map((one: { id: number }) => one.id)
  expect([(await idsOf('')).includes(id), await idsOf('?archived=true')]).toEqual([false, [id]])
  expect((await state(id, 'hidden')).body.state).toBe('hidden')
  expect(await idsOf('')).toContain(id)

  const draft = (await create()).body.id
  expect((await state(draft, 'archived')).body.state).toBe('archived')
  expect((await state(draft, 'hidden')).body.state).toBe('draft')
})

it('keeps changes of different fields by two people, and reports a conflict on the same field', async () => {
  const id = await whole()
  const { form } = (await read(id)).body
  const both = await Promise.all([
    edit(id, { tagline: 'Мёд и чай' }, { tagline: form.tagline }),
    edit(id, { toTake: ['Шляпа'] }, { toTake: form.toTake }),
    ...Array.from({ length: 4 }, (_, turn) => edit(id, { title: `Пасека ${turn}` }, { title: form.title })),
  ])
  expect(both.slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
  const titles = both.slice(2)
  expect(titles.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(titles.filter(({ body }) => body.code === 'TOUR_CHANGED').map(({ body }) => body.facts)).toEqual(
    Array.from({ length: 3 }, () => ({ fields: ['title'] })),
  )
  expect((await read(id)).body.form).toMatchObject({ tagline: 'Мёд и чай', toTake: ['Шляпа'] })
  // six concurrent requests with one key create one tour
  const key = randomUUID()
  const made = await Promise.all(Array.from({ length: 6 }, () => create({ key })))
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
})

it('reports errors by field, and copies the rules of the previous tour to a new one', async () => {
  const { body: begun } = await create({ title: ' ', durationMinutes: 5, price: 0.001, regionCode: '999' })
  expect(begun.errors).toEqual({
    title: 'обязательное поле',
    durationMinutes: 'Нужно больше или позже',
    price: 'Нужно больше или позже',
    regionCode: 'Некорректное значение',
  })
  const id = await whole()
  const wrong: readonly [object, object][] = [
    [{ timeZone: 'Moon/Sea' }, { 'change.timeZone': 'Некорректное значение' }],
    [
      { programme: [{ day: 0, at: '25:00', title: '', detail: '' }] },
      expect.objectContaining({ 'change.programme.0.title': 'обязательное поле' }),
    ],
    [
      { prices: [{ kind: 'adult', title: 'Взрослый', price: 100, places: 2 }] },
      { 'prices.0.places': 'Некорректное значение' },
    ],
    [
      { prices: [{ id: 1, kind: 'adult', title: 'Взрослый', price: 100, places: 1 }] },
      { 'prices.0.id': 'Некорректное значение' },
    ],
    [
      {
        cancellation: [
          { hoursBefore: 24, backPercent: 50 },
          { hoursBefore: 72, backPercent: 100 },
        ],
      },
      { cancellation: 'Некорректное значение' },
    ],
  ]
  const { form } = (await read(id)).body
  for (const [change, errors] of wrong) {
    const seen = Object.fromEntries(Object.keys(change).map((field) => [field, form[field]]))
    const { status, body } = await edit(id, change, seen)
    expect([status, body.errors]).toEqual([400, errors])
  }
  // an excursion lasts a day at most
  await edit(id, { durationMinutes: 2_000 }, { durationMinutes: form.durationMinutes })
  expect((await state(id, 'published')).body.errors).toEqual({ register: 'Некорректное значение' })
  const register = { kind: 'operator', number: 'РТО 1', guarantee: 500_000 }
  await edit(id, { register, bookUntilHours: 5 }, { register: form.register, bookUntilHours: form.bookUntilHours })
  expect((await state(id, 'published')).status).toBe(200)
  expect((await create()).body.form).toMatchObject({ register, bookUntilHours: 5, story: [] })
})

it('answers not found for other organizers’ tours', async () => {
  const id = await whole()
  for (const [headers, status] of [
    [{}, 401],
    [stranger, 404],
  ] as const) {
    const answers = await Promise.all([
      read(id, headers),
      edit(id, { title: 'x' }, {}, headers),
      state(id, 'published', headers),
      addPhoto(id, headers),
      list(`?organizationId=${GUIDE}`, headers),
      create({ organizationId: GUIDE }, headers),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  }
  expect((await list('', stranger)).body.items).toEqual([])
  expect((await read(999_999)).status).toBe(404)
})
