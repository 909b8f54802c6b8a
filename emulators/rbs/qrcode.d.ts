declare module 'qrcode' {
  /** A PNG of the text. */
  export function toBuffer(
    text: string,
    options?: { errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H'; width?: number; margin?: number },
  ): Promise<Buffer>
}
