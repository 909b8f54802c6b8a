/**
 * Filters of product lists besides price and stock. Diets and “free of” traits follow from the seller's declarations
 * (`search_intent`, shared with the search); documents come from the seller. The index in `TRAITS` is the bit in
 * `category_listing.traits`: append only.
 */
export const DIETS = ['lactoseFree', 'glutenFree', 'vegetarian', 'vegan', 'lenten'] as const
export const ABSENCES = ['noMilk', 'noEggs', 'noNuts', 'noHoney', 'noFish', 'noSoy', 'noAllergens'] as const
export const PAPERS = ['certified', 'organic'] as const
export const TRAITS = [...DIETS, ...ABSENCES, ...PAPERS] as const
export type Trait = (typeof TRAITS)[number]

export const traitBit = (trait: Trait): number => 1 << TRAITS.indexOf(trait)

export const traitMask = (traits: readonly Trait[]): number => traits.reduce((mask, trait) => mask | traitBit(trait), 0)

export const isTrait = (word: string): word is Trait => (TRAITS as readonly string[]).includes(word)
