import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const [SLOW, QUICK] = [7, 8]
const [MILK, HONEY, CHEESE] = [1, 2, 3]
const [DAIRY, SWEET] = [11, 12]
const [MONDAY, TUESDAY, THURSDAY] = [1, 2, 4]
await world.categories({ id: DAIRY, urlKey: 'dairy', title: 'Dairy' }, { id: SWEET, urlKey: 'sweet', title: 'Sweet' })
// a parcel sent on a Thursday arrives on the next Tuesday, a parcel sent on a Monday on the same day
await world.sellers(
  { id: SLOW, schedule: { weekdays: [THURSDAY], durationDays: 5 } },
  { id: QUICK, schedule: { weekdays: [MONDAY] } },
)
const chilled = { shelfLife: '4 суток', storage: 'при +2…+6 °C' }
await world.products(
  { id: MILK, seller: SLOW, price: 10_000, categoryId: DAIRY, fields: chilled },
  { id: HONEY, seller: SLOW, price: 20_000, categoryId: SWEET, fields: { shelfLife: '2 года' } },
  { id: CHEESE, seller: QUICK, price: 30_000, categoryId: DAIRY, fields: chilled },
)

interface Day {
  date: string
  count: number
}
const read = async (path: string) => (await world.call('GET', path)).body
const daysOf = async (categoryId: number): Promise<Day[]> =>
  (await read(`/api/v3/products?with=deliveryDates&categoryIds=${categoryId}`)).deliveryDates
const weekday = ({ date }: Day) => new Date(`${date}T12:00:00Z`).getUTCDay()

it('offers only days on which at least one product arrives fresh', async () => {
  const dairy = await daysOf(DAIRY)
  expect(dairy.length).toBeGreaterThan(0)
  // the milk of the slow farm would travel five days
  expect(new Set(dairy.map(weekday))).toEqual(new Set([MONDAY]))
  const sweet = await daysOf(SWEET)
  expect(new Set(sweet.map(weekday))).toEqual(new Set([TUESDAY]))
  for (const [categoryId, days] of [
    [DAIRY, dairy],
    [SWEET, sweet],
  ] as const)
    for (const { date, count } of days) {
      const { items } = await read(`/api/v3/products?categoryIds=${categoryId}&deliveryDates=${date}`)
      expect([date, items.length > 0, count > 0]).toEqual([date, true, true])
    }
})

it('counts farms with products that arrive fresh on that day', async () => {
  const all: Day[] = (await read('/api/v1/catalog?categorySlugs=dairy')).deliveryDates
  expect(new Set(all.map(weekday))).toEqual(new Set([MONDAY]))
})
