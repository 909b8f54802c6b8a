/** Length of the title of a requested category. */
export const SHORTEST_TITLE = 2
export const LONGEST_TITLE = 80
