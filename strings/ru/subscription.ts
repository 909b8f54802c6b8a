import type { Cinema, PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import { type DayReference, formatCount, formatDate, formatDeduction, formatNumber, formatPrice } from './format.ts'
import { plural } from './plural.ts'

const freeDelivery = {
  one: 'бесплатная доставка',
  few: 'бесплатные доставки',
  many: 'бесплатных доставок',
}

/** Texts of a subscription's free deliveries and online cinema. */
export const subscriptionText = {
  title: 'Подписка',
  pageTitle: 'Подписка',
  plan: {
    start: 'Тариф «Старт»',
    advanced: 'Тариф «Расширенный»',
    optimum: 'Тариф «Оптимум»',
  } satisfies Record<PlanFamily, string>,
  until: (day: string, reference: DayReference) => `до\u00A0${formatDate(day, reference)}`,
  left: (count: number) =>
    count === 0 ? 'Бесплатные доставки закончились' : `Ещё ${formatCount(count, freeDelivery)}`,
  usedOf: (used: number, total: number) =>
    `В\u00A0этом месяце: ${formatNumber(used)} из\u00A0${formatNumber(total)} уже ${plural(used, { one: 'потрачена', few: 'потрачены', many: 'потрачено' })}.`,
  nextMonth: (day: string, reference: DayReference, count: number) =>
    `${formatDate(day, reference)} ${plural(count, { one: 'придёт', few: 'придут', many: 'придёт' })} ${formatCount(count, { one: 'новая', few: 'новые', many: 'новых' })}, а\u00A0непотраченные сгорят.`,
  lastMonth: 'Это последний месяц подписки: непотраченные доставки сгорят.',
  benefit: {
    title: (day: string, reference: DayReference) => `Сберегли с\u00A0${formatDate(day, reference)}`,
    row: formatDeduction,
    /** Text for an order whose delivery price is no longer known. */
    free: 'бесплатно',
    total: 'Всего за\u00A0этот месяц подписки',
    sum: formatPrice,
  },
  whereTitle: 'Как потратить',
  where:
    'Закажите с\u00A0доставкой у\u00A0продавца, который принимает подписку, и\u00A0при оформлении включите «Бесплатная доставка». Отмените заказ\u00A0— она вернётся.',
  toFarmers: 'К\u00A0фермерам',

  cinema: {
    title: 'Онлайн-кинотеатр',
    note: 'Смотрите фильмы через «Смотрёшку». Кинотеатр выбирают на\u00A0месяц.',
    choose: 'Кинотеатр',
    names: {
      start: 'START',
      premier: 'PREMIER',
      viju: 'viju',
      amediateka: 'Амедиатека',
    } satisfies Record<Cinema, string>,
    save: 'Выбрать',
    isOn: 'Смотрю кино по\u00A0подписке',
    status: {
      active: 'Включён',
      inactive: 'Выключен',
      activating: 'Включаем, это займёт пару минут',
      deactivating: 'Выключаем, это займёт пару минут',
    },
    chosen: 'ваш кинотеатр',
    changeFrom: (day: string, reference: DayReference) => `Сменить можно с\u00A0${formatDate(day, reference)}`,
    changeFromText: 'Кинотеатр выбирают раз в\u00A0месяц.',
    saved: (name: string) => `Теперь у\u00A0вас ${name}`,
    failed: 'Не\u00A0получилось. Проверьте связь и\u00A0попробуйте ещё раз',
  },

  plans: 'Тарифы и\u00A0продление',
  more: 'Подробнее о\u00A0подписке',
} as const
