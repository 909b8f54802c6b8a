/** The suffix of the module of a noun's desk for sellers. */
export const DESK = '-desk'

/**
 * Nouns that consist of several modules. Each module is the only writer of its tables; the modules of a noun read each
 * other's tables. A module that is not listed is a separate noun, with its desk.
 */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  // customers with their accounts, and as the office sees them
  customer: ['identity', 'office-customers'],
  // the market, and the announcement of its opening
  market: ['market', 'announcement'],
  // products with their stock, the index, lists and searches built from them, and the desk of their pictures
  product: ['products', 'stock', 'read-models', 'catalog', 'search', 'images-desk'],
  // menus, and the pages and searches built from them
  dish: ['menus', 'restaurants'],
  // an order from its group to its parcels and claims, its page in the office, and the reports about orders
  order: ['checkout', 'order-lifecycle', 'orders', 'shipments', 'office-orders', 'reports'],
  // the orders of a seller's day when they are picked, printed and delivered, and the overview of the day
  day: ['today', 'picking', 'printing', 'couriers'],
  // benefits of a customer: promo codes, bonuses, and subscriptions with their sale
  benefit: ['loyalty', 'subscription', 'plans'],
  // a seller's site: its hosts, its pages, and the requests of its visitors
  site: ['sites', 'site-pages', 'site-requests'],
  // a seller since its application, with its delivery days, and as the office sees it
  seller: ['sellers', 'registration', 'delivery-desk', 'office-sellers', 'seller-contract'],
  // tours with their dates, and bookings of places
  tour: ['tours', 'bookings'],
  // receipts and postings, which are created from the same order and its money, the fees of the postings, statements,
  // taxes, payouts, whose sums are sums of postings, the closing of months, and the papers made of statements
  books: ['fiscal', 'ledger', 'fees', 'statements', 'seller-taxes', 'payouts', 'closing', 'agency-papers'],
  // texts of customers to sellers, and the list where a seller answers them
  correspondence: ['chat', 'questions', 'reviews', 'inbox'],
}

const NOUN_OF = new Map(Object.entries(NOUNS).flatMap(([noun, modules]) => modules.map((module) => [module, noun])))

/** The noun that a module is a part of. */
export function nounOf(module: string): string {
  const base = module.endsWith(DESK) ? module.slice(0, -DESK.length) : module
  return NOUN_OF.get(module) ?? NOUN_OF.get(base) ?? base
}
