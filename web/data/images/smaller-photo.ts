/** Maximum longer side of an uploaded photo, pixels: more than the shop stores. */
const LONGEST_SIDE = 2560
/** Maximum size of a photo sent unchanged, bytes. */
const LIGHT = 1_500_000
const QUALITY = 0.88

/**
 * Reduces a phone's photo for a slow connection. A small photo, or one that this browser cannot decode, is returned
 * unchanged: the server decides about it.
 */
export async function smallerPhoto(photo: File): Promise<Blob> {
  if (photo.size <= LIGHT) return photo
  const bitmap = await createImageBitmap(photo).catch(() => null)
  if (!bitmap) return photo
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return smaller && smaller.size < photo.size ? smaller : photo
}
