import type { goodsProductEndpoints } from '@okolitsa/contracts/products/goods-product.endpoints.ts'
import { attributesOfPath } from '@okolitsa/domain/catalog/attributes.ts'
import { dutiesOfPath } from '@okolitsa/domain/catalog/category-duties.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { onlySeller } from '../../../../platform/http/scope-of-call.ts'
import type { PhotoArchive } from '../../../images/ports.ts'
import { findGoodsProduct, listGoodsCategories, makerOf, suggestGoodsCategories } from '../store/goods-product.store.ts'
import { addGoods } from '../use-cases/add-goods.ts'
import { copyGoods } from '../use-cases/copy-goods.ts'
import { editGoods } from '../use-cases/edit-goods.ts'
import { type GoodsHistoryDeps, goodsHistory, undoGoodsChange } from '../use-cases/goods-history.ts'
import { outOfSeason, type SeasonDeps } from '../use-cases/out-of-season.ts'
import { presentChange, presentGoodsProduct, readSheet } from './present-goods-product.ts'

const FOLDER = 'goods'

export function goodsProductHandlers(
  deps: GoodsHistoryDeps & SeasonDeps & { readonly pictures: PhotoArchive },
): Handlers<typeof goodsProductEndpoints> {
  const { pictures } = deps
  const { executor } = deps.database
  const authorOf = ({ staffId }: { readonly staffId: number }) => ({ kind: 'staff', staffId }) as const
  const found = async (scope: StaffScope, id: number) => {
    const row = await findGoodsProduct(executor, scope, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return presentGoodsProduct(row)
  }

  return {
    listGoodsCategories: async ({ query: { title } }) => {
      const [items, suggested] = await Promise.all([
        listGoodsCategories(executor),
        title ? suggestGoodsCategories(executor, title) : [],
      ])
      const known = new Map(items.map((category) => [category.id, category]))
      return {
        items: items.map(({ image: _image, ...category }) => ({
          ...category,
          attributes: attributesOfPath(category.id, known),
          requiredPapers: [...dutiesOfPath(category.id, known).requiredPapers],
          markingGroup: dutiesOfPath(category.id, known).markingGroup,
        })),
        suggested,
      }
    },

    createGoods: async ({ scope, actor, readForm }) => {
      const { body, files } = await readForm()
      const organizationId = onlySeller(scope, body.organizationId)
      const type = await makerOf(executor, organizationId)
      if (!type) throw new Refusal('NOT_FOUND')
      const photos = await pictures.save(scope, FOLDER, files)
      try {
        const { id, isNew } = await addGoods(deps, authorOf(actor), { organizationId, type }, body, photos)
        if (!isNew) await pictures.forget(photos)
        return await found(scope, id)
      } catch (error) {
        // after a lost connection the photos may be part of the gallery
        if (error instanceof Refusal) await pictures.forget(photos)
        throw error
      }
    },

    readGoods: ({ params, scope }) => found(scope, params.id),

    editGoods: async ({ params, scope, actor, body: { change, seen } }) =>
      presentGoodsProduct(
        await editGoods(deps, scope, authorOf(actor), {
          id: params.id,
          change: readSheet(change),
          seen: readSheet(seen),
        }),
      ),

    copyGoods: async ({ params, scope, actor, body: { key }, context: { language } }) =>
      found(scope, await copyGoods(deps, scope, authorOf(actor), { id: params.id, key, language })),

    checkHarvest: async ({ params, query: { readyOn }, scope }) => ({
      outOfSeason: await outOfSeason(deps, scope, params.id, readyOn),
    }),

    listGoodsHistory: async ({ params, query: { before = null }, scope }) => {
      const { rows, next } = await goodsHistory(deps, scope, { id: params.id, before })
      return { items: rows.map(presentChange), next }
    },

    undoGoodsChange: async ({ params, scope, actor }) =>
      presentGoodsProduct(await undoGoodsChange(deps, scope, authorOf(actor), params)),
  }
}
