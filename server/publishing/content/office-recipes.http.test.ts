import sharp from 'sharp'
import { expect, it } from 'vitest'
import { listedRecipes } from '../../discovery/recipes/module.ts'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call } = world
const PATH = '/v1/office/recipes'
const editor = await world.office({ roles: ['editor'] })
await world.database.inTransaction((tx) =>
  world.services.recipes.saveRecipeCategories(tx, { kind: 'service', name: 'test' }, [
    { urlKey: 'supy', title: 'Супы', description: '', image: 'food/soup.webp', hue: 25, position: 1, rule: null },
    { urlKey: 'bystro', title: 'Быстро', description: '', image: 'food/soup.webp', hue: 25, position: 2, rule: 'fast' },
  ]),
)
const FISH = 71
await world.categories({ id: FISH, urlKey: 'ryba', title: 'Рыба' })

const written = (title: string, more: object = {}) => ({
  title,
  line: 'Наваристая',
  categoryKey: 'supy',
  picture: 'food/soup.webp',
  hue: null,
  minutes: 40,
  level: 'easy',
  portions: 4,
  isMeatless: false,
  nutrition: null,
  advice: '',
  ingredients: [
    { title: 'Судак', amount: 500, unit: 'g', categoryId: FISH, words: ['Судак'] },
    { title: 'Соль', amount: 1, unit: 'teaspoon', categoryId: null, words: [] },
  ],
  steps: [{ title: 'Сварить', text: 'Варите на слабом огне.', minutes: 30, picture: 'food/fish.webp' }],
  ...more,
})
type Seen = { slug: string; version: number; publishedVersion: number | null }
const office = (method: 'GET' | 'POST', path = '', body?: object, headers = editor) =>
  call(method, PATH + path, { headers, ...(body && { body }) })
const create = async (title: string, more: object = {}) => {
  const { status, body } = await office('POST', '', written(title, more))
  expect([status, body.errors]).toEqual([201, undefined])
  return body
}
const seenOf = ({ version, publishedVersion }: Seen) => ({ version, publishedVersion })
const publish = (recipe: Seen, at: string | null = null, version = recipe.version) =>
  office('POST', `/${recipe.slug}/publish`, { seen: seenOf(recipe), version, at })
const inShop = async (slug: string, query = '') => call('GET', `/api/v1/recipes/${slug}${query}`)
const listed = async () => (await call('GET', '/api/v2/recipes')).body.items.map(({ slug }: Seen) => slug)
const tokenOf = (preview: string) => preview.slice(preview.indexOf('?'))

it('shows recipes to editors and owners only, and answers 404 for unknown ones and other blocks', async () => {
  const moderator = await world.office({ roles: ['moderator'] })
  expect((await call('GET', PATH)).status).toBe(401)
  expect((await office('GET', '', undefined, moderator)).status).toBe(403)
  expect((await office('POST', '', written('Чужой'), moderator)).status).toBe(403)
  expect((await office('GET', '/nothing')).status).toBe(404)
  const seen = { version: 1, publishedVersion: null }
  expect((await office('POST', '/nothing', { seen, fields: written('Нет') })).status).toBe(404)
  expect((await office('POST', '/nothing/hide', { seen })).status).toBe(404)
})

it('writes a recipe in an empty market, shows it, changes it and hides it; list, page, search and sitemap follow', async () => {
  const draft = await create('Уха из судака')
  expect(draft).toMatchObject({ slug: 'ukha-iz-sudaka', state: 'draft', version: 1, publishedVersion: null, gaps: [] })
  expect(draft.fields.ingredients[0].words).toEqual(['судак'])
  expect([(await inShop(draft.slug)).status, await listed()]).toEqual([404, []])
  // the page with the draft, by its link only
  const seen = await inShop(draft.slug, tokenOf(draft.preview))
  expect(seen.body).toMatchObject({ title: 'Уха из судака', categoryTitle: 'Супы', productsCount: 1, hue: 25 })
  expect(seen.body.steps[0].imageUrl).toContain('food/fish.webp')
  const goods = await call('GET', `/api/v1/recipes/${draft.slug}/products${tokenOf(draft.preview)}`)
  expect(goods.body.items.map(({ position }: { position: number }) => position)).toEqual([1])
  expect((await inShop(draft.slug, `${tokenOf(draft.preview)}x`)).status).toBe(404)

  const shown = (await publish(draft)).body
  expect(shown).toMatchObject({ state: 'shown', publishedVersion: 1 })
  expect(await listed()).toEqual([draft.slug])
  expect((await inShop(draft.slug)).body).toEqual(seen.body)
  const found = await call('GET', `/api/v1/search/suggest?text=${encodeURIComponent('уха')}`)
  expect(found.body.recipes).toMatchObject([{ slug: draft.slug }])
  const inSitemap = await listedRecipes(world.database.executor)
  expect(inSitemap.map(({ path }) => path)).toEqual(['/recipes', '/recipes/supy', `/recipes/supy/${draft.slug}`])

  const changed = await office('POST', `/${draft.slug}`, {
    seen: seenOf(shown),
    fields: written('Уха царская', { ingredients: written('').ingredients.slice(0, 1) }),
  })
  expect(changed.body.history[0].changed.sort()).toEqual(['ingredients', 'title'])
  expect((await inShop(draft.slug)).body.title).toBe('Уха из судака')
  const second = (await publish(changed.body)).body
  expect((await inShop(draft.slug)).body).toMatchObject({ title: 'Уха царская', ingredients: [{ title: 'Судак' }] })
  // a rollback is a new version with the former text
  const back = (await publish(second, null, 1)).body
  expect(back).toMatchObject({ version: 3, publishedVersion: 3 })
  expect((await inShop(draft.slug)).body).toEqual(seen.body)
  const hidden = await office('POST', `/${draft.slug}/hide`, { seen: seenOf(back) })
  expect(hidden.body).toMatchObject({ state: 'hidden', publishedVersion: null })
  expect([(await inShop(draft.slug)).status, await listed()]).toEqual([404, []])
  const trail = await world.sql<{ action: string }>(
    "select action from audit_entry where entity = 'content' and entity_id = $1 order by id",
    [`recipe-${draft.slug}`],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'draftContent',
    'publishContent',
    'draftContent',
    'publishContent',
    'rollBackContent',
    'withdrawContent',
  ])
})

