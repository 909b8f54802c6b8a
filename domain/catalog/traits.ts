/**
 * What lists of goods are narrowed by beside price and stock. Diets and absences are rules over what sellers declare
 * (`search_intent`, shared with the search); papers are the seller's documents. The place in `TRAITS` is the bit of
 * `category_listing.traits`: append only.
 */
export const DIETS = ['lactoseFree', 'glutenFree', 'vegetarian', 'vegan', 'lenten'] as const
export const ABSENCES = ['noMilk', 'noEggs', 'noNuts', 'noHoney', 'noFish', 'noSoy', 'noAllergens'] as const
export const PAPERS = ['certified', 'organic'] as const
export const TRAITS = [...DIETS, ...ABSENCES, ...PAPERS] as const
export type Trait = (typeof TRAITS)[number]

export const traitBit = (trait: Trait): number => 1 << TRAITS.indexOf(trait)

/** The bits of traits together. */
export const traitMask = (traits: readonly Trait[]): number => traits.reduce((mask, trait) => mask | traitBit(trait), 0)

/** Which of the words name traits. */
export const isTrait = (word: string): word is Trait => (TRAITS as readonly string[]).includes(word)
