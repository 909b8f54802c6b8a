import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'

/** Looks of the office at a customer's personal data. */
export const dataLooks = {
  title: 'Кто смотрел ваши данные',
  text: 'Личное у\u00A0нас закрыто и\u00A0от\u00A0своих. Когда сотрудник рынка открывает поле, запись появляется здесь.',
  line: (moment: string, name: string) => `${moment}, ${name}`,
  ofOrder: (order: string) => `заказ ${order}`,
  fields: {
    recipientPhone: 'Телефон',
    phone: 'Телефон в\u00A0аккаунте',
    email: 'Почта',
    address: 'Куда',
  } satisfies Record<PersonalField, string>,
  reasons: {
    callBack: 'Позвонить о\u00A0заказе',
    delivery: 'Помочь с\u00A0доставкой',
    identity: 'Убедиться, кто обратился',
    dispute: 'Разобрать жалобу',
    dataRequest: 'Ответить на\u00A0просьбу о\u00A0данных',
  } satisfies Record<RevealReason, string>,
} as const
