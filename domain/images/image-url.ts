import { DEFAULT_IMAGE_SIZE, fittingSize, type ImageSize } from './image-size.ts'

/** Users of pictures (spec): the shop's pages and the sellers' side. Both get the same pictures. */
export const IMAGE_LOCATIONS = ['b2c', 'b2b'] as const

/**
 * URL of a picture: `/api/v1/img/b2c/{width}/{height}/resize/{source}`. @param source key of the stored picture, for
 * example `food/cheese.webp` @param wanted pixels, rounded up to an available size; 400 × 400 by default
 */
export function imageUrl(source: string, wanted: ImageSize = DEFAULT_IMAGE_SIZE): string {
  const { width, height } = fittingSize(wanted)
  return `/api/v1/img/b2c/${width}/${height}/resize/${source}`
}
