import type { IngredientUnit } from '@okolitsa/domain/recipes/choose-goods.ts'
import { isMoreThanOne, quarterText } from '../quarter-text.ts'
import type * as ru from '../ru/recipes.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay, formatNumber, formatPrice } from './format.ts'
import { pagesText } from './pages.ts'
import { counted, nouns } from './plural.ts'
import { recipeCard } from './recipe-card.ts'

const portion = counted('serving', 'servings')

const units: Record<IngredientUnit, string> = { g: 'g', ml: 'ml', piece: 'pcs', tablespoon: 'tbsp', teaspoon: 'tsp' }
/** Amount of an ingredient: kilograms from a thousand grams; spoons and pieces in quarters. */
function amountText(amount: number, unit: IngredientUnit): string {
  if (unit === 'g' && amount >= 1_000) return `${formatNumber(Math.round(amount / 10) / 100)}\u00A0kg`
  if (unit === 'ml' && amount >= 1_000) return `${formatNumber(Math.round(amount / 10) / 100)}\u00A0l`
  if (unit === 'g' || unit === 'ml') return `${formatNumber(Math.max(1, Math.round(amount)))}\u00A0${units[unit]}`
  const name = unit === 'piece' && !isMoreThanOne(amount) ? 'pc' : units[unit]
  return `${quarterText(amount)}\u00A0${name}`
}
export const recipes: Words<typeof ru.recipes> = {
  title: 'Recipes',
  heading: 'What shall we cook?',
  lead: 'We put the ingredients in the basket for you. All that is left is to get out the frying pan',
  withoutGoods: 'Recipes step by step: the ingredients and the method.',
  description: 'Recipes from farm food: one press fills a basket with what is delivered to you.',
  categoryTitle: (title) => `${title}: recipes`,
  categoryDescription: (title, description, count) => `${title}: ${formatCount(count, nouns.recipe)}. ${description}.`,
  categories: 'Recipe categories',
  count: (count) => formatCount(count, nouns.recipe),
  filters: 'Which recipes to show',
  all: 'All',
  fast: 'Up to 30\u00A0minutes',
  meatless: 'Meatless',
  nothingTitle: 'There are no such recipes yet',
  nothingText: 'Remove the filter or look into another category.',
  showAll: 'Show all',
  pages: pagesText('Pages of recipes'),
  wayHere: 'Recipes',
  atTheStove: (minutes) => `${recipeCard.time(minutes)} to the table`,
  levels: { easy: 'A beginner can do it', medium: 'Some skill needed', hard: 'For sure hands' },
  forPortions: (count) => formatCount(count, portion),
  ingredients: 'Ingredients',
  portions: 'Servings',
  portionsOf: 'How many servings',
  fewer: 'Fewer servings',
  more: 'More servings',
  amount: amountText,
  atHome: 'Have it',
  atHomeOf: (title) => `${title}: have it at home`,
  replace: 'Replace',
  replaceOf: (title) => `Replace: ${title}`,
  fits: 'This will do, too',
  nobodyHere: 'Nobody delivers it here yet',
  pantry: 'Found at home',
  bought: (size, quantity) => (quantity > 1 ? `${size}\u00A0× ${quantity}` : size),
  goodsFailed: 'We could not choose the ingredients',
  goodsFailedText: 'You can still read the recipe. Try again to fill the basket.',
  retry: 'Try again',
  sumNote: 'One for each farm: each delivers by itself',
  sumNoteOne: 'All from one farm',
  nothingToBuy: 'There is nothing to buy',
  nothingToBuyText: 'You have everything that is delivered here.',
  nothingSold: 'This is not delivered here yet',
  nothingSoldText: 'You can still read the recipe: the ingredients will have to come from elsewhere.',
  collect: 'Fill the basket',
  collected: 'The ingredients are in the basket',
  toCart: 'Open',
  openCart: 'Open the basket',
  basket: {
    farms: (count) => formatCount(count, nouns.farm),
    title: (farms, total) => `${formatCount(farms, nouns.farm)}, ${formatPrice(total)} with delivery`,
    onDay: (day, reference) => `All of it on one day: ${formatDay(day, reference)}`,
    delivery: (price) => `Delivery ${formatPrice(price)}`,
    freeDelivery: 'Free delivery',
    deliveryLater: 'Delivery is counted at checkout',
    pickup: 'You pick it up',
    goods: 'Goods',
    deliveries: 'Delivery',
    atCheckout: (known) => (known > 0 ? `${formatPrice(known)} and CDEK at checkout` : 'at checkout'),
    toMin: (sum) => `${formatPrice(sum)} short of the minimum.`,
    toMinShort: (sum) => `${formatPrice(sum)} to the minimum`,
    orPickUp: 'You can still pick it up yourself.',
    belowMinimum: (farms, sum) =>
      `${farms === 1 ? 'One farm does' : `${formatCount(farms, nouns.farm)} do`} not take the order yet: ${formatPrice(sum)} short of the minimum. Add servings or goods, or take all from one farm.`,
    manyPickups: 'You would have to pick it up at several places: these farms do not deliver here.',
    otherDays: 'There is no common day: it comes on different days.',
    notSold: (titles) =>
      `Not delivered here yet: ${titles.join(', ').toLowerCase()}. It will have to come from elsewhere.`,
    left: (titles) => `Not in the basket: ${titles.join(', ').toLowerCase()}. Choose in the list whom to take it from.`,
    notChosen: 'This farm has none',
    choose: 'Choose',
    chooseOf: (title) => `Choose: ${title}`,
    oneSeller: 'All from one farm',
    takeFrom: (title) => `All from one farm: ${title}`,
    oneSellerSum: (delivery, toMin) =>
      [
        delivery > 0 ? `delivery ${formatPrice(delivery)}` : 'no delivery fee',
        toMin > 0 && `${formatPrice(toMin)} to the minimum`,
      ]
        .filter(Boolean)
        .join(', '),
    without: (titles) => `Not there: ${titles.join(', ').toLowerCase()}`,
    proposeAgain: 'Choose again',
  },
  perPortion: 'Per serving',
  nutrition: { kcal: 'kcal', protein: 'protein', fat: 'fat', carbs: 'carbs' },
  grams: (value) => `${formatNumber(value)}\u00A0g`,
  how: 'How to cook it',
  advice: 'Tip',
  handsBusy: 'Flour on your hands?',
  handsBusyText: 'Open it step by step: large, with a timer, and the screen stays on.',
  cookBySteps: 'Cook step by step',
  similar: 'Similar',
  allOf: (title) => `All: ${title.toLowerCase()}`,
  cooking: {
    close: 'Close',
    step: (step, count) => `Step ${step} of\u00A0${count}`,
    next: 'Next',
    back: (step) => `Back, step ${step}`,
    finish: 'Done',
    done: 'Call everybody to the table',
    doneText: (title) => `${title} is ready. Enjoy!`,
    start: 'Start',
    pause: 'Pause',
    again: 'Start over',
    longer: '+30\u00A0s',
    timer: 'Timer',
    timeIsUp: 'Time is up',
  },
}
