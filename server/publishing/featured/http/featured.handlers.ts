import type {
  FeaturedRow,
  featuredDeskEndpoints,
  featuredEndpoints,
} from '@okolitsa/contracts/content/featured.endpoints.ts'
import { isTin } from '@okolitsa/domain/companies/tin.ts'
import { featuredAt, featuredState, normalizePhrase } from '@okolitsa/domain/content/featured.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { TimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import {
  type Featured,
  insertFeatured,
  listFeatured,
  listOpenFeatured,
  lockFeatured,
  updateFeatured,
} from '../store/featured.store.ts'

/** Maximum advertisements in memory, and on the page of the office. */
const MOST = 500

/**
 * The advertisement of a place: a product of the market or a farm, marked with its advertiser and token. It stands apart from the
 * order of the list, and is left out where it cannot be ordered.
 */
export function featuredHandlers({
  executor,
  clock,
  catalog,
  delivery,
  kept,
}: Deps<'executor' | 'clock' | 'catalog' | 'delivery'> & {
  readonly kept: TimedCache<readonly Featured[]>
}): Handlers<typeof featuredEndpoints> {
  return {
    getFeatured: async ({ query, scope, context }) => {
      // a seller's own site shows no other sellers
      if (context.site.organizationId !== null) return { ad: null, farm: null, changesAt: null }
      const now = clock()
      const all = await kept.get('open', () => listOpenFeatured(executor, now, MOST))
      const asked = {
        place: query.slot,
        categoryId: (query.slot === 'category' && query.categoryId) || null,
        phrase: query.slot === 'search' ? normalizePhrase(query.phrase ?? '') : null,
      }
      const { shown, changesAt } = featuredAt(all, asked, now)
      const place = shown && (await delivery.placeOf(query, context.site))
      const [product] = shown?.productId ? await catalog.cards(scope, [shown.productId], place) : []
      const farms =
        place && shown?.organizationId
          ? [shown.organizationId].filter((await delivery.sellersAt(scope, place)).has)
          : []
      const [farmer] = place && farms.length > 0 ? await catalog.farmerCards(farms, place) : []
      const words = wordsIn(context.language).featured
      const label = shown ? words.label(shown.advertiser, shown.tin, shown.erid ?? '') : ''
      return {
        ad: product?.availability.isAvailableForCart ? { product, label } : null,
        farm: farmer ? { farmer, label } : null,
        changesAt: changesAt?.toISOString() ?? null,
      }
    },
  }
}

export function featuredDeskHandlers({
  database: { executor, inTransaction },
  clock,
  audit,
  products,
  sellers,
}: Deps<'database' | 'clock' | 'audit' | 'products' | 'sellers'>): Handlers<typeof featuredDeskEndpoints> {
  const present = async (on: Executor, ads: readonly Featured[]): Promise<FeaturedRow[]> => {
    const titles = await products.titlesOf(
      on,
      ads.flatMap(({ productId }) => productId ?? []),
    )
    const { byId } = await sellers.current()
    const categories = new Map((await products.listGoodsCategories(on)).map(({ id, fields }) => [id, fields.title]))
    const now = clock()
    return ads.map((ad) => ({
      id: ad.id,
      place: ad.place,
      where: ad.phrase ?? categories.get(ad.categoryId ?? 0) ?? null,
      productId: ad.productId,
      organizationId: ad.organizationId,
      subject: titles.get(ad.productId ?? 0) ?? byId.get(ad.organizationId ?? 0)?.title ?? '',
      advertiser: ad.advertiser,
      tin: ad.tin,
      erid: ad.erid,
      startsAt: ad.startsAt.toISOString(),
      endsAt: ad.endsAt.toISOString(),
      state: featuredState(ad, now),
    }))
  }
  const one = async (tx: Executor, ad: Featured): Promise<FeaturedRow> => {
    const [row] = await present(tx, [ad])
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  const record = (
    tx: Executor,
    staffId: number,
    action: string,
    entityId: number,
    before: object | null,
    after: object,
  ) =>
    audit.record(tx, { kind: 'staff', staffId }, [
      {
        action,
        entity: 'content',
        entityId: `featured-${entityId}`,
        organizationId: null,
        before: before && { ...before },
        after: { ...after },
      },
    ])
  /** Changes an advertisement under its lock. */
  const change = (
    staffId: number,
    action: string,
    id: number,
    changed: (ad: Featured) => Partial<Pick<Featured, 'erid' | 'stoppedAt'>>,
  ) =>
    inTransaction(async (tx) => {
      const ad = await lockFeatured(tx, id)
      if (!ad) throw new Refusal('NOT_FOUND')
      const after = { ...ad, ...changed(ad) }
      if (after.erid === ad.erid && after.stoppedAt === ad.stoppedAt) return one(tx, ad)
      await updateFeatured(tx, after)
      await record(
        tx,
        staffId,
        action,
        id,
        { erid: ad.erid, stoppedAt: ad.stoppedAt?.toISOString() ?? null },
        { erid: after.erid, stoppedAt: after.stoppedAt?.toISOString() ?? null },
      )
      return one(tx, after)
    })

  return {
    listFeatured: async () => ({ items: await present(executor, await listFeatured(executor, MOST)) }),
    createFeatured: ({ body, actor }) =>
      inTransaction(async (tx) => {
        const ad = {
          ...body,
          phrase: body.phrase === null ? null : normalizePhrase(body.phrase),
          startsAt: new Date(body.startsAt),
          endsAt: new Date(body.endsAt),
        }
        const { productId, organizationId } = ad
        const isFarm = ad.place === 'farmers'
        const isKnown = isFarm
          ? organizationId !== null && (await sellers.sellerOf(organizationId))?.type === 'farmer'
          : productId !== null && (await products.titlesOf(tx, [productId])).has(productId)
        const categories = await products.listGoodsCategories(tx)
        refuseMistakes({
          ...(!isTin(ad.tin) && { tin: 'wrongValue' }),
          ...(ad.endsAt <= ad.startsAt && { endsAt: 'tooSmall' }),
          ...(ad.endsAt <= clock() && { endsAt: 'tooSmall' }),
          ...((ad.place === 'category') !== (ad.categoryId !== null) && { categoryId: 'required' }),
          ...(ad.categoryId !== null &&
            !categories.some(({ id }) => id === ad.categoryId) && { categoryId: 'wrongValue' }),
          ...((ad.place === 'search') !== (ad.phrase !== null) && { phrase: 'required' }),
          ...(!isKnown && { [isFarm ? 'organizationId' : 'productId']: 'wrongValue' }),
          ...(isFarm && productId !== null && { productId: 'wrongValue' }),
          ...(!isFarm && organizationId !== null && { organizationId: 'wrongValue' }),
        })
        const id = await insertFeatured(tx, ad, clock()).catch((error: unknown) => {
          if ((error as { constraint?: string }).constraint !== 'featured_place_is_free') throw error
          throw new Refusal('FEATURED_TAKEN')
        })
        await record(tx, actor.staffId, 'placeFeatured', id, null, { ...body })
        return one(tx, { ...ad, id, stoppedAt: null })
      }),
    setFeaturedErid: ({ params, body, actor }) =>
      change(actor.staffId, 'changeFeatured', params.featuredId, (ad) => (ad.erid === null ? { erid: body.erid } : {})),
    stopFeatured: ({ params, actor }) =>
      change(actor.staffId, 'stopFeatured', params.featuredId, (ad) => (ad.stoppedAt ? {} : { stoppedAt: clock() })),
  }
}
