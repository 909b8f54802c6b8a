import type { SiteState } from '@okolitsa/contracts/site-pages/site-page.ts'
import type { sitePagesDeskEndpoints } from '@okolitsa/contracts/site-pages/site-pages-desk.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { knownTrade } from '@okolitsa/domain/site-pages/known-trade.ts'
import { pageDifference } from '@okolitsa/domain/site-pages/page-difference.ts'
import type { Author } from '../../../../people/audit/ports.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import type { SitesService } from '../../../sites/ports.ts'
import { freeSiteName } from '../../free-site-name.ts'
import { presentContent, presentDeskPage, presentWithDraft } from '../../http/present-page.ts'
import { makeSite } from '../../make-site.ts'
import { PREVIEW_MS } from '../../policy.ts'
import type { SitePageCommands } from '../../ports.ts'
import { presentPublicSite } from '../../present-public-site.ts'
import { previewToken } from '../../preview-token.ts'
import { findVersion, listVersions, type PageVersionRow } from '../../store/page-version.store.ts'
import { findPublicSite } from '../../store/public-site.store.ts'
import { listPublished } from '../../store/published-page.store.ts'
import { findPage, findSite, listPages } from '../../store/site-page.store.ts'
import { findSiteStart } from '../../store/site-start.store.ts'

export interface SitePagesDeskDeps extends Deps<'database' | 'clock' | 'sites' | 'products'> {
  readonly commands: SitePageCommands
  readonly previewSecret: string
  /** Invalidates this node's pages of a site. */
  invalidate(siteUuid: string): void
  /** Host of the shop; sites are its subdomains. */
  readonly shopHost: string
}

function stateOfSite(site: ReturnType<SitesService['siteOf']>): SiteState {
  if (site?.isOpen && !site.isHidden) return 'open'
  return site?.awaitsApproval ? 'awaiting' : 'closed'
}

export function sitePagesDeskHandlers(deps: SitePagesDeskDeps): Handlers<typeof sitePagesDeskEndpoints> {
  const { clock, commands, sites, products, previewSecret, shopHost } = deps
  const { executor, inTransaction } = deps.database
  const as = ({ staffId }: { readonly staffId: number }): Author => ({ kind: 'staff', staffId })
  /** The author sees the change immediately, because this node does not wait for the database's notification. */
  const changed = async <Page extends { readonly siteUuid: string }>(change: (tx: Executor) => Promise<Page>) => {
    const page = await inTransaction(change)
    deps.invalidate(page.siteUuid)
    return page
  }
  const pageOf = async (tx: Executor, scope: StaffScope, id: string) => {
    const page = await findPage(tx, scope, id)
    if (!page) throw new Refusal('NOT_FOUND')
    return page
  }
  const presentVersion = ({ version, publishedAt, publishedBy }: PageVersionRow, shown: number | null) => ({
    version,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    isShown: version === shown,
  })

  return {
    getSiteStart: async ({ params, scope }) => {
      const row = await findSiteStart(executor, scope, params.id)
      if (!row) throw new Refusal('NOT_FOUND')
      const { organizationId, title, taxSystem, tin, ien, legalName, legalAddress } = row
      const company = { tin, ien, legalName, legalAddress }
      const name = await freeSiteName(executor, row.slug, shopHost)
      const section = await products.mainSectionOf(executor, organizationId)
      return { organizationId, title, name, taxSystem, trade: knownTrade({ ...row, section }), company }
    },
    makeSite: async ({ body, scope, actor }) => {
      const made = { sites, pages: commands, shopHost }
      const { page, ...site } = await inTransaction((tx) => makeSite(made, tx, as(actor), scope, body))
      await sites.readNow(site.siteUuid)
      deps.invalidate(site.siteUuid)
      return { ...site, page: presentWithDraft(page) }
    },
    removeSite: async ({ params: { siteUuid }, scope, actor }) => {
      await inTransaction(async (tx) => {
        const organizationId = await findSite(tx, scope, siteUuid)
        if (organizationId === null) throw new Refusal('NOT_FOUND')
        await sites.removeSite(tx, as(actor), { siteUuid, organizationId })
      })
      await sites.readNow(siteUuid)
      deps.invalidate(siteUuid)
      return { removed: true }
    },
    listPages: async ({ params, scope }) => {
      if ((await findSite(executor, scope, params.siteUuid)) === null) throw new Refusal('NOT_FOUND')
      return { items: (await listPages(executor, scope, params.siteUuid)).map(presentDeskPage) }
    },
    addPage: async ({ params, body, scope, actor }) =>
      presentWithDraft(await inTransaction((tx) => commands.addPage(tx, as(actor), scope, params.siteUuid, body))),
    getPage: async ({ params, scope }) => presentWithDraft(await pageOf(executor, scope, params.id)),
    changePage: async ({ params, body, scope, actor }) =>
      presentWithDraft(await changed((tx) => commands.changePage(tx, as(actor), scope, params.id, body))),
    removePage: async ({ params, scope, actor }) => {
      await inTransaction((tx) => commands.removePage(tx, as(actor), scope, params.id))
      return { removed: true }
    },
    saveDraft: async ({ params, body, scope, actor }) =>
      presentDeskPage(await inTransaction((tx) => commands.saveDraft(tx, as(actor), scope, params.id, body))),
    publishPage: async ({ params, body, scope, actor }) => {
      const page = await changed((tx) => commands.publishPage(tx, as(actor), scope, params.id, body))
      return { ...presentDeskPage(page), site: stateOfSite(sites.siteOf(page.siteUuid)) }
    },
    unpublishPage: async ({ params, scope, actor }) =>
      presentDeskPage(await changed((tx) => commands.unpublishPage(tx, as(actor), scope, params.id))),
    listVersions: async ({ params, scope }) => {
      const { id, publishedVersion } = await pageOf(executor, scope, params.id)
      return { items: (await listVersions(executor, id)).map((one) => presentVersion(one, publishedVersion)) }
    },
    getVersion: async ({ params, scope }) => {
      const { id, draft, publishedVersion } = await pageOf(executor, scope, params.id)
      const version = await findVersion(executor, id, params.version)
      if (!version) throw new Refusal('NOT_FOUND')
      return {
        ...presentVersion(version, publishedVersion),
        content: presentContent(version.content),
        since: pageDifference(version.content, draft),
      }
    },
    restoreVersion: async ({ params, body, scope, actor }) => {
      const from = { ...body, version: params.version }
      const restored = await inTransaction((tx) => commands.restoreVersion(tx, as(actor), scope, params.id, from))
      return presentWithDraft(restored)
    },
    publicSite: async ({ params, scope, context: { language } }) => {
      const site = await findPublicSite(executor, scope, params.siteUuid)
      if (!site) throw new Refusal('NOT_FOUND')
      return presentPublicSite(site, await listPublished(executor, params.siteUuid), language)
    },
    makePreview: async ({ params, scope }) => {
      const { id } = await pageOf(executor, scope, params.id)
      const expiresAt = new Date(clock().getTime() + PREVIEW_MS)
      return {
        path: `/preview/${previewToken(previewSecret, { pageId: id, expiresAt })}`,
        expiresAt: expiresAt.toISOString(),
      }
    },
  }
}
