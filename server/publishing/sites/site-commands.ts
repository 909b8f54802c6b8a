import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { hostMistakes, type SiteFields, siteMistakes } from '@okolitsa/domain/sites/site-fields.ts'
import { siteThemeMistakes } from '@okolitsa/domain/themes/site-theme.ts'
import type { Executor } from '../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import type { SiteCommands, SiteOfSeller } from './ports.ts'
import {
  deleteHost,
  deleteSite,
  findTheme,
  insertHost,
  insertSite,
  listSitesOf,
  type NewHost,
  takeSite,
  updateSite,
  updateTheme,
} from './store/site.store.ts'

/** Commands of sites and hosts; the database notifies the nodes. */
export function createSiteCommands({ audit, sellers }: Deps<'audit' | 'sellers'>): SiteCommands {
  async function take(tx: Executor, site: SiteOfSeller): Promise<SiteFields> {
    await sellers.takeSellers(tx, [site.organizationId])
    const fields = await takeSite(tx, site)
    if (!fields) throw new Refusal('NOT_FOUND')
    return fields
  }
  const addHost = (tx: Executor, host: NewHost) => {
    refuseMistakes(hostMistakes(host.name))
    return orTaken({ site_host_pkey: 'host' }, () => insertHost(tx, host))
  }

  return {
    listSitesOf,
    createSites: async (tx, author, sites) => {
      for (const site of sites)
        refuseMistakes({ ...siteMistakes(site), ...(site.theme && siteThemeMistakes(site.theme)) })
      await sellers.takeSellers(tx, [...new Set(sites.map(({ organizationId }) => organizationId))])
      const made: string[] = []
      for (const { hosts, theme = null, ...fields } of sites) {
        const siteUuid = await insertSite(tx, fields, theme)
        for (const name of hosts) await addHost(tx, { name, siteUuid, kind: 'ours' })
        made.push(siteUuid)
      }
      await audit.record(
        tx,
        author,
        sites.map(({ organizationId, hosts, ...fields }, index) => ({
          action: 'createSites',
          entity: 'site',
          entityId: made[index] as string,
          organizationId,
          before: null,
          after: { ...fields, hosts: [...hosts] },
        })),
      )
      return made
    },
    changeSite: async (tx, author, site, change) => {
      const before = await take(tx, site)
      const after = { ...before, ...change }
      refuseMistakes(siteMistakes(after))
      await updateSite(tx, site.siteUuid, after)
      const of = { entity: 'site', entityId: site.siteUuid, organizationId: site.organizationId } as const
      await audit.record(tx, author, [{ action: 'changeSite', ...of, before: { ...before }, after }])
    },
    changeTheme: async (tx, author, site, theme) => {
      refuseMistakes(siteThemeMistakes(theme))
      await take(tx, site)
      const before = await findTheme(tx, { kind: 'seller', organizationIds: [site.organizationId] }, site.siteUuid)
      await updateTheme(tx, site.siteUuid, theme)
      const of = { entity: 'site', entityId: site.siteUuid, organizationId: site.organizationId } as const
      await audit.record(tx, author, [
        { action: 'changeTheme', ...of, before: { theme: before?.theme ?? null }, after: { theme } },
      ])
    },
    removeSite: async (tx, author, site) => {
      const before = await take(tx, site)
      await deleteSite(tx, site.siteUuid)
      const of = { entity: 'site', entityId: site.siteUuid, organizationId: site.organizationId } as const
      await audit.record(tx, author, [{ action: 'removeSite', ...of, before: { ...before }, after: null }])
    },
    addHost: async (tx, author, site, name) => {
      await take(tx, site)
      const { siteUuid, organizationId } = site
      await addHost(tx, { name, siteUuid, kind: 'ours' })
      await audit.record(tx, author, [
        {
          action: 'addHost',
          entity: 'site_host',
          entityId: name,
          organizationId,
          before: null,
          after: { siteUuid, kind: 'ours' },
        },
      ])
    },
    removeHost: async (tx, author, site, name) => {
      await take(tx, site)
      const { siteUuid, organizationId } = site
      const host = await deleteHost(tx, { siteUuid, name })
      if (!host) throw new Refusal('NOT_FOUND')
      await audit.record(tx, author, [
        {
          action: 'removeHost',
          entity: 'site_host',
          entityId: name,
          organizationId,
          before: { siteUuid, ...host },
          after: null,
        },
      ])
    },
  }
}
