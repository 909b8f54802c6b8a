import { formatCount } from './format.ts'
import { type NounForms, nouns } from './plural.ts'

const person: NounForms = { one: 'человек', few: 'человека', many: 'человек' }

/** Texts of bookings that an organizer enters by hand. */
export const handBookings = {
  title: 'Записали сами',
  add: 'Записать по\u00A0телефону',
  addTitle: 'Кто едет',
  close: 'Закрыть',
  name: 'Имя',
  phone: 'Телефон',
  phoneHint: 'Чтобы позвонить, если что-то изменится. Сообщений на\u00A0него мы не\u00A0отправим.',
  people: 'Сколько человек',
  left: (count: number) => `Свободно ${formatCount(count, nouns.place)}`,
  paid: 'Заплатили',
  comment: 'Что запомнить',
  save: 'Записать',
  added: 'Записали. Места заняты',
  peopleOf: (count: number) => formatCount(count, person),
  isPaid: 'оплачено',
  isNotPaid: 'не\u00A0оплачено',
  markPaid: 'Заплатили',
  markPaidOf: (name: string) => `Заплатили: ${name}`,
  cancel: 'Снять запись',
  cancelOf: (name: string) => `Снять запись: ${name}`,
  cancelTitle: (name: string) => `Снять запись: ${name}?`,
  cancelText: 'Места станут свободными. Деньги, если их уже взяли, верните сами.',
  keep: 'Оставить',
  canceled: 'Сняли. Места свободны',
  unnamed: (count: number) => `Ещё ${formatCount(count, nouns.place)} отдано не\u00A0через сайт, имён здесь нет.`,
  none: 'По\u00A0телефону на\u00A0эту дату никого не\u00A0записали.',
  loading: 'Читаем список…',
  failed: 'Не\u00A0получилось. Обновите страницу и\u00A0попробуйте ещё раз.',
  tag: 'по\u00A0телефону',
}
