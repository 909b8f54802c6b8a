import { randomUUID } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import sharp from 'sharp'
import type { PhotoArchive, PhotoFiles } from './ports.ts'

/** The longer side a photo is kept at, pixels. */
const LONGEST_SIDE = 2_000
/** What cameras and browsers send; drawings that hold programs (SVG) are none of it. */
const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif'])
/** A picture of more pixels than a telephone takes is an attack. */
const MOST_PIXELS = 60_000_000

/**
 * Photos people send in. Each is drawn anew: what is not a picture is refused, and where and when it was taken (EXIF)
 * stays with the shopper.
 */
export function createPhotoArchive(files: PhotoFiles): PhotoArchive {
  return {
    save: async (folder, photos) => {
      const pictures = await Promise.all(photos.map(redraw))
      const keys = pictures.map(() => `${folder}/${randomUUID()}.webp`)
      await Promise.all(keys.map((key, index) => files.write(key, pictures[index] as Buffer)))
      return keys
    },
    read: (key) => files.read(key),
    forget: async (keys) => {
      await Promise.all(keys.map((key) => files.remove(key)))
    },
  }
}

async function redraw(photo: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!PHOTO_FORMATS.has(format)) throw new TypeError(`not a photo: ${format}`)
    return await picture
      // turned as the camera meant it, before its notes are dropped
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw new Refusal('PHOTO_UNREADABLE')
  }
}
