/** Places among the first twelve goods that the category's own card takes: a first load brings eleven goods (spec 9). */
export const OWN_CARDS = 1
