import type { Bearer, CostCause } from '@okolitsa/domain/bearers/bearers.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { EntryKind } from '@okolitsa/domain/ledger/entry-kinds.ts'
import type { Account } from '@okolitsa/domain/ledger/postings.ts'
import type { PayoutStop } from '@okolitsa/domain/payouts/net-payout.ts'
import type { SumLineKind } from '@okolitsa/domain/statements/order-sum.ts'
import type { CorrectionCause, StatementKind } from '@okolitsa/domain/statements/statement.ts'
import type { WaitingReason } from '@okolitsa/domain/statements/waiting-money.ts'
import { monthTitle } from './closing.ts'
import { type DayReference, formatCount, formatDate, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** `14.12.2026`. */
const digits = (day: IsoDate): string => day.split('-').toReversed().join('.')

/** `октябрь 2026`. */
const monthName = (month: string): string => monthTitle(month).toLowerCase()

const causes: Readonly<Record<CorrectionCause, string>> = {
  claim: 'Вернули по\u00A0претензии',
  cash: 'Изменили, сколько денег взяли вы',
  goods: 'Заказ изменился после вручения',
  manual: 'Поправка рынка',
}
const costs = {
  specialPrice: 'Ваша скидка на\u00A0цену',
  ownPromo: 'Промокод, ваша часть',
  marketPromo: 'Промокод, часть рынка',
  freeDelivery: 'Бесплатная доставка по\u00A0подписке',
  bonuses: 'Бонусы покупателя',
  spoilt: 'Вернули за\u00A0испорченное',
  missing: 'Вернули за\u00A0недостающее',
  wrong: 'Вернули за\u00A0перепутанное',
  goodsLess: 'Вернули за\u00A0то, чего не\u00A0взяли',
  marketRefund: 'Вернули покупателю сверх заказа',
  goodwill: 'Бонусы покупателю от\u00A0рынка',
  compensation: 'Рынок вернул вам спорное',
} satisfies Readonly<Record<CostCause, string>>
const kinds: Readonly<Record<StatementKind, string>> = {
  sale: 'Продажа',
  cashSale: 'Продажа, деньги у\u00A0вас',
  correction: 'Поправка',
  compensation: 'Рынок вернул вам спорное',
  payout: 'Выплата',
  payoutReturn: 'Выплата вернулась',
  other: 'Другое',
}

interface LineFacts {
  readonly kind: StatementKind
  readonly cause: CorrectionCause | null
  readonly note: string | null
}

/** Balance and statement of a seller, and the ledger behind them. */
export const statements = {
  title: 'Деньги',
  lead: 'Сколько вам должен рынок, когда заплатит и\u00A0почему столько.',
  papers: 'Документы за\u00A0месяцы',
  empty: 'Денег пока нет',
  emptyText: 'Здесь появится ваша доля, когда вручите первый заказ. Пока заказ в\u00A0пути, это ещё не\u00A0деньги.',
  failed: 'Не\u00A0получилось посчитать. Попробуйте ещё раз.',
  payable: 'можно платить',
  waiting: 'ждёт срока',
  debt: 'вы\u00A0должны рынку',
  debtText:
    'Вычтем из\u00A0ближайших выплат, но\u00A0не\u00A0больше половины за\u00A0раз, пока долгу нет тридцати дней.',
  nextPayout: (day: IsoDate, reference: DayReference) => `Следующая выплата ${formatDate(day, reference)}`,
  expected: (sum: number, minimum: number) =>
    sum === 0
      ? 'Платить пока нечего.'
      : sum < minimum
        ? `Накопится ${formatPrice(sum)}. Платим от\u00A0${formatPrice(minimum)}, остальное перейдёт на\u00A0следующий раз.`
        : `Придёт ${formatPrice(sum)}, если ничего не\u00A0изменится.`,
  toContract: 'Договор и\u00A0реквизиты',
  holds: {
    requisites:
      'Выплаты стоят: мы\u00A0не\u00A0знаем, куда платить. Укажите реквизиты на\u00A0странице «Договор и\u00A0реквизиты», деньги ждут на\u00A0балансе.',
    requisitesChanged:
      'Новые реквизиты начнут действовать через трое суток после того, как вы\u00A0их указали. Заплатим на\u00A0них, деньги ждут на\u00A0балансе.',
    returned:
      'Выплаты стоят: прошлую банк вернул, деньги снова на\u00A0балансе. Укажите другие реквизиты на\u00A0странице «Договор и\u00A0реквизиты».',
    contract:
      'Выплаты стоят: примите договор с\u00A0рынком на\u00A0странице «Договор и\u00A0реквизиты». Деньги ждут на\u00A0балансе.',
    suspended: 'Выплаты стоят, пока рынок не\u00A0вернёт вас к\u00A0продажам. Деньги ждут на\u00A0балансе.',
    noProvider:
      'Рынок пока не\u00A0платит по\u00A0телефону и\u00A0на\u00A0карту. Укажите банковский счёт на\u00A0странице «Договор и\u00A0реквизиты», деньги ждут на\u00A0балансе.',
    selfEmployedLost:
      'Выплаты стоят: налоговая не\u00A0видит вас самозанятым. Верните статус в\u00A0«Моём налоге», и\u00A0мы\u00A0увидим это на\u00A0следующий день сами. Если зарегистрировали ИП, напишите нам.',
    selfEmployedUnverified:
      'Выплаты стоят: налоговая неделю не\u00A0отвечает, что вы\u00A0самозанятый. Мы\u00A0спрашиваем каждый день и\u00A0заплатим, как только ответит. Деньги на\u00A0балансе.',
  } satisfies Readonly<Record<PayoutStop, string>>,
  waits: 'Что и\u00A0почему ждёт',
  reasons: {
    claim: 'Решается претензия',
    claimTime: 'Идёт срок претензий',
    hold: 'Рынок держит деньги после срока претензий',
  } satisfies Readonly<Record<WaitingReason, string>>,
  until: (day: IsoDate | null, reference: DayReference) =>
    day === null ? 'пока не\u00A0решат' : `до\u00A0${formatDate(day, reference)}`,
  orders: (count: number) => formatCount(count, nouns.order),
  underWay: 'Ещё не\u00A0вручили',
  underWayText: (orders: number) =>
    `${formatCount(orders, nouns.order)} в\u00A0работе. Деньгами они станут, когда вручите.`,
  waitingOrders: 'Заказы, которые ждут',
  since: (day: IsoDate | null, reference: DayReference) =>
    day === null ? 'За\u00A0последние 30\u00A0дней' : `После выплаты ${formatDate(day, reference)}`,
  sinceOpening: 'Оставалось',
  balance: 'Всего на\u00A0балансе',
  corrections: 'Поправки и\u00A0почему',
  payouts: 'Выплаты',
  payoutStates: {
    sent: 'в\u00A0пути',
    paid: 'пришла',
    returned: 'вернулась на\u00A0баланс',
    failed: 'не\u00A0прошла, деньги на\u00A0балансе',
  },
  noPayouts: 'Выплат ещё не\u00A0было.',
  statement: 'Выписка',
  month: 'Месяц',
  previousMonth: 'Прошлый месяц',
  ownMonth: 'Другой месяц',
  ownDays: 'Другие дни',
  from: 'С',
  to: 'По',
  show: 'Показать',
  wrongDays: 'Проверьте дни: первый не\u00A0позже последнего, и\u00A0не\u00A0больше года.',
  download: 'Скачать',
  downloadAs: (format: string) => `Скачать выписку, ${format.toUpperCase()}`,
  further: 'Дальше',
  toFirst: 'К\u00A0началу',
  noLines: 'За эти дни денег не\u00A0двигалось.',
  opening: 'Было на\u00A0балансе',
  closing: 'Стало на\u00A0балансе',
  day: digits,
  titleOf: (from: IsoDate, to: IsoDate) => `Выписка с\u00A0${digits(from)} по\u00A0${digits(to)}`,
  titleOfMonth: (month: string) => `Выписка за\u00A0${monthName(month)}`,
  byMonth:
    'Записи этого месяца, как в\u00A0отчёте и\u00A0акте. Опоздавшая запись закрытого месяца стоит в\u00A0следующем.',
  byDays: 'Записи по\u00A0своим дням. В\u00A0отчёте и\u00A0акте опоздавшая запись стоит в\u00A0следующем месяце.',
  /** Of an entry that was posted after the closing of its own month. */
  late: (month: string) => `опоздала, учтена за\u00A0${monthName(month)}`,
  order: (number: string) => `№\u00A0${number}`,
  sum: (roubles: number) => formatPrice(roubles),
  columns: {
    day: 'День',
    what: 'Что',
    goods: 'Товары',
    delivery: 'Доставка',
    fee: 'Комиссия',
    cash: 'Взяли сами',
    amount: 'Вам',
  },
  fileColumns: [
    ...['День', 'Что', 'Заказ', 'Товары', 'Ваша скидка (вычтена)', 'Скидка за счёт рынка', 'Ваша доставка'],
    ...['Комиссия, %', 'Комиссия', 'в том числе НДС', 'Взяли сами', 'Опоздала, учтена за', 'Вам'],
  ],
  /** A month of all sellers as a file. */
  monthFile: {
    kinds: {
      ...kinds,
      cashSale: 'Продажа, деньги у\u00A0продавца',
      compensation: 'Рынок вернул продавцу спорное',
    } satisfies Readonly<Record<StatementKind, string>>,
    all: 'Все продавцы',
    fileColumns: [
      ...['№ продавца', 'Продавец', 'ИНН', 'Что', 'Записей', 'Товары', 'Доставка продавца', 'Комиссия'],
      ...['в том числе НДС', 'Взял сам', 'Скидка за счёт рынка', 'Продавцу'],
    ],
  },
  lineTitle: ({ kind, cause, note }: LineFacts) =>
    [cause ? causes[cause] : kinds[kind], note].filter(Boolean).join(': '),
  totalTitle: ({ kind, count }: { kind: StatementKind; count: number }) => `${kinds[kind]}, ${count}`,
  sums: {
    title: 'Почему такая сумма',
    expected: 'Так выйдет, если вручите заказ как есть.',
    waiting: (reason: string, until: string) => `${reason}, ${until}.`,
    payable: 'Войдёт в\u00A0ближайшую выплату.',
    nothing: 'Платить нечего.',
    debt: 'Вы\u00A0должны рынку: вычтем из\u00A0ближайших выплат.',
    lines: {
      goods: 'Товары',
      ...costs,
      ownDelivery: 'Ваша доставка',
      carrierDelivery: 'Доставка перевозчика',
      fee: 'Комиссия',
      cash: 'Взяли у\u00A0покупателя сами',
    } satisfies Readonly<Record<SumLineKind, string>>,
    bearers: {
      seller: 'за\u00A0ваш счёт, уже учтено',
      market: 'платит рынок, вас не\u00A0касается',
    } satisfies Readonly<Record<Bearer, string>>,
    ownCost: 'за\u00A0ваш счёт',
    ofCarrier: 'деньги перевозчика',
    about: (sum: number, bearer: string) => `${formatPrice(sum)}, ${bearer}`,
    feeOf: (percent: number | null, base: number, tax: number) =>
      [
        percent === null ? '' : `${formatPercent(percent)} с\u00A0${formatPrice(base)}`,
        tax === 0 ? '' : `НДС ${formatPrice(tax)} внутри`,
      ]
        .filter(Boolean)
        .join(', '),
    total: 'Вам',
    toMoney: 'Все деньги',
  },
  ledger: {
    title: 'Журнал денег',
    lead: 'Обе стороны каждой записи. Записи не\u00A0правят: ошибку закрывает обратная.',
    ofOrder: (number: string) => `Записи заказа №\u00A0${number}`,
    ofSeller: (title: string) => `Записи продавца «${title}»`,
    find: 'Найти',
    orderField: 'Номер заказа',
    sellerField: 'Номер продавца',
    paymentField: 'Код платежа',
    payoutField: 'Код выплаты',
    periodField: 'Месяц',
    kindField: 'Что случилось',
    any: 'любой',
    all: 'Все записи',
    file: (format: string) => `Скачать ${format.toUpperCase()}`,
    fileColumns: [
      ...['Запись', 'Когда', 'Период', 'Что случилось', 'Причина', 'Заказ', 'Счёт', 'Чей', 'Дебет, ₽', 'Кредит, ₽'],
      ...['Основание', 'Документ'],
    ],
    empty: 'Записей нет',
    emptyText: 'Денег здесь ещё не\u00A0двигалось.',
    account: 'Счёт',
    owner: 'Чей',
    debit: 'Дебет, ₽',
    credit: 'Кредит, ₽',
    entry: (id: number) => `№\u00A0${id}`,
    toOrder: (number: string) => `Заказ №\u00A0${number}`,
    toPayment: 'Платёж и\u00A0возвраты',
    toPayout: 'Выплата',
    toRun: (id: number) => `Вся выплата №\u00A0${id}`,
    toClosing: 'Закрытие месяца',
    toPeriod: (period: string) => `Месяц ${period.split('-').toReversed().join('.')}`,
    manual: {
      title: 'Новая запись',
      open: 'Внести запись',
      lead: 'Один счёт в\u00A0дебет, другой в\u00A0кредит. Запись подпишет другой человек, после этого её не\u00A0изменить, только закрыть обратной.',
      debit: 'Дебет',
      credit: 'Кредит',
      seller: 'Продавец',
      noSeller: 'Такого продавца нет',
      remove: (title: string) => `Убрать: ${title}`,
      amount: 'Сумма, ₽',
      reason: 'Почему',
      reasonHint: 'Продавец прочтёт это в\u00A0выписке.',
      document: 'Документ',
      documentHint: 'Например: служебная записка №\u00A012 от\u00A025.11.2026.',
      send: 'Отправить на\u00A0подпись',
      sent: 'Запись ждёт второй подписи',
      posted: 'Запись внесена в\u00A0журнал',
      failed: 'Не\u00A0получилось. Попробуйте ещё раз.',
      waiting: 'Ждут второй подписи',
      pair: (debit: string, credit: string, amount: string) => `Дт ${debit} — Кт ${credit}, ${amount}`,
      by: (name: string) => `Предлагает ${name}`,
      signed: (writer: string, approver: string) =>
        writer === approver ? `внёс ${writer}` : `внёс ${writer}, подписал ${approver}`,
      reverse: 'Закрыть обратной',
      reverseTitle: (id: number) => `Закрыть запись №\u00A0${id} обратной?`,
      reverseText: 'Те\u00A0же счета и\u00A0сумма, стороны меняются местами. Закрыть запись можно один раз.',
      reverses: (id: number) => `закрывает запись №\u00A0${id}`,
      reversedBy: (id: number) => `закрыта записью №\u00A0${id}`,
      close: 'Закрыть',
    },
    kinds: {
      payment: 'Взяли деньги с\u00A0покупателя',
      refund: 'Вернули деньги покупателю',
      settlement: 'Вручили заказ, деньги разошлись',
      bonus: 'Бонусы',
      payout: 'Выплата продавцу',
      payoutPaid: 'Выплата дошла',
      payoutReturn: 'Выплата вернулась',
      compensation: 'За\u00A0счёт рынка',
      acquirer_fee: 'Комиссия эквайринга',
      acquirer_settlement: 'Расчёты с\u00A0эквайером',
      merge: 'Объединили записи покупателя',
      manual: 'Запись вручную',
    } satisfies Readonly<Record<EntryKind, string>>,
    accounts: {
      gateway: 'Эквайринг',
      bank: 'Банк',
      cash: 'Деньги у\u00A0продавца',
      customer: 'Покупатель',
      seller: 'Продавец',
      courier: 'Перевозчик',
      platform: 'Комиссия без НДС',
      tax: 'НДС',
      bonus: 'Бонусы',
      market_discount: 'За\u00A0счёт рынка',
      payout_in_transit: 'Выплаты в\u00A0пути',
      acquirer_fee: 'Расход на\u00A0эквайринг',
      adjustment: 'Поправки',
    } satisfies Readonly<Record<Account, string>>,
    customer: (id: string) => `покупатель №\u00A0${id}`,
    market: 'рынок',
  },
  office: {
    card: 'Деньги',
    debt: 'должен рынку',
    toMoney: 'Баланс и\u00A0выписка',
    toLedger: 'Записи журнала',
    back: 'К\u00A0продавцу',
    holds: {
      requisites: 'Не\u00A0платим: нет реквизитов',
      requisitesChanged: 'Не\u00A0платим: реквизиты меняются',
      returned: 'Не\u00A0платим: прошлая выплата вернулась, ждём других реквизитов',
      contract: 'Не\u00A0платим: не\u00A0принят договор',
      suspended: 'Не\u00A0платим: продажи остановлены',
      noProvider: 'Не\u00A0платим: выплаты по\u00A0телефону и\u00A0на\u00A0карту не\u00A0подключены',
      selfEmployedLost: 'Не\u00A0платим: больше не\u00A0самозанятый',
      selfEmployedUnverified: 'Не\u00A0платим: налоговая неделю не\u00A0подтверждает, что он самозанятый',
    } satisfies Readonly<Record<PayoutStop, string>>,
  },
}
