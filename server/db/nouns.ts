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
  // a plan that is sold, and what it gives
  membership: ['subscription', 'plans'],
  // a seller's site: its hosts, its pages, and what visitors write there
  site: ['sites', 'site-pages', 'site-requests'],
  // a seller with the desks where its company, papers and days of delivery are written
  seller: ['sellers', 'company', 'papers', 'shipping'],
}

const NOUN_OF = new Map(Object.entries(NOUNS).flatMap(([noun, modules]) => modules.map((module) => [module, noun])))

/** The noun that a module is a part of. */
export const nounOf = (module: string): string => NOUN_OF.get(module) ?? module
