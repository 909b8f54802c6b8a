/** Texts of the installed shop application: the prompt and the shortcuts. */
export const installText = {
  shortcuts: { catalog: 'Каталог', cart: 'Корзина', orders: 'Мои заказы' },
  title: 'Поставить магазин на\u00A0экран',
  text: 'Откроется как приложение. Последние страницы и\u00A0корзину видно и\u00A0без сети.',
  install: 'Установить',
  installed: 'Готово: значок на\u00A0экране',
  /** Instruction for iPhones, whose browsers do not offer the installation. */
  onIos: 'На\u00A0iPhone: кнопка «Поделиться», затем «На\u00A0экран „Домой“».',
} as const

/** Texts for installing the cabinet as a separate application. */
export const cabinetInstall = {
  name: (market: string) => `${market}: кабинет`,
  shortName: 'Кабинет',
  description: 'Заказы, сборка и\u00A0товары вашего хозяйства',
  shortcuts: { picking: 'Сборка', orders: 'Заказы', goods: 'Товары' },
} as const

/** Texts of pages shown offline from the device's cache. */
export const offlineText = {
  pageTitle: 'Нет сети',
  title: 'Нет сети',
  text: 'Этой страницы на\u00A0устройстве нет. Она откроется сама, как только появится интернет.',
  retry: 'Попробовать сейчас',
  keptTitle: 'Можно посмотреть без сети',
  /** Banner of offline pages; the cabinet omits the note about prices and stock. */
  banner: (moment: string, isAtWork: boolean) =>
    `Нет сети. Показываем, как было ${moment}${isAtWork ? '' : ': цены и\u00A0наличие могли измениться'}`,
} as const
