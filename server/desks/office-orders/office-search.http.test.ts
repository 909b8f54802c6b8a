import { describe, expect, it } from 'vitest'
import { BREAD } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, BORIS, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { openOfficeShop } from './office-shop.data.ts'

const shop = await openOfficeShop()
const { office, member } = shop
await shop.sql(
  `update customer set first_name = 'Анна', last_name = 'Королёва', email = 'Anna@Example.ru' where id = $1`,
  [ANNA],
)
const first = await shop.order()
const second = await shop.order({ as: BORIS, lines: { [BREAD]: 2 } })
const third = await shop.order()
await shop.sql(
  `update shop_order set recipient_name = 'Тимур Ахметов', recipient_phone = '79035551855' where id = $1`,
  [second],
)

type Roles = Parameters<typeof office>[0]
const list = async (query: Record<string, string | number>, roles: Roles = ['support']) =>
  office(
    roles,
    'GET',
    `/v1/office/orders?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
  )
const idsIn = async (query: Record<string, string | number>, roles?: Roles) =>
  (await list(query, roles)).body.items.map(({ id }: { id: number }) => id)
const search = async (text: string, roles: Roles = ['support']) =>
  (await office(roles, 'GET', `/v1/office/search?${new URLSearchParams({ text })}`)).body

describe('the list of orders', () => {
  it('shows orders of all sellers, latest first, and pages them by key', async () => {
    expect(await idsIn({})).toEqual([third, second, first])
    expect(await idsIn({ after: third })).toEqual([second, first])
    expect(await idsIn({ order: 'oldest', after: first })).toEqual([second, third])
    expect((await list({})).body).toMatchObject({ next: null, sellerTitle: null })
  })

  it('pages many orders without repeats and gaps', async () => {
    await shop.sql(
      `insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
         recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone, goods_sum,
         delivery_sum, total_sum, ordered_total, ordered_promo, ordered_bonuses, ordered_delivery, placed_at)
       select order_group_id, customer_id, ${OTHER_FARM}, delivery_kind, payment_method, place, 'Кто-то', '79000000000',
         delivery_date, 10, 18, time_zone, goods_sum, delivery_sum, total_sum, total_sum, 0, 0, delivery_sum,
         placed_at - make_interval(days => 10)
         from shop_order, generate_series(1, 60) where id = $1`,
      [first],
    )
    const page = (await list({ seller: OTHER_FARM })).body
    expect(page.items).toHaveLength(50)
    const rest = (await list({ seller: OTHER_FARM, after: page.next })).body
    expect(rest).toMatchObject({ next: null })
    const ids = [...page.items, ...rest.items].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(60)
    await shop.sql('delete from shop_order where organization_id = $1', [OTHER_FARM])
  })

  it('filters by state, seller, customer, payment and day', async () => {
    expect(await idsIn({ state: 'received' })).toEqual([])
    expect(await idsIn({ state: 'formed', seller: FARM })).toHaveLength(3)
    expect((await list({ seller: FARM })).body.sellerTitle).toEqual(expect.any(String))
    expect(await idsIn({ seller: OTHER_FARM })).toEqual([])
    expect(await idsIn({ customer: BORIS })).toEqual([second])
    expect(await idsIn({ payment: 'paid' })).toEqual([])
    const today = shop.now().toISOString().slice(0, 10)
    const [placed] = await shop.sql<{ day: string }>(
      `select (placed_at at time zone 'Europe/Moscow')::date::text as day from shop_order where id = $1`,
      [first],
    )
    expect(await idsIn({ from: placed?.day ?? today, to: placed?.day ?? today })).toHaveLength(3)
    expect(await idsIn({ to: '2020-01-01' })).toEqual([])
  })

  it('has views of what waits, and of the person’s own orders', async () => {
    await office(['support'], 'POST', `/v1/office/orders/${second}/owner`, { memberId: member.id })
    expect(await idsIn({ view: 'mine' })).toEqual([second])
    expect((await list({ view: 'mine' })).body.items[0].owner).toMatchObject({ id: member.id })
    for (const view of ['unpaid', 'claims', 'late']) expect((await list({ view })).status).toBe(200)
  })

  it('assigns several orders at once and says which changed', async () => {
    const assign = (ids: number[], memberId: number | null, roles: Roles = ['support']) =>
      office(roles, 'POST', '/v1/office/orders/owners', { ids, memberId })
    const unknown = third + 1_000
    expect((await assign([first, second, unknown], member.id)).body.changed.toSorted()).toEqual([first])
    expect((await list({})).body.team).toContainEqual({ id: member.id, name: expect.any(String) })
    expect((await assign([first, third], null)).body).toEqual({ changed: [first] })
    expect((await assign([first], 999)).body.errors).toEqual({ memberId: expect.any(String) })
    expect((await assign([], null)).status).toBe(400)
    expect((await assign([first], null, ['accountant'])).status).toBe(403)
    expect((await list({}, ['accountant'])).body.team).toBeNull()
    expect(
      (await shop.call('POST', '/v1/office/orders/owners', { body: { ids: [first], memberId: null } })).status,
    ).toBe(401)
  })

  it('exports what the list shows, without names', async () => {
    const { status, body, headers } = await office(['support'], 'GET', '/v1/office/orders/export/csv?state=formed')
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="zakazy.csv"'])
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(String(third))
    expect(String(body)).not.toMatch(/Ахметов|79035551855/)
    expect((await office(['editor'], 'GET', '/v1/office/orders/export/xlsx')).status).toBe(403)
    expect((await shop.call('GET', '/v1/office/orders/export/csv')).status).toBe(401)
  })

  it('refuses wrong filters with words', async () => {
    const { status, body } = await list({ state: 'x', from: 'y', after: 0 })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['state', 'from', 'after']))
  })

  it.each([
    [`№ ${first}`, [first]],
    ['1855', [second]],
    ['тимур', [second]],
    ['ахметов 1855', [second]],
    ['анна 1855', []],
    ['anna@ex', [third, first]],
    ['Королева Анна', [third, first]],
    ['нна', []],
    ['%', []],
  ])('finds orders by «%s»', async (text, ids) => {
    const found = await idsIn({ search: text })
    expect(found).toEqual(ids)
  })

  it('finds an order by the number of its payment, and by the end of its card', async () => {
    await shop.sql(
      `insert into payment (order_id, method, amount, gateway_number, gateway_order_id, card_end, expires_at, created_at)
       values ($1, 'card', 100, $2, '55667788990', '4276', $3, $3)`,
      [second, `${second}-1-7ab3k`, shop.now()],
    )
    const [{ id } = { id: '' }] = await shop.sql<{ id: string }>('select id from payment where order_id = $1', [second])
    for (const text of [`${second}-1-7AB3K`, '55667788990', id, '42 76'])
      expect([text, await idsIn({ search: text })]).toEqual([text, [second]])
    // an analyst finds by the numbers only
    expect(await idsIn({ search: id }, ['analyst'])).toEqual([second])
    expect(await idsIn({ search: '4276' }, ['analyst'])).toEqual([])
    await shop.sql('delete from payment where order_id = $1', [second])
  })

  it('hides names from analysts, who find orders by number only', async () => {
    const { body } = await list({}, ['analyst'])
    expect(body.items.map(({ customerName }: { customerName: string | null }) => customerName)).toEqual([
      null,
      null,
      null,
    ])
    expect(await idsIn({ search: 'тимур' }, ['analyst'])).toEqual([])
    expect(await idsIn({ search: String(second) }, ['analyst'])).toEqual([second])
    expect((await list({}, ['editor'])).status).toBe(403)
    expect((await shop.call('GET', '/v1/office/orders')).status).toBe(401)
  })
})

describe('the search of the office', () => {
  it('finds orders and customers by name and phone, masked', async () => {
    const found = await search('анна')
    expect(found.orders.map(({ id }: { id: number }) => id)).toEqual([third, first])
    expect(found.customers).toEqual([{ id: ANNA, name: 'Анна Королёва', phone: '+7 ••• •••-••-01', orders: 2 }])
    expect(JSON.stringify(found)).not.toContain('79160000001')
    expect((await search('0002')).customers.map(({ id }: { id: number }) => id)).toContain(BORIS)
  })

  it('finds sellers by title and goods by words', async () => {
    const [farm] = await shop.sql<{ title: string; tin: string }>('select title, tin from seller_card where id = $1', [
      FARM,
    ])
    expect((await search(farm?.title ?? '')).sellers.map(({ id }: { id: number }) => id)).toContain(FARM)
    expect((await search('read')).goods).toEqual([])
    expect((await search('brea')).goods).toEqual([expect.objectContaining({ id: BREAD, title: 'Bread' })])
  })

  it('shows only what the person may see', async () => {
    expect(await search('анна', ['moderator'])).toMatchObject({ orders: null, customers: null })
    expect(await search('анна', ['analyst'])).toMatchObject({ orders: [], customers: null })
    expect((await search(String(first), ['analyst'])).orders).toEqual([expect.objectContaining({ customerName: null })])
    expect((await shop.call('GET', '/v1/office/search?text=anna')).status).toBe(401)
  })

  it('answers short and odd texts', async () => {
    for (const text of ['', 'а', '@', '%_\\', "'; --", '9'.repeat(80)]) {
      expect((await office(['owner'], 'GET', `/v1/office/search?${new URLSearchParams({ text })}`)).status).toBe(200)
    }
    expect((await office(['owner'], 'GET', `/v1/office/search?text=${'x'.repeat(81)}`)).status).toBe(400)
  })
})
