/** Search results that arrive on another day than the chosen one. */
export const searchDays = {
  title: 'В\u00A0выбранное время это не\u00A0привезут',
  text: 'Зато есть другие дни:',
} as const
