import { quotedName } from '@okolitsa/domain/market/market-name.ts'

/** Texts of the home page of a market without goods. */
export const homeOthersText = {
  title: (name: string) => quotedName(name),
  restaurants: { title: 'Рестораны рядом', all: 'Все рестораны' },
  tours: { title: 'Куда съездить', all: 'Все поездки' },
} as const
