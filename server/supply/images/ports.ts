import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { FastifyInstance } from 'fastify'
/** A drawing of an arrangement; scale and centre are relative to the arrangement's side. */
export interface Layer {
  readonly drawing: Uint8Array
  readonly scale: number
  /** Position of the centre, relative to the middle of the arrangement. */
  readonly x: number
  readonly y: number
  readonly isFlipped: boolean
}

/** Source of a picture: a file, or overlaid drawings, back to front. */
export type Original = Uint8Array | readonly Layer[]

/** Storage of original pictures. */
export interface PictureStore {
  /** True = the picture exists. Any name may be requested, so it is not decoded. */
  has(source: string): Promise<boolean>
  /** The original of a key such as `food/cheese.webp`; null = none. */
  read(source: string): Promise<Original | null>
}

export interface FileFacts {
  readonly key: string
  readonly bytes: number
  /** Content type by the extension of the key. */
  readonly contentType: string
}

/**
 * File storage. A key is used once and its content never changes, so copies may be cached without a time limit. All
 * calls refuse INTERRUPTED when the storage does not answer.
 */
export interface FileStorage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The content of a file; null = none. */
  get(key: string): Promise<Buffer | null>
  /** Facts about a file; null = none. */
  stat(key: string): Promise<FileFacts | null>
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>
  /** Files with this prefix, in any order; may include files added meanwhile. */
  list(prefix: string): AsyncIterable<FileFacts>
}

/** Storage of uploaded photos; the module that owns customers' photos controls access to them. */
export interface PhotoArchive {
  /**
   * Re-encodes photos as WebP without EXIF and stores them, one after another; returns their keys. Refuses
   * PHOTO_UNREADABLE, PHOTO_TOO_LARGE and PHOTO_TOO_SMALL, and then stores none; TOO_MANY_REQUESTS when too many photos
   * of the sender wait, and OVERLOADED when too many of all senders wait.
   * @param sender photos of one sender are processed in sequence
   */
  save(sender: Scope, folder: string, photos: AsyncIterable<Uint8Array>): Promise<string[]>
  read(key: string): Promise<Buffer | null>
  forget(keys: readonly string[]): Promise<void>
}

/** Storage of sellers' documents; the public ones are read at their URL (`fileUrl`). */
export interface PaperArchive {
  /**
   * Stores a PDF unchanged or a re-encoded photo; returns its key. Refuses PAPER_UNREADABLE, and photos like
   * `PhotoArchive.save`.
   */
  save(sender: Scope, organizationId: number, paper: Uint8Array): Promise<string>
  forget(key: string): Promise<void>
}

/** Content of a preview: texts, and the key of a picture. */
export interface Preview {
  readonly brand: string
  readonly title: string
  readonly note: string
  readonly badge: string
  /** Hue, degrees of OKLCH. */
  readonly hue: number
  readonly image: string
  /** Icon of a seller's own site; null = the marketplace's. */
  readonly sign: Pick<SiteIcon, 'letters' | 'color'> | null
}

/** Previews of pages, 1200 × 630 as JPEG, which every messenger supports. */
export interface Previews {
  /** Tag that changes with the content of the preview. */
  tagOf(preview: Preview): string
  /** A cached preview; null = not drawn yet. */
  ready(tag: string): Promise<Buffer | null>
  /** Draws a preview. Refuses OVERLOADED when too many wait. */
  draw(tag: string, preview: Preview): Promise<Buffer>
}

export interface SiteIcon {
  /** Letters of the site's name, of which the first one with a glyph is used; empty = the colour only. */
  readonly letters: readonly string[]
  /** Colour `#rrggbb`, dark enough for a white letter. */
  readonly color: string
  /** `full` is for devices that crop icons to their own shape. */
  readonly form: 'rounded' | 'full'
  /** Side of the icon, pixels. */
  readonly side: number
}
/** Icons of sites as PNG, for devices without SVG support. */
export interface SiteIcons {
  /** Draws an icon. Refuses OVERLOADED when too many wait. */
  draw(icon: SiteIcon): Promise<Buffer>
}

/** Pictures over HTTP, and photos for their owner modules. */
export interface ImagesService {
  mount(app: FastifyInstance): void
  readonly photos: PhotoArchive
  readonly previews: Previews
  readonly icons: SiteIcons
  /** Photos of products and farms, which are public at their URL. */
  readonly pictures: PhotoArchive
  readonly papers: PaperArchive
  /** Documents that only their owner module shows, read by `photos.read`. */
  readonly privatePapers: PaperArchive
}
