import { MAX_COUNTED } from '@okolitsa/domain/office/counted.ts'
import type * as ru from '../ru/office-list.ts'
import type { Words } from '../words.ts'
import { formatCount, formatNumber } from './format.ts'

export const formatFound: typeof ru.formatFound = (found, forms) =>
  found > MAX_COUNTED ? `more than ${formatCount(MAX_COUNTED, forms)}` : formatCount(found, forms)

export const officeList: Words<typeof ru.officeList> = {
  views: 'Views',
  saved: {
    save: 'Save the view',
    change: 'Change the view',
    name: 'Name',
    nameHint: 'Filters, order and columns are kept. A view of the same name is replaced.',
    share: 'Show it to everybody who sees this list',
    keep: 'Save',
    remove: 'Remove the view',
    removeForAll: 'Remove the view for everybody',
    isSaved: 'The view is saved',
    changed: 'The view is changed',
    removed: 'The view is removed',
    sharedByMe: 'Everybody sees it',
    sharedBy: (name) => `Shared by ${name}`,
    close: 'Close',
  },
  find: 'Find',
  searched: (search) => `“${search}”`,
  addFilter: 'Filter',
  filter: (name, value) => `${name}: ${value}`,
  removeFilter: (name) => `Remove the filter: ${name}`,
  removeAll: 'Remove all',
  order: 'Order',
  columns: 'Columns',
  columnsTitle: 'Columns to show',
  density: 'Denser',
  exportXlsx: 'Export XLSX',
  exportCsv: 'CSV',
  select: (title) => `Select: ${title}`,
  selectPage: 'Select everything on the page',
  selected: (count) => `${formatNumber(count)} selected`,
  dropSelection: 'Drop the selection',
  bulk: 'Actions on the selected',
  page: (shown, found) => {
    if (found === null) return `${formatNumber(shown)} on this page`
    if (found > MAX_COUNTED) return `${formatNumber(shown)} of more than ${formatNumber(MAX_COUNTED)} on this page`
    return `${formatNumber(shown)} of ${formatNumber(found)} on this page`
  },
  first: 'To the beginning',
  next: 'Next',
  loading: 'Loading the list',
  failed: 'The list did not load. The filters are kept',
  retry: 'Try again',
  nothing: 'Nothing matches these filters',
  keys: 'J and K: the row below and above, O: open, X: select, /: search',
}
