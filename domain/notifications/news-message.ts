import { shortenText } from '../text/cut-text.ts'

/** Maximum length of an SMS: two parts of Cyrillic text. One part holds 70 characters. */
export const MAX_SMS = 134

/** SMS without an order: twice as long as others because health depends on it; details are on the page. */
export const newsMessage = (
  { title, text }: { readonly title: string; readonly text: string },
  pageUrl: string,
): string => `${shortenText(`${title}. ${text}`, 2 * MAX_SMS - pageUrl.length - 1)} ${pageUrl}`
