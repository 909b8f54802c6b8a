import { asSentence } from '@okolitsa/domain/text/as-sentence.ts'
import { type DayReference, formatCount, formatDay, formatNumber } from './format.ts'
import { nouns } from './plural.ts'

/** Delivery facts of a place, for the promise on the first screen. */
export type HomePromise =
  /** A courier comes tomorrow for orders placed now. */
  | { readonly kind: 'tomorrow' }
  /** First day with a courier or a pickup. */
  | { readonly kind: 'day'; readonly date: string }
  /** Only the carrier delivers here. */
  | { readonly kind: 'sent' }
  /** There is delivery, but no free day at present. */
  | { readonly kind: 'someDay' }
  | { readonly kind: 'none' }
  /** The market takes no orders. */
  | { readonly kind: 'closed' }

const SLOGAN = 'Вкусное начинается на\u00A0ферме'
/** First sentence of a market without its own description. */
const ABOUT = 'Еда прямо от\u00A0тех, кто её делает.'

/** @param description sentence of the market about itself; undefined = none */
function heroWords(
  promise: HomePromise,
  reference: DayReference,
  description?: string,
): { title: string; text: string } {
  const about = description === undefined ? ABOUT : asSentence(description)
  switch (promise.kind) {
    case 'tomorrow':
      return { title: SLOGAN, text: `${about} Закажите сейчас\u00A0— первые привезут уже завтра.` }
    case 'day':
      return {
        title: SLOGAN,
        text: `${about} Ближайший день, чтобы получить заказ: ${formatDay(promise.date, reference)}.`,
      }
    case 'sent':
      return {
        title: 'Довезём СДЭК',
        text: 'Рядом с\u00A0вами хозяйств пока нет. Показываем только то, что можно отправить посылкой.',
      }
    case 'someDay':
      return { title: SLOGAN, text: `${about} День и\u00A0цену доставки видно до\u00A0оплаты.` }
    case 'closed':
      return { title: SLOGAN, text: `${about} Сейчас рынок закрыт: посмотреть всё можно, заказать нельзя.` }
    case 'none':
      return { title: SLOGAN, text: 'Сюда пока никто не\u00A0возит. Выберите другое место.' }
  }
}

/** Texts of the home page. */
export const homeText = {
  pageTitle: 'Интернет-магазин натуральных фермерских продуктов с\u00A0доставкой на\u00A0дом',
  hero: { words: heroWords, show: 'Показать' },
  categories: {
    title: 'Что будем готовить?',
    all: 'Все категории',
    count: (count: number) => formatCount(count, nouns.product),
  },
  popular: {
    title: 'Советуем попробовать',
    note: 'Всё это сейчас можно заказать',
    all: 'Смотреть все',
    rail: 'Советуем попробовать',
  },
  farmers: {
    tomorrow: 'Привезут завтра',
    tomorrowNote: 'Успеете, если закажете сейчас',
    sent: 'Хозяйства, которые отправят СДЭК',
    sentNote: 'День и\u00A0цену покажем при оформлении',
    here: 'Хозяйства, у\u00A0которых можно заказать',
    closed: 'Хозяйства рынка',
    hereNote: 'Как и\u00A0когда получить, сказано на\u00A0карточке',
    /** Titles of a place with one, two and three farms. */
    first: ['Пока здесь одна ферма', 'Пока здесь две фермы', 'Пока здесь три фермы'],
    /** @param products number of products of all farms of the place */
    firstNote: (products: number) =>
      `Товаров пока ${formatNumber(products)}. Чего-то не\u00A0хватает? Наберите в\u00A0поиске: мы\u00A0видим, что искали и\u00A0не\u00A0нашли.`,
    all: 'Все фермеры',
    rail: 'Хозяйства',
  },
  nothing: {
    farmer: 'Место для вашей фермы',
    title: 'Сюда пока никто не возит',
    text: 'Выберите другое место или загляните позже.',
    action: 'Все фермеры',
  },
  previous: 'Назад',
  next: 'Вперёд',
  /** Titles of the banners next to the first screen. */
  banners: 'Советуем',
} as const
