import { DEFAULT_IMAGE_SIZE, fittingSize, type ImageSize } from './image-size.ts'

/** What pictures are for (spec): the shop's pages, or the sellers' side. Both show the same. */
export const IMAGE_LOCATIONS = ['b2c', 'b2b'] as const

/**
 * The address of a picture at a size: `/api/v1/img/b2c/{width}/{height}/resize/{source}`.
 * @param source key of the stored picture, for example `food/cheese.webp`
 * @param wanted pixels, rounded up to a size that is made; 400 × 400 by default
 */
export function imageUrl(source: string, wanted: ImageSize = DEFAULT_IMAGE_SIZE): string {
  const { width, height } = fittingSize(wanted)
  return `/api/v1/img/b2c/${width}/${height}/resize/${source}`
}
