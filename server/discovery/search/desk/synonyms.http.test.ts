import { expect, it } from 'vitest'
import { openWorld } from '../../../testing/world.data.ts'

const world = await openWorld()
const { call } = world
await world.categories({ id: 11, urlKey: 'dairy', title: 'Молочное' })
await world.sellers({ id: 7 })
await world.products({ id: 1, seller: 7, price: 10_000, fields: { title: 'Сырники домашние' } })
const PATH = '/v1/office/searches/synonyms'
const editor = await world.office({ roles: ['editor'] })
const set = (word: string, means: string, isMutual: boolean | null, headers = editor) =>
  call('PATCH', PATH, { headers, body: { word, means, isMutual } })
const found = async (text: string) =>
  (await call('GET', `/api/v3/products?substring=${encodeURIComponent(text)}&size=5`)).body.items.map(
    ({ title }: { title: string }) => title,
  )
const known = async (search: string) =>
  (await call('GET', `${PATH}?search=${encodeURIComponent(search)}`, { headers: editor })).body

it('teaches the search a word at once, and forgets it', async () => {
  expect(await found('кругляшики')).toEqual([])
  expect((await set('Кругляшики', 'сырники', false)).body).toEqual({ saved: true })
  await expect.poll(() => found('кругляшики'), { timeout: 3_000 }).toEqual(['Сырники домашние'])
  expect(await known('кругл')).toEqual({ items: [{ word: 'кругляшики', means: 'сырники', isMutual: false }], total: 1 })
  expect((await set('кругляшики', 'сырники', null)).status).toBe(200)
  await expect.poll(() => found('кругляшики'), { timeout: 3_000 }).toEqual([])
  expect((await set('кругляшики', 'сырники', null)).status).toBe(404)
})

it('teaches a word of things that are not sold at the market', async () => {
  const [foreign] = await world.sql<{ word: string }>('select word from search_foreign order by word limit 1')
  expect((await set(foreign?.word ?? '', 'сырники', false)).status).toBe(200)
  await expect.poll(() => found(foreign?.word ?? ''), { timeout: 3_000 }).toEqual(['Сырники домашние'])
})

it('refuses several words, a word that means itself, and people without the right', async () => {
  expect((await set('два слова', 'сырники', false)).body.errors).toHaveProperty('word')
  expect((await set('Творог', 'творог', false)).body.errors).toHaveProperty('means')
  expect((await call('GET', PATH)).status).toBe(401)
  const analyst = await world.office({ roles: ['analyst'] })
  expect((await call('GET', PATH, { headers: analyst })).status).toBe(200)
  expect((await set('кругляшики', 'сырники', false, analyst)).status).toBe(403)
})
