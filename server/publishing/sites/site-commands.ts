import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { siteMistakes } from '@okolitsa/domain/sites/site-fields.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import { orTaken, refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'
import type { SiteCommands } from './ports.ts'
import { deleteSite, insertSite } from './store/site.store.ts'

/** What changes hosts; nodes hear of it from the database. */
export function createSiteCommands({
  audit,
  sellers,
}: {
  readonly audit: AuditService
  readonly sellers: Pick<SellersService, 'takeSellers'>
}): SiteCommands {
  return {
    createSite: async (tx, author, site) => {
      refuseMistakes(siteMistakes(site))
      await sellers.takeSellers(tx, [site.organizationId])
      await orTaken({ site_pkey: 'host' }, () => insertSite(tx, site))
      const { host, organizationId } = site
      await audit.record(tx, author, [
        { action: 'createSite', entity: 'site', entityId: host, organizationId, before: null, after: { ...site } },
      ])
    },
    removeSite: async (tx, author, { host, organizationId }) => {
      await sellers.takeSellers(tx, [organizationId])
      const site = await deleteSite(tx, { host, organizationId })
      if (!site) throw new Refusal('NOT_FOUND')
      await audit.record(tx, author, [
        { action: 'removeSite', entity: 'site', entityId: host, organizationId, before: { ...site }, after: null },
      ])
    },
  }
}
