import type { CheckedGoods, OfficeGoodsRow, ShownContent } from '@okolitsa/contracts/products/office-goods.ts'
import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { type CheckedContent, changedParts } from '@okolitsa/domain/goods/goods-check.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { CheckedTour } from '../../../tours/ports.ts'
import type { CheckRow } from '../store/goods-check.store.ts'
import type { OfficeGoodsListRow } from '../store/office-goods.store.ts'

const THUMB = { width: 144, height: 144 }
const PICTURE = { width: 480, height: 360 }

/** Ids of the categories of a product's contents. */
export const categoriesOf = ({ accepted, proposed }: CheckRow): number[] => [
  proposed.categoryId,
  ...(accepted ? [accepted.categoryId] : []),
]

const shownContent = (
  { allergens, pictures, title, description, composition }: CheckedContent,
  category: string,
): ShownContent => ({
  ...{ title, description, composition, category },
  allergens: [...allergens],
  pictures: pictures.map(({ source, alt }) => ({ url: imageUrl(source, PICTURE), alt })),
})

export function presentChecked(row: CheckRow, categories: ReadonlyMap<number, string>): CheckedGoods {
  const { accepted, proposed, facts, image, waitsSince, returnedAt, reason, message, alike, price, ...rest } = row
  const shown = (content: CheckedContent) => shownContent(content, categories.get(content.categoryId) ?? '')
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

/** A tour of the queue; its texts are compared as one, and its price is of one place. */
export function presentCheckedTour(tour: CheckedTour, sellerTitle: string): CheckedGoods {
  const {
    accepted,
    proposed,
    waitsSince,
    returnedAt,
    reason,
    message,
    price,
    isShown,
    isWanted: _isWanted,
    ...rest
  } = tour
  return {
    ...rest,
    ...{ kind: 'tour', sellerTitle, isOnSale: isShown, isRisky: false, alike: [], measure: 1, unit: PIECE },
    imageUrl: imageUrl(proposed.pictures[0]?.source ?? '', THUMB),
    waitsSince: waitsSince?.toISOString() ?? null,
    accepted: accepted && shownContent(accepted, ''),
    proposed: shownContent(proposed, ''),
    changed: accepted ? changedParts(accepted, proposed) : [],
    price: toRoubles(price),
    lastReturn: returnedAt && { reason, message },
  }
}

export const presentGoodsRow = ({ image, price, ...row }: OfficeGoodsListRow): OfficeGoodsRow => ({
  ...row,
  imageUrl: imageUrl(image, THUMB),
  price: toRoubles(price),
})
