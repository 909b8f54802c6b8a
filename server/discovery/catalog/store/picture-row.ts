import type { FocusPoint } from '@okolitsa/domain/images/gallery.ts'

export interface PictureRow {
  readonly source: string
  readonly alt: string
  readonly focusX: number | null
  readonly focusY: number | null
}

/** The focus point of a photo; null = no crop. */
export const focusOf = ({ focusX, focusY }: Pick<PictureRow, 'focusX' | 'focusY'>): FocusPoint | null =>
  focusX === null || focusY === null ? null : { x: focusX, y: focusY }

/** Columns of `picture` as a JSON list in their order. */
const LISTED = `coalesce(jsonb_agg(jsonb_build_object('source', picture.source, 'alt', picture.alt,
  'focusX', picture.focus_x, 'focusY', picture.focus_y) order by picture.place), '[]')`

export const FURTHER_OF_PRODUCT = `(select ${LISTED} from product_picture picture where picture.product_id = p.id)`
