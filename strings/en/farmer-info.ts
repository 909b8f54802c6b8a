import type * as ru from '../ru/farmer-info.ts'
import type { Words } from '../words.ts'
import { formatDate } from './format.ts'

export const farmerInfo: Words<typeof ru.farmerInfo> = {
  story: 'The story of the farm',
  owner: (name) => `Owners: ${name}`,
  since: (day, reference) => `With us since ${formatDate(day, reference)}`,
  documents: 'Documents',
  legal: {
    title: 'Legal details',
    name: 'Seller',
    address: 'Address',
    tin: 'Tax number (INN)',
    ien: 'Registration number (OGRN)',
    terms: 'The seller’s terms',
    personalData: 'Processing of personal data',
  },
}
