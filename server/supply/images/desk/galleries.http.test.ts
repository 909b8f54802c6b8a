import { MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ANNA, CHEESE, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM)
const ofProduct = (id: number) => `/v1/cabinet/products/${id}/pictures`
const ofFarm = (id: number) => `/v1/cabinet/farmers/${id}/pictures`

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a3' } })
  .withExif({ IFD0: { Artist: 'who' } })
  .jpeg()
  .toBuffer()
function send(path: string, files: readonly Buffer[], headers: Record<string, string> = olga) {
  const part = (file: Buffer, index: number) => [
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="files"; filename="${index}.jpg"\r\n\r\n`),
    file,
    Buffer.from('\r\n'),
  ]
  return world.call('POST', path, {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([...files.flatMap(part), Buffer.from('--edge--\r\n')]),
  })
}
const change = (path: string, body: object, headers = olga) => world.call('PATCH', path, { headers, body })
const remove = (path: string, source: string, headers = olga) =>
  world.call('DELETE', `${path}?${new URLSearchParams({ source })}`, { headers })

it('adds re-encoded photos at their URL, and updates page and card of the product after every step', async () => {
  const added = await send(ofProduct(CHEESE), [photo, photo])
  expect([added.status, added.body.items.length]).toEqual([201, 3])
  const [first, second, third] = added.body.items
  expect(first).toMatchObject({ source: `p/${CHEESE}.webp`, focus: null })
  expect(second).toMatchObject({ source: expect.stringMatching(/^goods\/[\w-]+\.webp$/), focus: { x: 50, y: 50 } })
  const drawn = await sharp((await world.raw('GET', second.url)).rawPayload).metadata()
  // a photo fills its frame and is cropped around the focus point
  expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['webp', 600, 400, undefined])

  const payload = { source: third.source, alt: 'Сыр в разрезе', focus: { x: 10, y: 90 } }
  const moved = await change(ofProduct(CHEESE), { ...payload, alt: ` ${payload.alt} `, place: 1 })
  expect(moved.body.items[0]).toMatchObject(payload)
  const page = (await world.call('GET', `/api/v3/products/slug/product-${CHEESE}`)).body
  expect(page).toMatchObject({ imageAlt: 'Сыр в разрезе', imageFocus: { x: 10, y: 90 } })
  expect(page.images).toHaveLength(3)
  expect((await remove(ofProduct(CHEESE), third.source)).body.items).toHaveLength(2)
  expect((await world.call('GET', `/api/v3/products/slug/product-${CHEESE}`)).body.imageFocus).toBeNull()

  expect((await send(ofFarm(FARM), [photo])).body.items).toHaveLength(2)
  expect((await world.call('GET', `/api/v3/farmers/id/${FARM}`)).body.gallery).toHaveLength(2)
})

it('refuses other galleries, invalid and too many pictures, and the removal of the last picture', async () => {
  const path = ofProduct(EGGS)
  for (const [url, headers, status] of [
    [path, {}, 401],
    [path, { authorization: `Bearer ${await world.tokenOf(ANNA)}` }, 401],
    [path, ivan, 404],
    [ofFarm(FARM), ivan, 404],
    [ofProduct(HAM), olga, 404],
    [ofProduct(999_999), olga, 404],
    ['/v1/cabinet/orders/1/pictures', olga, 404],
  ] as const) {
    expect([url, (await world.call('GET', url, { headers })).status]).toEqual([url, status])
    if (status !== 404) continue
    const made = world.photosDrawn()
    expect((await send(url, [photo], headers)).status).toBe(404)
    expect((await remove(url, `p/${EGGS}.webp`, headers as typeof olga)).status).toBe(404)
    expect(world.photosDrawn()).toBe(made)
  }
  expect((await send(path, [])).body.code).toBe('PHOTO_REQUIRED')
  expect((await send(path, [Buffer.from('no picture')])).body.code).toBe('PHOTO_UNREADABLE')
  expect((await remove(path, `p/${EGGS}.webp`)).body.errors).toEqual({ pictures: expect.anything() })
  expect((await remove(path, 'goods/none.webp')).status).toBe(404)
  for (const wrong of [{ place: 0 }, { place: 11 }, { alt: 'x'.repeat(201) }, { focus: { x: 101, y: 0 } }])
    expect((await change(path, { source: `p/${EGGS}.webp`, ...wrong })).status).toBe(400)
  expect(
    (
      await send(
        path,
        Array.from({ length: MAX_PICTURES }, () => photo),
      )
    ).status,
  ).toBe(400)
  expect((await world.call('GET', path, { headers: olga })).body.items).toHaveLength(1)
})
