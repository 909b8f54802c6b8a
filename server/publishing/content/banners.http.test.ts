import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'
import { testApp } from '../../testing.ts'

const world = await openWorld()
const { call } = world
const PATH = '/v1/office/banners'
const editor = await world.office({ roles: ['editor'] })
const inHours = (hours: number) => new Date(world.now().getTime() + hours * 3_600_000).toISOString()
const fields = (title: string, more: object = {}) => ({
  ru: { title, text: 'Гусь и мёд', action: 'Собрать стол' },
  en: null,
  href: '/farmers',
  look: 'honey',
  regionCodes: [],
  startsAt: null,
  endsAt: null,
  position: 0,
  picture: null,
  ...more,
})
const office = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object, headers = editor) =>
  call(method, PATH + path, { headers, ...(body && { body }) })
const create = async (title: string, more: object = {}) => {
  const { status, body } = await office('POST', '', fields(title, more))
  expect(status).toBe(201)
  return body
}
const seenOf = ({ version, publishedVersion }: { version: number; publishedVersion: number | null }) => ({
  version,
  publishedVersion,
})
const publish = (banner: { code: string; version: number; publishedVersion: number | null }, version?: number) =>
  office('POST', `/${banner.code}/publish`, { seen: seenOf(banner), version: version ?? banner.version })
const home = async (draft?: string) =>
  (await call('GET', `/api/v1/content/cms-blocks?slot=home${draft ? `&draft=${draft}` : ''}`)).body
const titles = async (draft?: string) => (await home(draft)).items.map(({ title }: { title: string }) => title)
const stateOf = async (code: string) => (await office('GET', `/${code}`)).body.state

it('shows banners to editors and owners only', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const moderator = await world.office({ roles: ['moderator'] })
  expect((await office('GET', '', undefined, moderator)).status).toBe(403)
  expect((await office('POST', '', fields('Чужая'), moderator)).status).toBe(403)
  expect((await office('GET', '/nothing')).status).toBe(404)
  // a legal or service text is no banner
  expect((await office('GET', '/cookie-notice')).status).toBe(404)
  expect((await office('DELETE', '/cookie-notice')).status).toBe(404)
})

it('starts and ends a banner at its moments on two nodes without any work in between, and shows a draft by its link only', async () => {
  const [startsAt, endsAt] = [inHours(1), inHours(2)]
  const other = await testApp(world.url, { clock: world.now })
  expect((await other.call('GET', '/api/v1/content/cms-blocks?slot=home')).body.items).toEqual([])
  const banner = await create('Новый год', { startsAt, endsAt, regionCodes: ['71'] })
  expect([banner.state, await titles()]).toEqual(['draft', []])
  // the preview is at every place, at the moment of the start
  expect(await titles(banner.preview)).toEqual(['Новый год'])
  expect(await titles(`${banner.preview}x`)).toEqual([])
  const published = await publish(banner)
  expect(published.body.state).toBe('scheduled')
  const TULA = '/api/v1/content/cms-blocks?slot=home&regionId=71&city=Тула&latitude=54.19&longitude=37.61'
  const tula = async () => (await call('GET', TULA)).body
  const onOtherNode = async () => (await other.call('GET', TULA)).body
  // the other node has read the home page before, and learns of the banner within a second
  await expect.poll(async () => (await onOtherNode()).changesAt, { timeout: 1_000 }).toBe(startsAt)
  await expect.poll(async () => (await home()).changesAt).toBe(startsAt)
  expect((await tula()).items).toEqual([])
  world.passMinutes(60)
  expect(await stateOf(banner.code)).toBe('shown')
  expect((await tula()).items).toMatchObject([{ title: 'Новый год', href: '/farmers', look: 'honey' }])
  expect((await onOtherNode()).items).toMatchObject([{ title: 'Новый год' }])
  expect(await home()).toEqual({ items: [], changesAt: endsAt })
  world.passMinutes(60)
  expect(await stateOf(banner.code)).toBe('over')
  expect(await tula()).toEqual({ items: [], changesAt: null })
  expect(await onOtherNode()).toEqual({ items: [], changesAt: null })
  // an expired link shows the ordinary page
  world.passMinutes(300)
  expect(await titles(banner.preview)).toEqual([])
})

