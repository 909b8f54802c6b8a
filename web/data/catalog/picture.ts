import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import type { PictureSource } from '../../ui/picture.tsx'

/**
 * A picture of the shop at a size, with its double for dense screens.
 * @param url address as the API gives it
 * @param size CSS pixels of its frame
 * @param focus of a photo: what must be seen of it
 */
export function pictureOf(
  url: string,
  alt: string,
  size: { width: number; height: number },
  focus?: PictureSource['focus'],
): PictureSource {
  const src = resizedImageUrl(url, size)
  const double = resizedImageUrl(url, { width: size.width * 2, height: size.height * 2 })
  return { src, alt, ...size, focus, ...(double !== src && { srcSet: `${src} 1x, ${double} 2x` }) }
}

/** Pictures of goods are square drawings on a transparent ground. */
export const shelfPicture = (url: string, alt: string, focus?: PictureSource['focus']): PictureSource =>
  pictureOf(url, alt, { width: 240, height: 240 }, focus)

/** Landscapes of farms are decoration. */
export const landscapePicture = (url: string, focus?: PictureSource['focus']): PictureSource =>
  pictureOf(url, '', { width: 416, height: 257 }, focus)
