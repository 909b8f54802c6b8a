import { formatCount, formatPrice } from './format.ts'

const bonuses = { one: 'бонуса', few: 'бонусов', many: 'бонусов' }
const gifts = { one: 'бонус', few: 'бонуса', many: 'бонусов' }

/** Money returned at the market's cost, and changes that a side of an order asked the office for. */
export const officeOrderHelp = {
  refund: {
    title: 'Вернуть деньги',
    amount: 'Сколько, ₽',
    of: (most: number) => `не\u00A0больше ${formatPrice(most)}`,
    wrong: (most: number) => `Больше нуля и\u00A0не\u00A0больше ${formatPrice(most)}`,
    reason: 'За\u00A0что',
    reasons: [
      'Простите, что опоздали больше чем на\u00A0час.',
      'Простите за\u00A0помятую упаковку.',
      'Простите за\u00A0неудобства.',
    ],
    reasonError: 'Напишите, за\u00A0что: это прочитает покупатель',
    way: 'Куда',
    toCard: (cardEnd: string | null) =>
      cardEnd === null ? 'Туда, откуда заплатили' : `На\u00A0карту ••••\u00A0${cardEnd}`,
    toCardNote: 'срок зависит от\u00A0банка, чек на\u00A0возврат выйдет сам',
    toBonuses: 'Бонусами',
    toBonusesNote: (most: number) => `сразу, целое число, до\u00A0${formatCount(most, bonuses)}`,
    customer: 'Покупатель получит',
    seller: 'Продавец',
    commission: 'Комиссия рынка',
    market: 'Платит рынок',
    same: 'без изменений',
    points: (count: number) => formatCount(count, gifts),
    final: 'Забрать подарок нельзя.',
    limit: (left: number, limit: number) =>
      limit === 0
        ? 'Ваша роль возвращает только вдвоём: подпишет владелец.'
        : `Ваш предел на\u00A0сутки: осталось ${formatPrice(left)} из\u00A0${formatPrice(limit)}.`,
    above: 'Это больше вашего предела: деньги вернутся, когда подпишет владелец.',
    waiting: (sum: number, name: string) =>
      `Ждёт подписи: ${formatPrice(sum)}, предлагает ${name}. Новое предложение сверх предела его заменит.`,
    waitingNote: (sum: number, name: string) => `ждёт подписи: ${formatPrice(sum)}, предлагает ${name}`,
    note: (most: number) => `за\u00A0счёт рынка, до\u00A0${formatPrice(most)}`,
    save: (sum: number, isBonuses: boolean, isAbove: boolean) =>
      isBonuses
        ? `Подарить ${formatCount(sum, gifts)}`
        : `${isAbove ? 'Предложить вернуть' : 'Вернуть'} ${formatPrice(sum)}`,
    keep: 'Не\u00A0возвращать',
    given: 'Возвращаем деньги',
    proposed: 'Предложение ждёт подписи владельца',
  },
  sideChange: {
    title: 'Изменить по\u00A0просьбе',
    note: 'продавца или\u00A0покупателя, по\u00A0их правилам',
    what: 'Что изменить',
    kinds: {
      weigh: 'Продавец: вес или\u00A0сколько собрали',
      replace: 'Продавец: заменить товар',
      cancelLine: 'Продавец: товара нет, убрать',
      refuseLine: 'Продавец: товар не\u00A0взяли при\u00A0получении',
      edit: 'Покупатель: сколько заказал',
      delivery: 'Покупатель: день, адрес или\u00A0получатель',
    },
    line: 'Товар',
    amounts: {
      weigh: (isWeight: boolean, unit: string) => (isWeight ? `Собрали, ${unit}` : 'Собрали, штук'),
      replace: () => 'Сколько, штук или\u00A0шагов',
      edit: () => 'Сколько, штук или\u00A0шагов; 0\u00A0— убрать',
    },
    day: 'День',
    chooseDay: 'Тот же день',
    address: 'Новый адрес',
    addressHint: 'Пусто\u00A0— прежний. Выберите дом из\u00A0подсказки',
    flat: 'Квартира',
    recipient: 'Новый получатель',
    recipientHint: 'Пусто\u00A0— прежний. Имя и\u00A0телефон меняются вместе',
    phone: 'Телефон получателя',
    search: 'Найти замену',
    instead: 'На\u00A0что заменить',
    chooseGoods: 'Выберите товар',
    reason: 'Кто и\u00A0зачем попросил',
    reasonError: 'Напишите причину: её увидят покупатель и\u00A0продавец',
    before: 'Было',
    after: 'Станет',
    refund: 'Вернём покупателю или\u00A0спишем меньше',
    surcharge: 'Доплатит покупатель',
    bonuses: 'Вернём бонусами',
    cancels: 'Товаров не\u00A0останется: заказ отменится целиком.',
    needsCustomer: 'Станет дороже, чем согласился покупатель: сначала спросим его, ответ ждём час.',
    ask: 'Спросить покупателя',
    save: 'Изменить заказ',
    made: 'Записали',
  },
  sides: {
    title: 'Глазами сторон',
    customer: 'Как видит покупатель',
    seller: 'Как видит продавец',
    pageTitle: (order: string) => `${order}: как видит покупатель`,
    back: 'К\u00A0заказу в\u00A0офисе',
    shown: 'Так заказ видит покупатель',
    shownText: 'Это показ: нажать здесь ничего нельзя, телефон, адрес и\u00A0фото закрыты.',
  },
  proposal: {
    title: (change: string) => `Ждёт ответа покупателя: ${change}`,
    yes: 'Согласен',
    no: 'Не\u00A0согласен',
    yesTitle: 'Согласиться за\u00A0покупателя?',
    noTitle: 'Отказать за\u00A0покупателя?',
    yesText: (total: string) => `Заказ станет стоить ${total}.`,
    noText: 'Товар останется как\u00A0был заказан или\u00A0уйдёт из\u00A0заказа.',
    reasons: ['Покупатель ответил по\u00A0телефону'],
    answered: 'Ответ записан',
    withdraw: 'Отозвать',
    withdrawTitle: 'Отозвать предложение?',
    withdrawText: 'Покупатель больше не\u00A0увидит вопроса, заказ останется как\u00A0был.',
    withdrawReasons: ['Предложили по\u00A0ошибке', 'Продавец передумал'],
    withdrawn: 'Предложение отозвано',
  },
} as const
