import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { ModeratedKinds } from '../../people/moderation/desk/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface DeskPageRow {
  id: string
  siteUuid: string
  organizationId: number
  path: string
  isInMenu: boolean
  position: number
  draft: PageContent
  revision: number
  changedAt: Date
  /** Name of the author; null = the shop itself. */
  changedBy: string | null
  publishedVersion: number | null
  /** Revision of the draft from which the published version was made. */
  publishedRevision: number | null
}

export interface NewPage {
  readonly path: string
  readonly content: PageContent
}

export interface PagePlace {
  readonly path: string
  readonly isInMenu: boolean
  readonly position: number
}

/**
 * Commands of site pages. Each runs in the caller's transaction, locks its site or page first, enforces the scope
 * (otherwise NOT_FOUND), and writes an audit entry. `revision` is the draft on which the edit is based; if the draft
 * has changed, PAGE_CHANGED names the differences.
 */
export interface SitePageCommands {
  addPage(tx: Executor, author: Author, scope: StaffScope, siteUuid: string, page: NewPage): Promise<DeskPageRow>
  changePage(
    tx: Executor,
    author: Author,
    scope: StaffScope,
    id: string,
    change: { readonly [K in keyof PagePlace]?: PagePlace[K] | undefined },
  ): Promise<DeskPageRow>
  removePage(tx: Executor, author: Author, scope: StaffScope, id: string): Promise<void>
  saveDraft(
    tx: Executor,
    author: Author,
    scope: StaffScope,
    id: string,
    draft: { readonly revision: number; readonly content: PageContent },
  ): Promise<DeskPageRow>
  /** Publishes a revision; a revision that is published already keeps its version. */
  publishPage(
    tx: Executor,
    author: Author,
    scope: StaffScope,
    id: string,
    draft: { readonly revision: number },
  ): Promise<DeskPageRow>
  unpublishPage(tx: Executor, author: Author, scope: StaffScope, id: string): Promise<DeskPageRow>
  restoreVersion(
    tx: Executor,
    author: Author,
    scope: StaffScope,
    id: string,
    from: { readonly revision: number; readonly version: number },
  ): Promise<DeskPageRow>
}

export interface SitePagesService extends SitePageCommands {
  readonly moderated: ModeratedKinds<'page'>
}
