import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

const NBSP = '\u00A0'

/** Texts of reviews and questions on the shop's pages. */
export const reviewWords = {
  tab: 'Отзывы',
  title: 'Отзывы',
  pageTitle: (title: string) => `${title}: отзывы покупателей`,
  pageDescription: (title: string) =>
    `Что говорят покупатели о${NBSP}хозяйстве «${title}»: оценки, фото и${NBSP}ответы.`,
  count: (count: number) => formatCount(count, nouns.rating),
  stars: ['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const,
  starsOf: (count: number) => `Оценка ${count} из${NBSP}5`,
  rated: (rating: string) => `Оценка ${rating} из${NBSP}5`,
  bar: (stars: number, count: number) => `${stars}: ${formatCount(count, nouns.rating)}`,
  fewText: `Пока оценок мало: средний балл покажем, когда их${NBSP}станет пять.`,
  tags: 'Что отмечают',
  sorting: 'Сначала',
  sortings: [
    { value: 'dateDesc', title: 'Новые' },
    { value: 'dateAsc', title: 'Старые' },
    { value: 'ratingDesc', title: 'С высокой оценкой' },
    { value: 'ratingAsc', title: 'С низкой оценкой' },
  ] as const,
  more: 'Показать ещё',
  loading: 'Загружаем отзывы',
  emptyTitle: 'Отзывов с рассказом пока нет',
  emptyText: {
    farmer: `Их пишут те, кто получил заказ: оценить можно на${NBSP}странице заказа.`,
    restaurant: `Их пишут те, кто здесь заказывал: оценить можно на${NBSP}странице заказа.`,
    tour_operator: `Их пишут те, кто съездил: оценить можно на${NBSP}странице брони.`,
  },
  failedTitle: 'Не получилось показать отзывы',
  failedText: 'Попробуйте ещё раз.',
  retry: 'Повторить',
  unnamed: 'Покупатель',
  answeredBy: (name: string) => `Ответ продавца · ${name}`,
  photo: (number: number) => `Фото ${number}`,
  helpful: 'Полезно',
  signIn: 'Войти',
  notSaved: 'Не получилось сохранить. Проверьте связь и повторите',
} as const

/** Texts of the form that rates an order and its goods. */
export const rateWords = {
  title: { farmer: 'Как вам заказ?', restaurant: 'Как вам ужин?', tour_operator: 'Как вам поездка?' },
  lead: `Оценка в${NBSP}одно касание. Рассказать подробнее можно потом.`,
  whole: { farmer: 'Заказ и доставка', restaurant: 'Кухня и доставка', tour_operator: `Поездка в${NBSP}целом` },
  label: (title: string) => `Оценка: ${title}`,
  write: 'Рассказать подробнее',
  edit: 'Изменить отзыв',
  thanks: 'Спасибо за оценку!',
  saved: 'Отзыв сохранён',
  waiting: `Отзыв на${NBSP}проверке. Покажем, когда прочитает модератор.`,
  published: 'Отзыв опубликован',
  declined: (reason: DeclineReason) => `Отзыв не опубликован: ${DECLINED[reason]}. Его можно исправить.`,
  window: (title: string) => `Отзыв: ${title}`,
  close: 'Закрыть',
  liked: 'Что понравилось',
  disliked: 'Что улучшить',
  words: 'Расскажите подробнее',
  wordsHint: {
    farmer: 'Какой вкус, с чем ели, как доехало',
    restaurant: 'Какой вкус, какая порция, горячим ли приехало',
    tour_operator: 'Что видели, как принимали, кому посоветуете',
  },
  anonymous: 'Не показывать имя',
  send: 'Отправить отзыв',
} as const

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  insult: `в${NBSP}нём есть оскорбления`,
  personalData: `в${NBSP}нём чужие телефоны, адреса или фамилии`,
  advertising: `в${NBSP}нём реклама`,
  elsewhere: `он не об этой покупке`,
  unreadable: 'его не удалось прочитать',
  copied: `текст или${NBSP}фото взяты у${NBSP}других`,
  forbidden: `о${NBSP}таком на${NBSP}рынке писать нельзя: лечение, алкоголь, призывы`,
}

/** Texts of questions to sellers. */
export const questionWords = {
  tab: 'Вопросы',
  title: 'Вопросы',
  pageTitle: (title: string) => `${title}: вопросы и ответы`,
  pageDescription: (title: string) => `Вопросы покупателей хозяйству «${title}» и${NBSP}ответы самих фермеров.`,
  count: (count: number) => formatCount(count, nouns.question),
  loading: 'Загружаем вопросы',
  emptyTitle: 'Вопросов пока нет',
  emptyText: 'Спросите первым: отвечает сам фермер.',
  failedTitle: 'Не получилось показать вопросы',
  mine: 'Вы',
  waiting: 'Передали фермеру. Ответ появится здесь.',
  ask: 'Спросить фермера',
  label: 'Ваш вопрос',
  placeholder: 'Например, с чем его подавать',
  hint: (length: number, most: number) => `Ответ увидят и другие покупатели. ${length} из ${most}`,
  anonymous: 'Спросить анонимно: имя никто не увидит',
  send: 'Спросить',
  sent: 'Вопрос передан фермеру',
  signIn: 'Чтобы спросить, войдите: ответ покажем здесь.',
  tooMany: 'Сегодня вопросов уже много. Продолжим завтра',
} as const
