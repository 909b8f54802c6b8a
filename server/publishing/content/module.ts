import { bannersEndpoints } from '@okolitsa/contracts/content/banners.endpoints.ts'
import { contentDeskEndpoints, contentEndpoints } from '@okolitsa/contracts/content/content.endpoints.ts'
import { homeShelvesEndpoints } from '@okolitsa/contracts/content/home-shelves.endpoints.ts'
import { redirectsEndpoints } from '@okolitsa/contracts/content/redirects.endpoints.ts'
import type { PublishedContent } from '@okolitsa/domain/content/shown-content.ts'
import { legalFactsOf } from '@okolitsa/domain/market/legal-facts.ts'
import { fillLegalText, type LegalFacts } from '@okolitsa/domain/market/legal-text.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on, topicOfAll } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { createConsentMemory } from './consent-memory.ts'
import { createContentCommands } from './content-commands.ts'
import { createDraftPreview } from './draft-preview.ts'
import { bannersHandlers } from './http/banners.handlers.ts'
import { contentDeskHandlers, contentHandlers } from './http/content.handlers.ts'
import { homeShelvesHandlers } from './http/home-shelves.handlers.ts'
import { redirectsHandlers } from './http/redirects.handlers.ts'
import { legalTextCommands } from './legal-texts.ts'
import { CONTENT_TTL_MS, MAX_PUBLISHED, WRITE_USES_MS } from './policy.ts'
import { createRedirects } from './redirects.ts'
import { readSellersOffer } from './sellers-offer.ts'
import { createShowcaseCommands } from './showcase-commands.ts'
import { ARRANGEMENT, BANNERS } from './showcase-sorts.ts'
import { listPublished } from './store/content.store.ts'
import { movePieceCategory } from './store/moved-category.store.ts'
import { findVersion } from './store/version.store.ts'
import { draftOfRecipe } from './written-recipes.ts'

export { createContentCommands } from './content-commands.ts'
export { codeOfRecipe, fieldsOfRecipe } from './written-recipes.ts'

export const contentChanged = topicOfAll('content_changed')
export const redirectsChanged = topicOfAll('redirects_changed')

/** Pause before a failed read is repeated, ms. */
const RETRY_MS = 1_000

export const contentModule = defineModule({
  name: 'content',
  uses: ['audit', 'market', 'delivery', 'images'],
  create: async ({ config, database, clock, log, pages }, { audit, market, delivery, images }) => {
    const kept = createTimedCache<readonly PublishedContent[]>({ ttlMs: CONTENT_TTL_MS, most: 1 })
    const site = new URL(config.PUBLIC_URL).host
    const facts = (): LegalFacts => {
      const now = market.current()
      const { phone } = now.contacts
      return legalFactsOf(now, { site, phone: phone === null ? null : formatPhone(phone) })
    }
    const commands = createContentCommands({ audit, clock })
    const { publishDue, ...legal } = legalTextCommands({ audit, clock, commands, facts, database, market })
    const { read, ...consents } = createConsentMemory(database, facts)
    let timer: NodeJS.Timeout | undefined
    let isClosed = false
    const readBehind = (): void => {
      read().catch((error: unknown) => {
        log.error({ err: error }, 'reading the texts of consents')
        clearTimeout(timer)
        if (!isClosed) timer = setTimeout(readBehind, RETRY_MS)
      })
    }
    await read()
    const preview = createDraftPreview({ secret: config.TOKEN_SECRET, clock })
    const deps = { database, clock, delivery, kept, facts, preview }
    const banners = createShowcaseCommands({ audit, clock }, BANNERS)
    const arrangement = createShowcaseCommands({ audit, clock }, ARRANGEMENT)
    const redirects = createRedirects({ database, audit, clock })
    return {
      service: {
        ...commands,
        ...legal,
        ...consents,
        legalFacts: facts,
        moveCategory: movePieceCategory,
        sellersOffer: (executor) => readSellersOffer(executor, facts()),
        recipeDraft: (token) => draftOfRecipe(database.executor, preview.read(token)),
        publishedBlocks: () => kept.get('published', () => listPublished(database.executor, MAX_PUBLISHED)),
        draftBlock: async (token) => {
          const named = preview.read(token)
          const fields = named && (await findVersion(database.executor, named.code, named.version))
          const always = {
            regionCodes: [],
            firstDay: null,
            lastDay: null,
            startsAt: null,
            endsAt: null,
            occasion: null,
          }
          return named && fields && { ...fields, ...always, code: named.code }
        },
        redirectOf: redirects.redirectOf,
        countRedirect: redirects.countRedirect,
        unfilledTexts: async (executor) =>
          (await listPublished(executor, MAX_PUBLISHED)).flatMap(({ code, words }) => {
            const { missing } = fillLegalText(words.ru, facts())
            return missing.length > 0 ? [{ code, title: words.ru.title, blanks: missing }] : []
          }),
      },
      calls: [
        mounted(contentEndpoints, contentHandlers(deps)),
        mounted(contentDeskEndpoints, contentDeskHandlers(deps)),
        mounted(redirectsEndpoints, redirectsHandlers({ executor: database.executor, redirects })),
        mounted(homeShelvesEndpoints, homeShelvesHandlers({ database, commands: arrangement, preview })),
        mounted(bannersEndpoints, bannersHandlers({ database, clock, images, commands: banners, preview })),
      ],
      periodic: [
        { name: 'publish-planned-texts', cron: '* * * * *', run: publishDue },
        { name: 'write-redirect-uses', cron: '* * * * *', everyMs: WRITE_USES_MS, run: redirects.writeUses },
      ],
      invalidations: [
        on(redirectsChanged, () => {
          redirects.forget()
          pages.invalidate()
        }),
        on(contentChanged, () => {
          kept.clear()
          pages.invalidate()
          readBehind()
        }),
      ],
      close: () => {
        isClosed = true
        clearTimeout(timer)
      },
    }
  },
})
