/** Where original pictures are kept. */
export interface PictureStore {
  /** The original by its key such as `food/cheese.webp`; null when there is none. */
  read(source: string): Promise<Buffer | null>
}

/** Files of the archive; keys are ours. */
export interface PhotoFiles extends PictureStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>
}

/** Photos of people, seen only by whom their owner module shows them to: no address leads here. */
export interface PhotoArchive {
  /** Draws them anew as WebP without EXIF and keeps them; answers their keys. Refuses PHOTO_UNREADABLE. */
  save(folder: string, photos: readonly Uint8Array[]): Promise<string[]>
  read(key: string): Promise<Buffer | null>
  forget(keys: readonly string[]): Promise<void>
}
