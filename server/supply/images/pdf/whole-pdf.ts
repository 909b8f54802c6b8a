const START = /^%PDF-[12]\.\d/
/** End of a PDF with its cross-reference offset. */
const END = /startxref\s+\d+\s+%%EOF/
/** Bytes searched for the beginning and the end; a few may follow the end. */
const START_BYTES = 8
const END_BYTES = 2_048
/** Every document has a page, or a compressed object that may contain it. */
const PAGES = ['/Page', '/ObjStm']

export const isPdf = (bytes: Buffer): boolean => START.test(bytes.toString('latin1', 0, START_BYTES))

/** True = a complete PDF with pages. It is not decompressed here; the reader's browser displays it. */
export const isWholePdf = (bytes: Buffer): boolean =>
  isPdf(bytes) &&
  END.test(bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES))) &&
  PAGES.some((name) => bytes.includes(name))
