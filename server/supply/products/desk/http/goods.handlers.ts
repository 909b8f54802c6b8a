import { GOODS_PER_PAGE, type goodsEndpoints } from '@okolitsa/contracts/products/goods.endpoints.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { countGoods, type GoodsCounts, listGoods } from '../store/goods.store.ts'
import { type ChangeGoodsDeps, changeGoods } from '../use-cases/change-goods.ts'
import { presentGoods } from './present-goods.ts'

/** Maximum products for which a page waits for counts. */
const MAX_COUNTED = 3_000

const presentCounts = ({ found, ...counts }: GoodsCounts) => ({ counts, totalPages: Math.ceil(found / GOODS_PER_PAGE) })

const kopecksOf = (roubles: number | undefined) => (roubles === undefined ? undefined : fromRoubles(roubles))

const NOTHING: GoodsCounts = {
  all: 0,
  onSale: 0,
  soldOut: 0,
  stopped: 0,
  archived: 0,
  checking: 0,
  returned: 0,
  found: 0,
}

export function goodsHandlers(deps: ChangeGoodsDeps): Handlers<typeof goodsEndpoints> {
  const { executor } = deps.database
  return {
    listGoods: async ({ query, scope }) => {
      const [counts, rows] = await Promise.all([
        countGoods(executor, scope, { ...query, most: MAX_COUNTED }),
        listGoods(executor, scope, { ...query, limit: GOODS_PER_PAGE, offset: (query.page - 1) * GOODS_PER_PAGE }),
      ])
      return { items: rows.map(presentGoods), currentPage: query.page, counted: counts && presentCounts(counts) }
    },

    countGoods: async ({ query, scope }) => {
      const counts = await countGoods(executor, scope, { ...query, most: null })
      return presentCounts(counts ?? NOTHING)
    },

    changeGoods: async ({ body, scope, actor }) => {
      const { outcomes, rows } = await changeGoods(
        deps,
        scope,
        actor.staffId,
        body.changes.map(({ price, seen, ...change }) => ({
          ...change,
          price: kopecksOf(price),
          seen: seen && { ...seen, price: kopecksOf(seen.price) },
        })),
      )
      const items = new Map(rows.map((row) => [row.id, presentGoods(row)]))
      return {
        items: outcomes.flatMap((outcome) =>
          [items.get(outcome.id)].flatMap((item) => (item ? [{ ...outcome, item }] : [])),
        ),
      }
    },
  }
}
