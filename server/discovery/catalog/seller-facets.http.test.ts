import { TRAITS } from '@okolitsa/domain/catalog/traits.ts'
import { afterAll, expect, it } from 'vitest'
import { type Executor, openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { createSellerFacets } from './seller-facets.ts'
import { countFacets, type FacetCounts } from './store/facet.store.ts'
import { NO_FILTERS } from './use-cases/list-question.ts'

const database = openDatabase(await demoDatabase(), { max: 2 })
const { executor } = database
afterAll(() => database.close())
const listed = await run<{ categoryId: number; sellers: number[] }>(
  executor,
  `select category_id as "categoryId", array_agg(distinct organization_id order by organization_id) as sellers
   from category_listing group by category_id order by category_id`,
)
const since = { newSince: '2026-11-14', madeSince: '2026-11-27' } as const
const mostFarmers = 5

const counted = (counts: FacetCounts) => ({
  total: counts.total,
  of: (['inStock', 'isNew', 'discount', 'madeToday', ...TRAITS] as const).map((facet) => counts.of(facet)),
  without: (['farmer', 'price', 'vegan'] as const).map((facet) => counts.without(facet)),
  farmers: counts.farmers,
  said: new Set(counts.said.map(({ key, value, products }) => `${key} ${value} ${products}`)),
  bounds: counts.bounds,
})
/** In the first case all sellers deliver; in the second some send parcels for four days and others for ten. */
const NEAR = new Uint8Array(1_000)
const FAR = NEAR.map((_, id) => (id % 3 === 0 ? 0 : id % 3 === 1 ? 132 : 138))
/** Every n-th item. */
const some = <One>(all: readonly One[], step: number, first = 0) => all.filter((_, index) => index % step === first)

it('counts summed over sellers equal those of the whole list', async () => {
  const facets = createSellerFacets(executor)
  expect(listed.length).toBeGreaterThan(30)
  for (const { categoryId, sellers } of listed)
    for (const [organizationIds, chosenOrganizationIds, ways] of [
      [some(sellers, 2), [], NEAR],
      [sellers, [], NEAR],
      [sellers, [], FAR],
      [some(sellers, 3, 1), some(sellers, 6, 1), FAR],
      [some(sellers, 2), some(sellers, 2, 1), NEAR],
      [[], [], NEAR],
    ] as const) {
      const question = { categoryId, ...since, mostFarmers }
      const whole = await countFacets(executor, {
        ...question,
        filters: NO_FILTERS,
        organizationIds: chosenOrganizationIds,
        sellers: { ids: organizationIds, ways },
      })
      const added = await facets.count({ ...question, organizationIds, ways, chosenOrganizationIds })
      expect([categoryId, organizationIds, chosenOrganizationIds, counted(added)]).toEqual([
        categoryId,
        organizationIds,
        chosenOrganizationIds,
        counted(whole),
      ])
    }
})

/** Numbers of sellers counted by each statement. */
function watched(mostNumbers?: number) {
  const asked: number[][] = []
  const state = { fails: false, now: 0 }
  const watching: Executor = {
    query: async (text: string, values: readonly unknown[]) => {
      asked.push(values[1] as number[])
      if (state.fails) throw new Error('no database')
      return executor.query(text, values)
    },
  }
  return {
    asked,
    state,
    facets: createSellerFacets(watching, { nowMs: () => state.now, ...(mostNumbers && { mostNumbers }) }),
  }
}
const { categoryId, sellers } = listed[0] as (typeof listed)[0]
const [first = 0, second = 0, third = 0] = sellers
const question = (organizationIds: readonly number[]) => ({
  categoryId,
  ...since,
  mostFarmers,
  organizationIds,
  ways: NEAR,
  chosenOrganizationIds: [],
})

it('counts the common sellers of several places once, also concurrently, and again after a minute', async () => {
  const { asked, state, facets } = watched()
  const [one, both] = await Promise.all([facets.count(question([first])), facets.count(question([first, second]))])
  expect(both.total).toBeGreaterThan(one.total)
  await facets.count(question([second, first]))
  expect(asked).toEqual([[first], [second]])
  state.now = 61_000
  expect((await facets.count(question([first, second, third]))).total).toBeGreaterThan(both.total)
  await expect.poll(() => asked).toEqual([[first], [second], [third], [first, second]])
  facets.forget()
  await facets.count(question([first]))
  expect(asked.at(-1)).toEqual([first])
})

it('reports a failure to its caller only, and lets the waiting callers try themselves', async () => {
  const { asked, state, facets } = watched()
  state.fails = true
  const failed = expect(facets.count(question([first]))).rejects.toThrow('no database')
  const waited = facets.count(question([first, second]))
  state.fails = false
  await failed
  expect((await waited).total).toBeGreaterThan(0)
  expect(asked).toEqual([[first], [first, second]])
})

it('evicts the least recently used category above the limit', async () => {
  const { asked, facets } = watched(4_000)
  const [last, ...others] = listed.toReversed()
  const small = { ...question(last?.sellers.slice(0, 1) ?? []), categoryId: last?.categoryId ?? 0 }
  await facets.count(small)
  await facets.count(small)
  expect(asked).toHaveLength(1)
  for (const other of others) await facets.count({ ...question(other.sellers), categoryId: other.categoryId })
  const before = asked.length
  await facets.count(small)
  expect(asked).toHaveLength(before + 1)
})
