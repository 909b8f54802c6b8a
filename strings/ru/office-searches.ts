import { formatCount } from './format.ts'

/** Texts of the page of searches without results. */
export const officeSearches = {
  title: 'Искали и\u00A0не\u00A0нашли',
  note: 'За\u00A030 дней, чаще всего\u00A0— сверху. Кто искал, не\u00A0записывается.',
  none: 'За\u00A030 дней всё, что искали, находилось.',
  times: (times: number) => formatCount(times, { one: 'раз', few: 'раза', many: 'раз' }),
  elsewhere: 'регион не\u00A0назван',
}
