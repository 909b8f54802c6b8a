import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openFakeValkey } from '../../server/platform/valkey/fake-valkey.data.ts'
import { ANNA, FARM } from '../../server/testing/two-farms.data.ts'
import { faultShopOfFile, type ShopNode } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const store = await openFakeValkey()
const LIMIT = 20
const settings = { VALKEY_URL: store.url, RATE_LIMIT_PER_MINUTE: String(LIMIT) }
const nodes: ShopNode[] = []
async function openNodes(count: number, jobs: 'events' | 'none' = 'none'): Promise<ShopNode[]> {
  for (let number = 0; number < count; number += 1) nodes.push(await shop.openNode({ settings, jobs }))
  return nodes
}
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
  store.set('well')
})
afterAll(async () => {
  for (const node of nodes) await node.close()
})

/** Sends a request from an IP address without other requests. */
const ask = async ({ app }: ShopNode, remoteAddress: string) =>
  (await app.http.inject({ url: `/api/v1/shipping-methods/${FARM}`, remoteAddress })).statusCode
const askOften = async (node: ShopNode, address: string, times: number) => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push(await ask(node, address))
  return statuses
}
const increments = () => store.receivedCommands.filter((name) => name === 'INCRBY').length
const publishedOnceMore = async (before: number) => expect.poll(increments).toBeGreaterThan(before)
const ok = (times: number) => Array(times).fill(200)

it('shares one rate limit between two nodes', async () => {
  const [one, two] = (await openNodes(2)) as [ShopNode, ShopNode]
  let before = increments()
  expect(await askOften(one, '10.0.0.1', 12)).toEqual(ok(12))
  await publishedOnceMore(before)
  before = increments()
  // the other node's count arrives with the node's first own report
  expect(await ask(two, '10.0.0.1')).toBe(200)
  await publishedOnceMore(before)
  await expect.poll(() => ask(two, '10.0.0.1')).toBe(429)
  await expect.poll(() => ask(one, '10.0.0.1')).toBe(429)
  expect(await ask(one, '10.0.0.2')).toBe(200)
})

it('limits each node separately without the store, and uses the store when it appears', async () => {
  await store.kill()
  const [one, two] = (await openNodes(2)) as [ShopNode, ShopNode]
  expect(await askOften(one, '10.0.1.1', LIMIT + 1)).toEqual([...ok(LIMIT), 429])
  expect(await askOften(two, '10.0.1.1', LIMIT)).toEqual(ok(LIMIT))
  await store.revive()
  const before = increments()
  await expect
    .poll(async () => {
      await ask(one, '10.0.1.2')
      return increments()
    })
    .toBeGreaterThan(before)
})

it('delays no request when the store is killed or silent', async () => {
  const [node] = (await openNodes(1)) as [ShopNode]
  const before = increments()
  await ask(node, '10.0.2.1')
  await publishedOnceMore(before)
  store.set('silent')
  const statuses: number[] = []
  for (let number = 0; number < 60; number += 1) {
    statuses.push(await ask(node, `10.0.3.${number}`))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(statuses).toEqual(ok(60))
  await store.kill()
  expect(await askOften(node, '10.0.4.1', LIMIT)).toEqual(ok(LIMIT))
  expect(await ask(node, '10.0.4.1')).toBe(429)
  await store.revive()
})

it('delivers events of one node to a customer subscribed at the other, also after the store was killed', async () => {
  const [one, two] = (await openNodes(2, 'events')) as [ShopNode, ShopNode]
  const orderId = await one.place('cashondelivery')
  await one.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = one.app.http.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/live?topic=order:${orderId}`, {
    headers: { authorization: `Bearer ${await shop.tokenOf(ANNA)}` },
  })
  let text = ''
  const read = async () => {
    const decoder = new TextDecoder()
    if (answer.body) for await (const chunk of answer.body) text += decoder.decode(chunk, { stream: true })
  }
  void read().catch(() => undefined)
  const changes = () => text.split(`event: changed\ndata: order:${orderId}\n`).length - 1
  await expect.poll(() => text).toContain('event: ready')
  const published = () => store.receivedCommands.filter((name) => name === 'PUBLISH').length
  const placed = published()
  await two.send(orderId, 'isAssembling')
  await expect.poll(changes).toBeGreaterThan(0)
  // the first event may be that of the order's placement
  await expect.poll(published).toBeGreaterThan(placed)
  await store.kill()
  const before = changes()
  await two.send(orderId, 'onTheRoad')
  await expect.poll(changes).toBeGreaterThan(before)
  const without = changes()
  await store.revive()
  // received again: the page reloads on any event
  await expect.poll(changes).toBeGreaterThan(without)
})
