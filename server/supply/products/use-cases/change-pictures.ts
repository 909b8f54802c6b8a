import { changedGallery, type GalleryChange, galleryMistakes } from '@okolitsa/domain/images/gallery.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ProductRef } from '../ports.ts'
import {
  deleteFurtherPictures,
  insertFurtherPictures,
  listProductPictures,
  saveFirstPicture,
} from '../store/product-gallery.store.ts'
import { conclude, type ProductDeps, takeProduct } from './product-deps.ts'

/** Changes the arrangement of a product's pictures; lists display the new first picture immediately. */
export async function changePictures(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  change: GalleryChange,
): Promise<void> {
  const { productId } = ref
  await takeProduct(deps, tx, ref)
  const before = await listProductPictures(tx, productId)
  const pictures = changedGallery(before, change)
  if (!pictures) throw new Refusal('NOT_FOUND')
  refuseMistakes(galleryMistakes(pictures))
  const [first, ...further] = pictures
  if (!first) throw new Refusal('NOT_FOUND')
  await saveFirstPicture(tx, { productId, ...first })
  await deleteFurtherPictures(tx, productId)
  await insertFurtherPictures(
    tx,
    further.map((picture, index) => ({ productId, place: index + 2, ...picture })),
  )
  await conclude(deps, tx, author, ref, { action: 'changePictures', before: { pictures: before }, after: { pictures } })
}
