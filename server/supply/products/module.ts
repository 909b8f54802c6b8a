import { officeCategoriesEndpoints } from '@okolitsa/contracts/catalog/office-categories.endpoints.ts'
import { defineModule } from '../../module.ts'
import { withoutIndexes } from '../../platform/db/without-indexes.ts'
import { mounted } from '../../platform/module/module.ts'
import { officeCategoriesHandlers } from './http/office-categories.handlers.ts'
import type { ProductsService } from './ports.ts'
import { alcoholWords, listStopPhrases } from './store/alcohol.store.ts'
import { listGoodsCategories } from './store/category.store.ts'
import { readCheckRule } from './store/check-rule.store.ts'
import { clonePartsOfProducts, cloneProducts } from './store/clone-products.ts'
import { listCrops } from './store/crop.store.ts'
import {
  countPictured,
  findListed,
  findNamed,
  firstCategoryOf,
  mainSectionOf,
  titlesOf,
} from './store/find-products.store.ts'
import { findStanding } from './store/product-check.store.ts'
import { listProductPictures } from './store/product-gallery.store.ts'
import { changeCategory, createCategories } from './use-cases/categories.ts'
import { changePictures } from './use-cases/change-pictures.ts'
import {
  changeProduct,
  setArchived,
  setCategory,
  setEnabled,
  setPrice,
  setSpecialPrices,
} from './use-cases/change-product.ts'
import { changeProducts, takeProducts } from './use-cases/change-products.ts'
import { addStock, moveStock, setStock, setStockThreshold } from './use-cases/change-stock.ts'
import { changeStopList } from './use-cases/change-stop-list.ts'
import { changeCheckRule } from './use-cases/check-rule.ts'
import { createProducts } from './use-cases/create-products.ts'
import { decideGoods, moveProduct, undoGoodsDecision } from './use-cases/decide-goods.ts'
import type { ProductDeps } from './use-cases/product-deps.ts'
import { readKeeping } from './use-cases/read-keeping.ts'
import { removeCategory } from './use-cases/remove-category.ts'
import { saveCategories } from './use-cases/save-categories.ts'
import { setCategoryStory } from './use-cases/set-category-story.ts'
import { setCrop } from './use-cases/set-crop.ts'
import { setMade } from './use-cases/set-made.ts'
import { forbiddenCategories } from './use-cases/tax-rules.ts'

/** Products and categories, which change only through this module's commands. */
export const createProductsModule = (deps: ProductDeps): ProductsService => ({
  createProducts: (tx, author, products) => createProducts(deps, tx, author, products),
  createProduct: async (tx, author, product) => (await createProducts(deps, tx, author, [product]))[0] ?? 0,
  changeProduct: (tx, author, ref, change) => changeProduct(deps, tx, author, ref, change),
  listGoodsCategories,
  firstCategoryOf,
  findListed,
  findNamed,
  mainSectionOf,
  countPictured,
  titlesOf,
  alcoholWords,
  forbiddenCategories,
  listStopPhrases,
  changeStopList: (tx, staffId, change) => changeStopList(deps, tx, staffId, change),
  takeProducts: (tx, organizationId, ids) => takeProducts(deps, tx, organizationId, ids),
  changeProducts: (tx, author, organizationId, changes) => changeProducts(deps, tx, author, organizationId, changes),
  changePictures: (tx, author, ref, change) => changePictures(deps, tx, author, ref, change),
  listPictures: (executor, { productId }) => listProductPictures(executor, productId),
  decideGoods: (tx, ref, decision) => decideGoods(deps, tx, ref, decision),
  undoGoodsDecision: (tx, ref, by) => undoGoodsDecision(deps, tx, ref, by),
  moveProduct: (tx, ref, move) => moveProduct(deps, tx, ref, move),
  readCheckRule,
  changeCheckRule: (tx, staffId, rule) => changeCheckRule(deps, tx, staffId, rule),
  standingDecision: findStanding,
  setPrice: (tx, author, ref, price) => setPrice(deps, tx, author, ref, price),
  setSpecialPrices: (tx, author, ref, specials) => setSpecialPrices(deps, tx, author, ref, specials),
  setStock: (tx, author, ref, stock) => setStock(deps, tx, author, ref, stock),
  addStock: (tx, author, ref, amount) => addStock(deps, tx, author, ref, amount),
  moveStock: (tx, author, ref, move) => moveStock(deps, tx, author, ref, move),
  setStockThreshold: (tx, ref, below) => setStockThreshold(deps, tx, ref, below),
  setMade: (tx, author, ref, made) => setMade(deps, tx, author, ref, made),
  setCategory: (tx, author, ref, categories) => setCategory(deps, tx, author, ref, categories),
  enableProduct: (tx, author, ref) => setEnabled(deps, tx, author, ref, true),
  disableProduct: (tx, author, ref) => setEnabled(deps, tx, author, ref, false),
  archiveProduct: (tx, author, ref) => setArchived(deps, tx, author, ref, true),
  restoreProduct: (tx, author, ref) => setArchived(deps, tx, author, ref, false),
  createCategories: (tx, author, categories) => createCategories(deps, tx, author, categories),
  changeCategory: (tx, author, id, change) => changeCategory(deps, tx, author, id, change),
  saveCategories: (tx, author, categories) => saveCategories(deps, tx, author, categories),
  followCategories: (follower) => {
    deps.followers?.push(follower)
  },
  removeCategory: (tx, author, id, goods) => removeCategory(deps, tx, author, id, goods),
  listCrops,
  setCrop: (tx, author, crop) => setCrop(deps, tx, author, crop),
  setCategoryStory: (tx, author, id, story) => setCategoryStory(deps, tx, author, id, story),
  cloneProducts: async (tx, clones) => {
    await withoutIndexes(tx, ['product'], () => cloneProducts(tx, clones))
    await deps.stock.cloneLevels(tx)
    await clonePartsOfProducts(tx)
  },
})

export const productsModule = defineModule({
  name: 'products',
  uses: ['audit', 'sellers', 'stock'],
  portsFilledBy: ['readModels'],
  create: ({ database }, services) => {
    const deps: ProductDeps = { ...services, followers: [] }
    return {
      calls: [mounted(officeCategoriesEndpoints, officeCategoriesHandlers(database, deps))],
      service: createProductsModule(deps),
      periodic: [{ name: 'read-keeping', cron: '* * * * *', run: () => readKeeping(database, deps) }],
    }
  },
})
