import type { CheckedGoods, OfficeGoodsRow, ShownContent } from '@okolitsa/contracts/products/office-goods.ts'
import { type CheckedContent, changedParts } from '@okolitsa/domain/goods/goods-check.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { CheckRow } from '../store/goods-check.store.ts'
import type { OfficeGoodsListRow } from '../store/office-goods.store.ts'

const THUMB = { width: 144, height: 144 }
const PICTURE = { width: 480, height: 360 }

/** Ids of the categories of a product's contents. */
export const categoriesOf = ({ accepted, proposed }: CheckRow): number[] => [
  proposed.categoryId,
  ...(accepted ? [accepted.categoryId] : []),
]

export function presentChecked(row: CheckRow, categories: ReadonlyMap<number, string>): CheckedGoods {
  const { accepted, proposed, facts, image, waitsSince, returnedAt, reason, message, alike, price, ...rest } = row
  const shown = ({
    categoryId,
    allergens,
    pictures,
    title,
    description,
    composition,
  }: CheckedContent): ShownContent => ({
    ...{ title, description, composition },
    allergens: [...allergens],
    category: categories.get(categoryId) ?? '',
    pictures: pictures.map(({ source, alt }) => ({ url: imageUrl(source, PICTURE), alt })),
  })
  return {
    ...rest,
    imageUrl: imageUrl(image, THUMB),
    waitsSince: waitsSince?.toISOString() ?? null,
    accepted: accepted && shown(accepted),
    proposed: shown(proposed),
    changed: accepted ? changedParts(accepted, proposed) : [],
    price: toRoubles(price),
    isRisky: facts.risky.includes(proposed.categoryId),
    checked: facts.checked,
    returned: facts.returned,
    lastReturn: returnedAt && { reason, message },
    alike: alike.map(({ image: source, ...other }) => ({ ...other, imageUrl: imageUrl(source, THUMB) })),
  }
}

export const presentGoodsRow = ({ image, price, ...row }: OfficeGoodsListRow): OfficeGoodsRow => ({
  ...row,
  imageUrl: imageUrl(image, THUMB),
  price: toRoubles(price),
})
