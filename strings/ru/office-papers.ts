import type { PaperMove } from '@okolitsa/domain/sellers/paper-check.ts'
import type { PaperEffect, PaperTrade } from '@okolitsa/domain/sellers/paper-rule.ts'
import { formatCount } from './format.ts'

const sellers = { one: 'продавец', few: 'продавца', many: 'продавцов' }
const goods = { one: 'товар', few: 'товара', many: 'товаров' }

/** Texts of the check of sellers' papers, and of the page of requirements. */
export const officePapers = {
  keys: 'J\u00A0K\u00A0выбрать, A\u00A0принять, R\u00A0не\u00A0принять, O\u00A0открыть',
  open: 'Открыть',
  openOf: (title: string) => `Открыть файл: ${title}`,
  checked: (who: string, when: string) => `Проверил: ${who}, ${when}`,
  sent: (when: string) => `Прислали ${when}`,
  moves: { accept: 'Принять', refuse: 'Не\u00A0принять' } satisfies Readonly<Record<PaperMove, string>>,
  moveOf: {
    accept: (title: string) => `Принять: ${title}`,
    refuse: (title: string) => `Не\u00A0принять: ${title}`,
  },
  ask: {
    accept: (title: string) => `Принять «${title}»?`,
    refuse: (title: string) => `Не\u00A0принять «${title}»?`,
  },
  effect: {
    accept: 'Продавец узнает сразу. Если товары стояли без этой бумаги, они вернутся на\u00A0витрину.',
    refuse:
      'Продавец узнает сразу и\u00A0увидит причину. Покупатели бумагу больше не\u00A0увидят, а\u00A0товары, которым она обязательна, уйдут с\u00A0витрины.',
  },
  reason: 'Почему',
  remark: 'Что поправить',
  remarkHint: 'Продавец прочитает это в\u00A0кабинете.',
  done: { accept: 'Бумага принята', refuse: 'Бумага не\u00A0принята, продавец узнает' },
  keep: 'Не\u00A0сейчас',
  close: 'Закрыть',
  failed: 'Не\u00A0получилось. Ничего не\u00A0изменилось, попробуйте ещё раз',
  rules: {
    title: 'Какие бумаги нужны',
    link: 'Какие бумаги нужны',
    lead: 'Бумага считается, когда её принял человек и\u00A0срок не\u00A0вышел. Последний день считаем по\u00A0часам продавца.',
    trades: 'По\u00A0делу продавца',
    categories: 'По\u00A0разделам',
    categoriesNote: 'Какие бумаги нужны разделу, выбирают в\u00A0его правке. Подразделам нужны те\u00A0же.',
    toCategories: 'Открыть разделы',
    noCategories: 'Разделы пока не\u00A0просят бумаг',
    trade: { farmer: 'Ферма', restaurant: 'Ресторан', tour_operator: 'Поездки' } satisfies Readonly<
      Record<PaperTrade, string>
    >,
    effects: {
      off: 'не\u00A0нужна',
      warn: 'предупреждать',
      block: 'не\u00A0продавать без\u00A0неё',
    } satisfies Readonly<Record<PaperEffect, string>>,
    labelOf: (where: string, kind: string) => `${where}: ${kind}`,
    askTitle: (where: string, kind: string) => `${where}: ${kind}`,
    becomes: (before: string, after: string) => `Было: ${before}. Станет: ${after}.`,
    counting: 'Считаем, что изменится…',
    stops: (count: number, of: number) =>
      `С\u00A0витрины уйдёт ${formatCount(of, goods)}. Это ${formatCount(count, sellers)}:`,
    resumes: (count: number, of: number) =>
      `На\u00A0витрину вернётся ${formatCount(of, goods)}. Это ${formatCount(count, sellers)}:`,
    nothing: 'Ни\u00A0один товар не\u00A0уйдёт с\u00A0витрины.',
    goods: (count: number) => formatCount(count, goods),
    more: (count: number) => `и\u00A0ещё ${formatCount(count, sellers)}`,
    save: 'Сохранить правило',
    saved: 'Правило сохранено',
    readOnly: 'Менять правила может куратор продавцов.',
  },
}
