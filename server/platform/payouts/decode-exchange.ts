/** Maximum size of a statement, bytes, and its limits of text: a year of a busy account is a tenth of it. */
export const MAX_STATEMENT_BYTES = 20 * 1024 * 1024
export const MAX_STATEMENT_LINES = 1_000_000
export const MAX_LINE = 4_000

/** The declared encoding; its value is ASCII in every encoding that occurs. */
const DECLARED_DOS = /=\s*(?:DOS|cp866|866)\s*$/im
/** Bytes of the header that contain the declaration. */
const HEADER_BYTES = 500

/**
 * Decodes a file of a bank: UTF-8 when it is valid, also without a byte order mark, whatever the file declares, because
 * banks write UTF-8 under the name of Windows; otherwise the DOS or the Windows encoding as declared.
 */
export function decodeExchange(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const header = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_BYTES))
    return new TextDecoder(DECLARED_DOS.test(header) ? 'ibm866' : 'windows-1251').decode(bytes)
  }
}
