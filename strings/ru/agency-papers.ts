import type { PaperParty, PaperPeriod, PaperReference, PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import type { DayMove } from '@okolitsa/domain/agency-papers/report-moves.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CorrectionCause } from '@okolitsa/domain/statements/statement.ts'
import { decimalFormat } from '../decimal-format.ts'
import { plural } from './plural.ts'
import { sumInWords } from './sum-in-words.ts'

const money = decimalFormat('ru', { least: 2, most: 2 })
/** A sum of kopecks as papers write it: `1 234,50`, a debt with a minus. */
const sum = (kopecks: number): string => money(kopecks / 100).replace('-', '\u2212')
/** `30.11.2026` */
const digits = (day: IsoDate): string => day.split('-').toReversed().join('.')
const reference = ({ number, day }: PaperReference): string => `№\u00A0${number} от\u00A0${digits(day)}`
const fullName = ({ last, first, middle }: PersonName): string => [last, first, middle].filter(Boolean).join(' ')
const initial = (name: string): string => (name === '' ? '' : `${name.charAt(0)}.`)
/** `Образцов И. И.` */
const shortName = ({ last, first, middle }: PersonName): string =>
  [last, initial(first), initial(middle)].filter(Boolean).join('\u00A0')

const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]
const lastDayOf = (day: IsoDate): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
/** `ноябрь 2026 г.` of a whole month, else `01.11.2026 – 15.11.2026`. */
const period = ({ from, to }: PaperPeriod): string =>
  from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && Number(to.slice(8)) === lastDayOf(to)
    ? `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}\u00A0г.`
    : `${digits(from)}\u00A0– ${digits(to)}`

/** `ООО «Околица», ИНН 7722698789, КПП 772201001, ОГРН …, адрес`. */
const party = (one: PaperParty): string =>
  [
    one.name,
    `ИНН\u00A0${one.tin}`,
    one.kind === 'company' && one.kpp !== '' && `КПП\u00A0${one.kpp}`,
    one.kind === 'company' && `ОГРН\u00A0${one.ien}`,
    one.kind === 'proprietor' && `ОГРНИП\u00A0${one.ien}`,
    one.address,
  ]
    .filter(Boolean)
    .join(', ')

const vatWords = (percent: number | null, vat: number): string =>
  percent === null ? 'без НДС' : `в\u00A0том числе НДС ${percent}\u00A0% ${sum(vat)}\u00A0₽`

