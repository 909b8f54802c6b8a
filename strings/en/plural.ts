import type * as ru from '../ru/plural.ts'
import type { Words } from '../words.ts'

/** Forms of an English noun in place of the Russian ones: one loaf, several loaves. */
export const counted = (one: string, several: string): ru.NounForms => ({ one, few: several, many: several })

let rules: Intl.PluralRules | undefined

export const plural: typeof ru.plural = (count, forms) => {
  rules ??= new Intl.PluralRules('en')
  return rules.select(count) === 'one' ? forms.one : forms.many
}

export const nouns: Words<typeof ru.nouns> = {
  product: counted('item', 'items'),
  farmer: counted('farmer', 'farmers'),
  farm: counted('farm', 'farms'),
  day: counted('day', 'days'),
  place: counted('place', 'places'),
  bonus: counted('bonus point', 'bonus points'),
  delivery: counted('delivery', 'deliveries'),
  minute: counted('minute', 'minutes'),
  second: counted('second', 'seconds'),
  recipe: counted('recipe', 'recipes'),
  dish: counted('dish', 'dishes'),
  rating: counted('rating', 'ratings'),
  question: counted('question', 'questions'),
  order: counted('order', 'orders'),
  cart: counted('basket', 'baskets'),
  piece: counted('piece', 'pieces'),
  seller: counted('seller', 'sellers'),
  category: counted('category', 'categories'),
}
