import type * as ru from '../ru/invited-sheet.ts'
import type { Words } from '../words.ts'

export const invitedSheet: Words<typeof ru.invitedSheet> = {
  headings: {
    phone: ['Phone', 'Mobile', 'Phone number', 'Telephone'],
    tin: ['TIN', 'INN', 'Tax number'],
    title: ['Name', 'Title', 'Farm', 'Seller', 'Company'],
    town: ['Town', 'Place', 'City', 'District'],
    trade: ['Trade', 'Kind', 'Business'],
  },
  trades: {
    dairy: ['milk and cheese', 'milk', 'cheese', 'dairy'],
    bakery: ['bread and pastry', 'bread', 'bakery'],
    apiary: ['honey', 'apiary'],
    vegetables: ['vegetables and greens', 'vegetables', 'greens', 'fruit', 'berries', 'meat', 'poultry', 'eggs'],
    fish: ['fish'],
    restaurant: ['restaurant', 'cafe', 'kitchen'],
    guestHouse: ['guest house', 'tours', 'trips', 'excursions'],
  },
}