it('publishes a planned version at its moment once on two nodes; the former one is shown until then', async () => {
  const shown = (await publish(await create('Щи'))).body
  const draft = (await office('POST', `/${shown.slug}`, { seen: seenOf(shown), fields: written('Щи суточные') })).body
  const at = new Date(world.now().getTime() + 3_600_000).toISOString()
  const planned = (await publish(draft, at)).body
  expect(planned).toMatchObject({ state: 'shown', publishedVersion: 1, plannedVersion: 2, plannedAt: at })
  const publishPlanned = () => world.runPeriodic('publish-planned-content')
  await publishPlanned()
  expect((await inShop(shown.slug)).body.title).toBe('Щи')
  world.passMinutes(60)
  await Promise.all([publishPlanned(), publishPlanned()])
  expect((await inShop(shown.slug)).body.title).toBe('Щи суточные')
  const after = (await office('GET', `/${shown.slug}`)).body
  expect(after).toMatchObject({ publishedVersion: 2, plannedAt: null })
  // a plan may be taken back
  const next = (await publish(await create('Рассольник'), new Date(world.now().getTime() + 60_000).toISOString())).body
  expect(next.state).toBe('planned')
  const off = await office('POST', `/${next.slug}/cancel-plan`, { seen: seenOf(next) })
  expect(off.body).toMatchObject({ state: 'draft', plannedAt: null })
  world.passMinutes(2)
  await publishPlanned()
  expect((await inShop(next.slug)).status).toBe(404)
  const [{ count } = { count: 0 }] = await world.sql<{ count: number }>(
    "select count(*)::int from audit_entry where entity_id = $1 and action = 'publishContent'",
    [`recipe-${shown.slug}`],
  )
  expect(count).toBe(2)
})

it('refuses what lacks something or names what is not there, two savings at once, and wrong fields in words', async () => {
  const draft = await create('Пустой', { picture: null, steps: [], minutes: null })
  expect(draft).toMatchObject({ gaps: ['picture', 'minutes', 'steps'], preview: null })
  const refused = await publish(draft)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['picture', 'minutes', 'steps']])
  const odd = await create('Странный', {
    categoryKey: 'bystro',
    ingredients: [{ title: 'Луна', amount: 1, unit: 'piece', categoryId: 2_000_000_000, words: [] }],
  })
  expect(Object.keys((await publish(odd)).body.errors)).toEqual(['categoryKey', 'ingredients.0.categoryId'])
  expect((await publish(odd, '2100-01-01T00:00:00Z')).body.errors).toHaveProperty('at')
  const wrong = await office(
    'POST',
    '',
    written('', { portions: 0, steps: [{ title: '', text: 'а', minutes: 0, picture: null }] }),
  )
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
    400,
    ['title', 'portions', 'steps.0.title', 'steps.0.minutes'],
  ])
  const save = (title: string) => office('POST', `/${draft.slug}`, { seen: seenOf(draft), fields: written(title) })
  const both = await Promise.all([save('Первый'), save('Второй')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.code).toBe('SHOWCASE_CHANGED')
  // one title makes two addresses
  expect((await create('Пустой')).slug).toMatch(/^pustoy-[a-z0-9]+$/)
})

it('finds recipes by title and state, lists what fields may name, and stores pictures', async () => {
  const titles = async (query: string) =>
    (await office('GET', `?${query}`)).body.items.map(({ title }: { title: string }) => title)
  expect(await titles(`search=${encodeURIComponent('ЩИ')}`)).toEqual(['Щи суточные'])
  expect(await titles('state=planned')).toEqual([])
  expect(await titles('state=shown')).toContain('Щи суточные')
  expect(await titles('state=hidden')).toEqual(['Уха из судака'])
  const { body: choices } = await call('GET', '/v1/office/recipe-choices', { headers: editor })
  expect(choices.sections).toEqual([{ urlKey: 'supy', title: 'Супы' }])
  expect(choices.categories.map(({ id }: { id: number }) => id)).toContain(FISH)
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  const payload = Buffer.concat([
    Buffer.from(
      '--edge\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    png,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const upload = (headers: Record<string, string>) =>
    world.app.http.inject({
      method: 'POST',
      url: '/v1/office/recipe-pictures',
      payload,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    })
  expect((await upload(editor)).json().picture).toMatch(/^recipes\/[\w-]+\.webp$/)
  expect((await upload({})).statusCode).toBe(401)
})
