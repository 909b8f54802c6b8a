import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import type { NpdIncomeState } from '@okolitsa/domain/seller-taxes/npd-income.ts'
import { formatPrice } from './format.ts'

const MONTHS = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' ')
const digits = (day: IsoDate): string => day.split('-').toReversed().join('.')

/** Income from which sellers count own taxes, and receipts of the self-employed. */
export const sellerTaxes = {
  title: 'Для налогов',
  lead: 'Доход\u00A0— вся цена вручённого вместе с\u00A0комиссией и\u00A0скидками рынка. Возврат уменьшает его в\u00A0свой день. Свою налоговую спросите, если считаете по\u00A0дню прихода денег: выплаты рядом.',
  byTax: {
    osn: 'Общий режим',
    usn_income: 'УСН «доходы»: налог со\u00A0всей цены',
    usn_income_outcome: 'УСН «доходы минус расходы»: комиссия\u00A0— ваш расход',
    esn: 'ЕСХН: комиссия\u00A0— ваш расход',
    patent: 'Патент: сумма нужна, чтобы следить за\u00A0лимитом',
    npd: 'Самозанятый: налог со\u00A0всей цены',
    lph: 'Личное хозяйство: налога нет, если есть выписка из\u00A0похозяйственной книги',
  } satisfies Readonly<Record<TaxSystem, string>>,
  year: (year: number) => `${year}\u00A0год`,
  month: (month: string) => MONTHS[Number(month.slice(5)) - 1] ?? month,
  empty: 'В\u00A0этом году вручённых заказов ещё не\u00A0было.',
  details: (returned: number, taken: number, paidOut: number) =>
    [
      returned === 0 ? '' : `возвраты ${formatPrice(returned)}`,
      taken === 0 ? '' : `взяли сами ${formatPrice(taken)}`,
      paidOut === 0 ? '' : `выплатили ${formatPrice(paidOut)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  total: 'За год',
  plot: (paidOut: number, year: number) =>
    `Рынок выплатил вам за\u00A0${year}\u00A0год ${formatPrice(paidOut)}. Покажите эту сумму вместе с\u00A0выпиской, если спросят.`,
  download: 'Скачать XLSX',
  columns: ['Месяц', 'Продано', 'Возвращено', 'Доход', 'Взяли сами', 'Выплачено рынком'],
  incomeOf: (number: string) => `Продукты по\u00A0заказу №\u00A0${number}`,
  npd: {
    title: 'Чеки «Моего налога»',
    lost: (day: IsoDate) =>
      `С\u00A0${digits(day)} налоговая не\u00A0видит вас самозанятым. Продавать можно, но\u00A0налог теперь другой: зарегистрируйте ИП или верните статус и\u00A0напишите нам.`,
    binding: {
      off: 'Выбивайте чеки сами и\u00A0присылайте ссылки до\u00A09-го числа следующего месяца.',
      none: 'Подключите «Мой налог»: рынок будет выбивать чеки за\u00A0вас, а\u00A0при возврате отменять.',
      waiting: 'Откройте «Мой налог» и\u00A0разрешите рынку регистрировать доход. Потом вернитесь сюда.',
      bound: 'Рынок выбивает чеки за\u00A0вас. Если деньги взяли сами, чек тоже выбейте сами.',
    },
    bind: 'Подключить',
    look: 'Я\u00A0разрешил, проверить',
    failed: 'Не\u00A0получилось. Попробуйте ещё раз',
    asked: 'Пришлите свой чек',
    link: 'Ссылка на\u00A0чек',
    send: 'Отправить',
    wrongLink: 'Нужна ссылка из\u00A0«Моего налога», она начинается с\u00A0https://lknpd.nalog.ru',
    saved: 'Чек принят',
    receipt: 'чек',
    order: (number: string) => `№\u00A0${number}`,
    day: digits,
    states: {
      due: 'выбиваем чек',
      registered: 'чек выбит',
      canceling: 'отменяем чек',
      cancelled: 'чек отменён',
      asked: 'ждём ваш чек',
      given: 'вы прислали чек',
      outdated: 'сумма изменилась, прежний чек отмените',
    } satisfies Readonly<Record<NpdIncomeState, string>>,
  },
}
