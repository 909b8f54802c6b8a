import type { NpdLevel } from '@okolitsa/domain/sellers/person-seller.ts'
import { formatPrice } from './format.ts'

/** Sales of the year against the limit of the self-employed, in the cabinet and in the office. */
export const npdYear = {
  title: 'Лимит самозанятого',
  sold: (sold: number, limit: number) =>
    `Продано с\u00A0начала года ${formatPrice(Math.round(sold))} из\u00A0${formatPrice(limit)}`,
  seller: {
    calm: '',
    near: 'Больше 80\u00A0%. Подумайте заранее, что будет после лимита: можно зарегистрировать ИП.',
    close:
      'Больше 95\u00A0%. После лимита налог на\u00A0профессиональный доход не\u00A0действует: за\u00A0ним нужно ИП или другой режим.',
    over: 'Лимит года пройден. Продавать здесь можно и\u00A0дальше, но\u00A0налог теперь другой: зарегистрируйте ИП и\u00A0сообщите нам.',
  } satisfies Readonly<Record<NpdLevel, string>>,
  office: {
    calm: '',
    near: 'Больше 80\u00A0% лимита. Продавец видит предупреждение.',
    close: 'Больше 95\u00A0% лимита. Продавец видит предупреждение.',
    over: 'Лимит пройден. Заказы идут дальше, продавец предупреждён: режим НПД он\u00A0теряет, ему нужно ИП.',
  } satisfies Readonly<Record<NpdLevel, string>>,
}
