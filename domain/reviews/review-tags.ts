/** What a tag may be said of, and where: a tag with sections is offered in those of the catalogue only. */
export interface ReviewTag {
  readonly id: number
  readonly kind: 'advantage' | 'disadvantage'
  readonly about: 'product' | 'farmer'
  /** URL keys of root categories; absent = everywhere. */
  readonly sections?: readonly string[]
}

const MILK = 'molochnoe-i-syr'
const MEAT = ['myaso-i-ptica', 'kolbasy-i-delikatesy', 'ryba']
const GARDEN = ['ovoshchi', 'frukty-i-yagody', 'zelen-i-griby']
const BAKED = ['hleb-i-vypechka', 'sladkoe']

const of = (
  about: ReviewTag['about'],
  kind: ReviewTag['kind'],
  ids: readonly number[],
  sections?: readonly string[],
): ReviewTag[] => ids.map((id) => ({ id, kind, about, ...(sections && { sections }) }))

/** Every tag; an id is never given anew. Words: `strings/ru/reviews.ts`. */
export const REVIEW_TAGS: readonly ReviewTag[] = [
  ...of('product', 'advantage', [1, 2, 3, 4]),
  ...of('product', 'advantage', [11, 12], [MILK]),
  ...of('product', 'advantage', [13, 14], MEAT),
  ...of('product', 'advantage', [15, 16], GARDEN),
  ...of('product', 'advantage', [17, 18], BAKED),
  ...of('product', 'disadvantage', [51, 52, 53, 54]),
  ...of('product', 'disadvantage', [61], [MILK]),
  ...of('product', 'disadvantage', [62, 63], MEAT),
  ...of('product', 'disadvantage', [64, 65], GARDEN),
  ...of('product', 'disadvantage', [66], BAKED),
  ...of('farmer', 'advantage', [101, 102, 103, 104, 105]),
  ...of('farmer', 'disadvantage', [151, 152, 153, 154]),
]

/** Tags offered for something, in their order. */
export const tagsOffered = (about: ReviewTag['about'], section: string | null): ReviewTag[] =>
  REVIEW_TAGS.filter(
    (tag) => tag.about === about && (!tag.sections || (section !== null && tag.sections.includes(section))),
  )

/** Is every id a tag of that kind that may be said of such a thing? */
export const areTags = (ids: readonly number[], kind: ReviewTag['kind'], about: ReviewTag['about']): boolean =>
  ids.every((id) => REVIEW_TAGS.some((tag) => tag.id === id && tag.kind === kind && tag.about === about))
