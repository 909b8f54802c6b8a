import { everyBlock } from '@okolitsa/contracts/site-blocks/every-block.data.ts'
import { SITE_BLOCKS } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { expect, it } from 'vitest'
import { NOON, openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call, sql } = world
const [FARM, OTHER] = [7, 8]
await world.sellers({ id: FARM }, { id: OTHER })
const anna = await world.staff(FARM, 'Анна')
const boris = await world.staff(FARM, 'Борис')
const stranger = await world.staff(OTHER)
const [site] = await sql<{ uuid: string }>('select uuid from site where organization_id = $1', [FARM])
const SITE = `/v1/cabinet/sites/${site?.uuid}/pages`
const as = (token: string, body?: unknown) => ({
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body }),
})
const content = (title: string, ...texts: string[]): PageContent => ({
  title,
  seo: { title: '', description: 'Сыр из Ягодной', picture: null, isIndexed: true },
  document: { blocks: texts.map((text, at) => ({ id: `b${at}`, type: 'text', version: 1, props: { text } })) },
})
const pageOf = (id: string, call = '') => `/v1/cabinet/site-pages/${id}${call}`
const add = async (path: string, ...texts: string[]) =>
  (await call('POST', SITE, as(anna, { path, content: content('Страница', ...texts) }))).body
const shown = async (path: string) => {
  const { status, body } = await call('GET', `/api/v1/site/page?path=${path}`, { site: FARM })
  return status === 200 ? body.blocks.map(({ props }: { props: { text: string } }) => props.text) : status
}

it('shows a draft to its editors only, and a published page to all visitors of this site only', async () => {
  const page = await add('/', 'Сыр')
  expect(page).toMatchObject({ revision: 1, publishedVersion: null, changedBy: 'Анна', isInMenu: true, position: 0 })
  expect(await shown('/')).toBe(404)
  const published = await call('POST', pageOf(page.id, '/publish'), as(anna, { revision: 1 }))
  expect(published.body).toMatchObject({ publishedVersion: 1, isDraftPublished: true })
  await expect.poll(() => shown('/')).toEqual(['Сыр'])
  const elsewhere = ['/api/v1/site/page?path=/', '/api/v1/site/menu']
  for (const at of [{ site: OTHER }, {}]) {
    expect((await call('GET', elsewhere[0] as string, at)).status).toBe(404)
    expect((await call('GET', elsewhere[1] as string, at)).body).toEqual({ items: [], indexed: [] })
  }
  const later = await call(
    'POST',
    pageOf(page.id, '/draft'),
    as(anna, { revision: 1, content: content('Главная', 'Хлеб') }),
  )
  expect(later.body).toMatchObject({ revision: 2, isDraftPublished: false, title: 'Главная' })
  expect(await shown('/')).toEqual(['Сыр'])
  expect((await call('GET', '/api/v1/site/menu', { site: FARM })).body).toEqual({
    items: [{ path: '/', title: 'Страница' }],
    indexed: ['/'],
  })
  await call('POST', pageOf(page.id, '/unpublish'), as(anna))
  await expect.poll(() => shown('/')).toBe(404)
})

it('refuses to publish alcohol in a title or a text', async () => {
  const page = await add('/vino', 'Варим сыр', 'Продаём домашнее вино: 500 ₽ за бутылку')
  const publish = (revision: number) => call('POST', pageOf(page.id, '/publish'), as(anna, { revision }))
  const refused = await publish(1)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['content.document.blocks.1']])
  const draft = (revision: number, content: PageContent) =>
    call('POST', pageOf(page.id, '/draft'), as(anna, { revision, content }))
  expect((await draft(1, content('Самогон домашний', 'Варим сыр'))).body.revision).toBe(2)
  expect(Object.keys((await publish(2)).body.errors)).toEqual(['content.title'])
  expect((await draft(2, content('Сыр', 'Дед варил пиво, а мы варим сыр. Закажите его к чаю.'))).status).toBe(200)
  expect((await publish(3)).status).toBe(200)
  await call('DELETE', pageOf(page.id), as(anna))
})

it('shows a page of every block type on its host only, with older versions converted', async () => {
  const blocks = everyBlock('farms/1/a.webp')
  const whole = { ...content('Всё сразу'), document: { blocks } }
  const { body: page } = await call('POST', SITE, as(anna, { path: '/vse', content: whole }))
  expect(page.draft.document.blocks[0]).toMatchObject({ type: 'hero', version: 2, props: { layout: 'right' } })
  await call('POST', pageOf(page.id, '/publish'), as(anna, { revision: 1 }))
  await expect.poll(async () => (await call('GET', '/api/v1/site/page?path=/vse', { site: FARM })).status).toBe(200)
  const { body } = await call('GET', '/api/v1/site/page?path=/vse', { site: FARM })
  expect(body.blocks.map(({ type }: { type: string }) => type)).toEqual(blocks.map(({ type }) => type))
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(Object.keys(SITE_BLOCKS)))
  expect(body.blocks[0]).toMatchObject({ version: 2, props: { layout: 'right', title: 'Сыры из Ягодной' } })
  expect((await call('GET', '/api/v1/site/page?path=/vse', { site: OTHER })).status).toBe(404)
})

