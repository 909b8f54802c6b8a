import { fittingSize, type ImageSize } from './image-size.ts'

/** Matches addresses made by `imageUrl()`: everything before the size, and the source after it. */
const RESIZABLE = /^(.*\/api\/v1\/img\/[^/]+\/)\d+\/\d+(\/resize\/.+)$/

/**
 * The same picture at another size. Addresses that are not ours, and drawings that scale by themselves, stay as they are.
 * @param wanted pixels, rounded up to a size that is made
 */
export function resizedImageUrl(url: string, wanted: ImageSize): string {
  const { width, height } = fittingSize(wanted)
  return url.replace(RESIZABLE, `$1${width}/${height}$2`)
}
