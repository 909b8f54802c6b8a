import type { PlanEffect } from '@okolitsa/domain/subscription/plan-terms.ts'
import type { PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import { type DayReference, formatCount, formatDate, formatPrice } from './format.ts'

const freeDelivery = { one: 'бесплатная доставка', few: 'бесплатные доставки', many: 'бесплатных доставок' }
const month = { one: 'месяц', few: 'месяца', many: 'месяцев' }

/** Texts of subscription plans: the list, purchase, renewal, end and orders. */
export const plansText = {
  title: 'Подписка',
  pageTitle: 'Подписка: бесплатные доставки каждый месяц',
  description: 'Бесплатные доставки каждый месяц и\u00A0онлайн-кинотеатр. Платите один раз на\u00A0весь срок.',
  lead: 'Каждый месяц несколько доставок бесплатно, а\u00A0со\u00A0старшими тарифами ещё и\u00A0кино.',
  none: 'Сейчас подписку не\u00A0продаём',
  noneText: 'Загляните позже. Доставки и\u00A0без неё бывают бесплатными: от\u00A0суммы заказа.',
  family: { start: 'Старт', advanced: 'Расширенный', optimum: 'Оптимум' } satisfies Record<PlanFamily, string>,
  of: (family: PlanFamily) => `Тариф «${plansText.family[family]}»`,
  perTerm: (months: number) => `за\u00A0${formatCount(months, month)}`,
  perMonth: (roubles: number) => `это ${formatPrice(roubles)} в\u00A0месяц`,
  deliveries: (count: number) => `${formatCount(count, freeDelivery)} в\u00A0месяц`,
  cinema: 'Онлайн-кинотеатр на\u00A0выбор',
  noCinema: 'Без кино',
  choose: 'Выбрать',
  chooseOf: (family: PlanFamily) => `Выбрать тариф «${plansText.family[family]}»`,
  signIn: 'Войти и\u00A0выбрать',
  does: { begin: 'Оформить', renew: 'Продлить', change: 'Перейти' } satisfies Record<PlanEffect, string>,
  yours: 'Ваш тариф',
  renewFrom: (day: string, reference: DayReference) => `Продлить можно с\u00A0${formatDate(day, reference)}`,
  backNote: (roubles: number) => `Вернём ${formatPrice(roubles)} за\u00A0остаток нынешнего`,
  waiting: 'Ждёт оплаты',
  toPay: 'Оплатить',

  buy: {
    title: {
      begin: 'Оформить подписку',
      renew: 'Продлить подписку',
      change: 'Перейти на\u00A0другой тариф',
    } satisfies Record<PlanEffect, string>,
    close: 'Закрыть',
    term: 'Срок',
    days: (from: string, to: string, reference: DayReference) =>
      `с\u00A0${formatDate(from, reference)} до\u00A0${formatDate(to, reference)}`,
    text: {
      begin: 'Начнётся сразу после оплаты.',
      renew: 'Начнётся, когда закончится нынешняя: ни\u00A0один день не\u00A0пропадёт.',
      change:
        'Нынешняя закончится сразу после оплаты, её бесплатные доставки сгорят. Деньги за\u00A0остаток вернём туда, откуда вы платили.',
    } satisfies Record<PlanEffect, string>,
    once: 'Спишем один раз. Сама подписка не\u00A0продлится: карту мы не\u00A0храним.',
    back: 'Вернём за\u00A0остаток нынешней',
    total: 'К\u00A0оплате',
    payment: 'Как оплатить',
    pay: (roubles: number) => `Оплатить ${formatPrice(roubles)}`,
    failed: 'Не\u00A0получилось. Проверьте связь и\u00A0попробуйте ещё раз',
  },

  running: {
    title: 'Сейчас у\u00A0вас',
    until: (day: string, reference: DayReference) => `Действует до\u00A0${formatDate(day, reference)}`,
    more: 'Доставки и\u00A0кино',
    end: 'Закончить подписку',
    endTitle: 'Закончить подписку сейчас?',
    endText: 'Бесплатные доставки и\u00A0кино исчезнут сразу.',
    back: (roubles: number) =>
      roubles > 0
        ? `Вернём ${formatPrice(roubles)} туда, откуда вы платили.`
        : 'Возвращать нечего: оплаченное уже использовано или подписка досталась вам в\u00A0подарок.',
    confirm: (roubles: number) => (roubles > 0 ? `Закончить и\u00A0вернуть ${formatPrice(roubles)}` : 'Закончить'),
    stay: 'Оставить',
    ended: 'Подписка закончена',
  },

  rules: {
    title: 'Как это устроено',
    items: [
      ['Доставки', 'Новые приходят каждый месяц, непотраченные сгорают. Отмените заказ\u00A0— доставка вернётся.'],
      ['Где действует', 'У\u00A0продавцов, которые принимают подписку. Включите «Бесплатная доставка» при оформлении.'],
      [
        'Оплата',
        'Один раз за\u00A0весь срок, картой или через СБП. Само ничего не\u00A0спишется: за\u00A0неделю до\u00A0конца напомним, а\u00A0продлить можно одним нажатием в\u00A0последний месяц.',
      ],
      [
        'Возврат',
        'Закончить можно в\u00A0любой день. Вернём за\u00A0дни, которые не\u00A0начались. Если доставок потрачено больше, чем прошло дней, считаем по\u00A0доставкам.',
      ],
    ],
  },

  orders: {
    title: 'Оплаты и\u00A0чеки',
    status: {
      toPay: 'Ждёт оплаты',
      beginning: 'Оплачено, подписка начинается',
      running: (to: string, reference: DayReference) => `Оплачено до\u00A0${formatDate(to, reference)}`,
      ahead: (from: string, reference: DayReference) => `Оплачено, начнётся ${formatDate(from, reference)}`,
      over: 'Срок закончился',
      ended: (kept: number) => `Закончена раньше срока, осталось оплачено ${formatPrice(kept)}`,
      unpaid: 'Не\u00A0оплачено',
    },
    receipt: {
      prepayment: 'Чек',
      settlement: 'Чек зачёта',
      payment: 'Чек',
      refund: 'Чек возврата',
      correction: 'Чек коррекции',
    },
    refund: (roubles: number, isDone: boolean) => `${isDone ? 'Вернули' : 'Возвращаем'} ${formatPrice(roubles)}`,
    thanks: 'Спасибо! Подписка действует',
    thanksRenewed: 'Спасибо! Подписка продлена',
    thanksText: 'Бесплатные доставки уже у\u00A0вас: включите их при оформлении заказа.',
    beginningText: 'Деньги пришли, это займёт пару секунд.',
    toPayText: 'Она начнётся сразу после оплаты.',
    unpaidText: 'Деньги не\u00A0пришли вовремя или вы выбрали другой тариф. Ничего не\u00A0началось.',
    toFarmers: 'К\u00A0фермерам',
    toPlans: 'К\u00A0тарифам',
    paid: 'Когда',
    sum: 'Сумма',
    number: 'Заказ',
  },
} as const
