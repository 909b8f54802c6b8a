import type { OfficePaper, OfficeSellerRow } from '@okolitsa/contracts/sellers/office-sellers.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { paperMovesOf, paperState } from '@okolitsa/domain/sellers/paper-check.ts'
import { sellerMovesOf } from '@okolitsa/domain/sellers/seller-state.ts'
import type { KeptDocument } from '../../supply/sellers/ports.ts'
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

/** @param mayManage true = the caller may check papers */
export function presentPaper(
  { file, checkedBy, checkedAt, addedAt, coveredTo: _, validTo, ...paper }: KeptDocument,
  {
    today,
    mayManage,
    names,
  }: { readonly today: IsoDate; readonly mayManage: boolean; readonly names: ReadonlyMap<number, string> },
): OfficePaper {
  const state = paperState(paper.check, validTo, today)
  return {
    ...paper,
    validTo,
    state,
    fileUrl: fileUrl(file),
    checkedBy: checkedBy === null ? null : (names.get(checkedBy) ?? null),
    checkedAt: checkedAt?.toISOString() ?? null,
    addedAt: addedAt?.toISOString() ?? null,
    abilities: mayManage ? [...paperMovesOf(state)] : [],
  }
}
