import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { emit } from '../../platform/db/outbox.ts'
import type { AnyEventType, EventMessage } from '../../platform/events/event.ts'
import { openWorld, type World, type WorldOptions } from '../../testing/world.data.ts'

export const ANNA_PHONE = '79160000001'
export const ANNA_EMAIL = 'anna@example.com'
export const ANNA = 1001
/** A customer without an e-mail address. */
export const VERA = 1002
export const FARM = 101
export const OTHER_FARM = 102

/** Fields of events that notifications ignore. */
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

export interface NotificationsShop extends Omit<World, 'publish'> {
  /** Delivers an event to notifications, like their job; missing fields get defaults. */
  publish(type: AnyEventType, payload: Readonly<Record<string, unknown>>): Promise<void>
  /** Error that the channels throw; null = they accept messages. */
  failWith(error: Error | null): void
  setNow(iso: string): void
  order(more?: NewOrder): Promise<number>
  setState(orderId: number, state: string): Promise<void>
  /** Emits the seller's question about a change. */
  propose(orderId: number, answerBefore: string): Promise<void>
  askSurcharge(orderId: number, amount: number): Promise<void>
  /** Delivers due notifications by the shop's clock, like the job runner; returns the errors thrown. */
  runDue(): Promise<unknown[]>
}

/**
 * A shop whose channels only record messages. Orders are inserted as rows in any state, since the regular commands
 * would send notifications. Events of a test name payments and changes that do not exist, so other subscribers ignore
 * them.
 */
export async function openNotificationsShop(options: WorldOptions = {}): Promise<NotificationsShop> {
  let failure: Error | null = null
  const sent: World['sent'] = []
  const letters: World['letters'] = []
  const take = async (keep: () => void) => {
    if (failure) throw failure
    keep()
  }
  const world = await openWorld({
    ...options,
    settings: { PUBLIC_URL: 'https://okolitsa.test', ...options.settings },
    adapters: {
      channel: { send: (phone, text) => take(() => sent.push({ phone, text })) },
      mail: { send: (letter) => take(() => letters.push(letter)) },
      ...options.adapters,
    },
  })
  const { sql, database } = world
  const { work } = world.app
  await world.sellers(
    {
      id: FARM,
      profile: { title: 'Ольховка' },
      tradePlaces: [
        {
          title: 'Stall',
          address: 'Цветной бульвар, 15',
          city: 'Москва',
          regionCode: '77',
          coords: { latitude: 55.7, longitude: 37.6 },
          hours: [],
        },
      ],
    },
    { id: OTHER_FARM },
  )
  await world.customers({ id: ANNA, phone: ANNA_PHONE }, { id: VERA, phone: '79160000002' })
  await world.call('PATCH', '/api/v1/user', { as: ANNA, body: { email: ANNA_EMAIL } })
  const [stall] = await sql<{ id: number }>('select id from trade_place')

  return {
    ...world,
    sent,
    letters,
    publish: async ({ topic }, payload) => {
      await emit(database.executor, { topic, payload: { ...MADE_UP, ...payload } } as EventMessage)
      const unpublished = 'select id from outbox where topic = $1 and delivered_at is null order by id'
      for (const { id } of await sql<{ id: number }>(unpublished, [topic])) await work.deliver(id)
    },
    failWith: (error) => {
      failure = error
    },
    setNow: (iso) => world.moveClock(new Date(iso)),
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
          isPickup ? stall?.id : null,
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
        [orderId, world.now(), answerBefore],
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
      const due = await sql<{ id: number }>(
        'select id from outbox where delivered_at is null and (due_at is null or due_at <= $1) order by id',
        [world.now()],
      )
      const errors: unknown[] = []
      for (const { id } of due) await work.deliver(id).catch((error: unknown) => errors.push(error))
      return errors
    },
  }
}
