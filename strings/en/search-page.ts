import type * as ru from '../ru/search-page.ts'
import type { Words } from '../words.ts'

/** Texts of the search results page. */
export const searchPage: Words<typeof ru.searchPage> = {
  title: 'Search',
  pageTitle: (text) => `Search: “${text}”`,
  heading: (text) => `Found for “${text}”`,
  nothing: (text) => `Nothing found for “${text}”`,
  corrected: (text) => `Showing what we found for “${text}”.`,
  asTyped: (text) => `No, search for “${text}”`,
  correctedTitle: 'It looks like a typo',
  partTitle: 'Found for a part of your search',
  part: (words) => `Nothing has it all. Showing what there is for ${words.map((word) => `“${word}”`).join(' and ')}.`,
  anyTitle: 'Found something similar',
  any: (words) => `Showing products with at least one of the words: ${words.map((word) => `“${word}”`).join(', ')}.`,
  intentTitle: 'This is how we understood it',
  intent: (words) =>
    `${words.map((word) => `“${word}”`).join(', ')}: chosen by what the sellers name: category, price, ingredients.`,
  placeTitle: 'Looking for a place?',
  place: (title) => `The search looks through products and farms. We can show what is delivered here: ${title}.`,
  choosePlace: 'Choose this place',
  askTitle: 'What are you looking for?',
  askText: 'Type the name of a product or a farmer into the search box, in Russian.',
  tips: 'Check it for typos or name the product more simply. Names here are Russian.',
  products: 'Products',
  farmers: 'Farmers',
  field: 'What to find',
  placeholder: 'A product or a farmer, in Russian',
  submit: 'Search',
  popular: 'Worth trying',
  categories: 'Have a look at the categories',
}
