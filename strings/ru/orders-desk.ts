import type { OrderQueue } from '@okolitsa/contracts/orders/order-queue.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryStatus, OrderStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { ChangeKind, ChangeState } from '@okolitsa/domain/orders/requested-change.ts'
import { formatAmount, formatCount, formatPrice } from './format.ts'
import { orderTable } from './order-table.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

const queues: Record<OrderQueue, string> = {
  new: 'Новые',
  assembling: 'Собираем',
  leaving: 'В\u00A0пути и\u00A0к\u00A0выдаче',
  awaitingAnswer: 'Ждём ответа',
  claims: 'Претензии и\u00A0возвраты',
  finished: 'Завершённые',
  all: 'Все',
}
/** Texts of empty queues. */
const emptyQueues: Record<OrderQueue, string> = {
  new: 'Новых заказов нет',
  assembling: 'Собирать нечего',
  leaving: 'Всё развезли и\u00A0выдали',
  awaitingAnswer: 'Никого не\u00A0ждём',
  claims: 'Претензий и\u00A0возвратов нет',
  finished: 'Завершённых заказов пока нет',
  all: 'Заказов пока нет',
}
/** Statuses of set B for sellers; set A shows the progress of work in addition. */
const statuses: Record<OrderStatus, string> = {
  formed: 'Оформлено',
  booked: 'Подтверждено',
  canceled: 'Отменено',
  received: 'Выполнено',
}
const moves: Record<DeliveryStatus, string> = {
  formed: 'Вернуть в\u00A0новые',
  booked: 'Подтвердить',
  isAssembling: 'Начать сборку',
  onTheRoad: 'Отправить',
  readyForIssuance: 'Готов к\u00A0выдаче',
  sentToOrganizer: 'Передать организатору',
  received: 'Отдать покупателю',
  canceled: 'Отменить заказ',
}
/** Texts of the notification after a move. */
const moved: Record<DeliveryStatus, string> = {
  formed: 'Заказ снова новый',
  booked: 'Заказ подтвердили',
  isAssembling: 'Собираем заказ',
  onTheRoad: 'Заказ в\u00A0пути',
  readyForIssuance: 'Заказ ждёт покупателя',
  sentToOrganizer: 'Передали организатору',
  received: 'Заказ отдали',
  canceled: 'Заказ отменили',
}
const actors: Record<OrderActor, string> = {
  user: 'Покупатель',
  farmer: 'Продавец',
  admin: 'Администратор',
  system: 'Автоматически',
}
const changes: Record<ChangeKind, string> = {
  weigh: 'Взвесили',
  replace: 'Заменили',
  cancelLine: 'Убрали из\u00A0заказа',
  refuseLine: 'Не\u00A0взяли при получении',
  edit: 'Покупатель изменил заказ',
  delivery: 'Другая доставка',
  cancelPlaces: 'Покупатель отказался от мест',
  endTerm: 'Подписка закончена раньше срока',
  claim: 'Согласились с\u00A0жалобой',
}
/** States of a change that is not applied yet. */
const changeStates: Record<ChangeState, string> = {
  proposed: 'ждём ответа покупателя',
  applied: '',
  declined: 'покупатель отказался',
  expired: 'покупатель не\u00A0ответил',
}
const substitutions: Record<SubstitutionRule, string> = {
  none: 'Не\u00A0заменять',
  same_farm: 'Можно заменить',
  same_category: 'Заменить на\u00A0похожее',
  ask: 'Спросить о\u00A0замене',
}
/** Reasons of refused changes. */
const obstacles: Record<string, string> = {
  tooMuch: 'Столько взвесить нельзя: это больше двух таких заказов. Проверьте весы',
  notBrought: 'Этой строки уже нет в\u00A0заказе',
  photosFull: 'Фото уже три: больше не\u00A0нужно',
  sameProduct: 'Это тот\u00A0же товар',
  sellerBegan: 'Заказ уже собирают',
  state: 'Заказ уже не\u00A0на\u00A0этом шаге. Обновите страницу',
  unpaid: 'Сначала должна прийти оплата',
  actor: 'Это может сделать только покупатель',
  otherSeller: 'Это товар другого продавца',
  allergens: 'В\u00A0замене есть аллерген, которого в\u00A0заказанном не\u00A0было. Так менять нельзя',
  notWanted: 'Покупатель просил не\u00A0заменять',
  otherCategory: 'Покупатель просил похожее: это товар другого раздела',
  bonusesSpent:
    'Бонусы, которые вернулись покупателю за\u00A0прошлое изменение, уже потрачены. Верните прежнее количество или отмените строку',
  tooDear: 'Замена дороже больше чем на\u00A015\u00A0%. Возьмите поменьше',
}

