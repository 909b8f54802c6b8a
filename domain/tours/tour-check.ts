import type { CheckedContent, ProductCheck, ReturnReason } from '../goods/goods-check.ts'
import { plainPicture } from '../images/gallery.ts'
import type { TourSheet } from './tour.ts'

/** Texts of a tour that the office checks. Prices, dates, places and terms never wait. */
const CHECKED_TEXTS = ['title', 'tagline', 'story', 'programme', 'included', 'notIncluded', 'toTake'] as const
export type TourTexts = Pick<TourSheet, (typeof CHECKED_TEXTS)[number]>

/** The checked content of a tour: as the office compares it, and the texts of its row. */
export interface TourContent extends CheckedContent {
  readonly tour: TourTexts
}
export type TourCheck = ProductCheck<TourContent>

/** The check of a tour with the last decision of the office. */
export interface DecidedTourCheck extends TourCheck {
  readonly reason: ReturnReason | null
  readonly message: string
  /** ISO 8601; null = it does not wait. */
  readonly waitsSince: string | null
  /** ISO 8601; null = it was never returned. */
  readonly returnedAt: string | null
}

/** The check of a published tour that the office knows without one. */
export const knownTourCheck = (content: TourContent, isWanted: boolean): DecidedTourCheck => ({
  state: 'accepted',
  time: 'after',
  version: 1,
  accepted: content,
  proposed: content,
  isWanted,
  reason: null,
  message: '',
  waitsSince: null,
  returnedAt: null,
})

export function contentOfTour(sheet: TourTexts, images: readonly string[]): TourContent {
  const { title, tagline, story, programme, included, notIncluded, toTake } = sheet
  const listed = (mark: string, items: TourTexts['included']) =>
    items.map((item) => [mark, item.title, item.detail].filter((part) => part !== '').join(' '))
  const steps = programme.map((step) => [step.day, step.at, step.title, step.detail].join(' '))
  const lines = [tagline, ...story, ...steps, ...listed('+', included), ...listed('−', notIncluded), ...toTake]
  return {
    title,
    description: lines.filter((line) => line !== '').join('\n'),
    composition: '',
    allergens: [],
    // tours have no category of goods
    categoryId: 0,
    pictures: images.map(plainPicture),
    tour: { title, tagline, story, programme, included, notIncluded, toTake },
  }
}
