import { TRAITS, traitBit } from '@okolitsa/domain/catalog/traits.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const url = await demoDatabase()
const direct = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => direct.end())
const { call } = await testApp(url)

interface Counted {
  kind: string
  code: string
  count: number | null
  selected: boolean
  min: number
  max: number
  options: { value: string; count: number; selected: boolean }[]
}
const list = async (filters: readonly string[], more = '') => {
  const query = filters.map((filter) => `&filters=${encodeURIComponent(filter)}`).join('')
  const { status, body } = await call('GET', `/api/v3/products?size=1&with=filters${query}${more}`)
  expect(status).toBe(200)
  return body as { totalItems: number; filters: Counted[]; releases: { filter: string; count: number }[] }
}
/** Filters whose counts narrow the list further. */
const narrowing = ({ filters }: { filters: Counted[] }) =>
  filters.flatMap((facet) =>
    facet.kind === 'flag'
      ? [{ value: facet.code, count: facet.count }]
      : facet.kind === 'traits'
        ? facet.options.map(({ value, count }) => ({ value, count }))
        : [],
  )
const [dairy, vegetables] = [1, 5]

describe('the count of a filter', () => {
  it.each([
    [dairy, []],
    [dairy, ['inStock', 'price:200-900']],
    [vegetables, ['vegan', 'price:-400']],
    [8, ['glutenFree', 'inStock']],
  ])('equals the size of the list after applying the filter: section %i with %s', async (section, chosen) => {
    const page = await list(chosen, `&categoryIds=${section}`)
    const shown = narrowing(page)
    expect(shown.length).toBe(4 + TRAITS.length)
    for (const { value, count } of shown) {
      const pressed = await list([...new Set([...chosen, value])], `&categoryIds=${section}`)
      expect([value, pressed.totalItems]).toEqual([value, count])
    }
  })

  it('counts an attribute value as its filter applies, and treats several values as alternatives', async () => {
    const of = async (chosen: string[], code: string) =>
      (await list(chosen, `&categoryIds=${dairy}`)).filters.find((facet) => facet.code === code)?.options ?? []
    const total = async (chosen: string[]) => (await list(chosen, `&categoryIds=${dairy}`)).totalItems
    const fats = await of([], 'fat')
    expect(fats.length).toBeGreaterThan(2)
    for (const { value, count } of fats) expect([value, await total([value])]).toEqual([value, count])
    const [one, two] = fats as [Counted['options'][0], Counted['options'][0]]
    expect(await total([one.value, two.value])).toBe(one.count + two.count)
    // a count respects other filters; a second attribute has no counts
    expect((await of(['price:-1'], 'fat')).length).toBe(0)
    const others = await of(['attribute:milk=goat'], 'fat')
    expect(others.map(({ count }) => count)).toEqual(others.map(() => null))
    const none = await list(['attribute:milk=sheep', 'inStock'], `&categoryIds=${dairy}`)
    expect(none.totalItems).toBe(0)
    expect(none.releases.map(({ filter }) => filter)).toContain('attributes')
    // a category without such attributes offers none; an unknown filter is refused
    expect((await list([], '&categoryIds=11')).filters.some(({ kind }) => kind === 'attribute')).toBe(false)
    for (const nothing of ['attribute:colour=red', 'attribute:milk=%E0%A4%A', 'attribute:milk=%00'])
      expect(await total([nothing])).toBe(0)
    for (const wrong of ['attribute:milk=', 'attribute:=goat'])
      expect((await call('GET', `/api/v3/products?filters=${encodeURIComponent(wrong)}`)).status).toBe(400)
    const sought = await list(['attribute:milk=goat'], `&substring=${encodeURIComponent('сыр')}`)
    expect(sought.totalItems).toBeGreaterThan(0)
    expect(sought.totalItems).toBeLessThan((await list([], `&substring=${encodeURIComponent('сыр')}`)).totalItems)
  })

  it("counts a farmer's products within the other filters, regardless of the chosen farmers", async () => {
    const of = async (chosen: string[]) =>
      (await list(chosen, `&categoryIds=${dairy}`)).filters.find(({ code }) => code === 'farmer')?.options ?? []
    const free = await of(['price:-300'])
    const [first, second] = free
    const [one, two] = [first?.value ?? '', second?.value ?? '']
    expect((await of(['price:-300', one])).find(({ value }) => value === two)?.count).toBe(second?.count)
    expect((await list(['price:-300', one], `&categoryIds=${dairy}`)).totalItems).toBe(first?.count)
    const both = await list(['price:-300', one, two], `&categoryIds=${dairy}`)
    expect(both.totalItems).toBe((first?.count ?? 0) + (second?.count ?? 0))
  })

  it('returns price bounds within the other filters, but regardless of the price filter', async () => {
    const price = async (chosen: string[]) =>
      (await list(chosen, `&categoryIds=${dairy}`)).filters.find(({ code }) => code === 'price')
    const free = await price(['noMilk'])
    expect(await price(['noMilk', 'price:100-200'])).toMatchObject({ min: free?.min, max: free?.max })
    expect(free?.max).not.toBe((await price([]))?.max)
  })

  it('offers the filters of a search without counts', async () => {
    const page = await list(['vegan'], `&substring=${encodeURIComponent('суп')}`)
    expect(new Set(narrowing(page).map(({ count }) => count))).toEqual(new Set([null]))
    expect(page.releases).toEqual([])
  })
})

