import { type festivalEndpoints, MAX_PLANNED } from '@okolitsa/contracts/festival/festival.endpoints.ts'
import type { FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { pieceOfFields } from '@okolitsa/domain/content/written-piece.ts'
import { FESTIVAL_SECTIONS } from '@okolitsa/domain/festival/section.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { type DraftRows, rowsOfDraft } from '../draft-rows.ts'
import { endsFrom, MAX_GOODS } from '../policy.ts'
import {
  findGround,
  findShown,
  type GroundRow,
  listEvents,
  listGrounds,
  listSections,
  listStands,
  type StandRow,
} from '../store/festival.store.ts'
import { deletePlanned, insertPlanned, listPlanned, lockPlan } from '../store/plan.store.ts'

export type FestivalDeps = Deps<'database' | 'clock' | 'content' | 'delivery' | 'catalog'>

const presentGround = (
  { latitude, longitude, festivalId: _festival, key: _key, isPublished: _published, ...ground }: GroundRow,
  standsCount: number,
): FestivalGround => ({ ...ground, coords: { latitude, longitude }, standsCount })

/** Handlers of the festival, which belongs to the marketplace; a seller's own site has none. */
export function festivalHandlers({
  database,
  clock,
  content,
  delivery,
  catalog,
}: FestivalDeps): Handlers<typeof festivalEndpoints> {
  const { executor, inTransaction } = database

  /** Stands of farms that the site shows. */
  const shownStands = async (scope: SiteScope, stands: readonly StandRow[]) => {
    const sellers = await delivery.shownSellers(scope)
    return stands.flatMap(({ groundId, number, organizationId, tradePlaceId }) => {
      const seller = sellers.get(organizationId)
      return seller ? [{ groundId, number, tradePlaceId, seller }] : []
    })
  }
  /** The festival of a draft as the rows that it would have; null = no draft was asked for, or it has ended. */
  const draftOf = async (token: string | undefined): Promise<DraftRows | null> => {
    const block = token === undefined ? null : await content.draftBlock(token)
    const piece = block && pieceOfFields(block, 'festival')
    return piece && rowsOfDraft(piece)
  }
  const groundShown = async (scope: SiteScope, id: number, token?: string) => {
    const draft = scope.sellers === 'every' ? await draftOf(token) : null
    const found = draft ? draft.grounds.find((one) => one.id === id) : await findGround(executor, id)
    if (scope.sellers !== 'every' || !found?.isPublished) throw new Refusal('NOT_FOUND')
    const stands = draft ? draft.stands.filter(({ groundId }) => groundId === id) : await listStands(executor, [id])
    return { ground: found, draft, stands: await shownStands(scope, stands) }
  }
  const sellersAt = async (scope: SiteScope, id: number, token?: string) => {
    const { ground, stands } = await groundShown(scope, id, token)
    return {
      byFarm: new Map(
        stands.map(({ number, tradePlaceId, seller }) => [seller.id as number, { number, tradePlaceId }]),
      ),
      lastDay: ground.lastDay,
    }
  }

  return {
    getFestival: async ({ scope, query }) => {
      if (scope.sellers !== 'every') return { festival: null }
      const draft = await draftOf(query.draft)
      const festival = draft?.festival ?? (await findShown(executor, endsFrom(clock())))
      if (!festival) return { festival: null }
      const grounds = draft?.grounds ?? (await listGrounds(executor, festival.id))
      const stands = await shownStands(
        scope,
        draft?.stands ??
          (await listStands(
            executor,
            grounds.map(({ id }) => id),
          )),
      )
      return {
        festival: {
          ...festival,
          grounds: grounds.map((ground) =>
            presentGround(ground, stands.filter(({ groundId }) => groundId === ground.id).length),
          ),
        },
      }
    },

    getProgramme: async ({ params, query, scope }) => {
      const { ground, stands, draft } = await groundShown(scope, params.id, query.draft)
      const events = draft ? draft.eventsOf(params.id) : await listEvents(executor, params.id)
      return {
        ground: presentGround(ground, stands.length),
        events: events.map(({ picture, price, ...event }) => ({
          ...event,
          imageUrl: imageUrl(picture),
          price: price === null ? null : toRoubles(price),
        })),
        stands: stands.map(({ number, tradePlaceId, seller: { id, slug, title, tagline, smallImage, hue } }) => ({
          number,
          tradePlaceId,
          farmer: { id, slug, title, tagline, smallImageUrl: imageUrl(smallImage), hue },
        })),
      }
    },

    listSections: async ({ params, scope }) => {
      const [{ byFarm, lastDay }, sections] = await Promise.all([sellersAt(scope, params.id), listSections(executor)])
      const idsOf = new Map(sections.map(({ slug, categoryIds }) => [slug, new Set(categoryIds)]))
      const goods = await catalog.countGoodsByDay(
        [...byFarm.keys()],
        [...new Set(sections.flatMap((one) => one.categoryIds))],
        lastDay,
      )
      return {
        items: FESTIVAL_SECTIONS.map((slug) => {
          const own = goods.filter(({ categoryId }) => idsOf.get(slug)?.has(categoryId))
          return { slug, productsCount: new Set(own.map(({ productId }) => productId)).size }
        }),
      }
    },

    listGoods: async ({ params, query, context, scope }) => {
      const { section, page, perPage } = query
      const [{ byFarm, lastDay }, sections, place] = await Promise.all([
        sellersAt(scope, params.id, query.draft),
        listSections(executor),
        delivery.placeOf(query, context.site),
      ])
      const categoryIds = section ? (sections.find(({ slug }) => slug === section)?.categoryIds ?? []) : null
      const goods = await catalog.listGoodsByDay([...byFarm.keys()], categoryIds, { by: lastDay, most: MAX_GOODS })
      const shown = goods.slice((page - 1) * perPage, page * perPage)
      const cards = await catalog.cards(
        scope,
        shown.map(({ productId }) => productId),
        place,
      )
      return {
        items: cards.flatMap((product) => {
          const stand = byFarm.get(product.farmer.id)
          return stand ? [{ standNumber: stand.number, tradePlaceId: stand.tradePlaceId, product }] : []
        }),
        currentPage: page,
        totalItems: goods.length,
        totalPages: Math.ceil(goods.length / perPage),
        itemsPerPage: perPage,
      }
    },

    getPlan: async ({ scope }) => ({ eventIds: await listPlanned(executor, scope) }),
    addToPlan: async ({ body, scope }) =>
      inTransaction(async (tx) => {
        await lockPlan(tx, scope)
        await insertPlanned(tx, scope, body.eventIds)
        const eventIds = await listPlanned(tx, scope)
        if (eventIds.length > MAX_PLANNED) throw new Refusal('FESTIVAL_PLAN_FULL', { limit: MAX_PLANNED })
        return { eventIds }
      }),
    removeFromPlan: async ({ params, scope }) =>
      inTransaction(async (tx) => {
        await lockPlan(tx, scope)
        await deletePlanned(tx, scope, params.id)
        return { eventIds: await listPlanned(tx, scope) }
      }),
  }
}
