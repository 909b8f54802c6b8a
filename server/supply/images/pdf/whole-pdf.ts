const START = /^%PDF-[12]\.\d/
/** Pattern of the end of a PDF with its cross-reference offset. */
const END = /startxref\s+\d+\s+%%EOF/
/** Number of bytes searched for the beginning and for the end, after which a few bytes may follow. */
const START_BYTES = 8
const END_BYTES = 2_048
/** Markers of a page, or of a compressed object that may contain pages. */
const PAGES = ['/Page', '/ObjStm']

export const isPdf = (bytes: Buffer): boolean => START.test(bytes.toString('latin1', 0, START_BYTES))

/**
 * True = the bytes are a complete PDF with pages. It is not decompressed here; the browser of the reader displays it.
 */
export const isWholePdf = (bytes: Buffer): boolean =>
  isPdf(bytes) &&
  END.test(bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES))) &&
  PAGES.some((name) => bytes.includes(name))
