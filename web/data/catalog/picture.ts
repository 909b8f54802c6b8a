import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import type { PictureSource } from '../../ui/picture.tsx'

/**
 * A picture of the shop at 1x and 2x density. @param url URL as the API gives it @param size CSS pixels of its frame
 * @param focus of a photo: the point that must stay visible
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
 * A square picture at several widths, from which the browser chooses.
 * @param sides pixels, ascending; the first is the fallback
 * @param sizes the `sizes` attribute
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
 * Pictures of products are square drawings on a transparent background. On a phone a frame is 40–42 % of the screen;
 * with slightly less, a dense screen loads 320 pixels, half the bytes of 480, and a drawing enlarged by a tenth looks
 * the same.
 */
export const shelfPicture = (url: string, alt: string, focus?: PictureSource['focus']): PictureSource =>
  squarePicture(url, alt, [240, 320, 480], '(min-width: 576px) 240px, 38vw', focus)

/** The drawing of `shelfPicture` in a frame wider than a card's: in a window, or in place of a photo. */
export const widePicture = (url: string, alt: string, focus?: PictureSource['focus']): PictureSource =>
  pictureOf(url, alt, { width: 240, height: 240 }, focus)

export const landscapePicture = (url: string, focus?: PictureSource['focus']): PictureSource =>
  pictureOf(url, '', { width: 416, height: 257 }, focus)
