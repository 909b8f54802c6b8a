import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'

/** Texts of the site constructor, from the tax number (INN) to the published site. */
export const constructorEntry = {
  title: 'Свой сайт за\u00A0три минуты',
  lead: (inn: string) =>
    `Банк передал нам ИНН\u00A0${inn}. Данные организации возьмём из\u00A0реестра, печатать их не\u00A0придётся.`,
  shopTitle: 'Как вас называть',
  shopTitleHint: 'Так вас увидят покупатели. Если оставить пустым, возьмём название из\u00A0реестра.',
  tax: 'Налоги',
  taxes: {
    usn_income: 'УСН «Доходы»',
    usn_income_outcome: 'УСН «Доходы минус расходы»',
    osn: 'Общая система',
    esn: 'ЕСХН',
    patent: 'Патент',
    npd: 'НПД (налог самозанятых)',
    lph: 'Без налога: личное подсобное хозяйство',
  } satisfies Readonly<Record<SellerProfile['taxSystem'], string>>,
  taxHint: 'Нужны для чеков.',
  begin: 'Продолжить',
  looking: 'Смотрим, есть ли у\u00A0вас магазин',
  hasShop: 'Магазин у\u00A0вас уже есть',
  hasShopText: (company: string) =>
    `${company} уже продаёт у\u00A0нас. Сделаем сайт этого магазина, заново заполнять ничего не\u00A0нужно.`,
  whichShop: 'Для какого магазина сайт',
  shop: 'Магазин',
  manner: 'Страница в\u00A0духе',
  otherManner: 'Выбрать другую',
  change: 'Поменять название или налоги',
  known: 'Всё это мы\u00A0уже знаем',
  again: 'Войти через банк ещё раз',
  company: 'Ваша организация',
  companyNote: 'Это данные реестра. Они встанут внизу сайта и\u00A0в\u00A0чеках.',
  inn: 'ИНН',
  ogrn: 'ОГРН',
  site: 'Сайт',
  make: 'Сделать и\u00A0опубликовать',
  done: (host: string) => `Готово: ${host}`,
  doneText: 'Сайт открыт для всех. Выберите цвета и\u00A0шрифты или поправьте слова\u00A0— всё меняется сразу.',
  open: 'Открыть сайт',
  edit: 'Править страницу',
  steps: (step: number, all: number) => `Шаг ${step} из\u00A0${all}`,
} as const
