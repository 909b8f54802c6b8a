/** Texts of the back-in-stock alert. */
export const stockAlerts = {
  title: 'Жду поступления',
  pageTitle: 'Жду поступления',
  note: 'Скажем один раз, когда товар снова можно будет заказать по\u00A0вашему адресу. Откладывать его не\u00A0сможем.',
  emptyTitle: 'Вы пока ничего не\u00A0ждёте',
  emptyText: 'Если товар закончился, нажмите на\u00A0его карточке «Сообщить», и\u00A0он появится здесь.',
  /** Button on a card; its accessible name continues with the product's title. */
  ask: 'Сообщить',
  asked: 'Сообщим',
  /** Button for goods that no seller delivers to the place. */
  askHere: 'Сообщить, когда начнём возить',
  askedHere: 'Сообщим, когда начнём возить',
  savedHere: 'Скажем, когда начнём возить: уведомление придёт в\u00A0личный кабинет',
  /** Button on the product page. */
  askLong: 'Сообщить о\u00A0поступлении',
  askedLong: 'Сообщим, когда появится',
  saved: 'Скажем, когда снова появится: уведомление придёт в\u00A0личный кабинет',
  removed: 'Больше не\u00A0ждём',
  removeShort: 'Больше не\u00A0жду',
  remove: (title: string) => `Больше не\u00A0жду: ${title}`,
  failed: 'Не\u00A0получилось. Проверьте связь и\u00A0повторите',
  at: (city: string) => `Ждёте по\u00A0адресу: ${city}`,
} as const
