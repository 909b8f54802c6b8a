import type * as ru from '../ru/office-categories.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'

const goods = { one: 'product', few: 'products', many: 'products' }
const inner = { one: 'subcategory', few: 'subcategories', many: 'subcategories' }
const contents = (goodsCount: number, subcategories: number): string =>
  [goodsCount > 0 && formatCount(goodsCount, goods), subcategories > 0 && formatCount(subcategories, inner)]
    .filter(Boolean)
    .join(' and ')

export const officeCategories: Words<typeof ru.officeCategories> = {
  title: 'Categories',
  note: 'Customers look for products by category. Old links to a category always work.',
  tree: 'Tree of categories',
  empty: 'No categories yet. Add the first one.',
  goods: (count) => formatCount(count, goods),
  add: 'New category',
  back: 'All categories',
  choose: 'Choose a category',
  gone: 'This category no longer exists. Choose another one.',
  place: ({ urlKey, goodsCount }) => `${formatCount(goodsCount, goods)} · /category/${urlKey}`,
  up: 'Up',
  down: 'Down',
  ordered: 'The order has changed',
  placed: (title) => `“${title}” has its new place`,
  find: 'Find a category',
  clear: 'Clear',
  notFound: 'There is no such category',
  fields: {
    title: 'Name',
    urlKey: 'Address',
    parentId: 'Inside the category',
    markingGroup: 'Group of Chestny ZNAK',
    isRisky: 'Risky goods: checked by their own rule',
    synonyms: 'Other search words',
    description: 'Description',
    image: 'Drawing',
    requiredPapers: 'Papers required by law',
    attributes: (most) => `Fields of a product, at most ${most}`,
  },
  urlKeyHint: 'Latin letters, digits and hyphens. The former address will lead here',
  synonymsHint: 'Words separated by commas',
  top: 'None, at the top',
  noMarking: 'As the category above',
  drawnAs: (title) => `As in “${title}”`,
  save: 'Save',
  create: 'Create the category',
  saved: 'The category is saved',
  created: 'The category is created',
  moveGoods: 'Move some of the products',
  words: 'Words of the title',
  wordsHint: 'Products whose titles contain them in a row will move',
  to: 'To another category',
  move: 'Move',
  moved: (count) =>
    count > 0 ? `Moved ${formatCount(count, goods)}` : 'No products with these words here, nothing was moved',
  whole: 'Merge or remove',
  into: 'The category to merge into and to lead links to',
  inUse: (goodsCount, subcategories) =>
    `There are ${contents(goodsCount, subcategories)} here. Only an empty category can be removed: move everything or merge it.`,
  merge: 'Merge',
  remove: 'Remove',
  mergeTitle: (title, into) => `Merge “${title}” into “${into}”?`,
  mergeText: (goodsCount, subcategories, urlKey) =>
    `It takes over ${[contents(goodsCount, subcategories), 'words, fields and papers'].filter(Boolean).join(', ')}. The link /category/${urlKey} and former addresses will lead there. This cannot be undone.`,
  merged: (title, into) => `“${title}” is now part of “${into}”`,
  removeTitle: (title) => `Remove “${title}”?`,
  removeText: (urlKey, into) =>
    `The link /category/${urlKey} and former addresses will lead to “${into}”. This cannot be undone.`,
  removed: (title) => `“${title}” is removed`,
  keep: 'Leave as it is',
  oldKeys: 'Former addresses',
  changedByAnother: 'Another person has changed the category. This is its present state; your text is kept',
  failed: 'It did not work. Please try again',
  loading: 'Loading the categories',
  loadFailed: 'The categories did not load',
  retry: 'Try again',
}
