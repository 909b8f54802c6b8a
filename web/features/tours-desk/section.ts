import type { TourDraft, TourDraftField, TourEdits } from '../../data/tours/desk/tour-draft.ts'

export interface SectionProps {
  readonly draft: TourDraft
  readonly errorOf: (field: TourDraftField) => string | undefined
  readonly onEdit: (edits: TourEdits) => void
}

/** Anchor of each field that may be missing. */
export const ANCHORS: Readonly<Record<string, string>> = {
  title: 'main',
  story: 'main',
  languages: 'main',
  durationMinutes: 'main',
  placeTitle: 'place',
  coords: 'place',
  meetingPoint: 'meeting',
  images: 'pictures',
  prices: 'prices',
  register: 'register',
}
