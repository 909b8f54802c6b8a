import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { type PlaceDirectory, PlaceDirectoryError } from './ports.ts'

/** A paid directory that records its requests. */
const asked: string[] = []
let isAway = false
const answer = async <V>(question: string, found: V): Promise<V> => {
  asked.push(question)
  if (isAway) throw new PlaceDirectoryError('timeout')
  return found
}
const PAID = 'из платного справочника'
const paidPlaces: PlaceDirectory = {
  findPlaces: (text) => answer(text, [{ ...defaultLocation, title: PAID }]),
  findAddresses: (text) => answer(text, [{ title: PAID, location: defaultLocation, precision: 'place' }]),
  placeAt: ({ latitude, longitude }) => answer(`${latitude} ${longitude}`, { ...defaultLocation, title: PAID }),
}
let now = new Date('2026-11-21T09:00:00Z')
const url = await testDatabase()
const settings = { DADATA_QUESTIONS_A_DAY: '50' }
const node = await testApp(url, { paidPlaces, clock: () => now }, settings)
const other = await testApp(url, { paidPlaces, clock: () => now }, settings)

let visitors = 0
/** A visitor with an IP address of their own. */
const visitor = (at = node) => {
  visitors += 1
  const remoteAddress = `10.${visitors}.0.1`
  return async (path: string) => {
    const { body, statusCode } = await at.app.http.inject({ url: `/api/v1/geo/${path}`, remoteAddress })
    expect(statusCode).toBe(200)
    return JSON.parse(body)
  }
}
const addresses = (text: string) => `addresses/${encodeURIComponent(text)}`
const isPaid = (body: { items: { title: string }[] }) => body.items[0]?.title === PAID
const gauge = async () => {
  const { body } = await node.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return /^dadata_questions_today (\d+)$/m.exec(body)?.[1] ?? null
}
beforeEach(async () => {
  asked.splice(0)
  // each test has a separate day
  now = new Date(now.getTime() + 86_400_000)
})

it('sends one request for a text, whatever its spelling', async () => {
  const ask = visitor()
  const texts = ['Ёлкино, Ленина 1', 'елкино,  ленина   1', ' ЕЛКИНО ЛЕНИНА, 1 ']
  for (const text of texts) expect(isPaid(await ask(addresses(text)))).toBe(true)
  await visitor()(addresses(texts[1] ?? ''))
  expect(asked).toEqual([texts[0]])
  for (const path of ['places/Елкино', 'places/%D1%91лкино', 'place/55.7541/37.6201', 'place/55.75413/37.62014'])
    await ask(path)
  expect(asked).toHaveLength(3)
  expect(await gauge()).toBe('3')
})

it('sends at most thirty requests a minute for a network, and answers others from the own directory', async () => {
  const ask = visitor()
  const answers = []
  for (let house = 1; house <= 32; house += 1) answers.push(await ask(addresses(`Истра, Ленина ${house}`)))
  expect(answers.map(isPaid)).toEqual(answers.map((_, index) => index < 30))
  expect(answers.at(-1).items[0]).toMatchObject({ city: 'Истра', house: '32' })
  // a cached answer is free
  expect(isPaid(await ask(addresses('Истра, Ленина 1')))).toBe(true)
  expect(isPaid(await visitor()(addresses('Истра, Ленина 32')))).toBe(true)
})

it('reserves the last fifth of the day’s budget for signed-in people, across all nodes', async () => {
  const texts = Array.from({ length: 42 }, (_, index) => addresses(`Истра, Садовая ${index + 1}`))
  const answers = []
  for (const [index, path] of texts.entries()) answers.push(await visitor(index % 2 === 0 ? node : other)(path))
  expect(answers.map(isPaid)).toEqual(texts.map((_, index) => index < 40))
  const { token } = await node.signIn('79160000001')
  const { body } = await node.call('GET', `/api/v1/geo/${texts[41]}`, { token })
  expect(isPaid(body)).toBe(true)
  expect(await gauge()).toBe('41')
})

it('answers from the own directory when the paid one fails', async () => {
  isAway = true
  expect((await visitor()(addresses('Истра, Мира 5'))).items[0]).toMatchObject({ city: 'Истра', house: '5' })
  isAway = false
  expect(isPaid(await visitor()(addresses('Истра, Мира 5')))).toBe(true)
  expect(asked).toHaveLength(2)
})
