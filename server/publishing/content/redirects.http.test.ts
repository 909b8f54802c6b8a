import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call, services } = world
const PATH = '/v1/office/redirects'
const editor = await world.office({ roles: ['editor'] })
const save = async (...rows: [string, string][]) => {
  const body = { rows: rows.map(([from, to]) => ({ from, to })) }
  return (await call('POST', PATH, { headers: editor, body })).body.rows.map(
    ({ outcome }: { outcome: string }) => outcome,
  )
}
const list = async (query = '') => (await call('GET', `${PATH}${query}`, { headers: editor })).body
const leads = (path: string) => services.content.redirectOf(path)

it('shows and changes redirects for editors only', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const headers = await world.office({ roles: ['curator'] })
  expect((await call('GET', PATH, { headers })).status).toBe(403)
  expect((await call('DELETE', `${PATH}/1`, { headers: editor })).status).toBe(404)
  expect((await call('POST', PATH, { headers: editor, body: { rows: [] } })).status).toBe(400)
})

it('saves what a preview has shown, flattens chains, and leads at once', async () => {
  const rows = [
    { from: '/shop/milk', to: '/dairy' },
    { from: '/dairy', to: '/shop/milk' },
    { from: '/office', to: '/farmers' },
  ]
  const preview = await call('POST', `${PATH}/preview`, { headers: editor, body: { rows } })
  expect(preview.body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['new', 'loop', 'wrongFrom'])
  expect((await list()).items).toEqual([])
  expect(await save(['/shop/milk', '/dairy'], ['/dairy', '/shop/milk'], ['/office', '/farmers'])).toEqual([
    'new',
    'loop',
    'wrongFrom',
  ])
  await expect.poll(() => leads('/shop/milk/')).toBe('/dairy')
  expect(await save(['/dairy', '/category/milk'])).toEqual(['new'])
  await expect.poll(() => leads('/shop/milk')).toBe('/category/milk')
  const { items, total } = await list('?search=shop')
  expect([items.map(({ from, to }: Record<string, string>) => [from, to]), total]).toEqual([
    [['/shop/milk', '/category/milk']],
    2,
  ])
  const trail = await world.sql<{ entity_id: string }>(
    `select entity_id from audit_entry where action = 'saveRedirect' order by id`,
  )
  expect(trail.map(({ entity_id }) => entity_id)).toEqual(['/shop/milk', '/dairy', '/shop/milk'])
})

it('makes no chain of redirects that are saved at once', async () => {
  await Promise.all([save(['/a', '/b']), save(['/b', '/c']), save(['/c', '/d'])])
  const { items } = await list()
  const flat = new Map(items.map(({ from, to }: Record<string, string>) => [from, to]))
  expect(['/a', '/b', '/c'].map((from) => flat.get(from))).toEqual(['/d', '/d', '/d'])
})

it('counts uses in batches, and removes a redirect', async () => {
  await expect.poll(() => leads('/a')).toBe('/d')
  for (const path of ['/a', '/a/', '/nowhere']) await services.content.countRedirect(path)
  await world.runPeriodic('write-redirect-uses')
  const [one] = (await list('?search=/a')).items
  expect([one.from, one.uses, one.lastUsedOn]).toEqual(['/a', 2, '2026-11-21'])
  expect((await call('DELETE', `${PATH}/${one.id}`, { headers: editor })).body).toEqual({ removed: true })
  await expect.poll(() => leads('/a')).toBeNull()
})
