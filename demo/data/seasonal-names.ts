/** Names of the demo's festival by the season of its first day; month 1…12. */
export function festivalNames(month: number): { readonly ru: string; readonly en: string } {
  if (month === 12 || month <= 2) return { ru: 'Зимняя ярмарка', en: 'Winter fair' }
  if (month <= 5) return { ru: 'Весенняя ярмарка', en: 'Spring fair' }
  if (month <= 8) return { ru: 'Летняя ярмарка', en: 'Summer fair' }
  return { ru: 'Праздник урожая', en: 'Harvest festival' }
}
