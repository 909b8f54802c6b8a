import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EdoOperator, EdoParty, EdoReceipt } from '../../desks/agency-papers/ports.ts'
import { paperTo } from './edo-paper.data.ts'

export type Move = 'sign' | 'deliver' | 'accept' | 'refuse' | 'clarify'
export interface Subject {
  readonly operator: EdoOperator
  /** Does the work of a person at the operator's site. */
  move(receipt: EdoReceipt, move: Move, reason?: string): Promise<void>
  /** Makes the next sending succeed without an answer. */
  loseNextAnswer(): Promise<void>
  /** Papers that the operator has. */
  count(): Promise<number>
  /** Accepts the invitation of a principal. */
  accept(tin: string): Promise<void>
  close(): Promise<void>
}

export const TIN = '500100732259'
/** Contract tests of every adapter of the port; call it in the adapter's own test file. */
export function edoOperatorContract(name: string, start: () => Promise<Subject>): void {
  describe(`operator of electronic documents: ${name}`, () => {
    let subject: Subject
    let to: EdoParty
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())

    it('invites a principal, and shows the box once the invitation is accepted', async () => {
      const { operator } = subject
      expect(await operator.partyOf(TIN, null)).toBe('invited')
      expect(await operator.partyOf(TIN, null)).toBe('invited')
      await subject.accept(TIN)
      to = (await operator.partyOf(TIN, null)) as EdoParty
      expect(to).toEqual({ boxId: expect.any(String), participantId: expect.stringMatching(/^2/) })
    })

    it('leads a paper from a draft to the signature of the other side', async () => {
      const { operator } = subject
      const receipt = await operator.send(await paperTo(operator, to))
      const states: string[] = [(await operator.stateOf(receipt)).state]
      for (const move of ['sign', 'deliver', 'accept'] as const) {
        await subject.move(receipt, move)
        states.push((await operator.stateOf(receipt)).state)
      }
      expect(states).toEqual(['draft', 'sent', 'delivered', 'signed'])
    })

    it.each([
      ['refuse', 'refused'],
      ['clarify', 'clarification'],
    ] as const)('gives the reason of the other side: %s', async (move, state) => {
      const { operator } = subject
      const receipt = await operator.send(await paperTo(operator, to))
      await subject.move(receipt, 'sign')
      await subject.move(receipt, 'deliver')
      await subject.move(receipt, move, 'no report is attached')
      expect(await operator.stateOf(receipt)).toEqual({ state, reason: 'no report is attached' })
    })

    it('sends once, however often and after whatever answer it is repeated', async () => {
      const { operator } = subject
      const before = await subject.count()
      const paper = await paperTo(operator, to)
      await subject.loseNextAnswer()
      await expect(operator.send(paper)).rejects.toMatchObject({ name: 'EdoFailure', kind: 'unavailable' })
      const [first, second] = [await operator.send(paper), await operator.send(paper)]
      expect(second).toEqual(first)
      const other = await paperTo(operator, to)
      const sent = await Promise.allSettled(Array.from({ length: 5 }, () => operator.send(other)))
      const ids = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.messageId] : []))
      expect(new Set(ids).size).toBe(1)
      expect(await subject.count()).toBe(before + 2)
    })

    it('refuses a paper that breaks the format or names another receiver, and keeps nothing', async () => {
      const { operator } = subject
      const before = await subject.count()
      const paper = await paperTo(operator, to)
      const torn = { ...paper, file: { ...paper.file, bytes: paper.file.bytes.slice(0, -20) } }
      await expect(operator.send(torn)).rejects.toMatchObject({ kind: 'refused' })
      const foreign = await paperTo(operator, { ...to, participantId: '2BM-7707083893-20260101' })
      await expect(operator.send(foreign)).rejects.toMatchObject({ kind: 'refused' })
      expect(await subject.count()).toBe(before)
    })

    it('does not know a foreign paper', async () => {
      const foreign = { messageId: randomUUID(), documentId: randomUUID() }
      expect(await subject.operator.stateOf(foreign)).toEqual({ state: 'unknown' })
    })
  })
}
