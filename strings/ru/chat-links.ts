/** Texts of links to a chat, separate from the chat itself because every page with goods has such a link. */
export const chatLinksText = {
  write: 'Написать',
  writeAboutOrder: 'Написать продавцу',
}
