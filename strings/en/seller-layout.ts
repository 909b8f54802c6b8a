import type * as ru from '../ru/seller-layout.ts'
import type { Words } from '../words.ts'

export const sellerLayoutText: Words<typeof ru.sellerLayoutText> = {
  menu: {
    products: 'Products',
    dishes: 'Menu',
    tours: 'Tours',
    about: 'About us',
    delivery: 'Delivery and payment',
    reviews: 'Reviews',
    contact: 'Contact us',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    shop: 'Shop',
    help: 'Help',
    documents: 'Documents',
  },
  footer: {
    organization: (name, year) => `© ${year} ${name}`,
    address: (address) => `Address: ${address}`,
    tin: (tin) => `INN ${tin}`,
    ien: (ien) => `OGRN ${ien}`,
    onMarketplace: {
      farmer: 'The farm takes and delivers the orders. The shop runs on',
      restaurant: 'The restaurant takes and cooks the orders. The shop runs on',
      tour_operator: 'The organizer leads the tours. The shop runs on',
    },
    builtWith: 'Made in the site builder of',
  },
}
