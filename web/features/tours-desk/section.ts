import type { TourDraft, TourDraftField, TourEdits } from '../../data/tours/desk/tour-draft.ts'

/** What a section of the form is given. */
export interface SectionProps {
  readonly draft: TourDraft
  readonly errorOf: (field: TourDraftField) => string | undefined
  readonly onEdit: (edits: TourEdits) => void
}

/** Where in the page a thing that is missing is filled in, by its name. */
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
