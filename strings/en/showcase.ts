import type * as ru from '../ru/showcase.ts'
import type { Words } from '../words.ts'

export const showcaseText: Words<typeof ru.showcaseText> = {
  farmers: 'To the farmers',
  restaurants: 'To the restaurants',
  home: 'To the home page',
  goods: 'To the products',
  menu: 'To the menu',
  tours: 'To the tours',
}
