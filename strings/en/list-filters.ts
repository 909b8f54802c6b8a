import type * as ru from '../ru/list-filters.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

export const listFilters: Words<typeof ru.listFilters> = {
  madeToday: 'Picked or made today',
  certified: 'Has a certificate',
  subscription: 'By subscription',
  urozhaj: 'Urozhai card',
  urozhajHint: 'A bank’s bonus card. These farmers take it when they hand your order over: tap it on their terminal.',
  urozhajAbout: 'What the Urozhai card is',
  subscriptionHint: 'Free deliveries of an Okolitsa subscription can be used at these farmers.',
  subscriptionAbout: 'What “By subscription” means',
  applied: {
    madeToday: 'Today’s',
    certified: 'Has a certificate',
    subscription: 'By subscription',
    urozhaj: 'Urozhai card',
  },
  traits: { diet: 'Diet', absence: 'Free from', papers: 'Papers' },
  titles: {
    lactoseFree: 'Lactose-free',
    glutenFree: 'Gluten-free',
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    lenten: 'For Lent',
    noMilk: 'No milk',
    noEggs: 'No eggs',
    noNuts: 'No nuts',
    noHoney: 'No honey',
    noFish: 'No fish',
    noSoy: 'No soya',
    noAllergens: 'No main allergens',
    certified: 'Certified',
    organic: 'Organic certificate',
  },
  byComposition: 'By the ingredients the seller has stated',
  moreValues: (count) => (count === 1 ? 'One more value' : `${count} more values`),
  moreTraits: 'Choose what to leave out',
  storyOverline: (title) => `About “${title}”`,
  releasesText: 'There is some of each, but nothing that is all of it. Drop one of these:',
  release: (title, count) => `Drop “${title}”: ${formatCount(count, nouns.product)}`,
  releases: { price: 'price', farmer: 'farmer', date: 'day', attributes: 'particulars' },
  unitPriceNote:
    'Goods by the kilogram come first, then by the litre, then by the piece: their prices cannot be compared.',
}
