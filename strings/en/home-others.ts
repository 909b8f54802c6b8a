import type * as ru from '../ru/home-others.ts'
import type { Words } from '../words.ts'

export const homeOthersText: Words<typeof ru.homeOthersText> = {
  title: (name: string) => name,
  restaurants: { title: 'Restaurants nearby', all: 'All restaurants' },
  tours: { title: 'Where to go', all: 'All tours' },
}
