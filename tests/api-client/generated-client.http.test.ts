import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { createClient } from '@okolitsa/contracts/kernel/client.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTs, { astToString } from 'openapi-typescript'
import { beforeAll, expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { testApp } from '../../server/testing.ts'

const PHONE = '79165550123'
const PLACE = {
  title: 'Москва, Пятницкая ул., 12',
  city: 'Москва',
  region: 'Москва',
  regionCode: '77',
  street: 'Пятницкая ул.',
  house: '12',
  coords: { latitude: 55.7438, longitude: 37.628 },
}

const { app, sent, sendAs } = await testApp(await demoDatabase())
let baseUrl: string
let document: string
beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  document = await (await fetch(`${baseUrl}/api/openapi.json`)).text()
})

it('the OpenAPI document passes the linter', async () => {
  // the specification defines both paths: /farmers/{id}/questions and /farmers/favorite/{id}
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems = await lintFromString({ source: document, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
})

it('names its schemas, which keeps the document small', () => {
  const { components, paths } = JSON.parse(document) as { components: { schemas: object }; paths: object }
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Category', 'Order', 'Cart', 'Problem', 'NotEnoughStock']),
  )
  // a schema inlined in every call would double the size
  const calls = Object.values(paths).flatMap((path: object) => Object.keys(path)).length
  expect(document.length / calls).toBeLessThan(1_850)
})

it('a generated client does the main job: searches, fills a cart, signs in, orders', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  mkdirSync(new URL('dist/', import.meta.url), { recursive: true })
  // a field with a default is optional in requests
  const types = await openapiTs(JSON.parse(document), { defaultNonNullable: false })
  writeFileSync(new URL('dist/api.d.ts', import.meta.url), astToString(types))
  const check = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tests/api-client/tsconfig.json']
  expect(spawnSync(process.execPath, check, { cwd: root, encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 })

  const { buyOnce } = await import(new URL('main-job.ts', import.meta.url).href)
  const readCode = () => /\d{4,6}/.exec(sent.findLast(({ phone }) => phone === PHONE)?.text ?? '')?.[0] ?? ''
  const order = await buyOnce({ baseUrl, phone: PHONE, name: 'Вера', readCode, place: PLACE, key: 'a-key-of-a-press' })
  expect(order).toMatchObject({ status: 'formed', lines: [{ title: expect.any(String) }], recipient: { phone: PHONE } })
})

it("the shop's own client has the same types without a document", async () => {
  const catalog = createClient(catalogEndpoints, sendAs())
  const { items } = await catalog.listProducts({ query: { size: 2 } })
  expect(items.map(({ availability }) => availability.isAvailableForCart)).toEqual([true, true])
  const gone = { params: { slug: 'no-such-product' } }
  await expect(catalog.getProduct(gone)).rejects.toMatchObject({ problem: { status: 404, code: 'NOT_FOUND' } })
})
