/** Where original pictures are kept. */
export interface PictureStore {
  /** The original by its key such as `food/cheese.webp`; null when there is none. */
  read(source: string): Promise<Buffer | null>
}
