/** Default side of a picture, pixels (spec 7.14). */
const DEFAULT_IMAGE_SIDE = 400

/**
 * The address of a picture at a size: `/api/v1/img/b2c/{width}/{height}/resize/{source}`.
 * @param source key of the stored picture, for example `food/cheese.webp`
 * @param size pixels; 400 × 400 unless told
 */
export function imageUrl(source: string, size: { readonly width?: number; readonly height?: number } = {}): string {
  const { width = DEFAULT_IMAGE_SIDE, height = DEFAULT_IMAGE_SIDE } = size
  return `/api/v1/img/b2c/${width}/${height}/resize/${source}`
}
