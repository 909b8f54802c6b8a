import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

export const MAX_SECTIONS = 40
const RULES = ['fast', 'meatless'] as const

const words = (most: number) => z.string('required').trim().max(most, 'tooLong')
const typed = z.object({
  /** Last part of its address; null = a new section, whose address is made of its title. */
  urlKey: words(120).min(1, 'required').nullable(),
  title: words(60).min(1, 'required'),
  description: words(300),
  /** Key of its picture. */
  image: words(200).min(1, 'required'),
  hue: z.int('wholeNumber').min(0, 'tooSmall').max(360, 'tooBig'),
})
export type TypedSection = z.output<typeof typed>

/** Sections of recipes in their order. */
export const recipeSectionsSchema = z.object({
  /** Changes with any of them: a change based on another revision is refused. */
  revision: z.string(),
  items: z.array(
    z.object({
      urlKey: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string(),
      imageUrl: z.string(),
      hue: z.number().int(),
      /** A section with a rule contains every matching recipe; null = recipes name it. */
      rule: z.enum(RULES).nullable(),
      /** Shown recipes that name it. */
      recipesCount: z.number().int(),
    }),
  ),
})
export type RecipeSections = z.output<typeof recipeSectionsSchema>

const office = { access: 'office', permission: 'manageContent', answer: recipeSectionsSchema } as const
const path = '/v1/office/recipe-sections'

/** The editor of sections of recipes. A change is seen in the shop at once. */
export const recipeSectionsEndpoints = defineEndpoints({
  listRecipeSections: { ...office, method: 'GET', path, summary: 'Sections of recipes in their order.' },
  saveRecipeSections: {
    ...office,
    method: 'POST',
    path,
    summary: 'Replaces the list of sections: order, words, new ones; a missing one is removed if no recipe names it.',
    body: z.object({ revision: words(100), sections: z.array(typed).max(MAX_SECTIONS, 'tooLong') }),
    errors: refuses('SHOWCASE_CHANGED', 'RECIPE_SECTION_IN_USE'),
  },
})
