import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatCount, formatDate, formatDay, formatFilling, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Texts for the place and day with which a line was added. */
interface WayWords {
  readonly methodCode: 'courier' | 'pickup' | null
  readonly placeTitle: string | null
  readonly date: IsoDate | null
}
function wayText({ methodCode, placeTitle, date }: WayWords, reference: DayReference): string {
  const how = methodCode === 'pickup' ? (placeTitle ? `Забрать: ${placeTitle}` : 'Забрать самому') : 'Получить'
  return date ? `${how}, ${formatDay(date, reference)}` : how
}

/** Texts of the cart screens; texts shared by all shelves are in `buying.ts`. */
export const cart = {
  title: 'Корзины',
  pageTitle: 'Корзины',
  loading: 'Загружаем корзины',

  full: 'У\u00A0вас уже 20\u00A0корзин. Оформите или удалите одну, и\u00A0мы добавим новую',
  minReached: 'Минимальная сумма достигнута',
  toMin: (sum: number) => `Ещё\u00A0${formatPrice(sum)} до\u00A0минимальной суммы`,
  filling: (sum: number, target: number) => formatFilling(sum, target),
  toFree: (sum: number) => `до\u00A0бесплатной доставки ${formatPrice(sum)}`,
  freeReached: 'доставка бесплатная',
  progressLabel: 'До\u00A0минимальной суммы',
  freeProgressLabel: 'До\u00A0бесплатной доставки',

  lineRemove: (title: string) => `Удалить: ${title}`,
  choose: 'Изменить',
  chooseOf: (title: string) => `Изменить: ${title}`,
  removed: (title: string) => `Убрали: ${title}`,
  undo: 'Вернуть',
  was: 'была',
  changes: {
    soldOut: 'Закончилось',
    lessLeft: (left: number) => `Осталось меньше: ${formatCount(left, nouns.piece)}`,
    priceChanged: (was: number, now: number) => `Цена изменилась: было ${formatPrice(was)}, стало ${formatPrice(now)}`,
    disabled: 'Снято с\u00A0продажи',
    optionsChanged: 'Что-то из\u00A0выбранного закончилось: выберите заново',
    notServed: 'Сейчас не\u00A0готовят: можно заказать к\u00A0более позднему времени',
    ripensLater: (readyOn: IsoDate, reference: DayReference) =>
      `Поспеет к\u00A0${formatDate(readyOn, reference)}, остальное можно получить раньше. Подождёт в\u00A0корзине, пока вы оформите остальное`,
    unreachable: 'Не\u00A0привезут по\u00A0этому адресу',
    limit: (most: number) =>
      `Не\u00A0больше ${formatCount(most, { one: 'штуки', few: 'штук', many: 'штук' })} в\u00A0одном заказе`,
  },

  /** Texts when the displayed cart differs from the server's. */
  check: {
    notFound: (title: string) => `Корзины «${title}» больше нет: её оформили или удалили в\u00A0другом месте`,
    notEnabled: (title: string) => `«${title}»: пока не\u00A0продаёт или не\u00A0привезёт сюда`,
    productsMismatch: (title: string) => `Корзина «${title}» изменилась: посмотрите отмеченные товары`,
  },

  /** Texts for the delivery with which a line was added. */
  chosenWay: {
    kept: (way: WayWords, reference: DayReference) => wayText(way, reference),
    gone: (way: WayWords, reference: DayReference) =>
      way.placeTitle || way.date
        ? `${wayText(way, reference)}: так уже не\u00A0получить, выберите при\u00A0оформлении`
        : 'Так, как вы выбирали, уже не\u00A0получить: выберите при\u00A0оформлении',
  },
  items: (count: number) => formatCount(count, nouns.product),
  addMore: 'Добавить ещё что-нибудь',
  /** Label before the day when the nearest delivery is a pickup. */
  pickUp: 'самовывоз',
  /** Text instead of the day, which the carrier states at checkout. */
  sent: 'отправим СДЭК, день покажем при\u00A0оформлении',
  orPickUp: 'или заберите сами, без минимальной суммы',
  orSend: 'или отправим СДЭК, без минимальной суммы',
  checkout: 'Оформить',
  toCheckout: 'К\u00A0оформлению',
  checkoutAll: (count: number) => `Оформить вместе: ${formatCount(count, nouns.cart)}`,
  checkoutOf: (title: string) => `Оформить, ${title}`,
  billOfAll: 'Все корзины вместе',
  /** Label of the total when only some carts are checked out. */
  billOfSome: 'Оформляем вместе',
  others: (carts: readonly string[]) => `Ещё подождут здесь: ${carts.join('; ')}.`,
  each: 'У\u00A0каждого продавца свой заказ, своя доставка и\u00A0оплата.',
  unreachable: 'Не\u00A0привезут по\u00A0этому адресу',
  changeAddress: 'Сменить адрес',
  closed: 'Сейчас не\u00A0продаёт',
  closedHelp: 'Загляните позже или удалите корзину',
  /** Other carts that can be added to the checkout. */
  picker: {
    title: 'Можно оформить сразу',
    add: 'Добавить',
    addOf: (seller: string) => `Добавить к\u00A0оформлению: ${seller}`,
  },
  empty: 'Ничего из\u00A0этого сейчас не\u00A0купить',

  goods: (count: number) => `Товары, ${count}`,
  discount: 'Скидка',
  promoCode: (code: string) => `Промокод ${code}`,
  bonuses: 'Бонусы',
  delivery: 'Доставка',
  free: 'бесплатно',
  deliveryLater: 'при оформлении',
  total: 'Итого',

  deleteCart: (title: string) => `Удалить корзину: ${title}`,
  delete: {
    question: 'Удалить корзину?',
    text: (title: string) => `Всё, что вы выбрали у\u00A0продавца «${title}», уберём.`,
    confirm: 'Удалить',
    cancel: 'Оставить',
    done: 'Корзину удалили',
  },
  /** Confirmation of leaving a shared cart; members see it instead of `delete`. */
  leave: {
    question: 'Выйти из\u00A0общей корзины?',
    text: (title: string) => `То, что вы добавили у\u00A0продавца «${title}», останется у\u00A0других участников.`,
    confirm: 'Выйти',
    cancel: 'Остаться',
    done: 'Вы вышли из\u00A0общей корзины',
  },

  emptyTitle: 'В\u00A0корзине пока пусто',
  emptyText: 'Выберите что-нибудь вкусное, и\u00A0оно появится здесь',
  failedTitle: 'Не\u00A0получилось показать корзины',
  failedText: 'Проверьте связь и\u00A0попробуйте ещё раз. Всё, что вы выбрали, на\u00A0месте.',
  retry: 'Обновить',
} as const
