import type { SubstitutionObstacle } from '@okolitsa/domain/checkout/substitution.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'
import type { ChangeKind, ChangeState } from '@okolitsa/domain/orders/requested-change.ts'
import { formatAmount, formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Kinds of changes in the history of an order. */
const kinds: Record<ChangeKind, string> = {
  weigh: 'Взвесили',
  replace: 'Заменили товар',
  cancelLine: 'Убрали из\u00A0заказа',
  refuseLine: 'Не\u00A0взяли при получении',
  edit: 'Вы изменили заказ',
  delivery: 'Вы изменили доставку',
  cancelPlaces: 'Вы отказались от мест',
  endTerm: 'Подписка закончена раньше срока',
  claim: 'Согласились с\u00A0жалобой',
}
/** Reasons why an order cannot be changed: `facts.reason` of ORDER_CHANGE_FORBIDDEN. */
const forbidden = {
  state: 'Продавец уже собирает заказ или отправил его',
  actor: 'Это может сделать только другая сторона',
  unpaid: 'Заказ ещё не\u00A0оплачен',
  cutOff: 'На этот день заказы уже не\u00A0меняют',
  dinner: 'Заказ в\u00A0ресторане так не\u00A0меняют: пока кухня его не\u00A0приняла, отмените и\u00A0закажите заново',
  sellerBegan: 'Продавец уже начал собирать заказ',
  byCarrier:
    'У\u00A0посылки СДЭК день и\u00A0адрес не\u00A0поменять: отмените заказ и\u00A0оформите новый. Получателя поменять можно',
  fetched: 'Этот заказ забирают сами. Чтобы его привезли, оформите новый',
  noHouse: 'Нужен адрес с\u00A0домом: выберите его из\u00A0подсказки',
  tooMuch: 'Это больше, чем может быть. Проверьте количество',
  notBrought: 'Этой строки в\u00A0заказе уже нет',
  claimedAlready: 'За\u00A0эту часть деньги уже вернули',
  sameProduct: 'Это тот же товар',
  wholeOrder: 'Отказались от\u00A0всего: отметьте «Не\u00A0застали» и\u00A0причину «Отказались»',
  answered: 'На это предложение уже ответили',
} as const
/** Reasons why a claim is refused: `facts.reason` of CLAIM_REFUSED. */
const claimRefused = {
  tooLate: 'Пожаловаться можно в\u00A0течение трёх дней после получения',
  claimedAlready: 'На этот товар вы уже пожаловались',
  decided: 'По\u00A0этой жалобе уже решили',
  notContestable: 'Спорить можно только с\u00A0возвратом, который мы сделали сразу',
  contestOver: 'Оспорить возврат уже нельзя',
  appealOver: 'Обжаловать решение уже нельзя',
  notMore: 'Столько покупателю уже вернули',
  photosFull: 'Больше пяти фото не\u00A0нужно',
} as const
/** Reasons why a product cannot be a substitute: `facts.reason` of SUBSTITUTION_FORBIDDEN. */
const obstacles: Record<SubstitutionObstacle, string> = {
  otherSeller: 'Это товар другого продавца',
  allergens: 'В\u00A0нём есть аллерген, которого не\u00A0было в\u00A0заказанном',
  notWanted: 'Покупатель просил не\u00A0заменять',
  otherCategory: 'Покупатель разрешил заменять только на\u00A0похожее',
  tooDear: 'Дороже заказанного больше чем на\u00A015\u00A0%',
}

/** Answers of the customer to the seller's proposal. */
const proposal = {
  titles: {
    weigh: 'Вышло больше, чем вы заказали',
    replace: 'Продавец предлагает замену',
    cancelLine: 'Продавец хочет убрать товар',
    refuseLine: 'Продавец предлагает изменить заказ',
    edit: 'Продавец предлагает изменить заказ',
    delivery: 'Продавец предлагает изменить доставку',
    cancelPlaces: 'Организатор предлагает изменить бронь',
    endTerm: 'Продавец предлагает изменить заказ',
    claim: 'Продавец предлагает изменить заказ',
  } satisfies Record<ChangeKind, string>,
  was: 'Было',
  becomes: 'Станет',
  instead: 'Вместо него',
  until: (time: string) => `Ответьте до\u00A0${time}.`,
  /** Consequence of a refusal or of a missing answer. */
  without: {
    weigh: 'Если откажетесь или не\u00A0ответите, положат столько, сколько заказали, по\u00A0прежней цене.',
    replace: 'Если откажетесь или не\u00A0ответите, замену не\u00A0положат и\u00A0денег за\u00A0неё не\u00A0возьмут.',
    cancelLine: 'Если откажетесь или не\u00A0ответите, заказ останется прежним.',
    refuseLine: 'Если откажетесь или не\u00A0ответите, заказ останется прежним.',
    edit: 'Если откажетесь или не\u00A0ответите, заказ останется прежним.',
    delivery: 'Если откажетесь или не\u00A0ответите, заказ останется прежним.',
    cancelPlaces: 'Если откажетесь или не\u00A0ответите, бронь останется прежней.',
    endTerm: 'Если откажетесь или не\u00A0ответите, заказ останется прежним.',
    claim: 'Если откажетесь или не\u00A0ответите, заказ останется прежним.',
  } satisfies Record<ChangeKind, string>,
  yes: 'Согласиться',
  no: 'Отказаться',
  agreed: 'Согласились. Передали продавцу',
  refused: 'Отказались. Передали продавцу',
  overTitle: 'Время на\u00A0ответ вышло',
  stale: (sum: number) => `Сумма успела измениться: теперь ${formatPrice(sum)}. Проверьте и\u00A0ответьте ещё раз`,
} as const

/** Effect of a change on the customer's money. */
const money = {
  total: 'Сумма заказа',
  change: (before: number, after: number) => `${formatPrice(before)} → ${formatPrice(after)}`,
  delivery: 'Доставка станет',
  bonuses: 'Вернём бонусами',
  same: 'Сумма заказа не\u00A0изменится.',
  lessHeld: (sum: number, total: number) =>
    `Спишем на\u00A0${formatPrice(sum)} меньше: с\u00A0карты уйдёт не\u00A0больше ${formatPrice(total)}.`,
  refund: (sum: number) => `Вернём ${formatPrice(sum)} туда, откуда вы платили.`,
  byHand: (sum: number) => `${formatPrice(sum)} вам вернёт сам продавец: он взял деньги за\u00A0заказ.`,
  surcharge: (sum: number) => `Нужно будет доплатить ${formatPrice(sum)}.`,
  lessToPay: (sum: number) => `Доплачивать придётся на\u00A0${formatPrice(sum)} меньше.`,
  toPay: (total: number) => `К\u00A0оплате станет ${formatPrice(total)}.`,
  onReceipt: (total: number) => `При получении отдадите ${formatPrice(total)}.`,
  onReceiptAtMost: (total: number) => `При получении отдадите не\u00A0больше ${formatPrice(total)}.`,
} as const

/** The customer edits the order before the cutoff. */
const edit = {
  open: 'Изменить заказ',
  title: 'Изменить заказ',
  close: 'Закрыть',
  intro: 'Пока продавец не\u00A0начал собирать, состав можно поменять.',
  group: (title: string) => `Сколько положить: ${title}`,
  decrease: (title: string) => `Меньше: ${title}`,
  increase: (title: string) => `Больше: ${title}`,
  remove: (title: string) => `Убрать: ${title}`,
  removed: 'уберём из\u00A0заказа',
  putBack: 'Вернуть',
  putBackOf: (title: string) => `Вернуть: ${title}`,
  added: 'добавим',
  most: (count: number) => `Не\u00A0больше ${count} в\u00A0одном заказе`,
  more: 'Добавить товары',
  search: 'Найти у\u00A0этого продавца',
  nothing: 'Такого товара у\u00A0продавца нет',
  add: (title: string) => `Добавить: ${title}`,
  untouched: 'Поменяйте количество, и\u00A0мы посчитаем новую сумму.',
  counting: 'Считаем…',
  all: 'В\u00A0заказе ничего не\u00A0останется, поэтому мы отменим его целиком.',
  save: (total: number) => `Сохранить · ${formatPrice(total)}`,
  saveIdle: 'Сохранить',
  cancelOrder: 'Отменить заказ',
  saved: 'Заказ изменили',
  canceled: 'Заказ отменили',
  stale: (sum: number) => `Сумма успела измениться: теперь ${formatPrice(sum)}. Проверьте и\u00A0сохраните ещё раз`,
  tooLate: 'Этот заказ уже не\u00A0изменить',
  tooLateText: 'Продавец начал его собирать, или время правок на\u00A0этот день вышло.',
} as const

/** The customer changes the day, the address or the recipient. */
const delivery = {
  open: 'Изменить доставку',
  title: 'Изменить доставку',
  close: 'Закрыть',
  intro: 'Пока продавец не\u00A0начал собирать, можно выбрать другой день, адрес или получателя.',
  parcel:
    'День и\u00A0адрес посылки СДЭК не\u00A0поменять: отмените заказ и\u00A0оформите новый. Получателя поменять можно.',
  day: 'Когда',
  needName: 'Напишите имя',
  needPhone: 'Проверьте номер',
  untouched: 'Поменяйте что-нибудь, и\u00A0мы посчитаем новую сумму.',
  save: (total: number) => `Сохранить · ${formatPrice(total)}`,
  saveIdle: 'Сохранить',
  saved: 'Доставку изменили. Передали продавцу',
  tooLate: 'Доставку уже не\u00A0изменить',
  /** Entry of the order's history. */
  otherDay: (before: string, after: string) => `${before} → ${after}`,
  elsewhere: 'другой адрес',
  otherRecipient: 'другой получатель',
} as const

const claimKinds: Record<ClaimKind, string> = {
  spoilt: 'Испорчено',
  missing: 'Не\u00A0привезли или недовесили',
  wrong: 'Привезли другое',
}

const returns = (byHand: boolean): string => (byHand ? 'Продавец вернёт' : 'Вернём')

/** Subject of a claim: `Творог: испорчено 20 %`, `Яйца: не привезли 4 шт`. */
export function claimWords(claim: {
  readonly kind: ClaimKind
  readonly title: string
  readonly spoiltPercent: number | null
  readonly amount: number | null
  readonly unit: string
  readonly isWeight: boolean
}): string {
  const amount = formatAmount(claim.amount ?? 0, claim.isWeight ? claim.unit : 'шт')
  switch (claim.kind) {
    case 'spoilt':
      return `${claim.title}: испорчено ${claim.spoiltPercent}\u00A0%`
    case 'missing':
      return `${claim.title}: не\u00A0привезли ${amount}`
    case 'wrong':
      return `${claim.title}: вместо ${amount} привезли другое`
  }
}

/** Spoilt, missing or wrong goods. */
const claim = {
  open: 'Что-то не\u00A0так с\u00A0заказом',
  until: (moment: string) => `Сообщить о\u00A0проблеме можно до\u00A0${moment}.`,
  title: 'Что-то не\u00A0так',
  close: 'Закрыть',
  kind: 'Что случилось',
  kinds: claimKinds,
  kindNotes: {
    spoilt: 'плесень, запах, побилось',
    missing: 'фото не\u00A0обязательно',
    wrong: 'не\u00A0тот товар',
  } satisfies Record<ClaimKind, string>,
  amounts: {
    missing: 'Сколько не\u00A0привезли',
    wrong: 'Вместо скольких привезли другое',
  } satisfies Record<Exclude<ClaimKind, 'spoilt'>, string>,
  amountWeight: (unit: string) => (unit === 'мл' ? 'Объём, мл' : 'Вес, г'),
  all: 'Всё',
  wrongAmount: (most: string) => `Введите целое число, не\u00A0больше ${most}`,
  steps: { decrease: 'Меньше', increase: 'Больше', remove: 'Убрать' },
  /** `byHand`: the seller received the money and refunds it. */
  outcome: (sum: number, byHand: boolean) => `${returns(byHand)} ${formatPrice(sum)}`,
  outcomeBonuses: (sum: number, bonuses: number, byHand: boolean) =>
    `${returns(byHand)} ${formatPrice(sum)} и\u00A0${formatPrice(bonuses)} бонусами`,
  outcomeInstant: 'Сразу, как отправите с\u00A0фото.',
  outcomeWaits: 'Сначала посмотрит продавец: у\u00A0него два дня.',
  line: 'Какой товар',
  share: 'Сколько испорчено',
  percent: (percent: number) => `${percent}\u00A0%`,
  upTo: (sum: number) => `до\u00A0${formatPrice(sum)}`,
  photos: 'Фото',
  photosOptional: 'Фото, если есть',
  photosHint: (most: number, megabytes: number) =>
    `От\u00A0одного до\u00A0${most}, каждое до\u00A0${megabytes}\u00A0МБ. По\u00A0ним продавец поймёт, что случилось.`,
  photosHintOptional: (most: number, megabytes: number) =>
    `До\u00A0${most}, каждое до\u00A0${megabytes}\u00A0МБ. С\u00A0фото небольшую сумму вернём сразу.`,
  fromGallery: 'Выбрать фото',
  fromCamera: 'Снять',
  photo: (index: number) => `Фото ${index}`,
  removePhoto: (index: number) => `Убрать фото ${index}`,
  tooMany: (most: number) => `Можно приложить не\u00A0больше ${most}\u00A0фото`,
  tooBig: (name: string, megabytes: number) => `«${name}» больше ${megabytes}\u00A0МБ. Выберите фото поменьше`,
  wrongType: (name: string) => `«${name}» не\u00A0подойдёт: нужны фото JPEG, PNG или WebP`,
  heic: (name: string) =>
    `«${name}» в\u00A0формате HEIC, его мы\u00A0не\u00A0откроем. Нажмите «Снять» или выберите фото из\u00A0медиатеки, а\u00A0не\u00A0из\u00A0файлов`,
  comment: 'Расскажите подробнее',
  commentHint: 'По\u00A0желанию',
  needKind: 'Выберите, что случилось',
  needLine: 'Выберите товар',
  needShare: 'Выберите, сколько испорчено',
  needPhoto: 'Приложите хотя бы одно фото',
  send: 'Отправить',
  sendingPhotos: 'Отправляем фото',
  sending: (percent: number) => `Отправляем фото: ${percent}\u00A0%`,
  checking: 'Смотрим фото…',
  offline: 'Нет связи. Фото остались здесь, попробуйте отправить ещё раз',
  returned: (sum: number) => `Вернули ${formatPrice(sum)} сразу`,
  returnedText: 'Деньги придут туда, откуда вы платили. Срок зависит от\u00A0банка.',
  returnedCash: (sum: number) => `Решили сразу: продавец вернёт ${formatPrice(sum)}`,
  returnedCashText: (days: number) =>
    `Заказ оплачен не\u00A0через сайт, поэтому деньги отдаст сам продавец, не\u00A0позже чем за\u00A0${formatCount(days, nouns.day)}.`,
  waiting: 'Передали продавцу',
  waitingText: (sum: number, until: string, byHand: boolean) =>
    `Он посмотрит и\u00A0ответит до\u00A0${until}. Если согласится, ${byHand ? 'вернёт сам' : 'вернём'} ${formatPrice(sum)}. Не\u00A0ответит\u00A0— решим сами и\u00A0сообщим.`,
  done: 'Понятно',
  nothingLeft: 'По\u00A0этому заказу больше не\u00A0о\u00A0чём сообщать',
  nothingLeftText: 'Срок вышел, или вы уже сообщили обо\u00A0всех товарах.',
  listTitle: 'Жалобы на\u00A0товары',
  states: {
    waiting: (sum: number, until: string, byHand: boolean) =>
      `Ждём ответа продавца до\u00A0${until}. Если согласится, ${byHand ? 'продавец вернёт' : 'вернём'} ${formatPrice(sum)}.`,
    late: (sum: number, byHand: boolean) =>
      `Продавец не\u00A0ответил вовремя, решаем сами. Если согласимся, ${byHand ? 'продавец вернёт' : 'вернём'} ${formatPrice(sum)}.`,
    accepted: (sum: number) => `Вернули ${formatPrice(sum)}`,
    acceptedInstantly: (sum: number) => `Вернули ${formatPrice(sum)} сразу`,
    /** Accepted claim on an unpaid order: the total was lowered, no refund is due. */
    cheaper: (sum: number) => `Жалобу приняли: заказ стал дешевле на\u00A0${formatPrice(sum)}`,
    declined: 'Продавец отказал',
  },
  seller: (words: string) => `Ответ продавца: «${words}»`,
  sellerPhoto: (index: number) => `Фото продавца ${index}`,
} as const

/** Texts of an order's history. */
const history = {
  title: 'Что было с\u00A0заказом',
  placed: 'Заказ оформлен',
  actors: { user: 'вы', admin: 'администратор', system: 'автоматически' },
  /** States of a change that is not applied yet. */
  states: {
    proposed: 'ждёт вашего ответа',
    applied: '',
    declined: 'не\u00A0согласились',
    expired: 'без ответа',
  } satisfies Record<ChangeState, string>,
  reason: (reason: string) => `«${reason}»`,
} as const

/** Texts of order changes and claims. */
export const orderChanges = {
  kinds,
  forbidden,
  claimRefused,
  obstacles,
  proposal,
  money,
  edit,
  delivery,
  claim,
  history,
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  short: (title: string, left: number) =>
    left > 0 ? `${title}: осталось ${formatCount(left, nouns.piece)}` : `${title}: закончилось`,
  overLimit: (title: string, most: number) => `${title}: не\u00A0больше ${most} в\u00A0одном заказе`,
  toMin: (sum: number) => `Не\u00A0хватает ${formatPrice(sum)} до\u00A0минимальной суммы заказа`,
} as const

const textIn = (table: Readonly<Record<string, string>>, reason: unknown): string | null =>
  (typeof reason === 'string' && Object.hasOwn(table, reason) && table[reason]) || null

/** Text of a refusal with a reason; null = its title is sufficient. */
export function changeRefusalText(code: string, reason: unknown): string | null {
  if (code === 'ORDER_CHANGE_FORBIDDEN') return textIn(forbidden, reason)
  if (code === 'CLAIM_REFUSED') return textIn(claimRefused, reason)
  return code === 'SUBSTITUTION_FORBIDDEN' ? textIn(obstacles, reason) : null
}
