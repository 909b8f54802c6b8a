/** Words of what leads to a chat, apart from those of the chat itself: every page of goods has such a link. */
export const chatLinksText = {
  write: 'Написать',
  writeAboutOrder: 'Написать продавцу',
}
