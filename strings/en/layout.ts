import type * as ru from '../ru/layout.ts'
import type { Words } from '../words.ts'
import { formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

export const layoutText: Words<typeof ru.layoutText> = {
  sessionEnd: {
    expired:
      'You have not been here for a while, so please sign in again. We kept your baskets and the order you began.',
    ended: 'You were signed out on this device. Sign in again to go on. We kept your baskets.',
  },
  titled: (title, siteName) => `${title} — ${siteName}`,
  skipToContent: 'Skip to content',
  toHome: (market) => `${market}, to the home page`,
  home: 'To the home page',
  notifications: 'Notifications',
  loading: 'Loading the page',
  menuLabel: 'Sections',
  tabBarLabel: 'Main menu',
  opensElsewhere: 'opens in a new tab',
  isNew: 'new',
  search: {
    label: 'Search the shop',
    placeholder: 'Product or farmer, in Russian',
    submit: 'Search',
    back: 'Close the search',
    clear: 'Clear',
  },
  header: {
    favorites: 'Favourites',
    chats: 'Chats',
    signIn: 'Sign in',
    profile: 'Profile',
    cart: 'Basket',
    cartLabel: (count, sumRoubles) =>
      count === 0
        ? 'Basket, empty'
        : `Basket, ${formatCount(count, nouns.product)}${sumRoubles === null ? '' : `, ${formatPrice(sumRoubles)}`}`,
    unreadLabel: (count) => `${count}\u00A0unread`,
  },
  menu: {
    products: 'Products',
    farmers: 'Farmers',
    recipes: 'Recipes',
    blog: 'Blog',
    restaurants: 'Restaurants',
    travel: 'Travel',
    becomeSeller: 'Sell with us',
  },
  tabs: {
    home: 'Home',
    catalog: 'Products',
    farmers: 'Farmers',
    favorites: 'Favourites',
    cart: 'Basket',
    profile: 'Profile',
  },
  network: 'No connection. Check the internet and try again',
}

export const showcaseText: Words<typeof ru.showcaseText> = {
  farmers: 'To the farmers',
  restaurants: 'To the restaurants',
  home: 'To the home page',
  goods: 'To the products',
  menu: 'To the menu',
  tours: 'To the tours',
}
