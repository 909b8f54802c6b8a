import type { Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Opens paths of the marketplace and of farms in one seller's shop. */
const shop = await renderedShop(await demoDatabase())
const place: Location = defaultLocation

async function open(host: string, path: string) {
  const { siteUuid, mode, organizationId, sellerType, isConstructor } = shop.app.services.sites.resolve(host)
  const site = { siteUuid, mode, organizationId, sellerType, isConstructor, origin: `http://${host}` }
  const { status, to } = await shop.open(path, place, { site })
  return to === null ? status : `${status} ${to}`
}
const [FARM, BUILT, LANDING] = ['syrovarnya-luchkovyh', 'pekarnya-zakvaska', 'paseka-deda-egora']
const [RESTAURANT, RESTAURANT_LANDING, TOURS] = ['pechka', 'u-marfy', 'gornyj-stol']

describe.each([
  [FARM, '/farmers/101', '301 /'],
  [FARM, '/farmers/101/info?x=1', '301 /info?x=1'],
  [FARM, '/farmers/101/delivery?x=1', '301 /delivery?x=1'],
  [FARM, '/farmers/101/reviews?x=1', '301 /reviews?x=1'],
  [FARM, '/farmers/101/questions?x=1', '301 /questions?x=1'],
  [FARM, '/farmers/101/molochnoe-i-syr?x=1', '301 /category/molochnoe-i-syr?x=1'],
  [FARM, '/farmers/104/reviews', 404],
  [FARM, '/restaurants/301', 404],
  [BUILT, '/farmers/104', '301 /category/goods'],
  [BUILT, '/farmers/104/reviews', '301 /reviews'],
  [BUILT, '/farmers/104/questions', 404],
  [BUILT, '/questions', 404],
  [LANDING, '/farmers/105', '301 /category/goods'],
  [LANDING, '/farmers/105/info', 404],
  [LANDING, '/farmers/105/delivery', 404],
  [LANDING, '/farmers/105/reviews', 404],
  [RESTAURANT, '/restaurants/301?x=1', '301 /?x=1'],
  [RESTAURANT, '/restaurants/301/info?x=1', '301 /info?x=1'],
  [RESTAURANT, '/restaurants/301/supy?x=1', expect.stringMatching(/^301 \/\?x=1#section-\d+$/)],
  [RESTAURANT, '/restaurants/301/no-such', 404],
  [RESTAURANT, '/restaurants/302', 404],
  [RESTAURANT, '/delivery', '302 /info'],
  [RESTAURANT, '/reviews', '302 /info'],
  [RESTAURANT, '/questions', '302 /info'],
  [RESTAURANT_LANDING, '/delivery', 404],
  [RESTAURANT_LANDING, '/info', 404],
  [TOURS, '/farmers/508', '301 /'],
  [TOURS, '/farmers/508/info', '301 /info'],
  [TOURS, '/delivery', 404],
  [TOURS, '/farmers/508/reviews', 404],
])('on the site %s', (name, path, answer) => {
  it(`answers ${path} with ${typeof answer === 'object' ? 'the place of a section' : answer}`, async () => {
    expect(await open(`${name}.localhost`, path)).toEqual(answer)
  })
})

describe('the path of a farm on the marketplace', () => {
  it('redirects to the restaurant when this seller is a restaurant', async () => {
    expect(await shop.open('/farmers/301', place)).toMatchObject({ status: 301, to: '/restaurants/301' })
  })
  it('answers 404 for an unknown seller', async () => {
    for (const path of ['/farmers/999', '/farmers/301/syr', '/farmers/301/reviews'])
      expect([path, (await shop.open(path, place)).status]).toEqual([path, 404])
  })
})

describe('a section of a menu', () => {
  it('has a page with its own title and path', async () => {
    const { status, html } = await shop.open('/restaurants/301/supy', place)
    expect(status).toBe(200)
    expect(html).toContain('<link rel="canonical" href="http://localhost/restaurants/301/supy"')
    expect(/<title>([^<]*)/.exec(html)?.[1]).toContain('Супы')
  })
  it('answers 404 when the menu has no section of this name', async () => {
    for (const path of ['/restaurants/301/no-such', '/restaurants/101/supy', '/restaurants/abc/supy'])
      expect([path, (await shop.open(path, place)).status]).toEqual([path, 404])
  })
  it('does not replace the page about the restaurant', async () => {
    expect((await shop.open('/restaurants/301/info', place)).html).toContain('/restaurants/301/info"')
  })
})
