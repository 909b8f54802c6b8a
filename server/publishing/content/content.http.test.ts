import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call, services } = world
const EDITOR = { kind: 'service', name: 'office' } as const
const TULA = 'regionId=71&city=Тула&latitude=54.19&longitude=37.61'

const block = (title: string) => ({ title, body: [], action: 'Смотреть', links: [] })
const banner = (title: string, more: Partial<ContentFields> = {}): ContentFields => ({
  kind: 'banner',
  slot: 'home',
  position: 1,
  regionCodes: [],
  firstDay: null,
  lastDay: null,
  href: '/farmers',
  picture: 'food/honey.webp',
  look: 'dark',
  words: { ru: block(title), en: null },
  ...more,
})
const draft = (code: string, fields: ContentFields) =>
  world.write((tx) => services.content.draftContent(tx, EDITOR, code, fields))
const publish = (code: string, version: number) =>
  world.write((tx) => services.content.publishContent(tx, EDITOR, code, version))
const codesAt = async (place: string, options = {}) => {
  const { status, body } = await call('GET', `/api/v1/content/cms-blocks?slot=home&${place}`, options)
  expect(status).toBe(200)
  return body.items.map(({ code }: { code: string }) => code)
}
const titleOf = async (code: string, headers = {}) =>
  (await call('GET', `/api/v1/content/content-block?code=${code}`, { headers })).body.title

it('shows published content on every node after the commit, and hides drafts', async () => {
  expect(await draft('fair', banner('Ярмарка'))).toBe(1)
  expect((await call('GET', '/api/v1/content/content-block?code=fair')).status).toBe(404)
  await publish('fair', 1)
  await expect.poll(() => titleOf('fair')).toBe('Ярмарка')
  expect(await draft('fair', banner('Праздник', { words: { ru: block('Праздник'), en: block('Feast') } }))).toBe(2)
  expect(await titleOf('fair')).toBe('Ярмарка')
  await publish('fair', 2)
  await expect.poll(() => titleOf('fair')).toBe('Праздник')
  expect(await titleOf('fair', { cookie: 'okolitsa-language=en' })).toBe('Feast')
})

