/**
 * Number of items of the first page that the category's own card replaces: the first load is eleven products (spec 9).
 */
export const OWN_CARDS = 1
