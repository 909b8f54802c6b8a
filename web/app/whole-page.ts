/** What React writes in place of a part whose code was not there. Its end is looked for: a page has `<` everywhere. */
const MISSING = { begin: '<!--', end: '$!-->' } as const
/** The longest that is waited for code from the disk: so often, so long each time. */
const MOST_WAITS = 60
const WAIT_MS = 5
/** Kinds of pages with a part that never comes on a server: nobody waits for it twice. */
const incomplete = new Set<string>()

function lacksPart(html: string): boolean {
  const { begin, end } = MISSING
  for (let at = html.indexOf(end); at !== -1; at = html.indexOf(end, at + 1))
    if (html.startsWith(begin, at - begin.length)) return true
  return false
}

/**
 * Parts that are loaded apart begin to load when a page first names them. After a start the first page of a kind is
 * written again until they are there: its reader would see it without them, and the browser would complain.
 * @param kind which parts it may have; there are as many kinds as there are routes
 */
export async function wholePage(kind: string, write: () => string): Promise<string> {
  let html = write()
  if (!lacksPart(html) || incomplete.has(kind)) return html
  for (let waits = 0; waits < MOST_WAITS && lacksPart(html); waits++) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    html = write()
  }
  if (lacksPart(html)) incomplete.add(kind)
  return html
}
