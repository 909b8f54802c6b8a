import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import type { Author } from '../../people/audit/ports.ts'
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
  /** Null = the shop itself. */
  changedBy: string | null
  publishedVersion: number | null
  /** Of the draft that the shown version was made of. */
  publishedRevision: number | null
}

export interface NewPage {
  readonly path: string
  readonly content: PageContent
}

/** Where a page stands in its site. */
export interface PagePlace {
  readonly path: string
  readonly isInMenu: boolean
  readonly position: number
}

/**
 * What changes pages of sites. Each runs in the caller's transaction, takes its site or page first, keeps within the
 * scope (what is out of it is NOT_FOUND), and leaves an audit entry. `revision` is the draft one began with: when it is
 * another one by now, PAGE_CHANGED says what differs.
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
  /** The draft of a revision that is shown already stays the same version. */
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