it('refuses the later of two editors with the differences and the author, and lets them choose', async () => {
  const { id } = await add('/o-nas', 'Мы', 'Козы')
  await call('POST', pageOf(id, '/draft'), as(boris, { revision: 1, content: content('О нас', 'Мы', 'Козы и овцы') }))
  const mine = content('О нас', 'Мы, Ягодины', 'Козы')
  const late = await call('POST', pageOf(id, '/draft'), as(anna, { revision: 1, content: mine }))
  expect(late).toMatchObject({
    status: 400,
    body: {
      code: 'PAGE_CHANGED',
      facts: {
        revision: 2,
        changedBy: 'Борис',
        difference: {
          isTitleChanged: false,
          blocks: [
            { id: 'b0', kind: 'changed' },
            { id: 'b1', kind: 'changed' },
          ],
        },
      },
    },
  })
  expect((await call('POST', pageOf(id, '/publish'), as(anna, { revision: 1 }))).body.code).toBe('PAGE_CHANGED')
  const chosen = await call('POST', pageOf(id, '/draft'), as(anna, { revision: 2, content: mine }))
  expect(chosen.body).toMatchObject({ revision: 3, changedBy: 'Анна' })
  // a repeat after a lost answer is neither a conflict nor a new revision
  expect((await call('POST', pageOf(id, '/draft'), as(anna, { revision: 2, content: mine }))).body.revision).toBe(3)
})

it('publishes once for concurrent requests, restores a version as a draft, and stores fifty versions', async () => {
  const { id } = await add('/ceny', 'Раз')
  const presses = await Promise.all(
    [1, 2, 3].map(() => call('POST', pageOf(id, '/publish'), as(anna, { revision: 1 }))),
  )
  expect(presses.map(({ body }) => body.publishedVersion)).toEqual([1, 1, 1])
  expect((await call('GET', pageOf(id, '/versions'), as(anna))).body.items).toEqual([
    { version: 1, publishedAt: expect.any(String), publishedBy: 'Анна', isShown: true },
  ])
  await call('POST', pageOf(id, '/draft'), as(anna, { revision: 1, content: content('Страница', 'Два', 'Три') }))
  await call('POST', pageOf(id, '/publish'), as(anna, { revision: 2 }))
  expect((await call('GET', pageOf(id, '/versions/1'), as(anna))).body).toMatchObject({
    isShown: false,
    content: { document: { blocks: [{ props: { text: 'Раз' } }] } },
    since: {
      blocks: [
        { id: 'b0', kind: 'changed' },
        { id: 'b1', kind: 'added' },
      ],
    },
  })
  const restored = await call('POST', pageOf(id, '/versions/1/restore'), as(anna, { revision: 2 }))
  expect(restored.body).toMatchObject({ revision: 3, publishedVersion: 2, isDraftPublished: false })
  expect(restored.body.draft.document.blocks).toHaveLength(1)
  expect((await call('POST', pageOf(id, '/versions/9/restore'), as(anna, { revision: 3 }))).status).toBe(404)
  await sql(
    `insert into site_page_version (page_id, version, content, revision, published_at)
     select page_id, 100 + step, content, 1000 + step, published_at
       from site_page_version, generate_series(1, 60) as step where page_id = $1 and version = 1`,
    [id],
  )
  await call('POST', pageOf(id, '/publish'), as(anna, { revision: 3 }))
  const { items } = (await call('GET', pageOf(id, '/versions'), as(anna))).body
  expect([items.length, items[0].version, items[0].isShown]).toEqual([50, 161, true])
})

it('shows a draft by its link at its own site until the link expires, and refuses forged links', async () => {
  const { id } = await add('/tajna', 'Скоро')
  const { status, body } = await call('POST', pageOf(id, '/preview'), as(anna))
  expect(status).toBe(201)
  const token = body.path.replace('/preview/', '')
  const look = (one: string, site: number | null = FARM) =>
    call('GET', `/api/v1/site/preview?token=${encodeURIComponent(one)}`, { site })
  expect((await look(token)).body).toMatchObject({ title: 'Страница', seo: { isIndexed: false } })
  const [page, , seal] = token.split('.')
  const later = `${page}.${(Date.now() * 2).toString(36)}.${seal}`
  for (const [one, at] of [
    [token, OTHER],
    [token, null],
    [later, FARM],
    ['', FARM],
    [`${token}x`, FARM],
    [`a.b.${'я'.repeat(43)}`, FARM],
  ] as const)
    expect([one, (await look(one, at)).status]).toEqual([one, 404])
  world.passMinutes(3 * 24 * 60 + 1)
  expect((await look(token)).status).toBe(404)
  world.moveClock(NOON)
})

