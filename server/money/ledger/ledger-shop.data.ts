import sharp from 'sharp'
import { type Bought, type ChangesShop, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { ANNA } from '../../testing/two-farms.data.ts'
import type { World } from '../../testing/world.data.ts'

const PHOTO = sharp({ create: { width: 160, height: 120, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()

/** Opens a shop whose test can buy, pay, hand over and change orders, with the ledger of these orders. */
export async function openLedgerShop() {
  const shop: ChangesShop = await openChangesShop()

  /** Pays an order by QR code without delivering its events. */
  const pay = async (bought: Bought): Promise<number> => {
    const id = await shop.order({ paymentMethod: 'sbp', ...bought })
    const as = bought.as ?? ANNA
    const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as })
    await shop.press(body.payload, 'pay')
    const until = Date.now() + 30_000
    for (;;) {
      const { body: now } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as })
      if (now.phase === 'paid') break
      if (Date.now() > until) throw new Error(`order ${id} was not paid: ${now.phase}`)
    }
    return id
  }
  const paid = async (bought: Bought = {}): Promise<number> => {
    const id = await pay(bought)
    await shop.runOutbox()
    return id
  }
  const handOver = async (id: number) => {
    for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) {
      const [row] = await shop.sql<{ state: string }>('select state from shop_order where id = $1', [id])
      if (!(to === 'isAssembling' && row?.state === 'isAssembling')) await shop.services.orders.move(farmer, id, to)
    }
    await shop.runOutbox()
  }
  return {
    ...shop,
    paid,
    /** Pays an order by QR code and loses its events. */
    unheard: async (): Promise<number> => {
      const id = await pay({})
      await shop.sql('update outbox set delivered_at = shop_now() where delivered_at is null')
      return id
    },
    handOver,
    /**
     * Claims as Anna that a part of the cheese was spoilt; the farm accepts unless the claim was refunded instantly.
     */
    claimSpoilt: async (id: number, spoiltPercent: number) => {
      const form = new FormData()
      form.set('lineId', String(await shop.lineOf(id)))
      form.set('spoiltPercent', String(spoiltPercent))
      form.set('files', new Blob([await PHOTO], { type: 'image/jpeg' }), 'cheese.jpg')
      const { body, text } = await shop.call('POST', `/api/v1/orders/${id}/claims`, { as: ANNA, body: form })
      if (!body?.id) throw new Error(text)
      if (body.state === 'waiting') {
        await shop.services.orders.decideClaim(farmer, id, body.id, { isAccepted: true, reason: '' })
      }
      await shop.runOutbox()
    },
    /** Account balances of an order, kopecks. */
    accountsOf: async (id: number): Promise<Record<string, number>> => {
      const rows = await shop.sql<{ account: string; sum: number }>(
        `select account, sum(amount)::int as sum from ledger_entry join ledger_line on entry_id = ledger_entry.id
         where order_id = $1 group by account having sum(amount) <> 0`,
        [id],
      )
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
    },
    receiptsOf: async (id: number) =>
      (await shop.services.fiscal.receiptsOf(id)).map(({ kind, total, state }) => [kind, total, state]),
    /** Receipts of an order as listed by the register, oldest first. */
    bookedOf: async (id: number) =>
      (await shop.bank.inject('/fiscal/receipts'))
        .json()
        .items.filter(({ externalId }: { externalId: string }) => externalId.startsWith(`${id}-`)),
    breakRegister: (fail: string, times?: number) =>
      shop.bank.inject({ method: 'POST', url: '/fiscal/control', payload: { fail, times } }),
  }
}
export type LedgerShop = Awaited<ReturnType<typeof openLedgerShop>>

/**
 * Problems that the integrity check finds after `breaking` has changed tables directly; the changes are rolled back.
 */
export async function problemsAfter(
  { database }: Pick<World, 'database'>,
  integritySql: string,
  breaking: string,
): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    await client.query(breaking)
    return (await client.query<{ problem: string }>(integritySql)).rows.map(({ problem }) => problem)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
