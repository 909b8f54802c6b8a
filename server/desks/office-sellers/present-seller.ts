import type { OfficeSellerRow } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { sellerMovesOf } from '@okolitsa/domain/sellers/seller-state.ts'
import type { SellerRow } from './store/seller-list.store.ts'

const AVATAR = { width: 80, height: 80 }

/** @param mayMove true = the caller may suspend and restore sellers */
export const presentRow = (
  { smallImage, until, createdAt, sum, createdKey: _, ...row }: SellerRow,
  mayMove: boolean,
): OfficeSellerRow => ({
  ...row,
  smallImageUrl: imageUrl(smallImage, AVATAR),
  until: row.state === 'suspended' || row.state === 'paused' ? (until?.toISOString() ?? null) : null,
  createdAt: createdAt.toISOString(),
  sum: toRoubles(kopecks(sum)),
  abilities: mayMove ? sellerMovesOf(row.state) : [],
})
