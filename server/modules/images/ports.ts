/** A drawing within an arrangement: scale and place of its centre are shares of the arrangement's side. */
export interface Layer {
  readonly drawing: Uint8Array
  readonly scale: number
  /** From the middle. */
  readonly x: number
  readonly y: number
  readonly isFlipped: boolean
}

/** What a picture is made from: a file, or drawings laid over one another, the farther ones first. */
export type Original = Uint8Array | readonly Layer[]

/** Where original pictures are kept. */
export interface PictureStore {
  /** Is there such a picture? Anybody may ask that for any name: nothing is decoded or drawn for the answer. */
  has(source: string): Promise<boolean>
  /** The original by its key such as `food/cheese.webp`; null when there is none. */
  read(source: string): Promise<Original | null>
}

/** Files of the archive; keys are ours. */
export interface PhotoFiles {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>
}

/** Photos of people, seen only by whom their owner module shows them to: no address leads here. */
export interface PhotoArchive {
  /**
   * Draws them anew as WebP without EXIF and keeps them, one after another; answers their keys.
   * Refuses PHOTO_UNREADABLE and PHOTO_TOO_LARGE, and keeps none of them then.
   */
  save(folder: string, photos: AsyncIterable<Uint8Array>): Promise<string[]>
  read(key: string): Promise<Buffer | null>
  forget(keys: readonly string[]): Promise<void>
}
