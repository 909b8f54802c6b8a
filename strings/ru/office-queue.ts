/** People who work on items of queues of the office. */
export const officeQueue = {
  take: 'Взять себе',
  giveBack: 'Отдать',
  mine: (time: string) => `У\u00A0вас с\u00A0${time}`,
  taken: (name: string, time: string) => `Занимается ${name}, с\u00A0${time}`,
  several: (name: string, count: number) => `${name}: ${count}`,
  you: 'вы',
  working: (people: string) => `Занимаются: ${people}`,
  faster: (name: string) => `Уже занимается ${name}`,
  failed: 'Не\u00A0записали. Проверьте связь и\u00A0повторите',
} as const
