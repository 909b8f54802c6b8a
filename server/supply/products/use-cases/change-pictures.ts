import { changedGallery, type GalleryChange, galleryMistakes } from '@okolitsa/domain/images/gallery.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ProductRef } from '../ports.ts'
import { conclude, type ProductDeps, takeProduct } from './product-deps.ts'
import { presentContent, saveSettled, settle } from './settle-check.ts'

/** Changes the arrangement of a product's pictures; lists display the new first picture immediately. */
export async function changePictures(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  change: GalleryChange,
): Promise<void> {
  const product = await takeProduct(deps, tx, ref, true)
  const before = presentContent(product).pictures
  const pictures = changedGallery(before, change)
  if (!pictures) throw new Refusal('NOT_FOUND')
  refuseMistakes(galleryMistakes(pictures))
  await saveSettled(tx, product, settle(author, product, product, { pictures }))
  await conclude(deps, tx, author, ref, {
    action: 'changePictures',
    before: { pictures: [...before] },
    after: { pictures },
  })
}
