/**
 * Nouns that are made of several modules. Each module is the only writer of its tables; the modules of a noun read each
 * other's. A module that stands in no line is a noun by itself.
 */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  // goods with their stock, the index, lists and searches made of them, and the desks where their seller writes them
  product: [
    'products',
    'stock',
    'read-models',
    'catalog',
    'search',
    'goods',
    'goods-import',
    'galleries',
    'stock-desk',
  ],
  // menus, and the pages and searches made of them
  dish: ['menus', 'restaurants'],
  // an order from its group to its claims, with the desk that lists orders
  order: ['checkout', 'order-lifecycle', 'orders', 'cabinet'],
  // what a customer is given: promo codes, bonuses, and the benefits of a plan with its sale
  benefit: ['loyalty', 'subscription', 'plans'],
  // a seller's site: its hosts, its pages, and what visitors write there
  site: ['sites', 'site-pages', 'site-requests'],
  // a seller from its application on, with the desks where its company, people, papers and days of delivery are written
  seller: ['sellers', 'registration', 'company', 'team', 'papers', 'shipping'],
  // tours with their dates, and the places that are booked
  tour: ['tours', 'bookings'],
  // receipts and postings, which are made of the same order and its money
  books: ['fiscal', 'ledger'],
  // what customers write, and the list where a seller answers it
  correspondence: ['chat', 'questions', 'reviews', 'inbox'],
}

const NOUN_OF = new Map(Object.entries(NOUNS).flatMap(([noun, modules]) => modules.map((module) => [module, noun])))

/** The noun that a module is a part of. */
export const nounOf = (module: string): string => NOUN_OF.get(module) ?? module
