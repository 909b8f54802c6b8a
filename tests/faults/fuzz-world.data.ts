import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { machineClock } from '@okolitsa/domain/clock/machine-clock.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { Adapters } from '../../server/adapters/pick-adapters.ts'
import { FEE_PAPER } from '../../server/desks/agency-papers/agency-papers.data.ts'
import { createTokens, NO_SESSION } from '../../server/people/identity/tokens.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { PAYEE, PAYER } from '../../server/platform/payouts/orders.data.ts'
import { believingBank, supplyOf } from '../../server/testing/supply.data.ts'
import { SERVICE_SECRET, TOKEN_SECRET, testApp } from '../../server/testing.ts'
import type { Known } from './fuzz-samples.data.ts'

/** A farm of the demo with all kinds of data. */
export const FARM = 101
const PRODUCT = 101_001
/** Time of the review that a moderator read. */
const READ_AT = '2026-11-20T10:00:00.000Z'
const PLACE = { ...defaultLocation, street: 'Тверская', house: '1' }

/** Tables that a refused request may write to, with the reason. */
const WRITTEN_BY_REFUSED: Readonly<Record<string, string>> = {
  limited_try: 'a refused try counts',
  audit_unsealed: 'a refused try is audited',
  call_key: 'the key of a press is claimed, and free again when the call is refused',
  auth_challenge: 'a wrong code counts',
  staff_sign_in_attempt: 'a wrong proof counts',
  payment_event: 'what a gateway says is kept, believed or not',
  telephone_event: 'what a telephone exchange says is kept, believed or not',
}

export type ActorName = 'guest' | 'customer' | 'owner' | 'office' | 'service'
export interface FuzzWorld {
  readonly app: Awaited<ReturnType<typeof testApp>>['app']
  readonly sql: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Further customer tokens, for sockets. */
  readonly tokenOf: (customerId: number, sessionId?: string) => Promise<string>
  readonly customerId: number
  readonly staffToken: string
  /** Existing values for the fields and the path of a call. */
  readonly knownAt: (path: string) => Known
  /** Signs all actors in again, because a call may have ended a session. */
  readonly actorsOf: () => Promise<Readonly<Record<ActorName, Readonly<Record<string, string>>>>>
  /** Tables written since the last check, except permitted ones. */
  readonly changes: () => Promise<string[]>
}

/** SQL that records every change of a row within its transaction. */
const NOTE_CHANGES = `
  create table noted_change (relation text not null, operation text not null);
  create function note_change() returns trigger language plpgsql as $$
  begin
    -- a wrong factor of the office is audited
    if tg_table_name = 'audit_entry' and to_jsonb(new) ->> 'action' = 'refuseFactor' then return null; end if;
    insert into noted_change values (tg_table_name, tg_op);
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'noted_change'
    loop
      execute format('create trigger note_change after insert or update or delete on %I for each row execute function note_change()', name);
    end loop;
  end $$`

