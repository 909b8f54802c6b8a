import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call } = world
const [headers, moderator] = [await world.office({ roles: ['editor'] }), await world.office({ roles: ['moderator'] })]
const read = async (path: string) => (await call('GET', path, { headers })).body
const save = (path: string, body: object) => call('POST', path, { headers, body })
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

it.each(['/v1/office/recipe-sections', '/v1/office/review-tags'])(
  'shows %s to editors and owners only',
  async (path) => {
    expect((await call('GET', path)).status).toBe(401)
    expect((await call('GET', path, { headers: moderator })).status).toBe(403)
    expect((await call('GET', path, { headers })).status).toBe(200)
  },
)

it('adds, orders and removes sections of recipes; one with recipes stays, and two changes at once lose nothing', async () => {
  const path = '/v1/office/recipe-sections'
  const section = (title: string, urlKey: string | null = null) => ({
    urlKey,
    title,
    description: '',
    image: 'food/soup.webp',
    hue: 20,
  })
  const { revision } = await read(path)
  const first = await save(path, { revision, sections: [section('Супы'), section('Салаты')] })
  expect(first.body.items).toMatchObject([{ urlKey: 'supy' }, { urlKey: 'salaty' }])
  const sections = [section('Салаты и закуски', 'salaty'), section('Супы', 'supy')]
  const both = await Promise.all([1, 2].map(() => save(path, { revision: first.body.revision, sections })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(titlesOf((await read(path)).items)).toEqual(['Салаты и закуски', 'Супы'])
  await world.database.inTransaction((tx) =>
    world.services.recipes.showRecipes(tx, [
      {
        slug: 'uha',
        title: 'Уха',
        line: '',
        categoryKey: 'supy',
        picture: 'food/soup.webp',
        hue: null,
        minutes: 30,
        level: 'easy',
        portions: 2,
        isMeatless: false,
        nutrition: null,
        advice: '',
        ingredients: [],
        steps: [],
      },
    ]),
  )
  const now = await read(path)
  expect(now.items[1].recipesCount).toBe(1)
  const removal = await save(path, { revision: now.revision, sections: [] })
  expect(removal.body.code).toBe('RECIPE_SECTION_IN_USE')
  const kept = await save(path, { revision: now.revision, sections: [section('Супы', 'supy')] })
  expect(titlesOf(kept.body.items)).toEqual(['Супы'])
  const wrong = [section('Нет', 'net'), section(''), section('Супы')]
  for (const one of wrong)
    expect((await save(path, { revision: kept.body.revision, sections: [section('Супы', 'supy'), one] })).status).toBe(
      400,
    )
})

it('hides, adds and orders tags of reviews, which are never removed', async () => {
  const path = '/v1/office/review-tags'
  const { revision, items } = await read(path)
  const inShop = async () => titlesOf((await call('GET', '/api/v1/reviews/tags')).body.items)
  expect(items.length).toBeGreaterThan(3)
  const [last, ...others] = items.toReversed()
  const added = {
    id: null,
    kind: 'advantage',
    about: 'farmer',
    trades: ['restaurant'],
    title: 'Щедро',
    titleEn: '',
    isOffered: true,
  }
  const saved = await save(path, { revision, tags: [added, { ...last, isOffered: false }, ...others.reverse()] })
  expect(saved.status).toBe(200)
  expect(saved.body.items.slice(0, 2)).toMatchObject([{ title: 'Щедро' }, { id: last.id, isOffered: false }])
  expect(saved.body.items[0].id).toBeGreaterThan(10_000)
  await expect.poll(inShop).toContain('Щедро')
  expect((await save(path, { revision, tags: saved.body.items })).body.code).toBe('SHOWCASE_CHANGED')
  const lost = await save(path, { revision: saved.body.revision, tags: saved.body.items.slice(1) })
  expect([lost.status, Object.keys(lost.body.errors)]).toEqual([400, ['tags']])
})
