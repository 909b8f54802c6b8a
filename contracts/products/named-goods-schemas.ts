import { dishFormSchema } from './dish-form.ts'
import { goodsCountsSchema, goodsItemSchema, goodsListSchema, goodsOutcomeSchema } from './goods.ts'
import { productChangeSchema, productPastSchema } from './goods-history.ts'
import { goodsImportRowSchema, goodsImportRowsSchema, goodsImportSchema } from './goods-import.ts'
import { goodsCategorySchema, goodsProductSchema, productFormPartSchema, productFormSchema } from './goods-product.ts'

export const goodsSchemas = {
  DishForm: dishFormSchema,
  GoodsCategory: goodsCategorySchema,
  GoodsCounts: goodsCountsSchema,
  GoodsFate: goodsOutcomeSchema,
  GoodsImport: goodsImportSchema,
  GoodsImportRow: goodsImportRowSchema,
  GoodsImportRows: goodsImportRowsSchema,
  GoodsItem: goodsItemSchema,
  GoodsList: goodsListSchema,
  GoodsProduct: goodsProductSchema,
  ProductChange: productChangeSchema,
  ProductForm: productFormSchema,
  ProductFormPart: productFormPartSchema,
  ProductPast: productPastSchema,
}
