import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { expect, it } from 'vitest'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { countTrips } from '../../../testing/trips.data.ts'
import { testApp } from '../../../testing.ts'

/*
 * Concurrent requests share statements; each gets the answer to its own query, place and visible
 * sellers.
 */
const databaseUrl = await demoDatabase()
const now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const { call } = await testApp(databaseUrl, { clock: () => now })
const database = openDatabase(databaseUrl, { max: 1 })

const KAMCHATKA = new URLSearchParams({
  regionId: '41',
  city: 'Петропавловск-Камчатский',
  latitude: '53.02',
  longitude: '158.65',
}).toString()
const TESTER = { cookie: 'hidden-seller=1' }

const [hidden, products, categories, tours] = await Promise.all([
  run<{ slug: string }>(
    database.executor,
    'select p.slug from product p join organization o on o.id = p.organization_id where o.is_hidden order by p.id limit 1',
  ),
  run<{ slug: string }>(
    database.executor,
    'select slug from product where id between 101001 and 107030 order by id limit 20',
  ),
  run<{ id: number }>(database.executor, "select id from category where trade = 'farmer' order by id limit 12"),
  run<{ id: number }>(database.executor, 'select id from tour order by id limit 6'),
])
await database.close()

interface Question {
  readonly url: string
  readonly headers?: Record<string, string>
}
const slugs = [...products, ...hidden, { slug: 'no-such-thing' }].map(({ slug }) => `/api/v3/products/slug/${slug}`)
const lists = categories.flatMap(({ id }, at) => [
  `/api/v3/products?categoryIds=${id}&size=${5 + at}`,
  `/api/v3/products?categoryIds=${id}&from=${at * 4}&sorting=cheaper`,
  `/api/v3/products?categoryIds=${id}&filters=inStock,price:-500`,
])
const questions: Question[] = [
  ...slugs.flatMap((url) => [{ url }, { url, headers: TESTER }, { url: `${url}?${KAMCHATKA}` }]),
  ...lists.flatMap((url) => [{ url }, { url: `${url}&${KAMCHATKA}` }, { url, headers: TESTER }]),
  ...[...tours, { id: 999_999_999 }].map(({ id }) => ({ url: `/api/v2/tours/${id}` })),
]

const ask = async ({ url, headers = {} }: Question) => {
  const { status, body } = await call('GET', url, { headers })
  // a refusal contains its request id
  return { url, status, body: status === 200 ? body : body.code }
}

it('answers each concurrent caller for its own query, place and visible sellers', async () => {
  const alone: unknown[] = []
  for (const question of questions) alone.push(await ask(question))
  const sent = { alone: 0, together: 0 }
  sent.alone = (
    await countTrips(async () => {
      for (const question of questions) await ask(question)
    })
  ).statements
  let together: unknown[] = []
  sent.together = (
    await countTrips(async () => {
      together = await Promise.all(questions.map(ask))
    })
  ).statements
  expect(together).toEqual(alone)
  expect(new Set(alone.map((one) => (one as { status: number }).status))).toEqual(new Set([200, 404]))
  // with no shared statements the test would check nothing
  expect(sent.together).toBeLessThan(sent.alone / 2)
})
