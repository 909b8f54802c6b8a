/** A customer's chat with a seller; created when there is none. */
export const chatWithPath = (organizationId: number): string => `/account/chats/farmer-${organizationId}`