/** Texts of agents' papers. They are Russian by law and have no twin. */
export const agencyPapers = {
  sum,
  digits,
  period,
  party,
  fullName,
  shortName,
  inWords: sumInWords,
  page: (page: number, all: number) => `Страница ${page} из\u00A0${all}`,
  agent: 'Агент',
  principal: 'Принципал',
  contract: (contract: PaperReference) => `Договор ${reference(contract)}`,
  forPeriod: (of: PaperPeriod) => `за\u00A0${period(of)}`,
  total: 'Итого',
  columns: {
    order: 'Заказ',
    paid: 'Оплачен',
    handedOver: 'Передан',
    goods: 'Товар',
    amount: 'Кол-во',
    sum: 'Сумма, ₽',
    vat: 'НДС, ₽',
    ownDiscount: 'Скидка продавца',
    marketDiscount: 'Доплата рынка',
    receipt: 'Чек (ФД / ФПД)',
    day: 'День',
    reason: 'Причина',
    bearer: 'За чей счёт',
    base: 'База, ₽',
    rule: 'Ставка',
    fee: 'Вознаграждение, ₽',
    expense: 'Расход',
    document: 'Документ',
    payout: 'Поручение',
    movement: 'Движение',
    debit: 'Дебет, ₽',
    credit: 'Кредит, ₽',
    ownDebit: 'Дебет принципала',
    ownCredit: 'Кредит принципала',
    number: '№',
    service: 'Услуга',
    net: 'Без НДС, ₽',
    rate: 'Ставка НДС',
    gross: 'Всего, ₽',
  },
  report: {
    title: (number: string) => `Отчёт агента №\u00A0${number}`,
    ofDay: (day: IsoDate, of: PaperPeriod) => `от\u00A0${digits(day)} за\u00A0${period(of)}`,
    corrects: (corrected: PaperReference) => `Корректирует отчёт ${reference(corrected)}`,
    sales: '1. Продано',
    days: '2. По дням оплаты покупателями',
    returns: '3. Возвращено покупателям',
    fees: '4. Вознаграждение агента',
    expenses: '5. Расходы агента, которые возмещает принципал',
    payouts: '6. Перечислено принципалу',
    adjustments: '7. Прочие движения',
    money: '8. Расчёты',
    none: 'Не было',
    /** Mark of a row that was posted after the closing of its own month, and the note about it. */
    late: (day: string) => `${day}\u00A0*`,
    lateNote: '* День прошлого месяца. Операция проведена после его закрытия и\u00A0вошла в\u00A0этот отчёт.',
    /** No fiscal receipt of the market, because the seller took the money. */
    bySeller: 'деньги у\u00A0продавца',
    bearers: { seller: 'продавец', market: 'рынок' },
    lines: {
      opening: (day: IsoDate) => `Долг агента на\u00A0начало ${digits(day)}`,
      sold: 'Продано принципалом',
      marketDiscounts: 'в\u00A0том числе доплачено рынком за\u00A0покупателей',
      receivedByAgent: 'в\u00A0том числе получено агентом от\u00A0покупателей',
      takenBySeller: 'Деньги, которые продавец взял сам',
      returnedBySeller: 'Возвраты за\u00A0счёт продавца',
      fee: 'Вознаграждение удержано',
      expenses: 'Расходы удержаны',
      paidOut: 'Перечислено принципалу',
      adjusted: 'Прочие движения',
      closing: (day: IsoDate) => `Долг агента на\u00A0конец ${digits(day)}`,
    },
    inAll: (facts: { sold: number; returned: number; fee: number; feeVat: number; closing: number }) =>
      [
        `Реализовано на\u00A0${sum(facts.sold)}\u00A0₽ (${sumInWords(facts.sold)}), возвращено покупателям ${sum(facts.returned)}\u00A0₽ (${sumInWords(facts.returned)}).`,
        `Вознаграждение агента ${sum(facts.fee)}\u00A0₽ (${sumInWords(facts.fee)}), ${facts.feeVat === 0 ? 'без НДС' : `в\u00A0том числе НДС ${sum(facts.feeVat)}\u00A0₽`}.`,
        facts.closing >= 0
          ? `К\u00A0перечислению принципалу ${sum(facts.closing)}\u00A0₽ (${sumInWords(facts.closing)}).`
          : `Долг принципала перед агентом ${sum(-facts.closing)}\u00A0₽ (${sumInWords(-facts.closing)}).`,
      ] as const,
    objection: (days: number) =>
      `Возражения принимаются в\u00A0течение ${days}\u00A0${plural(days, { one: 'дня', few: 'дней', many: 'дней' })} со\u00A0дня получения отчёта. Если их нет, отчёт считается принятым.`,
  },
  act: {
    title: (number: string) => `Акт №\u00A0${number}`,
    ofDay: (day: IsoDate) => `об оказании услуг от\u00A0${digits(day)}`,
    correction: ({ number, day }: { number: number; day: IsoDate }) =>
      `Исправление №\u00A0${number} от\u00A0${digits(day)}`,
    subject: (contract: PaperReference, of: PaperPeriod) =>
      `Агент оказал, а\u00A0принципал принял услуги за\u00A0${period(of)} по\u00A0договору ${reference(contract)}.`,
    report: (report: PaperReference) => `Расчёт вознаграждения: отчёт агента ${reference(report)}.`,
    withoutVat: 'без НДС',
    percent: (percent: number) => `${percent}\u00A0%`,
    inAll: (gross: number, percent: number | null, vat: number) =>
      `Всего оказано услуг на\u00A0${sum(gross)}\u00A0₽ (${sumInWords(gross)}), ${vatWords(percent, vat)}.`,
    nothing: 'Вознаграждение за\u00A0период возвращено. Прежний акт отменён.',
    noClaims:
      'Услуги оказаны полностью и\u00A0в\u00A0срок. Претензий по\u00A0объёму, качеству и\u00A0срокам принципал не\u00A0имеет.',
  },
  /** `3 позиции` */
  positions: (goods: number) =>
    goods === 0 ? '' : `${goods}\u00A0${plural(goods, { one: 'позиция', few: 'позиции', many: 'позиций' })}`,
  positionOf: ({ kind }: PaperParty) =>
    kind === 'company' ? 'Генеральный директор' : kind === 'proprietor' ? 'Индивидуальный предприниматель' : 'Агент',
  /** Words of the lines that are made of a statement. */
  lines: {
    rule: (percent: number | null) => (percent === null ? 'по условиям продажи' : `${percent}\u00A0%`),
    reason: (cause: CorrectionCause | null) =>
      cause === 'claim' ? 'по\u00A0претензии покупателя' : 'заказ изменён после передачи',
    raised: (order: number | null) => `Заказ ${order ?? ''}: изменён после передачи`,
    takenLater: (order: number | null) => `Заказ ${order ?? ''}: деньги, которые взял продавец, уточнены`,
    compensation: (order: number | null) => `Компенсация рынка${order === null ? '' : ` по\u00A0заказу ${order}`}`,
    manual: (note: string | null) => `Поправка рынка${note === null ? '' : `: ${note}`}`,
    other: 'Корректировка',
  },
  /** Documents of an act of reconciliation, whose lines are days. */
  moves: {
    sold: 'Продано покупателям',
    returned: 'Возвращено покупателям',
    fee: 'Вознаграждение агента',
    taken: 'Деньги, взятые продавцом',
    payout: 'Выплата',
    other: 'Корректировки',
  } satisfies Record<DayMove['kind'], string>,
  reconciliation: {
    title: (number: string) => `Акт сверки №\u00A0${number}`,
    ofDay: (day: IsoDate, of: PaperPeriod) => `взаимных расчётов от\u00A0${digits(day)} за\u00A0${period(of)}`,
    ofAgent: 'По\u00A0данным агента',
    byDays: 'Операции стоят в\u00A0своих днях, в\u00A0том числе проведённые после закрытия месяца.',
    ofPrincipal:
      'Колонки принципала заполняет принципал, если его данные другие. Если расхождений нет, достаточно подписи.',
    before: (day: IsoDate) => `Сальдо на\u00A0${digits(day)}`,
    turnover: 'Обороты за\u00A0период',
    after: (day: IsoDate) => `Сальдо на\u00A0конец ${digits(day)}`,
    inAll: (day: IsoDate, closing: number, agent: string, principal: string) =>
      closing === 0
        ? `На\u00A0конец ${digits(day)} долгов нет.`
        : `На\u00A0конец ${digits(day)} долг в\u00A0пользу ${closing > 0 ? principal : agent}: ${sum(Math.abs(closing))}\u00A0₽ (${sumInWords(Math.abs(closing))}).`,
  },
  household: {
    title: (number: string) => `Справка №\u00A0${number}`,
    ofDay: (day: IsoDate, year: number) => `о\u00A0выплатах за\u00A0${year}\u00A0год от\u00A0${digits(day)}`,
    subject: (agent: string, principal: string) =>
      `${agent} как агент перечислил владельцу личного подсобного хозяйства (${principal}) деньги покупателей за\u00A0продукцию его хозяйства.`,
    plot: (plot: PaperReference) => `Выписка из\u00A0похозяйственной книги ${reference(plot)}.`,
    inAll: (year: number, total: number) =>
      `Всего за\u00A0${year}\u00A0год ${sum(total)}\u00A0₽ (${sumInWords(total)}).`,
    note: 'Агент не\u00A0является источником этого дохода и\u00A0налог с\u00A0него не\u00A0удерживает.',
  },
  /** Wording of the universal transfer document. */
  utd: {
    fact: 'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)',
    name: 'Универсальный передаточный документ',
    maker: (one: PaperParty) =>
      one.kind === 'company' ? `${one.name}, ИНН/КПП ${one.tin}/${one.kpp}` : `${one.name}, ИНН ${one.tin}`,
    done: 'Услуги оказаны в полном объеме',
    report: 'Отчет агента',
    contract: 'Агентский договор',
    fee: (of: PaperPeriod, contract: PaperReference) =>
      `Агентское вознаграждение за ${period(of)} по договору № ${contract.number} от ${digits(contract.day)}`.replaceAll(
        '\u00A0',
        ' ',
      ),
  },
}
