import type {
  DataRequestKind,
  DataRequestMove,
  DataRequestSource,
  DataRequestState,
  KEPT_DATA,
  RetentionTask,
} from '@okolitsa/domain/office/data-requests.ts'
import { type DayReference, formatCount, formatDate } from './format.ts'

const days = { one: 'день', few: 'дня', many: 'дней' }

/** Desk of personal data in the office. */
export const officePersonalData = {
  title: 'Личные данные',
  note: (open: number) => (open === 0 ? 'Просьб нет' : `Ждут ответа: ${open}`),
  requests: 'Просьбы',
  none: 'Просьб ещё не\u00A0было.',
  noName: 'Имя не\u00A0указано',
  kinds: {
    export: 'Прислать мои данные',
    correction: 'Исправить',
    deletion: 'Удалить всё',
  } satisfies Record<DataRequestKind, string>,
  sources: { account: 'из\u00A0кабинета', letter: 'письмом' } satisfies Record<DataRequestSource, string>,
  states: {
    new: 'Новая',
    ready: 'Готово к\u00A0исполнению',
    running: 'Исполняется',
    done: 'Исполнено',
    canceled: 'Закрыта',
  } satisfies Record<DataRequestState, string>,
  received: (day: string, reference: DayReference) => `пришла ${formatDate(day, reference)}`,
  answerBy: (day: string, reference: DayReference) => `ответить до\u00A0${formatDate(day, reference)}`,
  people: (names: readonly string[]) => names.join(', '),
  moves: {
    prepare: 'Проверили, кто это',
    approve: 'Исполнить',
    cancel: 'Закрыть без исполнения',
  } satisfies Record<DataRequestMove, string>,
  moveTexts: {
    prepare: 'Убедитесь, что просит сам человек: позвоните по\u00A0телефону из\u00A0аккаунта или сверьте ответ.',
    approve:
      'Архив человек откроет сам в\u00A0кабинете, офис его не\u00A0видит. Аккаунт сотрётся через минуту, вернуть его нельзя. Исправление сделайте до\u00A0нажатия.',
    cancel: 'Напишите почему: ответ останется в\u00A0журнале просьб.',
  } satisfies Record<DataRequestMove, string>,
  result: 'Что сделали',
  saved: 'Записали',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  close: 'Закрыть',
  enter: 'Внести письмо',
  customer: 'Номер покупателя',
  customerHint: 'Из\u00A0адреса его страницы в\u00A0разделе «Покупатели».',
  kind: 'О\u00A0чём просит',
  receivedOn: 'Когда пришло',
  text: 'Что написал человек',
  kept: 'Что остаётся и\u00A0почему',
  keptItems: {
    orders: 'Заказы без имени, телефона и\u00A0адреса: налоговый учёт, пять лет',
    receipts: 'Чеки: закон 54-ФЗ, с\u00A0тем контактом, куда ушли',
    money: 'Платежи, бонусы и\u00A0проводки: суммы без имени',
    consents: 'Согласия: доказательство, без сети и\u00A0устройства',
    log: 'Журнал действий: только отпечатки личного',
  } satisfies Record<(typeof KEPT_DATA)[number], string>,
  assumed: 'Сроки ответа взяты из\u00A0152-ФЗ, юрист их ещё не\u00A0подтвердил.',
  retention: 'Само удаляется по\u00A0срокам',
  tasks: {
    'erase-accounts': 'Аккаунты после просьбы',
    'forget-old-sign-ins': 'Законченные входы',
    'delete-expired-guest-carts': 'Корзины гостей',
    'forget-idempotency-keys': 'Ответы на\u00A0повторные нажатия',
    'forget-old-calls': 'Звонки',
  } satisfies Record<RetentionTask, string>,
  days: (count: number | null) => (count === null ? 'по\u00A0сроку записи' : formatCount(count, days)),
  ran: (moment: string, rows: string) => `${moment}, стёрто ${rows}`,
  neverRan: 'ещё не\u00A0запускалось',
}
