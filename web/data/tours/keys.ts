/** What the cache of the page knows of tours and of those who wait for them. */
export const tourKeys = {
  tour: (tourId: number) => ['tours', tourId] as const,
  quote: (tourId: number, dateId: number, people: string) => ['tours', tourId, 'quote', dateId, people] as const,
  waitings: ['tours', 'waitings'] as const,
}
