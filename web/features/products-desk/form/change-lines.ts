import type { ProductChange, ProductPast } from '@okolitsa/contracts/products/goods-history.ts'
import type { GoodsCategory, GoodsProduct, ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { type DraftField, draftOf } from '../../../data/products/desk/product-draft.ts'
import { dishPartWords } from './dish-words.ts'
import { draftWords, joined } from './draft-words.ts'
import type { FormMenu } from './section.ts'

const NAMES: Readonly<Record<string, string>> = {
  ...text.fields,
  kind: text.stock.how,
  onHand: text.history.onHand,
  readyOn: text.stock.readyOn,
  isArchived: text.history.isArchived,
}

export function changeLines(
  { before, after }: Pick<ProductChange, 'before' | 'after'>,
  product: GoodsProduct,
  categories: readonly GoodsCategory[],
  menu: FormMenu | null,
): readonly string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof ProductPast)[]
  return fields.map((field) =>
    text.history.change(
      NAMES[field] ?? field,
      valueText(field, before, product, { categories, menu }),
      valueText(field, after, product, { categories, menu }),
    ),
  )
}

function valueText(
  field: keyof ProductPast,
  past: ProductPast,
  product: GoodsProduct,
  { categories, menu }: { readonly categories: readonly GoodsCategory[]; readonly menu: FormMenu | null },
): string {
  switch (field) {
    case 'price':
      return past.price === undefined ? text.conflict.empty : text.pastPrice(past.price, product.isWeight)
    case 'specialPrices':
      return (
        past.specialPrices
          ?.map(({ price, from, to }) => joined(text.pastPrice(price, product.isWeight), from, to))
          .join('; ') || text.conflict.empty
      )
    case 'kind':
      return past.kind ? text.stock.kinds[past.kind] : text.conflict.empty
    case 'onHand':
      return formatAmount(past.onHand ?? 0, product.isWeight ? product.unit : PIECE)
    case 'readyOn':
      return past.readyOn ?? text.conflict.empty
    case 'isArchived':
      return past.isArchived ? text.yes : text.no
    case 'dish':
      return dishPartWords(past.dish ?? {}, menu) || text.conflict.empty
    default: {
      const form = { ...product.form, ...past } as ProductForm
      return draftWords(field satisfies DraftField, draftOf({ form, isWeight: product.isWeight }), categories)
    }
  }
}
