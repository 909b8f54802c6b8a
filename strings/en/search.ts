import type * as ru from '../ru/search.ts'
import type { Words } from '../words.ts'

export const searchText: Words<typeof ru.searchText> = {
  suggestions: 'Search suggestions',
  corrected: (text) => `Searching for “${text}”`,
  asTyped: (text) => `No, search for “${text}”`,
  phrases: 'Often searched',
  popular: 'Searched now',
  recent: 'You searched for',
  forget: 'Forget all',
  forgetOne: (text) => `Forget “${text}”`,
  products: 'Products',
  categories: 'Categories',
  farmers: 'Farmers',
  recipes: 'Recipes',
  festivals: 'Festivals',
  rated: (rating) => `Rated ${rating}`,
  loading: 'Searching…',
  failed: 'The suggestions did not load. Press Enter and we will show everything found.',
  start: 'What shall we look for? Names here are Russian.',
  nothing: 'No suggestions. Check the word or name the product more simply. Names here are Russian.',
  all: (text) => `All results for “${text}”`,
  found: (count) =>
    count === 0
      ? 'No suggestions'
      : `Suggestions: ${count}. Choose with the up and down arrows; the right one adds to the basket.`,
}
