import { fittingSize, type ImageSize } from './image-size.ts'

/** URLs made by `imageUrl()`: the part before the size, and the source after it. */
const RESIZABLE = /^(.*\/api\/v1\/img\/[^/]+\/)\d+\/\d+(\/resize\/.+)$/

/**
 * The same picture in another size. URLs of other sites and vector drawings stay unchanged. @param wanted pixels,
 * rounded up to an available size
 */
export function resizedImageUrl(url: string, wanted: ImageSize): string {
  const { width, height } = fittingSize(wanted)
  return url.replace(RESIZABLE, `$1${width}/${height}$2`)
}
