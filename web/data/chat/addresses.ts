/** A customer's chat with a seller; created when it does not exist. */
export const chatWithPath = (organizationId: number): string => `/account/chats/farmer-${organizationId}`
