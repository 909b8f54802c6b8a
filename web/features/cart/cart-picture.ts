import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'

/** A small square picture of a line at 1x and 2x density. */
export function linePicture(url: string, alt: string, size = 72) {
  if (!url) return null
  const src = resizedImageUrl(url, { width: size, height: size })
  const double = resizedImageUrl(url, { width: size * 2, height: size * 2 })
  return { src, alt, ...(double !== src && { srcSet: `${src} 1x, ${double} 2x` }) }
}
