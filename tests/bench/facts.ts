import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { manyCustomers } from './checkout-scenario.ts'
import { CONNECTIONS, type Workbench } from './scenario.ts'
import { bytesOf, socketLoad } from './socket-load.ts'
import { cloneCart, openTemplateCarts } from './template-carts.ts'
import { percentile } from './traffic.ts'

/** A figure without a limit to compare it with, and its name. */
export type Fact = readonly [name: string, value: string]

const STREAMS = 1_000
const ROUNDS = 5
/** Time for a process to become idle, ms. */
const REST_MS = 1_000
/** Number of pages, more than the page cache stores. */
const PRODUCT_PAGES = 5_000

/** Opens streams of many people, each subscribed to a cart, and publishes one event for all of them. */
export async function streamFacts(bench: Workbench): Promise<Fact[]> {
  const { shop, database } = bench
  const [template] = await openTemplateCarts(bench, 1)
  const carts = await cloneCart(bench, template?.cartId ?? '', Array(STREAMS).fill(null))
  const customers = await manyCustomers(bench, STREAMS)
  const port = Number(new URL(shop.url).port)
  const sockets: Socket[] = []
  for (const [index, cart] of carts.entries()) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const headers = { authorization: `Bearer ${customers[index]?.token}` }
    socket.write(bytesOf(port, { path: `/api/v1/live?topic=cart:${cart}`, headers }))
    const [head] = (await once(socket, 'data')) as [Buffer]
    if (!head.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(`a stream answers ${head}`)
    sockets.push(socket)
  }
  await sleep(REST_MS)
  const times: number[] = []
  const cpuBefore = await shop.cpuSeconds()
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const arrivals = sockets.map(async (socket) => {
      await once(socket, 'data')
      times.push(performance.now() - began)
    })
    await database.query("select pg_notify('live_changed', 'cart:' || id) from unnest($1::text[]) as id", [carts])
    await Promise.all(arrivals)
    await sleep(REST_MS)
  }
  const cpuMicroseconds = (((await shop.cpuSeconds()) - cpuBefore) * 1e6) / times.length
  for (const socket of sockets) socket.destroy()
  times.sort((a, b) => a - b)
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(0))
  return [
    [`an event for every one of ${STREAMS} live streams: received after, p50 / p99`, `${p50} / ${p99} ms`],
    ['CPU of an event for one of them', `${cpuMicroseconds.toFixed(0)} µs`],
  ]
}

/** Fills the page cache with pages of unvisited products, so that later scenarios run with full caches. */
export async function fillCaches({ shop, database }: Workbench): Promise<Fact[]> {
  const { rows } = await database.query<{ path: string }>(
    `select '/category/' || c.url_key || '/' || p.slug as path from category_listing l
       join product p on p.id = l.product_id join category c on c.id = p.category_id
      where l.category_id = 0 order by l.popularity desc, p.id limit ${PRODUCT_PAGES}`,
  )
  const port = Number(new URL(shop.url).port)
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const before = await shop.memoryMb()
  const result = await socketLoad({
    port,
    requests: rows.map(({ path }) => bytesOf(port, { path, headers })),
    first: 0,
    connections: CONNECTIONS,
    isOnce: true,
    seconds: 0,
    perSecond: null,
  })
  const perSecond = result.times.length / result.seconds
  await sleep(REST_MS)
  return [
    [`product pages never seen before, ${rows.length} of them`, `${perSecond.toFixed(0)} per second`],
    ['the process before and with full caches', `${before.toFixed(0)} → ${(await shop.memoryMb()).toFixed(0)} MB`],
  ]
}
