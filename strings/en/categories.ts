import type * as ru from '../ru/categories.ts'
import type { Words } from '../words.ts'

export const categoriesText: Words<typeof ru.categoriesText> = {
  title: 'Products',
  description:
    'Farm food by category: milk and cheese, meat, vegetables, bread, honey. Straight from the farms: by courier, collection or CDEK.',
}
