export const SHORTEST_TITLE = 2
export const LONGEST_TITLE = 80
