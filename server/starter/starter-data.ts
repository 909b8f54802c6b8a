import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { categorySchema, kitchenSchema, legalTextSchema, recipeSectionSchema, reviewTagSchema } from './schemas.ts'

/**
 * Reads a file of starter data.
 * @throws with the file and every invalid field
 */
function readStarter<Schema extends z.ZodType>(file: string, row: Schema): readonly z.output<Schema>[] {
  const text = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
  const { success, data, error } = z.array(row).safeParse(JSON.parse(text))
  if (success) return data
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`server/starter/data/${file}: ${wrong.join('; ')}`)
}

/** The category tree of farm food, parents before children. */
export const starterCategories = readStarter('categories.json', categorySchema)
/** Cuisines and kinds of dishes. */
export const starterKitchens = readStarter('kitchens.json', kitchenSchema)
export const starterRecipeSections = readStarter('recipe-sections.json', recipeSectionSchema)
export const starterLegalTexts = readStarter('legal-texts.json', legalTextSchema)
export const starterReviewTags = readStarter('review-tags.json', reviewTagSchema)