it('rolls back to the last published version, withdraws content, and records the author of each change', async () => {
  await draft('fair', banner('Черновик'))
  await draft('fair', banner('Третья'))
  await publish('fair', 4)
  expect(await world.write((tx) => services.content.rollBackContent(tx, EDITOR, 'fair'))).toBe(2)
  await expect.poll(() => titleOf('fair')).toBe('Праздник')
  expect(await world.write((tx) => services.content.rollBackContent(tx, EDITOR, 'fair'))).toBe(1)
  await expect(world.write((tx) => services.content.rollBackContent(tx, EDITOR, 'fair'))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await world.write((tx) => services.content.withdrawContent(tx, EDITOR, 'fair'))
  await expect.poll(async () => (await call('GET', '/api/v1/content/content-block?code=fair')).status).toBe(404)
  const versions = await services.content.contentVersions(world.database.executor, 'fair')
  expect(versions.map(({ version, firstPublishedAt }) => [version, firstPublishedAt !== null])).toEqual([
    [4, true],
    [3, false],
    [2, true],
    [1, true],
  ])
  const trace = await services.audit.listOf(
    world.database.executor,
    { organizationId: null, entity: 'content', entityId: 'fair' },
    20,
  )
  expect(trace.map(({ action }) => action).slice(0, 3)).toEqual([
    'withdrawContent',
    'rollBackContent',
    'rollBackContent',
  ])
  expect(trace.every(({ author }) => author.kind === 'service' && author.name === 'office')).toBe(true)
})

it('refuses executable content, unknown blocks and unknown versions', async () => {
  const bad = banner('x', { href: 'javascript:alert(1)' })
  await expect(draft('bad', bad)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    facts: { errors: { href: 'wrongValue' } },
  })
  await expect(draft('Плохо', banner('x'))).rejects.toMatchObject({ facts: { errors: { code: 'wrongValue' } } })
  await expect(publish('fair', 9)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(publish('nothing', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await call('GET', '/api/v1/content/content-block?code=A%20B')).status).toBe(400)
  expect((await call('GET', '/api/v1/content/cms-blocks?codes=a,,b')).status).toBe(400)
})

it("shows banners in their places, on their days, in order, and none on a seller's own site", async () => {
  // the world's clock is at noon of 21 November in Moscow
  await draft('tula', banner('Тула', { regionCodes: ['71'], position: 0 }))
  await draft('over', banner('Прошло', { lastDay: '2026-11-20' }))
  await draft('coming', banner('Скоро', { firstDay: '2026-11-22' }))
  await draft('today', banner('Сегодня', { firstDay: '2026-11-21', lastDay: '2026-11-21' }))
  for (const code of ['tula', 'over', 'coming', 'today']) await publish(code, 1)
  await expect.poll(() => codesAt(TULA)).toEqual(['tula', 'today'])
  expect(await codesAt('')).toEqual(['today'])
  await world.sellers({ id: 7 })
  expect(await codesAt('', { site: 7 })).toEqual([])
})

it("starts every shop and seller's own site with the cookie text in both languages", async () => {
  await world.sellers({ id: 8 })
  const codes = ['cookie-ab-tests', 'cookie-counters', 'cookie-notice', 'cookie-personalization']
  const address = `/api/v1/content/cms-blocks?codes=${codes.join(',')}`
  const { body } = await call('GET', address, { site: 8 })
  expect(body.items.map(({ code }: { code: string }) => code)).toEqual(codes)
  const begins = (answer: typeof body) =>
    answer.items.map((item: { body: { spans: { text: string }[] }[] }) => item.body[0]?.spans[0]?.text.split(' ')[0])
  expect(begins(body)).toEqual(['Varioqub', 'Помогают', 'Куки', 'Mindbox'])
  const english = await call('GET', address, { headers: { cookie: 'okolitsa-language=en' } })
  expect(begins(english.body)).toEqual(['Varioqub', 'Yandex', 'Cookies', 'Mindbox'])
})

it('returns the list of services', async () => {
  await draft('gifts', banner('Подарки', { kind: 'service', slot: null }))
  await publish('gifts', 1)
  await expect
    .poll(async () =>
      (await call('GET', '/api/v1/content/services')).body.items.map(({ title }: { title: string }) => title),
    )
    .toEqual(['Подарки'])
})

it('stores category requests anonymously, and counts differently written equal requests as one', async () => {
  const ask = (title: unknown, headers = {}) =>
    call('POST', `/api/v1/service/categories-request?${TULA}`, { body: { title }, headers })
  expect(await ask('Козье  мороженое')).toMatchObject({ status: 201, body: { accepted: true } })
  expect((await ask('козье Мороженое')).status).toBe(201)
  for (const bad of ['', 'я', '12345', 'звоните 89161234567', 'x'.repeat(81), undefined]) {
    const refused = await ask(bad)
    expect([bad, refused.status]).toEqual([bad, 400])
    expect(refused.body.errors.title).toMatch(/[а-я]/)
  }
  expect(await world.sql('select phrase, title, times, region_code, last_day from category_request')).toEqual([
    {
      phrase: 'козье мороженое',
      title: 'Козье мороженое',
      times: 2,
      region_code: '71',
      last_day: '2026-11-21',
    },
  ])
  for (let count = 2; count < 10; count += 1) expect((await ask(`Раздел ${'абвгдежзик'[count]}ы`)).status).toBe(201)
  const many = await ask('Ещё один')
  expect(many).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
})

it('shows category requests to the office only', async () => {
  expect((await call('GET', '/v1/office/category-requests')).status).toBe(401)
  const asked = (headers: Record<string, string>) => call('GET', '/v1/office/category-requests', { headers })
  expect((await asked({ authorization: `Bearer ${await world.staff(7)}` })).status).toBe(401)
  expect((await asked(await world.office({ roles: ['moderator'] }))).status).toBe(403)
  const { status, body } = await asked(await world.office({ roles: ['editor'] }))
  expect(status).toBe(200)
  expect(body.items[0]).toEqual({ title: 'Козье мороженое', times: 2, regionCode: '71', lastDay: '2026-11-21' })
})
