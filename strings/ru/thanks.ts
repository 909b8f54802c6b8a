import { formatCount, formatOrderNumber, formatPhone, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Joins names: `А`, `А и Б`, `А, Б и В`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} и\u00A0${names.at(-1)}`

/** Texts of the page after a purchase. */
export const thanks = {
  pageTitle: 'Спасибо за заказ',
  title: (name: string | null) => (name ? `Спасибо, ${name}!` : 'Спасибо!'),
  canceledOrder: (orderNumber: string) => `Заказ ${formatOrderNumber(Number(orderNumber))} отменён`,
  canceledAll: 'Заказы отменены',
  canceledText: 'Деньги не\u00A0списали.',

  /** Payment state above the thanks. */
  money: {
    paid: (sum: number) => `Оплачено, ${formatPrice(sum)}`,
    held: (sum: number) => `Зарезервировано, ${formatPrice(sum)}`,
    onReceipt: (sum: number) => `При получении, ${formatPrice(sum)}`,
    invoice: (sum: number) => `По\u00A0счёту, ${formatPrice(sum)}`,
    awaits: (sum: number) => `Ждёт оплаты, ${formatPrice(sum)}`,
  },
  passedOn: (sellers: readonly string[]) =>
    `${sellers.length === 1 ? 'Передали заказ' : 'Передали заказы'}: ${listed(sellers)}.`,
  /** Note that a kitchen may refuse the order or not answer. */
  kitchens: (sellers: readonly string[]) =>
    `${sellers.length === 1 ? 'Ждём ответа кухни' : 'Ждём ответа кухонь'}: ${listed(sellers)}.`,
  awaits: (sellers: readonly string[]) =>
    sellers.length === 1
      ? `Как только оплатите, ${sellers[0]} начнёт собирать.`
      : `Начнут собирать, как только оплатите: ${listed(sellers)}.`,
  follow: (orders: number) => (orders === 1 ? 'Следить за\u00A0заказом' : 'Следить за\u00A0заказами'),
  pay: (sum: number) => `Оплатить ${formatPrice(sum)}`,
  toOrder: (orders: number) => (orders === 1 ? 'К\u00A0заказу' : 'К\u00A0заказам'),
  home: 'На\u00A0главную',

  when: 'Когда ждать',
  toCalendar: 'В\u00A0календарь',
  ways: {
    courier: (window: string) => `привезёт курьер, ${window}`,
    pickup: (window: string) => `можно забрать ${window}`,
    cdek: () => 'посылка СДЭК',
    tour: (window: string) => window,
    plan: (window: string) => window,
  },
  number: (orderNumber: string) => formatOrderNumber(Number(orderNumber)),
  products: (count: number, isDinner: boolean) => formatCount(count, isDinner ? nouns.dish : nouns.product),
  carrierPoint: { office: 'Пункт СДЭК', locker: 'Постамат СДЭК' },

  next: {
    title: 'Что дальше',
    pay: (sellers: readonly string[]) =>
      `${sellers.length === 1 ? 'Оплатите заказ' : 'Оплатите заказы'}: ${listed(sellers)}`,
    payUntil: (moment: string) => `Ждём до: ${moment}`,
    gather: (seller: string) => `${seller} соберёт заказ`,
    cook: (seller: string) => `${seller} приготовит заказ`,
    gatherAll: 'Продавцы соберут заказы',
    /** Seller of the order of a step. */
    of: (seller: string, step: string) => `${seller}: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}`,
    gatherText: 'Если чего-то не\u00A0окажется, спросим вас или вернём деньги.',
    weighPaid: 'Товар взвесят. Если выйдет меньше, вернём разницу.',
    weighHeld: (sum: number) => `Товар взвесят и\u00A0только потом спишут деньги, не\u00A0больше ${formatPrice(sum)}.`,
    weighLater: (sum: number) => `Товар взвесят, заплатите не\u00A0больше ${formatPrice(sum)}.`,
    courier: (day: string, window: string) => `Курьер приедет ${day}, ${window}`,
    courierText: (phone: string) => `Если понадобится, позвонит на\u00A0${formatPhone(phone)}.`,
    pickup: (day: string, window: string) => `Забирайте ${day}, ${window}`,
    pickupText: (orderNumber: string) => `Назовите номер заказа: ${formatOrderNumber(Number(orderNumber))}.`,
    cdekPoint: (day: string) => `Посылка придёт в\u00A0пункт ${day}`,
    cdekPointText: 'СДЭК пришлёт СМС, когда можно забирать.',
    cdekDoor: (day: string) => `Посылку СДЭК привезут ${day}`,
    cdekDoorText: (phone: string) => `О\u00A0времени договорятся по\u00A0телефону ${formatPhone(phone)}.`,
  },

  carts: {
    title: 'Ещё в\u00A0корзине',
  },
} as const
