import type * as ru from '../ru/occasions.ts'
import type { Words } from '../words.ts'

export const occasionsText: Words<typeof ru.occasionsText> = {
  field: 'Days of the year',
  hint: 'The days are counted for every year. Summer and harvest begin with the climate of each region.',
  always: 'All year',
  titles: {
    newYear: 'New Year, from 1 December to 7 January',
    maslenitsa: 'Maslenitsa',
    lent: 'Lent',
    easter: 'Easter and Bright Week',
    summer: 'Summer',
    harvest: 'Harvest',
  },
}
