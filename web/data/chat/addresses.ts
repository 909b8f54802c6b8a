/** Where a customer talks with a seller; the thread is opened when there is none. */
export const chatWithPath = (organizationId: number): string => `/account/chats/farmer-${organizationId}`
