import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { formatCount, formatOrderNumber, formatPrice } from './format.ts'
import { pagesText } from './pages.ts'
import type { NounForms } from './plural.ts'

/** Nouns for holders of tickets with the usual titles. */
const PEOPLE: Readonly<Record<string, NounForms>> = {
  взрослый: { one: 'взрослый', few: 'взрослых', many: 'взрослых' },
  ребёнок: { one: 'ребёнок', few: 'ребёнка', many: 'детей' },
  подросток: { one: 'подросток', few: 'подростка', many: 'подростков' },
  участник: { one: 'участник', few: 'участника', many: 'участников' },
}
const PERSON = /^(?:взрослый|ребёнок|подросток|участник)(?![а-яё])/i
const ORDINALS = 'Первый Второй Третий Четвёртый Пятый Шестой Седьмой Восьмой Девятый Десятый'.split(' ')
const person: NounForms = { one: 'человек', few: 'человека', many: 'человек' }

/** Texts of bookings: the form, the list, the ticket. */
export const bookings = {
  title: 'Поездки',
  pageTitle: 'Мои поездки',
  emptyTitle: 'Поездок пока нет',
  emptyText: 'Выберите поездку\u00A0— бронь появится здесь.',
  toTours: 'Посмотреть поездки',
  pages: pagesText('Страницы броней'),
  booking: (number: string) => `Бронь ${formatOrderNumber(Number(number))}`,
  back: 'Все брони',
  people: (count: number) => formatCount(count, person),
  /** Statuses of set A, for bookings. */
  statuses: {
    formed: 'Ждём подтверждения',
    booked: 'Подтверждено',
    sentToOrganizer: 'Билет готов',
    received: 'Состоялась',
    canceled: 'Отменена',
    isAssembling: 'Подтверждено',
    onTheRoad: 'Подтверждено',
    readyForIssuance: 'Подтверждено',
  } satisfies Record<DeliveryStatus, string>,
  unpaid: 'Ждёт оплаты',
  pay: (sum: number) => `Оплатить ${formatPrice(sum)}`,
  payShort: 'Оплатить',
  open: 'Открыть',

  formTitle: 'Бронь',
  formPageTitle: 'Бронирование поездки',
  gone: 'Выберите дату и\u00A0людей ещё раз',
  goneText: 'Адрес брони неполон или на\u00A0эту дату больше не\u00A0бронируют.',
  toTour: 'К\u00A0поездке',
  who: 'Кто поедет',
  whoHint: 'Имена попадут в\u00A0билет. Можно заполнить только своё.',
  personName: 'Имя и\u00A0фамилия',
  /** «Первый взрослый»; for other titles a number. */
  personOf: (title: string, number: number) =>
    ORDINALS[number - 1] && PERSON.test(title)
      ? `${ORDINALS[number - 1]} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
      : `${title}, ${number}`,
  /** «2 взрослых», «3 ребёнка до 12 лет»; for other titles the number follows. */
  tickets: (title: string, count: number) => {
    const [, who = '', rest = ''] = /^(\S+)(.*)$/.exec(title) ?? []
    const forms = PEOPLE[who.toLowerCase()]
    return forms ? `${formatCount(count, forms)}${rest}` : `${title}, ${count}`
  },
  contact: 'Кому звонить',
  contactName: 'Имя',
  contactPhone: 'Телефон',
  contactHint: 'Организатор позвонит, если что-то изменится',
  comment: 'Пожелания',
  commentHint: 'Размер обуви, аллергия, детское кресло',
  payment: 'Как платим',
  signInTitle: 'Войдите, чтобы забронировать',
  signInText: 'Билет и\u00A0деньги будут привязаны к\u00A0вашему телефону. Всё, что вы\u00A0выбрали, останется.',
  agree: 'Программу и\u00A0правила отмены прочитали, согласны',
  agreeError: 'Без согласия с\u00A0правилами отмены забронировать нельзя',
  nameError: 'Напишите имя',
  phoneError: 'Проверьте номер телефона',
  send: (sum: number) => `Забронировать и\u00A0оплатить ${formatPrice(sum)}`,
  sendNote: 'Места придержим, пока вы\u00A0платите.',
  failed: 'Не\u00A0получилось забронировать. Проверьте связь и\u00A0попробуйте ещё раз.',

  waitsTitle: 'Ждём подтверждения',
  waitsText: (moment: string) => `Организатор ответит не\u00A0позже чем ${moment}. Места за\u00A0вами.`,
  waitsBack: 'Не\u00A0подтвердят\u00A0— вернём всё, что вы\u00A0заплатили.',
  payTitle: 'Оплатите, чтобы места остались за\u00A0вами',
  payText: (moment: string) => `Оплатите не\u00A0позже чем ${moment}: дольше места не\u00A0держим.`,
  confirmedTitle: 'Поездка подтверждена',
  confirmedText: 'Билет появится, как только группа соберётся.',
  canceledTitle: 'Бронь отменена',
  refunds: {
    new: (sum: number) => `Возвращаем ${formatPrice(sum)}`,
    done: (sum: number) => `Вернули ${formatPrice(sum)}`,
    failed: (sum: number) => `Возврат ${formatPrice(sum)} задержался: мы\u00A0им занимаемся`,
  },
  when: 'Едем',
  returns: 'Вернёмся',
  meeting: 'Встреча',
  whoGoes: 'Кто едет',
  places: 'Участники',
  noName: 'без имени',
  placeCanceled: 'отменено',
  paid: 'Оплачено',
  later: 'При встрече',
  total: 'Итого',
  ticket: 'Билет',
  ticketAlt: 'QR-код билета',
  ticketShow: 'Покажите код на\u00A0месте встречи.',
  ticketCode: (code: string) => `Код словами: ${code}`,
  ticketChecked: (moment: string) => `Билет показан ${moment}`,
  save: 'Сохранить билет',
  route: 'Маршрут',
  toTake: 'Что взять',
  organizer: 'Организатор',
  call: 'Позвонить',
  cancelTable: 'Если передумаете',

  cancel: 'Отменить бронь',
  cancelTitle: 'Кого отменить?',
  cancelAll: 'Всю бронь',
  cancelSome: 'Отметьте, кто не\u00A0поедет',
  cancelBack: (sum: number) => `Вернём ${formatPrice(sum)}`,
  cancelKept: (sum: number) => `Удержит организатор: ${formatPrice(sum)}`,
  cancelAfter: (sum: number) => `Остальные поедут, за\u00A0них ${formatPrice(sum)}`,
  cancelNothing: 'По\u00A0правилам отмены деньги уже не\u00A0возвращаются.',
  cancelCounting: 'Считаем, сколько вернём…',
  cancelYes: 'Отменить',
  cancelNo: 'Оставить как есть',
  cancelDone: 'Отменили',
  close: 'Закрыть',

  waitings: 'Лист ожидания',
  ahead: (count: number) => (count === 0 ? 'вы\u00A0первые' : `перед вами ${count}`),
  offered: (moment: string) => `Места придержаны для вас. Забронируйте не\u00A0позже чем ${moment}`,
  takeOffer: 'Забронировать',
  leave: 'Больше не\u00A0ждать',
} as const
