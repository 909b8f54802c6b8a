import { beforeEach, expect, it } from 'vitest'
import { ANNA, BORIS, CHEESE, DAY, EGGS, FARM, twoFarms } from '../../testing/two-farms.data.ts'

const shop = await twoFarms()
await shop.sql(`update customer set first_name = case id when ${ANNA} then 'Анна' else 'Борис' end`)
beforeEach(() => shop.sql('delete from cart; delete from shared_cart'))

/** Creates a cart shared by Anna and Boris. */
async function gather(): Promise<string> {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5 })
  const { body } = await shop.call('POST', `/api/v2/cart/${cartId}/share`, { as: ANNA })
  const token = body.joinPath.split('/').at(-1)
  await shop.call('POST', `/api/v1/shared-cart/${token}/join`, { as: BORIS, body: {} })
  return cartId
}
const courier = (cartId: string) => ({ cartId, methodCode: 'courier', date: DAY, paymentMethod: 'cashondelivery' })

it('places the order for the member who checks out, and displays only its number to the owner', async () => {
  const cartId = await gather()
  const { status, body } = await shop.checkout(BORIS, courier(cartId))
  expect(status).toBe(201)
  const { orderId, number } = body.orders[0]
  const order = `/api/v1/orders/${orderId}`
  expect((await shop.call('GET', order, { as: BORIS })).body.isShared).toBe(true)
  expect((await shop.call('GET', order, { as: ANNA })).status).toBe(404)
  const share = await shop.call('GET', `/api/v2/cart/${cartId}/share`, { as: ANNA })
  expect(share.body.end).toEqual({ outcome: 'ordered', firstName: 'Борис', isMe: false, orderNumber: number })
})

it('places an ordinary order when a shared cart has no other members', async () => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 5 })
  await shop.call('POST', `/api/v2/cart/${cartId}/share`, { as: ANNA })
  const { body } = await shop.checkout(ANNA, courier(cartId))
  expect((await shop.call('GET', `/api/v1/orders/${body.orders[0].orderId}`, { as: ANNA })).body.isShared).toBe(false)
})

it('keeps the shared cart when the checkout is refused', async () => {
  const cartId = await gather()
  const refused = await shop.checkout(BORIS, { ...courier(cartId), expectedTotal: 1 })
  expect(refused.body.code).toBe('CART_CHANGED')
  const share = await shop.call('GET', `/api/v2/cart/${cartId}/share`, { as: ANNA })
  expect(share.body).toMatchObject({ end: null, sharers: [{ firstName: 'Анна' }, { firstName: 'Борис' }] })
})

it('places the order of one of two concurrent checkouts, and includes or refuses concurrent additions', async () => {
  for (let round = 0; round < 3; round++) {
    const cartId = await gather()
    const add = () =>
      shop.call('POST', `/api/v2/cart/${cartId}/products`, { as: ANNA, body: { products: [{ productId: CHEESE }] } })
    const [adds, checkouts] = await Promise.all([
      Promise.all([add(), add()]),
      Promise.all([shop.checkout(ANNA, courier(cartId)), shop.checkout(BORIS, courier(cartId))]),
    ])
    const placed = checkouts.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(1)
    expect(checkouts.find(({ status }) => status !== 201)?.body.code).toBe('ACTIVE_CART_NOT_FOUND')
    const [ordered] = await shop.sql<{ steps: number }>(
      `select coalesce(sum(ordered_quantity), 0)::int as steps from order_line
        where order_id = $1 and product_id = ${CHEESE}`,
      [placed[0]?.body.orders[0].orderId],
    )
    expect(ordered?.steps).toBe(adds.filter(({ status }) => status === 200).length)
    for (const { status } of adds) expect([200, 404]).toContain(status)
  }
})
