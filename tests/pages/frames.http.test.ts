import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { narrowLayoutText } from '@okolitsa/strings/ru/narrow-layout.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Tests the frames around the pages of each kind of site. */
const databaseUrl = await demoDatabase()
const shop = await renderedShop(databaseUrl)
const database = openDatabase(databaseUrl, { max: 1 })
afterAll(() => database.close())

const MARKETPLACE = 'localhost'
const [FARM, OTHER_FARM, RESTAURANT, LANDING] = ['syrovarnya-luchkovyh', 'pekarnya-zakvaska', 'pechka', 'u-marfy'].map(
  (slug) => `${slug}.localhost`,
) as [string, string, string, string]

async function open(host: string, path: string) {
  const { siteUuid, mode, organizationId, sellerType, isConstructor } = shop.app.services.sites.resolve(host)
  const site = { siteUuid, mode, organizationId, sellerType, isConstructor, origin: `http://${host}` }
  const page = await shop.open(path, defaultLocation, { site })
  expect([path, page.status]).toEqual([path, 200])
  const [, footer = ''] = /<footer[^>]*>([\s\S]*)<\/footer>/.exec(page.html) ?? []
  return { ...page, footer }
}
const linkTo = (footer: string, title: string) =>
  [...footer.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].find(([, , words]) => words === title)?.[1]

describe("the documents of a seller's shop", () => {
  const { terms, privacy } = sellerLayoutText.menu
  it("the links lead to the seller's own documents and open in a new tab", async () => {
    for (const host of [FARM, RESTAURANT]) {
      const { footer } = await open(host, '/')
      for (const title of [terms, privacy]) {
        expect(linkTo(footer, title)).toMatch(/^href="\/api\/v1\/files\/documents\/\d+\/[^"]+" target="_blank"/)
      }
    }
  })
  it("the links lead to the marketplace's documents when the seller has none", async () => {
    // all demo sellers have their documents
    await run(database.executor, 'update organization set terms_of_use_link = null, pdn_link = null where id = 104', [])
    const { footer } = await open(OTHER_FARM, '/')
    expect([linkTo(footer, terms), linkTo(footer, privacy)]).toEqual(['href="/agreement"', 'href="/privacy"'])
  })
})

it("gives the constructor its own frame, without the marketplace's menu, search and footer", async () => {
  const { html, words } = await open(MARKETPLACE, '/constructor?inn=5017000001&code=x')
  expect(words).toContain(narrowLayoutText.construct)
  for (const other of [`aria-label="${layoutText.menuLabel}"`, 'role="search"', '<footer', '/cart"'])
    expect([other, html.includes(other)]).toEqual([other, false])
})

it("names the constructor in a landing's footer and has a cart", async () => {
  const { html, footer } = await open(LANDING, '/')
  expect(footer).toContain(sellerLayoutText.footer.builtWith)
  expect(html).toContain('href="/cart"')
})

describe("the link to the sellers' sign-in", () => {
  it('the link is in the footer, the sign-in and the contacts of the marketplace', async () => {
    expect((await open(MARKETPLACE, '/')).footer).toContain('href="/cabinet"')
    for (const path of ['/sign-in', '/contacts'])
      expect((await open(MARKETPLACE, path)).html.split('<footer')[0]).toContain('href="/cabinet"')
  })
  it("a seller's site, which has no cabinet, lacks the link", async () => {
    for (const path of ['/', '/sign-in', '/contacts'])
      expect((await open(FARM, path)).html).not.toContain('href="/cabinet"')
  })
})
