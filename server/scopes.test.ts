import { randomUUID } from 'node:crypto'
import { api } from '@okolitsa/contracts/api.ts'
import { type Endpoint, type Endpoints, type Session, sessionOf } from '@okolitsa/contracts/kernel/endpoint.ts'
import { PERMISSIONS_OF_ROLE, SELLER_ROLES } from '@okolitsa/domain/identity/actor.ts'
import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RELATIONS } from './db/relations.ts'
import { openDatabase } from './platform/db/client.ts'
import { demoDatabase } from './platform/db/testing.ts'
import { writeSites } from './testing/sites.data.ts'
import { writeStaff } from './testing/staff.data.ts'
import { testApp } from './testing.ts'

/** The seller of every subject in this file, and another seller. */
const [FARM, OTHER] = [101, 102]
/** An unknown id. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

const url = await demoDatabase()
const database = openDatabase(url)
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(text, values)).rows
await writeSites(
  database.pool,
  { host: 'own.example', organizationId: FARM },
  { host: 'other.example', organizationId: OTHER },
)
await writeStaff(
  database.pool,
  ...SELLER_ROLES.map((role) => ({ subject: role, name: role, role, organizationId: FARM })),
  ...SELLER_ROLES.map((role) => ({ subject: `other-${role}`, name: role, role, organizationId: OTHER })),
  { subject: 'neighbour', name: 'Ivan', role: 'owner', organizationId: OTHER },
)
/** A bank that accepts every proof, which starts with the person. */
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
// every role makes every call, which is more per minute than the limit of a network
const { call, signIn } = await testApp(url, { bank }, { RATE_LIMIT_PER_MINUTE: '0' })
const enter = async (subject: string): Promise<string> =>
  (await call('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token
const inRole = new Map<string, string>()
for (const role of SELLER_ROLES) inRole.set(role, await enter(role))
const owner = inRole.get('owner') ?? ''
const vera = await signIn('79164520001')
const stranger = await signIn('79164520002')

// --- subjects of Vera, bought at the farm ----------------------------------------------------------------------------
const place = JSON.stringify(defaultLocation)
const [order = { id: 0, orderGroupId: '' }] = await sql<{ id: number; orderGroupId: string }>(
  `with bought as (insert into order_group (customer_id) values ($1) returning id)
   insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
     recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone,
     goods_sum, delivery_sum, total_sum)
   select id, $1, $2, 'courier', 'cashondelivery', $3, 'Vera', '79164520001', '2026-11-23', 10, 18, 'Europe/Moscow',
     147100, 29900, 177000 from bought returning id, order_group_id as "orderGroupId"`,
  [vera.user.id, FARM, place],
)
const cartId = randomUUID()
await sql(`insert into cart (id, customer_id, organization_id, type, place) values ($1, $2, $3, 'farmer', $4)`, [
  cartId,
  vera.user.id,
  FARM,
  place,
])
const [address = { id: 0 }] = await sql<{ id: number }>(
  `insert into address (customer_id, title, city, region, region_code, latitude, longitude)
   values ($1, 'Тверская, 1', 'Москва', 'Москва', '77', 55.7, 37.6) returning id`,
  [vera.user.id],
)
const [review = { id: 0 }] = await sql<{ id: number }>(
  `insert into review (organization_id, about, order_id, customer_id, rating, description, state, created_at, changed_at)
   values ($1, 'order', $2, $3, 5, 'Fine', 'waiting', shop_now(), shop_now()) returning id`,
  [FARM, order.id, vera.user.id],
)
const [question = { id: 0 }] = await sql<{ id: number }>(
  `insert into question (organization_id, customer_id, question, state, created_at)
   values ($1, $2, 'Why?', 'waiting', shop_now()) returning id`,
  [FARM, vera.user.id],
)
const [post = { id: 0 }] = await sql<{ id: number }>(
  `insert into farm_post (organization_id, title, text, published_at) values ($1, 'News', 'Some', shop_now()) returning id`,
  [FARM],
)
const [tour = { id: 0 }] = await sql<{ id: number }>(
  `insert into tour (organization_id, slug, title, tagline, region_code, place_title, latitude, longitude, time_zone,
     meeting_point, duration_minutes, languages, register, prepayment_percent, cancellation, images, hue)
   values ($1, 'own-tour', 'Tour', '', '77', 'Town', 55.7, 37.6, 'Europe/Moscow',
     '{"title":"","address":"","coords":{"latitude":55.7,"longitude":37.6},"note":""}', 60, '{ru}', '{"kind":"excursion"}',
     100, '[]', '{x}', 100) returning id`,
  [FARM],
)
const [tourDate = { id: 0 }] = await sql<{ id: number }>(
  `with place as (
     insert into product (organization_id, category_id, slug, sku, title, unit, measure, price, image, enabled)
     values ($1, 9501, 'own-tour-date', 'own-tour-date', 'Tour', 'шт', 1, 100, 'x', false) returning id),
   stocked as (insert into stock (product_id, kind, on_hand) select id, 'counted', 5 from place)
   insert into tour_date (id, tour_id, starts_at, ends_at, places)
   select id, $2, shop_now() + interval '9 days', shop_now() + interval '10 days', 5 from place returning id`,
  [FARM, tour.id],
)
const [ownProduct = { id: 0 }] = await sql<{ id: number }>(
  'select id from product where organization_id = $1 order by id limit 1',
  [FARM],
)
const [booking = { id: 0 }] = await sql<{ id: number }>(
  `insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, payment_status,
     state, place, recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone, goods_sum,
     delivery_sum, total_sum)
   select order_group_id, customer_id, organization_id, 'tour', 'sbp', 'paid', 'sentToOrganizer', place, recipient_name,
     recipient_phone, delivery_date, 9, 18, time_zone, 100, 0, 100 from shop_order where id = $1 returning id`,
  [order.id],
)
await sql(
  `insert into booking (order_id, tour_date_id, prepayment_percent, cancellation, confirm_before)
   values ($1, $2, 100, '[]', shop_now())`,
  [booking.id, tourDate.id],
)
const [waiting = { id: '' }] = await sql<{ id: string }>(
  `insert into tour_waiting (tour_date_id, customer_id, people, joined_at) values ($1, $2, 1, shop_now()) returning id`,
  [tourDate.id, vera.user.id],
)
const [lot = { id: 0 }] = await sql<{ id: number }>(
  `insert into stock_lot (product_id, number, remaining, created_at) values (101001, 'A-1', 0, shop_now()) returning id`,
)
const [emptied = { id: '' }] = await sql<{ id: string }>(
  `insert into shelf_emptying (product_id, amount, was_unlimited, at) values (101001, 1, false, shop_now()) returning id`,
)
const [courierLink = { id: '' }] = await sql<{ id: string }>(
  `insert into courier_link (organization_id, staff_id, token_hash, courier_name, day, ends_at, created_at)
   select $1, min(id), 'x', 'Ivan', '2026-11-23', shop_now() + interval '1 day', shop_now() from staff_account returning id`,
  [FARM],
)
const [carrierCall = { id: '' }] = await sql<{ id: string }>(
  `insert into courier_call (organization_id, day, from_hour, to_hour, address, contact_name, contact_phone, note,
     weight_grams, step, created_at)
   values ($1, '2026-12-01', 10, 14, 'Yard, 1', 'Ivan', '79165550101', '', 100, 'calledOff', shop_now()) returning id`,
  [FARM],
)
const [handBooking = { id: '' }] = await sql<{ id: string }>(
  `insert into hand_booking (tour_date_id, press, name, people, is_paid, at)
   values ($1, gen_random_uuid(), 'Ivan', 1, false, shop_now()) returning id`,
  [tourDate.id],
)
const [chat = { id: 0 }] = await sql<{ id: number }>(
  `insert into chat_thread (customer_id, organization_id, created_at) values ($1, $2, shop_now()) returning id`,
  [vera.user.id, FARM],
)
const [page = { id: '', siteUuid: '' }] = await sql<{ id: string; siteUuid: string }>(
  `insert into site_page (site_uuid, path, draft, changed_at)
   select uuid, '/', '{"title": "Home", "seo": {"title": "", "description": "", "picture": null, "isIndexed": true},
     "document": {"blocks": []}}', shop_now() from site where organization_id = $1 order by uuid limit 1
   returning id, site_uuid as "siteUuid"`,
  [FARM],
)
const [request = { id: 0 }] = await sql<{ id: number }>(
  `insert into site_request (organization_id, service_title, name, phone, email, created_at)
   values ($1, '', 'Vera', '79164520001', 'v@example.com', shop_now()) returning id`,
  [FARM],
)
const [goodsFile = { id: 0 }] = await sql<{ id: number }>(
  `insert into goods_import (organization_id, file_name, columns, unknown_columns, made_at)
   values ($1, 'goods.csv', '{}', '{}', shop_now()) returning id`,
  [FARM],
)
const { body: sessions } = await call('GET', '/api/v1/user/sessions', { token: vera.token })
/** Names of sellers and products, to look for in answers. */
const marks = await sql<{ organizationId: number; isHidden: boolean; mark: string }>(
  `select id as "organizationId", is_hidden as "isHidden", unnest(array[title, slug]) as mark from organization
   union all select organization_id, is_hidden, product.slug from product
     join organization on organization.id = organization_id`,
)
afterAll(() => database.close())

const calls = Object.entries(api as Record<string, Endpoints>).flatMap(([noun, table]) =>
  Object.entries(table)
    .filter(([, endpoint]) => !endpoint.raw)
    .map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
)
const about = (kind: 'things' | 'pages') => (of: [string, Endpoint]) => isAboutThing(of[1]) === (kind === 'things')

/** Subjects by path prefix; new calls about these need no entry. */
const THINGS: readonly (readonly [RegExp, Readonly<Record<string, unknown>>])[] = [
  [/^\/v1\/office\/orders\/\{id\}/, { id: order.id }],
  [/^\/v1\/office\/(sessions|factors\/passkeys)\/\{id\}/, { id: NOBODY }],
  [/^\/v1\/cabinet\/kitchen\/orders\/\{id\}/, { id: order.id }],
  [/^\/v1\/(cabinet|courier)\/orders\/\{id\}/, { id: order.id }],
  [/^\/v1\/cabinet\/goods\/\{id\}/, { id: ownProduct.id, changeId: 1 }],
  [/^\/v1\/cabinet\/couriers\/links\/\{id\}/, { id: courierLink.id }],
  [/^\/v1\/cabinet\/courier-calls\/\{id\}/, { id: carrierCall.id }],
  [/^\/v1\/cabinet\/hand-bookings\/\{id\}/, { id: handBooking.id }],
  [/^\/v1\/cabinet\/bookings\/\{id\}/, { id: booking.id }],
  [/^\/v1\/cabinet\/tours\/dates\/\{id\}/, { id: tourDate.id }],
  [/^\/v1\/cabinet\/tours\/\{id\}/, { id: tour.id }],
  [/^\/api\/v1\/orders\/tour\/\{id\}/, { id: booking.id }],
  [/^\/api\/v2\/tours\/waiting\/\{id\}/, { id: waiting.id }],
  [/^\/api\/v1\/(orders|checkout\/payment\/status)\/(restaurants\/)?\{id\}/, { id: order.id }],
  [/^\/api\/v1\/payment-methods\/\{orderId\}/, { orderId: order.id }],
  [/^\/api\/v1\/order-groups\/\{orderGroupId\}/, { orderGroupId: order.orderGroupId }],
  [/^\/api\/v1\/addresses\/\{id\}/, { id: address.id }],
  [
    /^\/api\/v1\/user\/sessions\/\{id\}/,
    { id: sessions.items.find((one: { isCurrent: boolean }) => one.isCurrent)?.id },
  ],
  [/\/reviews\/(possibility\/)?orders\/\{id\}/, { id: order.id }],
  [/^\/(api\/v1|v1\/cabinet|v1\/office)\/reviews\/\{id\}/, { id: review.id }],
  [/^\/v1\/office\/moderation\/\{kind\}\/\{id\}/, { kind: 'review', id: review.id }],
  [/^\/v1\/cabinet\/\{thing\}\/\{id\}\/pictures/, { thing: 'farmers', id: FARM }],
  [
    /^\/v1\/cabinet\/farmers\/\{id\}\/(posts|documents|shipping|sales-pause|ready-replies)/,
    { id: FARM, postId: post.id, documentId: 1, tradePlaceId: 1, replyId: 1 },
  ],
  [/^\/v1\/cabinet\/sellers\/\{id\}\//, { id: FARM, codeId: 1, versionId: 1, incomeId: 1 }],
  [/^\/v1\/cabinet\/money\/papers\/\{id\}/, { id: 1 }],
  [/^\/v1\/cabinet\/stock\/lots\/\{id\}/, { id: lot.id }],
  [/^\/v1\/cabinet\/stock\/\{id\}/, { id: 101_001 }],
  [/^\/v1\/cabinet\/picking\/emptied\/\{id\}/, { id: emptied.id }],
  [/^\/v1\/(cabinet\/sellers|office\/applications)\/\{id\}\//, { id: FARM, staffId: 1, invitationId: 1 }],
  [/^\/v1\/office\/disputes\/\{id\}/, { id: NOBODY }],
  [/^\/v1\/office\/redirects\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/broadcasts\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/invitations\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/people\/invitations\/\{id\}/, { id: NOBODY }],
  [/^\/v1\/office\/people\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/approvals\/\{id\}/, { id: NOBODY }],
  [/^\/v1\/office\/sellers\/\{id\}/, { id: FARM }],
  [/^\/v1\/office\/goods\/checks\/\{id\}/, { id: ownProduct.id }],
  [/^\/v1\/office\/chat-messages\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/personal-data\/requests\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/customers\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/views\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/featured\/\{featuredId\}/, { featuredId: 1 }],
  [/^\/v1\/office\/payouts\/(items\/|movements\/)?\{id\}/, { id: 1 }],
  [/^\/v1\/office\/agency-papers\/\{id\}/, { id: 1 }],
  [/^\/v1\/office\/ledger\/entries\/\{entryId\}/, { entryId: 1 }],
  [/^\/v1\/office\/receipts\/\{id\}/, { id: NOBODY }],
  [/^\/v1\/office\/fees\//, { ruleId: 1, orderId: order.id }],
  [/^\/v1\/office\/closing\//, { sourceId: 1, period: '2026-11' }],
  [/^\/v1\/office\/promo-codes\/\{codeId\}/, { codeId: 1 }],
  [/^\/v1\/cabinet\/menu\/\{id\}/, { id: FARM, dishId: 1, sectionId: 1 }],
  [/^\/v1\/cabinet\/sites\/\{siteUuid\}/, { siteUuid: page.siteUuid, host: 'ferma.example' }],
  [/^\/v2\/constructor\/public\/\{siteUuid\}/, { siteUuid: page.siteUuid }],
  [/^\/v1\/cabinet\/site-requests\/\{id\}/, { id: request.id }],
  [/^\/v1\/cabinet\/site-pages\/\{id\}/, { id: page.id, version: 1 }],
  [/^\/v1\/cabinet\/inbox\/\{kind\}\/\{id\}/, { kind: 'question', id: question.id }],
  [/^\/v1\/cabinet\/goods-imports\/\{id\}/, { id: goodsFile.id }],
  [/^\/v1\/cabinet\/questions\/\{id\}/, { id: question.id }],
  [/^\/(api\/v2\/chat\/(message|list)|v1\/cabinet\/chats)\/\{id\}/, { id: chat.id, messageId: 1 }],
  [/^\/api\/v\d\/cart\/(check-available\/)?\{id\}/, { id: cartId }],
]
/** Paths about a seller or product (public), or about a list of the caller's own items. */
const OF_EVERYBODY =
  /\/office\/services\/\{name\}|\/office\/ledger\/months\/\{period\}|\/office\/reports\/\{report\}|\/office\/notification-templates\/\{key\}|\/(invitations|requisites-changes)\/\{token\}|\{(farmerId|slug|lat|text|code|purpose|status|secret)\}|\/farmers?\/(id\/|legal-info\/)?\{id\}|\/(categories|organization|shared-cart|grounds|socials|advantages|services|plan|favorite|products|tours(\/(dates|organizers))?|restaurants)\/\{id\}|\/favorites\/\{kind\}|\/(color|typography)-themes\/\{id\}|\/widget\/\{siteUuid\}|\/reviews\/(possibility\/product|\{\w+\})\/\{id\}/
const thingOf = ({ path }: Endpoint) => THINGS.find(([pattern]) => pattern.test(path))?.[1]
const isAboutThing = (endpoint: Endpoint) => thingOf(endpoint) !== undefined

/** Sessions of people who work for sellers or for the market. */
const OF_DESKS: ReadonlySet<Session> = new Set(['staff', 'office'])

/** The path of Vera's item, or of the farm's page; unknown subjects get an unused id. */
const addressOf = (endpoint: Endpoint, seller = FARM): string => {
  const names: Readonly<Record<string, unknown>> = {
    id: seller,
    farmerId: seller,
    entityType: 'farmer',
    type: 'farmer',
    memberId: 1,
    productId: 1,
    paymentMethod: 'cashondelivery',
    ...thingOf(endpoint),
  }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? NOBODY))
  // cabinet calls are refused for their subject, not for their parameters
  const isOfDesk = OF_DESKS.has(sessionOf(endpoint))
  const query = isOfDesk && endpoint.query && leastOf(endpoint.query)
  const asked = new URLSearchParams((query || {}) as Record<string, string>).toString()
  return asked ? `${path}?${asked}` : path
}

const least = new WeakMap<z.ZodType, unknown>()
/** A minimal value that the schema accepts; made once, because every role makes every call. */
function leastOf(schema: z.ZodType): unknown {
  if (!least.has(schema)) least.set(schema, sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
  return least.get(schema)
}
function sampleOf(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.oneOf ?? schema.anyOf ?? []
  if (first) return sampleOf(first as z.core.JSONSchema.BaseSchema)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          sampleOf(schema.properties?.[name] as z.core.JSONSchema.BaseSchema),
        ]),
      )
    case 'array':
      return schema.minItems ? [sampleOf(schema.items as z.core.JSONSchema.BaseSchema)] : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    default:
      return schema.format === 'uuid'
        ? NOBODY
        : schema.format === 'date-time'
          ? '2099-01-01T10:00:00Z'
          : schema.format === 'date'
            ? '2026-11-24'
            : 'x'.repeat(schema.minLength ?? 1)
  }
}
/** Bodies that cannot be derived from a schema. */
const BODIES: Readonly<Record<string, unknown>> = {
  'stockDesk.setStockThreshold': { lowBelow: 5 },
  'identity.changeAddress': { isMain: true },
  'cart.changePlace': { place: defaultLocation },
  'orderChanges.answerProposal': { yes: false },
  'orderChanges.previewClaim': { lineId: 1, kind: 'spoilt', spoiltPercent: 50 },
  'company.changeCompany': { tagline: 'x' },
  'agencyPapersDesk.askReconciliation': { organizationId: FARM, from: '2026-01-01', to: '2026-01-02' },
  'agencyPapersDesk.setOwnKpp': { organizationId: FARM, kpp: '772201001' },
  'sellerContract.changeRequisites': {
    requisites: { kind: 'sbp', phone: '79165550101', bankName: 'x' },
    code: '1234',
  },
  'sellerContract.acceptOffer': { version: 1, code: '1234' },
  'sellerTaxes.saveNpdReceipt': { link: 'https://lknpd.nalog.ru/x' },
  'cabinet.contestClaim': { reason: 'no' },
  'siteRequestsDesk.setContact': { email: null },
  'sellerNotifications.changeSellerNotifications': { phones: [], email: null, quiet: null },
  'shipping.checkAddress': { place: defaultLocation },
  'team.inviteMember': { phone: '79165550101', name: 'Вера', role: 'picker' },
  'shipping.setShippingSchedule': {},
  'today.setPause': { length: null },
  'tourDatesDesk.previewDates': { from: '2099-01-01', to: '2099-01-02', weekdays: [1], minute: 600 },
  'tourDatesDesk.repeatDates': { from: '2099-01-01', to: '2099-01-02', weekdays: [1], minute: 600, places: 1 },
  'goodsProduct.copyGoods': { key: NOBODY },
  'goodsProduct.editGoods': { change: {}, seen: {} },
  'shipping.changeTradePlace': {},
  'shipmentsDesk.setShipmentSender': {
    contactName: 'Ivan',
    contactPhone: '79165550101',
    start: 'courier',
    address: 'Yard, 1',
    box: { lengthCm: 30, widthCm: 20, heightCm: 20 },
  },
  'shipping.openTradePlace': {
    title: 'Yard',
    address: 'Yard, 1',
    city: 'Town',
    regionCode: '77',
    coords: { latitude: 55, longitude: 37 },
    hours: [],
    days: null,
  },
  'siteThemes.changeSiteTheme': { colorTheme: 1, ownColors: null, typographyTheme: 1, shape: SHAPE_NAMES[0] },
}
const bodyOf = (name: string, { body, files }: Endpoint) =>
  body && !files ? { body: BODIES[name] ?? leastOf(body) } : {}
/** Required query parameters of a call. */
const demandedBy = ({ query }: Endpoint) => new URLSearchParams(query && (leastOf(query) as Record<string, string>))

it('lists every call with a subject as owned or public', () => {
  const unknown = calls.filter(
    ([, endpoint]) => /\{/.test(endpoint.path) && !isAboutThing(endpoint) && !OF_EVERYBODY.test(endpoint.path),
  )
  expect(unknown.map(([name, { path }]) => `${name} ${path}`)).toEqual([])
})

/** Calls whose body names the changed subject. */
const AIMED = new Set([
  'goods.changeGoods',
  'picking.mark',
  'picking.weigh',
  'picking.moveOrders',
  'shipmentsDesk.orderShipments',
  'courierCalls.callCourier',
  'stockDesk.moveStock',
  'staff.chooseSeller',
  'tourDesk.checkTicket',
])
/** Tables written by any request: sessions, limits. */
const WRITTEN_BY_ANY = new Set(['staff_token', 'staff_sign_in_attempt', 'limited_try'])
/** Every text of an answer, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
/** A checksum of every table. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = [...RELATIONS].filter(
    ([name, { kind }]) => kind === 'table' && /^\w+$/.test(name) && !WRITTEN_BY_ANY.has(name),
  )
  const [row] = await sql<Record<string, string>>(
    `select ${tables.map(([name]) => `(select count(*) || '/' || coalesce(sum(hashtext(t::text)), 0) from ${name} t) as ${name}`)}`,
  )
  return row ?? {}
}

/** Id of an absent site, because the removal of a site must not affect the one that other tests use. */
const NO_SITE = '00000000-0000-4000-8000-000000000001'

describe('of a seller', () => {
  const ofSeller = calls.filter(([, { access }]) => access === 'seller')
  it.each(ofSeller.filter(about('things')))("%s answers 404 for another seller's item", async (name, endpoint) => {
    const neighbour = await enter('neighbour')
    const { status, body } = await call(endpoint.method, addressOf(endpoint), {
      token: neighbour,
      ...bodyOf(name, endpoint),
    })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })
  it.each(ofSeller.filter(([, { permission }]) => permission !== undefined))(
    '%s requires its permission',
    async (name, endpoint) => {
      const asked = async (token: string) =>
        (
          await call(
            endpoint.method,
            addressOf({
              ...endpoint,
              path: endpoint.path.replace('{id}', '1').replace('{siteUuid}', NO_SITE),
            } as Endpoint),
            {
              token,
              ...bodyOf(name, endpoint),
            },
          )
        ).body.code === 'FORBIDDEN'
      const { permission = '' } = endpoint
      const refused: string[] = []
      for (const [role, token] of inRole) if (await asked(token)) refused.push(role)
      expect(refused).toEqual(
        SELLER_ROLES.filter((role) => !(PERMISSIONS_OF_ROLE[role] as readonly string[]).includes(permission)),
      )
    },
  )
  it.each(SELLER_ROLES)('%s of another seller neither reads nor changes data of the farm', async (role) => {
    const token = await enter(`other-${role}`)
    const ofFarm = new Set(marks.filter(({ organizationId }) => organizationId === FARM).map(({ mark }) => mark))
    const [product] = await sql<{ id: number }>('select min(id) as id from product where organization_id = $1', [FARM])
    /** Replaces ids in a body by the farm's. */
    const aimed = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => aimed(item, key.replace(/s$/, '')))
      if (value !== null && typeof value === 'object')
        return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, aimed(part, name)]))
      if (['id', 'productId'].includes(key)) return product?.id
      return key === 'orderId' ? order.id : key === 'organizationId' ? FARM : value
    }
    const before = await fingerprint()
    const wrong: string[] = []
    for (const [name, endpoint] of ofSeller) {
      const isRead = ['GET', 'HEAD'].includes(endpoint.method)
      if (!isRead && !isAboutThing(endpoint) && !AIMED.has(name)) continue
      const query = demandedBy(endpoint)
      const takesSeller = endpoint.query && 'organizationId' in endpoint.query.shape
      if (takesSeller) query.set('organizationId', String(FARM))
      const { body: sample } = bodyOf(name, endpoint) as { body?: unknown }
      const { status, body } = await call(endpoint.method, `${addressOf(endpoint).split('?')[0]}?${query}`, {
        token,
        ...(sample !== undefined && { body: aimed(sample) }),
      })
      const isRefused = [403, 404].includes(status)
      if ((isAboutThing(endpoint) || takesSeller) && !isRefused) wrong.push(`${name}: ${status}`)
      if (status >= 500) wrong.push(`${name}: ${status}`)
      for (const text of textsOf(body)) if (ofFarm.has(text)) wrong.push(`${name} tells ${text}`)
    }
    expect(wrong).toEqual([])
    expect(await fingerprint()).toEqual(before)
  })
  it('lists no data of other sellers', async () => {
    const listed = async (token: string) => (await call('GET', '/v1/cabinet/orders?perPage=100', { token })).body.items
    expect(await listed(owner)).toMatchObject([{ id: order.id }])
    expect(await listed(await enter('neighbour'))).toEqual([])
  })
})

