/** Maximum characters of the line under a name. */
export const LONGEST_TAGLINE = 200
