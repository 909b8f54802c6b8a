export const tourKeys = {
  tour: (tourId: number) => ['tours', tourId] as const,
  quote: (tourId: number, dateId: number, people: string) => ['tours', tourId, 'quote', dateId, people] as const,
  waitings: ['tours', 'waitings'] as const,
}
