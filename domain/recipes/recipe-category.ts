import { type FieldMistakes, mistakesOf, oneOf, orNone, slug, text, whole } from '../validation/field-rules.ts'

/** Rules of categories that contain all matching recipes: ready in 20 minutes; without meat, poultry and fish. */
const RULES = ['fast', 'meatless'] as const

/** Limits of a category of recipes. */
export const recipeCategoryMistakes = (fields: {
  readonly urlKey: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly hue: number
  readonly position: number
  readonly rule: (typeof RULES)[number] | null
}): FieldMistakes =>
  mistakesOf(
    {
      urlKey: slug,
      title: text({ most: 60, isRequired: true }),
      description: text({ most: 300 }),
      image: text({ most: 200, isRequired: true }),
      hue: whole(0, 360),
      position: whole(0, 10_000),
      rule: orNone(oneOf(RULES)),
    },
    fields,
  )
