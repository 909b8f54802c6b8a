import { contentTypeOf } from '../files/content-type.ts'
import { type FieldMistakes, mistakesInList, mistakesOf, orNone, text, whole } from '../validation/field-rules.ts'

/** The point of a photo that stays visible in every frame: per cent from the left and from the top. */
export interface FocusPoint {
  readonly x: number
  readonly y: number
}

export interface GalleryPicture {
  /** Source key for `imageUrl()`. */
  readonly source: string
  /** Alternative text; empty = the title of the product suffices. */
  readonly alt: string
  /** Focal point that the frame is centred on; null = a drawing, which is never cropped. */
  readonly focus: FocusPoint | null
}

export interface PictureRow {
  readonly source: string
  readonly alt: string
  readonly focusX: number | null
  readonly focusY: number | null
}

export const pictureOfRow = ({ source, alt, focusX, focusY }: PictureRow): GalleryPicture => ({
  source,
  alt,
  focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
})

/** The row of a picture, with its other fields. */
export const rowOfPicture = <Picture extends GalleryPicture>({
  focus,
  ...picture
}: Picture): Omit<Picture, 'focus'> & Pick<PictureRow, 'focusX' | 'focusY'> => ({
  ...picture,
  focusX: focus?.x ?? null,
  focusY: focus?.y ?? null,
})

/** Pictures of a gallery; lists show the first one. */
export type Gallery = readonly [GalleryPicture, ...GalleryPicture[]]

/** A seller's change of a gallery. */
export type GalleryChange =
  | { readonly kind: 'add'; readonly pictures: readonly GalleryPicture[] }
  | { readonly kind: 'remove'; readonly source: string }
  /** New position; 1 = first. */
  | { readonly kind: 'move'; readonly source: string; readonly place: number }
  | {
      readonly kind: 'describe'
      readonly source: string
      readonly alt?: string
      readonly focus?: FocusPoint | null
    }

/** Maximum pictures of one product or seller. */
export const MAX_PICTURES = 10
export const LONGEST_ALT = 200

/** A picture without a text and a focus point. */
export const plainPicture = (source: string): GalleryPicture => ({ source, alt: '', focus: null })

/**
 * Applies a change to a gallery; null = the picture is missing. The result may violate the rules of `galleryMistakes`.
 */
export function changedGallery(gallery: readonly GalleryPicture[], change: GalleryChange): GalleryPicture[] | null {
  if (change.kind === 'add') return [...gallery, ...change.pictures]
  const picture = gallery.find(({ source }) => source === change.source)
  if (!picture) return null
  const others = gallery.filter((one) => one !== picture)
  switch (change.kind) {
    case 'remove':
      return others
    case 'move':
      return others.toSpliced(Math.max(0, change.place - 1), 0, picture)
    case 'describe': {
      const { alt = picture.alt, focus = picture.focus } = change
      return gallery.map((one) => (one === picture ? { ...one, alt, focus } : one))
    }
  }
}

const percent = whole(0, 100)

/** Requires at least one picture and no duplicates. */
export function galleryMistakes(gallery: readonly GalleryPicture[]): FieldMistakes {
  if (gallery.length === 0) return { pictures: 'required' }
  if (gallery.length > MAX_PICTURES) return { pictures: 'tooLong' }
  if (new Set(gallery.map(({ source }) => source)).size < gallery.length) return { pictures: 'taken' }
  return eachMistakes(gallery)
}

/** Mistakes of single pictures; keys are `pictures.<index>.<field>`. */
const eachMistakes = (pictures: readonly GalleryPicture[]): FieldMistakes =>
  mistakesInList(pictures, 'pictures', (picture) =>
    mistakesOf<GalleryPicture>(
      {
        source: (source) => (source.length <= 200 && contentTypeOf(source)?.startsWith('image/') ? null : 'wrongValue'),
        alt: text({ most: LONGEST_ALT }),
        focus: orNone((point) => percent(point.x) ?? percent(point.y)),
      },
      picture,
    ),
  )
