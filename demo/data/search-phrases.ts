/** What customers of the demo world type, for measurements. */
export const demoSearchPhrases = {
  frequent: 'молоко',
  twoWords: 'сыр козий',
  rare: 'пастила',
  mistyped: 'малоко',
  bySound: 'яица',
  partly: 'молоко без лактозы',
  seldomTogether: 'хлеб рыба',
} as const
