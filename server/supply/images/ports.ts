import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { FastifyInstance } from 'fastify'
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

/** What is known of a kept file. */
export interface FileFacts {
  readonly key: string
  readonly bytes: number
  /** By the ending of the key. */
  readonly contentType: string
}

/**
 * Where files are kept. A key is given once and what lies behind it never changes: a copy of it may be kept for ever.
 * Every call refuses INTERRUPTED when the place does not answer.
 */
export interface FileStorage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null = there is none. */
  get(key: string): Promise<Buffer | null>
  /** The same without the file itself. */
  stat(key: string): Promise<FileFacts | null>
  /** A file that is not there is no error. */
  delete(key: string): Promise<void>
  /** Files whose keys begin with that, in no order; what is put meanwhile may be among them. */
  list(prefix: string): AsyncIterable<FileFacts>
}

/** Where photos that people send in are kept; who sees those of customers their owner module decides. */
export interface PhotoArchive {
  /**
   * Draws them anew as WebP without EXIF and keeps them, one after another; answers their keys.
   * Refuses PHOTO_UNREADABLE, PHOTO_TOO_LARGE and PHOTO_TOO_SMALL, and keeps none of them then. Refuses
   * TOO_MANY_REQUESTS when too many of the same person wait, and OVERLOADED when too many of all do.
   * @param sender each sender's photos wait for one another
   */
  save(sender: Scope, folder: string, photos: AsyncIterable<Uint8Array>): Promise<string[]>
  read(key: string): Promise<Buffer | null>
  forget(keys: readonly string[]): Promise<void>
}

/** Where papers of sellers are kept: anybody may read them at their address (`fileUrl`). */
export interface PaperArchive {
  /**
   * Keeps a PDF as it is and a photo drawn anew; answers its key. Refuses PAPER_UNREADABLE, and what is refused of a
   * photo.
   */
  save(sender: Scope, organizationId: number, paper: Uint8Array): Promise<string>
  forget(key: string): Promise<void>
}

/** What a preview shows: words, and a picture by its key. */
export interface Preview {
  readonly brand: string
  readonly title: string
  readonly note: string
  readonly badge: string
  /** Degrees of OKLCH. */
  readonly hue: number
  readonly image: string
  /** Of a seller's own site; null = the marketplace's. */
  readonly sign: Pick<SiteIcon, 'letters' | 'color'> | null
}

/** Previews of pages, 1200 × 630 as JPEG: what every messenger reads. */
export interface Previews {
  /** Differs when anything on the picture differs. */
  tagOf(preview: Preview): string
  /** One that was drawn already; null = it must be drawn. */
  ready(tag: string): Promise<Buffer | null>
  /** Refuses OVERLOADED when too many wait. */
  draw(tag: string, preview: Preview): Promise<Buffer>
}

/** The sign of a seller's site. */
export interface SiteIcon {
  /** Of the site's name: the first that can be drawn is; none = the colour alone. */
  readonly letters: readonly string[]
  /** Dark enough for white: `#rrggbb`. */
  readonly color: string
  /** `full` is for devices that cut icons to their own form. */
  readonly form: 'rounded' | 'full'
  /** Pixels. */
  readonly side: number
}
/** Signs of sites as PNG, for devices that want no SVG. */
export interface SiteIcons {
  /** Refuses OVERLOADED when too many wait. */
  draw(icon: SiteIcon): Promise<Buffer>
}

/** Pictures over HTTP, and photos of people for the modules whose they are. */
export interface ImagesService {
  mount(app: FastifyInstance): void
  readonly photos: PhotoArchive
  readonly previews: Previews
  readonly icons: SiteIcons
  /** The same for pictures of goods and farms: what is saved here anybody may see at its address. */
  readonly pictures: PhotoArchive
  readonly papers: PaperArchive
}
