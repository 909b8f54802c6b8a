/** What shoppers of the demo world type, for measurements. */
export const demoSearchPhrases = {
  frequent: 'молоко',
  twoWords: 'сыр козий',
  rare: 'пастила',
  mistyped: 'малоко',
  seldomTogether: 'хлеб рыба',
} as const
