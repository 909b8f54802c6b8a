/** Russian forms of a noun after a number: 1 товар, 2 товара, 5 товаров. */
export interface NounForms {
  readonly one: string
  readonly few: string
  readonly many: string
}

/** Created lazily for the first noun, because the browser loads locale data for it. */
let rules: Intl.PluralRules | undefined

/** The form that fits a number: 21 → one, 22 → few, 11–14 and 25 → many; a fraction reads like «few»: 1,5 килограмма. */
export function plural(count: number, forms: NounForms): string {
  rules ??= new Intl.PluralRules('ru')
  const rule = rules.select(count)
  if (rule === 'one' || rule === 'many') return forms[rule]
  return forms.few
}

/** Nouns of the shop with their number forms. */
export const nouns = {
  product: { one: 'товар', few: 'товара', many: 'товаров' },
  farmer: { one: 'фермер', few: 'фермера', many: 'фермеров' },
  farm: { one: 'хозяйство', few: 'хозяйства', many: 'хозяйств' },
  day: { one: 'день', few: 'дня', many: 'дней' },
  place: { one: 'место', few: 'места', many: 'мест' },
  bonus: { one: 'бонус', few: 'бонуса', many: 'бонусов' },
  delivery: { one: 'доставка', few: 'доставки', many: 'доставок' },
  minute: { one: 'минута', few: 'минуты', many: 'минут' },
  second: { one: 'секунда', few: 'секунды', many: 'секунд' },
  recipe: { one: 'рецепт', few: 'рецепта', many: 'рецептов' },
  dish: { one: 'блюдо', few: 'блюда', many: 'блюд' },
  rating: { one: 'оценка', few: 'оценки', many: 'оценок' },
  question: { one: 'вопрос', few: 'вопроса', many: 'вопросов' },
  order: { one: 'заказ', few: 'заказа', many: 'заказов' },
  cart: { one: 'корзина', few: 'корзины', many: 'корзин' },
  piece: { one: 'штука', few: 'штуки', many: 'штук' },
  seller: { one: 'продавец', few: 'продавца', many: 'продавцов' },
  category: { one: 'категория', few: 'категории', many: 'категорий' },
} as const satisfies Record<string, NounForms>