describe('of a customer', () => {
  const own = calls.filter(([, endpoint]) => !OF_DESKS.has(sessionOf(endpoint))).filter(about('things'))
  it.each(own)("%s answers 404 for another customer's item", async (name, endpoint) => {
    const { status, body } = await call(endpoint.method, addressOf(endpoint), {
      token: stranger.token,
      ...bodyOf(name, endpoint),
    })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })
  const ofOneSeller = own.filter(([, endpoint]) => !/^\/api\/v1\/(addresses|user)\//.test(endpoint.path))
  it.each(ofOneSeller)(
    "%s answers 404 for an own item of another seller, at a seller's site",
    async (name, endpoint) => {
      const { status, body } = await call(endpoint.method, addressOf(endpoint), {
        token: vera.token,
        headers: { host: 'other.example' },
        ...bodyOf(name, endpoint),
      })
      expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    },
  )
  it.each(own.filter(([name, { method }]) => method === 'GET' && !/Restaurant|Photo|getShare/.test(name)))(
    "%s returns an own item, at the marketplace and at its seller's site",
    async (_name, endpoint) => {
      for (const headers of [{}, { host: 'own.example' }]) {
        expect((await call('GET', addressOf(endpoint), { token: vera.token, headers })).status).toBe(200)
      }
    },
  )
})

describe("of a seller's own site", () => {
  const own = new Set(marks.filter(({ organizationId }) => organizationId === OTHER).map(({ mark }) => mark))
  const foreign = new Set(marks.map(({ mark }) => mark).filter((mark) => !own.has(mark)))
  const QUERIES: Readonly<Record<string, object>> = {
    'delivery.listFarmersPickupPoints': { regionId: '77' },
    'payments.listPaymentMethods': { farmerId: FARM },
  }
  const queryOf = (name: string, { query }: Endpoint): string => {
    const wanted = QUERIES[name] ?? (query ? leastOf(query) : {})
    return new URLSearchParams(wanted as Record<string, string>).toString()
  }
  const reads = calls.filter(
    ([, endpoint]) =>
      endpoint.method === 'GET' &&
      ['public', 'customer'].includes(endpoint.access) &&
      !isAboutThing(endpoint) &&
      // called by gateways
      !endpoint.path.includes('/payments/'),
  )
  it.each(reads)('%s returns no other seller and none of their data', async (name, endpoint) => {
    const at = `${addressOf(endpoint)}?${queryOf(name, endpoint)}`
    const { status, body } = await call('GET', at, { token: vera.token, headers: { host: 'other.example' } })
    expect([200, 404]).toContain(status)
    expect(textsOf(body).filter((text) => foreign.has(text))).toEqual([])
  })

  const hidden = new Set(marks.filter(({ isHidden }) => isHidden).map(({ mark }) => mark))
  const hiddenSeller = marks.find(({ isHidden }) => isHidden)?.organizationId
  it.each(reads)('%s returns no data of a hidden seller, requested or not', async (name, endpoint) => {
    expect(hidden.size).toBeGreaterThan(2)
    const at = `${addressOf(endpoint, hiddenSeller)}?${queryOf(name, endpoint)}`
    const { status, body } = await call('GET', at, { token: vera.token })
    expect([200, 404]).toContain(status)
    expect(textsOf(body).filter((text) => hidden.has(text))).toEqual([])
  })
})
