import type { GoodsCategory } from '@okolitsa/contracts/products/goods-product.ts'
import { isAttributeKey } from '@okolitsa/domain/catalog/attributes.ts'
import { attributes, optionTitle } from '@okolitsa/strings/ru/attributes.ts'
import { orderBefore, productionDays } from '@okolitsa/strings/ru/production-schedule.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import type { DraftField, ProductDraft } from '../../../data/products/desk/product-draft.ts'
import { groupsWords } from './dish-words.ts'

/** Joins parts of a line; empty ones are left out. */
export const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

export function draftWords(field: DraftField, draft: ProductDraft, categories: readonly GoodsCategory[]): string {
  const titleOf = (id: number) => categories.find((one) => one.id === id)?.title ?? String(id)
  const words = (): string => {
    switch (field) {
      case 'categoryId':
        return titleOf(draft.categoryId)
      case 'furtherCategoryIds':
        return draft.furtherCategoryIds.map(titleOf).join(', ')
      case 'isOnSale':
        return draft.isOnSale ? text.yes : text.no
      case 'nutrition':
        return joined(...Object.values(draft.nutrition))
      case 'specialPrices':
        return draft.specialPrices.map(({ price, from, to }) => joined(`${price} ₽`, from, to)).join('; ')
      case 'productionSchedule':
        return draft.productionSchedule.isOn
          ? joined(
              productionDays(draft.productionSchedule.weekdays),
              orderBefore(draft.productionSchedule.cutoff, Number(draft.productionSchedule.daysBefore)),
            )
          : ''
      case 'attributes':
        return Object.entries(draft.attributes)
          .flatMap(([key, value]) =>
            isAttributeKey(key) ? `${attributes.titles[key]}: ${optionTitle(key, value)}` : [],
          )
          .join('; ')
      case 'made':
        return draft.made.how === '' ? '' : joined(text.made.ways[draft.made.how], draft.made.on)
      case 'stock':
        return joined(text.stock.kinds[draft.stock.kind], draft.stock.onHand, draft.stock.readyOn)
      case 'dish':
        return draft.dish ? groupsWords(draft.dish.groups) : ''
      default:
        return draft[field]
    }
  }
  return words() || text.conflict.empty
}
