import type pg from 'pg'

/** A call of the walk: its name in the table, and its path. */
export type OfficeCall = readonly [name: string, path: string]

type Value = string | number
const encoded = (text: Value): string => encodeURIComponent(String(text))

/** Calls of the office about things that the database has. */
const dates = (from: string, to: string) => `from=${from}&to=${to}`

export async function callsOf(database: pg.Client): Promise<OfficeCall[]> {
  const one = async (sql: string): Promise<Value> => {
    const { rows } = await database.query({ text: sql, rowMode: 'array' })
    if (rows.length === 0) throw new Error(`nothing found: ${sql}`)
    return rows[0]?.[0] as Value
  }
  const deep = (column: string) =>
    one(
      `select ${column} from shop_order order by placed_at desc, id desc offset (select count(*) / 5 from shop_order) limit 1`,
    )
  const order = await one(
    "select id from shop_order where state = 'received' and id % 10 = 0 order by placed_at desc offset 50 limit 1",
  )
  const [number, phone, deepId, hotSeller, seller, frequent, customer, hotCategory, rareCategory] = [
    await one(`select gateway_number from payment where order_id = ${order}`).catch(() => '104218-1-7ab3k'),
    String(await one(`select recipient_phone from shop_order where id = ${order}`)),
    await deep('id'),
    10_001,
    await one('select id from organization where suspended_at is null order by id desc offset 40 limit 1'),
    await one('select customer_id from shop_order group by 1 order by count(*) desc limit 1'),
    await one(`select customer_id from shop_order where id = ${order}`),
    await one('select category_id from product group by 1 order by count(*) desc limit 1'),
    await one('select category_id from product group by 1 order by count(*) limit 1'),
  ]
  const dispute = await one("select id from order_claim where state <> 'waiting' limit 1")
  const bank = await one('select gateway_order_id from payment where gateway_order_id is not null limit 1')
  const tin = await one(`select tin from organization where id = ${seller}`)
  const lastCustomer = await one(
    'select created_at::text from customer order by created_at desc, id desc offset (select count(*) / 2 from customer) limit 1',
  )
  const key = (value: Value, id: Value) =>
    Buffer.from(JSON.stringify([String(value), Number(id)])).toString('base64url')
  const middle = await one('select id from product order by id desc offset (select count(*) / 2 from product) limit 1')
  const list = (path: string, views: Readonly<Record<string, string>>): OfficeCall[] =>
    Object.entries(views).map(([name, query]) => [name, `/v1/office/${path}${query && `?${query}`}`])
  const orders = (views: Readonly<Record<string, string>>) => list('orders', views)
  const both = (path: string, views: Readonly<Record<string, string>>): OfficeCall[] =>
    Object.entries(views).flatMap(([name, query]) => [
      [name, `/v1/office/${path}${query && `?${query}`}`] as const,
      ...(query.includes('after') || query.includes('order=')
        ? []
        : ([[`${name}, count`, `/v1/office/${path}/count${query && `?${query}`}`]] as OfficeCall[])),
    ])
  const found = (texts: Readonly<Record<string, Value>>): OfficeCall[] =>
    Object.entries(texts).map(([name, text]) => [`⌘K: ${name}`, `/v1/office/search?text=${encoded(text)}`])
  return [
    ...list('day', { 'today: numbers of the day': '' }),
    ...list('alarms', { 'today: alarms': '' }),
    ...list('unanswered', { 'today: unanswered': '' }),
    ...list('sellers/papers/queue', { 'today: papers': '' }),
    ...list('taken-items', { 'today: taken items': 'queue=disputes' }),
    ...list('me', { 'the own session': '' }),
    ...orders({
      'orders: all': '',
      'orders: oldest': 'order=oldest',
      'orders: a fifth deep': `after=${deepId}`,
      'orders: oldest, four fifths deep': `order=oldest&after=${deepId}`,
      'orders: unpaid': 'view=unpaid',
      'orders: late': 'view=late',
      'orders: late, oldest': 'view=late&order=oldest',
      'orders: claims': 'view=claims',
      'orders: call backs': 'view=callBacks',
      'orders: mine': 'view=mine',
      'orders: state of few': 'state=readyForIssuance',
      'orders: state of few, oldest': 'state=isAssembling&order=oldest',
      'orders: canceled': 'state=canceled',
      'orders: payment of few': 'payment=partiallyReturned',
      'orders: payment of few, oldest': 'payment=wait&order=oldest',
      'orders: payment of none': 'payment=partiallyPaid',
      'orders: of a hot seller': `seller=${hotSeller}`,
      'orders: of a hot seller, payment of few': `seller=${hotSeller}&payment=wait`,
      'orders: of a hot seller, state of none': `seller=${hotSeller}&state=booked`,
      'orders: of a seller, oldest': `seller=${seller}&order=oldest`,
      'orders: of a customer': `customer=${frequent}`,
      'orders: days a year ago': 'from=2025-12-01&to=2025-12-07',
      'orders: days a year ago, canceled, of a seller': `from=2025-12-01&to=2025-12-31&state=canceled&seller=${hotSeller}`,
      'orders: search by a number': `search=${order}`,
      'orders: search by a phone': `search=${phone.slice(-4)}`,
      'orders: search by a common name': `search=${encoded('анна')}`,
      'orders: search by a rare name': `search=${encoded('клавдия черемисинова')}`,
      'orders: search by a name, state': `search=${encoded('анна')}&state=canceled`,
    }),
    ...found({
      'order number': `№ ${order}`,
      'end of a phone': phone.slice(-4),
      'whole phone': phone,
      'common name': 'анна',
      'rare full name': 'Клавдия Черемисинова',
      'name of nobody': 'Нектарий Заморский',
      'name and phone': `анна ${phone.slice(-4)}`,
      'e-mail': 'user500@mail.ru',
      'end of a card': '4417',
      'number of a payment': number,
      'number of the bank': bank,
      'taxpayer number': tin,
      seller: 'ферма лучковых 1200',
      'common goods': 'сыр',
      'rare goods': 'облепиховый',
      'letters of nothing': 'щщщщ',
    }),
    ['order page', `/v1/office/orders/${order}`],
    [
      'order page of a busy order',
      `/v1/office/orders/${await one('select order_id from order_claim order by created_at desc limit 1')}`,
    ],
    ['customer page', `/v1/office/customers/${customer}`],
    ['customer page, most orders', `/v1/office/customers/${frequent}`],
    ['seller page', `/v1/office/sellers/${seller}`],
    ['seller page, hot', `/v1/office/sellers/${hotSeller}`],
    ['seller staff', `/v1/office/sellers/${hotSeller}/staff`],
    ['seller termination', `/v1/office/sellers/${hotSeller}/termination`],
    ...both('sellers', {
      'sellers: all': '',
      'sellers: newest': 'order=newest',
      'sellers: suspended': 'state=suspended',
      'sellers: submitted': 'state=submitted',
      'sellers: active': 'state=active',
      'sellers: papers wait': 'papers=waiting',
      'sellers: papers end': 'papers=expiring',
      'sellers: restaurants': 'type=restaurant',
      'sellers: kind': 'kind=selfEmployed',
      'sellers: search by a title': `search=${encoded('ферма')}`,
      'sellers: search by nothing': `search=${encoded('щщщ')}`,
      'sellers: search by ИНН': `search=${tin}`,
    }),
    ...both('customers', {
      'customers: all': '',
      'customers: oldest': 'order=oldest',
      'customers: half deep': `after=${key(lastCustomer, 2_000_000)}`,
      'customers: blocked': 'block=blocked',
      'customers: with orders': 'orders=with',
      'customers: without orders': 'orders=without',
      'customers: of 7 days': 'since=7',
      'customers: of 90 days without orders': 'since=90&orders=without',
      'customers: search by a name': `search=${encoded('анна')}`,
      'customers: search by a phone': `search=${phone.slice(-4)}`,
    }),
    ...both('goods', {
      'goods: all': '',
      'goods: oldest': 'order=oldest',
      'goods: half deep': `after=${key(middle, middle)}`,
      'goods: waiting': 'check=waiting',
      'goods: hidden': 'check=hidden',
      'goods: accepted': 'check=accepted',
      'goods: archived': 'sale=archived',
      'goods: off sale': 'sale=offSale',
      'goods: a large category': `category=${hotCategory}`,
      'goods: a small category': `category=${rareCategory}`,
      'goods: of a seller': `seller=${seller}`,
      'goods: returned of a seller': `seller=${seller}&check=returned`,
      'goods: search by a common word': `search=${encoded('сыр')}`,
      'goods: search by a rare word': `search=${encoded('облепиховый')}`,
      'goods: search by nothing': `search=${encoded('щщщщ')}`,
      'goods: search by a seller': `search=${encoded('лучковы')}`,
      'goods: search by an article': 'search=n500000',
      'goods: search by a word, archived': `search=${encoded('сыр')}&sale=archived`,
    }),
    ...list('goods/checks', { 'goods check: queue': '', 'goods check: one': `product=${middle}` }),
    ...list('goods/categories', { 'goods: categories': '' }),
    ...list('moderation', { 'moderation: all': '', 'moderation: reviews': 'kind=review' }),
    ...list('disputes', { disputes: '' }),
    ['dispute page', `/v1/office/disputes/${dispute}`],
    ...list('applications', { 'applications: submitted': '', 'applications: approved': 'state=approved' }),
    ...list('log', {
      'log: all': '',
      'log: of a person': 'person=900003',
      'log: an action': 'action=product.price',
      'log: action of none': 'action=product.nothing',
      'log: a person and an action': 'person=900003&action=order.read',
      'log: reads': 'kind=read',
      'log: refusals': 'kind=refusal',
      'log: of a thing': 'entity=product&subject=200001',
      'log: days': 'from=2026-06-01&to=2026-06-03',
      'log: search by a number': 'search=200001',
      'log: search by a word': `search=${encoded('ферма')}`,
      'log: search by a title': `search=${encoded('лучковы')}`,
    }),
    ...list('broadcasts', { broadcasts: '' }),
    ...list('broadcasts/subjects', { 'broadcasts: goods as subject': `kind=product&search=${encoded('сыр')}` }),
    ...list('personal-data', { 'personal data': '' }),
    ...list('searches/empty', { 'searches without results': '' }),
    ...list('searches/synonyms', { synonyms: '' }),
    ...list('stop-list', { 'stop list': '' }),
    ...list('people', { team: '' }),
    ...list('analytics/funnel', { funnel: '' }),
    ...list('state', { state: '' }),
    ...list('promotion/ranking', { 'ranking explained': '' }),
    ...list('category-requests', { 'requests for categories': '' }),
    // named «report:»: they are read a few times a day, and the walk leaves them out
    ...list('reports/turnover', {
      'report: turnover of a month by seller': `by=seller&${dates('2026-05-01', '2026-05-31')}`,
      'report: turnover of a year by month': `by=month&${dates('2025-11-01', '2026-10-31')}`,
    }),
    ...list('reports/promise', {
      'report: promise of a month by town': `by=town&${dates('2026-05-01', '2026-05-31')}`,
    }),
    ...list('reports/losses', { 'report: losses of a month': `by=reason&${dates('2026-05-01', '2026-05-31')}` }),
    ...list('reports/cohorts', { 'report: cohorts': '' }),
  ]
}