describe('an empty list', () => {
  it('names the filter to drop when a list is empty, with the number of products without it', async () => {
    const chosen = ['vegan', 'price:1-900']
    const page = await list(chosen, `&categoryIds=2`)
    expect(page.totalItems).toBe(0)
    expect(page.releases.map(({ filter }) => filter)).toEqual(['vegan'])
    const [{ filter, count } = { filter: '', count: 0 }] = page.releases
    const without = chosen.filter((one) => one !== filter)
    expect((await list(without, '&categoryIds=2')).totalItems).toBe(count)
  })
  it('names the day as the filter to drop when it alone empties the list', async () => {
    const page = await list([], `&categoryIds=${dairy}&deliveryDates=2099-01-01`)
    expect(page.totalItems).toBe(0)
    expect(page.releases).toEqual([{ filter: 'date', count: (await list([], `&categoryIds=${dairy}`)).totalItems }])
  })
})

describe('diets and absent allergens', () => {
  it('claims no diet and no absent allergen without a known composition or with the allergen', async () => {
    const { rows } = await direct.query<{ id: number; traits: number; composition: string; allergens: string[] }>(
      `select p.id, l.traits, p.composition, p.allergens from category_listing l join product p on p.id = l.product_id
        where l.category_id = 0`,
    )
    const has = (traits: number, trait: (typeof TRAITS)[number]) => (traits & traitBit(trait)) !== 0
    const wrong = rows.filter(
      ({ traits, composition, allergens }) =>
        (composition === '' && (has(traits, 'noMilk') || has(traits, 'glutenFree') || has(traits, 'noAllergens'))) ||
        (allergens.includes('молоко') && (has(traits, 'noMilk') || has(traits, 'vegan') || has(traits, 'lenten'))) ||
        (allergens.includes('глютен') && has(traits, 'glutenFree')) ||
        (allergens.length > 0 && has(traits, 'noAllergens')),
    )
    expect(wrong).toEqual([])
    expect(rows.filter(({ traits }) => has(traits, 'vegan')).length).toBeGreaterThan(20)
    // honey is allowed in Lent, but not vegan
    const lenten = rows.filter(({ traits }) => has(traits, 'lenten'))
    expect(lenten.some(({ traits }) => !has(traits, 'vegan'))).toBe(true)
  })
  it('determines the same traits in SQL and in TypeScript', async () => {
    const { rows } = await direct.query('select code, bit from product_trait order by bit')
    expect(rows).toEqual(TRAITS.map((code, bit) => ({ code, bit })))
  })
})

it('treats a certificate as valid through its last day', async () => {
  const certified = async () =>
    (
      await direct.query<{ n: number }>(
        `select count(*)::int as n from category_listing where organization_id = 101 and category_id = 0 and traits & $1 <> 0`,
        [traitBit('certified') | traitBit('organic')],
      )
    ).rows[0]?.n ?? 0
  await direct.query('delete from organization_document where organization_id = 101')
  const paper = (validTo: string) =>
    direct.query(
      `insert into organization_document (organization_id, kind, title, number, valid_to)
       values (101, 'organic', 'Organic', '1', (shop_now() at time zone 'Europe/Moscow')::date + $1::int)`,
      [validTo],
    )
  const refresh = () =>
    direct.query('select refresh_product_cards(array(select id from product where organization_id = 101))')
  await paper('-1')
  await refresh()
  expect(await certified()).toBe(0)
  await paper('0')
  await refresh()
  expect(await certified()).toBeGreaterThan(0)
  const { rows } = await direct.query<{ hours: number }>(
    `select extract(epoch from min(prices_change_at) - shop_now())::float / 3600 as hours from product_card where organization_id = 101`,
  )
  // the card is rebuilt after that day
  expect(rows[0]?.hours).toBeGreaterThan(0)
  expect(rows[0]?.hours).toBeLessThanOrEqual(24)
})

it('sorts unit prices of kilograms, litres and pieces separately', async () => {
  const { body } = await call('GET', `/api/v3/products?size=100&sorting=unitPrice`)
  const items: { unit: string; pricePerUnit: number }[] = body.items
  const units = items.map(({ unit }) => unit)
  expect([...new Set(units)]).toEqual(units.filter((unit, index) => unit !== units[index - 1]))
  const grams = items.filter(({ unit }) => unit === 'г').map(({ pricePerUnit }) => pricePerUnit)
  expect(grams.length).toBeGreaterThan(10)
  expect(grams).toEqual(grams.toSorted((a, b) => a - b))
})

it('returns the same total and suggestions with and without filters', async () => {
  const narrowed = [
    'inStock',
    'price:100-500',
    'discount',
    'vegan',
    'isNew',
    'price:-300',
    'madeToday',
    'price:900000-',
  ]
  for (const categoryIds of ['', '&categoryIds=2', '&categoryIds=1&categoryIds=2'])
    for (const filter of narrowed) {
      const query = `filters=${encodeURIComponent(filter)}${categoryIds}`
      const [bare, faceted] = await Promise.all(
        ['', '&with=filters'].map(async (more) => (await call('GET', `/api/v3/products?size=1&${query}${more}`)).body),
      )
      expect([query, bare.totalItems, bare.releases]).toEqual([query, faceted.totalItems, faceted.releases])
    }
})
