/** Matches addresses made by `imageUrl()`: everything before the size, and the source after it. */
const RESIZABLE = /^(.*\/api\/v1\/img\/[^/]+\/)\d+\/\d+(\/resize\/.+)$/

/**
 * The same picture at another size. Addresses that are not ours, and drawings that scale by themselves, stay as they are.
 * @param size pixels
 */
export function resizedImageUrl(url: string, size: { readonly width: number; readonly height: number }): string {
  return url.replace(RESIZABLE, `$1${Math.round(size.width)}/${Math.round(size.height)}$2`)
}
