import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { SiteCommands } from '../publishing/sites/ports.ts'

/** Every farmer and every restaurant of the demo has a shop at `<slug>.localhost`: browsers take such names for this computer. */
export async function loadSites(tx: Executor, author: Author, sites: SiteCommands): Promise<void> {
  await sites.createSites(
    tx,
    author,
    [...demoMarketplace.organizations.filter(({ type }) => type === 'farmer'), ...demoMarketplace.restaurants].map(
      ({ id, slug }) => ({
        organizationId: id,
        mode: 'saas',
        isConstructor: false,
        title: null,
        isPublished: true,
        hosts: [`${slug}.localhost`],
      }),
    ),
  )
}
