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

/**
 * A square picture at several widths, of which the browser takes what its frame needs.
 * @param sides pixels, rising; the first is for whoever knows no others
 * @param sizes how wide the frame is, as the attribute says it
 */
export function squarePicture(
  url: string,
  alt: string,
  sides: readonly [number, ...number[]],
  sizes: string,
  focus?: PictureSource['focus'],
): PictureSource {
  const at = (side: number) => resizedImageUrl(url, { width: side, height: side })
  const [side] = sides
  const src = at(side)
  const isResized = sides.some((one) => at(one) !== src)
  const srcSet = sides.map((one) => `${at(one)} ${one}w`).join(', ')
  return { src, alt, width: side, height: side, focus, ...(isResized && { srcSet, sizes }) }
}

/**
 * Pictures of goods are square drawings on a transparent ground. On a phone a frame is 40–42 % of the screen: of a little
 * less a dense screen takes 320 pixels, half the bytes of 480, and a drawing enlarged by a tenth looks the same.
 */
export const shelfPicture = (url: string, alt: string, focus?: PictureSource['focus']): PictureSource =>
  squarePicture(url, alt, [240, 320, 480], '(min-width: 576px) 240px, 38vw', focus)

/** The same drawing in a frame wider than a card's: in a window, or where a photo of the place would stand. */
export const widePicture = (url: string, alt: string, focus?: PictureSource['focus']): PictureSource =>
  pictureOf(url, alt, { width: 240, height: 240 }, focus)

/** Landscapes of farms are decoration. */
export const landscapePicture = (url: string, focus?: PictureSource['focus']): PictureSource =>
  pictureOf(url, '', { width: 416, height: 257 }, focus)
