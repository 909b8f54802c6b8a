import type { GalleryPicture } from '@okolitsa/contracts/catalog/picture.ts'
import type { ImageSize } from '@okolitsa/domain/images/image-size.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { focusOf, type PictureRow } from '../store/picture-row.ts'

export const presentPicture = (row: PictureRow, size: ImageSize): GalleryPicture => ({
  url: imageUrl(row.source, size),
  alt: row.alt,
  focus: focusOf(row),
})
