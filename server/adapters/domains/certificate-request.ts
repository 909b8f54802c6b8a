import { createSign, type KeyObject } from 'node:crypto'

const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const SEQUENCE = 0x30
const SET = 0x31
const DNS_NAME = 0x82
const ATTRIBUTES = 0xa0
const EXTENSION_REQUEST = Buffer.from('06092a864886f70d01090e', 'hex')
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex')
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex')

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

/** A certificate request for one host (PKCS #10, RFC 2986), signed with its P-256 key. */
export function certificateRequest(host: string, keys: { privateKey: KeyObject; publicKey: KeyObject }): Buffer {
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from(host, 'ascii')))
  const extension = der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, names))
  const attribute = der(SEQUENCE, EXTENSION_REQUEST, der(SET, der(SEQUENCE, extension)))
  const info = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([0])),
    // the name is in the extension; clients ignore the subject
    der(SEQUENCE),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    der(ATTRIBUTES, attribute),
  )
  const signature = createSign('sha256').update(info).sign(keys.privateKey)
  return der(
    SEQUENCE,
    info,
    der(SEQUENCE, ECDSA_WITH_SHA256),
    der(BIT_STRING, Buffer.concat([Buffer.from([0]), signature])),
  )
}
