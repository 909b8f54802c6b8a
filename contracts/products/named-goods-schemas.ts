import { dishFormSchema } from './dish-form.ts'
import { goodsCountsSchema, goodsFateSchema, goodsItemSchema, goodsListSchema } from './goods.ts'
import { productChangeSchema, productPastSchema } from './goods-history.ts'
import { goodsImportRowSchema, goodsImportRowsSchema, goodsImportSchema } from './goods-import.ts'
import { goodsCategorySchema, goodsProductSchema, productFormPartSchema, productFormSchema } from './goods-product.ts'

export const goodsSchemas = {
  DishForm: dishFormSchema,
  GoodsCategory: goodsCategorySchema,
  GoodsCounts: goodsCountsSchema,
  GoodsFate: goodsFateSchema,
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
