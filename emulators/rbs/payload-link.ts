/** CRC-16/CCITT-FALSE: polynomial 0x1021, initial 0xFFFF, not reflected, no final xor; four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Member id of the emulated bank. */
const BANK = '100000000999'

/**
 * The link of a dynamic QR code: one payment, its amount in kopecks, the checksum over all preceding characters. `host`
 * is `https://qr.nspk.ru` for a realistic link, or the emulator's own URL plus `/qr`.
 */
export function payloadLink(host: string, qrId: string, amount: number): string {
  const link = `${host}/${qrId}?type=02&bank=${BANK}&sum=${amount}&cur=RUB`
  return `${link}&crc=${crc16(link)}`
}
