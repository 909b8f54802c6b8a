import type * as ru from '../ru/office-home-shelves.ts'
import type { Words } from '../words.ts'

export const officeHomeShelves: Words<typeof ru.officeHomeShelves> = {
  title: 'Order of the home page',
  note: 'Which shelves the home page has, in which order. For a market with goods.',
  list: 'Shelves of the home page',
  shelves: {
    categories: 'Categories',
    popular: 'What to try',
    again: 'Bought before',
    farmers: 'Farms',
    season: 'Season and recipes',
  },
  step: { up: 'Up', down: 'Down' },
  move: { up: (shelf) => `Up: ${shelf}`, down: (shelf) => `Down: ${shelf}` },
  save: 'Save the draft',
  saved: 'Draft saved',
  reset: 'Undo changes',
  publishing: 'Showing',
  now: (version) =>
    version === null ? 'The home page has its usual order now.' : `Version ${version} is on the home page now.`,
  publish: 'Show',
  published: 'The new order is on the home page',
  withdraw: 'Back to the usual order',
  withdrawn: 'The home page has its usual order again',
  preview: 'Home page with the new order',
  history: 'Versions',
  version: (version) => `Version ${version}`,
  onHome: 'on the home page',
  restore: 'Restore',
  restored: (version) => `Version ${version} is restored`,
  conflict: (author) =>
    author
      ? `While you were editing, ${author} changed the order`
      : 'While you were editing, somebody changed the order',
  kept: 'Your order is still in the list. Check it and press again.',
  failed: 'It did not work. Please try again',
  loading: 'Loading shelves',
  loadFailed: 'The shelves did not load',
  retry: 'Try again',
}