/** The demo shop with an order, a cart, a chat and other subjects of calls. */
export async function openFuzzWorld(adapters: Partial<Adapters> = {}): Promise<FuzzWorld> {
  const shop = await testApp(
    await demoDatabase(),
    { bank: believingBank, ...adapters },
    { RATE_LIMIT_PER_MINUTE: '0' },
    'none',
  )
  const { app, call } = shop
  const { pool } = app.database
  const sql: FuzzWorld['sql'] = async (text, values) => (await pool.query(text, values)).rows
  const idOf = async (text: string, values: unknown[] = []) => {
    const [row] = await sql<{ id: unknown }>(text, values)
    if (row === undefined) throw new Error(`nothing is there: ${text}`)
    return row.id
  }
  const supply = supplyOf(app, machineClock())
  const { token, user } = await shop.signIn('79165550100')
  const tokens = createTokens({ secret: TOKEN_SECRET, clock: machineClock() })
  const tokenOf = async (customerId: number, sessionId = NO_SESSION) =>
    (await tokens.access({ kind: 'customer', customerId, phone: '79165550100', groupId: 1, sessionId })).token
  const owner = await supply.staff(FARM)
  await app.services.office.seedOwner({ name: 'Marina Averina', phone: '79165550101', totpSecret: 'JBSWY3DPEHPK3PXP' })
  const memberId = await idOf('select min(id) as id from office_member')

  // --- data of a customer, created through the API
  const must = async (method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await call(method, path, { token, body, headers })
    if (reply.status >= 400) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const products = [{ productId: PRODUCT, quantity: 4 }]
  const openCart = async () =>
    (await must('POST', '/api/v2/cart', { organizationId: FARM, place: PLACE, products })).cartId as string
  const { items } = await must('GET', `/api/v1/shipping-methods/${FARM}`)
  const courier = items.find((way: { methodCode: string }) => way.methodCode === 'courier')
  const { orders } = await must(
    'POST',
    '/api/v3/checkout',
    {
      carts: [
        {
          cartId: await openCart(),
          methodCode: 'courier',
          date: courier.dates[0].date,
          paymentMethod: 'cashondelivery',
        },
      ],
      place: PLACE,
      recipient: { name: 'Вера', phone: '79165550100' },
    },
    { 'idempotency-key': randomUUID() },
  )
  const { orderId, orderGroupId } = orders[0]
  const cartId = await openCart()
  const customer = [user.id]
  const one = {
    address: await idOf(
      `insert into address (customer_id, title, city, region, region_code, latitude, longitude)
       values ($1, 'Тверская, 1', 'Москва', 'Москва', '77', 55.7, 37.6) returning id`,
      customer,
    ),
    chat: await idOf(
      `insert into chat_thread (customer_id, organization_id, created_at) values ($1, ${FARM}, shop_now()) returning id`,
      customer,
    ),
    question: await idOf(
      `insert into question (organization_id, customer_id, question, state, created_at)
       values (${FARM}, $1, 'Why?', 'waiting', shop_now()) returning id`,
      customer,
    ),
    review: await idOf(
      `insert into review (organization_id, about, order_id, customer_id, rating, description, state, created_at, changed_at)
       values (${FARM}, 'order', $2, $1, 5, 'Fine', 'waiting', shop_now(), shop_now()) returning id`,
      [user.id, orderId],
    ),
    registerSource: await idOf(
      `insert into register_source (kind, title, made_by, made_at) values ('acquirer', 'Bank', $1, shop_now()) returning id`,
      [memberId],
    ),
    lot: await idOf(
      `insert into stock_lot (product_id, number, remaining, created_at) values (${PRODUCT}, 'A-1', 0, shop_now()) returning id`,
    ),
    post: await idOf(
      `insert into farm_post (organization_id, title, text, published_at) values (${FARM}, 'News', 'Some', shop_now()) returning id`,
    ),
    request: await idOf(
      `insert into site_request (organization_id, service_title, name, phone, email, created_at)
       values (${FARM}, '', 'Vera', '79165550100', 'v@example.com', shop_now()) returning id`,
    ),
    file: await idOf(
      `insert into goods_import (organization_id, file_name, columns, unknown_columns, made_at)
       values (${FARM}, 'goods.csv', '{}', '{}', shop_now()) returning id`,
    ),
    broadcast: await idOf(
      `insert into broadcast (organization_id, audience, texts, with_sms, people, left_out, staff_id, started_at)
       values (${FARM}, '{"kind":"followers"}', '{"ru":{"title":"News","text":"Some"}}', false, 1,
         '{"erased":0,"noConsent":0}', $1, shop_now()) returning id`,
      [memberId],
    ),
    session: await idOf('select id from customer_session where customer_id = $1 order by id limit 1', customer),
    restaurant: await idOf('select organization_id as id from restaurant order by 1 limit 1'),
    tour: await idOf('select id from tour order by id limit 1'),
    tourPrice: await idOf(
      'select price.id from tour_price price join tour_date date on date.tour_id = price.tour_id order by date.starts_at desc limit 1',
    ),
    operator: await idOf('select organization_id as id from tour order by id limit 1'),
    tourDate: await idOf('select id from tour_date order by starts_at desc limit 1'),
    page: await idOf('select id from site_page order by id limit 1'),
    site: await idOf(
      'select uuid as id from site_page join site on site.uuid = site_uuid order by site_page.id limit 1',
    ),
    siteOwner: await idOf(
      `select organization_id as id from site_page join site on site.uuid = site_uuid order by site_page.id limit 1`,
    ),
    ground: await idOf('select id from festival_ground order by id limit 1'),
    staff: await idOf(
      `select staff_id as id from staff_membership where organization_id = ${FARM} order by staff_id limit 1`,
    ),
    code: await idOf('select id from promo_code order by id limit 1'),
    marketCode: await idOf(
      `insert into promo_code (code, kind, value, valid, is_listed, market_percent)
       values ('MARKET', 'fixed', 100, '[2026-01-01,)', false, 60) returning id`,
    ),
    npdIncome: await idOf(
      `with seller as (insert into npd_seller (organization_id, since) values (${FARM}, shop_now()) returning organization_id)
       insert into npd_income (order_id, organization_id, amount, at, state, due_at)
       select (select min(id) from shop_order), organization_id, 100, shop_now(), 'asked', shop_now() from seller returning id`,
    ),
    feeRule: await idOf(
      `insert into commission_rule (category_depth, channel, basis_points, floor, fixed, base, from_day, made_by, made_at)
       values (0, 'widget', 900, 0, 0, 'sold', '2100-01-01', $1, shop_now()) returning id`,
      [memberId],
    ),
    payoutRun: await idOf(
      `insert into payout_run (state, day, drafted_by, drafted_at, way, sent_by, sent_at, payer)
       values ('sent', '2026-01-01', $1, shop_now(), 'file', $1, shop_now(), $2) returning id`,
      [memberId, JSON.stringify(PAYER)],
    ),
    paper: await idOf(
      `insert into agency_paper (kind, organization_id, period, revision, year, place, number, day, seller, total, snapshot, digest,
         file_id, formed_at)
       values ('feeAct', ${FARM}, '2026-01', 0, 2026, 1, '01-0001', '2026-01-31', 'Farm', 1, $1, '', gen_random_uuid(), shop_now())
       returning id`,
      [JSON.stringify({ kind: 'feeAct', signer: FEE_PAPER.signer.person, model: FEE_PAPER })],
    ),
    featured: await idOf(
      `insert into featured_place (place, product_id, advertiser, tin, starts_at, ends_at, created_at)
       values ('home', ${PRODUCT}, 'Farm', '7707083893', '2020-01-01', '2020-01-02', shop_now()) returning id`,
    ),
    document: await idOf('select min(id) as id from organization_document'),
    tradePlace: await idOf(`select min(id) as id from trade_place where organization_id = ${FARM}`),
    productSlug: await idOf(`select slug as id from product where id = ${PRODUCT}`),
    dishSlug: await idOf(
      'select slug as id from product join dish on product_id = product.id order by product.id limit 1',
    ),
    recipeSlug: await idOf('select slug as id from recipe order by id limit 1'),
    section: await idOf(
      'select min(section.id) as id from menu_section section where organization_id = (select min(organization_id) from restaurant)',
    ),
  }
  await app.database.inTransaction((tx) =>
    app.services.content.saveLegalDraft(tx, { kind: 'service', name: 'fuzz' }, 'legal-agreement', {
      version: 0,
      title: 'Agreement',
      text: 'Terms',
    }),
  )
  await sql(
    `insert into product_check (product_id, organization_id, state, "time", version, proposed, is_wanted, waits_since)
     select id, organization_id, 'waiting', 'after', 1, jsonb_build_object('title', title, 'description', '', 'composition', '',
       'allergens', '[]'::jsonb, 'categoryId', category_id, 'pictures', jsonb_build_array(jsonb_build_object('source', image,
         'alt', '', 'focus', null))), true, shop_now() from product where id = $1`,
    [PRODUCT],
  )
  const message = await idOf(
    `insert into chat_message (thread_id, client_message_id, sender, text, created_at)
     values ($1, gen_random_uuid(), 'seller', 'Да', shop_now()) returning id`,
    [one.chat],
  )
  const payoutItem = await idOf(
    `insert into payout_item (run_id, organization_id, payable, amount, taken, held, reserved, carried, owed, waiting, state, way, destination)
     values ($1, ${FARM}, 100, 100, 0, 0, 0, 0, 0, 0, 'sent', 'file', $2) returning id`,
    [
      one.payoutRun,
      JSON.stringify({ ...PAYEE, kind: 'account', phone: null, token: null, lastFour: null, contract: null }),
    ],
  )
  const movement = await idOf(
    `with statement as (insert into payout_statement (file_name, uploaded_by, uploaded_at) values ('', $1, shop_now()) returning id)
     insert into payout_movement (statement_id, key, movement, outcome, reason)
     select id, 'fuzz', $2, 'open', 'twice' from statement returning id`,
    [
      memberId,
      JSON.stringify({
        direction: 'out',
        day: '2026-01-01',
        number: '1',
        amount: 100,
        other: { name: '' },
        purpose: '',
      }),
    ],
  )
  const cook = await supply.staff(Number(one.restaurant))
  const guide = await supply.staff(Number(one.operator))
  const siteOwner = await supply.staff(Number(one.siteOwner))
  const everywhere: Known = {
    id: FARM,
    farmerId: FARM,
    organizationId: FARM,
    sellerId: FARM,
    productId: PRODUCT,
    orderId,
    orderGroupId,
    cartId,
    tradePlaceId: one.tradePlace,
    orderIds: orderId,
    cartIds: cartId,
    ids: PRODUCT,
    dateId: one.tourDate,
    priceId: one.tourPrice,
    tourId: one.tour,
    siteUuid: one.site,
    staffId: one.staff,
    codeId: one.code,
    documentId: one.document,
    postId: one.post,
    sectionId: one.section,
    dishId: await idOf('select min(product_id) as id from dish'),
    categoryId: await idOf('select min(category_id) as id from product'),
    version: 1,
    memberId: 1,
    messageId: 1,
    thing: 'farmers',
    kind: 'question',
    entityType: 'farmer',
    type: 'farmer',
    slug: one.productSlug,
    text: 'Москва',
    code: 'HELLO',
    secret: 'x',
    status: 'active',
    source: 'farm.jpg',
    host: 'ferma.example',
    quantity: 1,
    place: PLACE,
    userId: user.id,
    chatId: one.chat,
    perPage: 10,
    page: 1,
  }
  /** Existing values for paths by prefix; the last match is used. */
  const THINGS: readonly (readonly [RegExp, Known])[] = [
    [/\/orders\/|\/payment\/status\//, { id: orderId }],
    [/\/restaurants|\/cabinet\/menu/, { id: one.restaurant, organizationId: one.restaurant }],
    [/\/products?\/\{id\}|\/cabinet\/(goods|stock)\/\{id\}|\/stock-alerts/, { id: PRODUCT }],
    [/\/cabinet\/stock\/lots/, { id: one.lot }],
    [/\/tours/, { organizationId: one.operator }],
    [/\/tours\/\{id\}/, { id: one.tour }],
    [/\/restaurants\/dishes/, { slug: one.dishSlug }],
    [/\/tours\/dates\/\{id\}/, { id: one.tourDate }],
    [/\/addresses\//, { id: one.address }],
    [/\/sessions\//, { id: one.session }],
    [/\/(cart|shared-cart)\/(check-available\/)?\{id\}/, { id: cartId }],
    [/\/chats?\//, { id: one.chat }],
    [/\/office\/goods\/checks/, { id: PRODUCT, product: PRODUCT, of: 'product' }],
    [/\/questions\/\{id\}|\/inbox\//, { id: one.question }],
    [/\/reviews\/\{id\}/, { id: one.review }],
    [/\/chat-messages\/\{id\}/, { id: message }],
    [/\/(chat\/list|chats)\/\{id\}\/messages/, { id: one.chat, messageId: message }],
    [/\/moderation\/\{kind\}/, { kind: 'review', id: String(one.review), seen: READ_AT }],
    [/\/v1\/reports$/, { kind: 'post', id: String(one.post) }],
    [/\/goods-imports\//, { id: one.file }],
    [/\/site-requests\//, { id: one.request }],
    [/\/site-pages\//, { id: one.page }],
    [/\/festival\//, { id: one.ground }],
    [/\/recipes\//, { slug: one.recipeSlug }],
    [/\/farmers\/\{id\}|\/farmer\/\{id\}|\/sellers\/\{id\}|\/applications\//, { id: FARM }],
    [/\/sellers\/requirements/, { trade: 'farmer', categoryId: null, kind: 'declaration' }],
    [/\/favorites\/|\/preview\//, { kind: 'products', id: PRODUCT }],
    [/\/(color|typography)-themes\//, { id: 1 }],
    [/\/legal-texts\//, { code: 'legal-agreement' }],
    [/\/broadcasts/, { broadcastId: one.broadcast }],
    [/\/office\/broadcasts\/\{id\}/, { id: one.broadcast }],
    [/\/shared-discounts/, { codeId: one.marketCode }],
    [/\/taxes/, { incomeId: one.npdIncome, link: 'https://lknpd.nalog.ru/x', year: 2026 }],
    [
      /\/office\/promo-codes/,
      {
        codeId: one.marketCode,
        organizationIds: FARM,
        categoryIds: await idOf('select min(category_id) as id from product'),
      },
    ],
    [/\/office\/payouts\/\{id\}/, { id: one.payoutRun, part: 1, way: 'file' }],
    [/\/office\/payouts\/items/, { id: payoutItem }],
    [/\/office\/payouts\/movements/, { id: movement, itemId: null }],
    [
      /\/office\/closing/,
      {
        ...{ sourceId: one.registerSource, period: '2026-11', kind: 'acquirer', reference: '1', isRefund: false },
        ...{ here: 1, there: null, outcome: 'accepted', entryId: null, payer: '7707083893' },
      },
    ],
    [
      /\/agency-papers|\/money\/papers/,
      { id: one.paper, period: '2026-01', kind: 'feeAct', kpp: '772201001', from: '2026-01-01', to: '2026-01-31' },
    ],
    [
      /\/office\/fees/,
      {
        ...{ ruleId: one.feeRule, orderId, categoryId: null, trade: null, channel: null, deliveryKind: null },
        ...{ percent: 1, floor: 0, ceiling: null, fixed: 0, base: 'sold', untilDay: null },
        fromDay: dayIn(SHOP_TIME_ZONE, new Date(Date.now() + 86_400_000)),
      },
    ],
    [
      /\/office\/featured/,
      {
        featuredId: one.featured,
        place: 'home',
        categoryId: null,
        phrase: null,
        productId: PRODUCT,
        organizationId: null,
        tin: '7707083893',
      },
    ],
    [
      /\/office\/recipes/,
      { slug: one.recipeSlug, version: 1, publishedVersion: 1, categoryKey: null, categoryId: null, picture: null },
    ],
    [
      /\/office\/ledger/,
      {
        ...{ order: orderId, seller: FARM, organizationId: FARM, debit: 'adjustment', credit: 'seller', amount: 1 },
        period: '2026-11',
      },
    ],
    [/\/office\/(recipe-sections|review-tags)/, { revision: '', urlKey: null, id: null }],
    [/\/office\/showcase/, { code: 'festival-demo', version: 1, publishedVersion: 1, at: null }],
    [/\/office\/plans/, { code: 'Start2024Year1', replaces: null }],
    [/\/office\/banners/, { code: 'home-farmers', href: '/farmers', version: 1, publishedVersion: 1, position: 5 }],
  ]
  await sql(
    `insert into moderation_matter (kind, subject_id, organization_id, since, changed_at, is_shown)
     values ('review', $1, ${FARM}, $2, $2, false), ('chat', $3, ${FARM}, $2, $2, true)`,
    [String(one.review), READ_AT, String(message)],
  )
  await sql(NOTE_CHANGES)
  return {
    app,
    sql,
    tokenOf,
    customerId: user.id,
    staffToken: owner,
    knownAt: (path) =>
      Object.assign({}, everywhere, ...THINGS.filter(([at]) => at.test(path)).map(([, known]) => known)),
    actorsOf: async () => {
      await sql('update staff_token set revoked_at = null')
      const sessionId = randomUUID()
      await sql(
        `insert into customer_session (id, customer_id, source, created_at, last_seen_at, expires_at)
         values ($1, $2, 'web', shop_now(), shop_now(), shop_now() + interval '1 day')`,
        [sessionId, user.id],
      )
      const officeToken = randomBytes(32).toString('base64url')
      await sql(
        `insert into office_session (id, token_hash, member_id, factor, factor_at, created_at, seen_at, expires_at)
         values ($1, $2, $3, 'totp', shop_now(), shop_now(), shop_now(), shop_now() + interval '1 hour')`,
        [randomUUID(), createHash('sha256').update(officeToken).digest(), memberId],
      )
      return {
        guest: {},
        customer: { authorization: `Bearer ${await tokenOf(user.id, sessionId)}` },
        owner: { authorization: `Bearer ${owner}` },
        cook: { authorization: `Bearer ${cook}` },
        guide: { authorization: `Bearer ${guide}` },
        siteOwner: { authorization: `Bearer ${siteOwner}` },
        office: { cookie: `office-session=${officeToken}`, 'sec-fetch-site': 'same-origin' },
        service: { 'x-service-secret': SERVICE_SECRET },
      }
    },
    changes: async () => {
      const rows = await sql<{ change: string; relation: string }>(
        `with gone as (delete from noted_change returning relation, operation)
         select distinct relation, operation || ' ' || relation as change from gone order by 2`,
      )
      return rows.flatMap(({ relation, change }) => (relation in WRITTEN_BY_REFUSED ? [] : [change]))
    },
  }
}
