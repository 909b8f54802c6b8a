import { expect, expectTypeOf, it } from 'vitest'
import { assemble, joinLiveTopics } from './assemble.ts'
import { moduleDefiner } from './module.ts'

interface Services {
  readonly stock: { left(): number }
  readonly orders: { place(): string }
}
const defineModule = moduleDefiner<{ readonly shop: string }, Services>()
const platform = { shop: 'Okolitsa' }
const stock = defineModule({ name: 'stock', uses: [], create: () => ({ service: { left: () => 3 } }) })

it('gives a module only the services that it names', async () => {
  let given: object = {}
  const orders = defineModule({
    name: 'orders',
    uses: ['stock'],
    create: ({ shop }, services) => {
      expectTypeOf(services).toEqualTypeOf<Pick<Services, 'stock'>>()
      given = services
      return { service: { place: () => `${shop} ${services.stock.left()}` } }
    },
  })
  const desk = defineModule({
    name: 'desk',
    uses: ['orders'],
    create: (_, services) => {
      // @ts-expect-error stock is not named
      expect(services.stock).toBeUndefined()
      return {}
    },
  })
  const { services } = await assemble<typeof platform, Services>(platform, [stock, orders, desk])
  expect(services.orders.place()).toBe('Okolitsa 3')
  expect(Object.keys(given)).toEqual(['stock'])
})

it('refuses a module that uses a later one, and two modules of one name', async () => {
  const orders = defineModule({
    name: 'orders',
    uses: ['stock'],
    create: () => ({ service: { place: () => '' } }),
  })
  await expect(assemble(platform, [orders, stock])).rejects.toThrow(
    '«orders» uses «stock», which does not stand before',
  )
  await expect(assemble(platform, [stock, stock])).rejects.toThrow('two modules are called «stock»')
})

it('requires a module to return the service of its name and to use existing ones', () => {
  // @ts-expect-error the service is missing
  defineModule({ name: 'stock', uses: [], create: () => ({}) })
  // @ts-expect-error there is no such module
  defineModule({ name: 'orders', uses: ['stok'], create: () => ({ service: { place: () => '' } }) })
})

it('refuses a kind of live topic defined by two modules', () => {
  const live = { liveTopics: { cart: async () => true } }
  expect(() => joinLiveTopics([live, live])).toThrow('two modules')
})
