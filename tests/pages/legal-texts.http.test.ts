import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

const shop = await renderedShop(await demoDatabase())
const { market, starter } = shop.app.services
const { inTransaction } = shop.app.database
const AUTHOR = { kind: 'service', name: 'test' } as const
const page = (path: string) => shop.open(path, defaultLocation)

it('shows the general policy until the texts of the market can be filled', async () => {
  await inTransaction((tx) => starter.applyStarter(tx, AUTHOR, { kinds: ['legalTexts'] }))
  const { operator, version } = market.current()
  await inTransaction((tx) => market.changeMarket(tx, AUTHOR, version, { operator: { ...operator, name: null } }))
  await expect.poll(() => market.current().version).toBeGreaterThan(version)
  const { status, html } = await page('/privacy')
  expect(status).toBe(200)
  expect(html).toContain('Политика конфиденциальности')
  expect(html).not.toContain('{{')
  expect((await page('/legal/agreement')).status).toBe(404)
  expect((await page('/legal/no-such-text')).status).toBe(404)
})

it('shows the texts of the market with the facts of its operator, and never a blank', async () => {
  const { operator, contacts, version } = market.current()
  await inTransaction((tx) =>
    market.changeMarket(tx, AUTHOR, version, {
      operator: { ...operator, name: 'ООО «Утренняя ферма»', address: 'Тверь, Советская, 1', tin: null },
      contacts: { ...contacts, email: 'info@market.example' },
    }),
  )
  await expect.poll(async () => (await page('/legal/agreement')).status).toBe(200)
  for (const path of [
    '/privacy',
    '/agreement',
    '/personal-data-consent',
    '/legal/agreement',
    '/legal/consent',
    '/legal/delivery',
    '/returns',
  ]) {
    const { status, words } = await page(path)
    expect([path, status]).toEqual([path, 200])
    expect(words, path).not.toContain('{{')
    expect(words, path).toMatch(
      ['/legal/delivery', '/returns'].includes(path) ? /info@market\.example/ : /ООО «Утренняя ферма»/,
    )
  }
})
