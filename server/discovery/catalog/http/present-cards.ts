import type { Product, ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { type Readiness, readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { WAY_DAYS_UNKNOWN } from '@okolitsa/domain/delivery/way-days.ts'
import { everybodys, type SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { identityOf } from '../../../platform/cache/identity.ts'
import { createPartMemory } from '../../../platform/cache/part-memory.ts'
import type { Deps } from '../../../services.ts'
import type { CategoryTree } from '../category-tree.ts'
import { MAX_BYTES_OF } from '../policy.ts'
import { type CardRow, storedCards, type VersionedCard } from '../store/card-row.ts'
import { cardsByIds, type ProductDetails, type ProductPageRow, productDetails } from '../store/product.store.ts'
import { presentCard, presentProduct, situationKey, situationOf } from './present-product.ts'

const FOUND = everybodys('the rows are of a list that asked for its scope')

/** Turns rows into cards and products with prices and promises for a place. */
export interface CardPresenter {
  /** Cards in the order of the rows, without products removed in the meantime. */
  cards(rows: readonly CardRow[], place: DeliveryPlace, now: Date): Promise<ProductCard[]>
  /** Cards in the order of the ids, without products that the site does not show. */
  cardsByIds(scope: SiteScope, ids: readonly number[], place: DeliveryPlace, now: Date): Promise<ProductCard[]>
  /** All data of the product's page; null = removed in the meantime. */
  product(row: ProductPageRow, place: DeliveryPlace, tree: CategoryTree, now: Date): Promise<Product | null>
}

type KnownCard = VersionedCard & { readonly readiness: Readiness }

/**
 * Caches stored cards by version, and the cards and products made from them by all their inputs. A list reads only ids,
 * versions and stock from the database.
 */
export function createCardPresenter(deps: Deps<'executor' | 'delivery'>): CardPresenter {
  const { executor, delivery } = deps
  const cardMemory = createPartMemory<KnownCard, ProductCard>({
    load: async (ids) => (await storedCards(executor, ids)).map((row) => ({ ...row, readiness: readinessOfCard(row) })),
    maxBytes: { rows: MAX_BYTES_OF.storedCards, parts: MAX_BYTES_OF.cards },
  })
  const productMemory = createPartMemory<ProductDetails, Product>({
    load: (ids) => productDetails(executor, ids),
    maxBytes: { rows: MAX_BYTES_OF.details, parts: MAX_BYTES_OF.products },
  })

  /** Each row with its card, its offer at the place and the resulting situation; null = removed in the meantime. */
  const inSituation = async (rows: readonly CardRow[], place: DeliveryPlace, now: Date) => {
    const known = await cardMemory.rows(rows)
    const [offers, sellers] = await Promise.all([
      delivery.offersAt(
        known.map((one) => ({
          // a removed product has no offer
          organizationId: one?.card.organizationId ?? 0,
          location: place,
          now,
          harvestReadyOn: one?.readiness.harvestReadyOn ?? null,
          productionSchedules: one?.readiness.productionSchedules ?? [],
          wayDays: one?.readiness.wayDays ?? WAY_DAYS_UNKNOWN,
        })),
      ),
      delivery.sellers(FOUND),
    ])
    return rows.map((row, index) => {
      const one = known[index]
      if (!one) return null
      const offer = offers[index] ?? null
      const at = situationOf(row, one.card, offer, sellers.get(one.card.organizationId), now)
      return { card: one.card, offer, at, key: `${one.id}.${one.version}|${situationKey(at)}` }
    })
  }

  const cards: CardPresenter['cards'] = async (rows, place, now) =>
    (await inSituation(rows, place, now)).flatMap((one) =>
      one ? cardMemory.part(one.key, () => presentCard(one.card, one.at)) : [],
    )

  return {
    cards,
    cardsByIds: async (scope, ids, place, now) =>
      cards(await cardsByIds(executor, { scope, sellers: await delivery.sellers(FOUND) }, ids), place, now),
    product: async (row, place, tree, now) => {
      const [[one], [details]] = await Promise.all([
        inSituation([row], place, now),
        productMemory.rows([{ id: row.id, version: row.detailsVersion }]),
      ])
      if (!one || !details) return null
      const { offer } = one
      // an offer contains all dates of all methods, and changes every minute
      const key = `${one.key}|${details.version}|${identityOf(offer)}|${identityOf(tree)}|${row.documents}|${row.furtherPictures}`
      return productMemory.part(key, () =>
        presentProduct(one.card, details, one.at, {
          documents: JSON.parse(row.documents),
          furtherPictures: JSON.parse(row.furtherPictures),
          offer,
          tree,
        }),
      )
    },
  }
}

const readinessOfCard = ({ card }: VersionedCard): Readiness =>
  readinessOf([
    {
      ...card,
      productionSchedule: card.productionSchedule ?? null,
      wayDays: card.wayDays ?? WAY_DAYS_UNKNOWN,
    },
  ])
