import type * as ru from '../ru/favorites.ts'
import type { Words } from '../words.ts'
import { pagesText } from './pages.ts'

export const favorites: Words<typeof ru.favorites> = {
  title: 'Favourites',
  tabs: 'What is among the favourites',
  products: 'Products',
  farmers: 'Farmers',
  dishes: 'Dishes',
  restaurants: 'Restaurants',
  loading: 'Loading your favourites',
  emptyTitle: {
    products: 'No favourite products yet',
    farmers: 'No favourite farmers yet',
    dishes: 'No favourite dishes yet',
    restaurants: 'No favourite restaurants yet',
  },
  emptyText: {
    products: 'Press the heart on a product card and it will be here.',
    farmers: 'Press the heart of a farmer and they will be here.',
    dishes: 'Press the heart of a dish and it will be here.',
    restaurants: 'Press the heart of a restaurant and it will be here.',
  },
  toRestaurants: 'To the restaurants',
  guest: 'The list is kept in this browser only. Sign in and it will be with you on every device.',
  signIn: 'Sign in',
  failedTitle: 'We could not show your favourites',
  failedText: 'Please try again: nothing is lost.',
  retry: 'Try again',
  pages: pagesText('Pages of favourites'),
}
