import { type FeePaperFacts, feePaper } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PaperParty } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'

export const AGENT: PaperParty = {
  kind: 'company',
  name: 'ООО "Рынок"',
  tin: '7722698789',
  kpp: '772201001',
  ien: '1097746419070',
  address: '101000, г. Москва, ул. Примерная, д. 1',
}
export const PRINCIPAL: PaperParty = {
  kind: 'proprietor',
  name: 'ИП Пример Анна Петровна',
  tin: '500100732259',
  ien: '304500116000157',
  address: '140000, Московская обл., д. Луговая',
  person: { last: 'Пример', first: 'Анна', middle: 'Петровна' },
}
export const FEE_FACTS: FeePaperFacts = {
  number: '11-0418',
  day: '2026-11-30',
  correction: null,
  period: { from: '2026-11-01', to: '2026-11-30' },
  agent: AGENT,
  principal: PRINCIPAL,
  contract: { number: '118', day: '2026-02-02' },
  report: { number: '11-0418', day: '2026-11-30' },
  vatMode: 'vat5',
  services: [
    { title: 'Агентское вознаграждение за ноябрь 2026 г. по договору № 118 от 02.02.2026', gross: kopecks(1_200_000) },
  ],
  signer: { position: 'Генеральный директор', person: { last: 'Образцов', first: 'Иван', middle: '' } },
}
/** A paper of 12 000 ₽ with 571,43 ₽ of VAT. */
export const FEE_PAPER = feePaper(FEE_FACTS)
/** Ids of both participants and of a file. */
export const UTD_IDS = {
  senderId: '2BM-7722698789-20260101',
  receiverId: '2BM-500100732259-20260101',
  fileId: '6f0b1c52-8a5e-4f7b-9c44-0d9f3a1e2b7c',
}
