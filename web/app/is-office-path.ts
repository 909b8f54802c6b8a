/** Whether a path belongs to the office of the market, which has a route table of its own. */
export const isOfficePath = (pathname: string): boolean => /^\/office(\/|$)/.test(pathname)
