import {
  CHECKED_AT_ONCE,
  OFFICE_GOODS_PER_PAGE,
  type officeGoodsEndpoints,
} from '@okolitsa/contracts/products/office-goods.endpoints.ts'
import type { ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { readKey, writeKey } from '../../../../platform/db/keyset.ts'
import type { CallContext, Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import { categoryTitlesOf, countQueue, findChecked, listQueue } from '../store/goods-check.store.ts'
import { listGoodsCategories } from '../store/goods-product.store.ts'
import {
  countOfficeGoods,
  type GoodsOrder,
  keyOf,
  listMoved,
  listOfficeGoods,
  type OfficeGoodsFilters,
} from '../store/office-goods.store.ts'
import { exportOfficeGoods } from '../use-cases/export-office-goods.ts'
import { moveGoodsOfMarket } from '../use-cases/move-goods-of-market.ts'
import { categoriesOf, presentChecked, presentCheckedTour, presentGoodsRow } from './present-checked.ts'

/** Maximum number that the queue counts. */
const MOST_COUNTED = 1_000

/** A return says why: by a reason, and by words when the reason is `other`. */
function demandReason(decision: string, reason: ReturnReason | null, message: string): void {
  if (decision !== 'return' && decision !== 'hide') return
  refuseMistakes({
    ...(reason === null && { reason: 'required' }),
    ...(reason === 'other' && message === '' && { message: 'required' }),
  })
}

export function officeGoodsHandlers(
  deps: Deps<'database' | 'clock' | 'products' | 'sellers' | 'tours'>,
): Handlers<typeof officeGoodsEndpoints> {
  const { database, clock, products, sellers, tours } = deps
  const { executor, inTransaction } = database

  const refOf = async (scope: StaffScope, productId: number) => {
    const [row] = await findChecked(executor, scope, productId)
    if (!row) throw new Refusal('NOT_FOUND')
    return { organizationId: row.organizationId, productId }
  }
  const exported = async (
    { order, ...filters }: OfficeGoodsFilters & { readonly order: GoodsOrder },
    scope: StaffScope,
    format: 'xlsx' | 'csv',
    context: CallContext,
  ) => {
    const { language } = context
    const bytes = await exportOfficeGoods(executor, scope, filters, { order, format, language })
    const { fileName } = wordsIn(language).officeGoods
    context.setHeader('content-disposition', `attachment; filename="${fileName}.${format}"`)
    return bytes
  }

  return {
    listGoodsChecks: async ({ query: { product, tour }, scope }) => {
      const isOne = product !== undefined || tour !== undefined
      const [rows, led, counts] = await Promise.all([
        product !== undefined
          ? findChecked(executor, scope, product)
          : tour === undefined
            ? listQueue(executor, scope, CHECKED_AT_ONCE)
            : [],
        product !== undefined && tour === undefined
          ? []
          : tours.listChecked(executor, scope, { tourId: tour ?? null, most: CHECKED_AT_ONCE, now: clock() }),
        Promise.all([countQueue(executor, scope, MOST_COUNTED), tours.countWaiting(executor, MOST_COUNTED)]),
      ])
      if (isOne && rows.length + led.length === 0) throw new Refusal('NOT_FOUND')
      const categories = await categoryTitlesOf(executor, rows.flatMap(categoriesOf))
      const { byId } = await sellers.current()
      const items = [
        ...rows.map((row) => presentChecked(row, categories)),
        ...led.map((one) => presentCheckedTour(one, byId.get(one.organizationId)?.title ?? '')),
      ]
      const total = counts[0] + counts[1]
      if (isOne) return { items, total }
      const waiting = items.toSorted((one, other) => String(one.waitsSince).localeCompare(String(other.waitsSince)))
      return { items: waiting.slice(0, CHECKED_AT_ONCE), total }
    },
    decideGoods: async ({ params, query, body, actor: { staffId }, scope }) => {
      demandReason(body.decision, body.reason, body.message)
      const decision = { ...body, version: body.version ?? undefined, staffId, now: clock() }
      const ref = query.of === 'product' ? await refOf(scope, params.id) : null
      const until = await inTransaction((tx) =>
        ref ? products.decideGoods(tx, ref, decision) : tours.decideTour(tx, params.id, decision),
      )
      return { productId: params.id, undoBefore: until.toISOString() }
    },
    undoGoodsDecision: async ({ params, query, actor: { staffId }, scope }) => {
      const ref = query.of === 'product' ? await refOf(scope, params.id) : null
      const by = { staffId, now: clock() }
      await inTransaction((tx) =>
        ref ? products.undoGoodsDecision(tx, ref, by) : tours.undoTourDecision(tx, params.id, by),
      )
      return { productId: params.id }
    },
    readCheckRule: () => products.readCheckRule(executor),
    changeCheckRule: async ({ body, actor }) =>
      inTransaction(async (tx) => {
        await products.changeCheckRule(tx, actor.staffId, body)
        return products.readCheckRule(tx)
      }),
    listOfficeGoods: async ({ query: { order, after, ...filters }, scope }) => {
      const key = after === undefined ? null : readKey(after)
      const rows = await listOfficeGoods(executor, scope, filters, {
        ...{ order, after: key },
        most: OFFICE_GOODS_PER_PAGE + 1,
      })
      const items = rows.slice(0, OFFICE_GOODS_PER_PAGE)
      const last = items.at(-1)
      return {
        items: items.map(presentGoodsRow),
        next: last && rows.length > items.length ? writeKey(keyOf(last)) : null,
      }
    },
    countOfficeGoods: async ({ query, scope }) => ({ count: await countOfficeGoods(executor, scope, query) }),
    listCheckedCategories: async () => ({
      items: (await listGoodsCategories(executor)).map(({ id, parentId, title }) => ({ id, parentId, title })),
    }),
    exportGoodsXlsx: ({ query, scope, context }) => exported(query, scope, 'xlsx', context),
    exportGoodsCsv: ({ query, scope, context }) => exported(query, scope, 'csv', context),
    previewGoodsMoves: async ({ body, scope }) => ({
      items: (await listMoved(executor, scope, body)).map(({ organizationId: _of, ...row }) => row),
    }),
    moveGoods: async ({ body, actor, scope }) => {
      demandReason(body.move, body.reason, body.message)
      refuseMistakes(body.move === 'category' && body.categoryId === null ? { categoryId: 'required' } : {})
      return { outcomes: await moveGoodsOfMarket(deps, scope, actor.staffId, body) }
    },
  }
}
