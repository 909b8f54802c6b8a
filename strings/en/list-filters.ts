import type * as ru from '../ru/list-filters.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay, formatNumber, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const listFilters: Words<typeof ru.listFilters> = {
  panel: {
    reset: 'Reset',
    remove: (title) => `Remove: ${title}`,
    when: 'When you get it',
    priceTitle: 'Price, ₽',
    priceFrom: 'Price from',
    priceTo: 'Price to',
    farmer: 'Farmer',
    moreFarmers: (count) => `${formatCount(count, nouns.farmer)} more`,
    inStock: 'In stock only',
    isNew: 'New',
    discount: 'On offer only',
    how: 'How you get it',
    courier: 'Home delivery',
    pickup: 'I’ll collect it',
    farmerDiscount: 'With special offers',
    more: 'More',
    appliedPrice: (from, to) =>
      from !== null && to !== null
        ? `${formatNumber(from)}–${formatPrice(to)}`
        : from !== null
          ? `from\u00A0${formatPrice(from)}`
          : `up to\u00A0${formatPrice(to ?? 0)}`,
    appliedDay: (day, reference) => capitalized(formatDay(day, reference)),
    dayLabel: (day, reference, count) => `${formatDay(day, reference)}: ${formatCount(count, nouns.farm)}`,
    appliedFlags: {
      inStock: 'In stock',
      isNew: 'New',
      discount: 'On offer',
      pickup: 'I’ll collect it',
      courier: 'Home delivery',
    },
  },
  madeToday: 'Picked or made today',
  certified: 'Has a certificate',
  subscription: 'By subscription',
  urozhaj: 'Urozhai card',
  urozhajHint: 'A bank’s bonus card. These farmers take it when they hand your order over: tap it on their terminal.',
  urozhajAbout: 'What the Urozhai card is',
  subscriptionHint: 'Free deliveries of a subscription can be used at these farmers.',
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
  releasesText: (filters: number) =>
    filters === 1 ? 'Drop it, and there are goods:' : 'Drop one of them, and there are goods:',
  release: (title, count) => `Drop “${title}”: ${formatCount(count, nouns.product)}`,
  releases: { price: 'price', farmer: 'farmer', date: 'day', attributes: 'particulars' },
  nothingTitle: (filters: number) => (filters === 1 ? 'Nothing fits this filter' : 'Nothing fits these filters'),
  nothingText: 'Try removing some of them or choosing another day.',
}
