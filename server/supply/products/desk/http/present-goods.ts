import type { GoodsItem } from '@okolitsa/contracts/products/goods.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { GoodsRow } from '../store/goods.store.ts'

const PREVIEW = { width: 144, height: 144 }

export const presentGoods = ({ image, organizationId: _of, price, ...row }: GoodsRow): GoodsItem => ({
  ...row,
  imageUrl: imageUrl(image, PREVIEW),
  price: toRoubles(price),
})
