import type { PromoKind } from '@okolitsa/domain/loyalty/promo-code.ts'
import {
  type DayReference,
  formatCount,
  formatDate,
  formatNumber,
  formatOrderNumber,
  formatPercent,
  formatPrice,
  formatWait,
} from './format.ts'
import { pagesText } from './pages.ts'
import { nouns, plural } from './plural.ts'

const of = (orderId: number | null) => (orderId === null ? '' : ` за\u00A0заказ ${formatOrderNumber(orderId)}`)

/** Texts of promo codes and bonuses. */
export const loyalty = {
  tooManyCodes: (seconds: number) =>
    `Слишком много незнакомых промокодов. Попробуйте снова через ${formatWait(seconds)}`,
  /** «Минус 300 ₽ на заказ от 1 500 ₽». Sums in roubles. */
  promoTitle: ({ kind, value, minSum }: { kind: PromoKind; value: number; minSum: number }) => {
    const off = `Минус ${kind === 'percent' ? formatPercent(value) : formatPrice(value)}`
    return minSum > 0 ? `${off} на\u00A0заказ от\u00A0${formatPrice(minSum)}` : `${off} на\u00A0любой заказ`
  },
  bonuses: (count: number) => formatCount(count, nouns.bonus),
  entry: {
    accrued: (orderId: number | null) => (orderId === null ? 'Подарок от\u00A0магазина' : `Начислили${of(orderId)}`),
    spent: (orderId: number | null) => `Списали${of(orderId)}`,
    returned: (orderId: number | null) => `Вернули${of(orderId)}`,
    withdrawn: (orderId: number | null) => `Сняли после возврата денег${of(orderId)}`,
    expired: () => 'Сгорели: не\u00A0потрачены за\u00A0год',
  },

  tabs: { label: 'Корзина, промокоды, бонусы', cart: 'Корзина', promoCodes: 'Промокоды', loyalty: 'Бонусы' },

  promo: {
    label: 'Промокод',
    apply: 'Применить',
    applyOf: (code: string) => `Применить ${code}`,
    applied: 'Применён',
    appliedInCart: 'Сработает в\u00A0корзине',
    named: (code: string) => `Промокод ${code}`,
    remove: 'Убрать',
    removeOf: (code: string) => `Убрать промокод ${code}`,
    takesOff: (sum: number) => `Минус ${formatPrice(sum)}`,
    /** Below an applied code while the sums are calculated. */
    counting: 'Считаем…',
    offered: 'Промокоды продавца',
    until: (day: string, reference: DayReference) => `до\u00A0${formatDate(day, reference)}`,
    endless: 'без срока',
    personal: 'Для вас',
    empty: 'Введите промокод',
    none: 'Сейчас промокодов нет. Если код вам подарили, введите его.',
    failed: 'Не\u00A0получилось показать промокоды. Код можно ввести и\u00A0так.',
    /** On an offered code before it is applied: its discount and the missing sum. */
    lacks: (off: string, sum: number) => `${off}, ещё на\u00A0${formatPrice(sum)}`,
    missing: (sum: number) => `Добавьте ещё на\u00A0${formatPrice(sum)}, и\u00A0промокод сработает`,
    from: (day: string, reference: DayReference) => `Этот промокод начнёт действовать ${formatDate(day, reference)}`,
    ended: (day: string, reference: DayReference) => `Этот промокод действовал до\u00A0${formatDate(day, reference)}`,
    guestPersonal: 'Войдите, и\u00A0здесь появятся промокоды, которые подарили вам.',
  },

  spend: {
    title: 'Списать бонусы',
    available: (usable: number, balance: number) =>
      usable === balance
        ? `доступно ${formatNumber(usable)}`
        : `доступно ${formatNumber(usable)} из\u00A0${formatNumber(balance)}`,
    howMuch: 'Сколько списать',
    amount: (count: number) => formatCount(count, nouns.bonus),
    all: 'Списать всё',
    /** Note when all bonuses are spent on other orders of the checkout. */
    takenElsewhere: 'Все бонусы уже списаны в\u00A0другом заказе',
    nothing: (balance: number) =>
      balance === 0
        ? 'Бонусов пока нет. Они появятся, когда получите заказ.'
        : `У\u00A0вас ${formatCount(balance, nouns.bonus)}. Здесь их\u00A0списать нельзя.`,
    guest: 'Войдите, чтобы списать бонусы',
    willGet: (count: number, percent: number, level: string | null) =>
      `Начислим ${formatCount(count, nouns.bonus)}, когда получите заказ${level === null ? '' : `: ${formatPercent(percent)} на\u00A0уровне «${level}»`}`,
  },

  freeDelivery: {
    title: (left: number) => `Бесплатная доставка: осталось\u00A0${formatNumber(left)}`,
    bySubscription: 'по\u00A0подписке',
  },

  cartTab: {
    emptyTitle: 'Применить пока не\u00A0к\u00A0чему',
    emptyText: 'Положите что-нибудь в\u00A0корзину, и\u00A0здесь появятся промокоды продавцов',
    signInTitle: 'Бонусы ждут своего хозяина',
    signInText: 'Войдите, чтобы увидеть их и\u00A0списать',
    signIn: 'Войти',
    history: 'История бонусов',
  },

  account: {
    title: 'Бонусы',
    pageTitle: 'Бонусы',
    cardTitle: 'Бонусы за\u00A0покупки',
    unit: (count: number) => plural(count, nouns.bonus),
    rule: '1\u00A0бонус = 1\u00A0₽. Сколько бонусов можно списать, решает продавец: обычно до\u00A0половины заказа.',
    burning: (count: number, day: string, reference: DayReference) =>
      `${formatCount(count, nouns.bonus)} ${plural(count, { one: 'сгорит', few: 'сгорят', many: 'сгорят' })} до\u00A0${formatDate(day, reference)}`,
    awaited: (count: number) =>
      `Ещё ${formatCount(count, nouns.bonus)} начислим, когда получите заказы, которые в\u00A0пути`,
    history: 'История',
    change: (amount: number) => (amount > 0 ? `+${formatNumber(amount)}` : `\u2212${formatNumber(-amount)}`),
    emptyTitle: 'Истории пока нет',
    emptyText: 'Бонусы появятся, когда получите первый заказ',
    pages: pagesText('Страницы истории'),
  },
} as const
