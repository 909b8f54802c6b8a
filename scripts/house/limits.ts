/** Limits of `scripts/house.ts`. When a figure has fallen, its limit is lowered, so that it does not grow again. */
export const MAX_GRANTS = 169
/** Maximum grants of tables; the other grants are of published views. */
export const MAX_RAW_GRANTS = 10
export const MAX_MODULES = 91
export const MAX_GIANT_FILES = 0
export const MAX_PRODUCTION_LINES = 301_030
export const MAX_WORDS_OF_DOCS = 25_000

/**
 * Maximum banned patterns of prose by folder. A folder that is not listed may have none, so `{}` forbids them
 * everywhere.
 */
export const MAX_PROSE: Readonly<Record<string, number>> = {
  contracts: 2,
  domain: 2,
  server: 16,
  tests: 1,
  web: 3,
}
