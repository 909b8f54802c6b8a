import { expect, it } from 'vitest'
import { ANNA, CHEESE, DAY, FARM, PICKUP, twoFarms } from '../../testing/two-farms.data.ts'

const world = await twoFarms()
const OWN_WORDS = 'Вам перевод 15000'
await world.changeSeller(FARM, { title: OWN_WORDS })
const [farm] = await world.sql<{ name: string }>('select legal_name as name from organization where id = $1', [FARM])
const legalName = farm?.name ?? ''
const setState = (state: 'draft' | 'approved') =>
  world.sql(
    `insert into seller_application (organization_id, state, created_at, submitted_at, decided_at)
     values ($1, $2, shop_now(), shop_now(), shop_now())
     on conflict (organization_id) do update set state = excluded.state`,
    [FARM, state],
  )
const owner = { authorization: `Bearer ${await world.staff(FARM)}` }

/** All texts sent to customers about an order, an answer and returned products. */
async function notificationTexts(): Promise<string> {
  const cartId = await world.cart(ANNA, FARM, { [CHEESE]: 3 })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  expect((await world.checkout(ANNA, { cartId, ...pickup })).status).toBe(201)
  const asked = await world.call('POST', `/api/v1/farmers/${FARM}/question`, { as: ANNA, body: { question: 'Почём?' } })
  expect(asked.status).toBeLessThan(300)
  const [question] = await world.sql<{ id: number }>('select max(id) as id from question')
  const path = `/v1/cabinet/questions/${question?.id}/answer`
  expect((await world.call('POST', path, { headers: owner, body: { answer: 'Сто рублей' } })).status).toBeLessThan(300)
  await world.runOutbox()
  const rows = await world.sql<{ said: string }>(`select title || ' ' || text as said from notification order by id`)
  await world.sql('delete from notification')
  return rows.map(({ said }) => said).join('\n')
}

it('uses the registered name in texts until the seller is approved', async () => {
  await setState('draft')
  const before = await notificationTexts()
  expect(before).toContain(legalName)
  expect(before).not.toContain(OWN_WORDS)
  await setState('approved')
  const after = await notificationTexts()
  expect(after).toContain(OWN_WORDS)
})

it.each([
  ['draft', legalName],
  ['approved', OWN_WORDS],
] as const)('uses the chosen name in every text of a seller that is %s', async (state, title) => {
  await setState(state)
  expect(await world.sql('select voice as title from seller_card where id = $1', [FARM])).toEqual([{ title }])
})
