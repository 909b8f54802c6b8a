import type { Possibility } from '@okolitsa/domain/reviews/review.ts'
import type { JudgedTrade } from '@okolitsa/domain/reviews/review-tags.ts'

const NBSP = '\u00A0'
type Why = Exclude<Possibility, 'ok' | 'reviewed'>

/** Texts of the review button on the page of a product or seller, and reasons why it is unavailable. */
export const reviewPossibility = {
  title: {
    product: 'Пробовали?',
    farmer: 'Заказывали здесь?',
    restaurant: 'Заказывали здесь?',
    tour_operator: 'Ездили с ними?',
  },
  mine: 'Ваша оценка',
  signIn: `Оценивают те, кто получил заказ. Войдите, и${NBSP}мы найдём его.`,
  signInOfTrip: `Оценивают те, кто съездил. Войдите, и${NBSP}мы найдём вашу поездку.`,
  failed: 'Не получилось узнать, можно ли оценить',
  retry: 'Повторить',
  loading: 'Ищем ваши заказы',
  why: {
    product: {
      notReceived: `Оценить можно, когда получите заказ с${NBSP}этим товаром.`,
      tooLate: `Оценить можно в${NBSP}течение 30${NBSP}дней после заказа. Закажете ещё раз — ждём вашу оценку.`,
      ownShop: 'Это товар вашего хозяйства: свой оценивают другие.',
    },
    farmer: {
      notReceived: `Оценить можно, когда получите заказ этого хозяйства.`,
      tooLate: `Оценить можно в${NBSP}течение 30${NBSP}дней после заказа. Закажете ещё раз — ждём вашу оценку.`,
      ownShop: 'Это ваше хозяйство: своё оценивают другие.',
    },
    restaurant: {
      notReceived: `Оценить можно, когда получите заказ этого ресторана.`,
      tooLate: `Оценить можно в${NBSP}течение 30${NBSP}дней после заказа. Закажете ещё раз — ждём вашу оценку.`,
      ownShop: 'Это ваш ресторан: свой оценивают другие.',
    },
    tour_operator: {
      notReceived: `Оценить можно, когда съездите с${NBSP}этим организатором.`,
      tooLate: `Оценить можно в${NBSP}течение 30${NBSP}дней после поездки. Съездите ещё раз — ждём вашу оценку.`,
      ownShop: 'Это ваши поездки: свои оценивают другие.',
    },
  } satisfies Record<'product' | JudgedTrade, Record<Why, string>>,
} as const

/** Texts of the review list's filters. */
export const reviewNarrowing = {
  label: 'Показаны отзывы',
  stars: (stars: number) => (stars === 1 ? `1${NBSP}звезда` : stars === 5 ? `5${NBSP}звёзд` : `${stars}${NBSP}звезды`),
  show: (count: string) => `${count}. Показать только их`,
  remove: (what: string) => `Убрать: ${what}`,
  nothing: 'Таких отзывов с рассказом нет',
  nothingText: 'Есть только оценки без слов.',
  reset: 'Показать все',
} as const

/** Texts of photos in the review form. */
export const reviewPhotos = {
  kept: 'Фото отзыва',
  remove: (number: number) => `Убрать фото ${number}`,
  room: (left: number) => `Добавить фото, можно ещё${NBSP}${left}`,
} as const
