import { type FieldMistakes, mistakesOf, text } from '../validation/field-rules.ts'

/** Texts of a category for people, for search engines, and for its card in lists. */
export interface CategoryStory {
  /** Paragraph below the product list. */
  readonly lead: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly cardTitle: string
  readonly cardText: string
}

export const categoryStoryMistakes = (story: CategoryStory): FieldMistakes =>
  mistakesOf<CategoryStory>(
    {
      lead: text({ most: 1_000, isRequired: true }),
      seoTitle: text({ most: 120, isRequired: true }),
      seoDescription: text({ most: 300, isRequired: true }),
      cardTitle: text({ most: 60, isRequired: true }),
      cardText: text({ most: 200, isRequired: true }),
    },
    story,
  )
