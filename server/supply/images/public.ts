export { A4, createPdf, millimetres, type PageSize, type PdfPage, type PdfText, wrapped } from './pdf/pdf.ts'
export { type QrGrid, qrGridOf } from './pdf/qr-grid.ts'
export { createSheet, SHEET_NOTE, SHEET_TITLE } from './pdf/sheet.ts'