const reasonInside = (reason: string): string => reason.slice(0, 1).toLowerCase() + reason.slice(1)

/** Texts of the orders in the cabinet. */
export const ordersDesk = {
  title: 'Рабочее место продавца',
  queues,
  emptyQueues,
  statuses,
  moves,
  moved,
  actors,
  kinds: orderTable.kinds,
  changes,
  changeStates,
  substitutions,
  obstacles,

  signIn: {
    or: 'или',
    phone: 'Ваш телефон',
    phoneHint: 'Если вас пригласили по\u00A0СМС или вы\u00A0начинали с\u00A0телефона',
    title: 'Вход для\u00A0продавца',
    text: 'Войдите через свой банк: он подтвердит, кто вы. Пароли не\u00A0нужны.',
    button: 'Войти через банк',
    noBank: 'Вход через банк сейчас не\u00A0подключён',
    noBankText: 'Обратитесь в\u00A0поддержку, и\u00A0мы поможем войти.',
    over: 'Вход закончился',
    overText:
      'Войдите ещё раз, и\u00A0вернёмся туда\u00A0же. Если не\u00A0пускает, спросите владельца: он мог закрыть вам доступ.',
    entering: 'Входим…',
    failed: 'Войти не\u00A0получилось',
    again: 'Войти через банк ещё раз',
  },
  signOut: 'Выйти',

  orders: 'Заказы',
  queuesLabel: 'Какие заказы показать',
  search: 'Номер заказа, имя или конец телефона',
  searchHint: 'Заказ, имя или телефон',
  find: 'Найти',
  notFound: (text: string) => `По\u00A0запросу «${text}» ничего нет`,
  notFoundText:
    'Проверьте номер заказа, имя или последние четыре цифры телефона. По\u00A0имени и\u00A0части номера ищем среди последних 5\u00A0000 заказов.',
  showAll: 'Показать все',
  pages: pagesText('Страницы заказов'),
  lines: (count: number) => formatCount(count, nouns.product),
  toWeigh: (count: number) => `взвесить: ${count}`,
  awaitsAnswer: 'Ждём ответа',
  firstOrder: 'Первый заказ',
  hasClaim: 'Претензия',
  owesMoney: 'Вернуть деньги',
  claimIsLate: 'Претензия без\u00A0ответа',

  back: 'Все заказы',
  gone: 'Заказ завершён, контакты покупателя больше не\u00A0нужны',
  contacts: 'Покупатель',
  call: (phone: string) => `Позвонить ${phone}`,
  where: 'Куда',
  housePoint: 'Точка дома',
  point: 'Где забирают',
  when: 'Когда',
  payment: 'Оплата',
  comment: 'Комментарий',
  seller: 'Продавец',
  whatIsIn: 'Что в\u00A0заказе',
  sums: 'Сумма',
  ceiling: (sum: number) => `Покупатель согласился не\u00A0больше чем на ${formatPrice(sum)}`,
  history: 'Что было с\u00A0заказом',
  placed: 'Заказ оформлен',
  sumChanged: (before: number, after: number) => `${formatPrice(before)} → ${formatPrice(after)}`,
  sumKept: (sum: number) => `сумма прежняя, ${formatPrice(sum)}`,
  reason: (reason: string) => `«${reason}»`,

  ordered: (amount: string) => `заказали ${amount}`,
  picked: (amount: string) => `собрали ${amount}`,
  notBrought: 'не\u00A0привезём',
  notTaken: 'не\u00A0взяли',
  instead: 'вместо другого товара',
  spoilt: (percent: number) => `испорчено ${percent}\u00A0%`,
  missing: (amount: string) => `не\u00A0дошло ${amount}`,
  weigh: 'Взвесить',
  count: 'Посчитать',
  replace: 'Заменить',
  outOfStock: 'Нет в\u00A0наличии',
  ofLine: (action: string, title: string) => `${action}: ${title}`,

  weighing: {
    title: (title: string) => `Взвесить: ${title}`,
    countTitle: (title: string) => `Сколько собрали: ${title}`,
    field: (unit: string) =>
      unit === 'мл' ? 'Объём, мл или литры с\u00A0запятой' : 'Вес, г или килограммы с\u00A0запятой',
    pieces: 'Собрали, шт.',
    ceiling: (amount: string, sum: number) =>
      `Заказали ${amount}, это не\u00A0больше ${formatPrice(sum)}. Что сверху — подарок покупателю.`,
    pieceHint: (amount: string) => `Заказали ${amount}. Больше положить нельзя, меньше можно: разницу вернём.`,
    above: (amount: string) => `Сверху ${amount}`,
    charge: 'Взять деньги и\u00A0за\u00A0лишнее',
    chargeHint: 'Спросим покупателя. Не\u00A0согласится — уберите лишнее.',
    save: 'Записать вес',
    savePieces: 'Записать',
    ask: 'Спросить покупателя',
    saved: 'Записали',
    asked: 'Спросили покупателя. Ждём ответа час',
    empty: 'Введите, сколько показали весы',
    wrong: 'Нужно целое число',
    wrongWeight: 'Нужно число, например 571 или 0,571',
  },
  replacing: {
    title: (title: string) => `Заменить: ${title}`,
    requestedChange: (rule: SubstitutionRule) => `Покупатель выбрал: «${substitutions[rule]}»`,
    search: 'Чем заменить',
    nothing: 'Такого товара у\u00A0продавца нет',
    notWanted: 'Покупатель просил не\u00A0заменять',
    notWantedText:
      'Другой товар вместо этого положить нельзя. Если его нет, уберите строку: платить за\u00A0неё не\u00A0придётся.',
    similar: 'Похожее',
    others: 'Остальное',
    quantity: 'Сколько',
    steps: { group: 'Сколько положить', decrease: 'Меньше', increase: 'Больше', remove: 'Убрать' },
    isGone: (title: string) => `${title}: больше нет`,
    isGoneNote: 'остаток станет нулём',
    other: 'Выбрать другое',
    save: 'Заменить',
    saved: 'Заменили',
  },
  removing: {
    title: (title: string) => `Нет в\u00A0наличии: ${title}`,
    text: 'Строку уберём из\u00A0заказа, платить за\u00A0неё не\u00A0придётся.',
    whole: 'Больше в\u00A0заказе ничего нет: отменим его целиком.',
    offSale: 'Остаток станет нулём, чтобы этого больше не\u00A0заказали.',
    save: 'Убрать из\u00A0заказа',
    saved: 'Убрали из\u00A0заказа',
  },
  refusing: {
    button: 'Не\u00A0взяли',
    title: (title: string) => `Не\u00A0взяли: ${title}`,
    text: 'Покупатель не\u00A0взял это при получении: платить за\u00A0строку не\u00A0придётся, товар вернётся в\u00A0остаток.',
    whole: 'Больше в\u00A0заказе ничего нет: отменим его целиком.',
    save: 'Да, не\u00A0взяли',
    saved: 'Записали: не\u00A0взяли',
  },
  callShort: 'Позвонить',
  missed: {
    entry: (reason: string) => `Не\u00A0застали: ${reasonInside(reason)}`,
    title: (reason: string, when: string) => `Не\u00A0застали: ${reasonInside(reason)}, ${when}`,
    text: 'Позвоните покупателю и\u00A0договоритесь, когда привезти снова.',
    another: 'Привезти в\u00A0другой день',
    choose: 'Какой день',
    none: 'Других дней доставки сюда пока нет: добавьте их в\u00A0«Доставке».',
    loading: 'Смотрим, когда вы туда возите…',
    failed: 'Не\u00A0загрузилось. Проверьте связь и\u00A0повторите',
    saved: (day: string) => `Привезём ${day}. Покупателю написали`,
  },
  keep: 'Не\u00A0менять',
  close: 'Закрыть',

  money: {
    same: (sum: number) => `Сумма заказа не\u00A0изменится: ${formatPrice(sum)}`,
    total: 'Сумма заказа',
    refund: 'Вернём покупателю',
    /** Note when the seller received the money and refunds it. */
    byHand: 'Вернёте покупателю сами',
    /** Note for an unpaid order, whose total is lowered. */
    less: 'Покупатель заплатит меньше',
    surcharge: 'Покупатель доплатит',
    bonuses: 'Вернём бонусами',
    counting: 'Считаем…',
    needsCustomer: 'Сначала спросим покупателя: до\u00A0ответа ничего не\u00A0изменится.',
  },

  cancelling: {
    title: 'Отменить заказ?',
    text: 'Покупателю придёт сообщение с\u00A0причиной. Если он заплатил, деньги вернём.',
    byHand: (sum: number) =>
      `Покупателю придёт сообщение с\u00A0причиной. ${formatPrice(sum)} взяли вы: вернёте их сами за\u00A010\u00A0дней.`,
    reason: 'Почему отменяем',
    reasons: ['Товар закончился', 'Не\u00A0сможем привезти в\u00A0этот день', 'Попросил покупатель'],
    reasonError: 'Напишите причину: её увидит покупатель',
    save: 'Отменить заказ',
    keep: 'Оставить',
  },
  unweighed: (titles: readonly string[]) => `Сначала взвесьте: ${titles.join(', ')}`,
  early: {
    title: 'Раньше обещанного дня?',
    text: (day: string) => `Покупателю обещали ${day}. Убедитесь, что он ждёт заказ сегодня.`,
    keep: 'Подождать',
  },
  handing: {
    title: 'Отдали заказ?',
    text: 'Отметим заказ полученным. Вернуть его в\u00A0путь будет нельзя.',
    taken: (sum: number) => `Покупатель отдал ${formatPrice(sum)}`,
    save: 'Да, отдали',
    keep: 'Ещё нет',
  },
  offline: {
    title: (sum: number) => `Ждём от\u00A0покупателя ${formatPrice(sum)}`,
    text: 'Деньги приходят вам напрямую. Отметьте, когда получите.',
    button: 'Деньги получены',
    asking: (sum: number) => `Получили ${formatPrice(sum)}?`,
    askingText: 'Отметим заказ оплаченным. Отметку убрать нельзя.',
    save: 'Да, получили',
    keep: 'Ещё нет',
    saved: 'Отметили: деньги получены',
    took: (sum: number) => `Получили ${formatPrice(sum)}`,
  },
  claims: {
    title: 'Претензия',
    photo: (index: number) => `Фото ${index}`,
    sellerPhoto: (index: number) => `Ваше фото ${index}`,
    addPhoto: 'Приложить фото',
    addPhotoNote: 'Покупатель увидит ваше фото вместе с\u00A0ответом.',
    addPhotoToContest: 'Его увидят только те, кто ведёт рынок, если вы\u00A0оспорите возврат.',
    photoAdded: 'Фото приложено',
    accept: (sum: number) => `Вернуть ${formatPrice(sum)}`,
    decline: 'Отказать',
    declineTitle: 'Отказать покупателю?',
    declineText: 'Он увидит ваши слова и\u00A0сможет пожаловаться ещё раз, с\u00A0другими фото.',
    until: (moment: string) => `Ответьте до\u00A0${moment}: потом решит рынок.`,
    late: 'Два дня прошли: теперь решает рынок.',
    reason: 'Почему отказываем',
    reasonError: 'Объясните покупателю, почему нет',
    accepted: 'Деньги вернём',
    declined: 'Отказали',
    states: {
      waiting: 'Ждёт решения',
      accepted: 'Деньги вернули',
      declined: 'Отказали',
      promised: 'Привезите новое',
      replaced: 'Привезли новое',
    },
    owed: 'Верните деньги',
    owedText: (sum: number) => `Претензию приняли, ${formatPrice(sum)} ещё у\u00A0вас.`,
    instant: (sum: number) =>
      `Приняли возврат ${formatPrice(sum)} сразу: сумма небольшая, фото есть, такое у\u00A0покупателя раз в\u00A0месяц.`,
    contest: 'Оспорить',
    contestUntil: (moment: string) =>
      `Не\u00A0согласны? Оспорьте до\u00A0${moment}. Деньги останутся у\u00A0покупателя, а\u00A0если правы вы, их вам вернём мы.`,
    contestTitle: 'Оспорить возврат?',
    contestText: 'Решит администратор. У\u00A0покупателя деньги не\u00A0заберём, ваши слова он не\u00A0увидит.',
    contestReason: 'Что не\u00A0так',
    contestReasonError: 'Объясните администратору, что не\u00A0так',
    contested: 'Передали администратору',
    contestStates: {
      open: 'Возврат оспорен, решает администратор.',
      upheld: 'Спор решён в\u00A0пользу продавца: деньги ему вернёт площадка.',
      rejected: 'Спор решён: возврат остаётся за\u00A0продавцом.',
    },
    uphold: 'Прав продавец',
    upholdText: 'Площадка вернёт продавцу эту сумму. Покупатель больше не\u00A0получит возвратов сразу.',
    reject: 'Возврат был верным',
    answer: 'Что ответить продавцу',
    decided: 'Решение записали',
  },
  proposal: {
    title: 'Ждём ответа покупателя',
    until: (moment: string) => `Ждём ответа до\u00A0${moment}. Не\u00A0ответит\u00A0— оставим как есть.`,
  },
  unpaid: 'Ждём оплату. Собирать пока рано.',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  amountOf: (amount: number, unit: string, isWeight: boolean) => formatAmount(amount, isWeight ? unit : 'шт'),
} as const
