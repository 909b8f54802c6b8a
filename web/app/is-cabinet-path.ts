/**
 * Whether a path belongs to the sellers' side or to a courier's page. These have a separate route table, so that
 * customers do not load it: a link between the two is an ordinary link.
 */
export const isCabinetPath = (pathname: string): boolean => /^\/(cabinet|operator|courier)(\/|$)/.test(pathname)
