import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { type BlockPicture, pictureFocus, pictureSource } from '@okolitsa/domain/site-pages/block-picture.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import type { PictureSource } from '../../ui/picture.tsx'

export const blockPicture = (
  picture: BlockPicture,
  size: { readonly width: number; readonly height: number },
  alt = '',
): PictureSource => pictureOf(imageUrl(pictureSource(picture)), alt, size, pictureFocus(picture) ?? undefined)
