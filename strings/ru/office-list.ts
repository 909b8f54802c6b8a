import { MAX_COUNTED } from '@okolitsa/domain/office/counted.ts'
import { formatCount, formatNumber } from './format.ts'
import type { NounForms } from './plural.ts'

/** Number of rows of a list, which are counted up to `MAX_COUNTED`. */
export const formatFound = (found: number, forms: NounForms): string =>
  found > MAX_COUNTED ? `больше\u00A0${formatCount(MAX_COUNTED, forms)}` : formatCount(found, forms)

const onPage = (shown: number): string => `На\u00A0странице\u00A0${formatNumber(shown)}`

/** Texts of every list of the office. */
export const officeList = {
  views: 'Виды',
  saved: {
    save: 'Сохранить вид',
    change: 'Изменить вид',
    name: 'Как назвать',
    nameHint: 'Запомним отборы, порядок и\u00A0столбцы. Вид с\u00A0тем же названием заменится.',
    share: 'Показать всем, кто видит этот список',
    keep: 'Сохранить',
    remove: 'Удалить вид',
    removeForAll: 'Удалить вид у\u00A0всех',
    isSaved: 'Вид сохранён',
    changed: 'Вид изменён',
    removed: 'Вид удалён',
    sharedByMe: 'Виден всем',
    sharedBy: (name: string) => `Общий, сохранил(а) ${name}`,
    close: 'Закрыть',
  },
  find: 'Найти',
  searched: (search: string) => `«${search}»`,
  addFilter: 'Отбор',
  filter: (name: string, value: string) => `${name}: ${value}`,
  removeFilter: (name: string) => `Убрать отбор: ${name}`,
  removeAll: 'Убрать все',
  order: 'Порядок',
  columns: 'Столбцы',
  columnsTitle: 'Какие столбцы показать',
  density: 'Плотнее',
  exportXlsx: 'Выгрузить XLSX',
  exportCsv: 'CSV',
  select: (title: string) => `Выбрать: ${title}`,
  selectPage: 'Выбрать всё на\u00A0странице',
  selected: (count: number) => `Выбрано\u00A0${formatNumber(count)}`,
  dropSelection: 'Снять выбор',
  bulk: 'Действия с\u00A0выбранными',
  page: (shown: number, found: number | null) => {
    if (found === null) return onPage(shown)
    if (found > MAX_COUNTED) return `${onPage(shown)}, всего больше\u00A0${formatNumber(MAX_COUNTED)}`
    return `${onPage(shown)} из\u00A0${formatNumber(found)}`
  },
  first: 'В\u00A0начало',
  next: 'Дальше',
  loading: 'Загружаем список',
  failed: 'Список не\u00A0загрузился. Отборы на\u00A0месте',
  retry: 'Попробовать снова',
  nothing: 'Под эти отборы ничего не\u00A0подходит',
  keys: 'J и\u00A0K\u00A0— строка ниже и\u00A0выше, O\u00A0— открыть, X\u00A0— выбрать, /\u00A0— поиск',
}
