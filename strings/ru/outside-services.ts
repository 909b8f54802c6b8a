import type { CheckOutcome, OutsideService, ServiceMode } from '@okolitsa/domain/outside-services/outside-service.ts'

/** «A», «A и B», «A, B и C». */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`

const titles: Readonly<Record<OutsideService, string>> = {
  sms: 'СМС',
  email: 'Почта',
  rbs: 'Эквайринг (карты)',
  sbp: 'СБП',
  payanyway: 'PayAnyWay',
  fiscal: 'Касса АТОЛ',
  cdek: 'СДЭК',
  dadata: 'DaData',
  dbo: 'Банк продавцов',
  bankApi: 'Счёт маркетплейса (T-API)',
  payouts: 'Выплаты людям (ЮKassa)',
  edo: 'ЭДО (Диадок)',
  npdPartner: '«Мой налог» (партнёр)',
  mango: 'Телефония Mango',
  smotreshka: 'Смотрёшка',
  storage: 'Хранилище файлов',
  valkey: 'Valkey',
  push: 'Push-сообщения',
  chatAnswers: 'Ответы в чатах',
  maps: 'Карты',
  certificates: 'Сертификаты доменов',
}

const purposes: Readonly<Record<OutsideService, string>> = {
  sms: 'Коды для входа и вести о заказах. Без СМС никто не войдёт.',
  email: 'Письма о заказах и для продавцов.',
  rbs: 'Оплата картой на странице банка.',
  sbp: 'Оплата по QR-коду.',
  payanyway: 'Оплата через MONETA.',
  fiscal: 'Чеки об оплатах и возвратах по 54-ФЗ.',
  cdek: 'Пункты выдачи, цены доставки и отправления.',
  dadata: 'Подсказки адресов и данные компаний по ИНН.',
  dbo: 'Вход продавцов через их банк. Без него входят по телефону.',
  bankApi: 'Платёжные поручения продавцам прямо в банк. Без него банк берёт файл.',
  payouts: 'Выплаты продавцам без счёта: по СБП или на карту.',
  edo: 'Акты и\u00A0УПД продавцам через оператора. Без него бумаги только скачивают.',
  npdPartner: 'Чеки самозанятых продавцов в\u00A0«Моём налоге». Без него они присылают свои.',
  mango: 'Звонок покупателя продавцу, не показывая номеров.',
  smotreshka: 'Онлайн-кинотеатр для подписчиков.',
  storage: 'Снимки товаров и загрузки.',
  valkey: 'Общий счёт запросов, когда узлов несколько.',
  push: 'Сообщения в браузер и на телефон.',
  chatAnswers: 'Автоматические ответы покупателям.',
  maps: 'Улицы на карте ферм и пунктов.',
  certificates: 'HTTPS для своих доменов продавцов.',
}

const done = {
  answers: 'отвечает',
  messageSent: 'отправлено, проверьте, что дошло',
  paymentWithdrawn: 'платёж на 1\u00A0₽ зарегистрирован и отменён',
  receiptRegistered: 'чек на 1\u00A0₽ пробит на тестовой кассе',
  realRegister: 'отвечает. Чек не пробивали: на настоящей кассе он стал бы документом о продаже, которой не было',
  fileStored: 'файл записан, прочитан и удалён',
} as const

/** «, проверьте A и B», or an empty text without names. */
const lookAt = (names: readonly string[], more = '') => {
  const all = [...names, ...(more ? [more] : [])]
  return all.length > 0 ? `, проверьте ${listed(all)}` : ''
}

function problemOf({ problem, code, variables }: Extract<CheckOutcome, { state: 'failed' }>): string {
  const named = code === null ? '' : ` (${code})`
  switch (problem) {
    case 'denied':
      return `${code ?? 'вход не принят'}${lookAt(variables)}`
    case 'wrongPlace':
      return `по этому адресу службы нет${named}${lookAt(variables)}`
    case 'serverError':
      return `сбой на стороне службы${named}, повторите позже`
    case 'refused':
      return `отказ${named}${lookAt(variables)}`
    case 'noMoney':
      return `на счёте нет денег${named}, пополните его`
    case 'timeout':
      return `нет ответа за 10\u00A0с${lookAt(variables, 'доступ в интернет')}`
    case 'unreached':
      return `нет соединения${named}${lookAt(variables, 'доступ в интернет')}`
    case 'broken':
      return `связь оборвалась${named}, повторите позже`
    case 'malformed':
      return `ответ не разобрать${lookAt(variables)}`
    case 'badValue':
      return `значение не годится${lookAt(variables)}`
  }
}

/** Outside services and results of their checks. */
export const outsideServices = {
  titles,
  purposes,
  /** One line about a check: «СДЭК: 401, проверьте CDEK_ACCOUNT и CDEK_PASSWORD». */
  line(service: OutsideService, mode: ServiceMode, outcome: CheckOutcome): string {
    const name = `${titles[service]}${mode === 'emulator' ? ' (понарошку)' : ''}`
    switch (outcome.state) {
      case 'works':
        return `${name}: ${done[outcome.result]}`
      case 'off':
        return outcome.variables.length > 0
          ? `${name}: не подключено, не задано ${listed(outcome.variables)}`
          : `${name}: не подключено`
      case 'failed':
        return mode === 'emulator' && outcome.problem === 'unreached'
          ? `${name}: эмулятор не отвечает, запустите магазин`
          : `${name}: ${problemOf(outcome)}`
    }
  },
  /** Text of a test SMS and a test e-mail. */
  trialSms: 'Проверка связи: СМС от магазина доходят.',
  trialMail: {
    subject: 'Проверка связи',
    text: 'Это письмо отправлено при проверке служб магазина. Если вы его читаете, почта работает.',
  },
  trialPayment: 'Проверка связи, платёж будет отменён',
  trialReceipt: 'Проверка кассы',
} as const
