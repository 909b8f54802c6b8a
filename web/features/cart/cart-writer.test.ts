import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { expect, test, vi } from 'vitest'
import { type CartWish, type CartWriterDoors, createCartWriter } from './cart-writer.ts'

const list = async () => ({ items: [], totalItems: 0, notFoundIds: [] })
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

function doorsThat(send: CartWriterDoors['send']) {
  return { list, send, received: vi.fn(), failed: vi.fn() }
}

test('quick presses become one more call with the last quantity', async () => {
  const sent: number[] = []
  const doors = doorsThat(async (wish) => {
    sent.push(wish.quantity)
    await new Promise((resolve) => setTimeout(resolve, 1))
    return {} as Cart
  })
  const writer = createCartWriter()
  for (const quantity of [1, 2, 3, 4]) writer.want({ productId: 7, organizationId: 1, quantity }, doors)
  expect(writer.quantities().get(7)).toBe(4)
  await settled()
  expect(sent.at(-1)).toBe(4)
  expect(sent.length).toBeLessThanOrEqual(2)
  expect(writer.quantities().size).toBe(0)
})

test('two first products of one seller go one after another', async () => {
  let atOnce = 0
  let most = 0
  const doors = doorsThat(async () => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, 1))
    atOnce--
    return {} as Cart
  })
  const writer = createCartWriter()
  writer.want({ productId: 1, organizationId: 1, quantity: 1 }, doors)
  writer.want({ productId: 2, organizationId: 1, quantity: 1 }, doors)
  await settled()
  expect(most).toBe(1)
  expect(doors.received).toHaveBeenCalledTimes(2)
})

test('a refused wish is taken back and told about; the next one still goes', async () => {
  const doors = doorsThat(async ({ productId }: CartWish) => {
    if (productId === 1) throw new Error('refused')
    return {} as Cart
  })
  const writer = createCartWriter()
  writer.want({ productId: 1, organizationId: 1, quantity: 5 }, doors)
  writer.want({ productId: 2, organizationId: 1, quantity: 1 }, doors)
  await settled()
  expect(doors.failed).toHaveBeenCalledTimes(1)
  expect(doors.received).toHaveBeenCalledTimes(1)
  expect(writer.quantities().size).toBe(0)
})
