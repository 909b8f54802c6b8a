import { expect, it } from 'vitest'
import { A4, createPdf } from './pdf.ts'
import { isPdf, isWholePdf } from './whole-pdf.ts'

const whole = await (async () => {
  const pdf = await createPdf({ title: 'Paper', language: 'ru', now: new Date('2026-11-24T08:00:00Z') })
  pdf.addPage(A4).line('Сыр', 100, 100, { weight: '500', size: 12 })
  return Buffer.from(await pdf.bytes())
})()

it('accepts a complete PDF with a page, also with a line after its end', () => {
  expect(isWholePdf(whole)).toBe(true)
  expect(isWholePdf(Buffer.concat([whole, Buffer.from('\r\n')]))).toBe(true)
  const packed = Buffer.from('%PDF-1.7\n1 0 obj <</Type/ObjStm>> endobj\nstartxref\r\n9\r\n%%EOF')
  expect(isWholePdf(packed)).toBe(true)
})

it.each([
  ['eight bytes', Buffer.from('%PDF-1.7')],
  ['an end alone', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
  ['a half', whole.subarray(0, whole.length / 2)],
  ['an end far before the end', Buffer.concat([whole, Buffer.alloc(3_000)])],
])('refuses a PDF of %s', (_, bytes) => expect([isPdf(bytes), isWholePdf(bytes)]).toEqual([true, false]))

it('refuses other files', () => {
  const others = [Buffer.from('%PDF-x.7'), Buffer.concat([Buffer.from('<html>'), whole]), Buffer.alloc(0)]
  expect(others.map(isPdf)).toEqual([false, false, false])
})
