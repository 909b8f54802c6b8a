import { readDocument, upgradeBlock } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { DeskPage, SitePage } from '@okolitsa/contracts/site-pages/site-page.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import type { DeskPageRow } from '../ports.ts'

export function presentPage(path: string, { title, seo, document }: PageContent): SitePage {
  const { picture, ...rest } = seo
  return {
    path,
    title,
    seo: { ...rest, imageUrl: picture === null ? null : imageUrl(picture) },
    blocks: readDocument(document),
  }
}

export const presentDeskPage = (page: DeskPageRow): DeskPage => ({
  id: page.id,
  path: page.path,
  title: page.draft.title,
  isInMenu: page.isInMenu,
  position: page.position,
  revision: page.revision,
  changedAt: page.changedAt.toISOString(),
  changedBy: page.changedBy,
  publishedVersion: page.publishedVersion,
  isDraftPublished: page.publishedRevision === page.revision,
})

/** The content with its blocks in their latest version, because the editor knows the latest versions only. */
export const presentContent = (content: PageContent): PageContent => ({
  ...content,
  document: { blocks: content.document.blocks.map(upgradeBlock) },
})

export const presentWithDraft = (page: DeskPageRow) => ({
  ...presentDeskPage(page),
  siteUuid: page.siteUuid,
  draft: presentContent(page.draft),
})
