/**
 * Is this the sellers' side, or the page of one of their couriers? It is a table of pages of its own, so that whoever shops carries none of it: between the
 * two a link is an ordinary one.
 */
export const isCabinetPath = (pathname: string): boolean => /^\/(cabinet|operator|courier)(\/|$)/.test(pathname)
