import type {
  ClosingObstacle,
  DifferenceOutcome,
  DifferenceProblem,
  RegisterKind,
} from '@okolitsa/domain/closing/closing.ts'
import type { RegisterField } from '@okolitsa/domain/payouts/register-rows.ts'
import { type DayReference, formatCount, formatDate, formatNumber, formatPrice } from './format.ts'
import type { NounForms } from './plural.ts'

const MONTHS = [
  ...['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь'],
  ...['Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь', 'Декабрь'],
]
const ROWS: NounForms = { one: 'строка', few: 'строки', many: 'строк' }
const DIFFERENCES: NounForms = { one: 'разница', few: 'разницы', many: 'разниц' }
const ENTRIES: NounForms = { one: 'запись', few: 'записи', many: 'записей' }

/** A month in words: «Октябрь 2026». */
export const monthTitle = (period: string): string =>
  `${MONTHS[Number(period.slice(5)) - 1] ?? ''}\u00A0${period.slice(0, 4)}`

const methods: Readonly<Record<string, string>> = {
  sbp: 'по\u00A0СБП',
  rbs: 'картой',
  payanyway: 'через PayAnyWay',
  paw: 'через Paw',
  paybylink: 'по\u00A0ссылке',
}

const kinds = { acquirer: 'Эквайринг', fiscal: 'Касса', bank: 'Банк' } satisfies Record<RegisterKind, string>
const fileLine = (rows: number, known: number): string =>
  [formatCount(rows, ROWS), known > 0 ? `${formatCount(known, ROWS)} уже были` : ''].filter(Boolean).join(', ')

