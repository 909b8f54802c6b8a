import { blockTexts } from '@okolitsa/domain/site-pages/block-texts.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import type { ModeratedTexts } from '../../people/moderation/desk/ports.ts'
import { findShownPage, listModerated, listRecent, saveHidden, takePage } from './store/site-page.store.ts'

/** Maximum characters of a page in the queue. */
const MAX_SHOWN = 6_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** True = the text is displayed: addresses and names of styles are not. */
const isProse = (text: string): boolean => /\s/u.test(text)

/** The texts of a page that are read. */
export function textOfPage({ seo, document }: PageContent): string {
  const texts = document.blocks.flatMap(({ props }) => blockTexts(props).map(({ text }) => text))
  return [...new Set([seo.description, ...texts])].filter(isProse).join('\n\n')
}

/** Published pages of sellers' sites in the queue of the office. A visitor names a page by its path. */
export const moderatedPages: ModeratedTexts = {
  read: async (executor, scope, ids) => {
    const rows = await listModerated(
      executor,
      scope,
      ids.filter((id) => UUID.test(id)),
    )
    return new Map(
      rows.map(({ id, path, content, sellerTitle }) => [
        id,
        {
          ...{ sellerTitle, about: `${content.title} (${path})`, text: textOfPage(content).slice(0, MAX_SHOWN) },
          ...{ name: null, quote: null, images: [], review: null },
        },
      ]),
    )
  },
  take: async (tx, scope, id) => {
    const page = UUID.test(id) ? await takePage(tx, scope, id) : null
    return (
      page && {
        organizationId: page.organizationId,
        decide: ({ because }) => saveHidden(tx, page, because),
        undo: (wasShown) => saveHidden(tx, page, wasShown ? null : 'waiting'),
      }
    )
  },
  listRecent: async (executor, scope, asked) =>
    (await listRecent(executor, scope, asked)).map(({ content }) => `${content.title}\n${textOfPage(content)}`),
  findShown: async (executor, site, path) =>
    site.siteUuid === null ? null : findShownPage(executor, site, { siteUuid: site.siteUuid, path }),
}
