import { quotedName } from '@okolitsa/domain/market/market-name.ts'

/** Texts of the footer, whose code loads after the page. */
export const footerText = {
  /** About a market without its own description. */
  about: 'Еда прямо от\u00A0тех, кто её делает.',
  /** Above the support phone; `when` is empty while its hours are unknown. */
  help: (when: string) => ['Поможем по\u00A0телефону', when].filter(Boolean).join(' '),
  forCustomers: 'Покупателям',
  forFarmers: 'Фермерам',
  /** The same column in a market without goods. */
  forSellers: 'Продавцам',
  nearby: 'Мы рядом',
  deliveryAndPayment: 'Доставка и\u00A0оплата',
  returns: 'Возврат и\u00A0условия доставки',
  contacts: 'Контакты',
  festival: 'Ярмарка хозяйств',
  subscription: 'Подписка',
  sellerSignIn: 'Вход для продавцов',
  becomeSeller: 'Стать продавцом',
  farmers: 'Все хозяйства',
  vk: 'ВКонтакте',
  telegram: 'Телеграм',
  ok: 'Одноклассники',
  copyright: (year: number, market: string) => `© ${year} ${quotedName(market)}`,
  privacy: 'Политика конфиденциальности',
  agreement: 'Пользовательское соглашение',
  consent: 'Согласие на\u00A0обработку персональных данных',
  licences: 'Лицензии и\u00A0данные',
  cookies: 'Настройки куки',
} as const
