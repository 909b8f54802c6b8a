import {
  type goodsImportEndpoints,
  IMPORT_ROWS_PER_PAGE,
  MAX_IMPORT_ROWS,
  SHOWN_IMPORTS,
} from '@okolitsa/contracts/products/goods-import.endpoints.ts'
import type { FileFormat } from '@okolitsa/contracts/products/goods-import.ts'
import { categoryTitles } from '@okolitsa/domain/goods-import/category-titles.ts'
import type { OneSellerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../../platform/http/handler.ts'
import { onlySeller } from '../../../../platform/http/scope-of-call.ts'
import { countRows, findImport, listImports, listRows } from '../store/goods-import.store.ts'
import { countGoodsOf, findKnown, listCategories } from '../store/known-goods.store.ts'
import { exportGoods } from '../use-cases/export-goods.ts'
import { type PreviewDeps, previewImport } from '../use-cases/preview-import.ts'
import { writingWords } from '../use-cases/reading-words.ts'
import { startImport } from '../use-cases/start-import.ts'
import { presentImport, presentRow } from './present-import.ts'

export function goodsImportHandlers(deps: PreviewDeps): Handlers<typeof goodsImportEndpoints> {
  const { executor } = deps.database

  async function found(scope: StaffScope, id: number) {
    const summary = await findImport(executor, scope, id)
    if (!summary) throw new Refusal('NOT_FOUND')
    return summary
  }
  async function exported(
    scope: OneSellerScope,
    part: number,
    context: CallContext,
    format: FileFormat,
  ): Promise<Uint8Array> {
    const { language } = context
    const [organizationId] = scope.organizationIds
    const bytes = await exportGoods({ executor, tables: deps.tables }, scope, {
      organizationId,
      part,
      format,
      language,
    })
    const name = writingWords(language).fileName + (part > 1 ? `-${part}` : '')
    context.setHeader('content-disposition', `attachment; filename="${name}.${format}"`)
    return bytes
  }

  return {
    exportXlsx: ({ query, scope, context }) => exported(scope, query.part, context, 'xlsx'),
    exportCsv: ({ query, scope, context }) => exported(scope, query.part, context, 'csv'),

    uploadGoods: async ({ scope, actor, readForm }) => {
      const { body, files } = await readForm()
      const organizationId = onlySeller(scope, body.organizationId)
      for await (const bytes of files) {
        const file = { organizationId, fileName: body.fileName, bytes }
        return presentImport(await found(scope, await previewImport(deps, scope, actor.staffId, file)))
      }
      throw new Refusal('GOODS_FILE_UNREADABLE')
    },

    listImports: async ({ scope }) => {
      const [organizationId] = scope.organizationIds
      const [imports, goods] = await Promise.all([
        listImports(executor, scope, organizationId, SHOWN_IMPORTS),
        countGoodsOf(executor, scope, organizationId),
      ])
      return { items: imports.map(presentImport), exportParts: Math.max(1, Math.ceil(goods / MAX_IMPORT_ROWS)) }
    },

    getImport: async ({ params, scope }) => presentImport(await found(scope, params.id)),

    listImportRows: async ({ params, query, scope, context }) => {
      const { organizationId } = await found(scope, params.id)
      const { fate, page } = query
      const filter = { fate, limit: IMPORT_ROWS_PER_PAGE, offset: (page - 1) * IMPORT_ROWS_PER_PAGE }
      const [rows, count, categories] = await Promise.all([
        listRows(executor, scope, params.id, filter),
        countRows(executor, scope, params.id, fate),
        listCategories(executor),
      ])
      const ids = rows.flatMap(({ productId }) => (productId === null ? [] : [productId]))
      const products = new Map((await findKnown(executor, scope, organizationId, ids)).map((one) => [one.id, one]))
      const { pathOf } = categoryTitles(categories)
      const words = writingWords(context.language)
      return {
        items: rows.map((row) => presentRow(row, products.get(row.productId ?? 0)?.record ?? null, words, pathOf)),
        currentPage: page,
        totalPages: Math.ceil(count / IMPORT_ROWS_PER_PAGE),
      }
    },

    applyImport: async ({ params, scope, actor }) => {
      await startImport(deps.database, scope, actor.staffId, params.id)
      return presentImport(await found(scope, params.id))
    },
  }
}
