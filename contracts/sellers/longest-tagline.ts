/** Maximum characters of the tagline under a seller's name. */
export const LONGEST_TAGLINE = 200
