import { LANGUAGE_COOKIE, type Language } from '@okolitsa/domain/language/language.ts'
import { errorTexts as english } from '@okolitsa/strings/en/errors.ts'
import { validationTexts } from '@okolitsa/strings/en/validation.ts'
import { errorTexts as russian } from '@okolitsa/strings/ru/errors.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from './platform/db/client.ts'
import { demoDatabase } from './platform/db/testing.ts'
import { testApp } from './testing.ts'
import { marketInfoOf } from './web/site-settings.ts'

const PHONE = '79035550135'
const CYRILLIC = /\p{Script=Cyrillic}/u
const AUTHOR = { kind: 'service', name: 'test' } as const
const IN_ENGLISH = { cookie: `${LANGUAGE_COOKIE}=en` }
const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl)
afterAll(() => database.close())
const { app, call, sent } = await testApp(databaseUrl)

it('refuses in the chosen language, or in the one that a program requests', async () => {
  const titleFor = async (headers: Record<string, string>) =>
    (await call('GET', '/api/v1/user', { headers })).body.title
  expect(await titleFor({})).toBe(russian.UNAUTHORIZED)
  expect(await titleFor(IN_ENGLISH)).toBe(english.UNAUTHORIZED)
  expect(await titleFor({ 'accept-language': 'en' })).toBe(english.UNAUTHORIZED)
  // browsers send the language of their user interface
  const browser = { 'accept-language': 'en-US,en;q=0.9', 'sec-fetch-site': 'same-origin' }
  expect(await titleFor(browser)).toBe(russian.UNAUTHORIZED)
  expect(await titleFor({ ...browser, ...IN_ENGLISH })).toBe(english.UNAUTHORIZED)
})

it('reports mistakes of fields in the chosen language, too', async () => {
  const { status, body } = await call('POST', '/api/v1/auth/code', { body: { phone: '12' }, headers: IN_ENGLISH })
  expect([status, body.errors]).toEqual([400, { phone: validationTexts.phone }])
})

it('does not share an answer between languages', async () => {
  const tags = async (headers: Record<string, string> = {}) => call('GET', '/api/v1/reviews/tags', { headers })
  const [first, second, third] = [await tags(), await tags(IN_ENGLISH), await tags()]
  expect(first.status).toBe(200)
  expect(JSON.stringify(first.body)).toMatch(CYRILLIC)
  expect(JSON.stringify(second.body)).not.toMatch(CYRILLIC)
  expect(third.body).toEqual(first.body)
})

it('sends the sign-in code in the chosen language, and stores the language with the account', async () => {
  const asked = await call('POST', '/api/v1/auth/code', { body: { phone: PHONE }, headers: IN_ENGLISH })
  const text = sent.at(-1)?.text ?? ''
  expect(text).toMatch(/^Your code: \d+\. Tell nobody\. Околица\n/)
  const body = { phone: PHONE, code: /\d{4,6}/.exec(text)?.[0], challengeId: asked.body.challengeId }
  expect((await call('POST', '/api/v1/auth', { body, headers: IN_ENGLISH })).status).toBe(200)
  const { rows } = await database.pool.query('select language from customer where phone = $1', [PHONE])
  expect(rows).toEqual([{ language: 'en' }])
})

it('answers and writes in the first offered language on every node while English is not offered', async () => {
  const other = await testApp(databaseUrl)
  const offer = async (languages: readonly Language[]) => {
    const { identity, version } = app.services.market.current()
    await app.database.inTransaction((tx) =>
      app.services.market.changeMarket(tx, AUTHOR, version, { identity: { ...identity, languages } }),
    )
    for (const node of [app, other.app])
      await expect.poll(() => node.services.market.current().identity.languages).toEqual(languages)
  }
  const titleAt = async (node: { call: typeof call }) =>
    (await node.call('GET', '/api/v1/user', { headers: IN_ENGLISH })).body.title
  const { notificationTemplates } = app.services
  const letter = () => notificationTemplates.notification('en', 'news.chatAnswered', { seller: 'X' }).text
  await offer(['ru'])
  for (const node of [{ call }, other]) expect(await titleAt(node)).toBe(russian.UNAUTHORIZED)
  expect(letter()).toMatch(CYRILLIC)
  expect(marketInfoOf(app.services.market.current()).market.languages).toEqual(['ru'])
  await offer(['ru', 'en'])
  for (const node of [{ call }, other]) expect(await titleAt(node)).toBe(english.UNAUTHORIZED)
  expect(letter()).not.toMatch(CYRILLIC)
})
