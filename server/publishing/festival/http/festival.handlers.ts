import { type festivalEndpoints, MAX_PLANNED } from '@okolitsa/contracts/festival/festival.endpoints.ts'
import type { FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { FESTIVAL_SECTIONS } from '@okolitsa/domain/festival/section.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { endsFrom, MAX_GOODS } from '../policy.ts'
import {
  findGround,
  findShown,
  type GroundRow,
  listEvents,
  listGrounds,
  listSections,
  listStands,
} from '../store/festival.store.ts'
import { deletePlanned, insertPlanned, listPlanned, lockPlan } from '../store/plan.store.ts'

export type FestivalDeps = Deps<'database' | 'clock' | 'delivery' | 'catalog'>

const presentGround = (
  { latitude, longitude, festivalId: _festival, isPublished: _published, ...ground }: GroundRow,
  standsCount: number,
): FestivalGround => ({ ...ground, coords: { latitude, longitude }, standsCount })

/** Handlers of the festival, which belongs to the marketplace; a seller's own site has none. */
export function festivalHandlers({
  database,
  clock,
  delivery,
  catalog,
}: FestivalDeps): Handlers<typeof festivalEndpoints> {
  const { executor, inTransaction } = database

  /** Stands of farms that the site shows. */
  const standsAt = async (scope: SiteScope, groundIds: readonly number[]) => {
    const [stands, sellers] = await Promise.all([listStands(executor, groundIds), delivery.shownSellers(scope)])
    return stands.flatMap(({ groundId, number, organizationId, tradePlaceId }) => {
      const seller = sellers.get(organizationId)
      return seller ? [{ groundId, number, tradePlaceId, seller }] : []
    })
  }
  const groundShown = async (scope: SiteScope, id: number) => {
    const ground = scope.sellers === 'every' ? await findGround(executor, id) : null
    if (!ground?.isPublished) throw new Refusal('NOT_FOUND')
    return { ground, stands: await standsAt(scope, [id]) }
  }
  const sellersAt = async (scope: SiteScope, id: number) => {
    const { ground, stands } = await groundShown(scope, id)
    return {
      byFarm: new Map(
        stands.map(({ number, tradePlaceId, seller }) => [seller.id as number, { number, tradePlaceId }]),
      ),
      lastDay: ground.lastDay,
    }
  }

  return {
    getFestival: async ({ scope }) => {
      const festival = scope.sellers === 'every' ? await findShown(executor, endsFrom(clock())) : null
      if (!festival) return { festival: null }
      const grounds = await listGrounds(executor, festival.id)
      const stands = await standsAt(
        scope,
        grounds.map(({ id }) => id),
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

    getProgramme: async ({ params, scope }) => {
      const { ground, stands } = await groundShown(scope, params.id)
      const events = await listEvents(executor, params.id)
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
        sellersAt(scope, params.id),
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
