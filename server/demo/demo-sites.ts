import { SITE_BLOCKS, type SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { demoSites } from '@okolitsa/demo/data/sites.ts'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import type { DemoBlock, DemoSite, DemoSitePage } from '@okolitsa/demo/schemas/site.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import type { PageContent, SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { SitePageCommands } from '../publishing/site-pages/ports.ts'
import type { SiteCommands } from '../publishing/sites/ports.ts'

const EVERY_SELLER = everybodys('the demo writes the sites of all its makers')

/**
 * Every farmer, restaurant and tour operator of the demo has a shop at `<slug>.localhost`, which browsers resolve to
 * this computer. Some are built in the constructor.
 */
export async function loadSites(
  tx: Executor,
  author: Author,
  { sites, pages }: { readonly sites: SiteCommands; readonly pages: SitePageCommands },
): Promise<void> {
  const builtBy = new Map<number, DemoSite>(demoSites.map((site) => [site.organizationId, site]))
  const sellers = [
    ...demoMarketplace.organizations.filter(({ type }) => type === 'farmer'),
    ...demoMarketplace.restaurants,
    ...demoMarketplace.tourOperators,
  ]
  const made = await sites.createSites(
    tx,
    author,
    sellers.map(({ id, slug }) => {
      const { mode = 'saas', theme } = builtBy.get(id) ?? {}
      const hosts = [`${slug}.localhost`]
      const isConstructor = builtBy.has(id)
      return { organizationId: id, mode, isConstructor, title: null, isPublished: true, hosts, ...(theme && { theme }) }
    }),
  )
  for (const [index, { id }] of sellers.entries()) {
    for (const page of builtBy.get(id)?.pages ?? []) await publish(tx, author, pages, made[index] as string, page)
  }
}

/** Saves a draft and publishes it, like a person. */
async function publish(
  tx: Executor,
  author: Author,
  pages: SitePageCommands,
  siteUuid: string,
  page: DemoSitePage,
): Promise<void> {
  const { id, revision } = await pages.addPage(tx, author, EVERY_SELLER, siteUuid, {
    path: page.path,
    content: contentOf(page),
  })
  await pages.publishPage(tx, author, EVERY_SELLER, id, { revision })
}

const contentOf = ({ title, seoTitle, description, picture, blocks }: DemoSitePage): PageContent => ({
  title,
  seo: { title: seoTitle, description, picture, isIndexed: true },
  document: { blocks: blocks.map((block, index) => blockOf(block, blocks.slice(0, index))) },
})

/** Validates a block by its type, like the editor. */
function blockOf({ type, props }: DemoBlock, before: readonly DemoBlock[]): SiteBlock {
  const { version, props: schema } = SITE_BLOCKS[type as SiteBlockType]
  const earlier = before.filter((block) => block.type === type).length
  return { id: earlier === 0 ? type : `${type}-${earlier + 1}`, type, version, props: schema.parse(props) }
}
