import type { closingEndpoints } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import type { RegisterColumns } from '@okolitsa/contracts/closing/closing.ts'
import { closing as text } from '@okolitsa/strings/ru/closing.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Months, and the sources of registers. */
export const usePeriods = () =>
  useQuery({ queryKey: officeKeys.closings, queryFn: () => officeApi().closing.listPeriods() })

/** A month: the books next to the registers; null = no month is chosen yet. */
export const useClosing = (period: string | null) =>
  useQuery({
    queryKey: officeKeys.closing(period ?? ''),
    queryFn: () => officeApi().closing.getClosing({ params: { period: period ?? '' } }),
    enabled: period !== null,
  })

type SourceBody = z.input<(typeof closingEndpoints)['addRegisterSource']['body']>
type DecisionBody = z.input<(typeof closingEndpoints)['decideDifference']['body']>

const meta = { showsOwnError: true }
const onError = (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) })

/** The list and every month change together: what is moved on is counted in the next month. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: officeKeys.closings })
}

/** Adds sources, names their payers, shows the beginning of a file, and imports it with named columns. */
export function useRegisters() {
  const refresh = useRefresh()
  return {
    add: useMutation({
      meta,
      mutationFn: (body: SourceBody) => officeApi().closing.addRegisterSource({ body }),
      onSuccess: () => {
        showToast({ tone: 'success', text: text.files.added })
        return refresh()
      },
      onError,
    }),
    namePayer: useMutation({
      meta,
      mutationFn: ({ sourceId, payer }: { sourceId: number; payer: string }) =>
        officeApi().closing.namePayer({ params: { sourceId }, body: { payer } }),
      onSuccess: () => {
        showToast({ tone: 'success', text: text.files.payerSaved })
        return refresh()
      },
      onError,
    }),
    preview: useMutation({
      meta,
      mutationFn: ({ sourceId, file }: { sourceId: number; file: File }) =>
        officeApi().closing.previewRegister({ params: { sourceId }, files: [file] }),
    }),
    import: useMutation({
      meta,
      mutationFn: ({ sourceId, file, columns }: { sourceId: number; file: File; columns: RegisterColumns }) =>
        officeApi().closing.importRegister({
          params: { sourceId },
          body: { ...columns, refunds: columns.refunds.join(', '), name: file.name.slice(-200).toWellFormed() },
          files: [file],
        }),
      onSuccess: refresh,
    }),
  }
}

/** Decides about differences, closes the month, and asks to open it again. */
export function useClosingActions(period: string) {
  const refresh = useRefresh()
  const params = { period }
  const done = (words: string) => {
    showToast({ tone: 'success', text: words })
    return refresh()
  }
  return {
    decide: useMutation({
      meta,
      mutationFn: (body: DecisionBody) => officeApi().closing.decideDifference({ params, body }),
      onSuccess: () => done(text.differences.saved),
      onError,
    }),
    close: useMutation({
      meta,
      mutationFn: () => officeApi().closing.closePeriod({ params }),
      onSuccess: () => done(text.closed),
      onError,
    }),
    reopen: useMutation({
      meta,
      mutationFn: (reason: string) => officeApi().closing.proposeReopening({ params, body: { reason } }),
      onSuccess: ({ proposal }) => done(proposal ? text.sent : text.opened),
      onError,
    }),
  }
}
