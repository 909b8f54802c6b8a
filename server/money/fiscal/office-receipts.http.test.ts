import { afterEach, expect, it } from 'vitest'
import { BREAD } from '../../sales/orders/changes-shop.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openLedgerShop } from '../ledger/ledger-shop.data.ts'

const shop = await openLedgerShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})
const RECEIPTS = '/v1/office/receipts'

it('prints nothing of the money that a seller takes, in any way', async () => {
  const methods = ['sbp', 'cashondelivery', 'banktransfer', 'urozhaj'] as const
  await shop.write((tx, { sellers }) => sellers.setPaymentMethods(tx, AUTHOR, FARM, methods))
  for (const paymentMethod of ['cashondelivery', 'banktransfer', 'urozhaj'] as const) {
    const id = await shop.order({ lines: { [BREAD]: 1 }, paymentMethod })
    await shop.handOver(id)
    await shop.services.fiscal.catchUp()
    expect([paymentMethod, await shop.receiptsOf(id)]).toEqual([paymentMethod, []])
  }
})

it('shows a refused receipt with its correction, and prints it once when a person with the right confirms it', async () => {
  const accountant = await shop.office({ roles: ['accountant'] })
  const analyst = await shop.office({ roles: ['analyst'] })
  const support = await shop.office({ roles: ['support'] })
  const listed = async (headers = accountant) => shop.call('GET', RECEIPTS, { headers })
  expect((await listed()).body).toEqual({ items: [], next: null, abilities: ['correct'] })
  await shop.breakRegister('refuse', 2)
  const id = await shop.paid({ lines: { [BREAD]: 2 } })
  const [refused] = (await listed()).body.items
  const total = refused.correction.total
  expect(refused).toMatchObject({
    ...{ orderId: id, kind: 'prepayment', state: 'failed', failure: expect.any(String) },
    correction: { operation: 'sell_correction', offset: 0, day: shop.now().toISOString().slice(0, 10) },
  })
  for (const part of ['rates', 'positions'] as const)
    expect(refused.correction[part].reduce((sum: number, row: { sum: number }) => sum + row.sum, 0)).toBeCloseTo(
      total,
      2,
    )

  const correct = (body: unknown, headers = accountant, receipt = refused.id) =>
    shop.call('POST', `${RECEIPTS}/${receipt}/correction`, { headers, body })
  expect((await shop.call('GET', RECEIPTS)).status).toBe(401)
  expect((await shop.call('POST', `${RECEIPTS}/${refused.id}/correction`, { body: { type: 'self' } })).status).toBe(401)
  expect((await listed(support)).status).toBe(403)
  expect((await listed(analyst)).body.abilities).toEqual([])
  expect((await correct({ type: 'self' }, analyst)).status).toBe(403)
  expect((await correct({ type: 'self' }, accountant, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  const wrong = await correct({ type: 'instruction', number: ' ' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['number']])

  const answers = await Promise.all([1, 2, 3].map(() => correct({ type: 'instruction', number: '15-7/42' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await shop.runOutbox()
  // the register refused the correction, too: it is corrected on the same grounds of the day
  const [second, ...others] = (await listed()).body.items
  expect([second, others]).toMatchObject([
    { kind: 'correction', state: 'failed', correction: { operation: 'sell_correction', day: refused.correction.day } },
    [],
  ])
  expect((await correct({ type: 'instruction', number: '15-7/42' }, accountant, second.id)).status).toBe(200)
  await shop.runOutbox()
  expect((await listed()).body.items).toEqual([])
  expect((await shop.receiptsOf(id)).map(([kind, , state]) => [kind, state])).toEqual([
    ['prepayment', 'failed'],
    ['correction', 'failed'],
    ['correction', 'registered'],
  ])
  const booked = await shop.bookedOf(id)
  expect(booked.at(-1).receipt.correction_info).toEqual({
    ...{ type: 'instruction', base_number: '15-7/42' },
    base_date: refused.correction.day.split('-').toReversed().join('.'),
  })
  const audited = await shop.sql<{ after: object }>(`select after from audit_entry where action = 'correctReceipt'`)
  expect(audited.map(({ after }) => after)).toMatchObject([{ orderId: id, type: 'instruction' }, { orderId: id }])
})