/** Closing of months: the page of the office, and reasons of a refused file. */
export const closing = {
  title: 'Закрытие месяца',
  note: 'Сверьте журнал с\u00A0эквайрингом, кассой и\u00A0банком и\u00A0решите, что делать с\u00A0каждой разницей. После закрытия числа месяца не\u00A0меняются.',
  loading: 'Сверяем месяц',
  loadFailed: 'Не\u00A0получилось сверить месяц',
  retry: 'Повторить',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  months: 'Месяцы',
  log: 'Журнал закрытия',
  states: { open: 'Открыт', closing: 'Закрываем', closed: 'Закрыт' },
  closedBy: (name: string, moment: string) => `Закрыто: ${name}, ${moment}`,
  closedBefore: 'Закрыт вместе со\u00A0следующим месяцем',
  reopened: (name: string, moment: string, reason: string) => `Снова открыто: ${name}, ${moment}. ${reason}`,
  waiting: (name: string, reason: string) =>
    `${name} просит открыть месяц снова: ${reason}. Ждём второй подписи на\u00A0странице «Люди и\u00A0права».`,
  late: (count: number) => `${formatCount(count, ENTRIES)} из\u00A0прежних, уже закрытых месяцев`,
  kinds,
  sourceKinds: {
    acquirer: 'Реестр эквайринга',
    fiscal: 'Реестр кассы или ОФД',
    bank: 'Выписка банка (1С)',
  } satisfies Record<RegisterKind, string>,
  compared: {
    title: 'Журнал и\u00A0реестры, ₽',
    empty: 'Денег в\u00A0этом месяце ещё не\u00A0двигалось, и\u00A0реестров нет.',
    columns: { what: 'Что сверяем', here: 'В\u00A0журнале', there: 'Снаружи', gap: 'Разница', state: 'Что нашли' },
    line: ({ kind, about, isRefund }: { kind: RegisterKind; about: string; isRefund: boolean }) => {
      if (kind === 'acquirer' && about === '')
        return isRefund ? 'Возвраты, которых нет в\u00A0журнале' : 'Платежи, которых нет в\u00A0журнале'
      if (kind === 'acquirer') return `${isRefund ? 'Вернули' : 'Взяли'} ${methods[about] ?? about}`
      if (kind === 'fiscal') return isRefund ? 'Чеки, возврат' : 'Чеки, приход'
      if (!isRefund) return 'Ушло со\u00A0счёта'
      return about === '' ? 'Пришло на\u00A0счёт, остальное' : `Пришло на\u00A0счёт: ${about}`
    },
    agrees: 'Сошлось',
    unread: 'Нет реестра',
    left: (count: number) => `осталось: ${formatCount(count, DIFFERENCES)}`,
    decided: (count: number) => `разобрано: ${formatCount(count, DIFFERENCES)}`,
  },
  obstacles: {
    notEnded: 'Месяц ещё идёт',
    notNext: 'Сначала закройте предыдущий месяц',
    unread: 'Загружены не\u00A0все реестры',
    undecided: 'Не\u00A0все разницы разобраны',
    openRuns: 'Есть незаконченная выплата',
    books:
      'Нет свежей проверки книг без ошибок. Она идёт каждую ночь, а\u00A0владелец может запустить её сразу на\u00A0странице «Состояние»',
  } satisfies Record<ClosingObstacle, string>,
  check: 'Перед закрытием',
  ready: 'Всё готово: реестры прочитаны, разницы разобраны, книги сходятся.',
  close: 'Закрыть месяц',
  closeTitle: (month: string) => `Закрыть: ${month}?`,
  closeText:
    'Числа месяца больше не\u00A0изменятся. Всё, что придёт позже, попадёт в\u00A0следующий месяц с\u00A0пометкой. Открыть снова можно только вдвоём.',
  closed: 'Месяц закрыт',
  keep: 'Не\u00A0сейчас',
  reopen: 'Открыть снова',
  reopenTitle: (month: string) => `Открыть снова: ${month}`,
  reopenText: 'Подпишет другой человек. Причина останется в\u00A0журнале.',
  reason: 'Зачем открывать',
  send: 'Отправить на\u00A0подпись',
  sent: 'Просьба ждёт второй подписи',
  opened: 'Месяц снова открыт',
  closeLabel: 'Закрыть окно',
  differences: {
    title: 'Разницы',
    empty: 'Разниц нет.',
    unread: 'Разницы появятся, когда загрузите реестр.',
    columns: { what: 'Разница', here: 'В\u00A0журнале', there: 'Снаружи', decision: 'Решение' },
    problems: {
      missingHere: 'Есть снаружи, нет в\u00A0журнале',
      missingThere: 'Есть в\u00A0журнале, нет снаружи',
      otherSum: 'Суммы разные',
      otherDay: 'Дни разные',
    } satisfies Record<DifferenceProblem, string>,
    /** A movement of a bank has no number of its own; an acquirer that pays is named by its taxpayer number. */
    reference: (kind: RegisterKind, reference: string) => {
      if (kind !== 'bank') return `${kinds[kind]}, №\u00A0${reference}`
      return reference.includes('#') ? kinds.bank : `${kinds.bank}, деньги от\u00A0эквайера, ИНН\u00A0${reference}`
    },
    back: (kind: RegisterKind) => (kind === 'bank' ? 'пришло на\u00A0счёт' : 'возврат'),
    side: (sum: number | null, day: string | null, reference: DayReference) =>
      sum === null ? '—' : `${formatPrice(sum)}${day === null ? '' : `, ${formatDate(day, reference)}`}`,
    order: (id: number) => `Заказ №\u00A0${id}`,
    decide: 'Решить',
    again: 'Решить иначе',
    outcomes: {
      accepted: 'Всё верно, принять как есть',
      next: 'Перенести на\u00A0следующий месяц',
      correct: 'Исправлено записью журнала',
    } satisfies Record<DifferenceOutcome, string>,
    done: {
      accepted: 'Принято',
      next: 'На\u00A0следующий месяц',
      correct: 'Исправлено',
    } satisfies Record<DifferenceOutcome, string>,
    entry: (id: number) => `запись №\u00A0${id}`,
    entryField: 'Номер записи журнала',
    entryHint: 'Сначала сделайте исправляющую запись в\u00A0журнале денег',
    toLedger: 'Журнал денег',
    comment: 'Почему так',
    save: 'Записать решение',
    saved: 'Решение записано',
    by: (name: string, moment: string) => `${name}, ${moment}`,
    shown: (shown: number, all: number) =>
      `Показаны ${formatNumber(shown)} из\u00A0${formatNumber(all)}, сначала без решения`,
  },
  sums: {
    title: 'Обороты месяца',
    now: 'Сейчас',
    frozen: 'На\u00A0момент закрытия',
    columns: { account: 'Счёт', debit: 'Дебет, ₽', credit: 'Кредит, ₽' },
    empty: 'Записей нет.',
  },
  files: {
    title: 'Реестры и\u00A0выписки',
    empty: 'За\u00A0этот месяц ещё ничего не\u00A0загружено.',
    line: fileLine,
    upload: 'Загрузить файл',
    source: 'От\u00A0кого',
    noSource: 'Выберите',
    newSource: 'Новый источник',
    newTitle: 'Название',
    newTitleHint: 'Например, «Эквайринг, карты»',
    newKind: 'Что присылает',
    payer: 'ИНН, с\u00A0которого приходят деньги',
    payerHint: 'Он указан в\u00A0выписке как ИНН плательщика. По\u00A0нему найдём в\u00A0выписке деньги эквайринга.',
    savePayer: 'Запомнить ИНН',
    payerSaved: 'ИНН запомнили',
    add: 'Добавить источник',
    added: 'Источник добавлен',
    file: 'Файл XLSX, CSV или выписка в\u00A0формате 1С',
    choose: 'Выбрать файл',
    chosen: (name: string) => `Файл: ${name}`,
    columns: 'Где что в\u00A0файле',
    rows: 'Начало файла',
    none: 'нет такого столбца',
    fields: {
      day: 'День',
      amount: 'Сумма',
      reference: 'Номер платежа или чека',
      fee: 'Комиссия банка',
      operation: 'Вид операции',
    } satisfies Record<RegisterField, string>,
    refunds: 'Какие слова значат возврат',
    refundsHint: 'Через запятую. Сумма с\u00A0минусом\u00A0— тоже возврат',
    import: 'Загрузить',
    remembered: 'Столбцы запомнены с\u00A0прошлого раза, проверьте.',
    done: (rows: number, known: number) => `Загружено: ${fileLine(rows, known)}`,
    repeated: 'Этот файл уже загружали, ничего не\u00A0изменилось.',
    fees: (sum: number) => `Комиссия эквайринга проведена: ${formatPrice(sum)}`,
    arrived: (sum: number) => `Деньги эквайринга пришли на\u00A0счёт: ${formatPrice(sum)}`,
    twice: (rows: readonly number[]) => `Повторяются внутри файла, проверьте строки ${rows.join(', ')}. Они посчитаны.`,
    skipped: (count: number) => `Без операции (итоги и\u00A0заметки): ${formatCount(count, ROWS)}`,
    mistakes: 'Не\u00A0прочитались, исправьте и\u00A0загрузите ещё раз:',
    tooLarge: 'Файл больше 20\u00A0МБ. Выгрузите меньший период.',
  },
  refused: {
    tooLong: 'Файл слишком большой: прочитать можно не\u00A0больше 200\u00A0000 строк. Выгрузите меньший период.',
    noTable: 'Это не\u00A0таблица: нужен файл XLSX или CSV.',
    noRows: 'В\u00A0файле нет ни\u00A0одной операции.',
  },
}