it('saves versions, restores an earlier one and refuses a person who has not seen the last one', async () => {
  const first = await create('Первая')
  const shown = (await publish(first)).body
  const save = (title: string) =>
    office('POST', `/${first.code}`, { seen: seenOf(shown), fields: fields(title, { position: 7 }) })
  const both = await Promise.all([save('Вторая'), save('Третья')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.code).toBe('SHOWCASE_CHANGED')
  expect((await publish(shown)).body.code).toBe('SHOWCASE_CHANGED')
  const second = both.find(({ status }) => status === 200)?.body
  expect(second).toMatchObject({ version: 2, publishedVersion: 1, position: 7 })
  await expect.poll(() => titles()).toEqual(['Первая'])
  const third = (await publish(second)).body
  await expect.poll(() => titles()).toEqual([second.ru.title])
  const back = (await publish(third, 1)).body
  expect(back).toMatchObject({ version: 3, publishedVersion: 3, ru: { title: 'Первая' }, position: 0 })
  expect(back.history.map(({ author, savedAt }: Record<string, unknown>) => [typeof author, savedAt])).toEqual(
    Array(3).fill(['string', world.now().toISOString()]),
  )
  await expect.poll(() => titles()).toEqual(['Первая'])
  const off = await office('POST', `/${first.code}/withdraw`, { seen: seenOf(back) })
  expect(off.body).toMatchObject({ state: 'draft', publishedVersion: null })
  await expect.poll(() => titles()).toEqual([])
  expect((await publish(off.body, 9)).status).toBe(404)
  expect((await publish(off.body)).status).toBe(200)
  await expect.poll(() => titles()).toEqual(['Первая'])
  expect((await office('DELETE', `/${first.code}`)).body).toEqual({ removed: true })
  expect((await office('GET', `/${first.code}`)).status).toBe(404)
  await expect.poll(() => titles()).toEqual([])
  const trail = await world.sql<{ action: string }>(
    'select action from audit_entry where entity = $1 and entity_id = $2 order by id',
    ['content', first.code],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'draftContent',
    'publishContent',
    'draftContent',
    'publishContent',
    'rollBackContent',
    'withdrawContent',
    'publishContent',
    'removeContent',
  ])
})

it('refuses links out of the market or into a closed area, an end before the start, and empty words', async () => {
  const refused = async (more: object) => {
    const { status, body } = await office('POST', '', fields('Плохая', more))
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await refused({ href: 'https://elsewhere.example' })).toEqual([400, ['href']])
  expect(await refused({ href: '/office/people' })).toEqual([400, ['href']])
  expect(await refused({ startsAt: inHours(2), endsAt: inHours(1) })).toEqual([400, ['endsAt']])
  expect(await refused({ ru: { title: ' ', text: '', action: '' } })).toEqual([400, ['ru.title', 'ru.action']])
  expect(await refused({ picture: '../secret' })).toEqual([400, ['picture']])
  const banner = await create('В поездку', { href: '/tours' })
  const headers = await world.office({ roles: ['owner'] })
  const { version } = (await call('GET', '/v1/office/market', { headers })).body
  const body = { closedAreas: ['tours'], version }
  expect((await call('POST', '/v1/office/market/areas', { headers, body })).status).toBe(200)
  await expect.poll(() => refused({ href: '/tours' })).toEqual([400, ['href']])
  // the area was open when the draft was saved
  expect((await publish(banner)).body.errors).toHaveProperty('href')
})

it('stores a picture for banners, and refuses a file that is none', async () => {
  const upload = (file: Buffer, headers = editor) => {
    const head =
      '--edge\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
    const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--edge--\r\n')])
    return world.app.http.inject({
      method: 'POST',
      url: '/v1/office/banner-pictures',
      payload,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    })
  }
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  const stored = (await upload(png)).json()
  expect(stored.picture).toMatch(/^banners\/[\w-]+\.webp$/)
  const banner = await create('С картинкой', { picture: stored.picture })
  expect(banner.imageUrl).toBe(stored.imageUrl)
  expect((await upload(Buffer.from('no picture'))).json().code).toBe('PHOTO_UNREADABLE')
})

it('shows a banner of an occasion on its days of every year and schedules it on others', async () => {
  const banner = await create('На Масленицу', { occasion: 'maslenitsa' })
  const { body } = await publish(banner)
  expect([body.state, body.occasion]).toEqual(['scheduled', 'maslenitsa'])
  for (const [moment, isShown] of [
    ['2027-03-07T09:00:00Z', false],
    ['2027-03-08T09:00:00Z', true],
    ['2027-03-14T09:00:00Z', true],
    ['2027-03-15T09:00:00Z', false],
    ['2028-02-21T09:00:00Z', true],
  ] as const) {
    const node = await testApp(world.url, { clock: () => new Date(moment) })
    const shown = (await node.call('GET', '/api/v1/content/cms-blocks?slot=home')).body.items
    expect([moment, shown.some(({ code }: { code: string }) => code === banner.code)]).toEqual([moment, isShown])
  }
  // the editor sees it at once
  expect(await titles(banner.preview)).toContain('На Масленицу')
  const wrong = await office('POST', '', fields('Мимо', { occasion: 'birthday' }))
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['occasion']])
})
