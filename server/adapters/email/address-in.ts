/** E-mail address of a sender written as `Name <shop@example.ru>`, or as the address alone. */
export const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim()
