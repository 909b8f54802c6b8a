import type { contentDeskEndpoints, contentEndpoints } from '@okolitsa/contracts/content/content.endpoints.ts'
import type { ContentBlock } from '@okolitsa/contracts/content/content.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { HOME_ARRANGEMENT, shelvesOf } from '@okolitsa/domain/content/home-arrangement.ts'
import type { ContentViewer, PublishedContent } from '@okolitsa/domain/content/shown-content.ts'
import { nextChange, shownContent, textsIn } from '@okolitsa/domain/content/shown-content.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { areaOfPath, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { fillLegalText, type LegalFacts } from '@okolitsa/domain/market/legal-text.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import { isShowable } from '@okolitsa/strings/ru/search-privacy.ts'
import type { TimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'
import type { DraftPreview } from '../draft-preview.ts'
import { CATEGORY_REQUESTS, MAX_CATEGORY_REQUESTS, MAX_CATEGORY_REQUESTS_SHOWN, MAX_PUBLISHED } from '../policy.ts'
import { listCategoryRequests, saveCategoryRequest } from '../store/category-request.store.ts'
import { listPublished } from '../store/content.store.ts'
import { findVersion } from '../store/version.store.ts'

export interface ContentDeps extends Deps<'database' | 'clock' | 'delivery'> {
  /** All published content, cached under one key. */
  readonly kept: TimedCache<readonly PublishedContent[]>
  /** Facts that fill the blanks of texts. */
  facts(): LegalFacts
  readonly preview: DraftPreview
}

/** A draft in place of the published version of its block. */
interface Draft {
  readonly block: PublishedContent
  /** The moment at which the page is shown: the start of the draft, or now. */
  readonly at: Date
}

/** A block with its blanks filled; none while a blank has no value. */
function present(block: PublishedContent, language: Language, facts: LegalFacts): ContentBlock[] {
  const { code, kind, href, look, picture } = block
  const { words } = fillLegalText(textsIn(block, language), facts)
  return words ? [{ code, kind, href, look, imageUrl: picture === null ? null : imageUrl(picture), ...words }] : []
}

/** Handlers of public content. A seller's own site gets texts only; its menus and offers come from the seller. */
export function contentHandlers({
  database,
  clock,
  delivery,
  kept,
  facts,
  preview,
}: ContentDeps): Handlers<typeof contentEndpoints> {
  const { executor, inTransaction } = database
  type Asked = Parameters<Handlers<typeof contentEndpoints>['services']>[0]

  const viewerOf = async ({ query, context }: Pick<Asked, 'query' | 'context'>, now: Date): Promise<ContentViewer> => {
    const { regionCode } = await delivery.placeOf(query, context.site)
    return { regionCode, today: dayIn(findRegion(regionCode)?.timeZone ?? SHOP_TIME_ZONE, now), now }
  }
  /** The draft of a token, at every place and moment; null = no valid token. */
  const draftOf = async (token: string | undefined, now: Date): Promise<Draft | null> => {
    const named = token === undefined ? null : preview.read(token)
    const banner = named && (await findVersion(executor, named.code, named.version))
    if (!named || !banner || banner.kind === 'recipe') return null
    const always = { regionCodes: [], firstDay: null, lastDay: null, startsAt: null, endsAt: null, occasion: null }
    return {
      block: { ...banner, ...always, code: named.code },
      at: banner.startsAt && banner.startsAt > now ? banner.startsAt : now,
    }
  }
  const blocksFor = async (
    { query, context }: Pick<Asked, 'query' | 'context'>,
    isWanted: (block: PublishedContent) => boolean,
    draft: Draft | null = null,
  ) => {
    const now = draft?.at ?? clock()
    const [published, viewer] = await Promise.all([
      kept.get('published', () => listPublished(executor, MAX_PUBLISHED)),
      viewerOf({ query, context }, now),
    ])
    const all = draft ? [...published.filter(({ code }) => code !== draft.block.code), draft.block] : published
    // a banner or a menu item that links to a closed area would promise it
    const isLinked = (href: string | null) => href === null || !isInClosed(areaOfPath(href), context.closedAreas)
    const isHere = ({ kind, href }: PublishedContent) =>
      (context.site.organizationId === null || kind === 'text') && isLinked(href)
    const wanted = all.filter((block) => isHere(block) && isWanted(block))
    const items = shownContent(wanted, viewer)
      .flatMap((block) => present(block, context.language, facts()))
      .map((block) => ({ ...block, links: block.links.filter(({ href }) => isLinked(href)) }))
    return { items, changesAt: nextChange(wanted, now)?.toISOString() ?? null, all }
  }

  return {
    cmsBlocks: async ({ query, context }) => {
      const codes = query.codes === undefined ? null : new Set(query.codes.split(','))
      const { items, changesAt, all } = await blocksFor(
        { query, context },
        ({ code, slot }) =>
          (codes?.has(code) ?? true) &&
          (query.slot === undefined ? codes !== null || slot !== null : slot === query.slot),
        await draftOf(query.draft, clock()),
      )
      const arrangement = query.slot === 'home' ? all.find(({ code }) => code === HOME_ARRANGEMENT) : undefined
      return { items, changesAt, ...(arrangement && { shelves: shelvesOf(arrangement) }) }
    },
    contentBlock: async ({ query, context }) => {
      const {
        items: [block],
      } = await blocksFor({ query, context }, ({ code }) => code === query.code)
      if (!block) throw new Refusal('NOT_FOUND')
      return block
    },
    services: async ({ query, context }) => ({
      items: (await blocksFor({ query, context }, ({ kind }) => kind === 'service')).items,
    }),
    requestCategory: async ({ query, body, context }) => {
      const title = body.title.replace(/\s+/gu, ' ')
      // obscene and personal texts are not stored
      if (!/\p{L}{2}/u.test(title) || !isShowable(title))
        throw new Refusal('BAD_REQUEST', { errors: { title: 'wrongValue' } })
      const { regionCode } = await delivery.placeOf(query, context.site)
      const now = clock()
      await inTransaction(async (tx) => {
        await refuseOverLimit(tx, CATEGORY_REQUESTS, context.network, now)
        await saveTry(tx, CATEGORY_REQUESTS, context.network, now)
        const asked = {
          phrase: foldedText(title),
          title,
          regionCode: regionCode ?? '',
          day: dayIn(SHOP_TIME_ZONE, now),
        }
        await saveCategoryRequest(tx, asked, MAX_CATEGORY_REQUESTS)
      })
      return { accepted: true }
    },
  }
}

export const contentDeskHandlers = ({
  database: { executor },
}: Pick<ContentDeps, 'database'>): Handlers<typeof contentDeskEndpoints> => ({
  listCategoryRequests: async () => ({ items: await listCategoryRequests(executor, MAX_CATEGORY_REQUESTS_SHOWN) }),
})
