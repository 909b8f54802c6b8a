import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'

/** Accessible names of the stars, from the worst to the best. */
export const starNames: [string, string, string, string, string] = [...reviewWords.stars]
