import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import type { PictureSource } from '../../ui/picture.tsx'

/**
 * A picture of the shop at a size, with its double for dense screens.
 * @param url address as the API gives it
 * @param size CSS pixels of its frame
 */
export function pictureOf(url: string, alt: string, size: { width: number; height: number }): PictureSource {
  const src = resizedImageUrl(url, size)
  const double = resizedImageUrl(url, { width: size.width * 2, height: size.height * 2 })
  return { src, alt, ...size, ...(double !== src && { srcSet: `${src} 1x, ${double} 2x` }) }
}

/** Pictures of goods are square drawings on a transparent ground. */
export const shelfPicture = (url: string, alt: string): PictureSource =>
  pictureOf(url, alt, { width: 240, height: 240 })

/** Landscapes of farms are decoration. */
export const landscapePicture = (url: string): PictureSource => pictureOf(url, '', { width: 416, height: 257 })