it('refuses reserved and taken paths, too many pages, executable texts, and strangers', async () => {
  const refused = async (path: string, page: unknown = content('Ещё')) => {
    const { status, body } = await call('POST', SITE, as(anna, { path, content: page }))
    return [status, Object.keys(body.errors ?? {})]
  }
  for (const path of ['/cart', '/o-nas', '/Ещё', '//']) expect(await refused(path)).toEqual([400, ['path']])
  const runs = content('Ещё')
  const script = {
    ...runs,
    document: { blocks: [{ id: 'a', type: 'text', version: 1, props: { href: 'javascript:x' } }] },
  }
  expect(await refused('/x', script)).toEqual([400, ['content.document.blocks.0']])
  expect(await refused('/x', content('Ещё', ...Array.from({ length: 40 }, () => 'я'.repeat(4_000))))).toEqual([
    400,
    ['content.document.blocks'],
  ])
  const { id } = await add('/nashe', 'Наше')
  for (const [method, at, body] of [
    ['GET', SITE],
    ['POST', SITE, { path: '/chuzhoe', content: content('x') }],
    ['GET', pageOf(id)],
    ['PATCH', pageOf(id), { path: '/' }],
    ['DELETE', pageOf(id)],
    ['POST', pageOf(id, '/draft'), { revision: 1, content: content('x') }],
    ['POST', pageOf(id, '/publish'), { revision: 1 }],
    ['POST', pageOf(id, '/unpublish')],
    ['POST', pageOf(id, '/preview')],
    ['GET', pageOf(id, '/versions')],
    ['POST', pageOf(id, '/versions/1/restore'), { revision: 1 }],
  ] as const)
    expect([at, (await call(method, at, as(stranger, body))).status]).toEqual([at, 404])
  expect((await call('GET', SITE)).status).toBe(401)
  const trace = await world.services.audit.listOf(
    world.database.executor,
    { organizationId: FARM, entity: 'site_page', entityId: id },
    5,
  )
  expect(trace.map(({ action }) => action)).toEqual(['addPage'])
  for (let at = 0; at < 30; at += 1) await add(`/p${at}`)
  expect((await call('POST', SITE, as(anna, { path: '/last', content: content('x') }))).body).toMatchObject({
    code: 'TOO_MANY_PAGES',
    facts: { limit: 30 },
  })
  await call('DELETE', pageOf(id), as(anna))
  expect((await call('GET', pageOf(id), as(anna))).status).toBe(404)
})

it('creates a site with a host and a first page from known facts, published if requested', async () => {
  const asked = { organizationId: FARM, mode: 'landing', trade: 'dairy', name: 'syr', isPublished: true }
  const make = (token: string, body: object) => call('POST', '/v1/cabinet/sites', as(token, body))
  const made = await make(anna, asked)
  expect(made).toMatchObject({ status: 201, body: { host: 'syr.shop.test', page: { path: '/', publishedVersion: 1 } } })
  const at = { headers: { host: 'syr.shop.test' } }
  // the first request to the new host, immediately after the answer
  const { body } = await call('GET', '/api/v1/site/page?path=/', at)
  expect(body.blocks[0]).toMatchObject({ type: 'hero', props: { action: { href: '#goods' } } })
  const types = body.blocks.map(({ type }: { type: string }) => type)
  expect(types).toEqual(expect.arrayContaining(['goods', 'reviews', 'contacts', 'delivery']))
  // one picture is no gallery
  expect(types).not.toContain('gallery')
  const errorsOf = async (body: object) => (await make(anna, { ...asked, ...body })).body.errors
  expect(Object.keys(await errorsOf({}))).toEqual(['host'])
  expect(Object.keys(await errorsOf({ name: 'www' }))).toEqual(['host'])
  expect(Object.keys(await errorsOf({ name: 'Сыр' }))).toEqual(['name'])
  expect((await make(stranger, { ...asked, name: 'foreign' })).status).toBe(404)
  for (const name of ['s-2', 's-3', 's-4']) expect((await make(anna, { ...asked, name })).status).toBe(201)
  expect((await make(anna, { ...asked, name: 's-5' })).body).toMatchObject({
    code: 'TOO_MANY_SITES',
    facts: { limit: 5 },
  })
})
