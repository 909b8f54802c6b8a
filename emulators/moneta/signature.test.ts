import { expect, it } from 'vitest'
import { answerSignatureOf, signatureOf } from './signature.ts'

it('signs an answer as documented', () => {
  expect(answerSignatureOf('200', '54600817', 'FF790ABCD', 'QWERTY')).toBe('29807c8e5d82198b5c4360e6ec711cce')
})

it('treats an absent field as empty and keeps the order of fields', () => {
  const link = {
    MNT_ID: '1',
    MNT_TRANSACTION_ID: '2',
    MNT_AMOUNT: '3.00',
    MNT_CURRENCY_CODE: 'RUB',
    MNT_TEST_MODE: '0',
  }
  // md5('123.00RUB0code')
  expect(signatureOf(link, 'code')).toBe(signatureOf({ ...link, MNT_SUBSCRIBER_ID: '', MNT_OPERATION_ID: '' }, 'code'))
  expect(signatureOf({ ...link, MNT_COMMAND: 'CHECK' }, 'code')).not.toBe(signatureOf(link, 'code'))
})
