import type { Area } from '@okolitsa/domain/market/areas.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { marketInfoOf } from '../../server/web/site-settings.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Opens pages of the cabinet while the area of their seller is closed. */
const shop = await renderedShop(await demoDatabase())
const { services, database } = shop.app
const AUTHOR = { kind: 'service', name: 'test' } as const

async function close(...closedAreas: Area[]): Promise<void> {
  const { version } = services.market.current()
  await database.inTransaction((tx) => services.market.changeMarket(tx, AUTHOR, version, { closedAreas }))
  await vi.waitFor(() => expect(services.market.current().version).toBe(version + 1), { timeout: 20_000 })
}
afterEach(() => close())

const sellerAt = (slug: string) => services.sites.resolve(`${slug}.localhost`).organizationId as number

/** Token of a new owner of a seller. */
async function ownerOf(organizationId: number, phone: string): Promise<string> {
  const owner = { name: 'Ольга', phone, role: 'owner', organizationId } as const
  await database.inTransaction((tx) => services.sellers.addStaff(tx, AUTHOR, [owner]))
  const asked = await shop.call('POST', '/v1/auth/code', { body: { phone } })
  const text = shop.sent.filter((message) => message.phone === phone).at(-1)?.text ?? ''
  const code = /\d{4,6}/.exec(text)?.[0]
  const reply = await shop.call('POST', '/v1/auth/by-phone', {
    body: { phone, code, challengeId: asked.body.challengeId },
  })
  expect(reply.status).toBe(200)
  return reply.body.token
}

it.each([
  ['goods', 'syrovarnya-luchkovyh', '79160000201', ['/cabinet/orders', '/cabinet/stock'], ['/cabinet/goods']],
  ['restaurants', 'pechka', '79160000202', ['/cabinet/orders', '/cabinet/kitchen'], ['/cabinet/menu']],
  ['tours', 'gornyj-stol', '79160000203', ['/cabinet/orders', '/cabinet/tours'], ['/cabinet/tours/list']],
  ['sites', 'syrovarnya-luchkovyh', '79160000204', ['/cabinet/orders', '/cabinet/goods'], ['/cabinet/sites']],
] as const)(
  'leaves out the pages of %s and keeps those of begun work while it is closed',
  async (area, slug, phone, kept, gone) => {
    const token = await ownerOf(sellerAt(slug), phone)
    const open = (path: string) =>
      shop.open(path, defaultLocation, { token, site: { market: marketInfoOf(services.market.current()).market } })
    for (const path of [...kept, ...gone]) expect([path, (await open(path)).status]).toEqual([path, 200])
    await close(area)
    for (const path of kept) {
      const { status, html } = await open(path)
      expect([path, status]).toEqual([path, 200])
      for (const link of gone) expect([path, html.includes(`href="${link}"`)]).toEqual([path, false])
    }
    for (const path of gone) expect([path, (await open(path)).status]).toEqual([path, 404])
  },
)
