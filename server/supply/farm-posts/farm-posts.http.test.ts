import { MAX_POSTS_A_DAY } from '@okolitsa/domain/farm-posts/farm-post.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ANNA, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'

const world = await twoFarms()
const bearer = async (organizationId: number) => ({
  authorization: `Bearer ${await world.staff(organizationId)}`,
})
/** Signs Olga in for each call, because sessions expire within a day. */
const olga = () => bearer(FARM)
const ivan = () => bearer(OTHER_FARM)
const desk = (id: number) => `/v1/cabinet/farmers/${id}/posts`
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a3' } })
  .jpeg()
  .toBuffer()

async function publish(
  fields: Readonly<Record<string, string>>,
  { photos = [], headers, farm = FARM }: { photos?: readonly Buffer[]; headers?: object; farm?: number } = {},
) {
  const field = ([name, value]: [string, string]) =>
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const file = (bytes: Buffer) => [
    Buffer.from('--edge\r\ncontent-disposition: form-data; name="files"; filename="1.jpg"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n'),
  ]
  return world.call('POST', desk(farm), {
    headers: { ...(headers ?? (await olga())), 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([...Object.entries(fields).map(field), ...photos.flatMap(file), Buffer.from('--edge--\r\n')]),
  })
}
const shown = async (farm = FARM) => (await world.call('GET', `/api/v1/farmers/${farm}/posts`)).body
const news = async () => (await world.call('GET', '/api/v1/home')).body.news

it('lists a published post at the farm and on the home page of its place until it is hidden', async () => {
  const first = await publish({ title: ' First ', text: 'One\nTwo' }, { photos: [photo] })
  expect([first.status, first.body]).toMatchObject([201, { title: 'First', daysAgo: 0, isHidden: false }])
  expect(first.body.picture).toMatchObject({ url: expect.stringContaining('/posts/'), focus: { x: 50, y: 50 } })
  expect((await sharp((await world.raw('GET', first.body.picture.url)).rawPayload).metadata()).format).toBe('webp')
  await world.passMinutes(24 * 60)
  const second = await publish({ title: 'Second', text: 'Three' })
  expect(second.body.picture).toBeNull()
  const list = await shown()
  expect([
    list.totalItems,
    list.items.map((one: { title: string; daysAgo: number }) => [one.title, one.daysAgo]),
  ]).toEqual([
    2,
    [
      ['Second', 0],
      ['First', 1],
    ],
  ])
  expect(await news()).toMatchObject([{ farmer: { id: FARM }, post: { title: 'Second' } }])

  const hide = async (id: number, isHidden: boolean, headers?: object, farm = FARM) =>
    world.call('PATCH', `${desk(farm)}/${id}`, { headers: { ...(headers ?? (await olga())) }, body: { isHidden } })
  expect((await hide(second.body.id, true)).body.isHidden).toBe(true)
  expect((await shown()).items).toMatchObject([{ title: 'First' }])
  const own = await world.call('GET', desk(FARM), { headers: await olga() })
  expect(own.body.items).toMatchObject([{ isHidden: true }, { isHidden: false }])
  expect((await hide(second.body.id, false)).body.isHidden).toBe(false)
  expect((await shown()).items).toHaveLength(2)
  // staff cannot change a post of another farm through their own farm
  expect((await hide(second.body.id, true, await ivan(), OTHER_FARM)).status).toBe(404)
  const trace = await world.sql<{ action: string }>(
    "select action from audit_entry where entity = 'farm_post' order by id",
  )
  expect(trace.map(({ action }) => action)).toEqual(['publishPost', 'publishPost', 'hidePost', 'showPost'])
  await world.passMinutes(31 * 24 * 60)
  expect(await news()).toEqual([])
})

it('refuses strangers, invalid posts and pictures, and too many posts, without storing them', async () => {
  const draft = { title: 'Title', text: 'Text' }
  for (const [headers, farm, status] of [
    [{}, FARM, 401],
    [{ authorization: `Bearer ${await world.tokenOf(ANNA)}` }, FARM, 401],
    [await ivan(), FARM, 404],
    [await ivan(), 999_999, 404],
  ] as const) {
    expect((await publish(draft, { headers, farm })).status).toBe(status)
    if (farm === FARM) expect((await world.call('GET', desk(FARM), { headers })).status).toBe(status)
  }
  expect((await world.call('GET', '/api/v1/farmers/999999/posts')).status).toBe(404)
  const drawn = world.photosDrawn()
  for (const [fields, field] of [
    [{ title: ' ', text: 'Text' }, 'title'],
    [{ title: 'Title' }, 'text'],
    [{ title: 'Title', text: 'x'.repeat(1_001) }, 'text'],
    [{ title: 'Title', text: 'Вот дебил' }, 'text'],
  ] as const) {
    const { status, body } = await publish(fields, { photos: [photo], headers: await ivan(), farm: OTHER_FARM })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  }
  expect(world.photosDrawn()).toBe(drawn)
  const wrong = await publish(draft, { photos: [Buffer.from('none')], headers: await ivan(), farm: OTHER_FARM })
  expect(wrong.body.code).toBe('PHOTO_UNREADABLE')
  expect((await shown(OTHER_FARM)).items).toEqual([])
  for (let count = 0; count < MAX_POSTS_A_DAY; count += 1)
    await publish(draft, { headers: await ivan(), farm: OTHER_FARM })
  expect((await publish(draft, { headers: await ivan(), farm: OTHER_FARM })).status).toBe(429)
})

it('refuses posts that sell alcohol, and accepts posts that mention it', async () => {
  const wrong = async (title: string, text: string) => Object.keys((await publish({ title, text })).body.errors ?? {})
  expect(await wrong('Самогон', 'Свежий')).toEqual(['title'])
  expect(await wrong('Новости', 'Привезли медовуху. Купить вино можно у ворот.')).toEqual(['text'])
  expect((await publish({ title: 'Ярмарка', text: 'К сыру подойдёт красное вино.' })).status).toBe(201)
})
