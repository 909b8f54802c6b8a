/** How every PDF begins. */
const START = /^%PDF-[12]\.\d/
/** Where its end tells where its objects are. */
const END = /startxref\s+\d+\s+%%EOF/
/** Bytes in which its beginning and its end are looked for; a few may stand after the end. */
const START_BYTES = 8
const END_BYTES = 2_048
/** What a document without pages does not have: a page, or a packed object that may hold it. */
const PAGES = ['/Page', '/ObjStm']

export const isPdf = (bytes: Buffer): boolean => START.test(bytes.toString('latin1', 0, START_BYTES))

/**
 * True for a PDF that was sent whole and has pages. Its bytes are looked at and nothing of them is unpacked: a paper is
 * shown by the browser of whoever reads it.
 */
export const isWholePdf = (bytes: Buffer): boolean =>
  isPdf(bytes) &&
  END.test(bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES))) &&
  PAGES.some((name) => bytes.includes(name))
