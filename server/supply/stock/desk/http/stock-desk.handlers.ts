import {
  ENTRIES_PER_PAGE,
  STOCK_PER_PAGE,
  type stockDeskEndpoints,
} from '@okolitsa/contracts/stock/stock-desk.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { listEntries } from '../store/stock-history.ts'
import { countStock, findStock, listStock } from '../store/stock-list.ts'
import { moveStock, type StockDeskDeps } from '../use-cases/move-stock.ts'
import { presentEntry, presentStock } from './present-stock.ts'

export function stockDeskHandlers(deps: StockDeskDeps): Handlers<typeof stockDeskEndpoints> {
  const { executor } = deps.database
  return {
    listStock: async ({ query, scope }) => {
      const [{ found, ...counts }, rows] = await Promise.all([
        countStock(executor, scope, query),
        listStock(executor, scope, { ...query, limit: STOCK_PER_PAGE, offset: (query.page - 1) * STOCK_PER_PAGE }),
      ])
      return {
        items: rows.map(presentStock),
        currentPage: query.page,
        totalPages: Math.ceil(found / STOCK_PER_PAGE),
        counts,
      }
    },

    moveStock: async ({ body, scope, actor }) => {
      const { outcomes, rows } = await moveStock(
        deps,
        scope,
        actor.staffId,
        body.moves.map(({ reason, lot, lotId, ...move }) => ({
          ...move,
          reason: reason ?? null,
          lotId: lotId ?? null,
          lot: lot ? { number: lot.number, madeOn: lot.madeOn ?? null, bestBefore: lot.bestBefore ?? null } : null,
        })),
      )
      const items = new Map(rows.map((row) => [row.id, presentStock(row)]))
      return {
        items: outcomes.flatMap((outcome) =>
          [items.get(outcome.productId)].flatMap((item) => (item ? [{ ...outcome, item }] : [])),
        ),
      }
    },

    setStockThreshold: async ({ params: { id }, body: { lowBelow }, scope }) => {
      const [before] = await findStock(executor, scope, [id])
      if (!before) throw new Refusal('NOT_FOUND')
      const ref = { organizationId: before.organizationId, productId: id }
      await deps.database.inTransaction((tx) => deps.products.setStockThreshold(tx, ref, lowBelow))
      const [now] = await findStock(executor, scope, [id])
      if (!now) throw new Refusal('NOT_FOUND')
      return presentStock(now)
    },

    listStockEntries: async ({ query, scope }) => {
      const { productId = null, before = null } = query
      if (productId !== null && (await findStock(executor, scope, [productId])).length === 0)
        throw new Refusal('NOT_FOUND')
      const rows = await listEntries(executor, scope, { productId, before, limit: ENTRIES_PER_PAGE + 1 })
      const shown = rows.slice(0, ENTRIES_PER_PAGE)
      return { items: shown.map(presentEntry), next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
    },
  }
}
