import { previewsEndpoints } from '@okolitsa/contracts/previews/previews.endpoints.ts'
import type { PreviewKind } from '@okolitsa/domain/images/preview-url.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { hasArea } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { ownLimit } from '../../platform/http/own-limit.ts'
import { mounted } from '../../platform/module/module.ts'
import { previewOf } from './preview-of.ts'

/** Cache header of a URL with a version, which always has the same picture. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Cache header of a URL without a version or with an old one, which has the present picture. */
const FOR_NOW = 'public, max-age=3600'
/** Maximum previews rendered per IP address and minute. */
const MISSES_PER_MINUTE = 60

const AREA_OF_PREVIEW: Readonly<Record<PreviewKind, Area>> = {
  product: 'goods',
  farmer: 'goods',
  restaurant: 'restaurants',
  dish: 'restaurants',
  recipe: 'recipes',
}

export const previewsModule = defineModule({
  name: 'previews',
  uses: ['images', 'catalog', 'recipes', 'restaurants', 'sites', 'market'],
  create: ({ config }, { images: { previews }, catalog, recipes, restaurants, sites, market }) => ({
    calls: [mounted(previewsEndpoints, {})],
    attach(http) {
      const countMiss = ownLimit(http, 'previews', MISSES_PER_MINUTE)
      http.get('/api/v1/preview/:kind/:key', async (request, reply) => {
        const params = previewsEndpoints.preview.params.safeParse(request.params)
        if (!params.success) throw new Refusal('NOT_FOUND')
        const { kind, key } = params.data
        if (!hasArea(market.current(), AREA_OF_PREVIEW[kind])) throw new Refusal('NOT_FOUND')
        const site = sites.resolve(request.hostname)
        const { name, theme } = market.current().identity
        const preview = await previewOf(
          { catalog, recipes, restaurants },
          { kind, key: key.slice(0, -'.jpg'.length), site, market: { name, theme, isDemo: config.OKOLITSA_DEMO } },
        )
        if (!preview) throw new Refusal('NOT_FOUND')
        const tag = previews.tagOf(preview)
        const etag = `"${tag}"`
        // the name and the theme of a seller's site are not part of the version
        const isNamed = (request.query as { v?: unknown }).v !== undefined && site.title === null
        reply.header('cache-control', isNamed ? FOR_GOOD : FOR_NOW).header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        let picture = await previews.ready(tag)
        if (!picture) {
          await countMiss(request)
          picture = await previews.draw(tag, preview)
        }
        return reply.type('image/jpeg').send(picture)
      })
    },
  }),
})
