import type { OfferedCode } from '@okolitsa/contracts/loyalty/offers.ts'
import { type DayReference, formatCount, formatDate, formatNumber, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const TIMES = { one: 'раз', few: 'раза', many: 'раз' }

const states: Record<OfferedCode['state'], string> = {
  active: 'Действует',
  planned: 'Ещё не\u00A0начался',
  usedUp: 'Разобрали',
  ended: 'Закончился',
}

/** Texts of promo codes and bonuses, for sellers. */
export const loyaltyDesk = {
  title: 'Скидки и\u00A0бонусы',
  lead: 'Промокоды для ваших покупателей и\u00A0бонусы за\u00A0покупки у\u00A0вас',
  failed: 'Не\u00A0получилось сохранить. Проверьте связь и\u00A0повторите',
  codes: {
    title: 'Промокоды',
    add: 'Новый промокод',
    empty: 'Промокодов пока нет',
    emptyText: 'Промокод снижает цену всего заказа: подарите его постоянным покупателям или новым.',
    states,
    days: (from: string, to: string | null, reference: DayReference) =>
      to === null
        ? `с\u00A0${formatDate(from, reference)}, без срока`
        : `с\u00A0${formatDate(from, reference)} по\u00A0${formatDate(to, reference)}`,
    used: (used: number, most: number | null) =>
      most === null
        ? used === 0
          ? 'пока никто не\u00A0взял'
          : `взяли ${formatCount(used, TIMES)}`
        : `взяли ${formatNumber(used)} из\u00A0${formatNumber(most)}`,
    perCustomer: (count: number) => `каждому ${formatCount(count, TIMES)}`,
    hidden: 'работает у\u00A0тех, кому вы его скажете',
    personal: 'для одного покупателя',
    end: 'Закончить',
    endOf: (code: string) => `Закончить промокод ${code}`,
    endTitle: (code: string) => `Закончить промокод ${code}?`,
    endText: 'Новые заказы его не\u00A0примут. У\u00A0тех, кто уже заказал, скидка останется. Вернуть нельзя.',
    keep: 'Оставить',
    ended: 'Промокод закончен',
    more: 'Показать ещё',
    close: 'Закрыть',
    code: 'Слово или буквы',
    codeHint: 'Например, СЫР10. Большие и\u00A0малые буквы не\u00A0важны.',
    kind: 'Что снимает',
    kinds: { percent: 'Процент', fixed: 'Рубли' },
    percent: 'Скидка, %',
    fixed: 'Скидка, ₽',
    minSum: 'Товаров в\u00A0заказе не\u00A0меньше чем на, ₽',
    minSumHint: 'Пусто — на\u00A0любой заказ',
    from: 'Первый день',
    to: 'Последний день',
    toHint: 'Пусто — без срока',
    totalLimit: 'Сколько заказов всего',
    perCustomerLimit: 'Сколько раз одному',
    limitHint: 'Пусто — сколько угодно',
    isListed: 'Показать всем на\u00A0вашей странице',
    isListedNote: 'Если выключить, сработает только у\u00A0тех, кто знает слово',
    number: 'Напишите число',
    preview: 'Что увидит покупатель',
    previewText: (code: string, what: string, until: string) => `Промокод ${code}. ${what}, ${until}.`,
    until: (to: string | null, reference: DayReference) =>
      to === null ? 'без срока' : `до\u00A0${formatDate(to, reference)}`,
    create: 'Создать промокод',
    created: (code: string) => `Промокод ${code} готов`,
  },
  program: {
    title: 'Бонусы',
    lead: 'Бонус — рубль скидки. Покупатель получает бонусы, когда заберёт заказ, и\u00A0платит ими в\u00A0следующий раз. Скидку бонусами оплачиваем мы: ваших денег она не\u00A0убавит.',
    own: 'Свои правила',
    ownNote: (accrual: number, share: number) =>
      `Сейчас как у\u00A0всех: ${formatPercent(accrual)} бонусами, оплатить ими можно до ${formatPercent(share)} товаров`,
    accrual: 'Сколько процентов от\u00A0покупки вернуть бонусами',
    share: 'Какую часть товаров можно оплатить бонусами, %',
    levels: 'Ступени',
    levelsLead: 'Кто за\u00A0год купил у\u00A0вас больше, получает больше.',
    level: (number: number) => `Ступень ${number}`,
    levelTitle: 'Как называется',
    levelTitlePlaceholder: 'Друг фермы',
    fromSum: 'Купил за\u00A0год на, ₽',
    levelAccrual: 'Бонусами, %',
    addLevel: 'Добавить ступень',
    removeLevel: (number: number) => `Убрать ступень ${number}`,
    off: 'Бонусы выключены. Напишите проценты, чтобы их включить, или выберите правила как у\u00A0всех.',
    preview: 'Что увидит покупатель',
    previewText: (accrual: number, share: number) =>
      `За товары на ${formatPrice(1_000)} вернём ${formatCount(accrual * 10, nouns.bonus)}. Бонусами можно оплатить до ${formatPercent(share)} товаров.`,
    previewLevel: (title: string, fromSum: number, accrual: number) =>
      `«${title}»: от ${formatPrice(fromSum)} за\u00A0год — ${formatPercent(accrual)}`,
    save: 'Сохранить',
    saved: 'Бонусы сохранены. Заказы, которые уже есть, останутся по\u00A0прежним правилам',
  },
}
