import { expect, it } from 'vitest'
import { ANNA, EGGS } from '../../server/testing/two-farms.data.ts'
import { BEEF } from './fault-farms.data.ts'
import { faultShopOfFile } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop
const sent: string[] = []
const node = await shop.openNode({
  adapters: { channel: { send: async (phone, text) => void sent.push(`${phone} ${text}`) } },
})

/** Creates orders with all possible histories; returns their ids. */
async function live(): Promise<number[]> {
  const pay = async (id: number) => {
    await bank.pay(id)
    await node.notify(await bank.notificationOf(id))
    await node.work()
  }
  const received = await node.place('rbs')
  await pay(received)
  await node.send(received, 'isAssembling', 'onTheRoad')
  await node.work()
  await node.send(received, 'received')

  const weighed = await node.place('sbp', { [EGGS]: 4, [BEEF]: 2 })
  await pay(weighed)
  await node.send(weighed, 'isAssembling')
  const { body } = await node.asSeller('GET', `/v1/cabinet/orders/${weighed}`)
  const line = body.order.lines.find(({ productId }: { productId: number }) => productId === BEEF)
  const requestedChange = { kind: 'weigh', lines: [{ lineId: line.id, picked: 450 }] }
  const preview = await node.asSeller('POST', `/v1/cabinet/orders/${weighed}/changes/preview`, { requestedChange })
  const expectedTotal = preview.body.totalAfter
  await node.asSeller('POST', `/v1/cabinet/orders/${weighed}/changes`, { requestedChange, expectedTotal })
  await node.work()

  const canceled = await node.place('sbp')
  await pay(canceled)
  await node.cancel(canceled, ANNA)
  await node.work()
  const unpaid = await node.place('rbs')
  await node.work()
  const cash = await node.place('cashondelivery')
  await node.send(cash, 'isAssembling', 'onTheRoad', 'received')
  await node.work()
  return [received, weighed, canceled, unpaid, cash]
}

/** All rows and messages written by events. */
async function traces(ids: readonly number[]) {
  const books = await sql(
    `select (select json_agg(entry order by id) from ledger_entry as entry) as entries,
       (select json_agg(line order by entry_id, account, owner, amount) from ledger_line as line) as lines,
       (select json_agg(json_build_array(cause, total, state, register_id) order by cause) from receipt) as receipts,
       (select json_agg(notification order by id) from notification) as notifications,
       (select json_agg(json_build_array(notification_id, channel, state) order by notification_id, channel) from notification_delivery) as deliveries,
       (select json_agg(entry order by id) from bonus_entry as entry) as bonuses,
       (select json_agg(json_build_array(id, status, captured_amount, held_amount, refunded_amount) order by id) from payment) as payments,
       (select json_agg(json_build_array(id, status, amount) order by id) from refund) as refunds,
       (select json_agg(stock order by product_id) from stock) as stock,
       (select json_agg(shop_order order by id) from shop_order) as orders`,
  )
  const accounts = await Promise.all(ids.map((id) => shop.accountOf(id)))
  return { books, accounts, sent: [...sent] }
}

it('changes no data when events of whole histories are repeated in order, reversed and concurrently', async () => {
  const ids = await live()
  const before = await traces(ids)
  expect(before.sent.length).toBeGreaterThan(5)

  const everything = async () => {
    await sql('delete from event_delivery')
    return sql<{ id: number }>('update outbox set delivered_at = null returning id')
  }
  await everything()
  await node.app.work.deliverDue(new Date('2100-01-01'))
  expect(await traces(ids)).toEqual(before)

  const events = await everything()
  for (const { id } of events.toSorted((a, b) => Number(b.id) - Number(a.id))) await node.app.work.deliver(Number(id))
  expect(await traces(ids)).toEqual(before)

  const again = await everything()
  await Promise.all([...again, ...again].map(({ id }) => node.app.work.deliver(Number(id))))
  expect(await traces(ids)).toEqual(before)
}, 60_000)
