import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { contentMistakes, type PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { isUnchanged, pageDifference } from '@okolitsa/domain/site-pages/page-difference.ts'
import { pageOfAlcohol } from '@okolitsa/domain/site-pages/page-of-alcohol.ts'
import { pathMistakes } from '@okolitsa/domain/site-pages/page-path.ts'
import { servicesOf } from '@okolitsa/domain/site-pages/site-facts.ts'
import { type FieldMistakes, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { AuditedChange, Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { textOfPage } from './moderated-pages.ts'
import { MAX_PAGES, MAX_VERSIONS } from './policy.ts'
import type { DeskPageRow, SitePageCommands } from './ports.ts'
import { deleteOldVersions, findLatest, findVersion, insertVersion } from './store/page-version.store.ts'
import { listPublished } from './store/published-page.store.ts'
import {
  deletePage,
  findSite,
  insertPage,
  listPages,
  lockPagesOf,
  markWaiting,
  saveHidden,
  takePage,
  updateDraft,
  updatePlace,
  updatePublished,
} from './store/site-page.store.ts'
import { saveServices } from './store/site-service.store.ts'

const TAKEN = { site_page_site_uuid_path_key: 'path' }

/** Commands of site pages; the database notifies the nodes of public changes. */
export function createSitePageCommands({
  audit,
  moderation,
  products,
  clock,
}: Deps<'products' | 'audit' | 'moderation' | 'clock'>): SitePageCommands {
  const staffOf = (author: Author) => (author.kind === 'staff' ? author.staffId : null)
  const record = (
    tx: Executor,
    author: Author,
    action: string,
    { id, organizationId }: Pick<DeskPageRow, 'id' | 'organizationId'>,
    states: Pick<AuditedChange, 'before' | 'after'>,
  ) => audit.record(tx, author, [{ action, entity: 'site_page', entityId: id, organizationId, ...states }])

  async function take(tx: Executor, scope: StaffScope, id: string): Promise<DeskPageRow> {
    const page = await takePage(tx, scope, id)
    if (!page) throw new Refusal('NOT_FOUND')
    return page
  }
  /** Stores the draft, and writes the names of the changed blocks, without texts, to the audit trail. */
  async function write(tx: Executor, author: Author, scope: StaffScope, page: DeskPageRow, content: PageContent) {
    const difference = pageDifference(page.draft, content)
    if (isUnchanged(difference)) return page
    await updateDraft(tx, page.id, { content, at: clock(), by: staffOf(author) })
    const after = { title: content.title, revision: page.revision + 1, blocks: difference.blocks }
    const before = { title: page.draft.title, revision: page.revision, blocks: [] }
    await record(tx, author, 'saveDraft', page, { before, after })
    return take(tx, scope, page.id)
  }

  /** Publishes a version and updates the services of the site from its published pages. */
  async function show(tx: Executor, page: DeskPageRow, version: number | null): Promise<void> {
    await lockPagesOf(tx, page.siteUuid)
    await updatePublished(tx, page.id, version)
    await offer(tx, page.siteUuid)
  }
  const offer = async (tx: Executor, siteUuid: string): Promise<void> => {
    const pages = await listPublished(tx, siteUuid)
    await saveServices(tx, siteUuid, servicesOf(pages.map(({ content }) => content.document)))
  }

  return {
    addPage: async (tx, author, scope, siteUuid, { path, content }) => {
      const organizationId = await findSite(tx, scope, siteUuid)
      if (organizationId === null) throw new Refusal('NOT_FOUND')
      refuseMistakes({ ...pathMistakes(path), ...mistakesIn(content) })
      await lockPagesOf(tx, siteUuid)
      if ((await listPages(tx, scope, siteUuid)).length >= MAX_PAGES)
        throw new Refusal('TOO_MANY_PAGES', { limit: MAX_PAGES })
      const draft = { content, at: clock(), by: staffOf(author) }
      const id = await orTaken(TAKEN, () => insertPage(tx, { siteUuid, path }, draft))
      const states = { before: null, after: { siteUuid, path, title: content.title } }
      await record(tx, author, 'addPage', { id, organizationId }, states)
      return take(tx, scope, id)
    },
    changePage: async (tx, author, scope, id, change) => {
      const page = await take(tx, scope, id)
      const before = { path: page.path, isInMenu: page.isInMenu, position: page.position }
      const { path = page.path, isInMenu = page.isInMenu, position = page.position } = change
      const after = { path, isInMenu, position }
      const misplaced = whole(0, 1_000)(position)
      refuseMistakes({ ...pathMistakes(path), ...(misplaced && { position: misplaced }) })
      await orTaken(TAKEN, () => updatePlace(tx, id, after))
      await record(tx, author, 'changePage', page, { before, after })
      return take(tx, scope, id)
    },
    removePage: async (tx, author, scope, id) => {
      const page = await take(tx, scope, id)
      if (page.publishedVersion !== null) await show(tx, page, null)
      await deletePage(tx, id)
      const { siteUuid, path, draft, publishedVersion } = page
      const before = { siteUuid, path, title: draft.title, publishedVersion }
      await record(tx, author, 'removePage', page, { before, after: null })
    },
    saveDraft: async (tx, author, scope, id, { revision, content }) => {
      const page = await take(tx, scope, id)
      refuseMistakes(mistakesIn(content))
      const difference = pageDifference(content, page.draft)
      // a repeated call whose answer was lost, or two authors who wrote the same content
      if (isUnchanged(difference)) return page
      if (page.revision !== revision) throw changed(page, { difference })
      return write(tx, author, scope, page, content)
    },
    publishPage: async (tx, author, scope, id, { revision }) => {
      const page = await take(tx, scope, id)
      if (page.revision !== revision) throw changed(page)
      // content written under earlier rules is not published under present ones
      refuseMistakes({
        ...mistakesIn(page.draft),
        ...inBody(pageOfAlcohol(await products.alcoholWords(tx), page.draft)),
      })
      const latest = await findLatest(tx, id)
      const isMade = latest?.revision === revision
      const version = isMade ? latest.version : (latest?.version ?? 0) + 1
      if (!isMade) {
        const made = { pageId: id, version, content: page.draft, revision, at: clock(), by: staffOf(author) }
        await insertVersion(tx, made)
      }
      if (page.publishedVersion === version) return page
      await show(tx, page, version)
      const text = `${page.draft.title}\n${textOfPage(page.draft)}`
      const matter = { kind: 'page', id, organizationId: page.organizationId, text, at: clock() } as const
      // the office looks at a hidden page again when it is changed
      if (await markWaiting(tx, id)) await moderation.submit(tx, { ...matter, isShown: false })
      else if (await moderation.check(tx, matter)) await saveHidden(tx, page, 'waiting')
      await deleteOldVersions(tx, id, MAX_VERSIONS)
      const states = { before: { version: page.publishedVersion }, after: { version } }
      await record(tx, author, 'publishPage', page, states)
      return take(tx, scope, id)
    },
    unpublishPage: async (tx, author, scope, id) => {
      const page = await take(tx, scope, id)
      if (page.publishedVersion === null) return page
      await show(tx, page, null)
      const states = { before: { version: page.publishedVersion }, after: { version: null } }
      await record(tx, author, 'unpublishPage', page, states)
      return take(tx, scope, id)
    },
    restoreVersion: async (tx, author, scope, id, { revision, version }) => {
      const page = await take(tx, scope, id)
      const kept = await findVersion(tx, id, version)
      if (!kept) throw new Refusal('NOT_FOUND')
      if (page.revision !== revision) throw changed(page, { difference: pageDifference(kept.content, page.draft) })
      return write(tx, author, scope, page, kept.content)
    },
  }
}

/** Mistakes of a page, by the fields of the request body. */
const inBody = (mistakes: FieldMistakes): FieldMistakes =>
  Object.fromEntries(Object.entries(mistakes).map(([field, mistake]) => [`content.${field}`, mistake]))
const mistakesIn = (content: PageContent): FieldMistakes => inBody(contentMistakes(content))

/** Refusal after another author has saved: the author, the time, and the content missing in the request. */
const changed = (
  { revision, changedAt, changedBy }: DeskPageRow,
  more: { readonly difference?: ReturnType<typeof pageDifference> } = {},
) => new Refusal('PAGE_CHANGED', { revision, changedAt: changedAt.toISOString(), changedBy, ...more })
