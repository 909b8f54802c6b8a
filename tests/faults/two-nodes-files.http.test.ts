import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { openS3 } from '../../server/adapters/storage/s3.data.ts'
import { createS3Storage } from '../../server/adapters/storage/s3-storage.ts'
import { ANNA } from '../../server/testing/two-farms.data.ts'
import { BEEF } from './fault-farms.data.ts'
import { faultShopOfFile, type ShopNode } from './fault-shop.data.ts'

const store = await openS3()
afterAll(() => store.close())
const failures: unknown[] = []
const onFailure = (error: unknown) => failures.push(error)
const openFiles = (folder: string) => createS3Storage({ ...store.options, prefix: `${folder}/`, onFailure })
const shop = await faultShopOfFile()
const first = await shop.openNode({ adapters: { storage: openFiles } })
const second = await shop.openNode({ adapters: { storage: openFiles } })

const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()

async function claim(node: ShopNode, orderId: number): Promise<string> {
  const { body: order } = await node.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })
  const form = new FormData()
  const line = order.lines.find(({ productId }: { productId: number }) => productId === BEEF)
  for (const [name, value] of Object.entries({ lineId: line.id, spoiltPercent: 50 })) form.append(name, String(value))
  form.append('files', new Blob([picture]))
  // multipart form as a browser sends it
  const request = new Request('http://shop', { method: 'POST', body: form })
  const reply = await node.app.http.inject({
    method: 'POST',
    url: `/api/v1/orders/${orderId}/claims`,
    headers: {
      authorization: `Bearer ${await shop.tokenOf(ANNA)}`,
      'content-type': String(request.headers.get('content-type')),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(reply.statusCode, reply.body).toBe(201)
  const { id, photoIds } = reply.json()
  return `/api/v1/orders/${orderId}/claims/${id}/photos/${photoIds[0]}`
}

it('shows a photo uploaded at one node on both nodes, and its picture too', async () => {
  const id = await first.place('cashondelivery')
  await first.send(id, 'isAssembling', 'onTheRoad', 'received')
  const photo = await claim(first, id)
  await openFiles('uploads').put('goods/beef.jpg', picture)
  for (const node of [first, second]) {
    expect(await node.call('GET', photo, { as: ANNA })).toMatchObject({ status: 200 })
    expect(await node.call('GET', photo.replace('/photos/', '/photo/'), { as: ANNA })).toMatchObject({ status: 404 })
    const drawn = await node.app.http.inject('/api/v1/img/b2c/200/200/resize/goods/beef.jpg')
    expect([drawn.statusCode, (await sharp(drawn.rawPayload).metadata()).width]).toEqual([200, 200])
  }
  expect(failures).toEqual([])

  await store.close()
  const answer = await second.call('GET', photo, { as: ANNA })
  expect(answer.body).toMatchObject({ code: 'INTERRUPTED', retryAfter: 5 })
  // a cached picture is served without the store
  expect((await second.app.http.inject('/api/v1/img/b2c/200/200/resize/goods/beef.jpg')).statusCode).toBe(200)
})
