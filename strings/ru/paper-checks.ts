import type { PaperRefusal, PaperState } from '@okolitsa/domain/sellers/paper-check.ts'
import { formatCount } from './format.ts'

/** Words about checks of papers, for sellers and for the office. */
export const paperChecks = {
  states: {
    waiting: 'Ждёт проверки',
    accepted: 'Проверена',
    refused: 'Не\u00A0принята',
    expired: 'Кончилась',
  } satisfies Readonly<Record<PaperState, string>>,
  reasons: {
    unreadable: 'Не\u00A0прочитать: размыто или обрезано',
    wrongPaper: 'Это другая бумага',
    ended: 'Срок уже вышел или указан не\u00A0тот',
    anotherCompany: 'Выписана на\u00A0другого',
    incomplete: 'Не\u00A0хватает страниц или подписи',
    other: 'Другое',
  } satisfies Readonly<Record<PaperRefusal, string>>,
  because: (reason: string, remark: string | null) => (remark === null ? reason : `${reason}. ${remark}`),
  lacks: 'Каких бумаг не\u00A0хватает',
  plot: 'Выписка о\u00A0подсобном хозяйстве',
  lack: (kind: string) => `Нет проверенной бумаги: ${kind}`,
  requiredBy: ({
    categories,
    goods,
    isOfTrade,
  }: {
    categories: readonly string[]
    goods: number
    isOfTrade: boolean
  }) =>
    isOfTrade
      ? 'Нужна для всех товаров'
      : `${formatCount(goods, { one: 'товар', few: 'товара', many: 'товаров' })}: ${categories.join(', ')}`,
  blocks: 'Не\u00A0продаётся',
  warns: 'Нужна',
}
