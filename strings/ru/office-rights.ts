import type { PermissionGroup } from '@okolitsa/domain/office/permission-groups.ts'
import type { OfficePermission } from '@okolitsa/domain/office/permissions.ts'

/** Page with the table of roles and permissions. A permission without words does not compile. */
export const officeRights = {
  title: 'Кто что может',
  note: 'Права даёт роль. Ролей у\u00A0человека может быть несколько, тогда права складываются.',
  permission: 'Что можно',
  yes: 'да',
  no: 'нет',
  two: 'Владельца и\u00A0бухгалтера назначают вдвоём: один предлагает, другой подписывает.',
  groups: {
    customers: 'Заказы и\u00A0покупатели',
    sellers: 'Продавцы и\u00A0товары',
    money: 'Деньги',
    content: 'Показ',
    order: 'Порядок',
  } satisfies Readonly<Record<PermissionGroup, string>>,
  permissions: {
    keepOwnAccess: 'Свои сеансы и\u00A0ключи',
    manageMarket: 'Настройки рынка',
    decideContests: 'Решать споры',
    seeOrders: 'Смотреть заказы всех продавцов',
    seeCustomerNames: 'Видеть имена покупателей',
    handleOrders: 'Вести заказы: заметки, отмена за\u00A0покупателя',
    revealPersonalData: 'Открывать личные данные с\u00A0причиной',
    moderateReviews: 'Проверять отзывы',
    approveSellers: 'Решать по\u00A0заявкам, приглашать продавцов',
    seeUnanswered: 'Видеть, что осталось без ответа',
    seeSearches: 'Видеть, что искали и\u00A0не\u00A0нашли',
    manageCalendar: 'Вести календарь сезонов',
    seeAnalytics: 'Видеть посещения и\u00A0продажи',
    manageServices: 'Проверять внешние услуги',
    manageContent: 'Тексты, плашки, рецепты',
    managePeople: 'Люди и\u00A0права',
    seeLog: 'Читать журнал действий',
    seeState: 'Видеть состояние и\u00A0повторять задачи',
    readSellers: 'Видеть продавцов',
    manageSellers: 'Останавливать и\u00A0возвращать продавцов',
    manageCategories: 'Вести разделы каталога',
    seeSellerStaff: 'Видеть людей продавца',
  } satisfies Readonly<Record<OfficePermission, string>>,
  missing: {
    title: 'Нет права',
    text: 'Эта страница открыта не\u00A0всем.',
    givenBy: (names: readonly string[]) => `Право даёт владелец рынка: ${names.join(', ')}.`,
    home: 'В\u00A0офис',
  },
}
