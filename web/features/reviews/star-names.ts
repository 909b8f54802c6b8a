import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'

/** Spoken names of the stars, from the worst mark to the best. */
export const starNames: [string, string, string, string, string] = [...reviewWords.stars]
