import { changedGallery, type GalleryChange, galleryMistakes } from '@okolitsa/domain/images/gallery.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import {
  deleteFurtherPictures,
  insertFurtherPictures,
  listSellerPictures,
  saveFirstPicture,
} from '../store/seller-gallery.store.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

/** Changes the arrangement of a seller's pictures. */
export async function changePictures(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  change: GalleryChange,
): Promise<void> {
  await takeSeller(tx, organizationId)
  const before = await listSellerPictures(tx, organizationId)
  const pictures = changedGallery(before, change)
  if (!pictures) throw new Refusal('NOT_FOUND')
  refuseMistakes(galleryMistakes(pictures))
  const [first, ...further] = pictures
  if (!first) throw new Refusal('NOT_FOUND')
  await saveFirstPicture(tx, { organizationId, ...first })
  await deleteFurtherPictures(tx, organizationId)
  await insertFurtherPictures(
    tx,
    further.map((picture, index) => ({ organizationId, place: index + 2, ...picture })),
  )
  await audit.record(tx, author, [
    {
      action: 'changePictures',
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { pictures: before },
      after: { pictures },
    },
  ])
}
