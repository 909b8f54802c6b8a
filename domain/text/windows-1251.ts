/** Bytes of the characters of windows-1251 beyond ASCII; 0x98 stands for no character. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => index + 128)
    .filter((byte) => byte !== 0x98)
    .map((byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
)

/**
 * Encodes a text as windows-1251, the charset of Russian accounting formats.
 * @param replace ASCII text instead of a character that the charset lacks
 */
export function windows1251(text: string, replace: (char: string) => string): Uint8Array {
  const bytes: number[] = []
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    const byte = code < 128 ? code : BYTES.get(char)
    if (byte !== undefined) bytes.push(byte)
    else for (const other of replace(char)) bytes.push(other.charCodeAt(0))
  }
  return Uint8Array.from(bytes)
}
