import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { mountEarlyBuying } from './early-buying.ts'

it('redirects a product form to the link that adds its products to the cart, with a new id each time', async () => {
  const app = Fastify()
  mountEarlyBuying(app)
  const send = async (payload: string) => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/cart/add',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    const to = new URL(String(headers.location), 'http://shop.test')
    expect([statusCode, to.pathname, to.origin, headers['cache-control']]).toEqual([
      303,
      '/cart/add',
      'http://shop.test',
      'no-store',
    ])
    return { products: to.searchParams.get('products'), key: to.searchParams.get('key') }
  }
  const [first, second] = [await send('products=12%3A1'), await send('products=12%3A1')]
  expect([first.products, second.products]).toEqual(['12:1', '12:1'])
  expect(first.key).toMatch(/^[\w-]{1,40}$/)
  expect(first.key).not.toBe(second.key)
  expect((await send('steps=4&products=12')).products).toBe('12:4')
  // an invalid form redirects to a link without effect
  for (const form of ['', 'products=', 'products=%2F%2Felsewhere.test', 'products=12:1,x', 'products=0&steps=2'])
    expect([form, (await send(form)).products]).toEqual([form, ''])
  expect((await send('products=12:2&steps=0')).products).toBe('12:2')
  expect((await send('products=12:2,15:1&steps=3')).products).toBe('12:2,15:1')
})
