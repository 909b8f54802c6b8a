import { HOME_SHELVES } from '@okolitsa/domain/content/home-shelves.ts'
import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call } = world
const PATH = '/v1/office/home-shelves'
const editor = await world.office({ roles: ['editor'] })
const read = async () => (await call('GET', PATH, { headers: editor })).body
const post = (part: string, body: object, headers = editor) => call('POST', PATH + part, { headers, body })
const seenOf = ({ version, publishedVersion }: { version: number; publishedVersion: number | null }) => ({
  version,
  publishedVersion,
})
const home = async (draft?: string) =>
  (await call('GET', `/api/v1/content/cms-blocks?slot=home${draft ? `&draft=${draft}` : ''}`)).body

it('keeps the usual order until a version is published, shows a draft by its link, and restores', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const moderator = await world.office({ roles: ['moderator'] })
  expect((await call('GET', PATH, { headers: moderator })).status).toBe(403)
  const none = await read()
  expect(none).toEqual({ shelves: HOME_SHELVES, version: 0, publishedVersion: null, preview: null, history: [] })
  expect((await post('/publish', { seen: seenOf(none), version: 0 })).status).toBe(404)

  const both = await Promise.all(
    [
      ['farmers', 'popular'],
      ['season', 'popular'],
    ].map((shelves) => post('', { seen: seenOf(none), shelves })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.code).toBe('SHOWCASE_CHANGED')
  const first = await read()
  expect(await home()).toEqual({ items: [], changesAt: null })
  expect((await home(first.preview)).shelves).toEqual(first.shelves)
  const shown = (await post('/publish', { seen: seenOf(first), version: 1 })).body
  await expect.poll(async () => (await home()).shelves).toEqual(first.shelves)
  // other slots and codes have no shelves
  expect((await call('GET', '/api/v1/content/cms-blocks?slot=footer')).body).toEqual({ items: [], changesAt: null })

  const second = (await post('', { seen: seenOf(shown), shelves: ['categories'] })).body
  const changed = (await post('/publish', { seen: seenOf(second), version: 2 })).body
  await expect.poll(async () => (await home()).shelves).toEqual(['categories'])
  const back = (await post('/publish', { seen: seenOf(changed), version: 1 })).body
  expect(back).toMatchObject({ version: 3, publishedVersion: 3, shelves: first.shelves })
  await expect.poll(async () => (await home()).shelves).toEqual(first.shelves)
  expect((await post('/withdraw', { seen: seenOf(back) })).body.publishedVersion).toBeNull()
  await expect.poll(() => home()).toEqual({ items: [], changesAt: null })
})

it('refuses unknown shelves, none, and past products on the first screen', async () => {
  const seen = seenOf(await read())
  for (const shelves of [['gone'], [], ['again', 'popular', 'farmers'], ['popular', 'popular']])
    expect((await post('', { seen, shelves })).body.errors).toBeDefined()
})
