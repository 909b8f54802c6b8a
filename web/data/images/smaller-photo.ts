/** Pixels of the longer side that are sent: more than the shop keeps. */
const LONGEST_SIDE = 2560
/** Bytes below which a photo is sent as it is. */
const LIGHT = 1_500_000
const QUALITY = 0.88

/**
 * A photo of a telephone made light enough for a weak connection; what is light already, or can not be read here, is
 * answered as it is: the shop says what it thinks of it.
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
