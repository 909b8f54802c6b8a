import { randomUUID } from 'node:crypto'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { enterOffice } from '../../testing/office.data.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { testApp } from '../../testing.ts'

/** Two farms of the demo. */
export const [FARM, OTHER] = [101, 102]
const DAY_MS = 86_400_000

/** The demo's marketplace with a farm's staff, moderators, and customers who received orders. */
export async function openReviewsShop(phones: string) {
  const url = await demoDatabase()
  const database = openDatabase(url, { max: 2 })
  afterAll(() => database.close())
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(text, values)).rows
  await writeStaff(
    database.pool,
    { subject: 'olga', name: 'Ольга Лучкова', role: 'owner', organizationId: FARM },
    { subject: 'ivan', name: 'Иван', role: 'owner', organizationId: OTHER },
    { subject: 'petr', name: 'Пётр', role: 'picker', organizationId: FARM },
  )
  // the tests start without reviews and questions
  await sql('delete from review')
  await sql('delete from question')
  await sql('select refresh_ratings(null, null)')
  await writeSites(database.pool, { host: 'own.example', organizationId: FARM })
  const bank = {
    loginUrl: 'http://bank.test',
    clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
  }
  // ahead of the machine's clock, by which delayed events are delivered: here `passSeconds` alone delivers them
  let now = new Date(Date.now() + 3_600_000)
  const app = await testApp(url, { bank, clock: () => now })
  /** Moves the clock of the shop; events of that time are delivered. */
  const passSeconds = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000)
    await app.app.work.deliverDue(now)
  }
  const enter = async (subject: string): Promise<string> =>
    (await app.call('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token
  /** Headers of a new person of the office. */
  const office = (role: OfficeRole, name = 'Марта') => enterOffice(app.app, () => now, { name, roles: [role] })
  const moderator = (name?: string) => office('moderator', name)
  const goods = await sql<{ id: number; title: string }>(
    'select id, title from product where organization_id = $1 and enabled order by id',
    [FARM],
  )
  const [cheese, milk, curd] = goods
  if (!cheese || !milk || !curd) throw new Error('three products of the farm are needed')

  let people = 0
  /** Signs in a new customer with this name. */
  async function customer(firstName: string | null = 'Мария', lastName: string | null = 'Козлова') {
    const phone = `${phones}${String(++people).padStart(4, '0')}`
    const { token, user } = await app.signIn(phone)
    await sql('update customer set first_name = $2, last_name = $3 where id = $1', [user.id, firstName, lastName])
    return { token, id: user.id, phone }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  /** An order of the farm with these products, received two days ago by default. */
  async function order(
    { id: customerId }: Pick<Customer, 'id'>,
    productIds: readonly number[],
    { state = 'received', daysAgo = 2, farm = FARM, picked }: OrderFields = {},
  ): Promise<number> {
    const [row] = await sql<{ id: number }>(
      `with bought as (insert into order_group (customer_id) values ($1) returning id)
       insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
         recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone,
         goods_sum, delivery_sum, total_sum, state, placed_at)
       select id, $1, $2, 'courier', 'cashondelivery', $3, 'Vera', '79164520001', $5::date, 10, 18, 'Europe/Moscow',
         147100, 29900, 177000, $4, $5 from bought returning id`,
      [customerId, farm, JSON.stringify(defaultLocation), state, new Date(Date.now() - daysAgo * DAY_MS)],
    )
    const id = row?.id ?? 0
    await sql(
      `insert into order_line (order_id, product_id, position, title, slug, category_url_key, image, unit, measure,
         is_weight, price, final_price, ordered_quantity, ordered_amount, picked_amount, line_sum)
       select $1, p.id, wanted.place, p.title, p.slug, 'x', p.image, p.unit, p.measure, false, p.price, p.price, 1, 1, $3, p.price
         from unnest($2::int[]) with ordinality as wanted (id, place) join product p on p.id = wanted.id`,
      [id, productIds, picked ?? null],
    )
    return id
  }

  /** Writes a review as a customer. */
  const say = ({ token }: Pick<Customer, 'token'>, body: Readonly<Record<string, unknown>>) =>
    app.call('POST', '/api/v2/reviews', { token, body: { rating: 5, ...body } })
  const ofProduct = (entityId: number) => ({ entityType: 'product', entityId })

  return {
    ...app,
    url,
    sql,
    enter,
    office,
    moderator,
    passSeconds,
    goods: { cheese, milk, curd },
    customer,
    order,
    say,
    ofProduct,
  }
}

interface OrderFields {
  readonly state?: string
  readonly daysAgo?: number
  readonly farm?: number
  readonly picked?: number
}
