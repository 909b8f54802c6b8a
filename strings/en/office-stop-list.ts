import type * as ru from '../ru/office-stop-list.ts'
import type { Words } from '../words.ts'
import { deskValidationTexts } from './desk-validation.ts'

export const officeStopList: Words<typeof ru.officeStopList> = {
  title: 'Forbidden goods',
  note: 'No text under which something is sold may contain these words. Goods already on sale stay as they are. Alcohol is recognized separately, by law.',
  add: 'Add',
  phrase: 'One to four words in a row',
  phraseHint: 'A star at the end of a word matches any ending: cigar*',
  reason: 'Why',
  reasons: {
    tobacco: 'Tobacco and nicotine',
    drugs: 'Drugs',
    medicine: 'Medicines and promises to cure',
    weapons: 'Weapons',
    wildlife: 'Protected animals and plants',
    market: 'Rules of the market',
  },
  words: {
    tobacco: deskValidationTexts.stopTobacco,
    drugs: deskValidationTexts.stopDrugs,
    medicine: deskValidationTexts.stopMedicine,
    weapons: deskValidationTexts.stopWeapons,
    wildlife: deskValidationTexts.stopWildlife,
    market: deskValidationTexts.stopMarket,
  },
  sellerReads: (words: string) => `The seller reads: “${words}”`,
  own: 'yours',
  none: 'No words yet.',
  remove: (phrase: string) => `Remove “${phrase}”`,
  saved: (phrase: string) => `Saved “${phrase}”`,
  removed: (phrase: string) => `Removed “${phrase}”`,
  failed: 'Not saved. Please try again',
  loading: 'Loading the words',
  loadFailed: 'The words did not load',
  retry: 'Try again',
}
