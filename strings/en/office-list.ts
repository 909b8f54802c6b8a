import type * as ru from '../ru/office-list.ts'
import type { Words } from '../words.ts'
import { formatCount, formatNumber } from './format.ts'

export const officeList: Words<typeof ru.officeList> = {
  views: 'Views',
  find: 'Find',
  clear: 'Clear the search',
  addFilter: 'Filter',
  filters: 'Filters',
  filter: (name, value) => `${name}: ${value}`,
  removeFilter: (name) => `Remove the filter: ${name}`,
  removeAll: 'Remove all',
  any: 'any',
  order: 'Order',
  columns: 'Columns',
  columnsTitle: 'Columns to show',
  density: 'Denser',
  exportXlsx: 'Export XLSX',
  exportCsv: 'CSV',
  close: 'Close',
  select: (title) => `Select: ${title}`,
  selectPage: 'Select everything on the page',
  selected: (count) => `${formatNumber(count)} selected`,
  dropSelection: 'Drop the selection',
  bulk: 'Actions on the selected',
  page: (shown, found) =>
    found === null
      ? `${formatNumber(shown)} on this page`
      : `${formatNumber(shown)} of ${formatNumber(found)} on this page`,
  found: (count) => formatCount(count, { one: 'row', few: 'rows', many: 'rows' }),
  first: 'To the beginning',
  next: 'Next',
  loading: 'Loading the list',
  failed: 'The list did not load. The filters are kept',
  retry: 'Try again',
  nothing: 'Nothing matches these filters',
  keys: 'J and K: the row below and above, O: open, X: select, /: search',
}
