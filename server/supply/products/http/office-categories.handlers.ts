import type { officeCategoriesEndpoints } from '@okolitsa/contracts/catalog/office-categories.endpoints.ts'
import type { CategoryFields } from '@okolitsa/domain/catalog/product-fields.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { listOfficeCategories } from '../store/category.store.ts'
import { changeCategory, createCategories, placeCategory } from '../use-cases/categories.ts'
import { moveGoodsNamed } from '../use-cases/move-goods.ts'
import type { ProductDeps } from '../use-cases/product-deps.ts'
import { removeCategory } from '../use-cases/remove-category.ts'

/** Calls of the editor of categories. */
export function officeCategoriesHandlers(
  { executor, inTransaction }: Database,
  deps: ProductDeps,
): Handlers<typeof officeCategoriesEndpoints> {
  const tree = async (on: Executor) => ({
    items: (await listOfficeCategories(on)).map(({ attributes, synonyms, requiredPapers, oldKeys, ...category }) => ({
      ...category,
      attributes: [...attributes],
      synonyms: [...synonyms],
      requiredPapers: [...requiredPapers],
      oldKeys: [...oldKeys],
    })),
  })
  const changed = ({ staffId }: { readonly staffId: number }, change: (tx: Executor, by: Author) => Promise<unknown>) =>
    inTransaction(async (tx) => {
      await change(tx, { kind: 'staff', staffId })
      return tree(tx)
    })

  return {
    listOfficeCategories: () => tree(executor),
    createOfficeCategory: ({ actor, body }) =>
      changed(actor, (tx, by) => createCategories(deps, tx, by, [{ fields: body }])),
    changeOfficeCategory: ({ actor, params, body: { version, ...change } }) =>
      changed(actor, (tx, by) => changeCategory(deps, tx, by, params.id, change as Partial<CategoryFields>, version)),
    placeOfficeCategory: ({ actor, params, body }) =>
      changed(actor, (tx, by) => placeCategory(deps, tx, by, params.id, body)),
    mergeCategory: ({ actor, params, body: { version, into } }) =>
      changed(actor, (tx, by) => removeCategory(deps, tx, by, params.id, { goodsTo: into, isMerged: true, version })),
    moveGoodsOfCategory: ({ actor, params, body }) =>
      changed(actor, (tx, by) => moveGoodsNamed(deps, tx, by, params.id, body)),
    removeOfficeCategory: ({ actor, params, query: { version, addressesTo } }) =>
      changed(actor, (tx, by) => removeCategory(deps, tx, by, params.id, { goodsTo: null, addressesTo, version })),
  }
}
