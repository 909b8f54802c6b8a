import { expect, it } from 'vitest'
import { openOfficeShop } from '../../desks/office-orders/office-shop.data.ts'
import { CURD, NUTTY } from '../../sales/orders/changes-shop.data.ts'

const shop = await openOfficeShop()
const read = (query: Record<string, string> = {}) =>
  shop.office(['analyst'], 'GET', `/v1/office/promotion/ranking?${new URLSearchParams(query)}`)
type Item = { id: number; popularity: number; terms: Record<string, number> | null }
const shown = async (query: string) =>
  (await shop.call('GET', `/api/v3/products?${query}`)).body.items.map(({ id }: { id: number }) => id)

it('is open to those who see searches', async () => {
  expect((await shop.call('GET', '/v1/office/promotion/ranking')).status).toBe(401)
  expect((await shop.office(['accountant'], 'GET', '/v1/office/promotion/ranking')).status).toBe(403)
  expect((await read({ categoryId: '999999' })).status).toBe(404)
  expect((await read({ categoryId: 'x' })).status).toBe(400)
})

it('shows the order of a category as customers see it, with the popularity that made it', async () => {
  // no command sets the popularity of a product that is on sale
  await shop.sql('update product set popularity = 500 where id = $1', [NUTTY])
  await shop.database.inTransaction((tx) => shop.services.readModels.refreshProducts(tx, [NUTTY]))
  const { body } = await read()
  const items: Item[] = body.items
  expect(items[0]).toMatchObject({ id: NUTTY, popularity: 500, terms: null })
  expect(items.map(({ id }) => id)).toEqual(await shown('sorting=popularity&size=40'))
  const sums = items.map(({ popularity }) => popularity)
  expect(sums).toEqual(sums.toSorted((a, b) => b - a))
})

it('shows the terms of a search, whose sums are in the order of the list', async () => {
  const { body } = await read({ phrase: 'curd' })
  const items: Item[] = body.items
  expect(items[0]).toMatchObject({ id: CURD, terms: expect.objectContaining({ head: 1, goods: 1 }) })
  expect(items.map(({ id }) => id)).toEqual(await shown('substring=curd&size=40'))
  const sums = items.map(({ terms }) => Object.values(terms ?? {}).reduce((sum, one) => sum + one, 0))
  expect(sums).toEqual(sums.toSorted((a, b) => b - a))
})

it('explains the farms of a place in their real order, and dishes of a search', async () => {
  const ask = (
    rest: string,
    query: Record<string, string>,
    roles: readonly 'analyst'[] | readonly 'accountant'[] = ['analyst'],
  ) => shop.office([...roles], 'GET', `/v1/office/promotion/ranking/${rest}?${new URLSearchParams(query)}`)
  for (const rest of ['farms', 'dishes']) {
    expect((await shop.call('GET', `/v1/office/promotion/ranking/${rest}?phrase=x`)).status).toBe(401)
    expect((await ask(rest, { phrase: 'x' }, ['accountant'])).status).toBe(403)
  }
  expect((await ask('farms', { categoryId: '999999' })).status).toBe(404)
  expect((await ask('dishes', {})).status).toBe(400)
  for (const sorting of ['popularity', 'rating', 'novelty', 'distance']) {
    const { body } = await ask('farms', { sorting })
    const list = (await shop.call('GET', `/api/v1/catalog?perPage=40&sorting=${sorting}`)).body.items
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual(list.map(({ id }: { id: number }) => id))
  }
  const far = { regionId: '38', city: 'Иркутск', latitude: '52.28', longitude: '104.3' }
  expect((await ask('farms', far)).body).toMatchObject({ place: 'Иркутск' })
  expect((await ask('dishes', { phrase: 'борщ' })).body).toMatchObject({ total: 0, items: [] })
})
