import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { type DayReference, formatDate } from './format.ts'

const roles: Record<SellerRole, string> = {
  owner: 'Владелец',
  manager: 'Управляющий',
  picker: 'Сборщик',
  courier: 'Курьер',
  accountant: 'Бухгалтер',
}
/** Permissions of a role. */
const mayDo: Record<SellerRole, string> = {
  owner: 'Всё в\u00A0магазине, и\u00A0назначает других владельцев',
  manager: 'Всё, кроме владельцев: заказы, товары, деньги, сотрудники',
  picker: 'Видит заказы, собирает и\u00A0взвешивает. Отметить оплату и\u00A0менять настройки не\u00A0может',
  courier: 'Развозит заказы. В\u00A0кабинете ничего не\u00A0видит',
  accountant: 'Видит заказы и\u00A0отчёты, отмечает оплату. Товары и\u00A0настройки закрыты',
}
/** Roles in the invitation, in the instrumental case. */
const rolesAs: Record<SellerRole, string> = {
  owner: 'владельцем',
  manager: 'управляющим',
  picker: 'сборщиком',
  courier: 'курьером',
  accountant: 'бухгалтером',
}

/** Texts of the page of a seller's staff. */
export const team = {
  title: 'Сотрудники',
  lead: 'Кто работает в\u00A0магазине и\u00A0что кому открыто.',
  roles,
  mayDo,
  you: 'это вы',
  since: (day: string, reference: DayReference) => `с\u00A0${formatDate(day, reference)}`,
  byBank: 'входит через банк',
  change: 'Изменить',
  changeOf: (name: string) => `Изменить: ${name}`,
  failed: 'Не\u00A0получилось. Повторите, пожалуйста',
  close: 'Закрыть',
  invite: {
    button: 'Пригласить сотрудника',
    title: 'Новый сотрудник',
    name: 'Имя',
    nameHint: 'Так его увидят в\u00A0журнале действий',
    phone: 'Телефон',
    phoneHint: 'Пришлём СМС со\u00A0ссылкой: войти сможет только этот номер',
    role: 'Роль',
    send: 'Отправить приглашение',
    sent: 'Приглашение отправлено',
  },
  invitations: {
    title: 'Приглашения',
    by: (name: string) => `кто пригласил: ${name}`,
    until: (day: string, reference: DayReference) => `ждём до\u00A0${formatDate(day, reference)}`,
    over: 'срок вышел',
    again: 'Отправить ещё раз',
    revoke: 'Отозвать',
    revokeTitle: 'Отозвать приглашение?',
    revokeText: (name: string) => `Ссылка из\u00A0СМС перестанет работать. ${name} не\u00A0сможет войти.`,
    revoked: 'Приглашение отозвано',
    keep: 'Оставить',
  },
  member: {
    role: 'Роль в\u00A0магазине',
    save: 'Сохранить роль',
    saved: 'Роль изменена',
    remove: 'Убрать из\u00A0магазина',
    leave: 'Уйти из\u00A0магазина',
    removeTitle: (name: string) => `Убрать: ${name}?`,
    leaveTitle: 'Уйти из\u00A0этого магазина?',
    removeText: 'Кабинет закроется сразу на\u00A0всех устройствах. Записи в\u00A0журнале останутся.',
    removed: 'Сотрудника больше нет в\u00A0магазине',
    keep: 'Оставить',
  },
  invitation: {
    title: 'Приглашение',
    heading: (name: string, seller: string) => `${name}, вас зовут работать: ${seller}`,
    text: (role: SellerRole, phone: string) =>
      `Вы будете ${rolesAs[role]}. Чтобы войти, отправим код на\u00A0${phone}.`,
    getCode: 'Получить код',
    code: 'Код из\u00A0СМС',
    sent: (phone: string) => `Отправили код на\u00A0${phone}.`,
    enter: 'Войти в\u00A0магазин',
    keepsAccount: (name: string) => `Добавить магазин к\u00A0моему входу: ${name}`,
    over: 'Приглашение не\u00A0работает',
    overText: 'Его уже приняли, отозвали, или прошла неделя. Попросите прислать новое.',
    toCabinet: 'Открыть кабинет',
  },
}
