import type { AgencyPaper } from '@okolitsa/domain/agency-papers/paper-number.ts'
import type { EdoSendingState } from '@okolitsa/domain/agency-papers/paper-sending.ts'
import { isPaperMonth, isPaperYear, type PaperState } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { agencyPapers } from './agency-papers.ts'
import { type DayReference, formatDate } from './format.ts'
import { plural } from './plural.ts'

const kinds: Readonly<Record<AgencyPaper, string>> = {
  agentReport: 'Отчёт агента',
  feeAct: 'Акт',
  reconciliation: 'Акт сверки',
  householdYear: 'Справка о\u00A0выплатах',
}
const count = (number: number, of: { one: string; few: string; many: string }) => `${number}\u00A0${plural(number, of)}`

/** Papers of periods: cabinet and office. */
export const moneyPapers = {
  title: 'Документы',
  lead: 'Отчёты, акты и\u00A0сверки за\u00A0прошедшие месяцы. Их можно скачать в\u00A0любое время.',
  empty: 'Документов пока нет',
  emptyText: 'Первые появятся, когда рынок закроет месяц с\u00A0вашими продажами.',
  /** Of the latest ended month without papers. */
  latest: {
    open: (month: string) => `${month}: бумаги появятся, когда рынок закроет этот месяц.`,
    forming: (month: string) => `${month}: рынок закрыл месяц и\u00A0готовит бумаги.`,
    nothing: (month: string) => `${month}: деньги не\u00A0двигались, поэтому бумаг нет.`,
  },
  kpp: {
    title: 'КПП',
    text: 'Нужен организации в\u00A0электронных документах. Встанет в\u00A0новые бумаги, прежние не\u00A0изменятся.',
    label: 'КПП',
    save: 'Сохранить',
    saved: 'КПП сохранён',
  },
  toMoney: 'Деньги',
  kinds,
  /** `Отчёт агента № 11-0418 от 30.11.2026`. */
  name: ({ kind, number, day }: { kind: AgencyPaper; number: string; day: string }) =>
    `${kinds[kind]} №\u00A0${number} от\u00A0${agencyPapers.digits(day)}`,
  /** `Ноябрь 2026 г.`, `2026 год`, `01.11.2026 – 15.11.2026`. */
  period: (period: string): string => {
    if (isPaperYear(period)) return `${period}\u00A0год`
    if (isPaperMonth(period)) {
      const month = agencyPapers.period({ from: `${period}-01`, to: lastDay(period) })
      return month.charAt(0).toUpperCase() + month.slice(1)
    }
    const [from = '', to = ''] = period.split('..')
    return `${agencyPapers.digits(from)}\u00A0– ${agencyPapers.digits(to)}`
  },
  revision: (revision: number) => `Исправление ${revision}`,
  totals: {
    agentReport: 'на\u00A0конец периода',
    feeAct: 'вознаграждение',
    reconciliation: 'на\u00A0конец периода',
    householdYear: 'выплачено',
  } satisfies Readonly<Record<AgencyPaper, string>>,
  state: (state: PaperState, until: string | null, reference: DayReference): string =>
    state === 'waiting'
      ? `Можно возразить до\u00A0${until === null ? '' : formatDate(until, reference)}`
      : {
          accepted: 'Принят',
          objected: 'Есть возражение, рынок отвечает',
          answered: 'Рынок ответил на\u00A0возражение',
          corrected: 'Исправлен: есть новый',
          issued: 'Готова',
        }[state],
  sending: {
    waiting: 'ЭДО: отправляем',
    invited: 'ЭДО: примите приглашение рынка у\u00A0оператора',
    noBox: 'ЭДО: продавца нет у\u00A0оператора',
    rejects: 'ЭДО: продавец отклонил приглашение',
    draft: 'ЭДО: ждёт подписи рынка',
    sent: 'ЭДО: отправлен',
    delivered: 'ЭДО: доставлен',
    signed: 'ЭДО: подписан',
    refused: 'ЭДО: отказ',
    clarification: 'ЭДО: просят уточнить',
    failed: 'ЭДО: оператор не\u00A0принял',
  } satisfies Readonly<Record<EdoSendingState, string>>,
  pdf: 'PDF',
  xml: 'XML',
  download: (format: string, name: string) => `Скачать ${format}: ${name}`,
  object: 'Возразить',
  accept: 'Принять',
  accepted: 'Документ принят',
  objectTitle: 'Что не\u00A0так?',
  objectLabel: 'Напишите, с\u00A0чем вы не\u00A0согласны',
  objectText: 'Рынок проверит и\u00A0ответит здесь. Отозвать возражение нельзя.',
  objectSend: 'Отправить возражение',
  objected: 'Возражение отправлено',
  keep: 'Не\u00A0сейчас',
  acceptTitle: 'Принять документ?',
  acceptText: 'После этого возразить будет нельзя. Если ничего не\u00A0делать, он будет принят сам через 30\u00A0дней.',
  yours: 'Ваше возражение',
  answer: 'Ответ рынка',
  onlyOwner: 'Возражает и\u00A0принимает документы владелец.',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз.',
  further: 'Раньше',
  toFirst: 'К\u00A0последним',
  reconcile: {
    title: 'Акт сверки',
    text: 'За\u00A0любые прошедшие дни, не\u00A0больше года.',
    from: 'С\u00A0какого дня',
    to: 'По\u00A0какой день',
    make: 'Сделать акт',
    made: 'Акт сверки готов',
  },
  office: {
    title: 'Бумаги за\u00A0месяц',
    lead: 'Отчёты агента, акты и\u00A0справки продавцам. Выпущенная бумага не\u00A0меняется, её исправляет новая.',
    toLedger: 'Журнал',
    loading: 'Загружаем бумаги',
    loadFailed: 'Не\u00A0получилось загрузить бумаги',
    retry: 'Ещё раз',
    empty: 'Таких бумаг нет',
    emptyText: 'Бумаги выходят, когда месяц закрыт. Закройте месяц или смените фильтры.',
    noEdo: 'Оператор ЭДО не\u00A0подключён: бумаги только скачивают.',
    waiting: ({ answer, sending }: { answer: number; sending: number }) =>
      [
        answer > 0 &&
          `${count(answer, { one: 'возражение ждёт', few: 'возражения ждут', many: 'возражений ждут' })} ответа`,
        sending > 0 &&
          `${count(sending, { one: 'бумага не\u00A0ушла', few: 'бумаги не\u00A0ушли', many: 'бумаг не\u00A0ушло' })} по\u00A0ЭДО`,
      ]
        .filter(Boolean)
        .join(', '),
    form: {
      title: 'Выпустить бумаги',
      month: 'Месяц',
      year: 'Справки ЛПХ за\u00A0год',
      ask: 'Посчитать',
      sellers: (sellers: number, formed: number) =>
        sellers === 0
          ? 'Движений денег в\u00A0этом периоде не\u00A0было.'
          : `${count(sellers, { one: 'продавец', few: 'продавца', many: 'продавцов' })} с\u00A0движением денег, бумаги есть у\u00A0${formed}.`,
      obstacles: {
        notEnded: 'Период ещё не\u00A0закончился.',
        notClosed: 'Бумаги выйдут сами, когда месяц закроют.',
        lacksOperator: 'Сначала заполните данные оператора в\u00A0настройках рынка.',
      },
      toClosing: 'Закрыть месяц',
      sellersFile: (format: string) => `Все продавцы за\u00A0месяц, ${format}`,
      underWay: 'Бумаги готовятся, это займёт несколько минут.',
      make: (left: number) =>
        `Выпустить для\u00A0${count(left, { one: 'продавца', few: 'продавцов', many: 'продавцов' })}`,
      made: 'Бумаги готовятся',
    },
    filters: {
      period: 'Период',
      kind: 'Вид',
      needs: 'Что ждёт',
      search: 'Продавец',
      any: 'Все',
      show: 'Показать',
      answer: 'Возражения без ответа',
      sending: 'Не\u00A0ушли по\u00A0ЭДО',
    },
    correct: 'Исправить',
    correctTitle: 'Выпустить исправление?',
    correctText:
      'Отчёт и\u00A0акт этого месяца сравним с\u00A0журналом. Что изменилось, выйдет новой бумагой со\u00A0ссылкой на\u00A0прежнюю.',
    corrected: 'Исправление выпущено',
    send: 'Отправить по\u00A0ЭДО',
    sent: 'Отправляем',
    answerLabel: 'Ответ продавцу',
    answerSend: 'Ответить',
    answerDone: 'Ответ отправлен',
  },
}

function lastDay(month: string): string {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return `${month}-${last}`
}
