import type { RequisitesKind, ShownRequisites } from '@okolitsa/domain/seller-contract/requisites.ts'

const dots = '··\u00A0'
/** Requisites by the last digits. */
const shown = ({ kind, bankName, tail }: ShownRequisites): string => {
  const place =
    kind === 'sbp' ? `СБП, телефон ${dots}${tail}` : kind === 'token' ? `Карта ${dots}${tail}` : `Счёт ${dots}${tail}`
  return bankName === null ? place : `${place}, ${bankName}`
}

/** The contract of a seller with the market and the requisites for payouts: cabinet and office. */
export const sellerContract = {
  title: 'Договор и\u00A0реквизиты',
  lead: 'На\u00A0каких условиях вы\u00A0продаёте и\u00A0куда приходят деньги',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  onlyOwner: 'Менять это может только владелец.',
  noPhone:
    'Код для подтверждения прислать некуда: вы\u00A0входите через банк. Пригласите себя по\u00A0своему телефону на\u00A0странице «Сотрудники» и\u00A0примите приглашение.',
  toStaff: 'Сотрудники',
  shown,
  code: {
    get: 'Получить код',
    text: (phone: string) => `Пришлём код на\u00A0${phone}.`,
    sent: (phone: string) => `Код отправлен на\u00A0${phone}`,
    label: 'Код из\u00A0СМС',
    back: 'Исправить реквизиты',
  },
  offer: {
    title: 'Договор',
    none: 'Рынок ещё не\u00A0опубликовал договор. Сейчас ничего подписывать не\u00A0нужно.',
    missing: 'Новые заказы остановлены',
    missingText: 'Прочитайте договор и\u00A0примите его: продажи сразу пойдут. Начатые заказы довезите.',
    planned: (day: string) => `С\u00A0${day}\u00A0— новый договор`,
    plannedText: 'Примите его заранее: без\u00A0этого с\u00A0этого дня новых заказов не\u00A0будет.',
    plannedDone: 'Вы\u00A0его уже приняли.',
    inForce: (version: number, day: string) => `Версия\u00A0${version}, на\u00A0сайте с\u00A0${day}`,
    version: (version: number) => `Версия\u00A0${version}`,
    read: 'Прочитать',
    accept: 'Принять договор',
    done: 'Договор принят',
    history: 'Что вы\u00A0принимали',
    accepted: (version: number, when: string) => `Версия\u00A0${version}, ${when}`,
    by: (who: string | null, network: string | null) =>
      [who ?? 'до\u00A0кабинета', network && `из\u00A0сети ${network}`].filter(Boolean).join(', '),
  },
  requisites: {
    title: 'Реквизиты для выплат',
    none: 'Реквизитов пока нет',
    noneText: 'Продавать можно, но\u00A0деньги перевести некуда. Укажите, куда их присылать.',
    now: 'Сейчас платим сюда',
    since: (when: string) => `С\u00A0${when}`,
    waiting: (when: string) => `С\u00A0${when} будем платить сюда`,
    waitingText: 'Трое суток на\u00A0случай, если это не\u00A0вы: до\u00A0этого времени замену можно отменить.',
    cancel: 'Отменить замену',
    cancelTitle: 'Отменить замену реквизитов?',
    cancelText: 'Сюда платить не\u00A0будут. Новые реквизиты придётся указать заново.',
    keep: 'Не\u00A0надо',
    cancelled: 'Замену отменили',
    change: 'Указать другие',
    add: 'Указать реквизиты',
    kind: 'Куда платить',
    kinds: {
      account: 'Расчётный счёт',
      personalAccount: 'Свой счёт',
      sbp: 'По\u00A0телефону',
      token: 'Карта',
    } satisfies Readonly<Record<RequisitesKind, string>>,
    bic: 'БИК банка',
    account: 'Номер счёта',
    accountHint: '20 цифр. Номер карты здесь не\u00A0подойдёт.',
    correspondentAccount: 'Корреспондентский счёт',
    bankName: 'Банк',
    phone: 'Телефон, привязанный к\u00A0СБП',
    check: 'Продолжить',
    confirm: 'Подтвердить',
    confirmText: 'Всем владельцам придёт сообщение. Платить туда начнём через 72\u00A0часа.',
    saved: 'Новые реквизиты приняты',
    history: 'Прежние реквизиты',
    wasCancelled: (when: string) => `отменены ${when}`,
    confirmed: (who: string | null, when: string) => (who === null ? when : `${who}, ${when}`),
  },
  link: {
    title: 'Замена реквизитов',
    over: 'Ссылка не\u00A0подходит',
    overText: 'Возможно, она скопирована не\u00A0целиком. Откройте её из\u00A0сообщения ещё раз.',
    text: (seller: string, place: string, when: string) =>
      `Магазин «${seller}». Новые реквизиты: ${place}. Выплаты пойдут туда с\u00A0${when}.`,
    warn: 'Если это не\u00A0вы, отмените. Сюда платить не\u00A0будут, а\u00A0все владельцы получат сообщение.',
    stop: 'Это не\u00A0я, отменить',
    cancelled: 'Замена отменена. Сюда платить не\u00A0будут.',
    inForce: 'Эти реквизиты уже действуют. Зайдите в\u00A0кабинет и\u00A0укажите свои, а\u00A0рынку позвоните сразу.',
  },
  today: {
    missing: 'Новые заказы остановлены: договор не\u00A0принят',
    soon: (day: string) => `До\u00A0${day} примите новый договор`,
    unpaid: 'Некуда переводить деньги',
    unpaidText: 'Продажи идут, а\u00A0реквизитов нет. Укажите, куда платить.',
    waitingText: (when: string) => `Новые реквизиты начнут действовать ${when}. До\u00A0этого выплат не\u00A0будет.`,
    open: 'Открыть договор',
    give: 'Указать реквизиты',
  },
  office: {
    title: 'Договор и\u00A0реквизиты',
    offer: 'Договор',
    notAsked: 'не\u00A0требуется',
    missing: 'не\u00A0принят, новых заказов нет',
    accepted: (version: number, day: string) => `версия\u00A0${version}, ${day}`,
    acceptBy: 'Принять новый до',
    requisites: 'Реквизиты',
    none: 'нет, выплат не\u00A0будет',
    waiting: 'Замена ждёт',
    until: (place: string, when: string) => `${place}, с\u00A0${when}`,
    note: 'Указывает и\u00A0меняет только сам продавец',
  },
}
