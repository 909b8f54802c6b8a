import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import type { AnyEventType } from '../../platform/events/event.ts'
import { handTo } from '../../platform/events/testing.ts'
import { createNotificationsModule, type NotificationsModule } from './index.ts'
import type { Letter } from './ports.ts'

export const ANNA_PHONE = '79160000001'
export const ANNA_EMAIL = 'anna@example.com'
const ANNA = 1001
/** Has given no e-mail. */
const VERA = 1002
const FARM = 101
const PICKUP = 71

const WORLD = `
insert into region (code, name, time_zone) values ('77', 'Москва', 'Europe/Moscow') on conflict do nothing;
insert into customer (id, phone, group_id, email) overriding system value
  values (${ANNA}, '${ANNA_PHONE}', 1, '${ANNA_EMAIL}'), (${VERA}, '79160000002', 1, null);
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien)
values (${FARM}, 'farmer', 'farm', 'Ольховка', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6, 'Europe/Moscow', 'IP',
  'Address', '7701234567', '1027700132195');
insert into trade_place (id, organization_id, title, address, city, region_code, latitude, longitude)
  overriding system value
  values (${PICKUP}, ${FARM}, 'Stall', 'Цветной бульвар, 15', 'Москва', '77', 55.7, 37.6);`

/** Facts of events that notifications do not look at. */
const MADE_UP = {
  orderGroupId: 'group',
  customerId: ANNA,
  organizationId: FARM,
  paymentId: 'payment',
  changeId: 'change',
  kind: 'replace',
  totalBefore: 0,
  totalAfter: 0,
}

export interface NewOrder {
  readonly withEmail?: boolean
  readonly isOnline?: boolean
  readonly isPickup?: boolean
  readonly regionCode?: string
}

export interface NotificationsShop {
  /** Delivers an event at once, as a job does; what the test does not say of it is made up. */
  tell(type: AnyEventType, payload: Readonly<Record<string, unknown>>): Promise<void>
  readonly mayListen: NotificationsModule['mayListen']
  readonly sent: { phone: string; text: string }[]
  readonly letters: Letter[]
  /** What the channels do instead of taking a message; null = they take it. */
  failWith(error: Error | null): void
  setNow(iso: string): void
  order(more?: NewOrder): Promise<number>
  setState(orderId: number, state: string): Promise<void>
  /** The seller asks the customer about a change. */
  propose(orderId: number, answerBefore: string): Promise<void>
  askSurcharge(orderId: number, amount: number): Promise<void>
  /** Delivers what is due by the shop's clock, as the job runner would; errors of subscribers come back. */
  runDue(): Promise<unknown[]>
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

/** Notices over a real database with channels that only write down. */
export async function openNotificationsShop(
  url: string,
  options: { hasMail?: boolean } = {},
): Promise<NotificationsShop> {
  const database = openDatabase(url)
  afterAll(() => database.close())
  await database.pool.query(WORLD)
  const sql: NotificationsShop['sql'] = async (text, values) => (await database.pool.query(text, values)).rows
  let now = new Date('2026-11-21T08:00:00Z')
  let failure: Error | null = null
  const clock: Clock = () => now
  const sent: NotificationsShop['sent'] = []
  const letters: Letter[] = []
  const take = async (keep: () => void) => {
    if (failure) throw failure
    keep()
  }
  const notifications = createNotificationsModule({
    database,
    messages: { send: (phone, text) => take(() => sent.push({ phone, text })) },
    mail: options.hasMail === false ? null : { send: (letter) => take(() => letters.push(letter)) },
    clock,
    publicUrl: 'https://okolitsa.test',
    log: { warn: () => undefined },
  })
  return {
    tell: ({ topic }, payload) => handTo(notifications.subscribers, { topic, payload: { ...MADE_UP, ...payload } }),
    mayListen: notifications.mayListen,
    sent,
    letters,
    sql,
    failWith: (error) => {
      failure = error
    },
    setNow: (iso) => {
      now = new Date(iso)
    },
    order: async ({ withEmail = false, isOnline = false, isPickup = false, regionCode = '77' } = {}) => {
      const customer = withEmail ? ANNA : VERA
      const [row] = await sql<{ id: number }>(
        `with bought as (insert into order_group (customer_id) values ($1) returning id)
         insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
           trade_place_id, recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone,
           goods_sum, delivery_sum, total_sum, pay_before)
         select id, $1, ${FARM}, $2, $3, $4, $5, 'Анна', '79160000009', '2026-11-23', 10, 18, 'Europe/Moscow',
           147100, 29900, 177000, $6 from bought returning id`,
        [
          customer,
          isPickup ? 'pickup' : 'courier',
          isOnline ? 'sbp' : 'cashondelivery',
          JSON.stringify({ ...defaultLocation, regionCode }),
          isPickup ? PICKUP : null,
          isOnline ? '2026-11-21T08:30:00Z' : null,
        ],
      )
      return row?.id ?? 0
    },
    setState: async (orderId, state) => {
      await sql(
        `update shop_order set state = $2, canceled_by = case when $2 = 'canceled' then 'farmer' end where id = $1`,
        [orderId, state],
      )
    },
    propose: async (orderId, answerBefore) => {
      await sql(
        `insert into order_change (order_id, kind, state, actor, requested_change, lines, total_before, total_after,
           created_at, answer_before)
         values ($1, 'replace', 'proposed', 'farmer', '{}', '[]', 177000, 189000, $2, $3)`,
        [orderId, now, answerBefore],
      )
    },
    askSurcharge: async (orderId, amount) => {
      await sql(
        `insert into payment (order_id, method, purpose, amount, gateway_number, expires_at)
         values ($1, 'sbp', 'surcharge', $2, 'surcharge-' || $1::int, shop_now() + interval '1 day')`,
        [orderId, amount],
      )
    },
    runDue: async () => {
      const events = await sql<{ id: number; topic: string; payload: Record<string, unknown> }>(
        'select id, topic, payload from outbox where delivered_at is null and (due_at is null or due_at <= $1) order by id',
        [now],
      )
      const errors: unknown[] = []
      for (const { id, topic, payload } of events) {
        try {
          await handTo(notifications.subscribers, { topic, payload })
          await sql('update outbox set delivered_at = shop_now() where id = $1', [id])
        } catch (error) {
          errors.push(error)
        }
      }
      return errors
    },
  }
}
