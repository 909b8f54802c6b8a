/** The suffix of the module of a noun's desk for sellers. */
export const DESK = '-desk'

/**
 * Nouns that are made of several modules. Each module is the only writer of its tables; the modules of a noun read each
 * other's. A module that is not listed is a noun of its own, with its desk.
 */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  // goods with their stock, the index, lists and searches made of them, and the desk of their pictures
  product: ['products', 'stock', 'read-models', 'catalog', 'search', 'images-desk'],
  // menus, and the pages and searches made of them
  dish: ['menus', 'restaurants'],
  // an order from its group to its claims
  order: ['checkout', 'order-lifecycle', 'orders'],
  // benefits of a customer: promo codes, bonuses, and plans with their sale
  benefit: ['loyalty', 'subscription', 'plans'],
  // a seller's site: its hosts, its pages, and what visitors write there
  site: ['sites', 'site-pages', 'site-requests'],
  // a seller from its application on, with its days of delivery
  seller: ['sellers', 'registration', 'delivery-desk'],
  // tours with their dates, and the places that are booked
  tour: ['tours', 'bookings'],
  // receipts and postings, which are made of the same order and its money
  books: ['fiscal', 'ledger'],
  // messages of customers, and the list where a seller answers them
  correspondence: ['chat', 'questions', 'reviews', 'inbox'],
}

const NOUN_OF = new Map(Object.entries(NOUNS).flatMap(([noun, modules]) => modules.map((module) => [module, noun])))

/** The noun that a module is a part of. */
export function nounOf(module: string): string {
  const base = module.endsWith(DESK) ? module.slice(0, -DESK.length) : module
  return NOUN_OF.get(module) ?? NOUN_OF.get(base) ?? base
}
