import { STARTER_KINDS, type StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'
import { createStarterCommands } from './starter-commands.ts'
import { STARTER_DATA, type StarterData } from './starter-kinds.ts'

const EDITOR = { kind: 'service', name: 'office' } as const
const FARM = 101
const MILK = 1
const CURD = 104
const CATEGORIES = STARTER_DATA.categories.length

const shop = await openWorld()
const { services, database, call } = shop
const { executor } = database
await shop.sellers({ id: FARM })

/** The starter data of another release. */
const release = (data: Partial<StarterData>) =>
  createStarterCommands({ ...services, clock: shop.now }, { ...STARTER_DATA, ...data })
const renamed = (id: number, title: string) =>
  STARTER_DATA.categories.map((category) => (category.id === id ? { ...category, title } : category))
const apply = (of = services.starter, kinds: readonly StarterKind[] = STARTER_KINDS) =>
  shop.write((tx) => of.applyStarter(tx, EDITOR, { kinds }))
const stateOf = async (kind: StarterKind, of = services.starter) =>
  (await of.starterState(executor)).find((one) => one.kind === kind)
const titleOf = async (id: number) =>
  (await shop.sql<{ title: string }>('select title from category where id = $1', [id]))[0]?.title
const versions = () =>
  shop.sql<{ relation: string; row: string }>(
    `select 'category' as relation, xmin::text || id as row from category
     union all select 'kitchen', xmin::text || slug from kitchen
     union all select 'recipe_category', xmin::text || url_key from recipe_category
     union all select 'content_version', xmin::text || code || version from content_version
     union all select 'starter_row', xmin::text || kind || key from starter_row
     union all select 'audit_entry', id::text from audit_entry order by 1, 2`,
  )

interface Tree {
  readonly title: string
  readonly imageUrl: string
  readonly children: readonly Tree[]
}
const tree = async (): Promise<readonly Tree[]> => (await call('GET', '/api/v1/categories/products')).body.items

describe('an empty market', () => {
  it('has no categories, and the state says what an application would add', async () => {
    expect(await tree()).toEqual([])
    expect(await stateOf('categories')).toEqual({
      kind: 'categories',
      total: CATEGORIES,
      toAdd: CATEGORIES,
      toUpdate: 0,
      isApplied: false,
      differences: [],
    })
    // the cuisines of the migrations are those of the starter data
    expect(await stateOf('kitchens')).toMatchObject({ toAdd: 4, toUpdate: 0, differences: [] })
  })

  it('has sections and categories with drawings on every node as soon as all kinds are applied', async () => {
    for (const state of await apply())
      expect(state).toMatchObject({ toAdd: 0, toUpdate: 0, isApplied: true, differences: [] })
    await expect.poll(async () => (await tree()).length).toBeGreaterThanOrEqual(12)
    const sections = await tree()
    const categories = sections.flatMap(({ children }) => children)
    expect(categories.length).toBeGreaterThanOrEqual(90)
    const drawings = new Set([...sections, ...categories].map(({ imageUrl }) => imageUrl))
    for (const drawing of drawings) {
      const { statusCode, headers } = await shop.raw('GET', drawing)
      expect([statusCode, headers['content-type']], drawing).toEqual([200, 'image/webp'])
    }
  }, 180_000)

  it('changes nothing when it is applied again', async () => {
    const before = await versions()
    await apply()
    expect(await versions()).toEqual(before)
  })

  it('lets two applications at once add every row once', async () => {
    await Promise.all([apply(), apply()])
    expect(await stateOf('categories')).toMatchObject({ toAdd: 0, differences: [] })
  })

  it('offers the categories with attributes, papers and marking to a seller, and finds goods by a synonym of their category', async () => {
    const headers = { authorization: `Bearer ${await shop.staff(FARM)}` }
    const { body } = await call('GET', '/v1/cabinet/goods-categories', { headers })
    const curd = body.items.find(({ id }: { id: number }) => id === CURD)
    expect(curd).toMatchObject({
      title: 'Творог',
      attributes: ['milk', 'fat', 'treatment'],
      requiredPapers: ['declaration', 'vsd'],
      markingGroup: 'milk',
    })
    await shop.products({ id: 1, seller: FARM, price: 30_000, categoryId: 106, fields: { title: 'Ряженка' } })
    const found = await call('GET', `/api/v1/search/suggest?text=${encodeURIComponent('кисломолочка')}`)
    expect(found.body.products.items.map(({ title }: { title: string }) => title)).toEqual(['Ряженка'])
  })
})

it('has no synonym that another word of the search dictionary leads to', async () => {
  const synonyms = STARTER_DATA.categories.flatMap((category) => category.synonyms)
  const led = await shop.sql(
    `select category.word, s.word as from, s.means as to from unnest($1::text[]) as category (word)
       join search_synonym s on
         s.means_lexeme = any(search_lexemes(category.word, false)) and s.word_lexeme <> s.means_lexeme
         or s.is_mutual and s.word_lexeme = any(search_lexemes(category.word, false))
      order by 1, 2, 3`,
    [synonyms],
  )
  expect(led).toEqual([])
})

describe("an operator's changes", () => {
  it('survive the data of a newer release, and are listed as differences', async () => {
    await shop.write((tx) => services.products.changeCategory(tx, EDITOR, MILK, { title: 'Молочная лавка' }))
    const newer = release({
      categories: renamed(MILK, 'Молочное и сыр').map((one) => (one.id === CURD ? { ...one, hue: 100 } : one)),
    })
    expect(await stateOf('categories', newer)).toMatchObject({ toAdd: 0, toUpdate: 1 })
    await apply(newer)
    expect(await titleOf(MILK)).toBe('Молочная лавка')
    expect(await shop.sql('select hue from category where id = $1', [CURD])).toEqual([{ hue: 100 }])
    expect((await stateOf('categories', newer))?.differences).toEqual([
      {
        key: String(MILK),
        title: 'Молочное и сыр',
        reason: 'edited',
        field: 'title',
        ours: 'Молочная лавка',
        theirs: 'Молочное и сыр',
      },
    ])
  })

  it('keep a removed category removed', async () => {
    await shop.write((tx) => services.products.removeCategory(tx, EDITOR, CURD, { goodsTo: null }))
    const state = (await apply()).find(({ kind }) => kind === 'categories')
    expect(await titleOf(CURD)).toBeUndefined()
    expect(state?.differences).toContainEqual(expect.objectContaining({ key: String(CURD), reason: 'removed' }))
  })

  it('keep an own category whose address a newer release uses', async () => {
    const [own] = await shop.write((tx) =>
      services.products.createCategories(tx, EDITOR, [
        {
          fields: {
            parentId: null,
            urlKey: 'pryanaya-lavka',
            title: 'Пряная лавка',
            description: '',
            image: 'food/herb.webp',
            hue: 90,
            position: 5,
            attributes: [],
            synonyms: [],
            requiredPapers: [],
            markingGroup: null,
            isRisky: false,
          },
        },
      ]),
    )
    const [milk] = STARTER_DATA.categories
    const added = milk && { ...milk, id: 18, urlKey: 'pryanaya-lavka', title: 'Пряности' }
    const newer = release({ categories: [...STARTER_DATA.categories, ...(added ? [added] : [])] })
    const state = (await apply(newer)).find(({ kind }) => kind === 'categories')
    expect(state?.differences).toContainEqual(
      expect.objectContaining({ key: '18', reason: 'taken', field: 'urlKey', theirs: 'pryanaya-lavka' }),
    )
    expect(await titleOf(own ?? 0)).toBe('Пряная лавка')
  })

  it('keep the edited body of a legal text, and take the new title', async () => {
    const [block] = await services.content.currentContent(executor, ['legal-delivery'])
    const fields = block?.fields as NonNullable<typeof block>['fields']
    const body = [{ kind: 'paragraph', spans: [{ text: 'Возим сами.' }] }] as const
    await shop.write((tx) =>
      services.content.saveContent(tx, EDITOR, [
        { code: 'legal-delivery', fields: { ...fields, words: { ru: { ...fields.words.ru, body }, en: null } } },
      ]),
    )
    const legalTexts = STARTER_DATA.legalTexts.map((text) =>
      text.code === 'legal-delivery' ? { ...text, title: 'Как мы возим' } : text,
    )
    await apply(release({ legalTexts }), ['legalTexts'])
    const [now] = await services.content.currentContent(executor, ['legal-delivery'])
    expect(now?.fields.words.ru).toMatchObject({ title: 'Как мы возим', body })
  })
})

it('keeps the edited part of a notification, and takes the other parts of a newer release', async () => {
  const { notificationTemplates } = services
  await apply(services.starter, ['notificationTemplates'])
  expect(await stateOf('notificationTemplates')).toMatchObject({ toAdd: 0, toUpdate: 0, differences: [] })
  const edited = { key: 'order.paid', language: 'ru', seen: 0, parts: { sms: 'Деньги за {number} у нас' } } as const
  await shop.write((tx) => notificationTemplates.saveTemplate(tx, EDITOR, edited))
  const newer = release({
    notificationTemplates: STARTER_DATA.notificationTemplates.map((one) =>
      one.key === 'order.paid' && one.language === 'ru'
        ? { ...one, parts: { ...one.parts, title: 'Оплачено: {number}', sms: 'Оплачено: {number}' } }
        : one,
    ),
  })
  const state = (await apply(newer, ['notificationTemplates'])).find(({ kind }) => kind === 'notificationTemplates')
  expect(state?.differences).toEqual([
    expect.objectContaining({
      key: 'order.paid.ru',
      reason: 'edited',
      field: 'sms',
      ours: edited.parts.sms,
      theirs: 'Оплачено: {number}',
    }),
  ])
  const texts = await notificationTemplates.effective(executor)
  expect(texts.find(({ key, language }) => key === 'order.paid' && language === 'ru')?.parts).toMatchObject({
    title: 'Оплачено: {number}',
    sms: edited.parts.sms,
  })
})

describe('legal texts', () => {
  const shown = (code: string) => call('GET', `/api/v1/content/content-block?code=${code}`)

  it('are not shown while a blank has no value, and are shown with the facts of the operator', async () => {
    expect((await shown('legal-offer')).status).toBe(404)
    expect(await services.content.unfilledTexts(executor)).toContainEqual({
      code: 'legal-offer',
      title: 'Оферта продавцам',
      blanks: expect.arrayContaining(['operator.legalName', 'operator.address']),
    })
    const { version, operator, identity, contacts } = services.market.current()
    await shop.write((tx) =>
      services.market.changeMarket(tx, EDITOR, version, {
        identity: { ...identity, name: 'Ярмарка "Утро"' },
        operator: { ...operator, name: 'ООО «Ферма»', address: 'Тула, ул. Ленина, 1' },
        contacts: { ...contacts, email: 'info@market.example' },
      }),
    )
    await expect.poll(async () => (await shown('legal-offer')).status).toBe(200)
    const { text } = await shown('legal-offer')
    expect(text).toContain('ООО «Ферма»')
    expect(text).toContain('«Ярмарка „Утро“»')
    expect(text).not.toContain('{{')
    // an operator without a tax number has no line for it
    expect(text).not.toContain('ИНН')
    expect(await services.content.unfilledTexts(executor)).toEqual([])
  })
})
